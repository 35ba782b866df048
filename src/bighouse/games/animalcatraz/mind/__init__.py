"""What bots are told: Animalcatraz."""
