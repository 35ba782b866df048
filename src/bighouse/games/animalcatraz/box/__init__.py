"""What is in the box: Animalcatraz."""
