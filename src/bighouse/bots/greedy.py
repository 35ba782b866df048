"""The greedy bot: tries each option in a few imagined games and takes what looks best right after, or about as good."""

from __future__ import annotations

from typing import Any, Final

from bighouse.bots.leeway import about_as_good
from bighouse.bots.side import Side
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.wisdom import Wisdom

WORLDS: Final = 4  # how many imagined games an option is tried in
DEEPEST: Final = 6  # how far a move that consists of several choices is followed
EVERY_OPTION: Final = 1000
LARGEST: Final = 1_000_000_000  # beyond any worth


class GreedyBot:
    """Looks one move ahead with the game's wisdom."""

    def __init__(self, worlds: int = WORLDS, leeway: float = 0.0, wisdom: Wisdom[Any] | None = None) -> None:
        self.worlds = worlds
        self.leeway = leeway  # of milder levels: what looks about as good as the best may be taken instead
        self.wisdom = wisdom  # that it judges by, where not the game's own of today

    def choose(self, side: Side, rng: Rng) -> int:
        options = side.options
        if len(options) == 1:
            return options[0]
        wisdom: Wisdom[Any] = side.wisdom if self.wisdom is None else self.wisdom
        totals: list[float] = []
        for _ in range(self.worlds):
            world = side.imagine(rng)
            if not totals:
                options = considered(world, side.seat, options, wisdom)
                totals = [0.0] * len(options)
            for i in range(len(options)):
                totals[i] += float(worth_after(world, side.seat, options[i], wisdom, DEEPEST, EVERY_OPTION))
        if self.leeway == 0.0:
            return options[totals.index(max(totals))]
        good = about_as_good(totals, self.leeway)
        return options[good[rng.below(len(good))]]


def considered(world: Game, seat: int, options: list[int], wisdom: Wisdom[Any]) -> list[int]:
    """The options that are worth a thought; all of them where none is."""
    out = [option for option in options if not wisdom.idle(world, seat, option)]
    return out if out else options


def worth_after(world: Game, seat: int, action: int, wisdom: Wisdom[Any], depth: int, width: int) -> int:
    """What the position is worth once the seat has taken the action and finished what it began.

    A move of several choices is followed `depth` choices deep, trying up to `width` options of each.
    """
    return worth_in(world.clone(), seat, action, wisdom, depth, width)


def worth_in(trial: Game, seat: int, action: int, wisdom: Wisdom[Any], depth: int, width: int) -> int:
    """The same in a game that need not be kept."""
    lane = trial.lane_of(seat)
    assert lane is not None
    trial.choose(lane, action)
    lane = trial.lane_of(seat)
    if lane is None or depth == 0 or not wisdom.unfinished(trial, seat):
        return wisdom.value(trial, seat)
    options = lane.options
    last = min(width, len(options)) - 1
    best = -LARGEST
    for i in range(last):
        worth = worth_after(trial, seat, options[i * len(options) // (last + 1)], wisdom, depth - 1, width)
        best = max(best, worth)
    return max(best, worth_in(trial, seat, options[-1], wisdom, depth - 1, width))
