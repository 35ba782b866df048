"""The vocabulary of Animalcatraz: every action in words, by the ids of the box."""

from __future__ import annotations

from typing import Final

from bighouse.engine.vocabulary import Vocabulary
from bighouse.games.animalcatraz.box.components import (
    CELLS,
    FIRST_CELL,
    ICON_WORDS,
    LETTER_WORDS,
    ROOMS,
    SPACE_WORDS,
    STAT_WORDS,
    VACANT_WORDS,
    Box,
)
from bighouse.games.animalcatraz.rules import actions
from bighouse.games.animalcatraz.rules.state import DAY_ROUNDS, MOST_CONVICTS, MOST_RIVALS

CONVICT_WORDS: Final = [f"convict_{index}" for index in range(MOST_CONVICTS)]  # as a view lists them
RIVAL_WORDS: Final = [f"rival_{rival}" for rival in range(MOST_RIVALS)]
CARRIER_WORDS: Final = actions.PLACE_WORDS[: actions.CARRIERS]
THIEF_WORDS: Final = ["self", *CARRIER_WORDS[1:]]  # the Convict, or the Gangster of a slot
CELL_WORDS: Final = SPACE_WORDS[FIRST_CELL : FIRST_CELL + CELLS]
SIDE_WORDS: Final = ["first", "second"]  # of a Fight or a Steal: who began it, and the other


def numbers(first: int, count: int) -> list[str]:
    return [str(first + i) for i in range(count)]


def vocabulary_of(box: Box) -> Vocabulary:
    """The vocabulary of a game played with this box."""
    cards = [card.id for card in box.cards]
    gangsters = [gangster.id for gangster in box.gangsters]
    guards = [guard.id for guard in box.guards]
    crimes = [crime.id for crime in box.crimes]
    v = Vocabulary()
    v.add(actions.PASS, "pass")
    v.add(actions.DONE, "done")
    v.add(actions.YES, "yes")
    v.add(actions.CONVICT, "convict", CONVICT_WORDS)
    v.add(actions.RIVAL, "rival", RIVAL_WORDS)
    v.add(actions.FIGHTER, "fighter", CONVICT_WORDS + gangsters)
    v.add(actions.GANGSTER, "gangster", gangsters)
    v.add(actions.SPACE, "space", SPACE_WORDS)
    v.add(actions.IN_CELL, "in_cell", VACANT_WORDS)
    v.add(actions.OPTION, "option", numbers(1, actions.OPTIONS))
    v.add(actions.STAT, "stat", STAT_WORDS)
    v.add(actions.NIGHT, "night_strength", numbers(0, actions.NIGHTS))
    v.add(actions.INMATE, "inmate", [inmate.id for inmate in box.inmates])
    v.add(actions.CARD, "card", actions.PLACE_WORDS, cards)
    v.add(actions.TAKE, "take", cards)
    v.add(actions.FROM_CHAIR, "from_chair")
    v.add(actions.PUT, "put", actions.PLACE_WORDS)

    v.add(actions.END_TURN, "end_turn")
    v.add(actions.MOVE, "move", SPACE_WORDS)
    v.add(actions.USE_ICON, "icon", ICON_WORDS)
    v.add(actions.CORRUPT, "corrupt")
    v.add(actions.CORRUPT_WARDEN, "corrupt_warden")
    v.add(actions.ATTACK, "attack", CONVICT_WORDS)
    v.add(actions.PICKPOCKET, "pickpocket", THIEF_WORDS, CONVICT_WORDS)
    v.add(actions.ROB, "rob", THIEF_WORDS, CELL_WORDS)
    v.add(actions.HIDE, "hide", CARRIER_WORDS, cards)
    v.add(actions.RETRIEVE, "retrieve", VACANT_WORDS)
    v.add(actions.RECRUIT, "recruit", VACANT_WORDS)
    v.add(actions.INVITE, "invite", numbers(1, 2))
    v.add(actions.TAKE_PLAN, "take_plan")
    v.add(actions.SECURE, "secure", CARRIER_WORDS, cards)
    v.add(actions.ATTEMPT, "attempt_escape")
    v.add(actions.REVEAL_PLAN, "reveal_plan")
    v.add(actions.COMPLETE, "complete", crimes)
    v.add(actions.ATTEND, "attend")
    v.add(actions.USE, "use", CARRIER_WORDS, cards)
    v.add(actions.LIFT, "lift", actions.PLACE_WORDS, cards)
    v.add(actions.DROP, "drop", actions.PLACE_WORDS, cards)
    v.add(actions.SHOW, "show", actions.PLACE_WORDS, cards)
    v.add(actions.HAND_OVER, "hand_over", gangsters)
    v.add(actions.LAY_TRAP, "lay_trap", CARRIER_WORDS, cards)
    v.add(actions.LAY_ATTACK, "lay_attack", CARRIER_WORDS, cards)
    v.add(actions.CLEAN_CELL, "clean_cell")
    v.add(actions.KILL_RAT, "kill_rat")

    v.add(actions.SHOVE, "shove", CONVICT_WORDS)
    v.add(actions.FEAST, "feast")
    v.add(actions.MOVE_GUARD, "move_guard", LETTER_WORDS)
    v.add(actions.TORMENT, "torment", CONVICT_WORDS)
    v.add(actions.JOB, "job", gangsters)
    v.add(actions.CHARM, "charm", gangsters, CONVICT_WORDS)
    v.add(actions.PEEK, "peek", gangsters, CONVICT_WORDS)
    v.add(actions.COPY, "copy", gangsters)
    v.add(actions.ERRAND_TRADE, "errand_trade", SPACE_WORDS[:ROOMS])
    v.add(actions.ERRAND_SECURE, "errand_secure")
    v.add(actions.ERRAND_CORRUPT, "errand_corrupt", guards)
    v.add(actions.ERRAND_CRIME, "errand_crime")

    v.add(actions.BRIBE, "bribe", CARRIER_WORDS, cards)
    v.add(actions.RETURN_CRIME, "return_crime", crimes)
    v.add(actions.KEEP_CRIME, "keep_crime", crimes)
    v.add(actions.WEAPON, "weapon", cards)
    v.add(actions.PRIMAL, "go_primal")
    v.add(actions.SWAP, "swap")
    v.add(actions.ARMOR, "armor", cards)
    v.add(actions.REROLL, "reroll")
    v.add(actions.THIRD_DIE, "third_die")
    v.add(actions.COUNTER_ATTACK, "counter_attack")
    v.add(actions.ABANDON, "abandon")
    v.add(actions.SCAPEGOAT, "scapegoat")
    v.add(actions.BET, "bet", SIDE_WORDS)
    v.add(actions.PROVOKE, "provoke")
    v.add(actions.CALL, "call")
    v.add(actions.MOVE_COIN, "move_coin", numbers(1, DAY_ROUNDS))
    v.add(actions.PLACE_COIN, "place_coin")
    v.add(actions.SACRIFICE, "sacrifice", guards)
    v.add(actions.LOOK_AT, "look_at", actions.LOOK_WORDS)
    assert v.size == actions.ACTIONS
    return v
