"""What an option promises but would not bring just now: the rules let it be taken all the same."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import (
    BID_BONUS_AFTER_REVEAL,
    BUNK_CELL,
    BUREAUCRACY,
    CELL,
    DRAW_BUREAUCRACY,
    DRAW_OBJECTIVE,
    EVALUATION,
    KEEP_LOCKER_ROOM_STAFF,
    LOCKER_ROOM,
    PLACE_TOKEN,
    RELEASE,
    TILE_STACKS,
    WINDOW_EDIT,
    Effect,
)
from bighouse.games.prison_architect.rules.actions import (
    ADMIT,
    ASSIGN,
    BUY_CARD,
    BUY_TILE,
    EXHAUST,
    PLACE,
    STAFF_AT,
    STAFF_ON,
)
from bighouse.games.prison_architect.rules.digging import dig_refusal, draw_price
from bighouse.games.prison_architect.rules.objective_decks import can_draw
from bighouse.games.prison_architect.rules.placement import free_edges, has_place
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.prisoners import inmates_of
from bighouse.games.prison_architect.rules.stacks import is_exhausted
from bighouse.games.prison_architect.rules.state import BUY, PrisonArchitect, is_last_week
from bighouse.games.prison_architect.rules.tokens import takes_token
from bighouse.games.prison_architect.words.phrases import types_in_words

# Buying


def item_caveat(game: PrisonArchitect, seat: int, action: int) -> str:
    """Of an action that buys a tile or a card."""
    if BUY_TILE <= action < BUY_CARD:
        return tile_caveat(game, seat, action - BUY_TILE)
    return card_caveat(game, seat, action - BUY_CARD) if BUY_CARD <= action < PLACE else ""


def tile_caveat(game: PrisonArchitect, seat: int, tile: int) -> str:
    """Why a tile could not be placed beside those that wait already: it would be discarded (R17)."""
    player = game.players[seat]
    box = game.box
    if box.tiles[tile].category == CELL:
        cells = len(player.prison.cells())
        for waiting in player.construction:
            if box.tiles[waiting].category == CELL:
                cells += 1
        if cells >= box.most_cells:
            return f"you have all {box.most_cells} cells of a prison"
    return "" if has_place(player.prison, tile) else "no square of your prison can take it now"


def card_caveat(game: PrisonArchitect, seat: int, card: int) -> str:
    """What of a card's effects would come to nothing."""
    return late_caveat(game, card) or effects_caveat(game, seat, game.box.cards[card].immediate)


def late_caveat(game: PrisonArchitect, card: int) -> str:
    """What holds as long as the card is owned, and comes too late."""
    for passive in game.box.cards[card].passives:
        if passive.kind == BID_BONUS_AFTER_REVEAL and is_last_week(game):
            return "no bid is left that it could raise"
        if passive.kind == KEEP_LOCKER_ROOM_STAFF and not staff_leaves(game):
            return "no Staff leaves a Locker Room any more"
    return ""


def staff_leaves(game: PrisonArchitect) -> bool:
    """Whether an Evaluation is still to come that takes the Staff off Locker Rooms (section 8)."""
    for entry in game.box.rounds[game.round + 1 :]:
        if entry.kind == EVALUATION and entry.number in game.box.tiles[LOCKER_ROOM].leaves_at:
            return True
    return False


# Digging


def dig_caveat(game: PrisonArchitect, seat: int, area: int) -> str:
    """Why the next draw could bring nothing that can be paid for: beyond a bid twice the difference is due (R11)."""
    player = game.players[seat]
    left = player.unallocated() - draw_price(game, seat, area)
    most = player.bids[area] + left // game.box.shortfall if game.phase == BUY else left
    cheapest = lowest_cost(game, area)
    return f"nothing there costs less than ${cheapest}, and you could pay ${most}" if most < cheapest else ""


def lowest_cost(game: PrisonArchitect, area: int) -> int:
    """The lowest minimum value of all items that a stack can have; Bunk Cells lie in one of their own."""
    if area == BUREAUCRACY:
        return min([card.cost for card in game.box.cards])
    return min([tile.cost for tile in game.box.tiles if tile.category == area and tile.index != BUNK_CELL])


