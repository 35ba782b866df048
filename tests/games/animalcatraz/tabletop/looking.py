"""Looking around a table of Animalcatraz: who is where, with what, and how strong."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import SPACE_WORDS
from bighouse.games.animalcatraz.box.pack import PACKS
from bighouse.games.animalcatraz.rules.bars import cunning_level, strength_level
from bighouse.games.animalcatraz.rules.mats import carried
from bighouse.games.animalcatraz.rules.state import LYING, STANDING, Animalcatraz, Convict

BOX = PACKS.shipped


class Looking:
    """Convicts are called by their ids."""

    def __init__(self, game: Animalcatraz, names: list[str]) -> None:
        self.game = game
        self.names = names

    def convict(self, who: str) -> Convict:
        return self.game.convicts[self.names.index(who)]

    def index(self, who: str) -> int:
        return self.names.index(who)

    def rep(self, who: str) -> int:
        return self.game.rivals[self.convict(who).rival].rep

    def stands(self, who: str) -> int:
        return self.game.rivals[self.convict(who).rival].stands

    def space(self, who: str) -> str:
        return SPACE_WORDS[self.convict(who).space]

    def stands_up(self, who: str) -> bool:
        return self.convict(who).posture == STANDING

    def lying(self, who: str) -> bool:
        return self.convict(who).posture == LYING

    def actions(self, who: str) -> int:
        return self.convict(who).actions

    def strength(self, who: str) -> int:
        return strength_level(self.game, self.convict(who))

    def cunning(self, who: str) -> int:
        return cunning_level(self.game, self.convict(who))

    def cards(self, copies: list[int]) -> list[str]:
        return [BOX.of(copy).id for copy in copies]

    def carries(self, who: str) -> list[str]:
        return self.cards(self.convict(who).carry)

    def mat(self, who: str) -> list[str]:
        """All Carry Items, the Gangsters' included."""
        return self.cards(carried(self.game, self.convict(who)))

    def stashed(self, who: str) -> list[str]:
        return self.cards(self.game.stashes[self.convict(who).cell])

    def crew(self, who: str) -> list[str]:
        return [BOX.gangsters[gangster].id for gangster in self.convict(who).gangsters]

    @property
    def chair(self) -> list[str]:
        """The last discarded first."""
        return self.cards(self.game.chair)

    @property
    def pile(self) -> list[str]:
        return self.cards(self.game.pile)

    def knows(self, who: str, card: str) -> bool:
        """Whether a Convict's player knows some copy of a card where it lies outside its own hands."""
        seat = self.convict(who).seat
        return any(
            BOX.of(copy).id == card and self.game.known[copy] >> seat & 1
            for copy in range(BOX.copies)
            if copy not in self.convict(who).carry
        )

    def winner(self) -> str:
        """The first Convict of the rival that has won; empty: nobody yet."""
        for index, convict in enumerate(self.game.convicts):
            if convict.rival == self.game.winner:
                return self.names[index]
        return ""
