"""What may stand behind a change that is told: a tile, or a Bureaucracy card."""

from __future__ import annotations

from typing import Final

TILE: Final = 0
CARD: Final = 1

SOURCE_WORDS: Final = ["tile", "card"]
