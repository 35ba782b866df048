"""The cards that something in the story may come from."""

from __future__ import annotations

from typing import Final

APPRENTICE: Final = 0
BUILDING: Final = 1

SOURCE_WORDS: Final = ["apprentice", "building"]
