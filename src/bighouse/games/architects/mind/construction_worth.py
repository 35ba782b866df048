"""What a player's cards and goods may become in Architects: the best constructions one after the other."""

from __future__ import annotations

from typing import Final

from bighouse.games.architects.box.components import (
    ALL_GAIN,
    DEBT_PENALTY,
    DESTROY_DEBT,
    DISCARD_FOR,
    FREE_CAPTURES,
    GAIN,
    GAIN_ONE_OF,
    GAIN_PER,
    GOLD,
    GOLD_IS_MARBLE,
    GOODS,
    HIRE_ANY,
    IF_MOST_CATHEDRAL,
    IF_MOST_GOOD,
    IF_NO_DEBT,
    LEVELS,
    MARBLE,
    PRISONERS_LOSE,
    RELEASE_FROM_PRISON,
    RELEASE_OR_CAPTURE,
    SILVER,
    STONE,
    VIRTUE,
    VIRTUE_PER,
    VP_PER,
    WOOD,
    Building,
    Effect,
)
from bighouse.games.architects.mind.weights import ArchitectsWeights
from bighouse.games.architects.rules.cathedral import cards_to_discard, level_is_full
from bighouse.games.architects.rules.measures import measured
from bighouse.games.architects.rules.state import Architects, Player

MANY: Final[list[int]] = [4, 4, 4, 4, 4, 8]  # more than so many to spare are worth little:


