"""Work: two cards as Carry Items, from the Chair, or in the Infirmary also from its pile (RULES.md section 11.6)."""

from __future__ import annotations

from bighouse.engine.english import counted
from bighouse.engine.step import Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import INFIRMARY, WORK
from bighouse.games.animalcatraz.rules.actions import CARRIED, FROM_CHAIR, TAKE
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.events import PILE_SEARCHED, PILE_TAKEN
from bighouse.games.animalcatraz.rules.icon_deeds import IconDeed
from bighouse.games.animalcatraz.rules.mats import blur, draw_to_carry, learn, put, side_mask
from bighouse.games.animalcatraz.rules.room_making import MakeRoom
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import card_name


class Working(IconDeed):
    """The Work icon of the Utility Room and of the Infirmary."""

    def __init__(self) -> None:
        super().__init__(WORK)

    def use(self, game: Animalcatraz, index: int) -> None:
        convict = game.convicts[index]
        steps: list[Step[Animalcatraz]] = []
        for _ in range(game.box.icon_slots[WORK]):
            steps.append(WorkCard(index))
        steps.append(MakeRoom(index))
        game.do(steps)
        if convict.space == INFIRMARY and game.pile:
            for copy in game.pile:
                learn(game, copy, 1 << convict.seat)
            game.reveal()
            game.tell(PILE_SEARCHED, convict.seat, convict.card)

    def gives(self, game: Animalcatraz, convict: Convict) -> str:
        where = "the Chair or the pile" if convict.space == INFIRMARY and game.pile else "the Chair"
        return f"{game.box.icon_slots[WORK]} cards from {where}"

    def lacks(self, game: Animalcatraz, convict: Convict) -> str:
        left = len(game.chair) + (len(game.pile) if convict.space == INFIRMARY else 0)
        if left >= game.box.icon_slots[WORK]:
            return ""
        return f"only {counted(left, 'card')} left" if left else "no card is left"


class WorkCard(Step[Animalcatraz]):
    """One card of the work; only in the Infirmary there is something to choose."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        if convict.space == INFIRMARY and game.pile:
            game.do_next(SearchPile(convict.seat, self.index))
        else:
            draw_to_carry(game, self.index)

    def args(self) -> list[int]:
        return [self.index]


class SearchPile(AskedOf):
    """A card of the pile, which the worker looks through, or one from the Chair (D23, R15)."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        out: list[int] = []
        for copy in game.pile:
            if TAKE + game.box.kind_of[copy] not in out:
                out.append(TAKE + game.box.kind_of[copy])
        out.append(FROM_CHAIR)
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        if action == FROM_CHAIR:
            draw_to_carry(game, self.index)
            return
        convict = self.convict(game)
        for copy in game.pile:
            if game.box.kind_of[copy] == action - TAKE:
                blur(game, game.pile, 1 << self.seat)  # others do not see which card is gone
                game.pile.remove(copy)
                put(game, self.index, CARRIED, copy)
                game.whisper(
                    side_mask(game, convict.rival) | game.known[copy],
                    PILE_TAKEN,
                    convict.seat,
                    convict.card,
                    action - TAKE,
                )
                return

    def lapse(self, game: Animalcatraz) -> int:
        return FROM_CHAIR

    def question(self, game: Animalcatraz) -> str:
        return "Which card do you take for your work?"

    def chapter(self, game: Animalcatraz) -> str:
        return "work"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == FROM_CHAIR:
            return Wording("A card from the Chair", "unseen" if game.chair else "it is empty")
        return Wording(card_name(game, action - TAKE), "from the Infirmary pile")
