"""What people read: Animalcatraz."""
