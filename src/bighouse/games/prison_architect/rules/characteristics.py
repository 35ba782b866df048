"""Characteristics: what must hold for a prison as a whole (RULES.md section 11.3)."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import (
    BOUNDING_BOX,
    CELLS_WITH_TILE_CONTRABAND,
    COMPLETED_EACH_KIND,
    COMPLETED_OBJECTIVES,
    CONTIGUOUS_BLOCK,
    COUNT,
    GREY,
    NO_LIMIT,
    NOTHING,
    PAIRS,
    UNIT_TILE,
    Condition,
    Objective,
    type_of,
)
from bighouse.games.prison_architect.rules.assignments import ON_CARD_NEEDS, serves_prisoner
from bighouse.games.prison_architect.rules.predicates import fitting
from bighouse.games.prison_architect.rules.prison import SPAN, Prison
from bighouse.games.prison_architect.rules.reckoning import Reckoning


def asks_for_objectives(objective: Objective) -> bool:
    """Whether it looks at other objectives, which are settled first (R53)."""
    for condition in objective.conditions:
        if condition.kind == COMPLETED_OBJECTIVES or condition.kind == COMPLETED_EACH_KIND:
            return True
    return False


def reached(prison: Prison, reckoning: Reckoning, condition: Condition) -> int:
    """How much there is of what a condition about the prison counts."""
    kind = condition.kind
    if kind == COUNT:
        return counted(prison, reckoning, condition)
    if kind == PAIRS:
        return most_pairs(prison, reckoning, condition)
    if kind == CELLS_WITH_TILE_CONTRABAND:
        return len([n for n in reckoning.smuggled if n > 0])
    if kind == BOUNDING_BOX:
        return narrow_side(prison)
    assert kind == CONTIGUOUS_BLOCK
    return largest_block(prison, reckoning, condition)


def is_enough(condition: Condition, amount: int) -> bool:
    return condition.least <= amount <= condition.most


def wanted(condition: Condition) -> int:
    """The figure that decides: at least so many, or at most."""
    return condition.least if condition.most == NO_LIMIT else condition.most


def holds_for(prison: Prison, reckoning: Reckoning, objective: Objective) -> bool:
    """Whether all conditions hold, of an objective that asks for no others."""
    for condition in objective.conditions:
        if not is_enough(condition, reached(prison, reckoning, condition)):
            return False
    return True


def counted(prison: Prison, reckoning: Reckoning, condition: Condition) -> int:
    """Tiles, or prisoners; those on cards count as grey ones in a Secure cell (R44)."""
    if condition.of.unit == UNIT_TILE:
        return fitting(prison, reckoning, condition.of.where).bit_count()
    count = 0
    for number in range(len(prison.tiles)):
        for prisoner in prison.inmates[number]:
            if serves_prisoner(condition.of, type_of(prisoner), reckoning.needs[number]):
                count += 1
    if serves_prisoner(condition.of, GREY, ON_CARD_NEEDS):
        for group in prison.card_inmates:
            count += len(group)
    return count


def partners(prison: Prison, reckoning: Reckoning, condition: Condition) -> list[int]:
    """With whom each tile can make a pair, as masks; a tile that fits both parts may take either."""
    firsts = fitting(prison, reckoning, condition.first)
    seconds = fitting(prison, reckoning, condition.second)
    out = [0] * len(prison.tiles)
    for number in range(len(prison.tiles)):
        for side in range(4):
            other = prison.beside(prison.squares[number], side)
            if (
                other != NOTHING
                and firsts >> number & 1
                and seconds >> other & 1
                and (not condition.overlooks or prison.windows[other] >> (side + 2) % 4 & 1)
            ):
                out[number] |= 1 << other
                out[other] |= 1 << number
    return out


def most_pairs(prison: Prison, reckoning: Reckoning, condition: Condition) -> int:
    """The largest number of disjoint pairs. Neighbours lie on squares of different colours, as on a chessboard."""
    pairs = partners(prison, reckoning, condition)
    taken = [NOTHING] * len(pairs)
    count = 0
    for number in range(len(pairs)):
        square = prison.squares[number]
        black = (square // SPAN + square % SPAN) % 2 == 0
        if black and pair_up(pairs, taken, number, [False] * len(pairs)):
            count += 1
    return count


def pair_up(pairs: list[int], taken: list[int], number: int, tried: list[bool]) -> bool:
    """Find a partner for a tile; others may be given another one for it."""
    for other in range(len(pairs)):
        if pairs[number] >> other & 1 and not tried[other]:
            tried[other] = True
            if taken[other] == NOTHING or pair_up(pairs, taken, taken[other], tried):
                taken[other] = number
                return True
    return False


def narrow_side(prison: Prison) -> int:
    """The smaller one of how many rows and how many columns the prison spans; holes are fine."""
    if not prison.squares:
        return 0
    rows = [square // SPAN for square in prison.squares]
    columns = [square % SPAN for square in prison.squares]
    return min(max(rows) - min(rows), max(columns) - min(columns)) + 1


def largest_block(prison: Prison, reckoning: Reckoning, condition: Condition) -> int:
    """The most different kinds in one connected group of the listed tiles; each kind counts once (R50)."""
    listed = fitting(prison, reckoning, condition.block)
    best = 0
    while listed:
        group = listed & -listed
        grown = 0
        while grown != group:
            grown = group
            for number in range(len(prison.tiles)):
                if grown >> number & 1:
                    group |= prison.adjacent[number] & listed
        kinds = 0
        for number in range(len(prison.tiles)):
            if group >> number & 1:
                kinds |= 1 << prison.tiles[number]
        best = max(best, kinds.bit_count())
        listed &= ~group
    return best
