"""Icons that are simply used: a Deed each, which pays, marks the icon and does what its chapter says (section 8)."""

from __future__ import annotations

from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import GUARDED
from bighouse.games.animalcatraz.rules.actions import USE_ICON
from bighouse.games.animalcatraz.rules.deeds import BUDGET, Deed
from bighouse.games.animalcatraz.rules.icons import icon_cost, icon_refusal, spaces_of, use_icon
from bighouse.games.animalcatraz.rules.refusals import IN_A_CELL, NO_ICON_HERE
from bighouse.games.animalcatraz.rules.sources import ICON
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import cost_in_words


class IconDeed(Deed):
    """One icon of the family USE_ICON; its chapter says what it does and gives."""

    def __init__(self, icon: int) -> None:
        self.icon = icon
        self.first = USE_ICON + icon
        self.last = USE_ICON + icon + 1
        self.where = spaces_of(icon)
        self.takes = BUDGET
        self.icons = 1 << icon

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if convict.space < GUARDED and game.box.spaces[convict.space].icons >> self.icon & 1:
            out.append(self.first)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return icon_refusal(game, convict, self.icon)

    def allowed(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        out.append(self.first)  # nothing but the icon itself could refuse it

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_ICON_HERE if convict.space < GUARDED else IN_A_CELL

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        use_icon(game, convict, self.icon)
        game.because(ICON, self.icon)
        self.use(game, index)
        game.because()

    def use(self, game: Animalcatraz, index: int) -> None:
        """What the icon does once it is paid for."""
        raise NotImplementedError

    def gives(self, game: Animalcatraz, convict: Convict) -> str:
        """The same in a few words."""
        raise NotImplementedError

    def lacks(self, game: Animalcatraz, convict: Convict) -> str:
        """What of that cannot be had just now; empty when it is all there."""
        return ""

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        cost = cost_in_words(icon_cost(game, convict, self.icon))
        gives = f"{cost}: {self.gives(game, convict)}"
        return Wording(game.box.icon_names[self.icon], gives, caveat=self.lacks(game, convict))
