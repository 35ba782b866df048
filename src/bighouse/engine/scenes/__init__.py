"""Scenes: positions written as text, what FEN is to chess; text.py says how they look, page.py how they are read."""
