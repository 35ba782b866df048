"""Rats, a legacy module: they come with doubles or a 7, weaken whoever meets them, and can be killed (RULES.md 31)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import CRAFT_PART, RATS_MODULE, WEAPON
from bighouse.games.animalcatraz.rules.actions import KILL_RAT
from bighouse.games.animalcatraz.rules.bars import change_strength
from bighouse.games.animalcatraz.rules.deeds import Deed
from bighouse.games.animalcatraz.rules.events import RAT_BIT, RAT_CAME, RAT_HUNTED, RAT_KILLED, RATS_ROLLED
from bighouse.games.animalcatraz.rules.icons import spend
from bighouse.games.animalcatraz.rules.mats import draw_to_carry
from bighouse.games.animalcatraz.rules.refusals import (
    NO_ACTIONS,
    NO_RAT,
)
from bighouse.games.animalcatraz.rules.reputation import FROM_RATS, change_rep
from bighouse.games.animalcatraz.rules.room_making import MakeRoom
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES

HIT: Final = 3  # the lowest face that kills a rat
LAST_RAT_REP: Final = 1
BROUGHT: Final = 2


class RatsCome(Step[Animalcatraz]):
    """Step A6: on doubles or a 7 the Warden's table names two spaces."""

    def run(self, game: Animalcatraz) -> None:
        if not game.has(RATS_MODULE):
            return
        rolled = game.roll(RATS_ROLLED, [], 2, 6, [])
        if rolled[0] != rolled[1] and sum(rolled) != 7:
            return
        for _ in range(BROUGHT):
            space = game.box.warden[2 + game.rng.below(6) + game.rng.below(6)]
            if not game.rats >> space & 1 and game.rats.bit_count() < game.box.rats:
                game.rats |= 1 << space
                game.tell(RAT_CAME, space)


class MeetRats(Step[Animalcatraz]):
    """A Convict that starts its turn with a rat, or enters its space, loses a slot of Strength, once a turn."""

    def __init__(self, index: int, space: int) -> None:
        self.index = index
        self.space = space

    def run(self, game: Animalcatraz) -> None:
        convict = game.convicts[self.index]
        bit = 1 << self.space
        if game.rats & bit and convict.space == self.space and not convict.rats_met & bit:
            convict.rats_met |= bit
            game.tell(RAT_BIT, convict.seat, convict.card, self.space)
            change_strength(game, self.index, -1)

    def args(self) -> list[int]:
        return [self.index, self.space]


def is_armed(game: Animalcatraz, convict: Convict) -> bool:
    """Whether the Convict carries a weapon; two parts of the same craft are one."""
    crafts = 0
    for copy in convict.carry:
        card = game.box.of(copy)
        if card.kind == WEAPON:
            return True
        if card.kind == CRAFT_PART:
            if crafts >> card.craft & 1:
                return True
            crafts |= 1 << card.craft
    return False


class KillingRats(Deed):
    """1 Action: a die of 3 or more, or a weapon; a card for each, REP for the last one on the board."""

    first = KILL_RAT
    last = KILL_RAT + 1
    module = RATS_MODULE
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if game.rats >> convict.space & 1:
            out.append(KILL_RAT)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_ACTIONS if convict.actions == 0 else 0

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_RAT

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        spend(game, convict, 1)
        if not is_armed(game, convict):
            [die] = game.roll(RAT_HUNTED, [convict.seat, convict.card], 1, 6, [])
            if die < HIT:
                return
        game.rats &= ~(1 << convict.space)
        game.tell(RAT_KILLED, convict.seat, convict.card, convict.space)
        if game.rats == 0:
            change_rep(game, convict.rival, LAST_RAT_REP, FROM_RATS)
        if draw_to_carry(game, index):
            game.do_next(MakeRoom(index))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        chance = "sure with a weapon" if is_armed(game, convict) else f"{HIT} or more on a die"
        return Wording("Kill the rat", f"1 Action, {chance}")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NO_RAT:
            return Reason(f"There is no rat in {SPACE_NAMES[convict.space]}", "§31")
        return super().reason(game, index, convict, action, refusal)


RATS_COME: Final = RatsCome()
