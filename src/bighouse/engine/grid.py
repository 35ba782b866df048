"""A grid of squares: who is whose neighbour, and where a group of squares fits when it slides, turns or is mirrored.

Squares are numbered row by row; a group of them is a bit mask.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
OFF: Final = -1  # beyond the grid

COLUMN_STEPS: Final = [0, 1, 0, -1]  # by side
ROW_STEPS: Final = [-1, 0, 1, 0]
SYMMETRIES: Final = 8  # four turns, then the same mirrored


class Grid:
    """Squares in rows and columns; what never changes is reckoned once."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.beside: list[list[int]] = []  # the square at each side of a square, or OFF
        self.adjacent: list[int] = []  # those that share a side, as masks
        self.around: list[int] = []  # the eight around it, as masks
        for square in range(self.size):
            sides: list[int] = []
            adjacent = 0
            around = 0
            for side in range(4):
                beside = self.step(square, COLUMN_STEPS[side], ROW_STEPS[side])
                sides.append(beside)
                if beside != OFF:
                    adjacent |= 1 << beside
            for column in range(-1, 2):
                for row in range(-1, 2):
                    near = self.step(square, column, row)
                    if near != OFF and near != square:
                        around |= 1 << near
            self.beside.append(sides)
            self.adjacent.append(adjacent)
            self.around.append(around)

    def square(self, column: int, row: int) -> int:
        """The square of a column and a row, or OFF."""
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return OFF

    def step(self, square: int, columns: int, rows: int) -> int:
        """The square so many columns to the right and rows down, or OFF."""
        return self.square(square % self.columns + columns, square // self.columns + rows)

    def neighbours(self, group: int) -> int:
        """The squares outside of a group that share a side with it."""
        out = 0
        for square in squares(group):
            out |= self.adjacent[square]
        return out & ~group

    def is_connected(self, group: int) -> bool:
        """Whether one can walk through the whole group from side to side; nothing at all is connected."""
        reached = group & -group
        edge = reached
        while edge:
            edge = self.neighbours(reached) & group
            reached |= edge
        return reached == group

    def bounds(self, group: int) -> list[int]:
        """The first and the last column, then the first and the last row that a group reaches; it must not be empty."""
        first = squares(group)[0]
        out = [first % self.columns, first % self.columns, first // self.columns, first // self.columns]
        for square in squares(group):
            out[0] = min(out[0], square % self.columns)
            out[1] = max(out[1], square % self.columns)
            out[3] = square // self.columns  # they come row by row
        return out

    def slid(self, group: int, columns: int, rows: int) -> int:
        """The group moved as a whole, or OFF when a part of it would leave the grid."""
        out = 0
        for square in squares(group):
            there = self.step(square, columns, rows)
            if there == OFF:
                return OFF
            out |= 1 << there
        return out

    def slides(self, group: int) -> list[list[int]]:
        """Every way to move a group within the grid, staying included: columns and rows."""
        if group == 0:
            return [[0, 0]]
        left, right, top, bottom = self.bounds(group)
        out: list[list[int]] = []
        for rows in range(-top, self.rows - bottom):
            for columns in range(-left, self.columns - right):
                out.append([columns, rows])
        return out


def squares(group: int) -> list[int]:
    """The squares of a group, the lowest number first."""
    out: list[int] = []
    while group:
        lowest = group & -group
        out.append(lowest.bit_length() - 1)
        group ^= lowest
    return out


def turned(column: int, row: int, symmetry: int) -> list[int]:
    """Where a point goes under one of the eight symmetries, around the origin: column and row."""
    if symmetry >= 4:
        column = -column
    for _ in range(symmetry % 4):
        column, row = -row, column
    return [column, row]


def turned_side(side: int, symmetry: int) -> int:
    """Where a side points under the same symmetry."""
    column, row = turned(COLUMN_STEPS[side], ROW_STEPS[side], symmetry)
    for other in range(4):
        if COLUMN_STEPS[other] == column and ROW_STEPS[other] == row:
            return other
    raise ValueError(f"there is no side {side}")
