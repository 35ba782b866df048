"""Dice as a test wants them: the state of a game's own chance from which the next draws come out so."""

from __future__ import annotations

from functools import cache
from random import Random

from bighouse.engine.rng import Rng

MASK = 0xFFFFFFFF
STRIDE = 0x9E3779B1  # odd, so that every number comes up
AT_ONCE = 8  # draws that one state can be found for in no time
Draw = tuple[int, int]  # what is drawn, below which number


def any_out(draw: Draw, random: Random) -> int:
    """32 bits that come to this draw."""
    value, below = draw
    lowest = -(-(value << 32) // below)
    highest = -(-((value + 1) << 32) // below) - 1
    return random.randint(lowest, highest)


def unshift(word: int) -> int:
    """The b of which b ^ (b >> 9) is this word."""
    b = word
    for _ in range(4):
        b = word ^ (b >> 9)
    return b


def fix(rng: Rng, draws: list[Draw]) -> None:
    """Set the generator (sfc32) so that it draws this."""
    assert len(draws) <= AT_ONCE
    if draws:
        rng.a, rng.b, rng.c = state_for(tuple(draws))
        rng.count = 1


@cache
def state_for(draws: tuple[Draw, ...]) -> tuple[int, int, int]:
    """The first two draws are chosen, the rest is tried for."""
    random = Random(repr(draws))
    wanted = [*draws, *[(0, 1)] * (2 - len(draws))]
    later = wanted[2:]
    first, second = any_out(wanted[0], random), any_out(wanted[1], random)
    c = random.getrandbits(32)
    while not comes(c, first, second, later):
        c = (c + STRIDE) & MASK
    b = unshift((second - 9 * c - 2) & MASK)
    return (first - b - 1) & MASK, b, c


def comes(c: int, first: int, second: int, later: list[Draw]) -> bool:
    """Whether the draws after the first two are as they should be: they follow from c and what was drawn."""
    b = 9 * c & MASK  # as it is after the first draw
    c = ((((c << 21) & MASK) | (c >> 11)) + first) & MASK
    out, count = second, 3
    for value, below in later:
        a = b ^ (b >> 9)
        b = 9 * c & MASK
        c = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
        out = (a + b + count) & MASK
        if out * below >> 32 != value:
            return False
        count += 1
    return True
