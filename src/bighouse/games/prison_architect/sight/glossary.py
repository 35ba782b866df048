"""What the facts of an event stand for, in the words of a view."""

from __future__ import annotations

from functools import lru_cache

from bighouse.games.prison_architect.box.components import (
    BID_WORDS,
    CARD_WORDS,
    DECK_WORDS,
    PASSIVE_TAGS,
    PRIORITY_WORDS,
    SPECIALIST_WORDS,
    TAG_WORDS,
    TILE_TAGS,
    Box,
)
from bighouse.games.prison_architect.rules.events import WHY_WORDS
from bighouse.games.prison_architect.rules.scoring import SHEET_WORDS
from bighouse.games.prison_architect.rules.state import PHASE_WORDS
from bighouse.games.prison_architect.words.phrases import PRISONER_WORDS, SQUARE_WORDS
from bighouse.games.prison_architect.words.vocabulary import EDGE_WORDS


@lru_cache(maxsize=8)
def glossary(box: Box) -> dict[str, list[str]]:
    """The words of each kind of fact; other kinds are numbers or seats."""
    return {
        "phase": PHASE_WORDS,
        "area": BID_WORDS,
        "square": SQUARE_WORDS,
        "edges": EDGE_WORDS,
        "tag": TAG_WORDS[:TILE_TAGS],
        "token": [*TAG_WORDS[:PASSIVE_TAGS], "wildcard"],
        "specialist": SPECIALIST_WORDS,
        "prisoner": PRISONER_WORDS,
        "deck": DECK_WORDS,
        "line": SHEET_WORDS,
        "why": WHY_WORDS,
        "priority": PRIORITY_WORDS,
        "card_type": CARD_WORDS,
        "tile": [tile.id for tile in box.tiles],
        "card": [card.id for card in box.cards],
        "objective": [objective.id for objective in box.objectives],
        "duel": [duel.id for duel in box.warden_cards],
    }
