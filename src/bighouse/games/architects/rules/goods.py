"""Goods, silver and tax: gaining, paying and what tax is avoided (RULES.md section 9)."""

from __future__ import annotations

from bighouse.games.architects.box.components import GOLD, GOLD_IS_MARBLE, GOODS, IGNORE_TAX, MARBLE, SILVER
from bighouse.games.architects.rules.events import GAINED, PAID, TAX_PAID
from bighouse.games.architects.rules.state import Architects, Player


def gain_good(game: Architects, who: int, good: int, count: int) -> None:
    """Take goods from the supply, which never runs out."""
    if count > 0:
        game.players[who].goods[good] += count
        game.given[good] += count
        game.tell(GAINED, who, good, count)


def gain_goods(game: Architects, who: int, goods: list[int]) -> None:
    for good in range(GOODS):
        gain_good(game, who, good, goods[good])


def pay_good(game: Architects, who: int, good: int, count: int) -> None:
    """Give goods back to the supply; the caller has checked that the player has them."""
    if count > 0:
        game.players[who].goods[good] -= count
        game.given[good] -= count
        game.tell(PAID, who, good, count)


def can_pay(player: Player, cost: list[int]) -> bool:
    """Whether the player has these goods; what Therese lacks in gold she may have in marble (R43)."""
    goods = player.goods
    for good in range(GOODS):
        if goods[good] < cost[good] and player.has(good) < cost[good]:
            return False
    if player.ability == GOLD_IS_MARBLE:
        return goods[GOLD] + goods[MARBLE] >= cost[GOLD] + cost[MARBLE]
    return True


def pay_goods(game: Architects, who: int, cost: list[int]) -> None:
    """Pay a cost; Therese pays gold first, then marble, since it makes no difference to her (R43)."""
    player = game.players[who]
    gold = cost[GOLD]
    marble = cost[MARBLE]
    if player.ability == GOLD_IS_MARBLE:
        both = gold + marble
        gold = min(both, player.goods[GOLD])
        marble = both - gold
    for good in range(GOODS):
        count = cost[good]
        if good == GOLD:
            count = gold
        elif good == MARBLE:
            count = marble
        pay_good(game, who, good, count)


def avoided_tax(game: Architects, who: int) -> int:
    """How much of the tax in one cost the player need not pay, by virtue and character (R38)."""
    player = game.players[who]
    avoided = game.box.virtue_avoids[player.virtue]
    if player.ability == IGNORE_TAX:
        avoided += game.box.characters[player.character].ignored_tax
    return avoided


def tax_due(game: Architects, who: int, tax: int) -> int:
    """What is left of a tax, reckoned with the virtue of this moment (R27)."""
    return max(0, tax - avoided_tax(game, who))


def pay_silver_and_tax(game: Architects, who: int, silver: int, tax: int) -> None:
    """Silver goes to the supply; what is due of the tax goes above the Tax Stand."""
    due = tax_due(game, who, tax)
    pay_good(game, who, SILVER, silver)
    if tax > 0:
        game.players[who].goods[SILVER] -= due
        game.tax += due
        game.tell(TAX_PAID, who, due, tax - due)
