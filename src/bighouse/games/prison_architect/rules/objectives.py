"""Which of the played objectives are completed: the choice that scores best is taken (RULES.md section 11)."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import (
    ASSIGNMENT,
    BLUEPRINT,
    BLUEPRINT_IGNORE_TILE,
    COMPLETED_EACH_KIND,
    COMPLETED_OBJECTIVES,
    Condition,
    Objective,
    Requirement,
)
from bighouse.games.prison_architect.rules.assignments import Flow, Supply, can_complete, supply_of
from bighouse.games.prison_architect.rules.blueprints import lacking
from bighouse.games.prison_architect.rules.characteristics import asks_for_objectives, holds_for, is_enough, reached
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.reckoning import Verdict

REMEMBERED: Final = 16  # verdicts on a prison as it stands


class Judge:
    """Looks for the best set of completed objectives; objectives go by their place in the list of played ones."""

    def __init__(self, prison: Prison, played: list[int]) -> None:
        self.prison = prison
        self.objectives: list[Objective] = [prison.box.objectives[index] for index in played]
        self.certain: int = 0  # completed, whatever is chosen
        self.open: list[int] = []  # Assignments and then Blueprints that may be chosen, the most valuable first
        self.final: list[int] = []  # those that look at the others (R53)
        self.janitors: int = prison.passive(BLUEPRINT_IGNORE_TILE)
        self.lines: list[Requirement] = []
        self.lines_of: list[list[int]] = [[] for _ in played]
        self.supply: Supply = Supply([])
        self.best: int = 0
        self.best_gain: int = -1
        self.most_at_the_end: int = 0  # what the final ones could bring at most

    def gain(self, place: int) -> int:
        """What completing an objective is worth: its points, and no penalty."""
        return self.objectives[place].vp + self.objectives[place].penalty

    def look(self) -> None:
        """Sort the objectives into those that are settled and those that depend on what is chosen."""
        reckoning = reckoned(self.prison)
        assignments: list[int] = []
        nearly: list[int] = []
        for place in range(len(self.objectives)):
            objective = self.objectives[place]
            if objective.kind == ASSIGNMENT:
                for requirement in objective.requires:
                    self.lines_of[place].append(len(self.lines))
                    self.lines.append(requirement)
                assignments.append(place)
            elif objective.kind == BLUEPRINT:
                lacks = lacking(self.prison, reckoning, objective)
                if lacks == 0:
                    self.certain |= 1 << place
                elif lacks == 1 and self.janitors:
                    nearly.append(place)
            elif asks_for_objectives(objective):
                self.final.append(place)
                self.most_at_the_end += self.gain(place)
            elif holds_for(self.prison, reckoning, objective):
                self.certain |= 1 << place
        self.supply = supply_of(self.prison, reckoning, self.lines)
        self.settle_assignments(assignments)
        if len(nearly) <= self.janitors:
            for place in nearly:
                self.certain |= 1 << place
        else:
            self.open += self.by_gain(nearly)

    def settle_assignments(self, assignments: list[int]) -> None:
        """Where all can be completed together there is nothing to choose; what cannot be completed alone is out."""
        able = [place for place in assignments if can_complete(self.supply, self.lines_of[place])]
        together: list[int] = []
        for place in able:
            together += self.lines_of[place]
        if can_complete(self.supply, together):
            for place in able:
                self.certain |= 1 << place
        else:
            self.open = self.by_gain(able)

    def by_gain(self, places: list[int]) -> list[int]:
        """The most valuable first, so that good choices are met early."""
        keys = [(-self.gain(place), place) for place in places]
        keys.sort()
        return [place for _, place in keys]

    def choose(self, step: int, chosen: int, gain: int, janitors: int, flow: Flow) -> None:
        """Complete the next open objective or leave it, and keep the best of all ends."""
        promise = gain + self.most_at_the_end
        for place in self.open[step:]:
            promise += self.gain(place)
        if promise <= self.best_gain:
            return
        if step == len(self.open):
            self.finish(chosen, gain)
            return
        place = self.open[step]
        if self.objectives[place].kind == BLUEPRINT:
            if janitors:
                self.choose(step + 1, chosen | 1 << place, gain + self.gain(place), janitors - 1, flow)
        else:
            served = Flow(self.supply, flow)
            if self.serve(served, place):
                self.choose(step + 1, chosen | 1 << place, gain + self.gain(place), janitors, served)
        self.choose(step + 1, chosen, gain, janitors, flow)

    def serve(self, flow: Flow, place: int) -> bool:
        for line in self.lines_of[place]:
            if not flow.serve(line):
                return False
        return True

    def finish(self, chosen: int, gain: int) -> None:
        """Settle those that look at the others: the set only grows, so their order does not matter (R53)."""
        grown = True
        while grown:
            grown = False
            for place in self.final:
                if not chosen >> place & 1 and self.is_final_met(place, chosen):
                    chosen |= 1 << place
                    gain += self.gain(place)
                    grown = True
        if gain > self.best_gain:
            self.best = chosen
            self.best_gain = gain

    def is_final_met(self, place: int, completed: int) -> bool:
        for condition in self.objectives[place].conditions:
            if not is_enough(condition, self.amount(place, condition, completed)):
                return False
        return True

    def amount(self, place: int, condition: Condition, completed: int) -> int:
        """How much there is of what a condition counts, with these objectives completed."""
        if condition.kind == COMPLETED_OBJECTIVES:
            return self.count_kinds(completed, condition.kinds)
        if condition.kind == COMPLETED_EACH_KIND:
            kinds = 0
            for other in range(len(self.objectives)):
                objective = self.objectives[other]
                if other != place and completed >> other & 1 and not condition.not_decks >> objective.deck & 1:
                    kinds |= 1 << objective.kind
            return kinds.bit_count()
        return reached(self.prison, reckoned(self.prison), condition)

    def count_kinds(self, completed: int, kinds: int) -> int:
        count = 0
        for place in range(len(self.objectives)):
            if completed >> place & 1 and kinds >> self.objectives[place].kind & 1:
                count += 1
        return count


def judge(prison: Prison, played: list[int]) -> Verdict:
    """The best that the played objectives come to; nobody is asked (section 11.1)."""
    reckoning = reckoned(prison)
    for verdict in reckoning.verdicts:
        if verdict.staff == prison.staff and verdict.played == played:
            return verdict
    judging = Judge(prison, played)
    judging.look()
    gain = 0
    points = 0
    for place in range(len(played)):
        points -= judging.objectives[place].penalty
        if judging.certain >> place & 1:
            gain += judging.gain(place)
    judging.choose(0, judging.certain, gain, judging.janitors, Flow(judging.supply))
    verdict = Verdict(played.copy(), prison.staff, judging.best, points + judging.best_gain)
    if len(reckoning.verdicts) == REMEMBERED:
        reckoning.verdicts.clear()
    reckoning.verdicts.append(verdict)
    return verdict


def objective_points(prison: Prison, played: list[int]) -> int:
    """The objectives' line of the score sheet."""
    return judge(prison, played).points if played else 0
