"""What a place promises but could not give just now: crew may go all the same, for a tome may bring some back (R69)."""

from __future__ import annotations

from bighouse.games.lockup.box.components import GAIN, GAIN_POWER, RESOURCE_WORDS, RESOURCES, Effect
from bighouse.games.lockup.rules.state import Lockup


def place_caveat(game: Lockup, location: int) -> str:
    """Why even the strongest there would get nothing if all stayed as it is; empty when they would get something."""
    if any(game.loot[location * RESOURCES : (location + 1) * RESOURCES]):
        return ""
    missing = ""
    for effect in game.box.reward(game.seats, location, 0, 1):
        missing = lacking(game, effect)
        if not missing:
            return ""
    return missing


def lacking(game: Lockup, effect: Effect) -> str:
    """What of an effect has run out; empty when some of it is left (R14, R26)."""
    if effect.kind == GAIN_POWER and game.power_supply == 0:
        return "no power in the supply"
    if effect.kind != GAIN:
        return ""
    wanted = [resource for resource in range(RESOURCES) if effect.cubes[resource] > 0]
    if any(game.supply[resource] > 0 for resource in wanted):
        return ""
    return f"no {' or '.join(RESOURCE_WORDS[resource] for resource in wanted)} in the supply"
