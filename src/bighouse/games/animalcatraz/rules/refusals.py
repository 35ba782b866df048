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
NOT_WITHOUT_MODULE: Final = FIRST_REASON + 6
USED_THIS_ROUND: Final = FIRST_REASON + 7  # a skill or a job
USED_THIS_TURN: Final = FIRST_REASON + 8
SKILL_LOCKED: Final = FIRST_REASON + 9
ATTACK_SHUT: Final = FIRST_REASON + 10  # the Attack/Steal icon must be open
IS_PRIMAL: Final = FIRST_REASON + 11

# Moving (section 7)
NOT_ADJACENT: Final = FIRST_REASON + 12
DOOR_SHUT: Final = FIRST_REASON + 13
NOT_YOUR_CELL: Final = FIRST_REASON + 14

# Corruption (section 10)
GUARD_IS_YOURS: Final = FIRST_REASON + 15
NO_STAND: Final = FIRST_REASON + 16
NO_GUARD_HERE: Final = FIRST_REASON + 17
WRONG_BRIBE: Final = FIRST_REASON + 18

# Cards and their places (section 11)
NOT_USED_SO: Final = FIRST_REASON + 19  # a card that is not used in a turn
NOT_MOVED_HERE: Final = FIRST_REASON + 20  # a card that cannot change its place where the Convict is
SEEN_BEFORE: Final = FIRST_REASON + 21  # an arrangement of cards, and nothing has happened since (R69)
NOT_TOGETHER: Final = FIRST_REASON + 22  # with the partner
NO_PARTNER: Final = FIRST_REASON + 77  # where everybody has one Convict
NOT_AN_UPGRADE: Final = FIRST_REASON + 23  # that could be shown

# Trade (section 12)
TOO_EXPENSIVE: Final = FIRST_REASON + 24
WOULD_NOT_FIT: Final = FIRST_REASON + 25
NOT_ENOUGH_PAID: Final = FIRST_REASON + 26
NOT_IN_DECK: Final = FIRST_REASON + 27

# Crimes (section 13)
NO_CRIMES_LEFT: Final = FIRST_REASON + 28
STEP_OPEN: Final = FIRST_REASON + 29  # something has not happened, or is not so
PAY_ELSEWHERE: Final = FIRST_REASON + 30  # a Crime is paid in its space
CANNOT_PAY: Final = FIRST_REASON + 31  # too few cards for a Crime
NOT_YOUR_CRIME: Final = FIRST_REASON + 32  # neither at the own Mat nor at the partner's

# Cellblock-Kings (section 14)
NOT_YOUR_BLOCK: Final = FIRST_REASON + 33
CELLS_FULL: Final = FIRST_REASON + 34
NO_CARD_IN_CELL: Final = FIRST_REASON + 35

# Escape (section 16)
NO_PLAN: Final = FIRST_REASON + 36
PLAN_HIDDEN: Final = FIRST_REASON + 37
NOT_OF_PLAN: Final = FIRST_REASON + 38  # a tool of another plan
NO_PLAN_LEFT: Final = FIRST_REASON + 39  # at this Escape Room
NOT_CROWNED: Final = FIRST_REASON + 40  # an El Chapo must be Kingpin on 14

# Fights (sections 17 and 18)
OUT_OF_REACH: Final = FIRST_REASON + 41  # not in the same space, nor in the cell that one faces
LIES_THERE: Final = FIRST_REASON + 42
TOO_LITTLE_CUNNING: Final = FIRST_REASON + 43  # to abandon

# Thefts (section 21)
NOTHING_TO_STEAL: Final = FIRST_REASON + 44
NOT_THIS_CELL: Final = FIRST_REASON + 45  # not the one that the Cellblock faces
CELL_PROTECTED: Final = FIRST_REASON + 46  # somebody lies in it
NO_THIEF: Final = FIRST_REASON + 47
THIEF_USED: Final = FIRST_REASON + 48  # he has stolen here this round

# Skills (section 23)
NOBODY_HERE: Final = FIRST_REASON + 49
NOWHERE_TO_GO: Final = FIRST_REASON + 50
NOT_IN_CELL: Final = FIRST_REASON + 51
GUARD_OWNED: Final = FIRST_REASON + 52
STOOD_SO_BEFORE: Final = FIRST_REASON + 53
STANDS_SO: Final = FIRST_REASON + 78  # the Guard is on that letter
NOT_LYING: Final = FIRST_REASON + 54

# Events (section 25)
ATTENDED: Final = FIRST_REASON + 55
NOT_THERE: Final = FIRST_REASON + 56
NO_EVENT: Final = FIRST_REASON + 57

# Recruiting (section 26)
NO_VACANT_CELL: Final = FIRST_REASON + 58
NONE_LEFT: Final = FIRST_REASON + 59
NOBODY_THERE: Final = FIRST_REASON + 60
CANNOT_HIRE: Final = FIRST_REASON + 61

# Jobs of Gangsters (section 26)
NOT_YOUR_GANGSTER: Final = FIRST_REASON + 62
NOBODY_NEAR: Final = FIRST_REASON + 63
NOT_HIS_JOB: Final = FIRST_REASON + 79
NOT_COPIED: Final = FIRST_REASON + 80  # a Mule, or another Fraud
NO_RIVAL_BLOCK: Final = FIRST_REASON + 64
NOTHING_HIDDEN: Final = FIRST_REASON + 65
CHAIR_EMPTY: Final = FIRST_REASON + 66
ERRAND_SHUT: Final = FIRST_REASON + 67

# The Warden (section 27)
NO_GIFT: Final = FIRST_REASON + 68
NOT_WITH_HIM: Final = FIRST_REASON + 69

# Legacy things (section 31)
NO_RAT: Final = FIRST_REASON + 70
NOT_YOUR_GUARD: Final = FIRST_REASON + 71
TRAPPED_ALREADY: Final = FIRST_REASON + 72
NOT_A_RIVALS_BLOCK: Final = FIRST_REASON + 73
ATTACKED_ALREADY: Final = FIRST_REASON + 74
NOTHING_TO_CLEAN: Final = FIRST_REASON + 75
CELL_CLOSED: Final = FIRST_REASON + 76
