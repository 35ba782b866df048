"""Deeds: what a Convict can do in its turn. Each chapter declares its own: what is offered, refused, done and said."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import NOT_ASKED_FOR
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    CELLBLOCK_A,
    CELLBLOCK_B,
    CELLBLOCK_D,
    FIRST_CELL,
    GUARDED,
    NOTHING,
)
from bighouse.games.animalcatraz.rules.refusals import SKILL_LOCKED
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.offers import offered
from bighouse.games.animalcatraz.words.phrases import convict_name
from bighouse.games.animalcatraz.words.reasons import refused

# Where deeds can be done, as masks of spaces
EVERYWHERE: Final = -1
AMONG_GUARDS: Final = (1 << GUARDED) - 1
IN_BLOCKS: Final = 0b1111 << CELLBLOCK_A
IN_CELLS: Final = 0b1111 << FIRST_CELL
BY_ESCAPE_ROOMS: Final = 1 << CELLBLOCK_B | 1 << CELLBLOCK_D

# What deeds take, as bits (at_hand.py says whether a Convict has it)
BUDGET: Final = 1 << 0  # an Action, or an own Guard whose icons cost none
COMPANY: Final = 1 << 1  # a rival's Convict in reach
GANGSTERS: Final = 1 << 2  # one on the Mat
ITEMS: Final = 1 << 3  # Carry Items
CARDS: Final = 1 << 4  # any card on the Mat, or in the stash of the cell that one is in
USABLE_ITEMS: Final = 1 << 5  # boosts, passes, Primal
TOOLS: Final = 1 << 6  # of an escape
UPGRADES: Final = 1 << 7  # carried, or in the stash
MOVABLE: Final = 1 << 8  # something that could lie elsewhere
PLAN: Final = 1 << 9
CRIMES: Final = 1 << 10
EVENT: Final = 1 << 11  # in this space, not attended yet
HELD: Final = 12  # bits in all


class Deed:
    """A family of actions of a turn, from `first` to before `last`. `index` is the Convict's number."""

    first: int
    last: int
    where: int = EVERYWHERE  # elsewhere it is never allowed
    skill: int = NOTHING  # of the Convicts that alone can do it
    skill_level: int = 1  # or 2: which of its two levels
    module: int = NOTHING  # that it belongs to
    takes: int = 0  # without this it is never allowed
    icons: int = 0  # that it uses, as a mask: while one of them cannot be used it is never allowed (icons.py)
    alike: bool = False  # whatever refuses one of its candidates refuses all of them
    arranges: bool = False  # it only brings things into another order: nothing has happened by it (R69)

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        """Add what a player might think of doing here, allowed or not."""
        raise NotImplementedError

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return 0

    def allowed(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        """Add the candidates without a refusal."""
        if self.alike:
            if self.refusal(game, index, convict, self.first) == 0:
                self.candidates(game, index, convict, out)
            return
        first = len(out)
        self.candidates(game, index, convict, out)
        kept = first
        for i in range(first, len(out)):
            action = out[i]
            if self.refusal(game, index, convict, action) == 0:
                if kept < i:
                    out[kept] = action
                kept += 1
        while kept < len(out):
            out.pop()

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        """Why an action of the family that is no candidate cannot be had."""
        return NOT_ASKED_FOR

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        """Carry it out; the turn goes on when all steps that it puts on the agenda are done."""
        raise NotImplementedError

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        return offered(game, convict.seat, action)

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == SKILL_LOCKED:
            return self.locked(game, convict)
        return refused(game, convict, action, refusal)

    def locked(self, game: Animalcatraz, convict: Convict) -> Reason:
        """Why a skill does not work: another Convict's, a Primal one's, or too little Cunning."""
        name = convict_name(game, convict)
        card = game.box.inmates[convict.card]
        if self.skill != card.skill:
            return Reason(f"That is no skill of {name}", "§23.2")
        if convict.primal:
            return Reason(f"{name} is Primal, and skills are off until that ends", "§23.3")
        needed = card.skill_levels[self.skill_level - 1]
        return Reason(f"{name} needs Cunning {needed} for this skill, and has {card.cunning[convict.cunning]}", "§23.2")
