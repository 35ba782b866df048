"""How much of a game is still to come, and what money is good for until then."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import EVALUATION, INCOME, WORKING_WEEK
from bighouse.games.prison_architect.rules.state import BID, BUILD, BUY, PrisonArchitect

DOLLAR: Final = 50  # at the end
DOLLAR_TO_BID: Final = [50, 95, 110, 120, 130, 130]  # by the weeks to come: the earlier, the longer it serves
TO_SPARE: Final = 65  # percent of that, beyond what will be needed
ENOUGH: Final = 25  # dollars for a week


class Season:
    """How much is still to come."""

    def __init__(self, weeks: int, building: int, incomes: int, evaluations: int) -> None:
        self.weeks = weeks  # in which tiles can still be bought
        self.building = building  # in which they can still be placed
        self.incomes = incomes
        self.evaluations = evaluations


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
    return Season(weeks + buying, weeks + building, rounds_ahead(game, INCOME), rounds_ahead(game, EVALUATION))


def dollar(game: PrisonArchitect) -> int:
    """What one more dollar is worth."""
    return DOLLAR_TO_BID[min(rounds_ahead(game, WORKING_WEEK), 5)]


def money(game: PrisonArchitect, cash: int) -> int:
    """What cash is worth: less, the more there is of it."""
    weeks = rounds_ahead(game, WORKING_WEEK)
    each = DOLLAR_TO_BID[min(weeks, 5)]
    enough = min(cash, ENOUGH * min(weeks, 2))
    return enough * each + (cash - enough) * max(DOLLAR, each * TO_SPARE // 100)
