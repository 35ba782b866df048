"""What a player's position in Lockup is worth, in hundredths of a star. Rules of thumb; nothing here is a rule."""

from __future__ import annotations

from bighouse.games.lockup.box.components import ENFORCER, GOON_TYPES, RESOURCES
from bighouse.games.lockup.mind.goons import in_all
from bighouse.games.lockup.mind.rewards import expected_rewards
from bighouse.games.lockup.mind.weights import LockupWeights
from bighouse.games.lockup.rules.goals import measured
from bighouse.games.lockup.rules.scoring import end_goal_stars, goon_stars, leader_stars, resource_stars
from bighouse.games.lockup.rules.state import LIGHTS_OUT, NOBODY, ROLL_CALL, Lockup, Player, token_list


def worth(game: Lockup, w: LockupWeights, who: int, rank: list[list[int]]) -> int:
    """Everything a player has and may hope for."""
    player = game.players[who]
    if game.over:
        return player.stars * 100
    left = game.box.rounds - game.round  # rounds after this one
    total = player.stars * 100 + goods(game, w, who, left) + prospects(game, w, who, left)
    if game.phase <= LIGHTS_OUT:
        total += expected_rewards(game, w, who, left, rank)
        if game.phase <= ROLL_CALL and not player.passed:
            for token in token_list(player.cell):
                strength = player.power if token == ENFORCER else game.box.strength[1 << token]
                total += w.idle_token + w.idle_strength * strength
    return total


def goods(game: Lockup, w: LockupWeights, who: int, left: int) -> int:
    """Cubes, power, tomes, storage and the marker."""
    player = game.players[who]
    total = 0
    if left > 0:
        cube = w.guards_cube if who == game.guards else w.cube
        for resource in range(RESOURCES):
            total += player.cubes[resource] * cube[resource]
        if who < game.seats:
            total -= max(0, player.cube_count() - player.storage) * w.excess
            total += min(2, player.storage - 5) * w.storage * left
        total += player.tome_count * w.tome
    else:
        total += resource_stars(game, who) * 100 + player.tome_count * w.last_tome
    total += player.power * (w.power + w.power_growth * left)
    if game.first == who:
        total += w.marker_kept if left == 0 else w.marker
    return total


def prospects(game: Lockup, w: LockupWeights, who: int, left: int) -> int:
    """Goons, goals, and what a raid would cost."""
    player = game.players[who]
    total = goon_stars(game, player) * 100
    if left > 0:
        growth = w.guards_growth if who == game.guards else w.growth
        for kind in range(GOON_TYPES):
            total += player.goon_types[kind] * growth[kind] * left
        total += in_all(player.valuables) * w.valuable
    leader = game.box.goals[game.goal_leader]
    if game.leader == who:
        total += leader_stars(game) * (100 if left == 0 else w.leader)
    else:
        total += min(measured(player, leader.measure), leader.need) * w.towards_leader
    if game.goal_instant >= 0 and game.instant == NOBODY:
        instant = game.box.goals[game.goal_instant]
        total += instant.stars * w.instant * min(measured(player, instant.measure), instant.need) // instant.need
    total += end_goal_stars(game, game.box.goals[game.goal_end])[who] * (100 if left == 0 else w.end_goal)
    return total - raid_risk(game, w, player, left)


def raid_risk(game: Lockup, w: LockupWeights, player: Player, left: int) -> int:
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
    return min(loss, player.stars) * (w.last_raid if left == 0 else w.raid) + player.suspicion * w.suspicion
