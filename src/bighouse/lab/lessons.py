"""What games of the search against itself teach: what positions turned out to be worth, and which weights counted."""

from __future__ import annotations

import msgspec

import bighouse
from bighouse.bots.bot import chance_for
from bighouse.bots.search import SearchBot
from bighouse.bots.side import Side
from bighouse.engine.game import Game
from bighouse.engine.option import Setting
from bighouse.engine.weights import Weights
from bighouse.engine.wisdom import Wisdom

LEEWAY = 0.1  # of moves that are about as good any is played, so that games differ
TRUST = 0.5  # the search's share in what a position was worth; the rest is how the game ended
STEP = 0.25  # of a weight, to see what it changes
LEAST_STEP = 10


class SelfPlay(msgspec.Struct, frozen=True):
    """A game to learn from: the search, thinking so long, on both seats."""

    game: str
    options: dict[str, Setting]
    seed: int
    iterations: int

    def __str__(self) -> str:
        return f"the game with seed {self.seed}"


class Lesson(msgspec.Struct, frozen=True):
    """A position as one seat sees it, in chances to win."""

    expected: float  # by the weights as they are
    found: float  # by the search, and by how the game ended
    slopes: dict[int, float]  # what one more of a weight, by its place in the set, would add to what is expected


class Learned(msgspec.Struct, frozen=True):
    """What one game taught."""

    seed: int
    lessons: list[Lesson]


def learn(task: SelfPlay) -> Learned:
    """Play it, and look at every quiet position from both sides."""
    game = bighouse.new(task.game, 2, task.seed, None, **task.options)
    wisdom = game.room.wisdom
    probes = probes_of(wisdom)
    bots = [SearchBot(task.iterations, leeway=LEEWAY) for _ in range(2)]
    deal = game.fingerprint()
    seen: list[tuple[int, float, list[tuple[float, dict[int, float]]]]] = []
    moves = 0
    while not game.over:
        seat = game.to_act[0]
        side = Side(game, seat)
        rng = chance_for(deal, moves, seat)
        root = bots[seat].search(side, rng)
        edges = [root.edges[action] for action in side.options if action in root.edges]
        if wisdom.quiet(game):
            most = max(edge.visits for edge in edges)
            best = max(edge.mean() for edge in edges if edge.visits == most)
            seen.append((seat, wisdom.chance(best), [looked_at(game, who, wisdom, probes) for who in range(2)]))
        game.play(seat, bots[seat].mildly(edges, rng))
        moves += 1
    winners = game.winners()
    lessons: list[Lesson] = []
    for seat, searched, looks in seen:
        for who, (expected, slopes) in enumerate(looks):
            result = 1.0 / len(winners) if who in winners else 0.0
            judged = searched if who == seat else 1.0 - searched
            lessons.append(Lesson(expected, TRUST * judged + (1.0 - TRUST) * result, slopes))
    return Learned(task.seed, lessons)


def probes_of(wisdom: Wisdom[Game]) -> list[tuple[int, Wisdom[Game]]]:
    """For every weight how far it was moved, and the wisdom that judges by it."""
    weights: Weights = wisdom.weights
    found: list[tuple[int, Wisdom[Game]]] = []
    for name, place in weights.places():
        step = max(LEAST_STEP, int(STEP * abs(weights.numbers[name][place])))
        found.append((step, wisdom.weighing(weights.moved({(name, place): step}))))
    return found


def looked_at(
    game: Game, seat: int, wisdom: Wisdom[Game], probes: list[tuple[int, Wisdom[Game]]]
) -> tuple[float, dict[int, float]]:
    """The chance that a seat seems to have, and what each weight that counts here would change about it."""
    value = wisdom.value(game, seat)
    expected = wisdom.chance(value)
    slopes: dict[int, float] = {}
    for number, (step, probe) in enumerate(probes):
        moved = probe.value(game, seat)
        if moved != value:
            slopes[number] = (probe.chance(moved) - expected) / step
    return expected, slopes
