"""Why something is not allowed: the numbers, then the ruling. A phrase for every code of refusals.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bighouse.engine.step import Choice
from bighouse.games.lockup import components as c
from bighouse.games.lockup import refusals as why
from bighouse.games.lockup.actions import (
    CHOOSE,
    CRAFT,
    EXCHANGE,
    EXCHANGE_TWO,
    FACES,
    GAIN,
    GO,
    HIRE,
    MAKE_PAY,
    MOVE,
    NULLIFY,
    NULLIFY_GUARD,
    PEEK,
    PLAY,
    RECRUIT,
    RESERVE,
    SEND,
    SPACES,
    TAKE,
    UNCOVER,
)
from bighouse.games.lockup.cell_block import MakePay, PayForItem, PayToReserve, cost_left, size_of
from bighouse.games.lockup.chow_hall import ChowHall, PayForGoons, discounts_in_hand, recruit_price
from bighouse.games.lockup.components import LIBRARY, RESOURCE_WORDS, RESOURCES, TOKEN_WORDS, TOKENS
from bighouse.games.lockup.exchanges import GainOneOf
from bighouse.games.lockup.goons import active_goons
from bighouse.games.lockup.labels import whereabouts
from bighouse.games.lockup.patrol import ReturnExcess
from bighouse.games.lockup.payments import cubes_of
from bighouse.games.lockup.phrases import (
    WINDOW_TIMES,
    capital,
    counted,
    crew_name,
    cubes_in_words,
    goon_name,
    guard_words,
    listed,
    missing,
    place,
    possessive,
    resource_words,
    token_words,
)
from bighouse.games.lockup.roll_call import SendCrew
from bighouse.games.lockup.state import Lockup


def reason_words(game: Lockup, choice: Choice[Any], action: int, refusal: int) -> str:
    """Why the choice refuses the action."""
    return REASONS[refusal](game, choice, action)


def cite(words: str, ruling: str) -> str:
    """A reason ends with the place in RULES.md that it rests on."""
    return f"{words} - {'RULES ' if ruling.startswith('§') else ''}{ruling}"


# Roll Call


def _no_crew_left(game: Lockup, choice: Choice[Any], action: int) -> str:
    return cite("No crew is left in your holding cell", "§4")


def _stragglers_only(game: Lockup, choice: Choice[Any], action: int) -> str:
    return cite(f"Nobody is sent to {place(game, LIBRARY)}: only stragglers come there", "§4")


def _already_there(game: Lockup, choice: Choice[Any], action: int) -> str:
    here = place(game, action - GO)
    tome = tome_with(game, c.REINFORCE)
    if tome:
        return cite(f"You sent crew to {here} earlier this round; only {tome} lifts that", "R43")
    return cite(f"You sent crew to {here} earlier this round", "§4")


def tome_with(game: Lockup, effect: int) -> str:
    """The first tome that does this, by name; empty when the box has none."""
    for tome in game.box.tomes:
        for each in tome.effects:
            if each.kind == effect:
                return tome.name
    return ""


def _face_down_limit(game: Lockup, choice: Choice[Any], action: int) -> str:
    player = game.players[choice.seat]
    used = f"{player.down_used} of {player.down_limit}"
    return cite(f"You have laid {used} tokens face down this round", "R7")


def _not_in_cell(game: Lockup, choice: Choice[Any], action: int) -> str:
    token = (action - SEND) // FACES
    if not game.box.tokens[game.seats] >> token & 1:
        return cite(f"The {TOKEN_WORDS[token]} is out of the game with {game.seats} players", "§1")
    at = whereabouts(game, choice.seat, token)
    return cite(f"Your {token_words(game, choice.seat, token)} is at {place(game, at)} already", "§4")


def _send_somebody(game: Lockup, choice: SendCrew, action: int) -> str:
    return cite(f"At least one of your crew has to go to {place(game, choice.location)}", "§4")


def _face_up_only(game: Lockup, choice: Choice[Any], action: int) -> str:
    return cite("Alone, all your crew lies face up: there is nobody to hide it from", "R51")


# Tomes


def _wrong_window(game: Lockup, choice: Choice[Any], action: int) -> str:
    tome = game.box.tomes[action - PLAY]
    if tome.window == c.ANY_TIME:
        return cite(f"{tome.name} has nothing to do with this payment: play it before or after", "§9")
    return cite(f"{tome.name} is played {WINDOW_TIMES[tome.window]}", "§9")


def _no_effect(game: Lockup, choice: Choice[Any], action: int) -> str:
    tome = game.box.tomes[action - PLAY]
    causes = {IDLE[effect.kind](game, choice.seat): None for effect in tome.effects}  # each once
    return cite(f"{tome.name} would change nothing: {listed(list(causes))}", "R46")


def _idle_exchange(game: Lockup, seat: int) -> str:
    if game.players[seat].cube_count() == 0:
        return "you have no cube to exchange"
    return "the supply has no other type for your cubes"


def _idle_exchange_two(game: Lockup, seat: int) -> str:
    if game.players[seat].cube_count() < 2:
        return f"you have {counted(game.players[seat].cube_count(), 'cube')} and it takes two"
    return "the supply has no other type for your cubes"


def _idle_peek(game: Lockup, seat: int) -> str:
    if game.solitary:
        return "no guard card lies face down"
    return "no opponent has a face-down token that you have not seen"


def _idle_extra_face_down(game: Lockup, seat: int) -> str:
    player = game.players[seat]
    left = player.down_limit - player.down_used
    held = bin(player.cell).count("1")
    return f"you may still lay {left} face down and have {counted(held, 'token')} left"


def _idle_reinforce(game: Lockup, seat: int) -> str:
    player = game.players[seat]
    if player.cell == 0:
        return "no crew is left to send"
    return "every place is open to you already"


IDLE: Final[dict[int, Callable[[Lockup, int], str]]] = {  # why an effect does nothing just now
    c.GAIN: lambda game, seat: "the supply has none of it",
    c.GAIN_ANY: lambda game, seat: "the supply is empty",
    c.GAIN_ONE_OF: lambda game, seat: "the supply has none of it",
    c.GAIN_POWER: lambda game, seat: "no power is left in the supply",
    c.REMOVE_SUSPICION: lambda game, seat: "you have no suspicion",
    c.GIVE_SUSPICION: lambda game, seat: "you have no suspicion",
    c.DRAW_TOME: lambda game, seat: "no tome is left",
    c.CHOOSE_TOME: lambda game, seat: "no tome is left",
    c.EXCHANGE: _idle_exchange,
    c.EXCHANGE_TWO: _idle_exchange_two,
    c.DRAW_GOON: lambda game, seat: "no goon is left",
    c.DRAW_ITEM: lambda game, seat: "the item deck is empty",
    c.PEEK_TOKEN: _idle_peek,
    c.EXTRA_FACE_DOWN: _idle_extra_face_down,
    c.REINFORCE: _idle_reinforce,
    c.MOVE_TOKEN: lambda game, seat: "none of your tokens is out",
    c.ZERO_TOKEN: lambda game, seat: "no opponent has any strength here",
    c.CRAFT_DISCOUNT: lambda game, seat: "nothing is left to pay",
    c.OPPONENT_PAYS: lambda game, seat: "nothing is left to pay",
    c.RECRUIT_DISCOUNT: lambda game, seat: "nothing is left to pay",
}


def _not_in_hand(game: Lockup, choice: Choice[Any], action: int) -> str:
    if action - PLAY >= len(game.box.tomes):
        return cite("There is no such tome", "§9")
    return cite(f"{game.box.tomes[action - PLAY].name} is not in your hand", "§9")


def _not_present(game: Lockup, choice: Choice[Any], action: int) -> str:
    name = game.box.tomes[action - PLAY].name
    return cite(f"{name} is played where you have crew, and you have none at {place(game, game.here)}", "§9")


# Taking and exchanging


def _none_in_supply(game: Lockup, choice: Choice[Any], action: int) -> str:
    if isinstance(choice, GainOneOf):
        cubes = choice.alternatives(game)[action - CHOOSE]
        words = listed([RESOURCE_WORDS[r] for r in range(RESOURCES) if cubes[r] > 0], "or")
        return cite(f"No {words} is left in the supply", "R14")
    if action == TAKE:
        return cite("Nothing of this reward is left in the supply", "R14")
    if GAIN <= action < GAIN + RESOURCES:
        return cite(f"No {RESOURCE_WORDS[action - GAIN]} is left in the supply", "R14")
    first = EXCHANGE_TWO if action >= EXCHANGE_TWO else EXCHANGE
    return cite(f"No {RESOURCE_WORDS[(action - first) % RESOURCES]} is left in the supply to take", "R15")


def _none_to_return(game: Lockup, choice: Choice[Any], action: int) -> str:
    word = RESOURCE_WORDS[(action - EXCHANGE) // RESOURCES]
    return cite(f"You have no {word} to exchange, only {held(game, choice.seat)}", "R15")


def held(game: Lockup, seat: int) -> str:
    return cubes_in_words(game.players[seat].cubes)


def _same_type(game: Lockup, choice: Choice[Any], action: int) -> str:
    word = RESOURCE_WORDS[(action - EXCHANGE) % RESOURCES]
    return cite(f"An exchange brings another type: {word} for {word} would change nothing", "R15")


def _fixed_reward(game: Lockup, choice: Choice[Any], action: int) -> str:
    return cite("Nothing is given away here: exchange cubes, or decline", "§5")


def _not_a_rival(game: Lockup, choice: Choice[Any], action: int) -> str:
    return cite("Suspicion is given to an opponent at this table", "R24")


# Paying


def _short_of_cubes(game: Lockup, choice: Choice[Any], action: int) -> str:
    player = game.players[choice.seat]
    if isinstance(choice, ChowHall):
        goons = action - RECRUIT + 1
        price = counted(recruit_price(game, choice.rank, goons), "cube")
        discount = discounts_in_hand(game, choice.seat)
        tomes = f", and your tomes take off {discount}" if discount else ""
        have = player.cube_count() or "none"
        cost = "1 goon costs" if goons == 1 else f"{goons} goons cost"
        return cite(f"{cost} {price} here, you have {have}{tomes}", "§6.3")
    if action >= RESERVE:
        return cite("Reserving costs 1 cube of any type, you have none", "§6.2")
    item = game.box.items[action - CRAFT]
    short = cubes_in_words(missing(item.cost, player.cubes))
    cost = cubes_in_words(item.cost)
    return cite(f"Short {short}: {item.name} costs {cost}, you have {held(game, choice.seat)}", "§6.1")


def _not_on_display(game: Lockup, choice: Choice[Any], action: int) -> str:
    if action >= RESERVE:
        return cite(f"{game.box.items[action - RESERVE].name} is not on display", "§6.2")
    return cite(f"{game.box.items[action - CRAFT].name} is neither on display nor in your reserve", "§6.1")


def _purchase_fails(game: Lockup, choice: MakePay, action: int) -> str:
    rival, resource = divmod(action - MAKE_PAY, RESOURCES)
    name = game.box.items[choice.item].name
    given = f"{resource_words(resource, 1)} from {crew_name(game, rival)}"
    return cite(f"With {given} you could not pay the rest of {name} with {held(game, choice.seat)}", "R42")


def _no_such_cube(game: Lockup, choice: PayForItem | MakePay, action: int) -> str:
    name = game.box.items[choice.item].name
    cost = cubes_in_words(cost_left(game, choice.item, choice.covered))
    if isinstance(choice, PayForItem):
        return cite(f"No opponent has a cube that would see {name} paid, {cost} being left to pay", "R45")
    rival, resource = divmod(action - MAKE_PAY, RESOURCES)
    if rival == choice.seat:
        return cite("An opponent pays, not you", "R45")
    word = RESOURCE_WORDS[resource]
    if game.players[rival].cubes[resource] == 0:
        return cite(f"{capital(crew_name(game, rival))} have no {word}", "R45")
    return cite(f"{capital(word)} pays nothing of the {cost} that {name} still costs", "R45")


def _wrong_payment(game: Lockup, choice: Choice[Any], action: int) -> str:
    player = game.players[choice.seat]
    offered = cubes_of(action)
    lacking = [max(0, offered[r] - player.cubes[r]) for r in range(RESOURCES)]
    if sum(lacking) > 0:
        return cite(f"You have {held(game, choice.seat)}, not {cubes_in_words(offered)}", payment_ruling(choice))
    return cite(f"{due(game, choice)}, not {cubes_in_words(offered)}", payment_ruling(choice))


def payment_ruling(choice: Choice[Any]) -> str:
    if isinstance(choice, ReturnExcess):
        return "§7"
    if isinstance(choice, PayForGoons):
        return "§6.3"
    return "§6.2" if isinstance(choice, PayToReserve) else "§6.1"


def due(game: Lockup, choice: Choice[Any]) -> str:
    """What is to be paid or returned, exactly."""
    if isinstance(choice, ReturnExcess):
        player = game.players[choice.seat]
        return f"You hold {player.cube_count()} cubes, can store {player.storage} and return just what is over"
    if isinstance(choice, PayForGoons):
        return f"The price is {counted(choice.price, 'cube')}"
    if isinstance(choice, PayForItem):
        cost = cost_left(game, choice.item, choice.covered)
        left = max(0, size_of(cost) - choice.waived)
        less = f", less {counted(choice.waived, 'cube')}, which leaves {left}" if choice.waived else ""
        return f"The price is {cubes_in_words(cost)}{less}"
    return "The price is 1 cube of any type"


# Goons and tokens


def _too_few_goons(game: Lockup, choice: Choice[Any], action: int) -> str:
    active = active_goons(game)
    there = "No goon is" if active == 0 else f"Only {counted(active, 'goon')} {'is' if active == 1 else 'are'}"
    return cite(f"{there} active, this takes {action - RECRUIT + 1}", "R22")


def _not_active(game: Lockup, choice: Choice[Any], action: int) -> str:
    return cite(f"{capital(goon_name(game, action - HIRE))} does not stand at any place now", "§6.3")


def _same_place(game: Lockup, choice: Choice[Any], action: int) -> str:
    token, target = divmod(action - MOVE, SPACES)
    return cite(f"Your {token_words(game, choice.seat, token)} is at {place(game, target)} already", "R43")


def _nothing_hidden(game: Lockup, choice: Choice[Any], action: int) -> str:
    if UNCOVER <= action < UNCOVER + SPACES:
        return cite(f"No guard card lies face down at {place(game, action - UNCOVER)}", "§11.2")
    owner, location = divmod(action - PEEK, SPACES)
    if owner >= game.seats:
        return cite("Nobody sits there", "R44")
    if owner == choice.seat:
        return cite("You know your own tokens", "R44")
    whose = crew_name(game, owner)
    return cite(f"{capital(whose)} have nothing at {place(game, location)} that you have not seen", "R44")


def _counts_nothing(game: Lockup, choice: Choice[Any], action: int) -> str:
    if action >= NULLIFY_GUARD:
        return cite(f"{capital(guard_words(game, action - NULLIFY_GUARD))} counts 0 here as it is", "R46")
    owner, token = divmod(action - NULLIFY, TOKENS)
    whose = capital(possessive(crew_name(game, owner)))
    return cite(f"{whose} {TOKEN_WORDS[token]} counts 0 here as it is", "R46")


REASONS: Final[dict[int, Callable[[Lockup, Any, int], str]]] = {
    why.NO_CREW_LEFT: _no_crew_left,
    why.STRAGGLERS_ONLY: _stragglers_only,
    why.ALREADY_THERE: _already_there,
    why.FACE_DOWN_LIMIT: _face_down_limit,
    why.NOT_IN_CELL: _not_in_cell,
    why.SEND_SOMEBODY: _send_somebody,
    why.FACE_UP_ONLY: _face_up_only,
    why.WRONG_WINDOW: _wrong_window,
    why.NO_EFFECT: _no_effect,
    why.NOT_IN_HAND: _not_in_hand,
    why.NOT_PRESENT: _not_present,
    why.NONE_IN_SUPPLY: _none_in_supply,
    why.NONE_TO_RETURN: _none_to_return,
    why.SAME_TYPE: _same_type,
    why.SHORT_OF_CUBES: _short_of_cubes,
    why.TOO_FEW_GOONS: _too_few_goons,
    why.NOT_ON_DISPLAY: _not_on_display,
    why.NOT_ACTIVE: _not_active,
    why.PURCHASE_FAILS: _purchase_fails,
    why.NO_SUCH_CUBE: _no_such_cube,
    why.SAME_PLACE: _same_place,
    why.NOTHING_HIDDEN: _nothing_hidden,
    why.COUNTS_NOTHING: _counts_nothing,
    why.NOT_A_RIVAL: _not_a_rival,
    why.FIXED_REWARD: _fixed_reward,
    why.WRONG_PAYMENT: _wrong_payment,
}
