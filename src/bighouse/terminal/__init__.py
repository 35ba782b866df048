"""Bighouse in a terminal: what the commands do. Nothing here knows a particular game."""
