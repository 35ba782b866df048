"""Wisdom: a game's quick opinion of a position, for bots that look ahead in imagined games."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bighouse.engine.weights import NO_WEIGHTS, Weights

if TYPE_CHECKING:
    from bighouse.engine.game import Game
    from bighouse.engine.rng import Rng

G = TypeVar("G", bound="Game")

SPREAD: Final = 900.0  # hundredths of a point by which a seat must lead to be rather sure of winning


@mypyc_attr(allow_interpreted_subclasses=True)  # plain Python games teach bots as well
class Wisdom(Generic[G]):
    """What a game knows about playing it well; each games/<name>/wisdom.py fills one in."""

    looks: int = 1  # imagined games in which a search first looks at the options at hand: more where dice decide
    trust: float = 2.0  # and how many visits that is worth

    def __init__(self, weights: Weights = NO_WEIGHTS) -> None:
        self.weights = weights

    def weighing(self, weights: Weights) -> Wisdom[G]:
        """The same wisdom, but it counts things for what these weights say."""
        return type(self)(weights)

    def value(self, game: G, seat: int) -> int:
        """How well the seat stands against its rivals, in about hundredths of a point."""
        scores = game.scores()
        lead = scores[seat]
        others = [scores[other] for other in range(len(scores)) if other != seat]
        return 100 * (lead - max(others) if others else lead)

    def chance(self, value: float) -> float:
        """A value, or a mean of some, as a chance to win, from 0 to 1."""
        return 1.0 / (1.0 + math.exp(-value / SPREAD))

    def unfinished(self, game: G, seat: int) -> bool:
        """Whether the seat is in the middle of a move, so that its value would mislead."""
        return False

    def quiet(self, game: G) -> bool:
        """Whether the position has settled, so that its value can be trusted: play-outs are cut here."""
        return True

    def part(self, game: G, seat: int) -> int:
        """A number for the part of the game that it is in for a seat.

        A search looks no further than to the end of a part: beyond it values are of another measure.
        """
        return 0

    def idle(self, game: G, seat: int, option: int) -> bool:
        """Whether an option does nothing for the seat whatever comes of it, so that nobody needs to think about it."""
        return False

    def guess(self, game: G, seat: int, options: list[int], rng: Rng) -> int:
        """An option that a player of some sense might take, found quickly: how play-outs go on."""
        return options[rng.below(len(options))]
