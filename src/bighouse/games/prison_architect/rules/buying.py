"""The Buy phase: which area comes next, and in which order one buys there (RULES.md section 5.3)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.prison_architect.box.components import AREAS, NOTHING
from bighouse.games.prison_architect.rules.actions import AREA, FIRST, LAST
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.events import AREA_BEGAN, DEFERRED, MOVED_TO_BACK
from bighouse.games.prison_architect.rules.governor import GovernorBuys
from bighouse.games.prison_architect.rules.purchases import Purchase
from bighouse.games.prison_architect.rules.refusals import AREA_RESOLVED, NOT_YOUR_HIGHEST
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.words.phrases import AREA_NAMES


class NextArea(Step[PrisonArchitect]):
    """The highest bid of all that are left decides; among equals the initiative does (R10)."""

    def run(self, game: PrisonArchitect) -> None:
        game.area = NOTHING
        if game.solo:
            if game.resolved != ALL_RESOLVED:
                game.do_next(PickArea(0))
            return
        leader = leading(game)
        if leader != NOTHING:
            game.do_next(PickArea(leader))


def highest_bid(game: PrisonArchitect) -> int:
    """The highest bid in any area that is not resolved yet."""
    highest = 0
    for player in game.players:
        for bid in player.bids:
            highest = max(highest, bid)
    return highest


def leading(game: PrisonArchitect) -> int:
    """Whose bid decides which area is next: the highest, of equals the first in the initiative."""
    highest = highest_bid(game)
    if highest == 0:
        return NOTHING
    for seat in game.initiative:
        if highest in game.players[seat].bids:
            return seat
    return NOTHING


class PickArea(Asked):
    """Where one's highest bids lie in several areas one says which is next; alone any area can be (section 14)."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [AREA + area for area in range(AREAS)]

    def allowed(self, game: PrisonArchitect) -> list[int]:
        least = 0 if game.solo else highest_bid(game)
        bids = game.players[self.seat].bids
        return [AREA + area for area in range(AREAS) if not game.resolved >> area & 1 and bids[area] >= least]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        area = action - AREA
        if game.resolved >> area & 1:
            return AREA_RESOLVED
        if not game.solo and game.players[self.seat].bids[area] < highest_bid(game):
            return NOT_YOUR_HIGHEST
        return 0

    def take(self, game: PrisonArchitect, action: int) -> None:
        game.area = action - AREA
        game.resolved |= 1 << game.area
        game.tell(AREA_BEGAN, game.area)
        game.do_next(NEXT_AREA)
        if game.solo:
            resolve_solo(game)
        else:
            resolve(game)

    def question(self, game: PrisonArchitect) -> str:
        return "Which area is resolved next?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "buy"


def resolve(game: PrisonArchitect) -> None:
    """Players buy in descending order of their bids; equal ones settle it among themselves."""
    amounts: list[int] = []
    for player in game.players:
        if player.bids[game.area] not in amounts:
            amounts.append(player.bids[game.area])
    amounts.sort(reverse=True)
    steps: list[Step[PrisonArchitect]] = []
    for amount in amounts:
        if amount > 0:
            tied = 0
            for seat in range(game.seats):
                if game.players[seat].bids[game.area] == amount:
                    tied |= 1 << seat
            steps.append(Tie(tied))
    game.do(steps)


def resolve_solo(game: PrisonArchitect) -> None:
    """The human acts first with at least the Governor's bid."""
    bid = game.players[0].bids[game.area]
    if bid == 0:
        game.do_next(GOVERNOR_BUYS)
    elif bid >= game.governor.bids[game.area]:
        game.do([Purchase(0), GOVERNOR_BUYS])
    else:
        game.do([GOVERNOR_BUYS, Purchase(0)])


class Tie(Step[PrisonArchitect]):
    """Those who bid the same, as a mask: the last one left buys without a choice."""

    def __init__(self, tied: int) -> None:
        self.tied = tied

    def run(self, game: PrisonArchitect) -> None:
        seats = [seat for seat in game.initiative if self.tied >> seat & 1]
        if len(seats) == 1:
            game.do_next(Purchase(seats[0]))
        else:
            game.do_next(BuyFirstOrLast(seats[0], self.tied))

    def args(self) -> list[int]:
        return [self.tied]


class BuyFirstOrLast(Asked):
    """Buy now and fall to the back of the initiative, or buy after all others of the tie."""

    def __init__(self, seat: int, tied: int) -> None:
        super().__init__(seat)
        self.tied = tied

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [FIRST, LAST]

    def take(self, game: PrisonArchitect, action: int) -> None:
        seat = self.seat
        rest = Tie(self.tied & ~(1 << seat))
        if action == FIRST:
            game.do([Purchase(seat), ToTheBack(seat), rest])
        else:
            game.tell(DEFERRED, seat)
            game.do([rest, Purchase(seat)])  # who says so first buys after all who say so later (R9)

    def args(self) -> list[int]:
        return [self.seat, self.tied]

    def question(self, game: PrisonArchitect) -> str:
        return f"Equal bids on {AREA_NAMES[game.area]}: buy first and fall to the back, or buy last?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "ties"


class ToTheBack(Step[PrisonArchitect]):
    """Takes effect at once, for later ties and areas too (R10)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: PrisonArchitect) -> None:
        game.initiative.remove(self.seat)
        game.initiative.append(self.seat)
        game.tell(MOVED_TO_BACK, self.seat)

    def args(self) -> list[int]:
        return [self.seat]


ALL_RESOLVED: Final = (1 << AREAS) - 1
NEXT_AREA: Final = NextArea()
GOVERNOR_BUYS: Final = GovernorBuys()
