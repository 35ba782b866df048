"""The log: what sentences call things, and the few sentences that no template of rules/events.py can say.

A sentence rests on the event alone, never on the position: the log is read long after.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from bighouse.engine.telling import Phrase, Teller
from bighouse.games.lockup.box.components import LIBRARY, RESOURCE_WORDS, TOKENS, Box
from bighouse.games.lockup.words.phrases import (
    RANK_WORDS,
    RESOURCE_PLURALS,
    guard_words,
    place_words,
    plain_token,
    stars_words,
)

PHASES: Final = [
    "the table was set up",
    "Roll Call began",
    "Lights Out began",
    "Patrol began",
    "the last night was over: the final raid and the scoring followed",
]
STAR_SOURCES: Final = [  # the lines of the score sheet
    "to start with",
    "for the item",
    "",  # the card is named
    "for the instant goal",
    "in the raid",
    "for the leader goal",
    "for the end game goal",
    "for goons",
    "for cubes left over",
    "for tomes in hand",
    "for the first player marker",
]


@lru_cache(maxsize=16)
def phrases(box: Box, guards: int) -> dict[str, Phrase]:
    """How sentences say each kind of fact; other kinds are numbers or seats."""
    return {
        "phase": Phrase(PHASES),
        "line": Phrase(STAR_SOURCES),
        "stars": Phrase(lambda stars: f"{'gained' if stars > 0 else 'lost'} {stars_words(abs(stars))}"),
        "recruited": Phrase(lambda seat: "seized" if seat == guards else "recruited"),
        "rank": Phrase(RANK_WORDS),
        "location": Phrase([place_words(box, location) for location in range(len(box.locations))]),
        "resource": Phrase(RESOURCE_WORDS, many=RESOURCE_PLURALS),
        "token": Phrase([plain_token(token) for token in range(TOKENS)], "a crew member"),
        "item": Phrase([card.name for card in box.items]),
        "goon": Phrase([f"the {card.name}" for card in box.goons]),
        "tome": Phrase([card.name for card in box.tomes]),
        "goal": Phrase([card.name for card in box.goals]),
        "trait": Phrase([card.name for card in box.traits]),
        "guard": Phrase([guard_words(card) for card in box.guards]),
        "crew": Phrase(["the crew board"] * len(box.crews)),
    }


def crew_strayed(t: Teller) -> str:
    seat = t.number("seat")
    crew = t.who(seat) if seat == t.game.guards else f"{t.whose(seat)} crew"
    return f"{crew} got nothing at {t.say('from')} and went to {t.one('location', LIBRARY)}."


TALES: Final[dict[str, Callable[[Teller], str]]] = {
    "crew_strayed": crew_strayed,
}
