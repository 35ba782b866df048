"""What a player of Architects can do, as integers: the families of actions and where each begins."""

from __future__ import annotations

from typing import Final

from bighouse.games.architects.box.components import GOODS, LOCATIONS, SPACES

APPRENTICES: Final = 40
BUILDINGS: Final = 40
OWNERS: Final = 6  # five seats and the opponent
OPPONENT: Final = 5  # the opponent's word among the owners
SOURCES: Final = 13  # where an own worker can be fetched from: locations, market spaces, the prison
FROM_MARKET: Final = LOCATIONS
FROM_PRISON: Final = LOCATIONS + SPACES
TRADES: Final = 2
MOST_MIXED: Final = 8  # the largest payment that can be mixed
PAYMENTS: Final = 165  # up to MOST_MIXED of clay, wood and stone
MOST_RELEASED: Final = 9

DONE: Final = 0
DECLINE: Final = DONE + 1
GO: Final = DECLINE + 1
MARKET: Final = GO + LOCATIONS
BUILD: Final = MARKET + SPACES
CATHEDRAL: Final = BUILD + BUILDINGS
FETCH: Final = CATHEDRAL + 1
FETCH_HELD: Final = FETCH + SOURCES
GAIN: Final = FETCH_HELD + OWNERS
TRADE: Final = GAIN + GOODS
TRADE_WITH: Final = TRADE + TRADES
PAY: Final = TRADE_WITH + APPRENTICES
HIRE: Final = PAY + PAYMENTS
PLANS: Final = HIRE + APPRENTICES
LOOK: Final = PLANS + 1
KEEP: Final = LOOK + 1
DISCARD: Final = KEEP + BUILDINGS
DISMISS: Final = DISCARD + BUILDINGS
CAPTURE: Final = DISMISS + APPRENTICES
SEND: Final = CAPTURE + LOCATIONS * OWNERS
FREE_PRISONERS: Final = SEND + 1
RANSOM: Final = FREE_PRISONERS + 1
RANSOM_BY_DEBT: Final = RANSOM + 1
PAY_DEBT: Final = RANSOM_BY_DEBT + 1
TAKE_BACK: Final = PAY_DEBT + 1
DESTROY_DEBT: Final = TAKE_BACK + 1
RELEASE: Final = DESTROY_DEBT + 1
USE: Final = RELEASE + MOST_RELEASED + 1
RESOLVE: Final = USE + APPRENTICES
ACTIONS: Final = RESOLVE + BUILDINGS
