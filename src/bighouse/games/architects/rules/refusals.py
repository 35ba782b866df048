"""Why something is not allowed in Architects; each choice says its own refusals in words (`reason`)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import FIRST_REASON

NO_TAX: Final = FIRST_REASON  # nothing above the Tax Stand
TOO_VIRTUOUS: Final = FIRST_REASON + 1  # for the Black Market
SPACE_TAKEN: Final = FIRST_REASON + 2
SHORT_OF_SILVER: Final = FIRST_REASON + 3
SHORT_OF_GOODS: Final = FIRST_REASON + 4
NOTHING_TO_HAVE: Final = FIRST_REASON + 5  # both offers of the middle space are used up
MISSING_SKILL: Final = FIRST_REASON + 6
NOT_IN_HAND: Final = FIRST_REASON + 7
TOP_REACHED: Final = FIRST_REASON + 8
TOO_WICKED: Final = FIRST_REASON + 9  # for the Cathedral
LEVEL_FULL: Final = FIRST_REASON + 10
NO_CARD_TO_DISCARD: Final = FIRST_REASON + 11
ROOM_LEFT: Final = FIRST_REASON + 12  # apprentices are discarded to make room only (R14, R59)
NOT_YOURS: Final = FIRST_REASON + 13  # an apprentice that the player has not hired
NO_WORKER_HOME: Final = FIRST_REASON + 14
STILL_HOME: Final = FIRST_REASON + 15  # workers are fetched only when none is left
CIRCLES_FIRST: Final = FIRST_REASON + 16  # R7
NOBODY_THERE: Final = FIRST_REASON + 17
TOO_FEW_WORKERS: Final = FIRST_REASON + 18  # for gold at the Mines
NOT_OFFERED: Final = FIRST_REASON + 19
WRONG_PAYMENT: Final = FIRST_REASON + 20
NOT_ON_DISPLAY: Final = FIRST_REASON + 21
OUT_OF_REACH: Final = FIRST_REASON + 22  # the coins to skip cards are missing
TOO_MANY_PLACES: Final = FIRST_REASON + 23  # of captures
NOBODY_HELD: Final = FIRST_REASON + 24
NOBODY_IN_PRISON: Final = FIRST_REASON + 25
NOBODY_ON_BOARDS: Final = FIRST_REASON + 26
NO_DEBT: Final = FIRST_REASON + 27
MUST_HIRE: Final = FIRST_REASON + 28  # the Tavern below the limit
NO_TRADER: Final = FIRST_REASON + 29  # an apprentice without a trade
ONE_WORKER_A_TURN: Final = FIRST_REASON + 30  # R8
TOO_MANY_RELEASED: Final = FIRST_REASON + 31
