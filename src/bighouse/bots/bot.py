"""What a bot is: somebody who chooses for a seat; and the chance that it chooses with."""

from __future__ import annotations

from hashlib import blake2b
from typing import Protocol

from bighouse.bots.side import Side
from bighouse.engine.rng import Rng


class Bot(Protocol):
    """Chooses one of the side's options. Chance comes from the generator alone, so the same seed plays the same."""

    def choose(self, side: Side, rng: Rng) -> int: ...


def chance_for(deal_fingerprint: str, moves: int, seat: int) -> Rng:
    """Chance for one decision: apart from the game's own, and the same when the game is resumed."""
    words = f"{deal_fingerprint} {moves} {seat}"
    return Rng(int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "big"))
