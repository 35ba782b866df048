"""Attacking a Convict (RULES.md sections 17 and 18)."""

from __future__ import annotations

from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import ATTACK_STEAL, BLOCKS, BRUISER, CELLBLOCK_A, FIRST_CELL
from bighouse.games.animalcatraz.rules.actions import ATTACK, PICKPOCKET
from bighouse.games.animalcatraz.rules.bars import has_skill
from bighouse.games.animalcatraz.rules.chances import exchange_chance
from bighouse.games.animalcatraz.rules.deeds import AMONG_GUARDS, COMPANY, Deed
from bighouse.games.animalcatraz.rules.events import FIGHT_BEGAN
from bighouse.games.animalcatraz.rules.exchanges import begin_fight
from bighouse.games.animalcatraz.rules.icons import icon_cost, icon_refusal, use_icon
from bighouse.games.animalcatraz.rules.odds import percent
from bighouse.games.animalcatraz.rules.refusals import LIES_THERE, OUT_OF_REACH
from bighouse.games.animalcatraz.rules.state import STANDING, Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, cost_in_words, name_of


def in_reach(game: Animalcatraz, convict: Convict) -> list[int]:
    """Rival Convicts in the same space, or in the cell that the Cellblock faces; some may lie there."""
    out: list[int] = []
    here, cell = convict.space, faced_cell(convict.space)
    for other in range(len(game.convicts)):
        there = game.convicts[other]
        if there.rival != convict.rival and (there.space == here or there.space == cell):
            out.append(other)
    return out


def faced_cell(space: int) -> int:
    """The numbered cell that a Cellblock faces, as a space; -1 elsewhere."""
    return space - CELLBLOCK_A + FIRST_CELL if CELLBLOCK_A <= space < CELLBLOCK_A + BLOCKS else -1


def fight_cost(game: Animalcatraz, convict: Convict) -> int:
    """A Bruiser starts Fights for nothing."""
    return 0 if has_skill(game, convict, BRUISER, 1) else icon_cost(game, convict, ATTACK_STEAL)


def fight_refusal(game: Animalcatraz, convict: Convict) -> int:
    """Why a Convict can start no Fight here, or 0."""
    cost = fight_cost(game, convict) if convict.space < FIRST_CELL else 0
    return icon_refusal(game, convict, ATTACK_STEAL, cost)


class Attacking(Deed):
    first = ATTACK
    last = PICKPOCKET
    where = AMONG_GUARDS
    takes = COMPANY

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        for other in in_reach(game, convict):
            out.append(ATTACK + other)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if game.convicts[action - ATTACK].posture != STANDING:
            return LIES_THERE
        return fight_refusal(game, convict)

    def allowed(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if fight_refusal(game, convict) == 0:  # whomever one would attack
            super().allowed(game, index, convict, out)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return OUT_OF_REACH

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        target = action - ATTACK
        use_icon(game, convict, ATTACK_STEAL, fight_cost(game, convict))
        game.tell(FIGHT_BEGAN, convict.seat, convict.card, game.convicts[target].card, convict.space)
        begin_fight(game, [index, target], [1 << index, 1 << target], convict.space)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        target = action - ATTACK
        cost = cost_in_words(fight_cost(game, convict) if convict.space < FIRST_CELL else 1)
        chance = exchange_chance(game, convict.seat, [index, target], [[], []], [0, 0], 0, 0)
        return Wording(f"Attack {name_of(game, target)}", f"{cost}: {percent(chance.chance)} without weapons")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        return reach_reason(game, convict, action - ATTACK, refusal) or super().reason(
            game, index, convict, action, refusal
        )


def reach_reason(game: Animalcatraz, convict: Convict, target: int, refusal: int) -> Reason | None:
    """Why a Convict can be neither attacked nor robbed."""
    if refusal == LIES_THERE:
        return Reason(f"{name_of(game, target)} lies in its cell: neither it nor the cell can be touched", "§20")
    if refusal == OUT_OF_REACH:
        if target >= len(game.convicts):
            return Reason("There is no such Convict at this table", "§17")
        if game.convicts[target].rival == convict.rival:
            return Reason(f"{name_of(game, target)} is on your own side", "§29")
        return Reason(f"{name_of(game, target)} cannot be reached from {SPACE_NAMES[convict.space]}", "§17")
    return None
