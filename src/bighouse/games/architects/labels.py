"""Options in words that fit the moment: a phrase for every family of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bighouse.engine.step import Choice
from bighouse.games.architects.actions import (
    BUILD,
    CAPTURE,
    CATHEDRAL,
    DECLINE,
    DESTROY_DEBT,
    DISCARD,
    DISMISS,
    DONE,
    FETCH,
    FETCH_HELD,
    FREE_PRISONERS,
    FROM_MARKET,
    FROM_PRISON,
    GAIN,
    GO,
    HIRE,
    KEEP,
    LOOK,
    MARKET,
    OPPONENT,
    PAY,
    PAY_DEBT,
    PLANS,
    RANSOM,
    RANSOM_BY_DEBT,
    RELEASE,
    RESOLVE,
    SEND,
    TAKE_BACK,
    TRADE,
    TRADE_WITH,
    USE,
)
from bighouse.games.architects.apprentices import HireAny
from bighouse.games.architects.black_market import market_offer, market_price, market_virtue
from bighouse.games.architects.building_effects import DestroyOwnDebt, DiscardFor, GainOne, ReleaseOrCapture
from bighouse.games.architects.captures import captured_owner, captured_place, held_elsewhere
from bighouse.games.architects.card_words import apprentice_words, effect_words, trade_words
from bighouse.games.architects.cathedral import cards_to_discard
from bighouse.games.architects.components import GOLD, LEVELS, MIDDLE, MINES, PRISON
from bighouse.games.architects.end_effects import end_virtue
from bighouse.games.architects.gathering import Mines
from bighouse.games.architects.guardhouse import Guardhouse, debt_price, ransom_price
from bighouse.games.architects.payments import mix_of
from bighouse.games.architects.phrases import (
    LEVEL_NAMES,
    SPACE_NAMES,
    capital,
    counted,
    debts_words,
    gain_in_words,
    goods_in_words,
    level_cost,
    place_name,
    plan_count,
    points_words,
    possessive,
    rival_name,
    skills_in_words,
    with_sign,
    workers_words,
)
from bighouse.games.architects.placing import PlaceWorker
from bighouse.games.architects.prospects import prospect, prospect_words
from bighouse.games.architects.state import Architects
from bighouse.games.architects.storehouse import FOR_VIRTUE, Storehouse
from bighouse.games.architects.town_centre import TownCentre, capture_cost
from bighouse.games.architects.virtue import DestroyDebt
from bighouse.games.architects.workshop import Workshop, coins_to_skip, hire_price

RANK_WORDS: Final = ["1st", "2nd", "3rd", "4th"]
COPIES: Final = ["hire", "trade_with", "dismiss", "use"]  # apprentices have doubles


def label_words(game: Architects, choice: Choice[Any], action: int) -> str:
    """A candidate in the words of the choice that it answers; cards that read alike are told apart by their order."""
    family = game.vocabulary.family(action)
    words = LABELS[family.offset](game, choice, action)
    if family.name in COPIES:
        alike = [other for other in choice.candidates(game) if game.vocabulary.family(other) is family]
        alike = [other for other in alike if LABELS[family.offset](game, choice, other) == words]
        if len(alike) > 1:
            return f"{words} ({RANK_WORDS[min(alike.index(action), len(RANK_WORDS) - 1)]} of {len(alike)} alike)"
    return words


# Plain words


def _done(game: Architects, choice: Choice[Any], action: int) -> str:
    if isinstance(choice, Storehouse):
        return "Trade no more"
    if isinstance(choice, Guardhouse):
        return "Do no more here"
    if isinstance(choice, ReleaseOrCapture):
        return "Do neither"
    if isinstance(choice, TownCentre) and choice.made > 0:
        return "Capture nobody else"
    return "Capture nobody"


def _decline(game: Architects, choice: Choice[Any], action: int) -> str:
    if isinstance(choice, HireAny):
        return "Hire nobody"
    if isinstance(choice, DiscardFor):
        return "Discard nothing"
    if isinstance(choice, DestroyDebt):
        return f"Keep your debts and let {choice.surplus} virtue go"
    return "Keep your debts"


# Placing a worker


def _go(game: Architects, choice: Choice[Any], action: int) -> str:
    place = action - GO
    n = game.players[choice.seat].at[place] + 1
    return f"{capital(place_name(place))}: {prospect_words(prospect(game, choice.seat, place, n))}"


def _market(game: Architects, choice: Choice[Any], action: int) -> str:
    space = action - MARKET
    if space == MIDDLE:
        offer = f"any apprentice, or 1 of {game.box.market_draw} Building cards,"
    else:
        offer = goods_in_words(market_offer(game, space))
    return f"The Black Market, {SPACE_NAMES[space]}: {offer} for {stall_price(game, choice.seat, space)}"


def stall_price(game: Architects, who: int, space: int) -> str:
    """ "1 silver and 1 virtue", less what apprentices spare."""
    silver = market_price(game, who, space)
    virtue = market_virtue(game, who, space)
    parts = [f"{silver} silver"] if silver else []
    parts += [f"{virtue} virtue"] if virtue else []
    return " and ".join(parts) or "nothing"


def _build(game: Architects, choice: Choice[Any], action: int) -> str:
    return f"Build {building_words(game, action - BUILD)}"


def building_words(game: Architects, card: int) -> str:
    """ "the Palace: 9 VP for 3 wood, 3 stone and 2 marble; gain 1 gold for every 4 virtue you have"."""
    building = game.box.buildings[card]
    virtue = f", {with_sign(building.virtue)} virtue" if building.virtue else ""
    price = goods_in_words(building.cost)
    return f"the {building.name}: {points_words(building.vp)}{virtue} for {price}; {effect_words(building)}"


def _cathedral(game: Architects, choice: Choice[Any], action: int) -> str:
    number = game.players[choice.seat].level + 1
    if number > LEVELS:
        return "Work on the Cathedral"
    level = game.box.levels[number]
    price = level_cost(level, cards_to_discard(game, choice.seat))
    return f"The Cathedral, {LEVEL_NAMES[number]}: {points_words(level.vp)} in all and a reward, for {price}"


# Bringing workers home


def _fetch(game: Architects, choice: Choice[Any], action: int) -> str:
    source = action - FETCH
    if source == FROM_PRISON:
        where = place_name(PRISON)
    elif source >= FROM_MARKET:
        where = f"the Black Market, {SPACE_NAMES[source - FROM_MARKET]}"
    else:
        where = f"{place_name(source)} ({game.players[choice.seat].at[source]} there)"
    return f"Bring a worker home from {where}"


def _fetch_held(game: Architects, choice: Choice[Any], action: int) -> str:
    word = action - FETCH_HELD
    holder = game.bot if word == OPPONENT else word
    return f"Bring a worker home from {possessive(rival_name(game, holder))} board"


def _capture(game: Architects, choice: Choice[Any], action: int) -> str:
    place = captured_place(action)
    owner = captured_owner(game, action)
    count = game.players[owner].at[place]
    price = ""
    if isinstance(choice, TownCentre):
        cost = capture_cost(game, choice.seat, choice.made)
        price = f" for {cost} silver" if cost else " for nothing"
    if owner == choice.seat:
        return f"Take {counted(count, 'worker')} of your own home from {place_name(place)}{price}"
    return f"Capture {counted(count, 'worker')} of {rival_name(game, owner)} at {place_name(place)}{price}"


def _send(game: Architects, choice: Choice[Any], action: int) -> str:
    held = game.players[choice.seat].captured()
    if held == 0:
        return "Send captured workers to the Prison"
    return f"Send {counted(held, 'captured worker')} to the Prison for {held * game.box.bounty} silver"


def _free_prisoners(game: Architects, choice: Choice[Any], action: int) -> str:
    inside = game.players[choice.seat].prison
    return (
        f"Take {workers_words(inside)} of yours out of the Prison" if inside else "Take your workers out of the Prison"
    )


def elsewhere_words(game: Architects, seat: int) -> str:
    count = held_elsewhere(game, seat)
    return f"Take back {workers_words(count)} from other boards" if count else "Take back workers from other boards"


def _ransom(game: Architects, choice: Choice[Any], action: int) -> str:
    return f"{elsewhere_words(game, choice.seat)} for {ransom_price(game, choice.seat)} silver"


def _ransom_by_debt(game: Architects, choice: Choice[Any], action: int) -> str:
    debts = debts_words(game.box.ransom_debts)
    return f"{elsewhere_words(game, choice.seat)} for {debts} and {game.box.ransom_virtue} virtue"


def _pay_debt(game: Architects, choice: Choice[Any], action: int) -> str:
    return f"Pay off a debt for {debt_price(game, choice.seat)} silver and gain {game.box.debt_virtue} virtue"


def _take_back(game: Architects, choice: Choice[Any], action: int) -> str:
    return elsewhere_words(game, choice.seat)


def _destroy_debt(game: Architects, choice: Choice[Any], action: int) -> str:
    owed = game.players[choice.seat].unpaid
    verb = "Destroy" if isinstance(choice, DestroyOwnDebt) else "Use 1 virtue to destroy"
    return f"{verb} your unpaid debt" if owed == 1 else f"{verb} 1 of your {owed} unpaid debts"


def _release(game: Architects, choice: Choice[Any], action: int) -> str:
    return f"Release {workers_words(action - RELEASE)}" if action > RELEASE else "Release nobody"


# Goods


def _gain(game: Architects, choice: Choice[Any], action: int) -> str:
    if isinstance(choice, Mines):
        gains = prospect(game, choice.seat, MINES, choice.n).gains
        if action == GAIN + GOLD:
            return f"Dig for gold: {goods_in_words(gains[1])}" if len(gains) > 1 else "Dig for gold"
        return f"Dig for clay: {goods_in_words(gains[0])}"
    assert isinstance(choice, GainOne)
    return f"Take {goods_in_words(choice.alternative(game, action - GAIN))}"


def _trade(game: Architects, choice: Choice[Any], action: int) -> str:
    if action == TRADE + FOR_VIRTUE:
        return f"Trade {game.box.virtue_trade} of clay, wood and stone for 1 virtue"
    return f"Trade {game.box.marble_trade} of wood and stone for 1 marble"


def _trade_with(game: Architects, choice: Choice[Any], action: int) -> str:
    apprentice = game.box.apprentices[action - TRADE_WITH]
    return f"Trade {trade_words(apprentice)} ({apprentice.name})"


def _pay(game: Architects, choice: Choice[Any], action: int) -> str:
    return f"Pay {mix_words(action)}"


def mix_words(action: int) -> str:
    return goods_in_words([*mix_of(action), 0, 0, 0])


# Cards


def _hire(game: Architects, choice: Choice[Any], action: int) -> str:
    card = action - HIRE
    apprentice = game.box.apprentices[card]
    price = ""
    if isinstance(choice, Workshop):
        extra = coins_to_skip(game, card, choice.n)
        price = f" for {hire_price(game, choice.seat) + extra} silver"
    coins = game.coins[game.display.index(card)]
    found = f", with {coins} silver on the card" if coins else ""
    virtue = f", {with_sign(apprentice.virtue)} virtue" if apprentice.virtue else ""
    does = apprentice_words(apprentice)
    ability = f": {does}" if does else ""
    return f"Hire the {apprentice.name} ({skills_in_words(apprentice.skills)}{virtue}){price}{found}{ability}"


def _plans(game: Architects, choice: Workshop, action: int) -> str:
    return f"Draw {plan_count(1 + choice.n // 2)}"


def _look(game: Architects, choice: Choice[Any], action: int) -> str:
    return f"Look at {game.box.market_draw} Building cards and keep one"


def _keep(game: Architects, choice: Choice[Any], action: int) -> str:
    return f"Keep {building_words(game, action - KEEP)}"


def _discard(game: Architects, choice: Choice[Any], action: int) -> str:
    return f"Discard the {game.box.buildings[action - DISCARD].name}"


def _dismiss(game: Architects, choice: Choice[Any], action: int) -> str:
    first = "First discard" if isinstance(choice, PlaceWorker) else "Discard"
    return f"{first} the {game.box.apprentices[action - DISMISS].name}"


def _use(game: Architects, choice: Choice[Any], action: int) -> str:
    apprentice = game.box.apprentices[action - USE]
    return f"First the {apprentice.name}: {gain_in_words(apprentice.gain)} if none of yours is in the Prison"


def _resolve(game: Architects, choice: Choice[Any], action: int) -> str:
    card = action - RESOLVE
    return f"The {game.box.buildings[card].name}: {with_sign(end_virtue(game, choice.seat, card))} virtue"


LABELS: Final[dict[int, Callable[[Architects, Any, int], str]]] = {  # by where the family of actions begins
    DONE: _done,
    DECLINE: _decline,
    GO: _go,
    MARKET: _market,
    BUILD: _build,
    CATHEDRAL: _cathedral,
    FETCH: _fetch,
    FETCH_HELD: _fetch_held,
    GAIN: _gain,
    TRADE: _trade,
    TRADE_WITH: _trade_with,
    PAY: _pay,
    HIRE: _hire,
    PLANS: _plans,
    LOOK: _look,
    KEEP: _keep,
    DISCARD: _discard,
    DISMISS: _dismiss,
    CAPTURE: _capture,
    SEND: _send,
    FREE_PRISONERS: _free_prisoners,
    RANSOM: _ransom,
    RANSOM_BY_DEBT: _ransom_by_debt,
    PAY_DEBT: _pay_debt,
    TAKE_BACK: _take_back,
    DESTROY_DEBT: _destroy_debt,
    RELEASE: _release,
    USE: _use,
    RESOLVE: _resolve,
}
