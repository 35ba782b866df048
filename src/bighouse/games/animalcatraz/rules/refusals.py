"""Why something is not allowed in Animalcatraz; the chapter that refuses puts it into words with the numbers."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import FIRST_REASON

# What many chapters ask for
NO_ACTIONS: Final = FIRST_REASON  # fewer are left than it costs
NO_ICON_HERE: Final = FIRST_REASON + 1
ICON_USED: Final = FIRST_REASON + 2  # once a round
ICON_BLOCKED: Final = FIRST_REASON + 3  # under a Guard
IN_A_CELL: Final = FIRST_REASON + 4  # icons cannot be used from one
NO_SUCH_CARD: Final = FIRST_REASON + 5
NO_ROOM: Final = FIRST_REASON + 6  # for a card
NOT_WITHOUT_MODULE: Final = FIRST_REASON + 7
USED_THIS_ROUND: Final = FIRST_REASON + 8  # a skill or a job
USED_THIS_TURN: Final = FIRST_REASON + 9
SKILL_LOCKED: Final = FIRST_REASON + 10
ATTACK_SHUT: Final = FIRST_REASON + 11  # the Attack/Steal icon must be open
IS_PRIMAL: Final = FIRST_REASON + 12

# Moving (section 7)
NOT_ADJACENT: Final = FIRST_REASON + 13
DOOR_SHUT: Final = FIRST_REASON + 14
NOT_YOUR_CELL: Final = FIRST_REASON + 15

# Chapters of a turn; each has ten numbers of its own
CORRUPTION_REASONS: Final = FIRST_REASON + 20
GUARD_IS_YOURS: Final = CORRUPTION_REASONS
NO_STAND: Final = CORRUPTION_REASONS + 1
NO_GUARD_HERE: Final = CORRUPTION_REASONS + 2
WRONG_BRIBE: Final = CORRUPTION_REASONS + 3
CARD_REASONS: Final = FIRST_REASON + 30
NOT_USED_SO: Final = CARD_REASONS  # a card that is not used in a turn
NOT_MOVED_HERE: Final = CARD_REASONS + 1  # a card that cannot change its place where the Convict is
SEEN_BEFORE: Final = CARD_REASONS + 2  # an arrangement of cards, and nothing has happened since (R69)
NOT_TOGETHER: Final = CARD_REASONS + 3  # with the partner
NOT_AN_UPGRADE: Final = CARD_REASONS + 4  # that could be shown
TRADE_REASONS: Final = FIRST_REASON + 40
TOO_EXPENSIVE: Final = TRADE_REASONS
WOULD_NOT_FIT: Final = TRADE_REASONS + 1
NOT_ENOUGH_PAID: Final = TRADE_REASONS + 2
NOT_IN_DECK: Final = TRADE_REASONS + 3
CRIME_REASONS: Final = FIRST_REASON + 50
NO_CRIMES_LEFT: Final = CRIME_REASONS
STEP_OPEN: Final = CRIME_REASONS + 1  # something has not happened, or is not so
PAY_ELSEWHERE: Final = CRIME_REASONS + 2  # a Crime is paid in its space
CANNOT_PAY: Final = CRIME_REASONS + 3  # too few cards for a Crime
KING_REASONS: Final = FIRST_REASON + 60
NOT_YOUR_BLOCK: Final = KING_REASONS
CELLS_FULL: Final = KING_REASONS + 1
NO_CARD_IN_CELL: Final = KING_REASONS + 2
ESCAPE_REASONS: Final = FIRST_REASON + 70
NO_PLAN: Final = ESCAPE_REASONS
PLAN_HIDDEN: Final = ESCAPE_REASONS + 1
NOT_OF_PLAN: Final = ESCAPE_REASONS + 2  # a tool of another plan
NO_PLAN_LEFT: Final = ESCAPE_REASONS + 3  # at this Escape Room
NOT_CROWNED: Final = ESCAPE_REASONS + 4  # an El Chapo must be Kingpin on 14
FIGHT_REASONS: Final = FIRST_REASON + 80
STEAL_REASONS: Final = FIRST_REASON + 90
SKILL_REASONS: Final = FIRST_REASON + 100
EVENT_REASONS: Final = FIRST_REASON + 110
GANGSTER_REASONS: Final = FIRST_REASON + 120
JOB_REASONS: Final = FIRST_REASON + 130
WARDEN_REASONS: Final = FIRST_REASON + 140
LEGACY_REASONS: Final = FIRST_REASON + 150
SETUP_REASONS: Final = FIRST_REASON + 160

# Fights (sections 17 and 18)
OUT_OF_REACH: Final = FIGHT_REASONS  # not in the same space, nor in the cell that one faces
LIES_THERE: Final = FIGHT_REASONS + 1
TOO_LITTLE_CUNNING: Final = FIGHT_REASONS + 2  # to abandon

# Thefts (section 21)
NOTHING_TO_STEAL: Final = STEAL_REASONS
NOT_THIS_CELL: Final = STEAL_REASONS + 1  # not the one that the Cellblock faces
CELL_PROTECTED: Final = STEAL_REASONS + 2  # somebody lies in it
NO_THIEF: Final = STEAL_REASONS + 3
THIEF_USED: Final = STEAL_REASONS + 4  # he has stolen here this round
