"""What a seat is asked, in one line: a phrase for every choice of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bighouse.engine.step import Choice
from bighouse.games.architects.apprentices import HireAny, MakeRoom, most_apprentices
from bighouse.games.architects.black_market import MiddleMarket
from bighouse.games.architects.building_effects import DestroyOwnDebt, DiscardFor, GainOne, ReleaseOrCapture
from bighouse.games.architects.captures import FreeCaptures
from bighouse.games.architects.components import TOP_VIRTUE
from bighouse.games.architects.draft import DraftCard
from bighouse.games.architects.end_effects import ChooseEndEffect
from bighouse.games.architects.gathering import Mines
from bighouse.games.architects.guardhouse import Guardhouse
from bighouse.games.architects.payments import PayMix
from bighouse.games.architects.phrases import (
    counted,
    debts_words,
    goods_in_words,
    listed,
    plan_count,
    spelled,
    workers_words,
)
from bighouse.games.architects.placing import PlaceWorker
from bighouse.games.architects.plans import DiscardCard, KeepCard
from bighouse.games.architects.reset import UseResetApprentice
from bighouse.games.architects.state import Architects
from bighouse.games.architects.storehouse import Storehouse
from bighouse.games.architects.town_centre import TownCentre, capture_cost
from bighouse.games.architects.turns import FetchWorker
from bighouse.games.architects.virtue import DestroyDebt
from bighouse.games.architects.workshop import Workshop


def question_words(game: Architects, choice: Choice[Any]) -> str:
    """What a choice asks its seat."""
    return QUESTIONS[type(choice)](game, choice)


def left_words(left: int, noun: str) -> str:
    """How many more there can be, in brackets; empty for the last one."""
    return f" ({counted(left, noun)} left)" if left > 1 else ""


# Building cards


def _draft_card(game: Architects, choice: DraftCard) -> str:
    player = game.players[choice.seat]
    last = len(player.hand) + 1 == game.box.draft_kept
    rest = "the other goes under the pile" if last else "the others go to the next player"
    return f"Draft: keep one of {len(player.packet)} Building cards; {rest}"


def _keep_card(game: Architects, choice: KeepCard) -> str:
    cards = len(game.players[choice.seat].looking)
    return f"Keep {spelled(choice.left)} of the {cards} Building cards; the rest goes under the pile"


def _discard_card(game: Architects, choice: DiscardCard) -> str:
    hand = len(game.players[choice.seat].hand)
    if hand > game.box.hand_limit:
        return f"You hold {hand} Building cards and may keep {game.box.hand_limit}: discard {spelled(choice.left)}"
    return f"For the Cathedral: discard {plan_count(choice.left)}"


def _discard_for(game: Architects, choice: DiscardFor) -> str:
    building = game.box.buildings[choice.card]
    return f"{building.name}: discard a Building card for {goods_in_words(building.effect.gain.goods)}, or none"


# Workers


def _place_worker(game: Architects, choice: PlaceWorker) -> str:
    return f"Place one worker; you have {game.players[choice.seat].home} at home"


def _fetch_worker(game: Architects, choice: FetchWorker) -> str:
    return "No worker is at home: bring one back, which takes the whole turn"


def _town_centre(game: Architects, choice: TownCentre) -> str:
    cost = capture_cost(game, choice.seat, choice.made)
    price = f"{cost} silver" if cost else "nothing"
    return f"The Town Centre: capture a group for {price}, or stop{left_words(choice.left, 'capture')}"


def _free_captures(game: Architects, choice: FreeCaptures) -> str:
    return f"Capture a group for nothing, or stop{left_words(choice.left, 'capture')}"


def _release_or_capture(game: Architects, choice: ReleaseOrCapture) -> str:
    return "For nothing: take back your workers from other boards, capture a group, or neither"


def _guardhouse(game: Architects, choice: Guardhouse) -> str:
    return f"The Guardhouse: what do you want done?{left_words(choice.left, 'action')}"


def _use_reset_apprentice(game: Architects, choice: UseResetApprentice) -> str:
    keeper = game.box.apprentices[choice.gatekeeper(game)].name
    others = " Or does another apprentice act first?" if choice.left & (choice.left - 1) else ""
    inside = workers_words(game.players[choice.seat].prison)
    return f"Reset: how many does the {keeper} release, with {inside} of yours in the Prison?{others}"


# Goods


def _mines(game: Architects, choice: Mines) -> str:
    return "The Mines: dig for clay, or for gold"


def _storehouse(game: Architects, choice: Storehouse) -> str:
    return f"The King's Storehouse: make a trade, or stop{left_words(choice.left, 'trade')}"


def _pay_mix(game: Architects, choice: PayMix) -> str:
    return f"Pay {choice.amount} of {'clay, wood and stone' if choice.with_clay else 'wood and stone'}, in any mix"


def _gain_one(game: Architects, choice: GainOne) -> str:
    building = game.box.buildings[choice.card]
    offers = [goods_in_words(goods) for goods in building.effect.alternatives]
    return f"{building.name}: take {listed(offers, 'or')}"


# Apprentices


def _workshop(game: Architects, choice: Workshop) -> str:
    return f"The Workshop: hire an apprentice, or draw {plan_count(1 + choice.n // 2)}"


def _middle_market(game: Architects, choice: MiddleMarket) -> str:
    return f"The Black Market: hire any apprentice, or look at {game.box.market_draw} Building cards and keep one"


def _hire_any(game: Architects, choice: HireAny) -> str:
    return "Hire any apprentice on display for nothing"


def _make_room(game: Architects, choice: MakeRoom) -> str:
    return f"You may have {most_apprentices(game, choice.seat)} apprentices: discard one to make room"


# Virtue and debts


def _destroy_debt(game: Architects, choice: DestroyDebt) -> str:
    owed = debts_words(game.players[choice.seat].unpaid)
    return f"You gain {choice.surplus} virtue above {TOP_VIRTUE} and have {owed}: destroy one?"


def _destroy_own_debt(game: Architects, choice: DestroyOwnDebt) -> str:
    return f"You have {debts_words(game.players[choice.seat].unpaid)}: destroy one?"


def _choose_end_effect(game: Architects, choice: ChooseEndEffect) -> str:
    return "Before scoring: which of your buildings changes your virtue next?"


QUESTIONS: Final[dict[type[Any], Callable[[Architects, Any], str]]] = {
    DraftCard: _draft_card,
    KeepCard: _keep_card,
    DiscardCard: _discard_card,
    DiscardFor: _discard_for,
    PlaceWorker: _place_worker,
    FetchWorker: _fetch_worker,
    TownCentre: _town_centre,
    FreeCaptures: _free_captures,
    ReleaseOrCapture: _release_or_capture,
    Guardhouse: _guardhouse,
    UseResetApprentice: _use_reset_apprentice,
    Mines: _mines,
    Storehouse: _storehouse,
    PayMix: _pay_mix,
    GainOne: _gain_one,
    Workshop: _workshop,
    MiddleMarket: _middle_market,
    HireAny: _hire_any,
    MakeRoom: _make_room,
    DestroyDebt: _destroy_debt,
    DestroyOwnDebt: _destroy_own_debt,
    ChooseEndEffect: _choose_end_effect,
}
