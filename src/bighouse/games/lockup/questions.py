"""What a seat is asked, in one line: a phrase for every choice of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bighouse.engine.step import Choice
from bighouse.games.lockup.card_words import effect_words
from bighouse.games.lockup.cell_block import CellBlock, MakePay, PayForItem, PayToReserve, cost_left
from bighouse.games.lockup.chow_hall import ChowHall, HireGoon, PayForGoons
from bighouse.games.lockup.components import (
    LOCATION_STRENGTH,
    START_LIGHTS_OUT,
)
from bighouse.games.lockup.effects import KeepGoon
from bighouse.games.lockup.events import WHY_ATLAS
from bighouse.games.lockup.exchanges import Accuse, Exchange, ExchangeTwo, GainAny, GainOneOf
from bighouse.games.lockup.keeping import KeepItem, KeepTome
from bighouse.games.lockup.offer_words import card_name, fixed_reward_words, loot_words
from bighouse.games.lockup.patrol import RaidIfNeeded, ReturnExcess, suspicion_needed
from bighouse.games.lockup.phrases import (
    capital,
    counted,
    cubes_in_words,
    listed,
    place,
    spelled,
    where_crew_goes,
)
from bighouse.games.lockup.rewards import (
    CommissaryExchange,
    FixedReward,
    LootFirst,
    ResourceOfChoice,
    reward_effects,
)
from bighouse.games.lockup.roll_call import SendCrew, Turn
from bighouse.games.lockup.scoring import FinalRaid, FinalScoring
from bighouse.games.lockup.setup import ChooseTrait
from bighouse.games.lockup.state import Lockup
from bighouse.games.lockup.tomes import PlayOrPass, is_tome
from bighouse.games.lockup.trickery import MoveToken, Nullify, Peek, UncoverGuard


def question_words(game: Lockup, choice: Choice[Any]) -> str:
    """What a choice asks its seat."""
    return QUESTIONS[type(choice)](game, choice)


# Roll Call


def _turn(game: Lockup, choice: Turn) -> str:
    player = game.players[choice.seat]
    tomes = any(is_tome(action) for action in game.options(choice.seat))
    first = "Play a tome" if tomes else ""
    if player.cell:
        where = "a place, even one already used" if player.reinforcing else "a place"
        return f"{first + ', send' if first else 'Send'} crew to {where}, or pass"
    return f"No crew is left to send: {first.lower() + ' or ' if first else ''}pass"


def _send_crew(game: Lockup, choice: SendCrew) -> str:
    player = game.players[choice.seat]
    hidden = "" if game.solitary else f" ({player.down_used} of {player.down_limit} face down used)"
    return f"Who {'goes' if choice.sent == 0 else 'else goes'} to {place(game, choice.location)}?{hidden}"


# Tome windows


def _play_or_pass(game: Lockup, choice: PlayOrPass) -> str:
    return f"{_window(game, choice)}: play a tome, or none"


def _window(game: Lockup, choice: PlayOrPass) -> str:
    """The moment of a window; in Patrol and at the end, what comes after it says which one it is."""
    if choice.window == START_LIGHTS_OUT:
        return "Lights Out begins"
    if choice.window == LOCATION_STRENGTH:
        return f"{capital(place(game, game.here))}, before strengths are ranked"
    agenda = game.main.agenda
    after = agenda[-2] if len(agenda) > 1 else None
    if isinstance(after, RaidIfNeeded):
        need = suspicion_needed(game)
        return f"A raid threatens, as the goons ask for {need} suspicion and the supply holds {game.suspicion_supply}"
    if isinstance(after, FinalRaid):
        return "Before the final raid"
    if isinstance(after, FinalScoring):
        return "Before the final scoring"
    return "Patrol begins"


# Rewards


def _here(game: Lockup) -> str:
    return capital(place(game, game.here))


def _fixed_reward(game: Lockup, choice: FixedReward) -> str:
    gain = fixed_reward_words(game, choice.seat, choice.rank)
    return f"{_here(game)}: take {gain}, or decline and {where_crew_goes(game)}"


def _loot_first(game: Lockup, choice: LootFirst) -> str:
    then = effect_words(reward_effects(game, 0)[0])
    return f"{_here(game)}: take {loot_words(game)}, then {then}, or decline it all and {where_crew_goes(game)}"


def _resource_of_choice(game: Lockup, choice: ResourceOfChoice) -> str:
    return f"{_here(game)}: take 1 cube of your choice, or decline and {where_crew_goes(game)}"


def _commissary_exchange(game: Lockup, choice: CommissaryExchange) -> str:
    what = "two cubes for one" if choice.two_for_one(game) else "1 cube for one"
    return f"{_here(game)}: exchange {what} of another type, or decline and {where_crew_goes(game)}"


def _chow_hall(game: Lockup, choice: ChowHall) -> str:
    offer = effect_words(reward_effects(game, choice.rank)[0])
    if game.collected >> choice.seat & 1:  # the Bandit cubes are taken already (R16)
        return f"{_here(game)}: {offer}, or nobody"
    return f"{_here(game)}: {offer}, or decline and {where_crew_goes(game)}"


def _cell_block(game: Lockup, choice: CellBlock) -> str:
    return f"{_here(game)}: craft an item, reserve one for 1 cube, or decline and {where_crew_goes(game)}"


# Paying


def _pay_to_reserve(game: Lockup, choice: PayToReserve) -> str:
    return f"Reserve {game.box.items[choice.item].name}: pay 1 cube of any type"


def _pay_for_item(game: Lockup, choice: PayForItem) -> str:
    less = f", less {counted(choice.waived, 'cube')} of your choice" if choice.waived else ""
    return f"Craft {game.box.items[choice.item].name}: pay {item_cost_words(game, choice)}{less}"


def item_cost_words(game: Lockup, choice: PayForItem) -> str:
    return cubes_in_words(cost_left(game, choice.item, choice.covered))


def _make_pay(game: Lockup, choice: MakePay) -> str:
    cost = cubes_in_words(cost_left(game, choice.item, choice.covered))
    return f"Craft {game.box.items[choice.item].name} for {cost}: whose cube pays part of it?"


def _pay_for_goons(game: Lockup, choice: PayForGoons) -> str:
    return f"Recruit: pay {counted(choice.price, 'cube')} of any type"


def _return_excess(game: Lockup, choice: ReturnExcess) -> str:
    player = game.players[choice.seat]
    held = player.cube_count()
    over = counted(held - player.storage, "cube")
    return f"Storage: return {over}, as you hold {held} and can store {player.storage}"


# Cards


def _hire_goon(game: Lockup, choice: HireGoon) -> str:
    return f"Which goon joins you{' first' if choice.left > 1 else ''}?"


def _keep_goon(game: Lockup, choice: KeepGoon) -> str:
    return f"Recruit {spelled(choice.left)} of the goons drawn; the rest is discarded"


def _keep_tome(game: Lockup, choice: KeepTome) -> str:
    return "Keep one of the tomes drawn; the other goes under the deck"


def _keep_item(game: Lockup, choice: KeepItem) -> str:
    return f"Reserve {spelled(choice.left)} of the items drawn; the rest goes under the deck"


def _choose_trait(game: Lockup, choice: ChooseTrait) -> str:
    return "Keep one trait; the rest goes back to the box unseen"


# Cubes and suspicion


def _gain_any(game: Lockup, choice: GainAny) -> str:
    more = f", {choice.left} in all" if choice.left > 1 else ""
    return f"Take a cube of your choice{more}"


def _gain_one_of(game: Lockup, choice: GainOneOf) -> str:
    offers = listed([cubes_in_words(cubes) for cubes in choice.alternatives(game)], "or")
    return f"{card_name(game, choice.source, choice.card)}: take {offers}"


def _times_left(left: int) -> str:
    return f" ({left} times more)" if left > 1 else ""


def _exchange(game: Lockup, choice: Exchange) -> str:
    return f"Exchange 1 cube for one of another type, or stop{_times_left(choice.left)}"


def _exchange_two(game: Lockup, choice: ExchangeTwo) -> str:
    return f"Exchange two cubes for one of another type, or stop{_times_left(choice.left)}"


def _accuse(game: Lockup, choice: Accuse) -> str:
    return f"Who gets {accused_of(game, choice)} of your suspicion?"


def accused_of(game: Lockup, choice: Accuse) -> int:
    """How much suspicion changes hands: never more than there is."""
    return min(choice.count, game.players[choice.seat].suspicion)


# Tokens


def _peek(game: Lockup, choice: Peek) -> str:
    return f"Look at a face-down token in secret: whose, and where?{_times_left(choice.left)}"


def _uncover_guard(game: Lockup, choice: UncoverGuard) -> str:
    if choice.reason == WHY_ATLAS:
        return "Which face-down guard card do you turn up?"
    return "The guards' turn: which of their face-down cards do you turn up?"


def _move_token(game: Lockup, choice: MoveToken) -> str:
    return f"Move one of your tokens: which, and where to?{_times_left(choice.left)}"


def _nullify(game: Lockup, choice: Nullify) -> str:
    what = "guard card" if game.solitary else "token"
    return f"Which opposing {what} counts 0 at {place(game, game.here)}?"


QUESTIONS: Final[dict[type[Any], Callable[[Lockup, Any], str]]] = {
    Turn: _turn,
    SendCrew: _send_crew,
    PlayOrPass: _play_or_pass,
    FixedReward: _fixed_reward,
    LootFirst: _loot_first,
    ResourceOfChoice: _resource_of_choice,
    CommissaryExchange: _commissary_exchange,
    ChowHall: _chow_hall,
    CellBlock: _cell_block,
    PayToReserve: _pay_to_reserve,
    PayForItem: _pay_for_item,
    MakePay: _make_pay,
    PayForGoons: _pay_for_goons,
    ReturnExcess: _return_excess,
    HireGoon: _hire_goon,
    KeepGoon: _keep_goon,
    KeepTome: _keep_tome,
    KeepItem: _keep_item,
    ChooseTrait: _choose_trait,
    GainAny: _gain_any,
    GainOneOf: _gain_one_of,
    Exchange: _exchange,
    ExchangeTwo: _exchange_two,
    Accuse: _accuse,
    Peek: _peek,
    UncoverGuard: _uncover_guard,
    MoveToken: _move_token,
    Nullify: _nullify,
}
