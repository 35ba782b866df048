"""A quick opinion of a position in Prison Architect: who is likely to win, and what to try first."""

from __future__ import annotations

from typing import Final

from bighouse.engine.rng import Rng
from bighouse.engine.wisdom import Wisdom
from bighouse.games.prison_architect.box.components import BUREAUCRACY, CELL, EVALUATION, WORKING_WEEK
from bighouse.games.prison_architect.mind.bids import item_appeal
from bighouse.games.prison_architect.mind.foresight import is_well_posted
from bighouse.games.prison_architect.mind.governor import governor_worth
from bighouse.games.prison_architect.mind.seasons import rounds_ahead, season_of
from bighouse.games.prison_architect.mind.wants import wants_of
from bighouse.games.prison_architect.mind.worth import worth
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
from bighouse.games.prison_architect.rules.building import Build
from bighouse.games.prison_architect.rules.digging import cost_of, item_of
from bighouse.games.prison_architect.rules.effects import BuyDrawnCard
from bighouse.games.prison_architect.rules.expansion import BuyDrawnTile
from bighouse.games.prison_architect.rules.gardeners import (
    AddWindow,
    AddWindowAt,
    EditWindow,
    RemoveWindow,
    RemoveWindowAt,
)
from bighouse.games.prison_architect.rules.intake import TakePrisoners
from bighouse.games.prison_architect.rules.objective_phase import FreeTime, PlayOrDiscard
from bighouse.games.prison_architect.rules.prisoners import FromCell
from bighouse.games.prison_architect.rules.purchases import Purchase
from bighouse.games.prison_architect.rules.rearranging import MoveTileTo
from bighouse.games.prison_architect.rules.staffing import WhoWorks
from bighouse.games.prison_architect.rules.standings import winners
from bighouse.games.prison_architect.rules.state import BUILD, BUY, PrisonArchitect
from bighouse.games.prison_architect.rules.state import EVALUATION as EVALUATION_PHASE
from bighouse.games.prison_architect.rules.tokens import ChooseTag

OPEN: Final = 3000  # a lead that makes a warden rather sure of winning, in the beginning
DECIDED: Final = 400  # and in the last week
SETTLED: Final = 1  # and once the last dice have rolled: then every lead wins, as at the end
WIN: Final = 1000
ALONE: Final = 40  # percent of a lead on the Governor, who is often far ahead
MOST_RECALLS: Final = 3  # in a phase
PHASES: Final = 16  # or fewer
PART_BITS: Final = 12
AREA_BITS: Final = 3
MARGIN: Final = 10  # a lead counts a tenth beside the chance to win, so that more is better


class PrisonArchitectWisdom(Wisdom[PrisonArchitect]):
    """The seat's worth against its best rival's, as a chance to win: near the end a smaller lead suffices."""

    looks: int = 4
    trust: float = 8.0

    def value(self, game: PrisonArchitect, seat: int) -> int:
        best = governor_worth(game) if game.solo else -100000
        for other in range(game.seats):
            if other != seat:
                best = max(best, worth(game, other, False))
        lead = worth(game, seat, True) - best
        if game.over:
            return (lead * ALONE // 100 if game.solo else lead // MARGIN) + (WIN if seat in winners(game) else -WIN)
        if game.solo:
            return lead * ALONE // 100
        enough = DECIDED + (OPEN - DECIDED) * rounds_ahead(game, WORKING_WEEK) // 5
        if game.phase >= EVALUATION_PHASE and rounds_ahead(game, EVALUATION) == 0:
            enough = SETTLED
        if lead >= 0:
            return lead // MARGIN + WIN * lead // (lead + enough)
        return -(-lead // MARGIN + WIN * -lead // (enough - lead))

    def chance(self, value: float) -> float:
        return min(1.0, max(0.0, 0.5 + value / (2.0 * WIN)))

    def unfinished(self, game: PrisonArchitect, seat: int) -> bool:
        """What worth.py does not see the end of: all but this counts as if it were done (see foresight.py)."""
        return isinstance(
            game.choice(seat),
            (
                ChooseTag,
                WhoWorks,
                FromCell,
                MoveTileTo,
                EditWindow,
                AddWindow,
                AddWindowAt,
                RemoveWindow,
                RemoveWindowAt,
                PlayOrDiscard,
            ),
        )

    def quiet(self, game: PrisonArchitect) -> bool:
        for seat in game.to_act:
            if self.unfinished(game, seat):
                return False
        return True

    def part(self, game: PrisonArchitect, seat: int) -> int:
        """A phase, as far as it is the seat's: in each its worth is reckoned otherwise.

        When one buys it lasts until another area comes, and when one builds until the next tile stands.
        """
        player = game.players[seat]
        part = game.round * PHASES + game.phase
        if game.phase == BUY:
            return part << PART_BITS | game.resolved << AREA_BITS | game.area + 1
        done = game.choice(seat) is None
        drawn = bool(player.looking)  # new objectives to choose from
        tiles = len(player.prison.tiles) if game.phase == BUILD else 0
        return part << PART_BITS | tiles << AREA_BITS | int(done) << 1 | int(drawn)

    def idle(self, game: PrisonArchitect, seat: int, option: int) -> bool:
        """Taking specialists off cells that they serve best, or again and again (R87)."""
        if not RECALL <= option < EXHAUST:
            return False
        player = game.players[seat]
        return player.recalled >= MOST_RECALLS or is_well_posted(player.prison, option - RECALL)

    def guess(self, game: PrisonArchitect, seat: int, options: list[int], rng: Rng) -> int:
        choice = game.choice(seat)
        if isinstance(choice, BidOnArea):
            return a_bid(game, seat, choice.area, options, rng)
        if isinstance(choice, (Purchase, BuyDrawnTile, BuyDrawnCard)):
            return a_purchase(game, seat, options)
        if isinstance(choice, (Build, TakePrisoners, FreeTime)):
            return the_business(options, rng)
        return options[rng.below(len(options))]


def appeal(game: PrisonArchitect, seat: int, area: int, item: int) -> int:
    """What an item is worth to a warden as everybody can see it."""
    player = game.players[seat]
    season = season_of(game)
    wants = wants_of(player.prison, player.played, [], season.time)
    return item_appeal(game, player.prison, area, item, wants, season)


def a_bid(game: PrisonArchitect, seat: int, area: int, options: list[int], rng: Rng) -> int:
    """About what the best item costs, on every other area."""
    row = game.offers[area]
    if not row or rng.below(100) < 45:
        return BID
    best = row[0]
    for item in row:
        if appeal(game, seat, area, item) > appeal(game, seat, area, best):
            best = item
    bid = cost_of(game, area, best) + rng.below(3)
    return min(BID + bid, options[-1])


def a_purchase(game: PrisonArchitect, seat: int, options: list[int]) -> int:
    """The item that is worth most of those that can be paid; draws cost money and bring surprises."""
    best = NO_PURCHASE
    top = 0
    for option in options:
        if option >= BUY_TILE:
            area = BUREAUCRACY if option >= BUY_CARD else CELL  # for any tile
            gain = appeal(game, seat, area, item_of(option))
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
