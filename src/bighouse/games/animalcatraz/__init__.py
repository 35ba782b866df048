"""Animalcatraz. One file a chapter; RULES.md holds the rulings that code cites."""
