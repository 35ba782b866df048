"""Everything that tiles and cards count in a prison; `vocabulary.quantities` of the data says what the words mean."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import (
    ADJACENT_PAIRS,
    CARDS,
    DISTINCT_PASSIVE_TAGS,
    LOCKERS,
    PASSIVE_TAGS,
    PRISON,
    PRISONERS,
    PRISONERS_ADJACENT_TO_TAG,
    STAFF_ON,
    TAGS,
    TILE_TAGS,
    TILES,
    TOTAL_TAGS,
    WINDOWS_OVERLOOKING_OUTDOOR,
    WINDOWS_OVERLOOKING_SELF,
    Quantity,
    type_of,
)
from bighouse.games.prison_architect.rules.predicates import fitting
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.reckoning import Reckoning
from bighouse.games.prison_architect.rules.windows import overlooking, windows_on_outdoor


def measured(prison: Prison, reckoning: Reckoning, quantity: Quantity, number: int) -> int:
    """How much of a quantity there is; `number` is the tile that asks, and does not matter to cards."""
    kind = quantity.kind
    if kind == TAGS or kind == DISTINCT_PASSIVE_TAGS:
        return tags_in(reckoning, quantity, prison.in_area(number, quantity.area))
    if kind == PRISONERS:
        return prisoners_in(prison, quantity, number)
    if kind == TILES:
        area = prison.in_area(number, quantity.area)
        return (fitting(prison, reckoning, quantity.where) & area).bit_count()
    if kind == WINDOWS_OVERLOOKING_SELF:
        return overlooking(prison, number)
    if kind == WINDOWS_OVERLOOKING_OUTDOOR:
        return windows_on_outdoor(prison)
    if kind == CARDS:
        return cards_of(prison, quantity.card_types)
    if kind == STAFF_ON:
        return staff_on(prison, quantity.on_lockers)
    if kind == TOTAL_TAGS:
        return tags_among(reckoning.totals, quantity.tags)
    if kind == PRISONERS_ADJACENT_TO_TAG:
        return prisoners_beside(prison, reckoning, quantity.tags)
    assert kind == ADJACENT_PAIRS
    return adjacent_pairs(prison, reckoning, quantity)


def holds(prison: Prison, reckoning: Reckoning, quantity: Quantity, number: int) -> bool:
    """Whether a quantity reaches what its condition asks for."""
    return measured(prison, reckoning, quantity, number) >= quantity.least


def tags_among(row: list[int], tags: int) -> int:
    """How many of these tags there are among those of a tile."""
    count = 0
    for tag in range(TILE_TAGS):
        if tags >> tag & 1:
            count += row[tag]
    return count


def tags_in(reckoning: Reckoning, quantity: Quantity, group: int) -> int:
    """The tags of a group of tiles: all that are asked for, or how many passive ones differ."""
    count = 0
    seen = 0
    for number in range(len(reckoning.tags)):
        if group >> number & 1:
            row = reckoning.tags[number]
            count += tags_among(row, quantity.tags)
            for tag in range(PASSIVE_TAGS):
                if row[tag]:
                    seen |= 1 << tag
    return seen.bit_count() if quantity.kind == DISTINCT_PASSIVE_TAGS else count


def prisoners_in(prison: Prison, quantity: Quantity, number: int) -> int:
    """Prisoners in the cells of the area; in the whole prison those on cards count too (R44)."""
    count = prison.inmates_in(prison.in_area(number, quantity.area), quantity.types)
    if quantity.area == PRISON:
        for group in prison.card_inmates:
            for prisoner in group:
                count += quantity.types >> type_of(prisoner) & 1
    return count


def cards_of(prison: Prison, types: int) -> int:
    count = 0
    for card in prison.cards:
        count += types >> prison.box.cards[card].type & 1
    return count


def staff_on(prison: Prison, lockers: bool) -> int:
    """Staff in Locker Rooms, or on Staff cards."""
    if not lockers:
        return sum(prison.card_staff)
    count = 0
    for number in range(len(prison.tiles)):
        if prison.staffed[number] and prison.tile(number).category == LOCKERS:
            count += 1
    return count


def prisoners_beside(prison: Prison, reckoning: Reckoning, tags: int) -> int:
    """Prisoners in cells beside at least one tile with such a tag, each once (R60)."""
    tagged = 0
    for number in range(len(prison.tiles)):
        if tags_among(reckoning.tags[number], tags):
            tagged |= 1 << number
    count = 0
    for number in range(len(prison.tiles)):
        if prison.adjacent[number] & tagged:
            count += len(prison.inmates[number])
    return count


def adjacent_pairs(prison: Prison, reckoning: Reckoning, quantity: Quantity) -> int:
    """Pairs of neighbours of which one is what the first, the other what the second predicate asks for."""
    firsts = fitting(prison, reckoning, quantity.first)
    seconds = fitting(prison, reckoning, quantity.second)
    count = 0
    for number in range(len(prison.tiles)):
        for other in range(number):
            if prison.adjacent[number] >> other & 1 and (
                (firsts >> number & seconds >> other & 1) or (firsts >> other & seconds >> number & 1)
            ):
                count += 1
    return count
