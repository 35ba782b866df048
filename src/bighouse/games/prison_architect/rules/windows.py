"""Windows, and what they overlook (RULES.md section 5.4)."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import NOTHING
from bighouse.games.prison_architect.rules.prison import Prison


def overlooks(prison: Prison, number: int, side: int) -> int:
    """The Outdoor tile that a window on this side of a tile looks out on, or NOTHING; the window need not be there."""
    other = prison.beside(prison.squares[number], side)
    return other if other != NOTHING and prison.tile(other).outdoor else NOTHING


def overlooking(prison: Prison, number: int) -> int:
    """How many windows look out on this tile."""
    count = 0
    for side in range(4):
        other = prison.beside(prison.squares[number], side)
        if other != NOTHING:
            count += prison.windows[other] >> (side + 2) % 4 & 1
    return count


def windows_on_outdoor(prison: Prison) -> int:
    """How many windows of the whole prison look out on an Outdoor tile."""
    count = 0
    for number in range(len(prison.tiles)):
        for side in range(4):
            if prison.windows[number] >> side & 1 and overlooks(prison, number, side) != NOTHING:
                count += 1
    return count
