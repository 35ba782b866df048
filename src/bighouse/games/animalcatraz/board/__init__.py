"""Animalcatraz's table drawn for a terminal with rich; nothing else imports this, so the rules run without rich."""

from bighouse.games.animalcatraz.board.table import board, mat

__all__ = ["board", "mat"]
