"""What objectives ask for: how far they are, the hope to complete them, and which tiles and cards help."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import (
    ASSIGNMENT,
    BLUEPRINT,
    BOUNDING_BOX,
    CARD_WORDS,
    CONTIGUOUS_BLOCK,
    COUNT,
    PAIRS,
    TILE_TAGS,
    UNIT_CARD,
    UNIT_PRISONER,
    UNIT_TAG,
    UNIT_TILE,
    Box,
    Condition,
    Objective,
    Predicate,
    Requirement,
)
from bighouse.games.prison_architect.mind.designs import distance
from bighouse.games.prison_architect.rules.assignments import on_hand, supply_of
from bighouse.games.prison_architect.rules.blueprints import lacking
from bighouse.games.prison_architect.rules.characteristics import asks_for_objectives, is_enough, reached
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.reckoning import Wants

HELP: Final = 80  # percent of a piece that a tag brings
PLACED: Final = 50  # and a tile that still has to stand right, or be filled
A_PIECE: Final = 120  # percent of a week that a missing piece takes, while others are looked for as well
SUREST: Final = 92  # percent, as long as something lacks
ANY: Final = 80  # hundredths of a piece that any tile would be
RARITY: Final = 400  # more, shared among the tiles in the box that are one
NEED: Final = 25  # more for each need of a cell
CARD: Final = 80
INMATE: Final = [35, 35, 45, 45, 75, 35, 45, 35]  # cells take several; by types that will do: red ones are dangerous
PAIR: Final = 75  # percent of two tiles that still have to meet
STAFF: Final = 30  # it only has to be kept
A_KIND: Final = 130  # one more kind in a block
SPREAD: Final = 60  # a row or a column more
OTHERS: Final = 450  # what asks for other objectives
IN_HAND: Final = 60  # percent of what helps an objective that is not played yet
STAFF_BITS: Final = 5
MOST_STAFF: Final = 31


def hope(prison: Prison, objective: Objective, time: int) -> int:
    """The chance, in percent, that an objective is completed in the time left: 100 if it is by itself already."""
    return chance_of(effort(prison, objective), time)


def chance_of(lack: int, time: int) -> int:
    """Falls with what lacks, the faster the less time there is (in hundredths of a week): about as e^-x."""
    if lack <= 0:
        return 100
    if time == 0:
        return 0
    x = 10000 * lack // (A_PIECE * time)
    return min(SUREST, 1000000 // (10000 + 100 * x + x * x // 2))


def effort(prison: Prison, objective: Objective) -> int:
    """What an objective lacks, in hundredths of a piece that has to be bought and placed: found once a position."""
    efforts = reckoned(prison).efforts
    key = objective.index << STAFF_BITS | min(prison.staff, MOST_STAFF)
    if key not in efforts:
        efforts[key] = lack_of(prison, objective)
    return efforts[key]


def lack_of(prison: Prison, objective: Objective) -> int:
    reckoning = reckoned(prison)
    lack = 0
    if objective.kind == ASSIGNMENT:
        supply = supply_of(prison, reckoning, objective.requires)
        for line in range(len(objective.requires)):
            missing = objective.requires[line].count - on_hand(supply, line)
            if missing > 0:
                lack += missing * piece(objective.requires[line])
    elif objective.kind == BLUEPRINT:
        lack = 0 if lacking(prison, reckoning, objective) == 0 else max(1, distance(prison, reckoning, objective))
    elif asks_for_objectives(objective):
        lack = OTHERS
    else:
        for condition in objective.conditions:
            lack += lack_in(prison, condition)
    return lack


def piece(line: Requirement) -> int:
    """How much of a piece one more item of a line is."""
    if line.unit == UNIT_TAG:
        return ANY + RARITY // max(1, line.copies)
    if line.unit == UNIT_TILE:
        return rare(line.where)
    if line.unit == UNIT_PRISONER:
        return INMATE[line.types]
    return CARD if line.unit == UNIT_CARD else STAFF


def rare(where: Predicate) -> int:
    """How much of a piece a tile is, by how many such there are and what has to be in it."""
    return ANY + RARITY // max(1, where.copies) + NEED * where.needs.bit_count()


def lack_in(prison: Prison, condition: Condition) -> int:
    """The same of a condition of a Characteristic."""
    amount = reached(prison, reckoned(prison), condition)
    if condition.least == 0:
        return 100 * max(0, amount - condition.most)
    missing = max(0, condition.least - amount)
    if condition.kind == COUNT:
        return missing * piece(condition.of)
    if condition.kind == PAIRS:
        return missing * (rare(condition.first) + rare(condition.second)) * PAIR // 100
    if condition.kind == BOUNDING_BOX:
        return missing * SPREAD
    return missing * A_KIND


def wants_of(prison: Prison, played: list[int], hand: list[int], time: int) -> Wants:
    """Found once a position, for the objectives that were asked about last.

    What is open is kept apart: every value of a position asks for one prison with and without its warden's hand.
    """
    reckoning = reckoned(prison)
    last = reckoning.secret_wants if hand else reckoning.wants
    if last is not None and last.time == time and last.played == played and last.hand == hand:
        return last
    wants = Wants(played.copy(), hand.copy(), time, len(prison.box.tiles), len(CARD_WORDS))
    for index in played:
        look_at(prison, prison.box.objectives[index], 100, wants)
    for index in hand:
        look_at(prison, prison.box.objectives[index], IN_HAND, wants)
    if hand:
        reckoning.secret_wants = wants
    else:
        reckoning.wants = wants
    return wants


def look_at(prison: Prison, objective: Objective, share: int, wants: Wants) -> None:
    """What a piece more would do for an objective."""
    lack = effort(prison, objective)
    if lack == 0:
        return
    nearer = chance_of(lack - 100, wants.time) - chance_of(lack, wants.time)
    each = (objective.vp + objective.penalty) * nearer * share // 100
    if objective.kind == ASSIGNMENT:
        supply = supply_of(prison, reckoned(prison), objective.requires)
        for line in range(len(objective.requires)):
            requirement = objective.requires[line]
            missing = requirement.count - on_hand(supply, line)
            if missing > 0:
                want_line(prison.box, requirement, missing, each, wants)
    elif objective.kind == BLUEPRINT:
        for square in objective.pattern:
            want_kinds(square.where, each * PLACED // 200, wants)
    elif not asks_for_objectives(objective):
        for condition in objective.conditions:
            want_condition(prison, condition, each, wants)


def want_line(box: Box, line: Requirement, lack: int, each: int, wants: Wants) -> None:
    """A line of an Assignment that lacks so much; `each` is what a piece is worth."""
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


def want_condition(prison: Prison, condition: Condition, each: int, wants: Wants) -> None:
    """A condition of a Characteristic that is not met."""
    if condition.least == 0 or is_enough(condition, reached(prison, reckoned(prison), condition)):
        return
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
