"""Exact chances of dice, by counting every way in which they can fall (RULES.md section 1)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

FACES: Final = 6
MOST_DICE: Final = 6  # that anybody rolls at a time: two, and some that are added


def counted_ways() -> list[list[int]]:
    """For each number of dice in how many ways they come to each total."""
    out = [[1]]
    for _ in range(MOST_DICE):
        before = out[-1]
        ways = [0] * (len(before) + FACES)
        for total in range(len(before)):
            for face in range(1, FACES + 1):
                ways[total + face] += before[total]
        out.append(ways)
    return out


WAYS: Final = counted_ways()


def reaching(needed: int, dice: int) -> Fraction:
    """The chance that so many dice come to a number or more."""
    return Fraction(sum(WAYS[dice][max(0, needed) :]), FACES**dice)


def beating(lead: int, dice: int, others: int) -> Fraction:
    """The chance that one's dice and a lead come to as much as the other's dice, or more: a tie is enough."""
    ways = 0
    for total in range(len(WAYS[dice])):
        for other in range(min(total + lead + 1, len(WAYS[others]))):
            ways += WAYS[dice][total] * WAYS[others][other]
    return Fraction(ways, FACES ** (dice + others))


def at_most(face: int) -> Fraction:
    """The chance that one die shows no more."""
    return Fraction(max(0, min(face, FACES)), FACES)


def in_percent(chance: Fraction) -> float:
    """To a tenth; only what is certain is 0 or 100."""
    figure = round(float(chance * 100), 1)
    if 0 < chance < 1:
        return max(0.1, min(99.9, figure))
    return figure


def percent(chance: Fraction) -> str:
    """As offers show it: "66 %"."""
    if 0 < chance < Fraction(1, 200):
        return "under 1 %"
    if Fraction(199, 200) < chance < 1:
        return "over 99 %"
    return f"{round(chance * 100)} %"
