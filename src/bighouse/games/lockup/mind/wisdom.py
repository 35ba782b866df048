"""A quick opinion of a position in Lockup. Rules of thumb in hundredths of a star; nothing here is a rule."""

from __future__ import annotations

from typing import Final

from bighouse.engine.rng import Rng
from bighouse.engine.wisdom import Wisdom
from bighouse.games.lockup.box.components import (
    CELL_BLOCK,
    CHOOSE_TOME,
    CHOW_HALL,
    COMMISSARY,
    CRAFT_OR_RESERVE,
    DRAW_TOME,
    ENFORCER,
    EXCHANGE,
    EXCHANGE_TWO,
    GAIN,
    GAIN_ANY,
    GAIN_POWER,
    GOON_TYPES,
    LIBRARY,
    LOCATIONS,
    RECRUIT,
    RESOURCES,
    TAKE_FIRST_PLAYER,
    Effect,
)
from bighouse.games.lockup.rules.actions import DECLINE
from bighouse.games.lockup.rules.cell_block import PayForItem, PayToReserve
from bighouse.games.lockup.rules.chow_hall import HireGoon, PayForGoons
from bighouse.games.lockup.rules.goals import measured
from bighouse.games.lockup.rules.lights_out import has_lookout, is_at
from bighouse.games.lockup.rules.payments import shortfall
from bighouse.games.lockup.rules.roll_call import SendCrew
from bighouse.games.lockup.rules.scoring import end_goal_stars, goon_stars, leader_stars, resource_stars, winners
from bighouse.games.lockup.rules.solitary import guards_strength
from bighouse.games.lockup.rules.state import EMPTY, LIGHTS_OUT, NOBODY, ROLL_CALL, Lockup, Player, token_list

CUBE: Final[list[int]] = [110, 135, 155, 230]  # a cube of each resource while there is time to use it
GUARDS_CUBE: Final[list[int]] = [40, 45, 50, 170]  # the guards have more than they can use, and only gold counts
GROWTH: Final[list[int]] = [0, 90, 250, 15, 110, 60, 0]  # what a goon of each type gains with every round to come
GUARDS_GROWTH: Final[list[int]] = [0, 90, 450, 60, 130, 80, 0]  # the guards craft in every round
VALUABLE: Final = 50  # for demons and goals still to come
MARKER: Final = 60  # the first player marker, which is easily lost again
MARKER_KEPT: Final = 200  # and in the last round
EXCESS: Final = 90  # what a cube over the storage limit loses
IDLE_TOKEN: Final = 70  # a token that can still be sent
IDLE_STRENGTH: Final = 28  # and each point of its strength
HIRING: Final = 300  # a place in the Chow Hall or the Cell Block at least, for cubes may still come
CRAFTING: Final = 300
WIN: Final = 2000


class LockupWisdom(Wisdom[Lockup]):
    """The seat's worth against its best rival."""

    def value(self, game: Lockup, seat: int) -> int:
        rank = rankings(game)
        best = -100000
        for who in range(len(game.players)):
            if who != seat:
                best = max(best, worth(game, who, rank))
        mine = worth(game, seat, rank)
        if game.over:
            won = winners(game)
            return mine - best + (WIN if seat in won else -WIN)
        return mine - best

    def unfinished(self, game: Lockup, seat: int) -> bool:
        choice = game.choice(seat)
        if isinstance(choice, SendCrew):
            return choice.sent == 0
        return isinstance(choice, (PayForItem, PayToReserve, PayForGoons, HireGoon))

    def quiet(self, game: Lockup) -> bool:
        for seat in game.to_act:
            if self.unfinished(game, seat):
                return False
        return True

    def guess(self, game: Lockup, seat: int, options: list[int], rng: Rng) -> int:
        action = options[rng.below(len(options))]
        if action <= DECLINE:  # passing and declining are for good reasons only
            action = options[rng.below(len(options))]
            if action <= DECLINE:
                action = options[rng.below(len(options))]
        return action


