"""Making room: cards beyond a limit are discarded at once, by their owner's choice (RULES.md 11.2 and 11.3)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.games.animalcatraz.rules.actions import CARD, CARRIED, STASH, at_place, kind_of
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.mats import carry_limit, drop, find, kinds_at, slip_away, stash_limit
from bighouse.games.animalcatraz.rules.sides import deciding_seat
from bighouse.games.animalcatraz.rules.state import Animalcatraz


class MakeRoom(Step[Animalcatraz]):
    """A Convict carries no more than it can."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        if len(convict.carry) > carry_limit(game, convict):
            game.do([DropCard(convict.seat, self.index, CARRIED), self])

    def args(self) -> list[int]:
        return [self.index]


class FlushStash(Step[Animalcatraz]):
    """A cell holds no more than it can; the owner decides, from anywhere (11.3)."""

    def __init__(self, index: int) -> None:
        self.index = index  # of a Convict of that cell

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        if len(game.stashes[convict.cell]) > stash_limit(game, convict.cell):
            seat = convict.seat if shares_no_cell(game, self.index) else deciding_seat(game, convict.rival)
            game.do([DropCard(seat, self.index, STASH), self])

    def args(self) -> list[int]:
        return [self.index]


def shares_no_cell(game: Animalcatraz, index: int) -> bool:
    for other in range(len(game.convicts)):
        if other != index and game.convicts[other].cell == game.convicts[index].cell:
            return False
    return True


class DropCard(AskedOf):
    """Which card goes, the new one included (D3)."""

    def __init__(self, seat: int, index: int, place: int) -> None:
        super().__init__(seat, index)
        self.place = place

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [at_place(CARD, self.place, kind) for kind in kinds_at(game, self.index, self.place)]

    def take(self, game: Animalcatraz, action: int) -> None:
        copy = find(game, self.index, self.place, kind_of(CARD, action))
        slip_away(game, self.index, self.place, copy)
        drop(game, self.seat, self.convict(game).rival, copy)

    def lapse(self, game: Animalcatraz) -> int:
        return self.candidates(game)[-1]  # the newest

    def args(self) -> list[int]:
        return [self.seat, self.index, self.place]

    def question(self, game: Animalcatraz) -> str:
        if self.place == STASH:
            return "The stash is full: which card goes to the Chair?"
        return "Too much to carry: which card goes to the Chair?"

    def chapter(self, game: Animalcatraz) -> str:
        return "cards"
