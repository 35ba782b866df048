"""The bot that plays at random."""

from __future__ import annotations

from bighouse.bots.side import Side
from bighouse.engine.rng import Rng


class RandomBot:
    """Takes any option."""

    def __init__(self) -> None:  # said aloud: compiled, a class without one takes any arguments
        pass

    def choose(self, side: Side, rng: Rng) -> int:
        return side.options[rng.below(len(side.options))]
