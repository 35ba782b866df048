"""What effects count: buildings, apprentices, workers, virtue, debts and goods."""

from __future__ import annotations

from bighouse.games.architects.box.components import (
    CLAY,
    GOLD,
    MARBLE,
    MEASURE_BUILDINGS,
    MEASURE_CAPTURED,
    MEASURE_COMMON,
    MEASURE_GOLD,
    MEASURE_MARBLE,
    MEASURE_PAID_DEBTS,
    MEASURE_SKILL,
    MEASURE_VIRTUE,
    STONE,
    WOOD,
    Effect,
)
from bighouse.games.architects.rules.state import Architects


def measured(game: Architects, who: int, effect: Effect) -> int:
    """How much of what the effect counts the player has."""
    player = game.players[who]
    measure = effect.measure
    if measure == MEASURE_BUILDINGS:
        return len(player.built)  # the building that counts them included (R41)
    if measure == MEASURE_SKILL:
        count = 0
        for card in player.apprentices:
            count += game.box.apprentices[card].skills >> effect.skill & 1
        return count
    if measure == MEASURE_CAPTURED:
        return player.captured()  # the opponent's too (R53)
    if measure == MEASURE_VIRTUE:
        return player.virtue
    if measure == MEASURE_PAID_DEBTS:
        return player.paid
    if measure == MEASURE_GOLD:
        return player.has(GOLD)
    if measure == MEASURE_MARBLE:
        return player.has(MARBLE)
    if measure == MEASURE_COMMON:
        return player.goods[CLAY] + player.goods[WOOD] + player.goods[STONE]
    return 0


def most_of_good(game: Architects, who: int, good: int) -> bool:
    """Whether the player has strictly more of a good than every other player (R44); the opponent collects none."""
    own = game.players[who].has(good)
    for other in range(game.seats):
        if other != who and game.players[other].has(good) >= own:
            return False
    return True


def highest_on_cathedral(game: Architects, who: int) -> bool:
    """Whether the player alone stands highest on the Cathedral; the opponent counts (R44)."""
    own = game.players[who].level
    for other in range(len(game.players)):
        if other != who and game.players[other].level >= own:
            return False
    return own > 0
