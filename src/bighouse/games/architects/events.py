"""What can happen in Architects, as told in the story. A fact with a '?' is for those alone who may know it.

`seat` is a place among the players: the opponent follows the seats. `place` is one of PLACE_WORDS.
"""

from __future__ import annotations

from typing import Final

from bighouse.engine.story import EventKind

PHASE_BEGAN: Final = EventKind("phase_began", "phase")
TURN_BEGAN: Final = EventKind("turn_began", "seat turn")
TURN_LOST: Final = EventKind("turn_lost", "seat")

CARD_DRAFTED: Final = EventKind("card_drafted", "seat building?")
PACKETS_PASSED: Final = EventKind("packets_passed", "left")
CARD_DRAWN: Final = EventKind("card_drawn", "seat building?")
CARD_LOOKED_AT: Final = EventKind("card_looked_at", "seat building?")
CARD_KEPT: Final = EventKind("card_kept", "seat building?")
CARD_PUT_UNDER: Final = EventKind("card_put_under", "seat building?")

WORKER_PLACED: Final = EventKind("worker_placed", "seat place count")
WORKER_AT_MARKET: Final = EventKind("worker_at_market", "seat space")
WORKER_IN_GUILDHALL: Final = EventKind("worker_in_guildhall", "seat number beside")
WORKER_FETCHED: Final = EventKind("worker_fetched", "seat place holder")
WORKERS_CAPTURED: Final = EventKind("workers_captured", "seat owner place count")
WORKERS_JAILED: Final = EventKind("workers_jailed", "seat owner count")
WORKERS_FREED: Final = EventKind("workers_freed", "seat count")
WORKERS_RANSOMED: Final = EventKind("workers_ransomed", "seat holder count")

GAINED: Final = EventKind("gained", "seat good count")
PAID: Final = EventKind("paid", "seat good count")
TAX_PAID: Final = EventKind("tax_paid", "seat count avoided")
TAX_STOLEN: Final = EventKind("tax_stolen", "seat count")
TAX_BURNED: Final = EventKind("tax_burned", "seat count")
VIRTUE_CHANGED: Final = EventKind("virtue_changed", "seat change virtue")
VIRTUE_LOST_AT_TOP: Final = EventKind("virtue_lost_at_top", "seat count")
DEBT_TAKEN: Final = EventKind("debt_taken", "seat count reason")
DEBT_PAID: Final = EventKind("debt_paid", "seat")
DEBT_DESTROYED: Final = EventKind("debt_destroyed", "seat count")

TRADED: Final = EventKind("traded", "seat trade apprentice")
COIN_LAID: Final = EventKind("coin_laid", "seat apprentice coins")
APPRENTICE_HIRED: Final = EventKind("apprentice_hired", "seat apprentice coins")
APPRENTICE_DISMISSED: Final = EventKind("apprentice_dismissed", "seat apprentice")
APPRENTICE_SHOWN: Final = EventKind("apprentice_shown", "apprentice space")
APPRENTICE_PURGED: Final = EventKind("apprentice_purged", "apprentice coins")
APPRENTICE_USED: Final = EventKind("apprentice_used", "seat apprentice")

BUILDING_BUILT: Final = EventKind("building_built", "seat building")
CATHEDRAL_ADVANCED: Final = EventKind("cathedral_advanced", "seat level")
REWARD_SHOWN: Final = EventKind("reward_shown", "seat reward")

RESET_BEGAN: Final = EventKind("reset_began", "cause")
MARKET_CLEARED: Final = EventKind("market_cleared", "seat count")
MARKET_SHUFFLED: Final = EventKind("market_shuffled", "count")
MARKET_TURNED: Final = EventKind("market_turned", "card")

END_TRIGGERED: Final = EventKind("end_triggered", "seat")
END_EFFECT: Final = EventKind("end_effect", "seat building virtue")
SCORED: Final = EventKind("scored", "seat line points total")

SCHEME_SHOWN: Final = EventKind("scheme_shown", "scheme")
SCHEMES_SHUFFLED: Final = EventKind("schemes_shuffled", "count reason")
FUTURE_ADDED: Final = EventKind("future_added", "scheme")
OPPONENT_DID: Final = EventKind("opponent_did", "why act count")

# Why a debt is taken
DEBT_BELOW_ZERO: Final = 0
DEBT_MOST_PRISONERS: Final = 1
DEBT_RANSOM: Final = 2
DEBT_BUILDING: Final = 3
DEBT_START: Final = 4

# What causes a reset
CAUSE_MARKET_FULL: Final = 0
CAUSE_GUILDHALL: Final = 1

# Why the opponent does what it does: the rule behind an OPPONENT_DID or SCHEMES_SHUFFLED
WHY_SCHEME: Final = 0  # the card says so
WHY_NO_WORKERS: Final = 1  # it calls all workers home instead of a scheme
WHY_PILE_EMPTY: Final = 2
WHY_NO_TAX: Final = 3  # the card's fallback counts
WHY_LEFTMOST_FREE: Final = 4
WHY_RIGHTMOST_FREE: Final = 5
WHY_LARGEST_GROUP: Final = 6
WHY_NO_GROUP: Final = 7
WHY_PLACES_USED_UP: Final = 8  # no group left at two locations
WHY_TOP_REACHED: Final = 9
WHY_LEVEL_FULL: Final = 10
WHY_VIRTUE_ONLY: Final = 11  # of a Reward card
WHY_NOBODY_HELD: Final = 12
WHY_NOBODY_IN_PRISON: Final = 13
WHY_NOBODY_ON_BOARDS: Final = 14
WHY_NO_DEBT: Final = 15
WHY_FUTURE_EMPTY: Final = 16
