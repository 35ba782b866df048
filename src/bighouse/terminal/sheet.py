"""The end of a game: who has won, and where the points come from."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bighouse.engine.game import Game
from bighouse.engine.record import Record
from bighouse.terminal.log import Log, draw
from bighouse.terminal.screen import Screen, Section
from bighouse.terminal.sitters import Table

LAST_LINES = 16  # of the story before the sheet


def sheet(game: Game, table: Table) -> Grid:
    """A column a player, a line for everything that gave points."""
    figures = game.room.score_sheet(game)
    grid = Grid(
        box=box.SIMPLE_HEAD,
        header_style="bold",
        border_style="rule",
        pad_edge=False,
        padding=(0, 1, 0, 0),
        show_footer=True,
    )
    grid.add_column("", footer=Text("Total", "heading"), style="dim")
    for number, name in enumerate(figures.players):
        sitter = table.sitters[number] if number < len(table.sitters) else None
        head = Text(name) if sitter is None else Text.assemble(sitter.badge, " ", (sitter.name, sitter.colour))
        style = "heading" if number in game.winners() else "bold"
        grid.add_column(head, footer=Text(str(figures.totals[number]), style), justify="right")
    for line in figures.lines:
        if any(line.points):
            grid.add_row(line.name, *(str(count) if count else Text("·", "dim") for count in line.points))
    return grid


def verdict(game: Game, table: Table) -> Text:
    """Who has won, in a sentence."""
    winners = [table.name(seat) for seat in game.winners()]
    if not winners:  # the automaton sits behind the last seat
        names = game.room.score_sheet(game).players
        rival = names[game.seats] if len(names) > game.seats else "Nobody"
        return Text(f"{rival} won this time." if rival != "Nobody" else "Nobody has won.", "heading")
    if len(winners) == 1:
        return Text("You have won!" if winners[0] == "You" else f"{winners[0]} won.", "heading")
    return Text(f"{', '.join(winners[:-1])} and {winners[-1]} share the victory.", "heading")


def print_result(console: Console, record: Record, table: Table, viewer: int | None, first: int) -> None:
    """The board at the end, what happened last, the verdict and the sheet."""
    game = record.game
    console.print(Screen(console, table).board(game, viewer))
    news = draw(Log(record, table, viewer).since(first), table, LAST_LINES, "a replay shows them all")
    console.print(Section("What happened"), news)
    console.print(Section("The end"), verdict(game, table), sheet(game, table))
