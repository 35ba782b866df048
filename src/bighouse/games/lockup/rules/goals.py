"""Goals: leader and instant goals are claimed by themselves after every change (RULES.md section 8)."""

from __future__ import annotations

from bighouse.games.lockup.box.components import (
    MEASURE_DISTINCT_GOON_TYPES,
    MEASURE_GOON_TYPE,
    MEASURE_GOONS,
    MEASURE_ITEMS,
    MEASURE_ITEMS_WITH,
    MEASURE_POWER,
    MEASURE_TOMES_IN_HAND,
    MEASURE_VALUABLE,
    MEASURE_VALUABLE_SETS,
    MEASURE_VALUABLES,
    Goal,
    Measure,
)
from bighouse.games.lockup.rules.events import GOAL_CLAIMED
from bighouse.games.lockup.rules.state import FROM_INSTANT_GOAL, NOBODY, SETUP, Lockup, Player


def measured(player: Player, measure: Measure) -> int:
    """How much of a measure a player has."""
    kind = measure.kind
    if kind == MEASURE_VALUABLE:
        return player.valuables[measure.argument]
    if kind == MEASURE_GOON_TYPE:
        return player.goon_types[measure.argument]
    if kind == MEASURE_POWER:
        return player.power
    if kind == MEASURE_ITEMS:
        return len(player.items)
    if kind == MEASURE_GOONS:
        return len(player.goons)
    if kind == MEASURE_TOMES_IN_HAND:
        return player.tome_count
    if kind == MEASURE_ITEMS_WITH:
        return player.items_with[measure.argument]
    valuables = player.valuables
    if kind == MEASURE_VALUABLES:
        return valuables[0] + valuables[1] + valuables[2]
    if kind == MEASURE_VALUABLE_SETS:
        return min(valuables[0], min(valuables[1], valuables[2]))
    assert kind == MEASURE_DISTINCT_GOON_TYPES
    types = 0
    for count in player.goon_types:
        if count > 0:
            types += 1
    return types


def check_goals(game: Lockup, who: int) -> None:
    """Something of this player has just changed: claim what can be claimed (R34). Not during setup (R5)."""
    if game.phase == SETUP:
        return
    if game.instant == NOBODY and game.goal_instant >= 0:
        goal = game.box.goals[game.goal_instant]
        if measured(game.players[who], goal.measure) >= goal.need:
            game.instant = who
            game.tell(GOAL_CLAIMED, who, goal.index, NOBODY)
            game.score(who, goal.stars, FROM_INSTANT_GOAL)
    if game.leader != who:
        goal = game.box.goals[game.goal_leader]
        if leads(game, who, goal):
            game.tell(GOAL_CLAIMED, who, goal.index, game.leader)
            game.leader = who


def leads(game: Lockup, who: int, goal: Goal) -> bool:
    """Whether a player has the minimum and strictly more than every other player (R36)."""
    mine = measured(game.players[who], goal.measure)
    if mine < goal.need:
        return False
    for i in range(len(game.players)):
        if i != who and measured(game.players[i], goal.measure) >= mine:
            return False
    return True


def check_all_goals(game: Lockup) -> None:
    """When round 1 begins every goal is checked once, clockwise from the first player (R5, R35)."""
    for who in game.clockwise():
        check_goals(game, who)