def rankings(game: Lockup) -> list[list[int]]:
    """Who would rank how at each location as things stand; empty where it is already resolved."""
    out: list[list[int]] = []
    start = game.here + 1 if game.phase == LIGHTS_OUT else 0
    for location in range(LOCATIONS):
        ranking: list[int] = []
        if game.phase <= LIGHTS_OUT and location >= start:
            strengths: list[int] = []
            for who in game.clockwise():
                if is_at(game, who, location):
                    total = strength_seen(game, who, location)
                    place = len(ranking)
                    while place > 0 and strengths[place - 1] < total:
                        place -= 1
                    ranking.insert(place, who)
                    strengths.insert(place, total)
        out.append(ranking)
    return out


def strength_seen(game: Lockup, who: int, location: int) -> int:
    if who == game.guards:
        return guards_strength(game, location)
    player = game.players[who]
    tokens = player.at[location]
    return game.box.strength[tokens] + (player.power if tokens >> ENFORCER & 1 else 0)


def worth(game: Lockup, who: int, rank: list[list[int]]) -> int:
    """Everything a player has and may hope for."""
    player = game.players[who]
    if game.over:
        return player.stars * 100
    left = game.box.rounds - game.round  # rounds after this one
    total = player.stars * 100 + goods(game, who, left) + prospects(game, who, left)
    if game.phase <= LIGHTS_OUT:
        total += expected_rewards(game, who, left, rank)
        if game.phase <= ROLL_CALL and not player.passed:
            for token in token_list(player.cell):
                strength = player.power if token == ENFORCER else game.box.strength[1 << token]
                total += IDLE_TOKEN + IDLE_STRENGTH * strength
    return total


def goods(game: Lockup, who: int, left: int) -> int:
    """Cubes, power, tomes, storage and the marker."""
    player = game.players[who]
    total = 0
    if left > 0:
        cube = GUARDS_CUBE if who == game.guards else CUBE
        for resource in range(RESOURCES):
            total += player.cubes[resource] * cube[resource]
        if who < game.seats:
            total -= max(0, player.cube_count() - player.storage) * EXCESS
            total += min(2, player.storage - 5) * 15 * left
        total += player.tome_count * 150
    else:
        total += resource_stars(game, who) * 100 + player.tome_count * 100
    total += player.power * (30 + 45 * left)
    if game.first == who:
        total += MARKER_KEPT if left == 0 else MARKER
    return total


def prospects(game: Lockup, who: int, left: int) -> int:
    """Goons, goals, and what a raid would cost."""
    player = game.players[who]
    total = goon_stars(game, player) * 100
    if left > 0:
        growth = GUARDS_GROWTH if who == game.guards else GROWTH
        for kind in range(GOON_TYPES):
            total += player.goon_types[kind] * growth[kind] * left
        total += in_all(player.valuables) * VALUABLE
    leader = game.box.goals[game.goal_leader]
    if game.leader == who:
        total += leader_stars(game) * (100 if left == 0 else 75)
    else:
        total += min(measured(player, leader.measure), leader.need) * 40
    if game.goal_instant >= 0 and game.instant == NOBODY:
        instant = game.box.goals[game.goal_instant]
        total += instant.stars * 60 * min(measured(player, instant.measure), instant.need) // instant.need
    total += end_goal_stars(game, game.box.goals[game.goal_end])[who] * (100 if left == 0 else 60)
    return total - raid_risk(game, player, left)


def goon_worth(game: Lockup, who: int, goon: int) -> int:
    """What one more goon brings a player by the end."""
    player = game.players[who]
    card = game.box.goons[goon]
    kind = game.box.goon_types[card.type]
    growth = GUARDS_GROWTH if who == game.guards else GROWTH
    total = kind.flat * 100 + growth[card.type] * (game.box.rounds - game.round)
    if kind.table:
        count = player.goon_types[card.type]
        last = len(kind.table) - 1
        total += (kind.table[min(count + 1, last)] - kind.table[min(count, last)]) * 100
    elif kind.per is not None:
        total += kind.per_stars * measured(player, kind.per) * 100
    return total + in_all(card.valuables) * VALUABLE


def in_all(counts: list[int]) -> int:
    total = 0
    for count in counts:
        total += count
    return total


