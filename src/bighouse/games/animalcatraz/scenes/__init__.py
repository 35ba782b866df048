"""Positions as text: Animalcatraz."""
