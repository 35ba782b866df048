"""Bids: secret, on all five areas, revealed at once; then Foremen may raise one (RULES.md sections 5.2 and 12)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import NOT_ASKED_FOR, Step
from bighouse.games.prison_architect.box.components import AREAS, BID_BONUS_AFTER_REVEAL, NOTHING
from bighouse.games.prison_architect.rules.actions import AREA, BID, BIDS, DECLINE
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.buying import NEXT_AREA
from bighouse.games.prison_architect.rules.events import BID_RAISED, BIDS_COMMITTED, BIDS_REVEALED, PHASE_BEGAN
from bighouse.games.prison_architect.rules.governor import turn_bids
from bighouse.games.prison_architect.rules.refusals import NO_BID_THERE, SHORT_OF_CASH
from bighouse.games.prison_architect.rules.sources import CARD
from bighouse.games.prison_architect.rules.state import BID as BID_PHASE
from bighouse.games.prison_architect.rules.state import BUY, PrisonArchitect
from bighouse.games.prison_architect.words.phrases import AREA_NAMES


class Bidding(Step[PrisonArchitect]):
    """Everybody splits any part of the cash over the areas; nobody learns how before all are done."""

    def run(self, game: PrisonArchitect) -> None:
        game.phase = BID_PHASE
        game.tell(PHASE_BEGAN, BID_PHASE, game.week)
        game.do_next(REVEAL_BIDS)
        game.gather([BidOnArea(seat, 0) for seat in range(game.seats)], sealed=True)


class BidOnArea(Asked):
    """How much for one area; nothing at all is no bid (R7)."""

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def always_asked(self, game: PrisonArchitect) -> bool:
        return True  # so that the number of answers tells nothing

    def candidates(self, game: PrisonArchitect) -> list[int]:
        most = min(game.players[self.seat].unallocated(), BIDS - 1)
        return ALL_BIDS[: most + 1]

    def allowed(self, game: PrisonArchitect) -> list[int]:
        return self.candidates(game)

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return SHORT_OF_CASH if BID <= action < BID + BIDS else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        game.players[self.seat].bids[self.area] = action - BID
        if self.area + 1 < AREAS:
            game.do_next(BidOnArea(self.seat, self.area + 1))
        else:
            game.tell(BIDS_COMMITTED, self.seat)

    def args(self) -> list[int]:
        return [self.seat, self.area]

    def question(self, game: PrisonArchitect) -> str:
        return f"How much do you bid on {AREA_NAMES[self.area]}? You have ${game.players[self.seat].unallocated()} left"

    def chapter(self, game: PrisonArchitect) -> str:
        return "bid"


class RevealBids(Step[PrisonArchitect]):
    """All bids are turned up; alone the next Warden Duel card shows the Governor's."""

    def run(self, game: PrisonArchitect) -> None:
        game.phase = BUY
        game.reveal()
        if not game.solo:  # the Governor's are turned up next, and shown with these
            game.pause()
        for seat in range(game.seats):
            game.recount(BIDS_REVEALED, [seat, *game.players[seat].bids])
        if game.solo:
            turn_bids(game)
        game.do_next(NEXT_AREA)
        for seat in range(game.seats):
            player = game.players[seat]
            player.raised = NOTHING
            if player.prison.passive(BID_BONUS_AFTER_REVEAL) > 0 and max(player.bids) > 0:
                game.do_next(RaiseBid(seat))


class RaiseBid(Asked):
    """Foremen: money from the supply on one of the own bids, or none (R59)."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        out = [AREA + area for area in range(AREAS)]
        out.append(DECLINE)
        return out

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        if action != DECLINE and game.players[self.seat].bids[action - AREA] == 0:
            return NO_BID_THERE
        return 0

    def take(self, game: PrisonArchitect, action: int) -> None:
        if action == DECLINE:
            return
        player = game.players[self.seat]
        area = action - AREA
        more = player.prison.passive(BID_BONUS_AFTER_REVEAL)
        player.cash += more
        player.bids[area] += more
        player.raised = area
        game.because(CARD, player.prison.giving(BID_BONUS_AFTER_REVEAL))
        game.tell(BID_RAISED, self.seat, area, more, player.bids[area])
        game.because()

    def question(self, game: PrisonArchitect) -> str:
        return f"Foremen: which bid do you raise by ${game.players[self.seat].prison.passive(BID_BONUS_AFTER_REVEAL)}?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "bid"


ALL_BIDS: Final = list(range(BID, BID + BIDS))
REVEAL_BIDS: Final = RevealBids()
