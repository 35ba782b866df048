"""The log: what its sentences call things. A sentence rests on the event alone: the log is read long after."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from bighouse.engine.english import listed, with_article
from bighouse.engine.telling import Phrase, Teller
from bighouse.games.prison_architect.box.components import (
    BID_WORDS,
    DECK_WORDS,
    PASSIVE_TAGS,
    TAG_WORDS,
    TILE_TAGS,
    Box,
)
from bighouse.games.prison_architect.rules.actions import EDGE_SETS
from bighouse.games.prison_architect.rules.events import WHY_WORDS
from bighouse.games.prison_architect.rules.scoring import SHEET_WORDS
from bighouse.games.prison_architect.words.phrases import (
    AREA_NAMES,
    PHASE_NAMES,
    SPECIALIST_NAMES,
    SPECIALIST_PLURALS,
    SQUARE_WORDS,
    prisoner_faces,
    prisoner_names,
    sides_in_words,
)

PRIORITY_NAMES: Final = ["Staff", "windows", "most VP", "the lowest price"]
TAG_NAMES: Final = [f"{word.capitalize()} tag" for word in TAG_WORDS[:TILE_TAGS]]
TOKEN_NAMES: Final = [
    *[with_article(f"{word.capitalize()} token") for word in TAG_WORDS[:PASSIVE_TAGS]],
    "a wildcard token",
]


@lru_cache(maxsize=8)
def phrases(box: Box) -> dict[str, Phrase]:
    """How sentences say each kind of fact; other kinds are numbers or seats."""
    return {
        "phase": Phrase(PHASE_NAMES),
        "business": Phrase([name[:1].lower() + name[1:] for name in PHASE_NAMES]),  # a phase in mid-sentence
        "area": Phrase(AREA_NAMES),
        "square": Phrase(SQUARE_WORDS),
        "edges": Phrase([sides_in_words(edges) for edges in range(EDGE_SETS)]),
        "tag": Phrase(TAG_NAMES, many=[f"{name}s" for name in TAG_NAMES]),
        "token": Phrase(TOKEN_NAMES),
        "specialist": Phrase(SPECIALIST_NAMES, many=SPECIALIST_PLURALS),
        "prisoner": Phrase(prisoner_names()),
        "token_face": Phrase(prisoner_faces()),
        "deck": Phrase(DECK_WORDS),
        "line": Phrase(SHEET_WORDS),
        "priority": Phrase([*[word.capitalize() for word in TAG_WORDS], *PRIORITY_NAMES]),
        "card_type": Phrase(["Policy card", "Staff card"]),
        "why": Phrase([word.replace("_", " ") for word in WHY_WORDS]),
        "tile": Phrase([f"the {tile.name}" for tile in box.tiles]),
        "card": Phrase([card.name for card in box.cards]),
        "objective": Phrase([objective.name for objective in box.objectives], "an objective"),
        "duel": Phrase([duel.id for duel in box.warden_cards]),
    }


# What no template can say


def bids_revealed(t: Teller) -> str:
    return f"{t.say('seat')} bid {bids(t)}."


def governor_bid(t: Teller) -> str:
    return f"The Governor bid {bids(t)}."


def bids(t: Teller) -> str:
    """What lies on each area; nothing is said of one without a bid (R7)."""
    laid = zip(BID_WORDS, AREA_NAMES)
    return listed([f"${t.number(word)} on {name}" for word, name in laid if t.number(word)]) or "nothing"


TALES: Final[dict[str, Callable[[Teller], str]]] = {"bids_revealed": bids_revealed, "governor_bid": governor_bid}