def raid_risk(game: Lockup, player: Player, left: int) -> int:
    """What the next raid is likely to cost with this much suspicion."""
    if player.suspicion == 0:
        return 0
    more = 0
    equal = -1
    for other in game.players:
        if other.suspicion > player.suspicion:
            more += 1
        elif other.suspicion == player.suspicion:
            equal += 1
    box = game.box
    seats = game.seats
    if more == 0:
        loss = box.raid_most[seats] if equal == 0 else box.raid_tie_most[seats]
    elif more == 1:
        loss = box.raid_second[seats] if equal == 0 else box.raid_tie_second[seats]
    else:
        loss = 0
    return min(loss, player.stars) * (90 if left == 0 else 65) + player.suspicion * 30


def expected_rewards(game: Lockup, who: int, left: int, rank: list[list[int]]) -> int:
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
            total -= game.suspicion_at[location] * 110
        if who == game.guards:
            total += guards_reward(game, location, place)
            continue
        effects = game.box.reward(game.seats, location, place, len(ranking))
        if not effects:
            stragglers = True
        for effect in effects:
            total += effect_worth(game, who, effect, cubes, left)
            if effect.kind == GAIN:
                for resource in range(RESOURCES):
                    cubes[resource] += effect.cubes[resource]
        if place == 0:
            for resource in range(RESOURCES):
                loot = game.loot[location * RESOURCES + resource]
                cubes[resource] += loot
                total += loot * CUBE[resource]
            if len(ranking) > 1 and game.phase == ROLL_CALL:
                total += 8 * min(6, strength_seen(game, who, location) - strength_seen(game, ranking[1], location))
            elif game.phase == ROLL_CALL:
                total += 8 * min(6, strength_seen(game, who, location))
    return total + (100 if stragglers else 0)


def guards_reward(game: Lockup, location: int, place: int) -> int:
    """What a location brings the guards, who pay for nothing but items."""
    if location == CHOW_HALL:
        return max(100, seized_worth(game)) if place == 0 else 100
    if location == CELL_BLOCK:
        return 400
    if location == COMMISSARY:
        return 100
    return 100 if place == 0 else 50


def seized_worth(game: Lockup) -> int:
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
        total += goon_worth(game, game.guards, first)
    if second != EMPTY:
        total += goon_worth(game, game.guards, second)
    return total


def takes_suspicion(game: Lockup, who: int, location: int, ranking: list[int]) -> bool:
    for present in ranking:
        if not has_lookout(game, present, location):
            return present == who
    return False


def effect_worth(game: Lockup, who: int, effect: Effect, cubes: list[int], left: int) -> int:
    """What a reward is worth to a player with these cubes."""
    kind = effect.kind
    if kind == GAIN:
        total = 0
        for resource in range(RESOURCES):
            total += min(effect.cubes[resource], game.supply[resource]) * CUBE[resource]
        return total
    if kind == GAIN_POWER:
        return effect.n * (30 + 45 * left)
    if kind == TAKE_FIRST_PLAYER:
        return MARKER_KEPT if left == 0 else MARKER
    if kind == GAIN_ANY:
        return 250
    if kind == EXCHANGE:
        return 90
    if kind == EXCHANGE_TWO:
        return 20
    if kind == DRAW_TOME or kind == CHOOSE_TOME:
        return 150
    if kind == RECRUIT:
        return best_recruit(game, who, effect, in_all(cubes))
    if kind == CRAFT_OR_RESERVE:
        return best_craft(game, game.players[who], cubes)
    return 0


def best_recruit(game: Lockup, who: int, effect: Effect, cubes: int) -> int:
    """What the best goon or two within reach gain over keeping the cubes."""
    first = 0
    second = 0
    for goon in game.goon_at:
        if goon != EMPTY:
            gain = goon_worth(game, who, goon)
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    best = HIRING
    for alternative in effect.alternatives:
        if cubes >= alternative[1]:
            gain = first if alternative[0] == 1 else first + second
            best = max(best, gain - alternative[1] * 100)
    return best


def best_craft(game: Lockup, player: Player, cubes: list[int]) -> int:
    """What the best item within reach gains over keeping the cubes."""
    best = CRAFTING
    for item in game.display + player.reserved:
        if item != EMPTY:
            card = game.box.items[item]
            if shortfall(card.cost, cubes) == 0:
                gain = card.reputation * 100 + 120 + in_all(card.valuables) * VALUABLE
                for resource in range(RESOURCES):
                    gain -= card.cost[resource] * (CUBE[resource] - 40)
                best = max(best, gain - card.cost[4] * 60)
    return best