def expand_caveat(game: PrisonArchitect, seat: int) -> str:
    """Land Expansion: why no stack has anything that can be paid for; the first draw is free."""
    stacks = [area for area in range(TILE_STACKS) if dig_refusal(game, seat, area) == 0]
    cheapest = min([lowest_cost(game, area) for area in stacks], default=0)
    cash = game.players[seat].cash
    return f"no tile costs less than ${cheapest}, and you have ${cash}" if cash < cheapest else ""


# Staff, and prisoners at work


def free_caveat(game: PrisonArchitect, seat: int, action: int) -> str:
    """Of the free actions that put Staff or a prisoner on a place (section 6)."""
    prison = game.players[seat].prison
    if STAFF_AT <= action < STAFF_ON:
        return slot_caveat(game, seat, prison.at[action - STAFF_AT])
    if STAFF_ON <= action < ASSIGN:
        return vacancy_caveat(game, seat, action - STAFF_ON)
    if EXHAUST <= action < ADMIT:
        places = game.box.cards[action - EXHAUST].places
        return place_caveat(game, seat, places, len(prison.card_inmates[prison.cards.index(action - EXHAUST)]))
    return ""


def slot_caveat(game: PrisonArchitect, seat: int, number: int) -> str:
    """Of Staff on a tile: a Locker Room acts on the cells around it alone."""
    prison = game.players[seat].prison
    for grant in prison.tile(number).grants:
        if grant.staffed and not has_cell(prison, prison.in_area(number, grant.area)):
            return "no cell is there yet"
    return effects_caveat(game, seat, prison.tile(number).slot_effects)


def has_cell(prison: Prison, tiles: int) -> bool:
    for cell in prison.cells():
        if tiles >> cell & 1:
            return True
    return False


def vacancy_caveat(game: PrisonArchitect, seat: int, card: int) -> str:
    """Of Staff on a card."""
    prison = game.players[seat].prison
    filled = prison.card_staff[prison.cards.index(card)]
    return late_caveat(game, card) or place_caveat(game, seat, game.box.cards[card].vacancies, filled)


def place_caveat(game: PrisonArchitect, seat: int, places: list[list[Effect]], filled: int) -> str:
    """Of the next of a card's places."""
    return effects_caveat(game, seat, places[filled]) if filled < len(places) else ""


# What happens once


def effects_caveat(game: PrisonArchitect, seat: int, effects: list[Effect]) -> str:
    """The first effect that would fall away; empty when all of them come."""
    for effect in effects:
        said = effect_caveat(game, seat, effect)
        if said:
            return said
    return ""


def effect_caveat(game: PrisonArchitect, seat: int, effect: Effect) -> str:
    player = game.players[seat]
    prison = player.prison
    if effect.kind == PLACE_TOKEN and game.phase != BUY and not takes_token(prison):  # in Buy it waits (R14)
        return "no tile can take the token now"
    if effect.kind == RELEASE and not inmates_of(prison, effect.types):
        return f"no {types_in_words(effect.types)} prisoner is in your cells"
    if effect.kind == WINDOW_EDIT and not has_window_edit(prison):
        return "no window can be added or moved"
    if effect.kind == DRAW_OBJECTIVE and not can_draw(game, effect.deck):
        return "no such objective is left"
    if effect.kind == DRAW_BUREAUCRACY:
        if is_exhausted(game, BUREAUCRACY):
            return "no card is left"
        if lowest_cost(game, BUREAUCRACY) > player.cash:
            return f"no card costs less than ${lowest_cost(game, BUREAUCRACY)}, and you have ${player.cash}"
    return ""


def has_window_edit(prison: Prison) -> bool:
    """Whether there is a window to take, or an edge for another (R61)."""
    for number in range(len(prison.tiles)):
        if prison.windows[number] or free_edges(prison, number):
            return True
    return False
