"""Step A3: each rival draws a card from the Chair into a cell (RULES.md section 5)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.animalcatraz.box.components import FIRST_CELL, NOTHING
from bighouse.games.animalcatraz.rules.actions import SPACE
from bighouse.games.animalcatraz.rules.asked import Asked
from bighouse.games.animalcatraz.rules.mats import draw_to_stash
from bighouse.games.animalcatraz.rules.mules import Delivery, delivery
from bighouse.games.animalcatraz.rules.room_making import FlushStash
from bighouse.games.animalcatraz.rules.sides import clockwise_from, convicts_of, first_seat
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz


class ContrabandStep(Step[Animalcatraz]):
    """In turn order from the Shank; a Mule rolls first in rounds 1 and 3."""

    def run(self, game: Animalcatraz) -> None:
        mule = delivery(game) if game.round == 1 or game.round == 3 else Delivery(NOTHING, 0, False)
        steps: list[Step[Animalcatraz]] = []
        for _ in range(mule.extra):
            steps.append(DrawContraband(mule.rival))
        for rival in clockwise_from(game, game.shank):
            if rival == mule.rival or not mule.deny:
                steps.append(DrawContraband(rival))
        game.do(steps)


class DrawContraband(Step[Animalcatraz]):
    """A card into the cell; two players choose which of their two cells (D19)."""

    def __init__(self, rival: int) -> None:
        self.rival = rival

    def run(self, game: Animalcatraz) -> None:
        cells = open_cells(game, self.rival)
        if not game.chair or not cells:
            return
        if len(cells) > 1:
            game.do_next(ChooseCell(first_seat(game, self.rival), self.rival))
        else:
            into_cell(game, self.rival, cells[0])

    def args(self) -> list[int]:
        return [self.rival]


def open_cells(game: Animalcatraz, rival: int) -> list[int]:
    """The cells of a rival; that of an escaped Convict is closed (section 29)."""
    out: list[int] = []
    for index in convicts_of(game, rival):
        convict = game.convicts[index]
        if convict.posture != ESCAPED and convict.cell not in out:
            out.append(convict.cell)
    return out


def into_cell(game: Animalcatraz, rival: int, cell: int) -> None:
    for index in convicts_of(game, rival):
        if game.convicts[index].cell == cell and game.convicts[index].posture != ESCAPED:
            if draw_to_stash(game, rival, game.convicts[index].seat, cell):
                game.do_next(FlushStash(index))
            return


class ChooseCell(Asked):
    """Which of the two cells the card goes to, before it is seen."""

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [SPACE + FIRST_CELL + cell for cell in open_cells(game, self.rival)]

    def take(self, game: Animalcatraz, action: int) -> None:
        into_cell(game, self.rival, action - SPACE - FIRST_CELL)

    def lapse(self, game: Animalcatraz) -> int:
        options = self.candidates(game)
        fullness = [len(game.stashes[option - SPACE - FIRST_CELL]) for option in options]
        return options[fullness.index(min(fullness))]

    def args(self) -> list[int]:
        return [self.seat, self.rival]

    def question(self, game: Animalcatraz) -> str:
        return "Into which of your cells goes the card from the Chair?"

    def chapter(self, game: Animalcatraz) -> str:
        return "day"


CONTRABAND_STEP: Final = ContrabandStep()
