"""What can be played: every game with its seats, its options and their bounds."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bighouse.engine.room import Room
from bighouse.terminal.option_words import applies, bounds, usual


def seats_words(room: Room) -> str:
    first, last = room.seats.start, room.seats.stop - 1
    return str(first) if first == last else f"{first}-{last}"


def list_games(console: Console, chosen: list[Room]) -> None:
    table = Table(
        box=box.SIMPLE_HEAD, header_style="heading", border_style="rule", pad_edge=False, padding=(0, 1, 0, 0)
    )
    for heading in ("Game", "Players", "Option", "Default", "Can be", "What it does"):
        table.add_column(heading, no_wrap=heading in ("Game", "Players", "Option"))
    for room in chosen:
        head = (Text(room.name, "bold"), seats_words(room))
        if not room.options:
            table.add_row(*head, Text("none", "dim"), "", "", "", end_section=True)
        for number, option in enumerate(room.options):
            last = number == len(room.options) - 1
            cells = (option.name, usual(room, option), bounds(option), option.help + applies(option))
            table.add_row(*(head if number == 0 else ("", "")), *cells, end_section=last)
    console.print(table)
    if chosen:
        name = chosen[0].name
        players = min(3, chosen[0].seats.stop - 1)
        example = f"bighouse play {name} --players {players} --bots greedy"
        console.print(Text.assemble("Sit down with  ", (example, "bold")))
