"""Fighters: a Convict or one of its Gangsters, with what each carries and how strong he is (RULES.md section 18).

A fighter is numbered as in state.py: Convicts first, then Gangsters.
"""

from __future__ import annotations

from bighouse.engine.story import EVERYONE
from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.actions import CARRIED, SLOT_1
from bighouse.games.animalcatraz.rules.bars import strength_level
from bighouse.games.animalcatraz.rules.events import GANGSTER_WEAKENED
from bighouse.games.animalcatraz.rules.sides import deciding_seat
from bighouse.games.animalcatraz.rules.state import FIRST_GANGSTER, Animalcatraz


def is_convict(fighter: int) -> bool:
    return fighter < FIRST_GANGSTER


def mat_of(game: Animalcatraz, fighter: int) -> int:
    """The Convict on whose Mat a fighter is: himself, or a Gangster's."""
    if fighter < FIRST_GANGSTER:
        return fighter
    for index in range(len(game.convicts)):
        if fighter - FIRST_GANGSTER in game.convicts[index].gangsters:
            return index
    return NOTHING


def place_of_fighter(game: Animalcatraz, fighter: int) -> int:
    """The place of the Mat at which his cards lie (rules/actions.py)."""
    if fighter < FIRST_GANGSTER:
        return CARRIED
    return SLOT_1 + game.convicts[mat_of(game, fighter)].gangsters.index(fighter - FIRST_GANGSTER)


def carried_by(game: Animalcatraz, fighter: int) -> list[int]:
    """His own Carry Items, as copies."""
    if fighter < FIRST_GANGSTER:
        return game.convicts[fighter].carry
    copy = game.held[fighter - FIRST_GANGSTER]
    return [] if copy == NOTHING else [copy]


def has_hidden(game: Animalcatraz, fighter: int) -> bool:
    """Whether he carries a card that somebody does not know: a question must not betray which it is (32.1)."""
    for copy in carried_by(game, fighter):
        if game.known[copy] != EVERYONE:
            return True
    return False


def strength_of(game: Animalcatraz, fighter: int) -> int:
    """A Convict's level, or what is printed on a Gangster less what he has lost."""
    if fighter < FIRST_GANGSTER:
        return strength_level(game, game.convicts[fighter])
    gangster = fighter - FIRST_GANGSTER
    return max(0, game.box.gangsters[gangster].strength - game.hurt[gangster])


def weaken(game: Animalcatraz, gangster: int, levels: int) -> None:
    """A Gangster loses levels of Strength, not below 0."""
    most = game.box.gangsters[gangster].strength
    game.hurt[gangster] = max(0, min(most, game.hurt[gangster] + levels))
    seat = seat_of(game, FIRST_GANGSTER + gangster)
    game.tell(GANGSTER_WEAKENED, seat, gangster, most - game.hurt[gangster])


def seat_of(game: Animalcatraz, fighter: int) -> int:
    """Who decides about a fighter: the player of his Mat (R72)."""
    return game.convicts[mat_of(game, fighter)].seat


def side_seat(game: Animalcatraz, side: int) -> int:
    """Who decides for a side of the Fight: the player of the one Mat, in a Riot that of the rival (R72)."""
    fight = game.fight
    if fight.riot:
        return deciding_seat(game, fight.rivals[side])
    return game.convicts[fight.convicts[side]].seat


def fighters_of(game: Animalcatraz, side: int) -> list[int]:
    """The uninjured fighters of a side, each Convict before its Gangsters."""
    fight = game.fight
    out: list[int] = []
    for index in range(len(game.convicts)):
        if fight.mats[side] >> index & 1:
            if not fight.out >> index & 1:
                out.append(index)
            for gangster in game.convicts[index].gangsters:
                out.append(FIRST_GANGSTER + gangster)
    return out
