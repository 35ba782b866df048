"""Guildhall: where constructions are counted, and constructing a building (RULES.md sections 5 and 5.1)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.engine.wording import Reason
from bighouse.games.architects.rules.apprentices import skills_of
from bighouse.games.architects.rules.building_effects import BuildingEffect
from bighouse.games.architects.rules.events import BUILDING_BUILT, WORKER_IN_GUILDHALL
from bighouse.games.architects.rules.goods import can_pay, pay_goods
from bighouse.games.architects.rules.refusals import MISSING_SKILL, SHORT_OF_GOODS
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.rules.virtue import ChangeVirtue
from bighouse.games.architects.words.phrases import goods_in_words, lacks_in_words, missing_goods


def enter_guildhall(game: Architects, who: int) -> None:
    """Lay a worker on the next space for ever; once all are taken, beside the Guildhall (R46)."""
    player = game.players[who]
    player.home -= 1
    player.guildhall += 1
    game.guildhall.append(who)
    number = len(game.guildhall)
    game.tell(WORKER_IN_GUILDHALL, who, number, int(number > guildhall_spaces(game)))


def guildhall_spaces(game: Architects) -> int:
    return game.box.guildhall_spaces[game.size]


def guildhall_is_full(game: Architects) -> bool:
    return len(game.guildhall) >= guildhall_spaces(game)


def guildhall_resets(game: Architects) -> bool:
    """Whether the worker laid last causes a reset: the left-most space of row 3 or 4."""
    return len(game.guildhall) in game.box.guildhall_resets[game.size]


def missing_skills(game: Architects, who: int, card: int) -> int:
    """The skills a building asks for that no own apprentice has, as a mask."""
    needed = game.box.buildings[card].skills
    return needed & ~skills_of(game, who) if needed else 0


def building_refusal(game: Architects, who: int, card: int) -> int:
    """Why a building of the hand cannot be constructed now; 0 when it can."""
    if missing_skills(game, who, card):
        return MISSING_SKILL
    return 0 if can_pay(game.players[who], game.box.buildings[card].cost) else SHORT_OF_GOODS


def building_reason(game: Architects, who: int, card: int, refusal: int) -> Reason:
    """What building_refusal has answered, in words."""
    building = game.box.buildings[card]
    short = missing_goods(game.players[who], building.cost)
    if refusal == MISSING_SKILL:
        lacks = lacks_in_words(short, missing_skills(game, who, card))
        return Reason(f"The {building.name} needs {lacks}", "§5.1")
    lacks = lacks_in_words(short, 0)
    return Reason(f"Needs {lacks}: the {building.name} costs {goods_in_words(building.cost)}", "§5.1")


class Construct(Step[Architects]):
    """Pay, put the card face up, apply its virtue change, then its effect if that is immediate (R39)."""

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def run(self, game: Architects) -> None:
        who = self.who
        player = game.players[who]
        building = game.box.buildings[self.card]
        pay_goods(game, who, building.cost)
        player.hand.remove(self.card)
        player.built.append(self.card)
        game.tell(BUILDING_BUILT, who, self.card)
        if not building.at_end:
            game.do_next(BuildingEffect(who, self.card))
        if building.virtue != 0:
            game.do_next(ChangeVirtue(who, building.virtue))

    def args(self) -> list[int]:
        return [self.who, self.card]
