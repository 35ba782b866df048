"""What a place promises but would not give this player just now: the rules allow going there all the same (R5)."""

from __future__ import annotations

from bighouse.games.architects.box.components import GUARDHOUSE, SILVER, STOREHOUSE, TOWN_CENTRE, WORKSHOP
from bighouse.games.architects.rules.guardhouse import Guardhouse
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.rules.storehouse import Storehouse
from bighouse.games.architects.rules.town_centre import capture_cost
from bighouse.games.architects.rules.workshop import hire_price


def place_caveat(game: Architects, who: int, place: int, n: int) -> str:
    """What n own workers at the place could not do now, and why; empty when they can do all that it says."""
    silver = game.players[who].goods[SILVER]
    if place == TOWN_CENTRE:
        paid = captures_paid(game, who, n)
        if paid < n:
            return f"{silver} silver pays for {paid} of them" if paid else too_little(silver, "capture")
    if place == WORKSHOP and silver < hire_price(game, who):
        return too_little(silver, "hire")
    if place == STOREHOUSE and len(Storehouse(who, n).allowed(game)) == 1:
        return "no goods for a trade"
    if place == GUARDHOUSE and len(Guardhouse(who, n).allowed(game)) == 1:
        return "nothing to do there now"
    return ""


def too_little(silver: int, wish: str) -> str:
    return f"no {wish} with {silver} silver" if silver else f"no silver for a {wish}"


def captures_paid(game: Architects, who: int, n: int) -> int:
    """How many captures, one after the other, the player's silver pays for; n at most."""
    silver = game.players[who].goods[SILVER]
    for made in range(n):
        silver -= capture_cost(game, who, made)
        if silver < 0:
            return made
    return n
