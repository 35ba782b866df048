"""Where a tile may stand, and on which of its edges windows may be (RULES.md section 5.4)."""

from __future__ import annotations

from bighouse.engine.grid import OFF
from bighouse.engine.step import ALLOWED
from bighouse.games.prison_architect.box.components import CELL, NOTHING, SPECIALISTS
from bighouse.games.prison_architect.rules.prison import MIDDLE, NO_TOKEN, PLAN, SPAN, Prison
from bighouse.games.prison_architect.rules.refusals import (
    NO_EDGE_FOR_WINDOWS,
    NOT_ADJACENT,
    PRISON_DIVIDED,
    SQUARE_TAKEN,
    TOO_HIGH,
    TOO_MANY_CELLS,
    TOO_WIDE,
    WINDOW_FACES_SQUARE,
    WINDOW_FACES_TILE,
    WRONG_WINDOWS,
)


def squares_beside(prison: Prison) -> list[int]:
    """The empty squares beside the prison, in order, not to be changed; for the first tile any would do (R1)."""
    return prison.outside


def legal_squares(prison: Prison, kind: int) -> list[int]:
    """Every square on which the tile can be placed, each once."""
    return [square for square in prison.outside if stand_refusal(prison, kind, square) == ALLOWED]


def has_place(prison: Prison, kind: int) -> bool:
    """Whether the tile can be placed anywhere (R17); mostly the first square that is looked at will do."""
    if is_cell_too_many(prison, kind):
        return False
    for square in prison.outside:
        if stand_refusal(prison, kind, square) == ALLOWED:
            return True
    return False


def is_cell_too_many(prison: Prison, kind: int) -> bool:
    """Whether the tile is a cell, and the prison has as many as it may."""
    return len(prison.cell_numbers) >= prison.box.most_cells and prison.box.tiles[kind].category == CELL


def square_refusal(prison: Prison, kind: int, square: int) -> int:
    """Why the tile cannot stand on this square, whatever its windows; ALLOWED if it can."""
    if prison.at[square] != NOTHING:
        return SQUARE_TAKEN
    if not touches(prison, square):
        return NOT_ADJACENT
    return stand_refusal(prison, kind, square)


def stand_refusal(prison: Prison, kind: int, square: int) -> int:
    """The same of an empty square beside the prison."""
    tile = prison.box.tiles[kind]
    span = reach_refusal(prison, square)
    if span != ALLOWED:
        return span
    if is_cell_too_many(prison, kind):
        return TOO_MANY_CELLS
    if not tile.outdoor and is_overlooked(prison, square):
        return WINDOW_FACES_SQUARE
    if tile.windows and open_edges(prison, square).bit_count() < tile.windows:
        return NO_EDGE_FOR_WINDOWS
    return ALLOWED


def touches(prison: Prison, square: int) -> bool:
    """Whether a tile here would share a side with the prison; the first tile of all lies in the middle (R1)."""
    if not prison.tiles:
        return square == MIDDLE
    return touches_without(prison, square, NOTHING)


def reach_refusal(prison: Prison, square: int) -> int:
    """Whether the prison keeps within its frame with a tile on this square too (R1)."""
    if not prison.tiles:
        return ALLOWED
    top, bottom, left, right = prison.bounds
    row, column = square // SPAN, square % SPAN
    if max(right, column) - min(left, column) >= prison.box.grid:
        return TOO_WIDE
    if max(bottom, row) - min(top, row) >= prison.box.grid:
        return TOO_HIGH
    return ALLOWED


def is_overlooked(prison: Prison, square: int) -> bool:
    """Whether a window of a neighbour faces this square."""
    for side in range(4):
        other = prison.beside(square, side)
        if other != NOTHING and prison.windows[other] >> (side + 2) % 4 & 1:
            return True
    return False


def open_edges(prison: Prison, square: int) -> int:
    """The edges of a square on which a window may be: before an empty square or an Outdoor tile. A mask of sides."""
    edges = 0
    for side in range(4):
        other = prison.beside(square, side)
        if other == NOTHING or prison.tile(other).outdoor:
            edges |= 1 << side
    return edges


def window_sets(prison: Prison, kind: int, square: int) -> list[int]:
    """Every way to put the tile's windows on different edges there, as masks of sides; [0] for a tile without any."""
    windows = prison.box.tiles[kind].windows
    edges = open_edges(prison, square)
    return [chosen for chosen in range(16) if chosen.bit_count() == windows and not chosen & ~edges]


