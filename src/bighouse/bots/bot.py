"""What a bot is: somebody who chooses for a seat."""

from __future__ import annotations

from typing import Protocol

from bighouse.bots.side import Side
from bighouse.engine.rng import Rng


class Bot(Protocol):
    """Chooses one of the side's options. Chance comes from the generator alone, so the same seed plays the same."""

    def choose(self, side: Side, rng: Rng) -> int: ...
