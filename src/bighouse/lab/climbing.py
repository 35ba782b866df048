"""Climbing: all weights are moved at random at once, one way and the opposite way, and go where duels are won.

Of many such duels each weight learns which of its two ways did better, whatever the others did (Spall's simultaneous
perturbation). Weights that nothing depends on in games of two are left alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import bighouse
from bighouse.bots.greedy import GreedyBot
from bighouse.engine.option import Setting
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.weights import Weights
from bighouse.lab.duels import turns
from bighouse.lab.lessons import looked_at, probes_of
from bighouse.lab.seeds import derive

REACH = 0.15  # of a weight: how far it is moved for a duel, and at most after a round
LEAST_SCALE = 8.0  # a small weight moves as far as one of this size
MEMORY = 0.5  # of what the rounds before have taught
SURE = 5.0  # deviations at which a weight goes all the way
SAMPLES = 6  # games that show which weights count

Place = tuple[str, int]


class Climb:
    """Where the weights stand, and where they are drawn to."""

    def __init__(self, start: Weights, places: Sequence[Place], seed: int) -> None:
        self.chance = Rng(seed)
        self.start = start
        self.places = places
        self.moves = [0.0] * len(places)
        self.scales = [max(LEAST_SCALE, float(abs(start.numbers[name][place]))) for name, place in places]
        self.pulls = [0.0] * len(places)

    def random(self) -> list[int]:
        """A way for each weight: 1 or -1."""
        return [1 - 2 * self.chance.below(2) for _ in self.places]

    def weights(self, ways: Sequence[int] = ()) -> Weights:
        """As they stand, or each moved a way from there."""
        by = {}
        for i, place in enumerate(self.places):
            by[place] = round(self.moves[i] + (ways[i] * REACH * self.scales[i] if ways else 0.0))
        return self.start.moved(by)

    def learn(self, tried: Sequence[tuple[list[int], float]]) -> None:
        """Go where duels were won: `tried` has the ways of each, and its gain."""
        deviation = sqrt(sum(gain * gain for _, gain in tried)) / len(tried)
        if deviation == 0.0:
            return
        for i, scale in enumerate(self.scales):
            better = sum(ways[i] * gain for ways, gain in tried) / len(tried)
            self.pulls[i] = MEMORY * self.pulls[i] + better / deviation
            self.moves[i] += max(-1.0, min(1.0, self.pulls[i] / SURE)) * REACH * scale


def counting_places(room: Room, options: dict[str, Setting], keep: Sequence[str], seed: int) -> list[Place]:
    """The weights that change an opinion in games of two, but for those that are to stay as they are."""
    probes = probes_of(room.wisdom)
    counting: set[int] = set()
    for number in range(SAMPLES):
        game = bighouse.new(room.name, 2, derive(seed, "sample", number), None, **options)
        for seat in turns(game, [GreedyBot(1), GreedyBot(1)]):
            counting |= looked_at(game, seat, room.wisdom, probes)[1].keys()
    places = room.weights[-1].places()
    return [place for number, place in enumerate(places) if number in counting and place[0] not in keep]
