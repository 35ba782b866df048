"""What all choices of Animalcatraz have in common: whose they are, and how options are worded by default."""

from __future__ import annotations

from bighouse.engine.step import Choice
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.offers import offered


class Asked(Choice[Animalcatraz]):
    """A choice that words its options by their family."""

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        return offered(game, self.seat, action)


class AskedOf(Asked):
    """A choice about one Convict, which its player makes (R72)."""

    def __init__(self, seat: int, index: int) -> None:
        super().__init__(seat)
        self.index = index

    def convict(self, game: Animalcatraz) -> Convict:
        return game.convicts[self.index]

    def args(self) -> list[int]:
        return [self.seat, self.index]
