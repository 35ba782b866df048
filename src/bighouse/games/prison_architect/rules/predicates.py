"""Whether a tile is what a card or an objective asks for (RULES.md section 11.2)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.grid import turned_side
from bighouse.games.prison_architect.box.components import FUNCTIONAL, NOTHING, Predicate, type_of
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.reckoning import Reckoning

AS_DRAWN: Final = 0  # the symmetry that turns nothing


def fits(prison: Prison, reckoning: Reckoning, where: Predicate, number: int, symmetry: int = AS_DRAWN) -> bool:
    """Whether a tile meets a predicate; edges turn and are mirrored with the pattern that they belong to."""
    if not where.kinds >> prison.tiles[number] & 1:
        return False
    if where.tag != NOTHING:
        if where.tag < FUNCTIONAL:
            if reckoning.tags[number][where.tag] == 0:
                return False
        elif not reckoning.carried[number] >> where.tag & 1:
            return False
    if where.produces != NOTHING and not reckoning.granted[number] >> where.produces & 1:
        return False
    if where.window and prison.windows[number] == 0:
        return False
    if where.side != NOTHING and not prison.windows[number] >> turned_side(where.side, symmetry) & 1:
        return False
    if where.needs & ~reckoning.needs[number]:
        return False
    if reckoning.acting[number][0] < where.security:
        return False
    if where.types:
        count = 0
        for prisoner in prison.inmates[number]:
            count += where.types >> type_of(prisoner) & 1
        return where.least <= count <= where.most  # R51
    return True


def fitting(prison: Prison, reckoning: Reckoning, where: Predicate) -> int:
    """All tiles that meet a predicate, as a mask of numbers."""
    group = 0
    for number in range(len(prison.tiles)):
        if fits(prison, reckoning, where, number):
            group |= 1 << number
    return group
