"""A theft while it lasts: who steals, from whom, and what both have rolled (RULES.md section 21)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from bighouse.games.animalcatraz.rules.totals import Part, cell_parts, pocket_parts, thief_parts


class Theft(Step[Animalcatraz]):
    """A Convict or its Thief against the pockets of a Convict, or against a cell, for which one Convict answers."""

    def __init__(self, index: int, thief: int, target: int, cell: int) -> None:
        self.index = index
        self.thief = thief  # the place on the Mat of who steals
        self.target = target
        self.cell = cell  # NOTHING: pockets

    def stealing(self, game: Animalcatraz) -> list[Part]:
        return thief_parts(game, self.index, self.thief, self.cell)

    def guarding(self, game: Animalcatraz) -> list[Part]:
        return pocket_parts(game, self.target) if self.cell == NOTHING else cell_parts(game, self.cell)

    def dice(self) -> list[int]:
        """The thief's two and the victim's two; none before the roll."""
        return []

    def args(self) -> list[int]:
        return [self.index, self.thief, self.target, self.cell]


def theft_under_way(game: Animalcatraz) -> Theft | None:
    """The theft whose dice are still to come, or lie there just now."""
    agenda = game.main.agenda
    for i in range(len(agenda) - 1, -1, -1):
        step = agenda[i]
        if isinstance(step, Theft):
            return step
    return None
