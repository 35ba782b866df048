"""What a warden of Prison Architect can do, as integers: the families of actions and where each begins."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import AREAS, PASSIVE_TAGS, SPECIALISTS, TYPES
from bighouse.games.prison_architect.rules.prison import SQUARES
from bighouse.games.prison_architect.rules.state import TOKENS

TILES: Final = 42
CARDS: Final = 35
OBJECTIVES: Final = 80
BIDS: Final = 300  # a bid is less than this (R88)
EDGE_SETS: Final = 16  # sets of edges, as masks
TO_PLACE: Final = PASSIVE_TAGS + 2  # tokens: a tag, or a free choice for any tile or for the tile that owes it
FREE_CHOICE: Final = PASSIVE_TAGS
OWED: Final = PASSIVE_TAGS + 1

DONE: Final = 0
DECLINE: Final = DONE + 1
PASS: Final = DECLINE + 1
NO_PURCHASE: Final = PASS + 1
FIRST: Final = NO_PURCHASE + 1
LAST: Final = FIRST + 1
DIG: Final = LAST + 1
DRAW: Final = DIG + 1
REARRANGE: Final = DRAW + 1
EXPAND: Final = REARRANGE + 1
ADD_WINDOW: Final = EXPAND + 1
REMOVE_WINDOW: Final = ADD_WINDOW + 1
MOVE_WINDOW: Final = REMOVE_WINDOW + 1
AREA: Final = MOVE_WINDOW + 1
BID: Final = AREA + AREAS
BUY_TILE: Final = BID + BIDS
BUY_CARD: Final = BUY_TILE + TILES
PLACE: Final = BUY_CARD + CARDS
AT: Final = PLACE + TILES
EDGES: Final = AT + SQUARES
TAG: Final = EDGES + EDGE_SETS
TOKEN: Final = TAG + PASSIVE_TAGS
STAFF_AT: Final = TOKEN + TO_PLACE
STAFF_ON: Final = STAFF_AT + SQUARES
ASSIGN: Final = STAFF_ON + CARDS
RECALL: Final = ASSIGN + SPECIALISTS
EXHAUST: Final = RECALL + SPECIALISTS
ADMIT: Final = EXHAUST + CARDS
PRISONER: Final = ADMIT + TYPES
PLAY: Final = PRISONER + TOKENS
DISCARD: Final = PLAY + OBJECTIVES
KEEP: Final = DISCARD + OBJECTIVES
ACTIONS: Final = KEEP + OBJECTIVES
