"""Everybody at the table, a line each: points, cash, staff, prison, prisoners and tracks."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.english import signed
from bighouse.engine.ink import BAD, BRASS, DIM, GOOD, People
from bighouse.games.prison_architect.board.ink import cash, number
from bighouse.games.prison_architect.sight.view import PlayerView, PrisonArchitectView

WIDE = 96
NAME = 18  # columns for a name, in a wide window
WIDE_HEADINGS = ("init", "VP", "cash", "free", "staff", "spec", "tiles", "cells", "in", "out", "fled", "fin", "reh")
NARROW_HEADINGS = ("in", "VP", "cash", "st", "ti", "ce", "pr", "fl", "fi", "re")


def players_table(view: PrisonArchitectView, people: People, width: int) -> RenderableType:
    wide = width >= WIDE
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, show_edge=False, pad_edge=False)
    table.add_column("", min_width=2, no_wrap=True)
    name = NAME if wide else max(6, min(NAME, width - 50))
    table.add_column("", no_wrap=True, width=name, overflow="ellipsis")
    for heading in WIDE_HEADINGS if wide else NARROW_HEADINGS:
        table.add_column(heading, justify="right", no_wrap=True, min_width=max(2, len(heading)))
    table.add_column("", no_wrap=True)
    for player in view.players:
        table.add_row(*row(view, people, player, wide, name))
    return table


def row(view: PrisonArchitectView, people: People, player: PlayerView, wide: bool, room: int) -> list[RenderableType]:
    mine = player.seat == view.viewer
    title = people.title(player.seat)
    words = title if len(title) <= room else people.name(player.seat)
    name = Text(words, f"bold {people.colour(player.seat)}" if mine else people.colour(player.seat))
    held = sum(len(tile.cell.prisoners) for tile in player.prison.tiles if tile.cell is not None)
    points = Text("?", DIM) if player.points is None else Text(signed(player.points), f"bold {BRASS}")
    cells: list[RenderableType] = [people.badge(player.seat), name, number(player.initiative), points]
    cells.append(cash(player.cash))
    if wide:
        cells.append(cash(player.unallocated))
    cells.append(number(player.staff))
    if wide:
        cells.append(number(sum(player.specialists.values())))
    cells += [number(len(player.prison.tiles)), number(player.prison.cells), number(held)]
    if wide:
        cells.append(number(len(player.released), GOOD))
    cells += [number(len(player.escaped), BAD), number(player.finance.position), number(player.rehabilitation.position)]
    cells.append(state(view, player))
    return cells


def state(view: PrisonArchitectView, player: PlayerView) -> Text:
    """Who has won, who is to move, who is done with what all do at once."""
    if view.over and player.seat in view.winners:
        return Text("won", f"bold {BRASS}")
    if player.seat in view.waiting:
        return Text("to move", "bold")
    return Text("done", DIM) if player.done and not view.over else Text()
