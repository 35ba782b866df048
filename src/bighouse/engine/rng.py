"""The game's own source of chance: a small copyable generator (sfc32) that deals the same game everywhere.

All arithmetic is held to 32 bits after each step, so compiled and plain Python give the same numbers.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """Chance for one game; its state is part of the game and never leaves the server."""

    def __init__(self, seed: int = 0, source: Rng | None = None) -> None:
        if source is None:
            digest = blake2b(str(seed).encode(), digest_size=12).digest()
            self.a: i64 = int.from_bytes(digest[0:4], "little")
            self.b: i64 = int.from_bytes(digest[4:8], "little")
            self.c: i64 = int.from_bytes(digest[8:12], "little")
            self.count: i64 = 1
            for _ in range(WARM_UP):
                self.next32()
        else:
            self.a = source.a
            self.b = source.b
            self.c = source.c
            self.count = source.count

    def clone(self) -> Rng:
        return Rng(0, self)

    def next32(self) -> i64:
        """32 random bits."""
        b = self.b
        c = self.c
        out: i64 = (self.a + b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, for n up to 2**31."""
        limit: i64 = n
        return (self.next32() * limit) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into a random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def split(self) -> Rng:
        """A new generator that follows from this one, for something that must not disturb its order."""
        seed = self.next32()
        return Rng(seed)

    def state(self) -> list[int]:
        return [self.a, self.b, self.c, self.count]
