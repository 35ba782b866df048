"""Placing a worker: every place it can go to, and what follows there (RULES.md section 3)."""

from __future__ import annotations

from bighouse.engine.english import capital
from bighouse.engine.step import NOT_ASKED_FOR, Choice, Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import (
    GUARDHOUSE,
    LOCATIONS,
    MIDDLE,
    MINES,
    SILVER,
    SPACES,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from bighouse.games.architects.rules.actions import (
    APPRENTICES,
    BUILD,
    BUILDINGS,
    CATHEDRAL,
    DISMISS,
    FETCH,
    GAIN,
    GO,
    MARKET,
)
from bighouse.games.architects.rules.apprentices import dismiss, has_room, most_apprentices, not_yours
from bighouse.games.architects.rules.black_market import (
    MarketGoods,
    MarketHelpers,
    MiddleMarket,
    PayForMiddle,
    helpers_of,
    market_price,
    stall_offer,
)
from bighouse.games.architects.rules.cathedral import (
    advance_steps,
    cathedral_offer,
    cathedral_reason,
    cathedral_refusal,
)
from bighouse.games.architects.rules.caveats import place_caveat
from bighouse.games.architects.rules.events import (
    CAUSE_GUILDHALL,
    CAUSE_MARKET_FULL,
    WORKER_AT_MARKET,
    WORKER_PLACED,
)
from bighouse.games.architects.rules.gathering import Gather, Mines
from bighouse.games.architects.rules.guardhouse import Guardhouse
from bighouse.games.architects.rules.guildhall import (
    Construct,
    building_reason,
    building_refusal,
    enter_guildhall,
    guildhall_resets,
)
from bighouse.games.architects.rules.plans import building_offer, card_not_in_hand
from bighouse.games.architects.rules.prospects import prospect, prospect_words
from bighouse.games.architects.rules.refusals import (
    NO_TAX,
    NOT_IN_HAND,
    NOT_YOURS,
    NOTHING_TO_HAVE,
    ROOM_LEFT,
    SHORT_OF_SILVER,
    SPACE_TAKEN,
    STILL_HOME,
    TOO_VIRTUOUS,
)
from bighouse.games.architects.rules.reset import Reset
from bighouse.games.architects.rules.state import EMPTY, NOBODY, Architects
from bighouse.games.architects.rules.storehouse import Storehouse
from bighouse.games.architects.rules.tax_stand import StealTax
from bighouse.games.architects.rules.town_centre import TownCentre
from bighouse.games.architects.rules.workshop import Workshop
from bighouse.games.architects.words.phrases import (
    SPACE_NAMES,
    bare_name,
    place_name,
    rival_name,
    silver_words,
    workers_words,
)


def stand_at(game: Architects, who: int, place: int) -> int:
    """Put a worker on a large circle; says how many own workers are there now: n, fixed for this turn (R6)."""
    player = game.players[who]
    player.home -= 1
    player.at[place] += 1
    game.tell(WORKER_PLACED, who, place, player.at[place])
    return player.at[place]


def stand_at_market(game: Architects, who: int, space: int) -> None:
    game.players[who].home -= 1
    game.market[space] = who
    game.tell(WORKER_AT_MARKET, who, space)


def market_is_full(game: Architects) -> bool:
    return min(game.market) != NOBODY


def location_step(who: int, place: int, n: int) -> Step[Architects]:
    """What a player does at a large circle."""
    if place == MINES:
        return Mines(who, n)
    if place == STOREHOUSE:
        return Storehouse(who, n)
    if place == WORKSHOP:
        return Workshop(who, n)
    if place == TOWN_CENTRE:
        return TownCentre(who, n, 0, 0)
    if place == TAX_STAND:
        return StealTax(who)
    if place == GUARDHOUSE:
        return Guardhouse(who, n)
    return Gather(who, place, n)


def market_refusal(game: Architects, who: int, space: int) -> int:
    """Why the player cannot place a worker on a space of the Black Market; virtue is tested now only (R31)."""
    player = game.players[who]
    if not game.box.market_open[player.virtue]:
        return TOO_VIRTUOUS
    if game.market[space] != NOBODY:
        return SPACE_TAKEN
    if player.goods[SILVER] < market_price(game, who, space):
        return SHORT_OF_SILVER
    if space == MIDDLE and max(game.display) == EMPTY and not game.building_deck.cards:
        return NOTHING_TO_HAVE
    return 0


def market_reason(game: Architects, who: int, space: int, refusal: int) -> Reason:
    """What market_refusal has answered, in words."""
    player = game.players[who]
    stall = SPACE_NAMES[space]
    if refusal == TOO_VIRTUOUS:
        limit = player.virtue
        while limit > 0 and not game.box.market_open[limit - 1]:
            limit -= 1
        return Reason(f"Your virtue is {player.virtue}, {limit} or more may not enter", "R31")
    if refusal == SPACE_TAKEN:
        owner = game.market[space]
        holder = "You have" if owner == who else f"{rival_name(game, owner)} has"
        return Reason(f"{holder} a worker at the {stall} already", "§11.1")
    if refusal == SHORT_OF_SILVER:
        price = market_price(game, who, space)
        return Reason(f"The {stall} costs {price} silver, you have {silver_words(player)}", "§11.1")
    return Reason("No apprentice is on display and the Building pile is empty", "R15")


def place_offer(game: Architects, who: int, place: int) -> Wording:
    """A large circle, and what one more worker there brings."""
    n = game.players[who].at[place] + 1
    brings = prospect_words(prospect(game, who, place, n))
    return Wording(
        bare_name(place), brings, f"{capital(place_name(place))}: {brings}", place_caveat(game, who, place, n)
    )


class PlaceWorker(Choice[Architects]):
    """Where to place one worker; a construction is named with it, so that the hand stays secret otherwise (R60)."""

    def candidates(self, game: Architects) -> list[int]:
        out: list[int] = []
        for place in range(LOCATIONS):
            out.append(GO + place)
        for space in range(SPACES):
            out.append(MARKET + space)
        player = game.players[self.seat]
        for card in player.hand:
            out.append(BUILD + card)
        out.append(CATHEDRAL)
        if not has_room(game, self.seat):  # making room is the only use of it (R14, R59)
            for card in player.apprentices:
                out.append(DISMISS + card)
        return out

    def refusal(self, game: Architects, action: int) -> int:
        if action < MARKET:
            return NO_TAX if action == GO + TAX_STAND and game.tax == 0 else 0
        if action < BUILD:
            return market_refusal(game, self.seat, action - MARKET)
        if action < CATHEDRAL:
            return building_refusal(game, self.seat, action - BUILD)
        if action == CATHEDRAL:
            return cathedral_refusal(game, self.seat)
        return 0

    def beyond(self, game: Architects, action: int) -> int:
        if BUILD <= action < BUILD + BUILDINGS:
            return NOT_IN_HAND
        if DISMISS <= action < DISMISS + APPRENTICES:
            return ROOM_LEFT if action - DISMISS in game.players[self.seat].apprentices else NOT_YOURS
        if FETCH <= action < GAIN:
            return STILL_HOME
        return NOT_ASKED_FOR

    def take(self, game: Architects, action: int) -> None:
        seat = self.seat
        if action < MARKET:
            place = action - GO
            game.do_next(location_step(seat, place, stand_at(game, seat, place)))
        elif action < BUILD:
            space = action - MARKET
            stand_at_market(game, seat, space)
            if market_is_full(game):
                game.do_next(Reset(CAUSE_MARKET_FULL))
            helpers = MarketHelpers(seat, helpers_of(game, seat))
            if space == MIDDLE:
                game.do([PayForMiddle(seat, space), MiddleMarket(seat), helpers])
            else:
                game.do([MarketGoods(seat, space), helpers])
        elif action <= CATHEDRAL:
            enter_guildhall(game, seat)
            if guildhall_resets(game):
                game.do_next(Reset(CAUSE_GUILDHALL))
            if action == CATHEDRAL:
                game.do(advance_steps(game, seat))
            else:
                game.do_next(Construct(seat, action - BUILD))
        else:
            dismiss(game, seat, action - DISMISS)
            game.do_next(self)

    def question(self, game: Architects) -> str:
        return f"Place one worker; you have {game.players[self.seat].home} at home"

    def chapter(self, game: Architects) -> str:
        return "turns"

    def offer(self, game: Architects, action: int) -> Wording:
        if action < MARKET:
            return place_offer(game, self.seat, action - GO)
        if action < BUILD:
            return stall_offer(game, self.seat, action - MARKET)
        if action < CATHEDRAL:
            return building_offer(game, "Build", action - BUILD)
        if action == CATHEDRAL:
            return cathedral_offer(game, self.seat)
        return Wording(f"First discard the {game.box.apprentices[action - DISMISS].name}")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        player = game.players[self.seat]
        if refusal == NO_TAX:
            return Reason("No tax lies above the Tax Stand, so there is nothing to take", "R5")
        if refusal == STILL_HOME:
            home = workers_words(player.home)
            return Reason(f"You have {home} at home, so one is placed and none fetched", "§3")
        if refusal == NOT_IN_HAND:
            return card_not_in_hand(game, action - BUILD)
        if refusal == NOT_YOURS:
            return not_yours(game, action - DISMISS)
        if refusal == ROOM_LEFT:
            have = f"{len(player.apprentices)} of {most_apprentices(game, self.seat)}"
            return Reason(f"You have {have} apprentices: there is room already", "R14")
        if action < BUILD:
            return market_reason(game, self.seat, action - MARKET, refusal)
        if action < CATHEDRAL:
            return building_reason(game, self.seat, action - BUILD, refusal)
        return cathedral_reason(game, self.seat, refusal)
