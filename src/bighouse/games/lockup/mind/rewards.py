"""What the tokens on the board of Lockup will bring as things stand, location by location."""

from __future__ import annotations

from bighouse.games.lockup.box.components import (
    CELL_BLOCK,
    CHOOSE_TOME,
    CHOW_HALL,
    COMMISSARY,
    CRAFT_OR_RESERVE,
    DRAW_TOME,
    EXCHANGE,
    EXCHANGE_TWO,
    GAIN,
    GAIN_ANY,
    GAIN_POWER,
    LIBRARY,
    LOCATIONS,
    RECRUIT,
    RESOURCES,
    TAKE_FIRST_PLAYER,
    Effect,
)
from bighouse.games.lockup.mind.goons import goon_worth, in_all
from bighouse.games.lockup.mind.rankings import strength_seen
from bighouse.games.lockup.mind.weights import LockupWeights
from bighouse.games.lockup.rules.lights_out import has_lookout
from bighouse.games.lockup.rules.payments import shortfall
from bighouse.games.lockup.rules.state import EMPTY, ROLL_CALL, Lockup, Player


def expected_rewards(game: Lockup, w: LockupWeights, who: int, left: int, rank: list[list[int]]) -> int:
    """What the player's tokens on the board will bring, location by location, as things stand."""
    player = game.players[who]
    cubes = player.cubes.copy()  # those at hand by the time a location is resolved
    total = 0
    stragglers = False
    for location in range(LOCATIONS):
        ranking = rank[location]
        if who not in ranking:
            continue
        place = ranking.index(who)
        if location == LIBRARY:
            stragglers = True
            continue
        if game.suspicion_at[location] > 0 and takes_suspicion(game, who, location, ranking):
            total -= game.suspicion_at[location] * w.waiting_suspicion
        if who == game.guards:
            total += guards_reward(game, w, location, place)
            continue
        effects = game.box.reward(game.seats, location, place, len(ranking))
        if not effects:
            stragglers = True
        for effect in effects:
            total += effect_worth(game, w, who, effect, cubes, left)
            if effect.kind == GAIN:
                for resource in range(RESOURCES):
                    cubes[resource] += effect.cubes[resource]
        if place == 0:
            for resource in range(RESOURCES):
                loot = game.loot[location * RESOURCES + resource]
                cubes[resource] += loot
                total += loot * w.cube[resource]
            if game.phase == ROLL_CALL:
                ahead = strength_seen(game, who, location)
                if len(ranking) > 1:
                    ahead -= strength_seen(game, ranking[1], location)
                total += w.ahead * min(6, ahead)
    return total + (w.straggler if stragglers else 0)


def guards_reward(game: Lockup, w: LockupWeights, location: int, place: int) -> int:
    """What a location brings the guards, who pay for nothing but items."""
    if location == CHOW_HALL:
        return max(100, seized_worth(game, w)) if place == 0 else 100
    if location == CELL_BLOCK:
        return 400
    if location == COMMISSARY:
        return 100
    return 100 if place == 0 else 50


def seized_worth(game: Lockup, w: LockupWeights) -> int:
    """What the guards gain by seizing the two goons with most suspicion."""
    goons = game.box.goons
    first = EMPTY
    second = EMPTY
    for goon in game.goon_at:
        if goon != EMPTY:
            if first == EMPTY or goons[goon].suspicion > goons[first].suspicion:
                second = first
                first = goon
            elif second == EMPTY or goons[goon].suspicion > goons[second].suspicion:
                second = goon
    total = 0
    if first != EMPTY:
        total += goon_worth(game, w, game.guards, first)
    if second != EMPTY:
        total += goon_worth(game, w, game.guards, second)
    return total


def takes_suspicion(game: Lockup, who: int, location: int, ranking: list[int]) -> bool:
    for present in ranking:
        if not has_lookout(game, present, location):
            return present == who
    return False


def effect_worth(game: Lockup, w: LockupWeights, who: int, effect: Effect, cubes: list[int], left: int) -> int:
    """What a reward is worth to a player with these cubes."""
    kind = effect.kind
    if kind == GAIN:
        total = 0
        for resource in range(RESOURCES):
            total += min(effect.cubes[resource], game.supply[resource]) * w.cube[resource]
        return total
    if kind == GAIN_POWER:
        return effect.n * (w.power + w.power_growth * left)
    if kind == TAKE_FIRST_PLAYER:
        return w.marker_kept if left == 0 else w.marker
    if kind == GAIN_ANY:
        return w.any_cubes
    if kind == EXCHANGE:
        return w.exchange
    if kind == EXCHANGE_TWO:
        return w.exchange_two
    if kind == DRAW_TOME or kind == CHOOSE_TOME:
        return w.drawn_tome
    if kind == RECRUIT:
        return best_recruit(game, w, who, effect, in_all(cubes))
    if kind == CRAFT_OR_RESERVE:
        return best_craft(game, w, game.players[who], cubes)
    return 0


def best_recruit(game: Lockup, w: LockupWeights, who: int, effect: Effect, cubes: int) -> int:
    """What the best goon or two within reach gain over keeping the cubes."""
    first = 0
    second = 0
    for goon in game.goon_at:
        if goon != EMPTY:
            gain = goon_worth(game, w, who, goon)
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    best = w.hiring
    for alternative in effect.alternatives:
        if cubes >= alternative[1]:
            gain = first if alternative[0] == 1 else first + second
            best = max(best, gain - alternative[1] * w.hire_cube)
    return best


def best_craft(game: Lockup, w: LockupWeights, player: Player, cubes: list[int]) -> int:
    """What the best item within reach gains over keeping the cubes."""
    best = w.crafting
    for item in game.display + player.reserved:
        if item != EMPTY:
            card = game.box.items[item]
            if shortfall(card.cost, cubes) == 0:
                gain = card.reputation * 100 + w.item + in_all(card.valuables) * w.valuable
                for resource in range(RESOURCES):
                    gain -= card.cost[resource] * (w.cube[resource] - w.spent_cube)
                best = max(best, gain - card.cost[4] * w.other_cube)
    return best