def window_refusal(prison: Prison, kind: int, square: int, windows: int) -> int:
    """Why the tile's windows cannot be on these edges there; ALLOWED if they can."""
    if windows.bit_count() != prison.box.tiles[kind].windows:
        return WRONG_WINDOWS
    return WINDOW_FACES_TILE if windows & ~open_edges(prison, square) else ALLOWED


def build(prison: Prison, kind: int, square: int, windows: int, tag: int = NO_TOKEN) -> None:
    """Place a tile and take what its bonus icons give; `tag` is what its wildcard shows."""
    tile = prison.box.tiles[kind]
    prison.place(kind, square, windows)
    prison.staff += tile.staff
    for specialist in range(SPECIALISTS):
        prison.pool[specialist] += tile.specialists[specialist]
    if tag != NO_TOKEN:
        prison.put_token(prison.at[square], tag)


# Windows and tiles that are changed later


def free_edges(prison: Prison, number: int) -> int:
    """The edges of a placed tile that may still get a window (R16, R61): a mask of sides."""
    if prison.tile(number).outdoor:
        return 0
    return open_edges(prison, prison.squares[number]) & ~prison.windows[number]


def move_refusal(prison: Prison, number: int, square: int) -> int:
    """Why Micromanagement cannot put a tile on this square, changing places with whatever stands there (R55)."""
    other = prison.at[square]
    if other == NOTHING:
        span = span_refusal(prison, moved(prison, number, square))
        if span != ALLOWED:
            return span
        if not touches_without(prison, square, number):
            return NOT_ADJACENT
        if not joins(prison, square, number):
            return PRISON_DIVIDED
    squares = moved(prison, number, square)
    for window in range(len(prison.tiles)):
        for side in range(4):
            if prison.windows[window] >> side & 1:
                facing = tile_after(prison, PLAN.beside[squares[window]][side], number, square)
                if facing != NOTHING and not prison.tile(facing).outdoor:
                    return WINDOW_FACES_TILE
    return ALLOWED


def span_refusal(prison: Prison, squares: list[int]) -> int:
    """Whether tiles on these squares keep within the frame."""
    rows = [square // SPAN for square in squares]
    columns = [square % SPAN for square in squares]
    if max(columns) - min(columns) >= prison.box.grid:
        return TOO_WIDE
    return TOO_HIGH if max(rows) - min(rows) >= prison.box.grid else ALLOWED


def moved(prison: Prison, number: int, square: int) -> list[int]:
    """The squares of all tiles once one has moved: what `prison.rearrange` wants."""
    squares = prison.squares.copy()
    other = prison.at[square]
    if other != NOTHING:
        squares[other] = squares[number]
    squares[number] = square
    return squares


def tile_after(prison: Prison, where: int, number: int, square: int) -> int:
    """The tile that stands somewhere once one has moved to a square; NOTHING for none."""
    if where == OFF:
        return NOTHING
    if where == square:
        return number
    return prison.at[square] if where == prison.squares[number] else prison.at[where]


def joins(prison: Prison, square: int, left_out: int) -> bool:
    """Whether from this square one can walk to every tile other than this one."""
    reached = 0
    for side in range(4):
        other = prison.beside(square, side)
        if other != NOTHING:
            reached |= 1 << other
    reached &= ~(1 << left_out)
    grown = 0
    while grown != reached:
        grown = reached
        for number in range(len(prison.tiles)):
            if grown >> number & 1:
                reached |= prison.adjacent[number] & ~(1 << left_out)
    return reached | 1 << left_out == (1 << len(prison.tiles)) - 1


def touches_without(prison: Prison, square: int, left_out: int) -> bool:
    """Whether a square shares a side with a tile other than this one."""
    for side in range(4):
        other = prison.beside(square, side)
        if other != NOTHING and other != left_out:
            return True
    return False


def squares_to_move_to(prison: Prison, number: int) -> list[int]:
    """Where one tile may go by Micromanagement: free squares beside the others, and tiles to change places with."""
    out: list[int] = []
    for square in sorted(squares_beside(prison) + prison.squares):
        if square != prison.squares[number] and move_refusal(prison, number, square) == ALLOWED:
            out.append(square)
    return out


def can_move(prison: Prison, number: int) -> bool:
    """Whether Micromanagement can put a tile anywhere else; to change places with another is mostly allowed."""
    for square in prison.squares + squares_beside(prison):
        if square != prison.squares[number] and move_refusal(prison, number, square) == ALLOWED:
            return True
    return False


def can_rearrange(prison: Prison) -> bool:
    """Whether any tile can be moved or swapped."""
    for number in range(len(prison.tiles)):
        if can_move(prison, number):
            return True
    return False
