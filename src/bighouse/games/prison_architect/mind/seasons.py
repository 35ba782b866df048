"""How much of a game is still to come, and what money is good for until then."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import EVALUATION, WORKING_WEEK
from bighouse.games.prison_architect.box.components import INCOME as INCOME_ROUND
from bighouse.games.prison_architect.rules.state import BID, BUILD, BUY, INTAKE, PrisonArchitect

DOLLAR: Final = 50  # at the end
DOLLAR_TO_BID: Final = [50, 105, 120, 125, 130, 130]  # by the weeks to come: the earlier, the longer it serves
NEEDED: Final = 105  # while it is short for the weeks to come
URGENT: Final = 150  # the first ones for a week before which nothing comes in
FIRST_ONES: Final = 12
TO_SPARE: Final = 60  # beyond that
A_WEEK: Final = 16  # dollars that a week can well use
TODAY: Final = 30  # hundredths of a week: what is at hand can still be placed and filled
INCOME: Final = 24  # that an Income brings


class Season:
    """How much is still to come."""

    def __init__(self, weeks: int, building: int, incomes: int, evaluations: int, time: int) -> None:
        self.weeks = weeks  # in which tiles can still be bought
        self.building = building  # in which they can still be placed
        self.incomes = incomes
        self.evaluations = evaluations
        self.time = time  # for objectives, in hundredths of a week


def rounds_ahead(game: PrisonArchitect, kind: int) -> int:
    """How many rounds of a kind are still to come after this one."""
    count = 0
    for index in range(game.round + 1, len(game.box.rounds)):
        if game.box.rounds[index].kind == kind:
            count += 1
    return count


def season_of(game: PrisonArchitect) -> Season:
    weeks = rounds_ahead(game, WORKING_WEEK)
    buying = 1 if game.phase == BID or game.phase == BUY else 0
    building = 1 if game.phase == BUILD else buying
    incomes, evaluations = rounds_ahead(game, INCOME_ROUND), rounds_ahead(game, EVALUATION)
    time = 100 * (weeks + buying)
    if game.phase == BUILD or game.phase == INTAKE:
        time += TODAY
    return Season(weeks + buying, weeks + building, incomes, evaluations, time)


def dollar(game: PrisonArchitect) -> int:
    """What one more dollar is worth."""
    return DOLLAR_TO_BID[min(rounds_ahead(game, WORKING_WEEK), 5)]


def money(game: PrisonArchitect, cash: int) -> int:
    """What cash is worth after this week: more as long as it is short."""
    return money_from(game, cash, game.round + 1)


def money_from(game: PrisonArchitect, cash: int, first: int) -> int:
    """What cash is worth that can be spent from a round on."""
    short = shortage(game, first)
    if short == 0:
        return cash * DOLLAR
    needed = min(cash, short)
    urgent = min(cash, FIRST_ONES) if game.box.rounds[first].kind == WORKING_WEEK else 0
    return needed * NEEDED + (cash - needed) * TO_SPARE + urgent * (URGENT - NEEDED)


def shortage(game: PrisonArchitect, first: int) -> int:
    """What the weeks from a round on can use and no Income will bring in time."""
    short = 0
    most = 0
    for index in range(first, len(game.box.rounds)):
        kind = game.box.rounds[index].kind
        if kind == WORKING_WEEK:
            short += A_WEEK
            most = max(most, short)
        elif kind == INCOME_ROUND:
            short -= INCOME
    return most
