"""Why something is not allowed: the numbers, then the ruling. A phrase for every code of refusals.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bighouse.engine.step import Choice
from bighouse.games.architects import refusals as why
from bighouse.games.architects.actions import (
    BUILD,
    CATHEDRAL,
    DISCARD,
    DISMISS,
    FETCH,
    FETCH_HELD,
    FROM_MARKET,
    FROM_PRISON,
    GAIN,
    HIRE,
    KEEP,
    MARKET,
    OPPONENT,
    PAY_DEBT,
    RESOLVE,
    TRADE,
    TRADE_WITH,
    USE,
)
from bighouse.games.architects.apprentices import most_apprentices
from bighouse.games.architects.black_market import market_price
from bighouse.games.architects.captures import captured_owner, captured_place
from bighouse.games.architects.components import (
    COLUMNS,
    GOOD_WORDS,
    GOODS,
    LOCATIONS,
    PRISON,
    SILVER,
    STONE,
    TOP_VIRTUE,
)
from bighouse.games.architects.gathering import FEWEST_FOR_GOLD
from bighouse.games.architects.guardhouse import Guardhouse, debt_price, ransom_price
from bighouse.games.architects.guildhall import missing_skills
from bighouse.games.architects.labels import mix_words
from bighouse.games.architects.payments import PayMix, mix_of
from bighouse.games.architects.phrases import (
    LEVEL_NAMES,
    SPACE_NAMES,
    capital,
    counted,
    goods_in_words,
    lacks_in_words,
    level_cost,
    listed,
    missing_for_level,
    missing_goods,
    place_name,
    rival_name,
    workers_words,
)
from bighouse.games.architects.reset import UseResetApprentice
from bighouse.games.architects.state import NOBODY, Architects
from bighouse.games.architects.storehouse import FOR_VIRTUE
from bighouse.games.architects.town_centre import TownCentre, capture_cost
from bighouse.games.architects.workshop import Workshop, coins_to_skip, hire_price


def reason_words(game: Architects, choice: Choice[Any], action: int, refusal: int) -> str:
    """Why the choice refuses the action."""
    return REASONS[refusal](game, choice, action)


def cite(words: str, ruling: str) -> str:
    """A reason ends with the place in RULES.md that it rests on."""
    return f"{words} - {'RULES ' if ruling.startswith('§') else ''}{ruling}"


def silver_words(game: Architects, seat: int) -> str:
    return str(game.players[seat].goods[SILVER] or "none")


def held_words(game: Architects, seat: int) -> str:
    return goods_in_words(game.players[seat].goods)


# Placing a worker


def _no_tax(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite("No tax lies above the Tax Stand, so there is nothing to take", "R5")


def _too_virtuous(game: Architects, choice: Choice[Any], action: int) -> str:
    virtue = game.players[choice.seat].virtue
    limit = virtue
    while limit > 0 and not game.box.market_open[limit - 1]:
        limit -= 1
    return cite(f"Your virtue is {virtue}, {limit} or more may not enter", "R31")


def _space_taken(game: Architects, choice: Choice[Any], action: int) -> str:
    space = action - MARKET
    owner = game.market[space]
    who = "You have" if owner == choice.seat else f"{rival_name(game, owner)} has"
    return cite(f"{who} a worker at the {SPACE_NAMES[space]} already", "§11.1")


def _short_of_silver(game: Architects, choice: Choice[Any], action: int) -> str:
    seat = choice.seat
    have = silver_words(game, seat)
    if isinstance(choice, Workshop):
        return cite(
            f"A hire costs {hire_price(game, seat)} silver, you have {have}; coins on the card come later", "R11"
        )
    if isinstance(choice, TownCentre):
        return cite(f"The next capture costs {capture_cost(game, seat, choice.made)} silver, you have {have}", "§4.4")
    if isinstance(choice, Guardhouse):
        if action == PAY_DEBT:
            return cite(f"Paying off a debt costs {debt_price(game, seat)} silver, you have {have}", "§4.6")
        return cite(f"Taking them back costs {ransom_price(game, seat)} silver, you have {have}", "§4.6")
    space = action - MARKET
    return cite(f"The {SPACE_NAMES[space]} costs {market_price(game, seat, space)} silver, you have {have}", "§11.1")


def _short_of_goods(game: Architects, choice: Choice[Any], action: int) -> str:
    player = game.players[choice.seat]
    if BUILD <= action < CATHEDRAL:
        building = game.box.buildings[action - BUILD]
        lacks = lacks_in_words(missing_goods(player, building.cost), 0)
        return cite(f"Needs {lacks}: the {building.name} costs {goods_in_words(building.cost)}", "§5.1")
    if action == CATHEDRAL:
        level = game.box.levels[player.level + 1]
        lacks = lacks_in_words(missing_for_level(player, level), 0)
        return cite(f"Needs {lacks}: {LEVEL_NAMES[player.level + 1]} costs {level_cost(level)}", "§5.2")
    if action >= TRADE_WITH:
        apprentice = game.box.apprentices[action - TRADE_WITH]
        lacks = lacks_in_words(missing_goods(player, apprentice.pay), 0)
        return cite(f"Needs {lacks}: the {apprentice.name} asks for {goods_in_words(apprentice.pay)}", "§4.2")
    if action == TRADE + FOR_VIRTUE:
        have = sum(player.goods[: STONE + 1])
        return cite(f"This takes {game.box.virtue_trade} of clay, wood and stone, you have {have or 'none'}", "§4.2")
    have = sum(player.goods[1 : STONE + 1])
    return cite(f"This takes {game.box.marble_trade} of wood and stone, you have {have or 'none'}", "§4.2")


def _nothing_to_have(game: Architects, choice: Choice[Any], action: int) -> str:
    if MARKET <= action < BUILD:
        return cite("No apprentice is on display and the Building pile is empty", "R15")
    return cite("The Building pile is empty", "R16")


# The Guildhall


def _missing_skill(game: Architects, choice: Choice[Any], action: int) -> str:
    card = action - BUILD
    short = missing_goods(game.players[choice.seat], game.box.buildings[card].cost)
    lacks = lacks_in_words(short, missing_skills(game, choice.seat, card))
    return cite(f"The {game.box.buildings[card].name} needs {lacks}", "§5.1")


def _not_in_hand(game: Architects, choice: Choice[Any], action: int) -> str:
    card = action - (DISCARD if action >= DISCARD else BUILD)
    return cite(f"The {game.box.buildings[card].name} is not in your hand", "§5")


def _top_reached(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite("You stand at the top of the Cathedral already", "§5.2")


def _too_wicked(game: Architects, choice: Choice[Any], action: int) -> str:
    virtue = game.players[choice.seat].virtue
    least = virtue
    while least < TOP_VIRTUE and not game.box.cathedral_open[least]:
        least += 1
    return cite(f"Your virtue is {virtue}, the Cathedral asks for {least} or more", "R31")


def _level_full(game: Architects, choice: Choice[Any], action: int) -> str:
    level = game.players[choice.seat].level + 1
    spaces = game.box.levels[level].spaces
    full = "its only space is taken" if spaces == 1 else f"its {spaces} spaces are taken"
    return cite(f"{capital(LEVEL_NAMES[level])} is full: {full}", "§5.2")


def _no_card_to_discard(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite("You have no Building card to discard for the Cathedral", "§5.2")


# Apprentices


def _room_left(game: Architects, choice: Choice[Any], action: int) -> str:
    have = len(game.players[choice.seat].apprentices)
    return cite(f"You have {have} of {most_apprentices(game, choice.seat)} apprentices: there is room already", "R14")


def apprentice_of(game: Architects, action: int) -> str:
    """The apprentice that an action names."""
    first = HIRE
    for family in (TRADE_WITH, HIRE, DISMISS, USE):
        if action >= family:
            first = family
    return f"the {game.box.apprentices[action - first].name}"


def _not_yours(game: Architects, choice: Choice[Any], action: int) -> str:
    name = capital(apprentice_of(game, action))
    if isinstance(choice, UseResetApprentice):
        return cite(f"{name} has nothing to do for you in this reset", "R34")
    return cite(f"{name} does not work for you", "§6")


def _not_on_display(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite(f"{capital(apprentice_of(game, action))} you mean is not on display", "§4.3")


def _out_of_reach(game: Architects, choice: Workshop, action: int) -> str:
    card = action - HIRE
    column = game.display.index(card) % COLUMNS + 1
    extra = coins_to_skip(game, card, choice.n)
    price = hire_price(game, choice.seat)
    return cite(
        f"Column {column} costs {price} silver and {extra} more to pass cards with {workers_words(choice.n)}, "
        f"you have {silver_words(game, choice.seat)}",
        "R12",
    )


def _must_hire(game: Architects, choice: Choice[Any], action: int) -> str:
    have = len(game.players[choice.seat].apprentices)
    most = most_apprentices(game, choice.seat)
    return cite(f"You have {have} of {most} apprentices: while there is room you have to hire", "R15")


def _no_trader(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite(f"{capital(apprentice_of(game, action))} knows no trade", "§4.2")


# Workers


def _no_worker_home(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite("No worker is at home: first one has to come back", "§3")


def _still_home(game: Architects, choice: Choice[Any], action: int) -> str:
    home = game.players[choice.seat].home
    return cite(f"You have {workers_words(home)} at home, so one is placed and none fetched", "§3")


def _circles_first(game: Architects, choice: Choice[Any], action: int) -> str:
    at = game.players[choice.seat].at
    where = listed([place_name(place) for place in range(LOCATIONS) if at[place] > 0], "or")
    return cite(f"A worker comes back from {where}, as long as you have any there", "R7")


def _nobody_there(game: Architects, choice: Choice[Any], action: int) -> str:
    if action < FETCH_HELD:
        source = action - FETCH
        where = place_name(PRISON) if source == FROM_PRISON else ""
        if not where:
            where = place_name(source) if source < FROM_MARKET else f"the {SPACE_NAMES[source - FROM_MARKET]}"
        return cite(f"You have no worker at {where}", "R7" if source >= FROM_MARKET else "§3")
    if action < GAIN:
        word = action - FETCH_HELD
        holder = game.bot if word == OPPONENT else word
        if not 0 <= holder < len(game.players):
            return cite("Nobody plays there", "R7")
        if holder == choice.seat:
            return cite("Your own board holds none of your workers", "R7")
        return cite(f"{rival_name(game, holder)} holds none of your workers", "R7")
    owner = captured_owner(game, action)
    if owner == NOBODY or owner >= len(game.players):
        return cite("Nobody plays that colour", "§10.1")
    who = "You have" if owner == choice.seat else f"{rival_name(game, owner)} has"
    return cite(f"{who} no worker at {place_name(captured_place(action))}", "§10.1")


def _too_many_places(game: Architects, choice: TownCentre, action: int) -> str:
    most = game.box.capture_locations[game.size]
    used = listed([place_name(place) for place in range(LOCATIONS) if choice.places >> place & 1])
    return cite(f"You may capture at {counted(most, 'place')} in one action, and have done so at {used}", "§10.1")


def _one_worker_a_turn(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite("One worker is placed in a turn, whoever comes home", "R8")


def _nobody_held(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite("You hold no captured workers", "§4.6")


def _nobody_in_prison(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite("You have no worker in the Prison", "§4.6")


def _nobody_on_boards(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite("You have no worker on another board", "§4.6")


def _too_many_released(game: Architects, choice: UseResetApprentice, action: int) -> str:
    keeper = game.box.apprentices[choice.gatekeeper(game)]
    inside = game.players[choice.seat].prison
    return cite(f"The {keeper.name} releases up to {keeper.releases}, and you have {inside} in the Prison", "R34")


# Goods and cards


def _too_few_workers(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite(f"Gold takes {FEWEST_FOR_GOLD} of your workers at the Mines, you have 1 there", "§4.1")


def _not_offered(game: Architects, choice: Choice[Any], action: int) -> str:
    if GAIN <= action < GAIN + GOODS:
        return cite(f"{capital(GOOD_WORDS[action - GAIN])} is not on offer here", "§16.1")
    card = action - (RESOLVE if action >= RESOLVE else KEEP)
    return cite(f"The {game.box.buildings[card].name} is not one of the cards to choose from", "§16.1")


def _wrong_payment(game: Architects, choice: PayMix, action: int) -> str:
    player = game.players[choice.seat]
    offered = mix_of(action)
    if any(player.goods[good] < offered[good] for good in range(len(offered))):
        return cite(f"You have {held_words(game, choice.seat)}, not {mix_words(action)}", "§16.1")
    kinds = "clay, wood and stone" if choice.with_clay else "wood and stone"
    return cite(f"The price is {choice.amount} of {kinds}, not {mix_words(action)}", "§16.1")


def _no_debt(game: Architects, choice: Choice[Any], action: int) -> str:
    return cite("You have no unpaid debt", "§4.6")


REASONS: Final[dict[int, Callable[[Architects, Any, int], str]]] = {
    why.NO_TAX: _no_tax,
    why.TOO_VIRTUOUS: _too_virtuous,
    why.SPACE_TAKEN: _space_taken,
    why.SHORT_OF_SILVER: _short_of_silver,
    why.SHORT_OF_GOODS: _short_of_goods,
    why.NOTHING_TO_HAVE: _nothing_to_have,
    why.MISSING_SKILL: _missing_skill,
    why.NOT_IN_HAND: _not_in_hand,
    why.TOP_REACHED: _top_reached,
    why.TOO_WICKED: _too_wicked,
    why.LEVEL_FULL: _level_full,
    why.NO_CARD_TO_DISCARD: _no_card_to_discard,
    why.ROOM_LEFT: _room_left,
    why.NOT_YOURS: _not_yours,
    why.NO_WORKER_HOME: _no_worker_home,
    why.STILL_HOME: _still_home,
    why.CIRCLES_FIRST: _circles_first,
    why.NOBODY_THERE: _nobody_there,
    why.TOO_FEW_WORKERS: _too_few_workers,
    why.NOT_OFFERED: _not_offered,
    why.WRONG_PAYMENT: _wrong_payment,
    why.NOT_ON_DISPLAY: _not_on_display,
    why.OUT_OF_REACH: _out_of_reach,
    why.TOO_MANY_PLACES: _too_many_places,
    why.NOBODY_HELD: _nobody_held,
    why.NOBODY_IN_PRISON: _nobody_in_prison,
    why.NOBODY_ON_BOARDS: _nobody_on_boards,
    why.NO_DEBT: _no_debt,
    why.MUST_HIRE: _must_hire,
    why.NO_TRADER: _no_trader,
    why.ONE_WORKER_A_TURN: _one_worker_a_turn,
    why.TOO_MANY_RELEASED: _too_many_released,
}
