"""Who would rank how at each location of Lockup as things stand."""

from __future__ import annotations

from bighouse.games.lockup.box.components import ENFORCER, LOCATIONS
from bighouse.games.lockup.rules.lights_out import is_at
from bighouse.games.lockup.rules.solitary import guards_strength
from bighouse.games.lockup.rules.state import LIGHTS_OUT, Lockup


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
