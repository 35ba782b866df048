"""Big Bill, the Bully: he pushes a rival Convict into the next space (RULES.md section 23.2)."""

from __future__ import annotations

from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import ATTACK_STEAL, BULLY, FIRST_CELL, GUARDED
from bighouse.games.animalcatraz.rules.actions import FEAST, SHOVE, SPACE
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.bars import change_strength, has_skill
from bighouse.games.animalcatraz.rules.deeds import AMONG_GUARDS, COMPANY, Deed
from bighouse.games.animalcatraz.rules.events import SHOVED
from bighouse.games.animalcatraz.rules.icons import icon_open, spend
from bighouse.games.animalcatraz.rules.injury import cure
from bighouse.games.animalcatraz.rules.jobs import rivals_here
from bighouse.games.animalcatraz.rules.movement import shut_between
from bighouse.games.animalcatraz.rules.refusals import (
    ATTACK_SHUT,
    NO_ACTIONS,
    NOBODY_HERE,
    NOWHERE_TO_GO,
    SKILL_LOCKED,
    USED_THIS_ROUND,
)
from bighouse.games.animalcatraz.rules.sources import SKILL
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import name_of


class Shoving(Deed):
    """1 Action, once a round, with the Attack/Steal icon open; the second skill takes a slot of Strength as well."""

    first = SHOVE
    last = FEAST
    where = AMONG_GUARDS
    skill = BULLY
    takes = COMPANY

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if game.box.inmates[convict.card].skill == BULLY:
            for other in rivals_here(game, convict):
                out.append(SHOVE + other)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not has_skill(game, convict, BULLY, 1):
            return SKILL_LOCKED
        if convict.skilled:
            return USED_THIS_ROUND
        if not icon_open(game, convict, ATTACK_STEAL):
            return ATTACK_SHUT
        if convict.actions == 0:
            return NO_ACTIONS
        return 0 if ways(game, action - SHOVE) else NOWHERE_TO_GO

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NOBODY_HERE if game.box.inmates[convict.card].skill == BULLY else SKILL_LOCKED

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        spend(game, convict, 1)
        convict.skilled = True
        game.do_next(ShoveTo(convict.seat, index, action - SHOVE))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        second = has_skill(game, convict, BULLY, 2)
        return Wording(
            f"Push {name_of(game, action - SHOVE)} away", "1 Action, it loses 1 Strength slot" if second else "1 Action"
        )

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NOBODY_HERE:
            return Reason("No such rival stands in this space", "§23.2")
        if refusal == NOWHERE_TO_GO:
            return Reason("There is no space that it could be pushed to", "§23.2")
        return super().reason(game, index, convict, action, refusal)


def ways(game: Animalcatraz, target: int) -> list[int]:
    """Adjacent spaces that the target could use, its own cell included."""
    convict = game.convicts[target]
    out: list[int] = []
    for space in game.box.spaces[convict.space].neighbours:
        usable = space < GUARDED or space == FIRST_CELL + convict.cell
        if usable and not shut_between(game, convict.space, space, convict.rival):
            out.append(space)
    return out


class ShoveTo(AskedOf):
    """Where the Convict is pushed; being pushed triggers nothing there (section 7)."""

    def __init__(self, seat: int, index: int, target: int) -> None:
        super().__init__(seat, index)
        self.target = target

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [SPACE + space for space in ways(game, self.target)]

    def take(self, game: Animalcatraz, action: int) -> None:
        convict = self.convict(game)
        target = game.convicts[self.target]
        target.space = action - SPACE
        game.tell(SHOVED, self.seat, convict.card, target.card, target.space)
        cure(target)
        if has_skill(game, convict, BULLY, 2):
            game.because(SKILL, convict.card)
            change_strength(game, self.target, -1)
            game.because()

    def args(self) -> list[int]:
        return [self.seat, self.index, self.target]

    def question(self, game: Animalcatraz) -> str:
        return f"Where is {name_of(game, self.target)} pushed?"

    def chapter(self, game: Animalcatraz) -> str:
        return "convicts"
