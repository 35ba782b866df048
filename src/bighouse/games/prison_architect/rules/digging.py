"""Digging: draws that cost more and more, set aside until the purchase ends (RULES.md section 5.3)."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import BUREAUCRACY, DIG_DISCOUNT_TILES, NOTHING
from bighouse.games.prison_architect.rules.actions import BUY_CARD, BUY_TILE
from bighouse.games.prison_architect.rules.events import CARD_DUG, TILE_DUG
from bighouse.games.prison_architect.rules.refusals import NOTHING_TO_DRAW, TOO_EXPENSIVE_TO_DRAW
from bighouse.games.prison_architect.rules.stacks import draw_item, is_exhausted
from bighouse.games.prison_architect.rules.state import PrisonArchitect


def cost_of(game: PrisonArchitect, area: int, item: int) -> int:
    """The minimum value of a tile or card."""
    return game.box.cards[item].cost if area == BUREAUCRACY else game.box.tiles[item].cost


def purchases_of(area: int, items: list[int]) -> list[int]:
    """The actions that buy these items, each kind once."""
    first = BUY_CARD if area == BUREAUCRACY else BUY_TILE
    out: list[int] = []
    for item in items:
        if first + item not in out:
            out.append(first + item)
    return out


def item_of(action: int) -> int:
    """The tile or card that an action buys."""
    return action - BUY_CARD if action >= BUY_CARD else action - BUY_TILE


def draw_price(game: PrisonArchitect, seat: int, area: int) -> int:
    """What the next draw costs; Groundskeeping makes those of tiles cheaper."""
    player = game.players[seat]
    price = game.box.dig_step * len(player.dug)
    if area != BUREAUCRACY:
        price -= player.prison.passive(DIG_DISCOUNT_TILES)
    return max(0, price)


def dig_refusal(game: PrisonArchitect, seat: int, area: int) -> int:
    """Why the player cannot draw one more; what was drawn before lies aside and does not come back (R12, R13)."""
    if is_exhausted(game, area):
        return NOTHING_TO_DRAW
    return TOO_EXPENSIVE_TO_DRAW if draw_price(game, seat, area) > game.players[seat].unallocated() else 0


def dig(game: PrisonArchitect, seat: int, area: int) -> None:
    """Pay for one more draw, face up."""
    draw_aside(game, seat, area, draw_price(game, seat, area))


def draw_aside(game: PrisonArchitect, seat: int, area: int, price: int) -> None:
    player = game.players[seat]
    player.cash -= price
    item = draw_item(game, area)
    player.dug.append(item)
    player.dug_in = area
    game.tell(CARD_DUG if area == BUREAUCRACY else TILE_DUG, seat, item, price)


def end_dig(game: PrisonArchitect, seat: int) -> None:
    """What was drawn and not taken is discarded."""
    player = game.players[seat]
    if player.dug:
        game.discards[player.dug_in] += player.dug
    player.dug = []
    player.dug_in = NOTHING
