"""Assignments: what they ask for, and whether several can be completed with the same prison (RULES.md section 11.1).

Every item serves one Assignment only. Items that could serve the same lines are alike, so they are counted by kind, and
whether a set of Assignments can be completed is a flow from their lines to the kinds of items.
"""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import (
    CARD_WORDS,
    GREY,
    NEEDS,
    SECURE,
    TILE_TAGS,
    TYPES,
    UNIT_CARD,
    UNIT_PRISONER,
    UNIT_STAFF,
    UNIT_TAG,
    UNIT_TILE,
    Requirement,
    type_of,
)
from bighouse.games.prison_architect.rules.predicates import fits
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.quantities import cards_of
from bighouse.games.prison_architect.rules.reckoning import Reckoning

ON_CARD_NEEDS = 1 << SECURE  # what a prisoner on a card counts as (R44)


class Supply:
    """The items of a prison for some lines of Assignments: how many there are of each kind, and whom they can serve."""

    def __init__(self, lines: list[Requirement]) -> None:
        self.lines = lines
        self.serves: list[int] = []  # a mask of lines, by kind of item
        self.counts: list[int] = []

    def add(self, serves: int, count: int) -> None:
        if serves and count:
            self.serves.append(serves)
            self.counts.append(count)

    def lines_for(self, unit: int) -> list[int]:
        return [line for line in range(len(self.lines)) if self.lines[line].unit == unit]


def supply_of(prison: Prison, reckoning: Reckoning, lines: list[Requirement]) -> Supply:
    """All items that the lines ask for; what a tile is used for as a tile leaves its tags alone (R41)."""
    supply = Supply(lines)
    add_tags(supply, reckoning)
    add_tiles(supply, prison, reckoning)
    add_prisoners(supply, prison, reckoning)
    add_cards(supply, prison)
    serves = 0
    for line in supply.lines_for(UNIT_STAFF):
        serves |= 1 << line
    supply.add(serves, prison.staff)
    return supply


def add_cards(supply: Supply, prison: Prison) -> None:
    wanted = supply.lines_for(UNIT_CARD)
    for card_type in range(len(CARD_WORDS) if wanted else 0):
        serves = 0
        for line in wanted:
            if supply.lines[line].card_types >> card_type & 1:
                serves |= 1 << line
        supply.add(serves, cards_of(prison, 1 << card_type))


def add_tags(supply: Supply, reckoning: Reckoning) -> None:
    """Tag icons on tiles, tokens and active conditions included; those on cards do not count (R45)."""
    wanted = supply.lines_for(UNIT_TAG)
    for tag in range(TILE_TAGS):
        serves = 0
        for line in wanted:
            if supply.lines[line].tags >> tag & 1:
                serves |= 1 << line
        if serves:
            count = 0
            for row in reckoning.tags:
                count += row[tag]
            supply.add(serves, count)


def add_tiles(supply: Supply, prison: Prison, reckoning: Reckoning) -> None:
    wanted = supply.lines_for(UNIT_TILE)
    if wanted:
        for number in range(len(prison.tiles)):
            serves = 0
            for line in wanted:
                if fits(prison, reckoning, supply.lines[line].where, number):
                    serves |= 1 << line
            supply.add(serves, 1)


def add_prisoners(supply: Supply, prison: Prison, reckoning: Reckoning) -> None:
    """Prisoners by type and by the needs that their cell has met."""
    wanted = supply.lines_for(UNIT_PRISONER)
    if not wanted:
        return
    crowd = [0] * (TYPES << NEEDS)
    for number in range(len(prison.tiles)):
        for prisoner in prison.inmates[number]:
            crowd[type_of(prisoner) << NEEDS | reckoning.needs[number]] += 1
    for group in prison.card_inmates:
        crowd[GREY << NEEDS | ON_CARD_NEEDS] += len(group)
    for kind in range(len(crowd)):
        if crowd[kind]:
            serves = 0
            for line in wanted:
                if serves_prisoner(supply.lines[line], kind >> NEEDS, kind & ((1 << NEEDS) - 1)):
                    serves |= 1 << line
            supply.add(serves, crowd[kind])


def serves_prisoner(line: Requirement, kind: int, needs: int) -> bool:
    return bool(line.types >> kind & 1) and not line.needs & ~needs


class Flow:
    """Which kinds of items have been given to which lines."""

    def __init__(self, supply: Supply, source: Flow | None = None) -> None:
        self.supply = supply
        if source is None:
            self.left: list[int] = supply.counts.copy()
            self.given: list[int] = [0] * (len(supply.lines) * len(supply.counts))  # line by line
        else:
            self.left = source.left.copy()
            self.given = source.given.copy()

    def serve(self, line: int) -> bool:
        """Give a line all that it asks for; others may be given something else in exchange."""
        for _ in range(self.supply.lines[line].count):
            if not self.find(line, [False] * len(self.left)):
                return False
        return True

    def find(self, line: int, tried: list[bool]) -> bool:
        """One more item for a line: a free one, or one that another line can replace."""
        kinds = len(self.left)
        for kind in range(kinds):
            if self.may_give(line, kind) and self.left[kind]:
                self.left[kind] -= 1
                self.given[line * kinds + kind] += 1
                return True
        for kind in range(kinds):
            if self.may_give(line, kind) and not tried[kind]:
                tried[kind] = True
                for other in range(len(self.supply.lines)):
                    if other != line and self.given[other * kinds + kind] and self.find(other, tried):
                        self.given[other * kinds + kind] -= 1
                        self.given[line * kinds + kind] += 1
                        return True
        return False

    def may_give(self, line: int, kind: int) -> bool:
        """Whether a line takes one more item of a kind; one that wants different tags takes each once."""
        if not self.supply.serves[kind] >> line & 1:
            return False
        return not self.supply.lines[line].distinct or self.given[line * len(self.left) + kind] == 0


def can_complete(supply: Supply, lines: list[int]) -> bool:
    """Whether all these lines can be served at once."""
    flow = Flow(supply)
    for line in lines:
        if not flow.serve(line):
            return False
    return True


def on_hand(supply: Supply, line: int) -> int:
    """How many items there are for a line, whoever else may want them; of different tags each once."""
    count = 0
    for kind in range(len(supply.counts)):
        if supply.serves[kind] >> line & 1:
            count += 1 if supply.lines[line].distinct else supply.counts[kind]
    return count
