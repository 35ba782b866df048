"""What can be done in Animalcatraz, as integers: the families of actions and where each begins.

A card is named by where it lies on a Mat and by its kind, since copies are alike. Places: what the Convict carries, its
two Gangsters' cards, the Convict Upgrade spot, the Cell Upgrade spot and the stash; then the same of its partner.
"""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import (
    CARD_KINDS,
    CELLS,
    CONVICTS,
    CRIMES,
    GANGSTERS,
    GUARDS,
    ICONS,
    LETTERS,
    ROOMS,
    SPACES,
    VACANT_CELLS,
)
from bighouse.games.animalcatraz.rules.state import DAY_ROUNDS, FIGHTERS, MOST_CONVICTS, MOST_RIVALS

# Places of cards
CARRIED: Final = 0
SLOT_1: Final = 1
SLOT_2: Final = 2
SPOT: Final = 3
CELL_SPOT: Final = 4
STASH: Final = 5
PARTNER: Final = 6  # the first place of the partner's Mat
PLACES: Final = 12
CARRIERS: Final = 3  # places whose cards are Carry Items
PLACE_WORDS: Final[list[str]] = [
    "carried", "slot_1", "slot_2", "spot", "cell_spot", "stash", "partner", "partner_slot_1", "partner_slot_2",
    "partner_spot", "partner_cell_spot", "partner_stash",
]  # fmt: skip

# Answers
PASS: Final = 0
DONE: Final = PASS + 1
YES: Final = DONE + 1
CONVICT: Final = YES + 1  # a Convict on the table, by its number
RIVAL: Final = CONVICT + MOST_CONVICTS
FIGHTER: Final = RIVAL + MOST_RIVALS
GANGSTER: Final = FIGHTER + FIGHTERS
SPACE: Final = GANGSTER + GANGSTERS
IN_CELL: Final = SPACE + SPACES  # a vacant cell
OPTION: Final = IN_CELL + VACANT_CELLS  # of an Event that lets one choose
OPTIONS: Final = 4
STAT: Final = OPTION + OPTIONS  # Strength or Cunning
NIGHT: Final = STAT + 2  # how many slots of the night are Strength
NIGHTS: Final = 6
INMATE: Final = NIGHT + NIGHTS  # a Convict card, at setup
CARD: Final = INMATE + CONVICTS  # a card of the Mat, in answer to a question
TAKE: Final = CARD + PLACES * CARD_KINDS  # a card of a deck or pile that is looked through
FROM_CHAIR: Final = TAKE + CARD_KINDS
PUT: Final = FROM_CHAIR + 1  # a lifted card, or one that comes in, to a place

# A turn
END_TURN: Final = PUT + PLACES
MOVE: Final = END_TURN + 1
USE_ICON: Final = MOVE + SPACES
CORRUPT: Final = USE_ICON + ICONS
CORRUPT_WARDEN: Final = CORRUPT + 1
ATTACK: Final = CORRUPT_WARDEN + 1  # a Convict
PICKPOCKET: Final = ATTACK + MOST_CONVICTS  # a Convict, by the Convict itself or a Gangster of its Mat
ROB: Final = PICKPOCKET + CARRIERS * MOST_CONVICTS  # a cell
HIDE: Final = ROB + CARRIERS * CELLS  # a Carry Item, in a vacant cell
RETRIEVE: Final = HIDE + CARRIERS * CARD_KINDS
RECRUIT: Final = RETRIEVE + VACANT_CELLS
INVITE: Final = RECRUIT + VACANT_CELLS  # one or two
TAKE_PLAN: Final = INVITE + 2
SECURE: Final = TAKE_PLAN + 1
ATTEMPT: Final = SECURE + CARRIERS * CARD_KINDS
REVEAL_PLAN: Final = ATTEMPT + 1
COMPLETE: Final = REVEAL_PLAN + 1  # a Crime
ATTEND: Final = COMPLETE + CRIMES
USE: Final = ATTEND + 1  # a Carry Item
LIFT: Final = USE + CARRIERS * CARD_KINDS  # a card, to put it elsewhere
DROP: Final = LIFT + PLACES * CARD_KINDS  # a card, for good
SHOW: Final = DROP + PLACES * CARD_KINDS  # a hidden Upgrade
HAND_OVER: Final = SHOW + PLACES * CARD_KINDS  # a Gangster, to the partner
LAY_TRAP: Final = HAND_OVER + GANGSTERS  # a Guard Trap
LAY_ATTACK: Final = LAY_TRAP + CARRIERS * CARD_KINDS  # a Cell Attack
CLEAN_CELL: Final = LAY_ATTACK + CARRIERS * CARD_KINDS
KILL_RAT: Final = CLEAN_CELL + 1

# Skills and jobs
SHOVE: Final = KILL_RAT + 1  # a Convict
FEAST: Final = SHOVE + MOST_CONVICTS
MOVE_GUARD: Final = FEAST + 1  # to a letter
TORMENT: Final = MOVE_GUARD + LETTERS
JOB: Final = TORMENT + MOST_CONVICTS  # of a Gangster
CHARM: Final = JOB + GANGSTERS  # a Convict, by a Gangster
PEEK: Final = CHARM + GANGSTERS * MOST_CONVICTS  # at a Convict's cards
COPY: Final = PEEK + GANGSTERS * MOST_CONVICTS  # a rival's Gangster
ERRAND_TRADE: Final = COPY + GANGSTERS  # in a room
ERRAND_SECURE: Final = ERRAND_TRADE + ROOMS
ERRAND_CORRUPT: Final = ERRAND_SECURE + 1
ERRAND_CRIME: Final = ERRAND_CORRUPT + GUARDS

# Answers to others
BRIBE: Final = ERRAND_CRIME + 1
RETURN_CRIME: Final = BRIBE + CARRIERS * CARD_KINDS
KEEP_CRIME: Final = RETURN_CRIME + CRIMES
WEAPON: Final = KEEP_CRIME + CRIMES
PRIMAL: Final = WEAPON + CARD_KINDS
SWAP: Final = PRIMAL + 1  # a card on the Mat instead of a reveal
ARMOR: Final = SWAP + 1
REROLL: Final = ARMOR + CARD_KINDS
THIRD_DIE: Final = REROLL + 1
COUNTER_ATTACK: Final = THIRD_DIE + 1
ABANDON: Final = COUNTER_ATTACK + 1
SCAPEGOAT: Final = ABANDON + 1
BET: Final = SCAPEGOAT + 1  # on a side
PROVOKE: Final = BET + 2
CALL: Final = PROVOKE + 1
MOVE_COIN: Final = CALL + 1  # from a round of the track
PLACE_COIN: Final = MOVE_COIN + DAY_ROUNDS
SACRIFICE: Final = PLACE_COIN + 1  # a Guard
LOOK_AT: Final = SACRIFICE + GUARDS  # what an Informer names
LOOKS: Final = 4
ACTIONS: Final = LOOK_AT + LOOKS
LOOK_WORDS: Final[list[str]] = ["carry", "gangster_carry", "escape_plan", "crime"]


def at_place(family: int, place: int, kind: int) -> int:
    """The action of a family that names a card by its place and kind."""
    return family + place * CARD_KINDS + kind


def place_of(family: int, action: int) -> int:
    return (action - family) // CARD_KINDS


def kind_of(family: int, action: int) -> int:
    return (action - family) % CARD_KINDS