def plan(game: Architects, w: ArchitectsWeights, who: int, skills: int, turns: int, time: int) -> int:
    """What the goods and cards at hand may become: the best constructions one after the other, and what is left."""
    box = game.box
    player = game.players[who]
    goods = player.goods.copy()
    gains = [building_worth(game, w, who, box.buildings[card]) for card in player.hand]
    cards = player.hand.copy()
    total = min(4, len(cards)) * w.card * (time + 20) // 100
    level = min(player.level + 1, LEVELS)
    step = box.levels[level]
    climb = (step.vp - box.levels[level - 1].vp - step.cost[GOLD] - step.cost[MARBLE]) * 100 + w.reward - w.building
    may_climb = (
        player.level < LEVELS
        and box.cathedral_open[player.virtue]
        and not level_is_full(game, level)
        and len(cards) >= cards_to_discard(game, who)
    )
    rest = turns
    share = w.trust
    while rest >= 100 and share > 20:
        best = 0
        best_effort = 0
        pick = -1
        for i in range(len(cards)):
            building = box.buildings[cards[i]]
            missing = shortfall(w, player, goods, building.cost) + hires(building.skills & ~skills) * w.skill
            gain = within(gains[i] - missing, effort(w, missing), rest, time)
            if gain > best:
                best = gain
                best_effort = effort(w, missing)
                pick = i
        if may_climb:
            missing = shortfall(w, player, goods, step.cost)
            missing += max(0, step.mix - goods[WOOD] - goods[STONE]) * w.price[STONE]
            gain = within(climb - missing, effort(w, missing), rest, time)
            if gain > best:
                best = gain
                best_effort = effort(w, missing)
                pick = len(cards)
        if pick < 0:
            break
        total += best * share // 100
        share = share * w.later // 100
        rest -= best_effort
        if pick < len(cards):
            spend(goods, box.buildings[cards[pick]].cost)
            cards.pop(pick)
            gains.pop(pick)
            may_climb = may_climb and len(cards) >= cards_to_discard(game, who)
        else:
            spend(goods, step.cost)
            stone = min(goods[STONE], step.mix - min(goods[WOOD], step.mix // 2))
            goods[STONE] -= stone
            goods[WOOD] = max(0, goods[WOOD] - (step.mix - stone))
            may_climb = False
    return total + spare_worth(w, goods) * time // 100


def spare_worth(w: ArchitectsWeights, goods: list[int]) -> int:
    """What goods are worth that no construction is waiting for."""
    total = 0
    for good in range(GOODS):
        count = goods[good]
        few = min(MANY[good], count)
        total += few * w.spare[good] + (count - few) * w.surplus[good]
    return total


def likely_plan(w: ArchitectsWeights, player: Player, time: int) -> int:
    """What a player's goods may become, whatever cards they hold."""
    total = min(4, len(player.hand)) * w.likely_card + spare_worth(w, player.goods)
    return total * (time + 10) // 110


def shortfall(w: ArchitectsWeights, player: Player, goods: list[int], cost: list[int]) -> int:
    """What it would cost to get the goods that are missing; a gold or marble bought is not a point lost."""
    missing = 0
    for good in range(GOLD):
        lack = cost[good] - goods[good]
        if lack > 0:
            missing += lack * w.price[good]
    gold = cost[GOLD] - goods[GOLD]
    marble = cost[MARBLE] - goods[MARBLE]
    if player.ability == GOLD_IS_MARBLE:
        gold += marble
        marble = 0
    if gold > 0:
        missing += gold * (w.price[GOLD] - 100)
    if marble > 0:
        missing += marble * (w.price[MARBLE] - 100)
    return missing


def hires(lacking: int) -> int:
    """How many skills are in a mask."""
    return (lacking & 1) + (lacking >> 1 & 1) + (lacking >> 2 & 1)


def effort(w: ArchitectsWeights, missing: int) -> int:
    """How many turns, in hundredths, a construction takes with what must be found for it first."""
    return 100 + missing * 100 // w.turn


def within(gain: int, needed: int, rest: int, time: int) -> int:
    """What is left of a gain that needs so many of the turns that rest."""
    if needed <= rest:
        return gain
    return gain * rest // (2 * needed) if time > 0 else 0


def spend(goods: list[int], cost: list[int]) -> None:
    for good in range(SILVER):
        goods[good] = max(0, goods[good] - cost[good])


def building_worth(game: Architects, w: ArchitectsWeights, who: int, building: Building) -> int:
    """What a building would bring, apart from its common goods."""
    total = building.vp * 100 + building.virtue * w.virtue_point + effect_worth(game, w, who, building.effect)
    return total - 100 * (building.cost[GOLD] + building.cost[MARBLE]) - w.building


def effect_worth(game: Architects, w: ArchitectsWeights, who: int, effect: Effect) -> int:
    """What an effect would be worth to the player as things stand."""
    player = game.players[who]
    kind = effect.kind
    if kind == GAIN:
        total = effect.gain.cards * 60 - effect.gain.debts * 200 + effect.gain.virtue * w.virtue_point
        for good in range(SILVER):
            total += effect.gain.goods[good] * w.price[good]
        return total + effect.gain.goods[SILVER] * w.spare[SILVER]
    if kind == VP_PER:
        return measured(game, who, effect) * 100 // effect.n
    if kind == VIRTUE_PER:
        return measured(game, who, effect) * 80 // effect.n
    if kind == VIRTUE:
        return effect.n * 80
    if kind == GAIN_PER:
        return measured(game, who, effect) * 130 // effect.n
    if kind == IF_MOST_GOOD:
        return effect.vp * 50
    if kind == IF_MOST_CATHEDRAL:
        return effect.vp * 50 + effect.gain.virtue * 40
    if kind == IF_NO_DEBT:
        return effect.vp * 100 if player.unpaid == 0 else effect.vp * 40
    if kind == DEBT_PENALTY:
        return effect.vp * player.unpaid * 100
    if kind == FREE_CAPTURES:
        return effect.n * 80
    if kind == RELEASE_FROM_PRISON:
        return player.prison * 60
    if kind == DESTROY_DEBT:
        return min(effect.n, player.unpaid) * 200
    if kind == HIRE_ANY:
        return 200
    if kind == PRISONERS_LOSE:
        return 0 if player.prison < effect.n else -60
    if kind == ALL_GAIN:
        return 0
    if kind == GAIN_ONE_OF or kind == RELEASE_OR_CAPTURE or kind == DISCARD_FOR:
        return 120
    return 0
