"""The vocabulary of Prison Architect: every action in words, by the ids of the box."""

from __future__ import annotations

from typing import Final

from bighouse.engine.vocabulary import Vocabulary
from bighouse.games.prison_architect.box.components import (
    BID_WORDS,
    PASSIVE_TAGS,
    SIDE_WORDS,
    SPECIALIST_WORDS,
    TAG_WORDS,
    TYPE_WORDS,
    TYPES,
    Box,
)
from bighouse.games.prison_architect.rules import actions
from bighouse.games.prison_architect.words.phrases import PRISONER_WORDS, SQUARE_WORDS

TOKEN_WORDS: Final = [*TAG_WORDS[:PASSIVE_TAGS], "wildcard", "owed"]


def edge_words(edges: int) -> str:
    """A set of edges in a word: "n", "ew", "none"."""
    return "".join([SIDE_WORDS[side].lower() for side in range(len(SIDE_WORDS)) if edges >> side & 1]) or "none"


EDGE_WORDS: Final = [edge_words(edges) for edges in range(actions.EDGE_SETS)]


def vocabulary_of(box: Box) -> Vocabulary:
    """The vocabulary of a game played with this box."""
    tiles = [tile.id for tile in box.tiles]
    cards = [card.id for card in box.cards]
    objectives = [objective.id for objective in box.objectives]
    v = Vocabulary()
    v.add(actions.DONE, "done")
    v.add(actions.DECLINE, "decline")
    v.add(actions.PASS, "pass")
    v.add(actions.NO_PURCHASE, "buy nothing")
    v.add(actions.FIRST, "first")
    v.add(actions.LAST, "last")
    v.add(actions.DIG, "dig")
    v.add(actions.DRAW, "draw")
    v.add(actions.REARRANGE, "rearrange")
    v.add(actions.EXPAND, "expand")
    v.add(actions.ADD_WINDOW, "add_window")
    v.add(actions.REMOVE_WINDOW, "remove_window")
    v.add(actions.MOVE_WINDOW, "move_window")
    v.add(actions.AREA, "area", BID_WORDS)
    v.add(actions.BID, "bid", [str(amount) for amount in range(actions.BIDS)])
    v.add(actions.BUY_TILE, "buy", tiles)
    v.add(actions.BUY_CARD, "buy_card", cards)
    v.add(actions.PLACE, "place", tiles)
    v.add(actions.AT, "at", SQUARE_WORDS)
    v.add(actions.EDGES, "windows", EDGE_WORDS)
    v.add(actions.TAG, "tag", TAG_WORDS[:PASSIVE_TAGS])
    v.add(actions.TOKEN, "token", TOKEN_WORDS)
    v.add(actions.STAFF_AT, "staff_at", SQUARE_WORDS)
    v.add(actions.STAFF_ON, "staff_on", cards)
    v.add(actions.ASSIGN, "assign", SPECIALIST_WORDS)
    v.add(actions.RECALL, "recall", SPECIALIST_WORDS)
    v.add(actions.EXHAUST, "use", cards)
    v.add(actions.ADMIT, "admit", TYPE_WORDS[:TYPES])
    v.add(actions.PRISONER, "prisoner", PRISONER_WORDS)
    v.add(actions.PLAY, "play", objectives)
    v.add(actions.DISCARD, "discard", objectives)
    v.add(actions.KEEP, "keep", objectives)
    assert v.size == actions.ACTIONS
    return v
