"""How far an objective is, and what it still lacks: for whoever looks at it."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import (
    ASSIGNMENT,
    BLUEPRINT,
    CELLS_WITH_TILE_CONTRABAND,
    CONTIGUOUS_BLOCK,
    COUNT,
    NO_LIMIT,
    PAIRS,
    UNIT_PRISONER,
    UNIT_TAG,
    UNIT_TILE,
    Condition,
    Requirement,
    type_of,
)
from bighouse.games.prison_architect.rules.assignments import on_hand, serves_prisoner, supply_of
from bighouse.games.prison_architect.rules.blueprints import Fit, best_fit
from bighouse.games.prison_architect.rules.characteristics import is_enough, partners, wanted
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.objectives import Judge, judge
from bighouse.games.prison_architect.rules.predicates import fitting
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.quantities import tags_among


class Line:
    """One line of an objective: how much of it there is, whoever else may want it."""

    def __init__(self, have: int, need: int, met: bool, squares: list[int], at_most: bool = False) -> None:
        self.have = have
        self.need = need  # or what there may be
        self.at_most = at_most
        self.met = met
        self.squares = squares  # that count for it

    def share(self) -> int:
        """How much of what it needs is there; of what there may not be too much all or nothing."""
        if self.at_most:
            return self.need if self.met else 0
        return min(self.have, self.need)


class Progress:
    """An objective as it stands among those that were played."""

    def __init__(self, objective: int, met: bool, lines: list[Line], fit: Fit | None) -> None:
        self.objective = objective
        self.met = met  # completed, with the others that score best together
        self.lines = lines
        self.fit = fit  # of a Blueprint

    def contested(self) -> bool:
        """Whether all is there, but other Assignments use it up."""
        if self.met or self.fit is not None:
            return False
        for line in self.lines:
            if not line.met:
                return False
        return True


def progress(prison: Prison, played: list[int], objective: int) -> Progress:
    """How far an objective is; one that is still in hand is looked at as if it were played too."""
    table = played if objective in played else played + [objective]
    return looked_at(prison, table, judge(prison, table).completed, objective)


def looked_at(prison: Prison, table: list[int], completed: int, objective: int) -> Progress:
    """How far one of the objectives on the table is, once all of them are judged."""
    met = bool(completed >> table.index(objective) & 1)
    card = prison.box.objectives[objective]
    if card.kind == ASSIGNMENT:
        supply = supply_of(prison, reckoned(prison), card.requires)
        lines: list[Line] = []
        for place in range(len(card.requires)):
            need = card.requires[place].count
            have = on_hand(supply, place)
            lines.append(Line(have, need, have >= need, squares_for(prison, card.requires[place])))
        return Progress(objective, met, lines, None)
    if card.kind == BLUEPRINT:
        fit = best_fit(prison, reckoned(prison), card, len(card.pattern), to_build=True)
        return Progress(objective, met, [], fit)
    judging = Judge(prison, table)
    lines = []
    for condition in card.conditions:
        have = judging.amount(table.index(objective), condition, completed)
        at_most = condition.most != NO_LIMIT
        met_here = is_enough(condition, have)
        lines.append(Line(have, wanted(condition), met_here, squares_in(prison, condition), at_most))
    return Progress(objective, met, lines, None)


def worth(prison: Prison, played: list[int], objective: int) -> int:
    """What playing one more objective would change, as things stand."""
    return judge(prison, played + [objective]).points - judge(prison, played).points


def squares_for(prison: Prison, line: Requirement) -> list[int]:
    """The tiles, or the tiles with the tags or prisoners, that count for a line."""
    reckoning = reckoned(prison)
    group = 0
    if line.unit == UNIT_TILE:
        group = fitting(prison, reckoning, line.where)
    for number in range(len(prison.tiles)):
        if line.unit == UNIT_TAG and tags_among(reckoning.tags[number], line.tags):
            group |= 1 << number
        if line.unit == UNIT_PRISONER:
            for prisoner in prison.inmates[number]:
                if serves_prisoner(line, type_of(prisoner), reckoning.needs[number]):
                    group |= 1 << number
    return squares_of(prison, group)


def squares_in(prison: Prison, condition: Condition) -> list[int]:
    """The tiles that count for a condition."""
    reckoning = reckoned(prison)
    if condition.kind == COUNT:
        return squares_for(prison, condition.of)
    if condition.kind == PAIRS:
        pairs = partners(prison, reckoning, condition)
        return [prison.squares[number] for number in range(len(pairs)) if pairs[number]]
    if condition.kind == CONTIGUOUS_BLOCK:
        return squares_of(prison, fitting(prison, reckoning, condition.block))
    if condition.kind == CELLS_WITH_TILE_CONTRABAND:
        return [prison.squares[n] for n in range(len(prison.tiles)) if reckoning.smuggled[n]]
    return []


def squares_of(prison: Prison, group: int) -> list[int]:
    return [prison.squares[number] for number in range(len(prison.tiles)) if group >> number & 1]
