"""Duels: two sets of weights play a deal against each other at first sight, once from either seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

import bighouse
from bighouse.api import room as room_named
from bighouse.bots.bot import Bot, chance_for
from bighouse.bots.greedy import GreedyBot
from bighouse.bots.side import Side
from bighouse.engine.game import Game
from bighouse.engine.option import Setting
from bighouse.engine.weights import Weights

MOST_MOVES = 700  # of a game; whoever leads then has won it, as if it ended there
LEAD = 0.3  # of a victory: what it counts to have all the points


class Duel(msgspec.Struct, frozen=True):
    """A deal, and the numbers that either side judges by."""

    game: str
    options: dict[str, Setting]
    seed: int
    one: dict[str, list[int]]
    other: dict[str, list[int]]

    def __str__(self) -> str:
        return f"the duel with seed {self.seed}"


class Fought(msgspec.Struct, frozen=True):
    """How the first side did in both games."""

    seed: int
    points: float  # a victory is one, who wins together shares it
    lead: float  # of all points of the two, on average

    @property
    def gain(self) -> float:
        """How much better than even, the lead breaking ties."""
        return self.points / 2 - 0.5 + LEAD * self.lead


def fight(duel: Duel) -> Fought:
    wisdom = room_named(duel.game).wisdom
    one, other = (wisdom.weighing(Weights("", "", numbers)) for numbers in (duel.one, duel.other))
    points = lead = 0.0
    for seat in range(2):
        bots = [GreedyBot(1, wisdom=one if who == seat else other) for who in range(2)]
        game = bighouse.new(duel.game, 2, duel.seed, None, **duel.options)
        for _ in turns(game, bots):
            pass
        scores = game.scores()
        ahead = scores[seat] - scores[1 - seat]
        winners = game.winners() if game.over else [seat if ahead > 0 else 1 - seat]
        points += (seat in winners) / len(winners)
        lead += ahead / max(1, abs(scores[0]) + abs(scores[1])) / 2
    return Fought(duel.seed, points, lead)


def turns(game: Game, bots: Sequence[Bot]) -> Iterator[int]:
    """Play on, but not for ever: the seat that is about to move, each time."""
    deal = game.fingerprint()
    for moves in range(MOST_MOVES):
        if game.over:
            return
        seat = game.to_act[0]
        yield seat
        game.play(seat, bots[seat].choose(Side(game, seat), chance_for(deal, moves, seat)))
