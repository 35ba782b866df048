"""How the guards of solitary mode choose (RULES.md section 11.4); each choice is told with the rule behind it."""

from __future__ import annotations

from bighouse.games.lockup.box.components import (
    ANY,
    CHOOSE_TOME,
    DRAW_TOME,
    EXCHANGE,
    GAIN,
    GAIN_ANY,
    GAIN_POWER,
    GAIN_STARS,
    GIVE_SUSPICION,
    REMOVE_SUSPICION,
    RESOURCES,
    TAKE_FIRST_PLAYER,
    Effect,
)
from bighouse.games.lockup.rules.events import (
    GUARDS_CHOSE,
    WHY_EXCHANGE,
    WHY_FEWEST_THEN_RAREST,
    WHY_NO_EXCHANGE,
    WHY_STAR_FOR_TOME,
)
from bighouse.games.lockup.rules.gains import (
    exchange_cube,
    gain_cubes,
    gain_power,
    give_suspicion,
    shed_suspicion,
    take_marker,
)
from bighouse.games.lockup.rules.payments import shortfall
from bighouse.games.lockup.rules.state import EMPTY, FIRST_GOON_SPACE, FROM_EFFECTS, GOON_SPACES, Lockup


def fewest_in_supply(game: Lockup) -> int:
    """The type the guards own fewest of among those in the supply, the rarest of equals (R56); -1 if none."""
    owned = game.players[game.guards].cubes
    best = -1
    for resource in range(RESOURCES):  # from common to rare, so the last of equals is the rarest
        if game.supply[resource] > 0 and (best < 0 or owned[resource] <= owned[best]):
            best = resource
    return best


def most_owned(game: Lockup) -> int:
    """The type the guards own most of, the least rare of equals; -1 if they own nothing."""
    owned = game.players[game.guards].cubes
    best = -1
    for resource in range(RESOURCES):
        if owned[resource] > 0 and (best < 0 or owned[resource] > owned[best]):
            best = resource
    return best


def guards_gain_any(game: Lockup) -> bool:
    """Take one cube of the type they own fewest of; False when the supply is empty."""
    resource = fewest_in_supply(game)
    if resource < 0:
        return False
    game.tell(GUARDS_CHOSE, game.guards, WHY_FEWEST_THEN_RAREST, -1, -1, resource)
    gain_cubes(game, game.guards, resource, 1)
    return True


def guards_exchange(game: Lockup) -> None:
    """One of the most for one of the fewest, if that changes anything (R58)."""
    given = most_owned(game)
    taken = fewest_in_supply(game)
    if given < 0 or taken < 0 or given == taken:
        game.tell(GUARDS_CHOSE, game.guards, WHY_NO_EXCHANGE)
    else:
        game.tell(GUARDS_CHOSE, game.guards, WHY_EXCHANGE, -1, -1, taken)
        exchange_cube(game, game.guards, given, taken)


def guards_star(game: Lockup, stars: int) -> None:
    """A star for each tome that the guards would have drawn."""
    game.tell(GUARDS_CHOSE, game.guards, WHY_STAR_FOR_TOME)
    game.score(game.guards, stars, FROM_EFFECTS)


def guard_effect(game: Lockup, effect: Effect) -> None:
    """A card effect for the guards, who choose by rule (R58). Storage means nothing to them."""
    guards = game.guards
    kind = effect.kind
    if kind == GAIN:
        for resource in range(RESOURCES):
            gain_cubes(game, guards, resource, effect.cubes[resource])
    elif kind == GAIN_POWER:
        gain_power(game, guards, effect.n)
    elif kind == GAIN_ANY:
        for _ in range(effect.n):
            guards_gain_any(game)
    elif kind == REMOVE_SUSPICION:
        shed_suspicion(game, guards, effect.n)
    elif kind == GIVE_SUSPICION:
        give_suspicion(game, guards, 0, effect.n)
    elif kind == DRAW_TOME or kind == CHOOSE_TOME:
        guards_star(game, effect.n)
    elif kind == EXCHANGE:
        for _ in range(effect.n):
            guards_exchange(game)
    elif kind == GAIN_STARS:
        game.score(guards, effect.n, FROM_EFFECTS)
    elif kind == TAKE_FIRST_PLAYER:
        take_marker(game, guards)


def goon_to_seize(game: Lockup) -> int:
    """The location of the active goon with most suspicion icons, the lowest number of equals; -1 if none."""
    best = -1
    most = -1
    for space in range(GOON_SPACES):
        goon = game.goon_at[space]
        if goon != EMPTY and game.box.goons[goon].suspicion > most:
            most = game.box.goons[goon].suspicion
            best = space
    return best + FIRST_GOON_SPACE if best >= 0 else -1


def item_to_craft(game: Lockup) -> int:
    """The payable item of highest reputation: display before reserve, nearest the deck, oldest (R57); -1 if none."""
    guards = game.players[game.guards]
    best = -1
    for item in game.display + guards.reserved:
        if item != EMPTY:
            card = game.box.items[item]
            better = best < 0 or card.reputation > game.box.items[best].reputation
            if better and shortfall(card.cost, guards.cubes) == 0:
                best = item
    return best


def item_to_reserve(game: Lockup) -> int:
    """The display item of highest reputation, nearest the deck of equals (R57); -1 when the display is empty."""
    best = -1
    for item in game.display:
        if item != EMPTY and (best < 0 or game.box.items[item].reputation > game.box.items[best].reputation):
            best = item
    return best


def guards_payment(game: Lockup, item: int) -> list[int]:
    """Named cubes first, then for each cube of any type the most common they still have (R57)."""
    cost = game.box.items[item].cost
    owned = game.players[game.guards].cubes
    paid = cost[:RESOURCES]
    left = cost[ANY]
    for resource in range(RESOURCES):
        more = min(left, owned[resource] - paid[resource])
        paid[resource] += more
        left -= more
    return paid
