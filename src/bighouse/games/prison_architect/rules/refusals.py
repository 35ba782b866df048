"""Why something is not allowed in Prison Architect; words/reasons.py puts each into words with the numbers."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import FIRST_REASON

# Placing a tile (RULES.md section 5.4)
SQUARE_TAKEN: Final = FIRST_REASON
NOT_ADJACENT: Final = FIRST_REASON + 1
TOO_WIDE: Final = FIRST_REASON + 2  # more than six columns
TOO_HIGH: Final = FIRST_REASON + 3
TOO_MANY_CELLS: Final = FIRST_REASON + 4
WINDOW_FACES_SQUARE: Final = FIRST_REASON + 5  # of a neighbour, and this tile is indoor
NO_EDGE_FOR_WINDOWS: Final = FIRST_REASON + 6  # R15
WRONG_WINDOWS: Final = FIRST_REASON + 7  # not as many as the tile has icons
WINDOW_FACES_TILE: Final = FIRST_REASON + 8  # an indoor one
PRISON_DIVIDED: Final = FIRST_REASON + 9  # R55

# Money
TOO_EXPENSIVE: Final = FIRST_REASON + 10
SHORT_OF_CASH: Final = FIRST_REASON + 11  # for a bid
NO_BID_THERE: Final = FIRST_REASON + 12  # R59
TOO_EXPENSIVE_TO_DRAW: Final = FIRST_REASON + 13
NOTHING_TO_DRAW: Final = FIRST_REASON + 14  # neither stack nor discards have an item (R13)
NOT_OFFERED: Final = FIRST_REASON + 15
OFFER_CLOSED: Final = FIRST_REASON + 16  # something was drawn already
AREA_RESOLVED: Final = FIRST_REASON + 17
NOT_YOUR_HIGHEST: Final = FIRST_REASON + 18  # the area of another bid comes first
STACK_NAMED: Final = FIRST_REASON + 19

# Windows that Gardeners change
NO_WINDOW_THERE: Final = FIRST_REASON + 20
OUTDOOR_TILE: Final = FIRST_REASON + 21  # windows stand on indoor tiles alone (R16)

# The Build phase
ONE_A_PHASE: Final = FIRST_REASON + 22  # bunk cell, locker room, or an ability of a card
NO_SQUARE_FOR_IT: Final = FIRST_REASON + 23  # R17
TILES_LEFT: Final = FIRST_REASON + 24
TOKENS_LEFT: Final = FIRST_REASON + 25  # R14
NO_TILE_THERE: Final = FIRST_REASON + 26
HAS_TOKEN: Final = FIRST_REASON + 27
NOT_IN_CONSTRUCTION: Final = FIRST_REASON + 28

# Staff, specialists and cards
NO_STAFF: Final = FIRST_REASON + 29
SLOT_TAKEN: Final = FIRST_REASON + 30
VACANCIES_FILLED: Final = FIRST_REASON + 31
NOT_YOURS: Final = FIRST_REASON + 32
CELL_IS_CROWDED: Final = FIRST_REASON + 33  # three specialists
NOT_A_CELL: Final = FIRST_REASON + 34
NONE_IN_POOL: Final = FIRST_REASON + 35
NONE_ON_CELLS: Final = FIRST_REASON + 36
CARD_EXHAUSTED: Final = FIRST_REASON + 37
NO_FREE_PLACE: Final = FIRST_REASON + 38  # for a prisoner on a card
NO_SUCH_PRISONER: Final = FIRST_REASON + 39
NO_STAFF_SLOT: Final = FIRST_REASON + 40

# Prisoners
NO_ROOM: Final = FIRST_REASON + 41
NONE_IN_SUPPLY: Final = FIRST_REASON + 42
ROOM_FOR_THE_OTHERS: Final = FIRST_REASON + 43  # each placement must leave places for the rest of the batch
BATCH_OPEN: Final = FIRST_REASON + 44
NOT_HIGHEST_THREAT: Final = FIRST_REASON + 45
CELL_IS_SECURE: Final = FIRST_REASON + 46
NO_RELEASE_SLOT: Final = FIRST_REASON + 47

# Objectives
NOT_IN_HAND: Final = FIRST_REASON + 48
MUST_PLAY_ONE: Final = FIRST_REASON + 49
NOT_PLAYED: Final = FIRST_REASON + 50
NOTHING_TO_MOVE: Final = FIRST_REASON + 51
OBJECTIVE_CHOSEN: Final = FIRST_REASON + 52
NOTHING_DECLARED: Final = FIRST_REASON + 53
CANNOT_MOVE: Final = FIRST_REASON + 54  # R55
EDGE_HAS_WINDOW: Final = FIRST_REASON + 55  # one an edge
NO_CELLS: Final = FIRST_REASON + 56  # for a specialist to stand on
WRONG_TYPE: Final = FIRST_REASON + 57  # of a prisoner who is there
NO_VACANCIES: Final = FIRST_REASON + 58  # on a card of one's own
NOT_TO_EXHAUST: Final = FIRST_REASON + 59  # a card of one's own
OBJECTIVES_FIRST: Final = FIRST_REASON + 60  # free actions come after them (R87)
