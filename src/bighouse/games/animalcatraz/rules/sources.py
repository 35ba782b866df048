"""What may stand behind a change that is told: an icon, a card, the skill of a Convict, a Gangster."""

from __future__ import annotations

from typing import Final

ICON: Final = 0
CARD: Final = 1
SKILL: Final = 2  # by the Convict whose it is
GANGSTER: Final = 3

SOURCE_WORDS: Final = ["icon", "card", "skill", "gangster"]
