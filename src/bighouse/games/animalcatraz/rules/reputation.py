"""Reputation: every change of REP, with ranks, their rewards and level 13 (RULES.md sections 19 and 22.2)."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import CRIME_LORD, EL_CHAPO, TAGS_MODULE
from bighouse.games.animalcatraz.rules.events import RANK_REACHED, REP_CHANGED
from bighouse.games.animalcatraz.rules.sides import convicts_of, first_seat
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz

# Where REP comes from: the lines of the score sheet
FROM_START: Final = 0
FROM_FIGHTS: Final = 1
FROM_THEFTS: Final = 2
FROM_GUARDS: Final = 3
FROM_CRIMES: Final = 4
FROM_COINS: Final = 5
FROM_CELLBLOCKS: Final = 6
FROM_TRAPS: Final = 7
FROM_GANGSTERS: Final = 8
FROM_EVENTS: Final = 9
FROM_TAGS: Final = 10
FROM_RIOTS: Final = 11
FROM_RATS: Final = 12


def rank_of(game: Animalcatraz, rep: int) -> int:
    """The rank of a level, lowest first (R19)."""
    rank = 0
    for i in range(len(game.box.ranks)):
        if rep >= game.box.ranks[i].lowest:
            rank = i
    return rank


def crime_points(game: Animalcatraz, rival: int) -> int:
    return sum([game.box.crimes[crime].points for crime in game.rivals[rival].kept_crimes])


def ceiling(game: Animalcatraz, rival: int, riot: bool) -> int:
    """Where a gain stops: at 13, for a Riot's at 14 (R21); a Crime Lord without the points at 12 (R54)."""
    box = game.box
    if game.ends_with(CRIME_LORD) and crime_points(game, rival) < box.crime_points:
        return box.riot_rep - 1
    if riot or (game.ends_with(EL_CHAPO) and game.rivals[rival].crowned):
        return box.most_rep  # once crowned one regains 13 and 14 like any level (R53)
    return box.riot_rep


def real_change(game: Animalcatraz, rival: int, change: int, riot: bool) -> int:
    """What a gain or a loss comes to between the lowest REP and the highest that may be reached."""
    before = game.rivals[rival].rep
    if change > 0:
        return max(before, min(before + change, ceiling(game, rival, riot))) - before
    return max(game.box.least_rep, before + change) - before


def change_rep(game: Animalcatraz, rival: int, change: int, why: int = FROM_EVENTS) -> None:
    """Gain or lose REP. A Riot for level 13 waits until the step that brought it is resolved (R34)."""
    if change == 0 or is_gone(game, rival):
        return
    side = game.rivals[rival]
    before = side.rep
    side.rep += real_change(game, rival, change, why == FROM_RIOTS)
    side.ledger[why] += side.rep - before
    side.losses[why] += min(0, side.rep - before)
    if side.rep != before:
        game.tell(REP_CHANGED, first_seat(game, rival), side.rep - before, side.rep)
    if side.rep > before:
        reward_ranks(game, rival)
        if side.rep == game.box.riot_rep and not side.crowned:
            game.risen |= 1 << rival


def is_gone(game: Animalcatraz, rival: int) -> bool:
    """A rival whose every Convict is outside gains and loses no REP any more (R55)."""
    for index in convicts_of(game, rival):
        if game.convicts[index].posture != ESCAPED:
            return False
    return True


def reward_ranks(game: Animalcatraz, rival: int) -> None:
    """Entering a rank for the first time gives a stand and Trash Tags; starting on it is not entering (R20)."""
    side = game.rivals[rival]
    for i in range(rank_of(game, side.rep) + 1):
        rank = game.box.ranks[i]
        if not side.ranked >> i & 1:
            side.ranked |= 1 << i
            if rank.stands:
                tags = rank.tags if game.has(TAGS_MODULE) else 0
                side.stands += rank.stands
                side.tags += tags
                game.tell(RANK_REACHED, first_seat(game, rival), i, rank.stands, tags)


def start_rep(game: Animalcatraz, rival: int, rep: int) -> None:
    """The level that one starts on, with the ranks up to it."""
    side = game.rivals[rival]
    side.rep = rep
    side.ledger[FROM_START] = rep
    side.ranked = (2 << rank_of(game, rep)) - 1
