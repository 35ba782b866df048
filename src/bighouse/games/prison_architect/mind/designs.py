"""How near a Blueprint is: what stands already, what only waits for prisoners, and where there is room for the rest."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import ALLOWED
from bighouse.games.prison_architect.box.components import NOTHING, Layout, Objective
from bighouse.games.prison_architect.rules.placement import is_overlooked, reach_refusal
from bighouse.games.prison_architect.rules.predicates import fits
from bighouse.games.prison_architect.rules.prison import SPAN, SQUARES, Prison
from bighouse.games.prison_architect.rules.reckoning import Reckoning

TO_BUILD: Final = 110  # the right tile on the right square, in hundredths of a piece
TO_FILL: Final = 30  # a tile that stands there and lacks prisoners, Staff or a need


def distance(prison: Prison, reckoning: Reckoning, objective: Objective) -> int:
    """What is still to be done for a Blueprint where it is nearest, in hundredths of a piece."""
    best = TO_BUILD * len(objective.pattern)
    right: list[int] = []  # by square of the pattern, as masks of tiles
    suited: list[int] = []
    for layout in objective.layouts:
        if not right or objective.has_edges:
            right = []
            suited = []
            for square in objective.pattern:
                there = 0
                like = 0
                for number in range(len(prison.tiles)):
                    if square.where.kinds >> prison.tiles[number] & 1:
                        if fits(prison, reckoning, square.where, number, layout.symmetry):
                            there |= 1 << number
                        elif may_fit(prison, reckoning, objective, len(right), number):
                            like |= 1 << number
                right.append(there)
                suited.append(like)
        for anchor in range(len(objective.pattern)):
            for number in range(len(prison.tiles)):
                if right[anchor] >> number & 1:
                    best = laid_out(prison, right, suited, layout, anchor, number, best)
                    if best == 0:
                        return 0
    return best


def may_fit(prison: Prison, reckoning: Reckoning, objective: Objective, place: int, number: int) -> bool:
    """Whether a tile of the right kind can still become what is asked for; it gets no tags and no windows later."""
    where = objective.pattern[place].where
    if where.window or where.side != NOTHING:
        return False
    if where.tag != NOTHING and where.tag < len(reckoning.totals):
        return reckoning.tags[number][where.tag] > 0
    return True


def laid_out(
    prison: Prison, right: list[int], suited: list[int], layout: Layout, anchor: int, number: int, most: int
) -> int:
    """The same with one square of the pattern on a tile that fits it; no more than what is known already."""
    steps = layout.steps
    todo = 0
    to_build: list[int] = []
    for place in range(len(right)):
        rows = steps[2 * place + 1] - steps[2 * anchor + 1]
        square = prison.squares[number] + rows * SPAN + steps[2 * place] - steps[2 * anchor]
        if not 0 <= square < SQUARES:
            return most
        other = prison.at[square]
        if other == NOTHING:
            to_build.append(square)
            todo += TO_BUILD
        elif not right[place] >> other & 1:
            if not suited[place] >> other & 1:
                return most
            todo += TO_FILL
        if todo >= most:
            return most
    for square in to_build:
        if reach_refusal(prison, square) != ALLOWED or is_overlooked(prison, square):
            return most
    return todo
