"""Blueprints: where a pattern fits, turned or mirrored, and how nearly (RULES.md section 11.2)."""

from __future__ import annotations

from bighouse.engine.grid import OFF, SYMMETRIES, turned
from bighouse.engine.step import ALLOWED
from bighouse.games.prison_architect.box.components import NOTHING, Layout, Objective
from bighouse.games.prison_architect.rules.placement import reach_refusal
from bighouse.games.prison_architect.rules.predicates import AS_DRAWN, fits
from bighouse.games.prison_architect.rules.prison import PLAN, SPAN, SQUARES, Prison
from bighouse.games.prison_architect.rules.reckoning import Reckoning


class Fit:
    """One way to lay a pattern: where each of its squares lies on the plan, and which of them are met."""

    def __init__(self, squares: list[int], met: int) -> None:
        self.squares = squares  # OFF beyond the plan
        self.met = met  # a mask over the pattern's squares

    def lacks(self) -> int:
        """How many squares are missing."""
        return len(self.squares) - self.met.bit_count()


def best_fit(prison: Prison, reckoning: Reckoning, objective: Objective, gaps: int, to_build: bool = False) -> Fit:
    """The way to lay the pattern that lacks the fewest squares, if it lacks at most so many; else one with nothing.

    To build: of equals the one whose missing squares lie free.
    """
    best = Fit([OFF] * len(objective.pattern), 0)
    enough = len(objective.pattern) - gaps
    fitting = fitting_squares(prison, reckoning, objective, AS_DRAWN)
    for symmetry in range(SYMMETRIES):
        if symmetry != AS_DRAWN and objective.has_edges:
            fitting = fitting_squares(prison, reckoning, objective, symmetry)
        if len([group for group in fitting if group]) < enough:
            continue
        for anchor in anchors(fitting, gaps):
            steps = steps_from(objective, symmetry, anchor)
            for number in range(len(prison.tiles)):
                if fitting[anchor] >> number & 1:
                    squares = laid(steps, prison.squares[number])
                    met = met_squares(prison, fitting, squares)
                    if met.bit_count() < max(enough, best.met.bit_count()):
                        continue
                    found = Fit(squares, met)
                    if found.lacks() < best.lacks() or (
                        to_build and free_squares(prison, found) > free_squares(prison, best)
                    ):
                        best = found
                        if best.lacks() == 0:
                            return best
    return best


def free_squares(prison: Prison, fit: Fit) -> int:
    """How many of the squares that are missing lie empty within the frame."""
    count = 0
    for place in range(len(fit.squares)):
        square = fit.squares[place]
        if not fit.met >> place & 1 and square != OFF and prison.at[square] == NOTHING:
            count += int(reach_refusal(prison, square) == ALLOWED)
    return count


def lacking(prison: Prison, reckoning: Reckoning, objective: Objective) -> int:
    """How many squares a Blueprint lacks: none, one that a janitor may make up for, or more."""
    if objective.index not in reckoning.lacks:
        reckoning.lacks[objective.index] = fewest_missing(prison, reckoning, objective)
    return reckoning.lacks[objective.index]


def fewest_missing(prison: Prison, reckoning: Reckoning, objective: Objective) -> int:
    """The same as `best_fit(...).lacks()` up to two, without keeping where it was."""
    fewest = 2
    fitting = fitting_squares(prison, reckoning, objective, AS_DRAWN)
    for layout in objective.layouts:
        if objective.has_edges:
            fitting = fitting_squares(prison, reckoning, objective, layout.symmetry)
        if fitting.count(0) < fewest:
            for anchor in anchors(fitting, 1):
                for number in range(len(prison.tiles)):
                    if fitting[anchor] >> number & 1:
                        fewest = min(fewest, missing(prison, fitting, layout, anchor, number, fewest))
                        if fewest == 0:
                            return 0
    return fewest


def missing(prison: Prison, fitting: list[int], layout: Layout, anchor: int, number: int, most: int) -> int:
    """How many squares are missing with the anchor on a tile, up to `most`.

    Steps beyond a row of the plan come out on the other side of it, where no prison reaches.
    """
    steps = layout.steps
    count = 0
    for place in range(len(fitting)):
        rows = steps[2 * place + 1] - steps[2 * anchor + 1]
        square = prison.squares[number] + rows * SPAN + steps[2 * place] - steps[2 * anchor]
        other = prison.at[square] if 0 <= square < SQUARES else NOTHING
        if other == NOTHING or not fitting[place] >> other & 1:
            count += 1
            if count == most:
                break
    return count


def fitting_squares(prison: Prison, reckoning: Reckoning, objective: Objective, symmetry: int) -> list[int]:
    """For each square of the pattern the tiles that may stand there, as masks; edges turn with it."""
    out: list[int] = []
    for square in objective.pattern:
        group = 0
        for number in range(len(prison.tiles)):
            if fits(prison, reckoning, square.where, number, symmetry):
                group |= 1 << number
        out.append(group)
    return out


def anchors(fitting: list[int], gaps: int) -> list[int]:
    """Squares of which at least one is met wherever no more than so many are missing: those that few tiles fit."""
    order = [(fitting[place].bit_count(), place) for place in range(len(fitting))]
    order.sort()
    return [place for _, place in order[: gaps + 1]]


def steps_from(objective: Objective, symmetry: int, anchor: int) -> list[list[int]]:
    """How many columns and rows each square of the turned pattern lies from its anchor."""
    here = objective.pattern[anchor]
    return [turned(square.column - here.column, square.row - here.row, symmetry) for square in objective.pattern]


def laid(steps: list[list[int]], where: int) -> list[int]:
    """The squares of the plan under a pattern whose anchor lies here; OFF beyond it."""
    return [PLAN.step(where, step[0], step[1]) for step in steps]


def met_squares(prison: Prison, fitting: list[int], squares: list[int]) -> int:
    met = 0
    for place in range(len(squares)):
        number = NOTHING if squares[place] == OFF else prison.at[squares[place]]
        if number != NOTHING and fitting[place] >> number & 1:
            met |= 1 << place
    return met
