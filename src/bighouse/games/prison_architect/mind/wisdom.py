"""A quick opinion of a position in Prison Architect: who is likely to win, and what to try first."""

from __future__ import annotations

from typing import Final

from bighouse.engine.rng import Rng
from bighouse.engine.wisdom import Wisdom
from bighouse.games.prison_architect.box.components import BUREAUCRACY, CELL, WORKING_WEEK
from bighouse.games.prison_architect.mind.worth import item_worth, rounds_ahead, weeks_ahead, worth
from bighouse.games.prison_architect.rules.actions import (
    ADMIT,
    AT,
    BID,
    BUY_CARD,
    BUY_TILE,
    DECLINE,
    DIG,
    DONE,
    DRAW,
    EXHAUST,
    NO_PURCHASE,
    PLACE,
    RECALL,
)
from bighouse.games.prison_architect.rules.bidding import BidOnArea
from bighouse.games.prison_architect.rules.building import Build, PlaceTile, PutWindows
from bighouse.games.prison_architect.rules.digging import cost_of, item_of
from bighouse.games.prison_architect.rules.effects import BuyDrawnCard
from bighouse.games.prison_architect.rules.expansion import BuyDrawnTile, ExpandInto
from bighouse.games.prison_architect.rules.gardeners import (
    AddWindow,
    AddWindowAt,
    EditWindow,
    RemoveWindow,
    RemoveWindowAt,
)
from bighouse.games.prison_architect.rules.intake import House, TakePrisoners
from bighouse.games.prison_architect.rules.objective_phase import FreeTime, KeepObjective, PlayOrDiscard
from bighouse.games.prison_architect.rules.prisoners import FromCell
from bighouse.games.prison_architect.rules.purchases import Purchase
from bighouse.games.prison_architect.rules.rearranging import MoveTile, MoveTileTo
from bighouse.games.prison_architect.rules.scoring import FROM_OBJECTIVES
from bighouse.games.prison_architect.rules.staffing import AssignTo, RecallFrom, WhoWorks
from bighouse.games.prison_architect.rules.standings import sheet_of_governor, winners
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.rules.tokens import ChooseTag, PlaceToken

OPEN: Final = 3000  # a lead that makes a warden rather sure of winning, in the beginning
DECIDED: Final = 400  # and in the last week
WIN: Final = 1000
MARGIN: Final = 10  # a lead counts a tenth beside the chance to win, so that more is better
GOVERNOR_TILES: Final = 2  # that the Governor takes in a week, bought or for want of better
GOVERNOR_TILE: Final = 350  # what each is worth beside the difficulty's points
GOVERNOR_CARDS: Final = 60  # percent of a card a week
GOVERNOR_OBJECTIVE: Final = 800  # one of his, on average
GOVERNOR_HARD: Final = 1060


class PrisonArchitectWisdom(Wisdom[PrisonArchitect]):
    """The seat's worth against its best rival's, as a chance to win: near the end a smaller lead suffices."""

    def value(self, game: PrisonArchitect, seat: int) -> int:
        best = governor_worth(game) if game.solo else -100000
        for other in range(game.seats):
            if other != seat:
                best = max(best, worth(game, other, False))
        lead = worth(game, seat, True) - best
        if game.over:
            return lead // MARGIN + (WIN if seat in winners(game) else -WIN)
        enough = DECIDED + (OPEN - DECIDED) * rounds_ahead(game, WORKING_WEEK) // 5
        if lead >= 0:
            return lead // MARGIN + WIN * lead // (lead + enough)
        return -(-lead // MARGIN + WIN * -lead // (enough - lead))

    def chance(self, value: float) -> float:
        return min(1.0, max(0.0, 0.5 + value / (2.0 * WIN)))

    def unfinished(self, game: PrisonArchitect, seat: int) -> bool:
        choice = game.choice(seat)
        if isinstance(choice, TakePrisoners):
            return sum(game.players[seat].batch) > 0
        if isinstance(choice, KeepObjective):
            return choice.left < game.box.objective_keep
        return isinstance(
            choice,
            (
                PlaceTile,
                PutWindows,
                PlaceToken,
                ChooseTag,
                House,
                AssignTo,
                RecallFrom,
                WhoWorks,
                FromCell,
                MoveTile,
                MoveTileTo,
                EditWindow,
                AddWindow,
                AddWindowAt,
                RemoveWindow,
                RemoveWindowAt,
                ExpandInto,
                BuyDrawnTile,
                BuyDrawnCard,
                PlayOrDiscard,
            ),
        )

    def quiet(self, game: PrisonArchitect) -> bool:
        for seat in game.to_act:
            if self.unfinished(game, seat):
                return False
        return True

    def guess(self, game: PrisonArchitect, seat: int, options: list[int], rng: Rng) -> int:
        choice = game.choice(seat)
        if isinstance(choice, BidOnArea):
            return a_bid(game, choice.area, options, rng)
        if isinstance(choice, (Purchase, BuyDrawnTile, BuyDrawnCard)):
            return a_purchase(game, options)
        if isinstance(choice, (Build, TakePrisoners, FreeTime)):
            return the_business(options, rng)
        return options[rng.below(len(options))]


def governor_worth(game: PrisonArchitect) -> int:
    """What the Governor has, and what he is likely to take yet; his objectives lie face down."""
    lines = sheet_of_governor(game)
    if game.over:
        return 100 * sum(lines)
    difficulty = game.box.difficulties[game.difficulty]
    each = GOVERNOR_HARD if game.harder else GOVERNOR_OBJECTIVE
    weekly = GOVERNOR_TILES * (100 * difficulty.per_tile + GOVERNOR_TILE) + GOVERNOR_CARDS * difficulty.per_card
    total = 100 * (sum(lines) - lines[FROM_OBJECTIVES]) + len(game.governor.objectives) * each
    for count in game.box.governor_objectives[int(game.harder)]:
        weekly += count * each
    return total + weekly * weeks_ahead(game)


def a_bid(game: PrisonArchitect, area: int, options: list[int], rng: Rng) -> int:
    """About what the best item costs, on every other area."""
    row = game.offers[area]
    if not row or rng.below(100) < 45:
        return BID
    best = row[0]
    for item in row:
        if item_worth(game, area, item) > item_worth(game, area, best):
            best = item
    bid = cost_of(game, area, best) + rng.below(3)
    return min(BID + bid, options[-1])


def a_purchase(game: PrisonArchitect, options: list[int]) -> int:
    """The item that is worth most of those that can be paid; draws cost money and bring surprises."""
    best = NO_PURCHASE
    top = 0
    for option in options:
        if option >= BUY_TILE:
            area = BUREAUCRACY if option >= BUY_CARD else CELL  # for any tile
            gain = item_worth(game, area, item_of(option))
            if gain > top:
                top = gain
                best = option
    return best


def the_business(options: list[int], rng: Rng) -> int:
    """What the phase is for comes first; specialists are not taken off without need."""
    business = [option for option in options if PLACE <= option < AT or option == DRAW or option >= ADMIT]
    if business:
        return business[rng.below(len(business))]
    action = options[rng.below(len(options))]
    if (RECALL <= action < EXHAUST or action == DIG or action == DECLINE) and DONE in options:
        return DONE
    return action
