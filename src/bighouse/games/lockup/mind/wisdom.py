"""A quick opinion of a position in Lockup: who stands how well, when that can be trusted, and what to try first."""

from __future__ import annotations

from typing import Final

from bighouse.engine.rng import Rng
from bighouse.engine.weights import Weights
from bighouse.engine.wisdom import Wisdom
from bighouse.games.lockup.mind.rankings import rankings
from bighouse.games.lockup.mind.weights import LockupWeights
from bighouse.games.lockup.mind.worth import worth
from bighouse.games.lockup.rules.actions import DECLINE
from bighouse.games.lockup.rules.cell_block import PayForItem, PayToReserve
from bighouse.games.lockup.rules.chow_hall import HireGoon, PayForGoons
from bighouse.games.lockup.rules.roll_call import SendCrew
from bighouse.games.lockup.rules.scoring import winners
from bighouse.games.lockup.rules.state import Lockup

WIN: Final = 2000


class LockupWisdom(Wisdom[Lockup]):
    """The seat's worth against its best rival."""

    def __init__(self, weights: Weights, alone: Weights | None = None) -> None:
        super().__init__(weights)
        self.w = LockupWeights(weights)
        self.alone = self.w if alone is None else LockupWeights(alone)  # in solitary games

    def value(self, game: Lockup, seat: int) -> int:
        w = self.alone if game.solitary else self.w
        rank = rankings(game)
        best = -100000
        for who in range(len(game.players)):
            if who != seat:
                best = max(best, worth(game, w, who, rank))
        mine = worth(game, w, seat, rank)
        if game.over:
            won = winners(game)
            return mine - best + (WIN if seat in won else -WIN)
        return mine - best

    def unfinished(self, game: Lockup, seat: int) -> bool:
        choice = game.choice(seat)
        if isinstance(choice, SendCrew):
            return choice.sent == 0
        return isinstance(choice, (PayForItem, PayToReserve, PayForGoons, HireGoon))

    def quiet(self, game: Lockup) -> bool:
        for seat in game.to_act:
            if self.unfinished(game, seat):
                return False
        return True

    def guess(self, game: Lockup, seat: int, options: list[int], rng: Rng) -> int:
        action = options[rng.below(len(options))]
        if action <= DECLINE:  # passing and declining are for good reasons only
            action = options[rng.below(len(options))]
            if action <= DECLINE:
                action = options[rng.below(len(options))]
        return action
