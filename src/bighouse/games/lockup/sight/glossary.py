"""What the facts of an event stand for, in the words of a view."""

from __future__ import annotations

from functools import lru_cache

from bighouse.games.lockup.box.components import LOCATION_WORDS, RESOURCE_WORDS, TOKEN_WORDS, Box
from bighouse.games.lockup.rules.events import WHY_WORDS
from bighouse.games.lockup.words.phrases import PHASE_WORDS, SHEET_WORDS


@lru_cache(maxsize=8)
def glossary(box: Box) -> dict[str, list[str]]:
    """The words of each kind of fact; other kinds are numbers or seats."""
    return {
        "phase": PHASE_WORDS,
        "line": SHEET_WORDS,
        "location": LOCATION_WORDS,
        "resource": RESOURCE_WORDS,
        "token": TOKEN_WORDS,
        "why": WHY_WORDS,
        "item": [card.id for card in box.items],
        "goon": [card.id for card in box.goons],
        "tome": [card.id for card in box.tomes],
        "goal": [card.id for card in box.goals],
        "trait": [card.id for card in box.traits],
        "guard": [card.id for card in box.guards],
    }
