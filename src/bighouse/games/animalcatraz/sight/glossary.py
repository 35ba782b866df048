"""What the facts of an event stand for, in the words of a view."""

from __future__ import annotations

from functools import lru_cache

from bighouse.games.animalcatraz.box.components import (
    ICON_WORDS,
    LETTER_WORDS,
    SPACE_WORDS,
    STAT_WORDS,
    VACANT_WORDS,
    Box,
)
from bighouse.games.animalcatraz.rules.actions import LOOK_WORDS


@lru_cache(maxsize=8)
def glossary(box: Box) -> dict[str, list[str]]:
    """The words of each kind of fact; other kinds are numbers or seats."""
    return {
        "space": SPACE_WORDS,
        "vacant": VACANT_WORDS,
        "letter": LETTER_WORDS,
        "icon": ICON_WORDS,
        "skill": [inmate.id for inmate in box.inmates],
        "stat": STAT_WORDS,
        "look": LOOK_WORDS,
        "rank": [rank.id for rank in box.ranks],
        "convict": [inmate.id for inmate in box.inmates],
        "card": [card.id for card in box.cards],
        "guard": [guard.id for guard in box.guards],
        "gangster": [gangster.id for gangster in box.gangsters],
        "event": [event.id for event in box.events],
        "crime": [crime.id for crime in box.crimes],
        "plan": [plan.id for plan in box.plans],
        "stage": [stage.id for stage in box.stages],
    }
