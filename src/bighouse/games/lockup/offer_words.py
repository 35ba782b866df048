"""What a reward or a card brings at this very moment, in words."""

from __future__ import annotations

from bighouse.games.lockup.card_words import effect_words
from bighouse.games.lockup.components import (
    CHOOSE_TOME,
    DRAW_TOME,
    GAIN,
    GAIN_POWER,
    RESOURCES,
    TAKE_FIRST_PLAYER,
    Effect,
)
from bighouse.games.lockup.gains import tomes_available
from bighouse.games.lockup.phrases import counted, cubes_in_words, listed
from bighouse.games.lockup.rewards import reward_effects
from bighouse.games.lockup.sources import CREW, GOON, ITEM, TOME, TRAIT
from bighouse.games.lockup.state import Lockup


def reward_words(game: Lockup, seat: int, effect: Effect) -> str:
    """What an effect of a fixed reward brings just now; empty when it is nothing."""
    kind = effect.kind
    if kind == GAIN:
        cubes = [min(effect.cubes[r], game.supply[r]) for r in range(RESOURCES)]
        return cubes_in_words(cubes) if sum(cubes) > 0 else ""
    if kind == GAIN_POWER:
        power = min(effect.n, game.power_supply)
        return f"{power} power" if power > 0 else ""
    if kind == TAKE_FIRST_PLAYER:
        return "the first player marker" + (", which you keep" if game.first == seat else "")
    if kind == DRAW_TOME:
        tomes = min(effect.n, tomes_available(game))
        return counted(tomes, "tome") if tomes > 0 else ""
    if kind == CHOOSE_TOME:
        return "1 of 2 tomes" if tomes_available(game) > 1 else "1 tome" if tomes_available(game) == 1 else ""
    return effect_words(effect)


def loot_words(game: Lockup) -> str:
    """The Bandit cubes where it is being resolved; empty when there are none."""
    cubes = game.loot[game.here * RESOURCES : (game.here + 1) * RESOURCES]
    return f"the Bandits' {cubes_in_words(cubes)}" if sum(cubes) > 0 else ""


def fixed_reward_words(game: Lockup, seat: int, rank: int) -> str:
    """All that a fixed reward brings just now."""
    parts = [reward_words(game, seat, effect) for effect in reward_effects(game, rank)]
    if rank == 0:
        parts.append(loot_words(game))
    return listed([part for part in parts if part]) or "nothing, as the supply has run out"


def card_name(game: Lockup, source: int, card: int) -> str:
    """The card or board that an effect is printed on."""
    box = game.box
    names = {
        ITEM: [item.name for item in box.items],
        GOON: [goon.name for goon in box.goons],
        TOME: [tome.name for tome in box.tomes],
        TRAIT: [trait.name for trait in box.traits],
        CREW: [crew.name for crew in box.crews],
    }
    return names[source][card]
