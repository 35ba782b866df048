"""Whether a batch of prisoners can be housed: every one needs a place in a cell that accepts his type (section 5.5)."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import NOTHING, TYPES, type_of
from bighouse.games.prison_architect.rules.prison import Prison

SETS: Final = 8  # of types, as masks


def suffice(places: list[int], batch: list[int]) -> bool:
    """Whether places, counted by the set of types that they take, are enough for so many of each type (Hall)."""
    for types in range(1, SETS):
        wanted = 0
        for kind in range(TYPES):
            if types >> kind & 1:
                wanted += batch[kind]
        taken = 1
        while wanted > 0 and taken < SETS:
            if taken & types:
                wanted -= places[taken]
            taken += 1
        if wanted > 0:
            return False
    return True


def accepted(prison: Prison, number: int) -> int:
    """The types that a cell takes as it stands, as a mask."""
    tile = prison.tile(number)
    inmates = prison.inmates[number]
    return tile.types & (1 << type_of(inmates[0])) if inmates and not tile.mixes else tile.types


def fits(prison: Prison, batch: list[int], taken: int = NOTHING, by: int = NOTHING) -> bool:
    """Whether so many more of each type can be housed, once a prisoner of type `by` has entered the cell `taken`."""
    places = [0] * SETS
    undecided: list[int] = []  # empty cells for one type alone, whichever comes first: their types, then their places
    generous = [0] * SETS  # as if these took any mix
    for number in prison.cells():
        room = prison.capacity(number) - len(prison.inmates[number])
        if number == taken:
            room -= 1
        if room > 0:
            mixes = prison.tile(number).mixes
            types = 1 << by if number == taken and not mixes else accepted(prison, number)
            generous[types] += room
            if mixes or types & (types - 1) == 0:
                places[types] += room
            else:
                undecided += [types, room]
    if not undecided:
        return suffice(places, batch)
    return suffice(generous, batch) and decide(places, undecided, batch)


def fits_alone(prison: Prison, kind: int, count: int) -> bool:
    """Whether so many of one type can be housed, and nobody else."""
    for number in prison.cells():
        if accepted(prison, number) >> kind & 1:
            count -= max(0, prison.capacity(number) - len(prison.inmates[number]))
            if count <= 0:
                return True
    return False


def decide(places: list[int], undecided: list[int], batch: list[int]) -> bool:
    """Whether there is a type for every undecided cell so that the places are enough."""
    if suffice(places, batch):
        return True
    if not undecided:
        return False
    types, room = undecided[0], undecided[1]
    for kind in range(TYPES):
        if types >> kind & 1:
            more = places.copy()
            more[1 << kind] += room
            if decide(more, undecided[2:], batch):
                return True
    return False
