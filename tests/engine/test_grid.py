"""A grid: neighbours, groups that slide in their frame, and the eight ways to lay a pattern."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bighouse.engine.grid import (
    EAST,
    NORTH,
    OFF,
    SOUTH,
    SYMMETRIES,
    WEST,
    Grid,
    squares,
    turned,
    turned_side,
)

FRAME = Grid(6, 6)
GROUPS = st.sets(st.integers(0, 35), min_size=1, max_size=8).map(lambda found: sum(1 << square for square in found))


def group(drawing: str, grid: Grid = FRAME) -> int:
    """The squares marked # of a drawing that begins in the upper left corner."""
    out = 0
    for row, line in enumerate(drawing.split("/")):
        for column, mark in enumerate(line):
            if mark == "#":
                out |= 1 << grid.square(column, row)
    return out


def test_neighbours_of_a_corner_an_edge_and_the_middle() -> None:
    grid = Grid(3, 3)
    assert grid.beside[0] == [OFF, 1, 3, OFF]
    assert [squares(mask) for mask in (grid.adjacent[0], grid.adjacent[1], grid.adjacent[4])] == [
        [1, 3],
        [0, 2, 4],
        [1, 3, 5, 7],
    ]
    assert [len(squares(mask)) for mask in (grid.around[0], grid.around[1], grid.around[4])] == [3, 5, 8]
    assert (grid.beside[4][NORTH], grid.beside[4][EAST], grid.beside[4][SOUTH], grid.beside[4][WEST]) == (1, 5, 7, 3)


@given(st.integers(0, 35), st.integers(0, 35))
def test_neighbours_are_mutual(one: int, other: int) -> None:
    assert (FRAME.adjacent[one] >> other & 1) == (FRAME.adjacent[other] >> one & 1)
    assert (FRAME.around[one] >> other & 1) == (FRAME.around[other] >> one & 1)


def test_a_group_is_connected_by_sides_not_by_corners() -> None:
    assert FRAME.is_connected(group("##/.#/.##"))
    assert not FRAME.is_connected(group("#./.#"))
    assert FRAME.is_connected(0)


def test_a_row_does_not_run_on_in_the_next_one() -> None:
    assert not FRAME.is_connected(group("....##/##"))
    assert FRAME.slid(group("#####"), 2, 0) == OFF


def test_bounds_and_slides() -> None:
    shape = group("./.##/.#")
    assert FRAME.bounds(shape) == [1, 2, 1, 2]
    assert len(FRAME.slides(shape)) == 5 * 5
    assert FRAME.slides(group("######")) == [[0, rows] for rows in range(6)]
    assert FRAME.slides(0) == [[0, 0]]


@given(GROUPS)
def test_slides_are_just_those_that_stay_in_the_frame(shape: int) -> None:
    slides = FRAME.slides(shape)
    for columns in range(-6, 7):
        for rows in range(-6, 7):
            there = FRAME.slid(shape, columns, rows)
            assert (there != OFF) == ([columns, rows] in slides)
            if there != OFF:
                assert FRAME.slid(there, -columns, -rows) == shape
                assert FRAME.is_connected(there) == FRAME.is_connected(shape)


def test_the_eight_symmetries_are_different_and_keep_distances() -> None:
    pattern = [(0, 0), (1, 0), (0, 2)]  # like no mirror image of itself
    images = {tuple(tuple(turned(*point, symmetry)) for point in pattern) for symmetry in range(SYMMETRIES)}
    assert len(images) == SYMMETRIES
    for image in images:
        assert sorted(column**2 + row**2 for column, row in image) == [0, 1, 4]


@pytest.mark.parametrize("symmetry", range(SYMMETRIES))
def test_sides_turn_with_the_squares(symmetry: int) -> None:
    assert sorted(turned_side(side, symmetry) for side in range(4)) == [NORTH, EAST, SOUTH, WEST]
    north, south = turned_side(NORTH, symmetry), turned_side(SOUTH, symmetry)
    assert (north - south) % 4 == 2


def test_a_turn_is_clockwise_and_a_mirror_swaps_east_and_west() -> None:
    assert [turned_side(side, 1) for side in (NORTH, EAST, SOUTH, WEST)] == [EAST, SOUTH, WEST, NORTH]
    assert [turned_side(side, 4) for side in (NORTH, EAST, SOUTH, WEST)] == [NORTH, WEST, SOUTH, EAST]
