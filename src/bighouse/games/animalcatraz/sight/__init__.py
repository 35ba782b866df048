"""What a seat is shown: Animalcatraz."""
