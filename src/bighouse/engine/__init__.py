"""The kernel: agenda, choices, lanes, chance, story. It knows no game."""
