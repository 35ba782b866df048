"""What the facts of an event stand for, in the words of a view."""

from __future__ import annotations

from functools import lru_cache

from bighouse.games.architects.box.components import GOOD_WORDS, PLACE_WORDS, SCHEME_WORDS, SPACE_WORDS, Box
from bighouse.games.architects.rules.events import CAUSE_WORDS, DEBT_WORDS, WHY_WORDS
from bighouse.games.architects.words.phrases import PHASE_WORDS, SHEET_WORDS, TRADE_WORDS


@lru_cache(maxsize=8)
def glossary(box: Box) -> dict[str, list[str]]:
    """The words of each kind of fact; other kinds are numbers or seats."""
    return {
        "phase": PHASE_WORDS,
        "line": SHEET_WORDS,
        "place": PLACE_WORDS,
        "stall": SPACE_WORDS,
        "good": GOOD_WORDS,
        "trade": TRADE_WORDS,
        "debt": DEBT_WORDS,
        "cause": CAUSE_WORDS,
        "why": WHY_WORDS,
        "act": SCHEME_WORDS,
        "building": [card.id for card in box.buildings],
        "apprentice": [card.id for card in box.apprentices],
        "reward": [card.id for card in box.rewards],
        "market": [card.id for card in box.markets],
        "scheme": [card.id for card in box.schemes],
    }
