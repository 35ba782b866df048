"""The log: what sentences call things, and the few sentences that no template of rules/events.py can say.

A sentence rests on the event alone, never on the position: the log is read long after.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from bighouse.engine.telling import Phrase, Teller, sentence
from bighouse.games.architects.box.components import COLUMNS, GOOD_WORDS, SCHEME_WORDS, Box, SchemeAct
from bighouse.games.architects.rules.events import WHY_SCHEME
from bighouse.games.architects.words.card_words import act_words, scheme_words, trade_words
from bighouse.games.architects.words.phrases import (
    LEVEL_NAMES,
    PLACE_NAMES,
    SPACE_NAMES,
    TRADE_WORDS,
    gain_in_words,
    goods_in_words,
    points_words,
)

PHASES: Final = [
    "the table was set up",
    "the first turn began",
    "the last round began",
    "the last turn was over: end effects and the scoring followed",
]
SCORED_FOR: Final = [  # the lines of the score sheet
    "for buildings",
    "for the Cathedral",
    "for virtue",
    "for unpaid debts",
    "for gold and marble",
    "for silver",
    "for workers in the Prison",
    "for workers in the Guildhall",
]
NTH: Final = ["", "a", "a second", "a third", "a fourth", "a fifth", "a sixth", "a seventh", "an eighth"]


@lru_cache(maxsize=8)
def phrases(box: Box) -> dict[str, Phrase]:
    """How sentences say each kind of fact; other kinds are numbers or seats."""
    return {
        "phase": Phrase(PHASES),
        "line": Phrase(SCORED_FOR),
        "points": Phrase(lambda points: f"{'scored' if points >= 0 else 'lost'} {points_words(abs(points))}"),
        "total": Phrase(points_words),
        "change": Phrase(lambda change: f"{'rose' if change > 0 else 'fell'} by {abs(change)}"),
        "nth": Phrase(lambda nth: f"{NTH[nth]} worker" if nth < len(NTH) else f"worker number {nth}"),
        "place": Phrase(PLACE_NAMES),
        "stall": Phrase(SPACE_NAMES),
        "level": Phrase(LEVEL_NAMES),
        "space": Phrase(lambda space: "lower" if space >= COLUMNS else "upper"),
        "good": Phrase(GOOD_WORDS),
        "trade": Phrase(TRADE_WORDS),
        "bargain": Phrase([trade_words(card) for card in box.apprentices]),
        "building": Phrase([f"the {card.name}" for card in box.buildings], "a Building card"),
        "apprentice": Phrase([f"the {card.name}" for card in box.apprentices]),
        "reward": Phrase([gain_in_words(card.gain) for card in box.rewards]),
        "market": Phrase([goods_in_words(card.large) for card in box.markets]),
        "scheme": Phrase([card.id for card in box.schemes]),
        "deeds": Phrase([scheme_words(card) for card in box.schemes]),
    }


def opponent_did(t: Teller) -> str:
    if t.number("why") == WHY_SCHEME:
        return f"The scheme said: {act_words(SchemeAct(SCHEME_WORDS[t.number('act')], t.number('count')))} (§15.4)."
    return sentence(t)


TALES: Final[dict[str, Callable[[Teller], str]]] = {
    "opponent_did": opponent_did,
}
