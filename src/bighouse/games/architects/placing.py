"""Placing a worker: every place it can go to, and what follows there (RULES.md section 3)."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR, Choice, Step
from bighouse.games.architects.actions import (
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
from bighouse.games.architects.apprentices import dismiss, has_room
from bighouse.games.architects.black_market import (
    MarketGoods,
    MarketHelpers,
    MiddleMarket,
    PayForMiddle,
    helpers_of,
    market_price,
)
from bighouse.games.architects.cathedral import advance_steps, cathedral_refusal
from bighouse.games.architects.components import (
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
from bighouse.games.architects.events import (
    CAUSE_GUILDHALL,
    CAUSE_MARKET_FULL,
    WORKER_AT_MARKET,
    WORKER_PLACED,
)
from bighouse.games.architects.gathering import Gather, Mines
from bighouse.games.architects.guardhouse import Guardhouse
from bighouse.games.architects.guildhall import Construct, building_refusal, enter_guildhall, guildhall_resets
from bighouse.games.architects.refusals import (
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
from bighouse.games.architects.reset import Reset
from bighouse.games.architects.state import EMPTY, NOBODY, Architects
from bighouse.games.architects.storehouse import Storehouse
from bighouse.games.architects.tax_stand import StealTax
from bighouse.games.architects.town_centre import TownCentre
from bighouse.games.architects.workshop import Workshop


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
