"""The end of a game: who has won, and where the points come from."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bighouse.engine.actor import automaton
from bighouse.engine.english import listed
from bighouse.engine.game import Game
from bighouse.engine.record import Record
from bighouse.terminal.log import Log, draw
from bighouse.terminal.screen import Screen, Section
from bighouse.terminal.sitters import Company

LAST_LINES = 16  # of the story before the sheet


def sheet(game: Game, company: Company) -> Grid:
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
        sitter = company.sitters[number] if number < len(company.sitters) else None
        head = Text(name) if sitter is None else Text.assemble(sitter.badge, " ", (sitter.name, sitter.colour))
        style = "heading" if number in game.winners() else "bold"
        grid.add_column(head, footer=Text(str(figures.totals[number]), style), justify="right")
    for line in figures.lines:
        if any(line.points):
            grid.add_row(line.name, *(str(count) if count else Text("·", "dim") for count in line.points))
    return grid


def verdict(game: Game, company: Company) -> Text:
    """Who has won, in a sentence."""
    winners = [company.name(seat) for seat in game.winners()]
    if not winners:
        rival = automaton(game.room.actors(game))
        return Text("Nobody has won." if rival is None else f"{rival.title} won this time.", "heading")
    if len(winners) == 1:
        return Text("You have won!" if winners[0] == "You" else f"{winners[0]} won.", "heading")
    return Text(f"{listed(winners)} share the victory.", "heading")


def print_result(console: Console, record: Record, company: Company, viewer: int | None, first: int) -> None:
    """The board at the end, what happened last, the verdict and the sheet."""
    game = record.game
    console.print(Screen(console, company).board(game, viewer))
    news = draw(Log(record, company, viewer).since(first), company, LAST_LINES, "a replay shows them all")
    console.print(Section("What happened"), news)
    console.print(Section("The end"), verdict(game, company), sheet(game, company))
