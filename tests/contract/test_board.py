"""The terminal's board: it fits every window, whoever looks."""

from __future__ import annotations

import io
from itertools import cycle

import pytest
from rich.console import Console, RenderableType

from bighouse.engine.ink import ALL_EYES
from bighouse.engine.room import Room
from bighouse.terminal.sitters import Sitter
from tests.contract.modes import MODES, Mode, modes_of
from tests.contract.reading import NAMES
from tests.contract.sample import ROOMS
from tests.contract.walks import walk

SELDOM = 60  # every so many positions one is drawn
DRAWN = [room for room in ROOMS if room.drawings() is not None]


def drawn(picture: RenderableType, width: int) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width, force_terminal=False).print(picture)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.room in DRAWN], ids=str)
def test_the_board_fits_every_window(mode: Mode) -> None:
    room = mode.room
    sitters = [Sitter(seat, NAMES[seat], "") for seat in range(mode.players)]
    looks = cycle((viewer, width) for width in (64, 80, 120) for viewer in (None, 0, ALL_EYES))
    for game, _ in walk(mode, 3, SELDOM):
        for _ in range(2):
            viewer, width = next(looks)
            assert max(len(line) for line in drawn(room.board(game, viewer, sitters, width), width)) <= width
        assert drawn(room.mat(game, 0, game.seats - 1, sitters, 80), 80)


@pytest.mark.parametrize("room", DRAWN, ids=lambda room: room.name)
def test_what_does_not_fit_the_height_is_named(room: Room) -> None:
    mode = next(mode for mode in modes_of(room) if mode.players == 4)
    sitters = [Sitter(seat, NAMES[seat], "") for seat in range(mode.players)]
    for game, _ in walk(mode, 2, SELDOM):
        whole = drawn(room.board(game, 0, sitters, 100), 100)
        assert not any("too low" in line for line in whole)
        for height in (40, len(whole) - 1, len(whole)):
            low = drawn(room.board(game, 0, sitters, 100, height), 100)
            assert len(low) <= height
            assert any("too low" in line for line in low) == (len(whole) > height)
