"""What anybody would do without much thought: how bots take an imagined game on to where it is quiet."""

from __future__ import annotations

from bighouse.engine.rng import Rng
from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.actions import (
    ARMOR,
    END_TURN,
    FIGHTER,
    HAND_OVER,
    LIFT,
    MOVE_GUARD,
    PRIMAL,
    REROLL,
    TORMENT,
    WEAPON,
)
from bighouse.games.animalcatraz.rules.fighters import strength_of
from bighouse.games.animalcatraz.rules.state import Animalcatraz


def a_deed(game: Animalcatraz, options: list[int], rng: Rng) -> int:
    """Something that moves the game on; rearranging is for those who think."""
    deeds = [option for option in options if option != END_TURN and not is_fiddling(option)]
    if not deeds or game.convicts[game.active].actions == 0:
        return END_TURN
    return deeds[rng.below(len(deeds))]


def is_fiddling(option: int) -> bool:
    """Moving, dropping and showing cards, or turning Guards about."""
    return LIFT <= option < HAND_OVER or MOVE_GUARD <= option < TORMENT


def a_fighter(game: Animalcatraz, options: list[int]) -> int:
    """The own strongest attacks the weakest of the others."""
    fight = game.fight
    own = fight.fighters[fight.attacking] == NOTHING
    best = options[0]
    most = -100
    for option in options:
        level = strength_of(game, option - FIGHTER)
        if not own:
            level = -level
        if level > most:
            best, most = option, level
    return best


def a_reaction(game: Animalcatraz, options: list[int]) -> int:
    """The best weapon, else Primal in a Riot, else armor; NOTHING: there is none of them."""
    best = NOTHING
    attack = -1
    for option in options:
        if WEAPON <= option < PRIMAL:
            if game.box.cards[option - WEAPON].attack > attack:
                best, attack = option, game.box.cards[option - WEAPON].attack
        elif best == NOTHING and (ARMOR <= option < REROLL or (option == PRIMAL and game.riot.on)):
            best = option
    return best
