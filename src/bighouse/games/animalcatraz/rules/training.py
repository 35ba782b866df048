"""Training: Study, Workout, Chess and Eat move a bar (RULES.md section 8)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import CHESS, STUDY, WORKOUT, WORKOUT_SLOTS
from bighouse.games.animalcatraz.rules.bars import change_cunning, change_strength
from bighouse.games.animalcatraz.rules.caveats import cunning_caveat, strength_caveat
from bighouse.games.animalcatraz.rules.icon_deeds import IconDeed
from bighouse.games.animalcatraz.rules.mats import perk
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import STAT_NAMES


class Training(IconDeed):
    """An icon that gives slots: of Cunning by the head, of Strength by the body."""

    def use(self, game: Animalcatraz, index: int) -> None:
        slots = self.slots(game, game.convicts[index])
        if self.by_head():
            change_cunning(game, index, slots)
        else:
            change_strength(game, index, slots)

    def by_head(self) -> bool:
        return self.icon == STUDY or self.icon == CHESS

    def slots(self, game: Animalcatraz, convict: Convict) -> int:
        slots = game.box.icon_slots[self.icon]
        return slots + perk(game, convict, WORKOUT_SLOTS) if self.icon == WORKOUT else slots

    def gives(self, game: Animalcatraz, convict: Convict) -> str:
        return f"+{self.slots(game, convict)} {STAT_NAMES[1 if self.by_head() else 0]}"

    def lacks(self, game: Animalcatraz, convict: Convict) -> str:
        slots = self.slots(game, convict)
        return cunning_caveat(game, convict, slots) if self.by_head() else strength_caveat(game, convict, slots)
