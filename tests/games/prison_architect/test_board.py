"""The terminal's board: a prison is drawn as it stands, and nobody sees what others hide."""

from __future__ import annotations

from typing import Any

from bighouse.engine.ink import ALL_EYES
from bighouse.games.prison_architect.board.plan import Plan
from bighouse.games.prison_architect.room import ROOM
from bighouse.games.prison_architect.sight.view import CellView, NeedView, PrisonerView, PrisonView, TileView
from bighouse.terminal.sitters import Sitter
from tests.contract.modes import Mode
from tests.contract.test_board import drawn
from tests.contract.walks import walk
from tests.games.prison_architect.prisons import BOX

SITTERS = [Sitter(seat, name, "") for seat, name in enumerate(("Ada", "Bea", "Cleo", "Dov"))]
THREE = Mode(ROOM, 3, {})


def board(game: Any, seat: int | None, width: int, height: int | None = None) -> list[str]:
    return drawn(ROOM.board(game, seat, SITTERS[: game.seats], width, height), width)


def need(word: str, met: bool) -> NeedView:
    return NeedView(need=word, met=met, given=int(met), against=0, reasons=[])


def tile(name: str, column: int, row: int, windows: list[str], cell: CellView | None = None) -> TileView:
    return TileView(
        tile=name, square=f"{'abcdefghijklm'[column]}{row + 1}", column=column, row=row, windows=windows, token=None,
        staff=0, staff_slots=0, tags={}, conditions=[], points=0, cell=cell,
    )  # fmt: skip


def test_a_prison_is_drawn_with_its_walls_windows_prisoners_and_needs() -> None:
    bunk = CellView(
        capacity=2,
        types=["orange"],
        prisoners=[PrisonerView(type="orange", threat=5)],
        specialists=["dog"],
        needs=[need("secure", True), need("comfortable", False), need("hygienic", True)],
    )
    tiles = [tile("bunk_cell", 5, 5, ["n", "w"], bunk), tile("canteen", 6, 6, []), tile("laundry", 5, 6, [])]
    prison = PrisonView(tiles=tiles, cells=1, cell_limit=10, columns=2, rows=2, span_limit=6)
    assert [line.rstrip() for line in drawn(Plan(prison, [], BOX).picture(31), 31)] == [
        "         f            g",
        "   ┌════════════┐",
        "   ║Bunk Cell   │",
        " 6 ║o5 · +Do    │",
        "   ║S✓ C✗ H✓    │",
        "   ├────────────┼────────────┐",
        "   │Laundry     │Canteen     │",
        " 7 │            │            │",
        "   │            │            │",
        "   └────────────┴────────────┘",
    ]


def test_every_square_where_the_tile_in_hand_can_go_is_named_with_its_points() -> None:
    for game, _ in walk(Mode(ROOM, 2, {}), 1, 1):
        shown = ROOM.view(game, 0)
        if shown.previews:
            rows = "\n".join(drawn(ROOM.mat(game, 0, 0, SITTERS[:2], 100), 100))
            assert all(f" {preview.square} " in rows for preview in shown.previews)
            other = "\n".join(drawn(ROOM.mat(game, 1, 0, SITTERS[:2], 100), 100))
            assert not any(f" {preview.square} " in other for preview in shown.previews)
            return
    raise AssertionError("nobody had a tile to place")


def test_nobody_sees_the_objectives_of_others() -> None:
    game: Any = THREE.new(4)
    names = [objective.name for objective in BOX.objectives]
    mine, other = game.players[0].hand, game.players[1].hand
    text = "\n".join(board(game, 0, 140))
    assert all(names[card] in text for card in mine)
    assert not any(names[card] in text for card in other if card not in mine)
    opened = "\n".join(board(game, ALL_EYES, 140))
    assert all(names[card] in opened for card in mine + other)


def test_the_governor_has_a_line_of_his_own() -> None:
    alone: Any = Mode(ROOM, 1, {}).new(1)
    assert any(line.startswith("The Governor  ") for line in board(alone, 0, 100))
