"""What objectives ask for: how far they are, the hope to complete them, and which tiles and cards help."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import (
    ASSIGNMENT,
    BLUEPRINT,
    CARD_WORDS,
    CONTIGUOUS_BLOCK,
    COUNT,
    PAIRS,
    TILE_TAGS,
    UNIT_CARD,
    UNIT_TAG,
    UNIT_TILE,
    Box,
    Condition,
    Objective,
    Predicate,
    Requirement,
)
from bighouse.games.prison_architect.rules.assignments import on_hand, supply_of
from bighouse.games.prison_architect.rules.blueprints import lacking
from bighouse.games.prison_architect.rules.characteristics import asks_for_objectives, is_enough, reached
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.reckoning import Wants

EACH_WEEK: Final = 45  # percent: the chance of an objective that is nearly there, for each week left
SUREST: Final = 90  # percent, as long as something lacks
FAR: Final = 35  # percent of a blueprint that lacks more than a square
HELP: Final = 70  # percent of its part of an objective that a tag brings
PLACED: Final = 40  # and a tile that still has to stand right, or be filled
STAFF_BITS: Final = 5
MOST_STAFF: Final = 31


def hope(prison: Prison, objective: Objective, weeks: int) -> int:
    """The chance, in percent, that an objective is completed in the weeks left: 100 if it is by itself already."""
    share = share_of(prison, objective)
    if share == 100 or weeks == 0:
        return share if share == 100 else 0
    return min(SUREST, share * share // 100 * min(100, EACH_WEEK * weeks) // 100)


def share_of(prison: Prison, objective: Objective) -> int:
    """How much of what an objective asks for is there, in percent: found once a position."""
    shares = reckoned(prison).shares
    key = objective.index << STAFF_BITS | min(prison.staff, MOST_STAFF)
    if key not in shares:
        shares[key] = done(prison, objective)
    return shares[key]


def done(prison: Prison, objective: Objective) -> int:
    reckoning = reckoned(prison)
    have = 0
    need = 0
    if objective.kind == ASSIGNMENT:
        supply = supply_of(prison, reckoning, objective.requires)
        for line in range(len(objective.requires)):
            have += min(objective.requires[line].count, on_hand(supply, line))
            need += objective.requires[line].count
    elif objective.kind == BLUEPRINT:
        lacks = lacking(prison, reckoning, objective)
        if lacks > 1:
            return FAR
        need = len(objective.pattern)
        have = need - lacks
    elif asks_for_objectives(objective):
        return 50
    else:
        for condition in objective.conditions:
            amount = reached(prison, reckoning, condition)
            if condition.least == 0:
                have += 1 if amount <= condition.most else 0
                need += 1
            else:
                have += min(condition.least, amount)
                need += condition.least
    return 100 * have // need


def wants_of(prison: Prison, objectives: list[int]) -> Wants:
    """Found once a position, for the objectives that were asked about last."""
    reckoning = reckoned(prison)
    last = reckoning.wants
    if last is not None and last.objectives == objectives:
        return last
    wants = Wants(objectives, len(prison.box.tiles), len(CARD_WORDS))
    for index in objectives:
        objective = prison.box.objectives[index]
        if share_of(prison, objective) < 100:
            look_at(prison, objective, wants)
    reckoning.wants = wants
    return wants


def look_at(prison: Prison, objective: Objective, wants: Wants) -> None:
    points = 100 * (objective.vp + objective.penalty)
    if objective.kind == ASSIGNMENT:
        supply = supply_of(prison, reckoned(prison), objective.requires)
        need = 0
        for requirement in objective.requires:
            need += requirement.count
        for line in range(len(objective.requires)):
            requirement = objective.requires[line]
            lack = requirement.count - on_hand(supply, line)
            if lack > 0:
                want_line(prison.box, requirement, lack, points // need, wants)
    elif objective.kind == BLUEPRINT:
        for square in objective.pattern:
            want_kinds(square.where, points // len(objective.pattern) * PLACED // 100 // 2, wants)
    elif not asks_for_objectives(objective):
        for condition in objective.conditions:
            want_condition(prison, condition, points, wants)


def want_line(box: Box, line: Requirement, lack: int, each: int, wants: Wants) -> None:
    """A line of an Assignment that lacks so much; `each` is what one more is worth."""
    if line.unit == UNIT_TAG:
        for tag in range(TILE_TAGS):
            if line.tags >> tag & 1:
                for tile in box.tiles:
                    if tile.tags[tag]:
                        wants.tiles[tile.index] += min(tile.tags[tag], lack) * each * HELP // 100
    elif line.unit == UNIT_TILE:
        want_kinds(line.where, each * PLACED // 100, wants)
    elif line.unit == UNIT_CARD:
        for kind in range(len(CARD_WORDS)):
            if line.card_types >> kind & 1:
                wants.cards[kind] += each * HELP // 100


def want_condition(prison: Prison, condition: Condition, points: int, wants: Wants) -> None:
    """A condition of a Characteristic that is not met."""
    if condition.least == 0 or is_enough(condition, reached(prison, reckoned(prison), condition)):
        return
    each = points // condition.least
    if condition.kind == COUNT and condition.of.unit == UNIT_TILE:
        want_kinds(condition.of.where, each * (PLACED if condition.of.where.types else HELP) // 100, wants)
    elif condition.kind == PAIRS:
        want_kinds(condition.first, each * PLACED // 200, wants)
        want_kinds(condition.second, each * PLACED // 200, wants)
    elif condition.kind == CONTIGUOUS_BLOCK:
        for kind in range(len(wants.tiles)):
            if condition.block.kinds >> kind & 1 and kind not in prison.tiles:
                wants.tiles[kind] += each * PLACED // 100


def want_kinds(where: Predicate, each: int, wants: Wants) -> None:
    for kind in range(len(wants.tiles)):
        if where.kinds >> kind & 1:
            wants.tiles[kind] += each
