"""Everybody at the table, a line each: stars, power, suspicion, cubes and cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.ink import BAD, BRASS, DIM, People
from bighouse.games.lockup.board.ink import COLOURS, EYE, FLAG, STAR
from bighouse.games.lockup.box.components import RESOURCE_WORDS, VALUABLE_WORDS
from bighouse.games.lockup.sight.view import LockupView, PlayerView

WIDE = 100
NARROW = 80
NAME = 19  # columns for a name, in a wide window


def players_table(view: LockupView, people: People, width: int) -> RenderableType:
    wide = width >= WIDE
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, show_edge=False, pad_edge=False)
    table.add_column("", min_width=2, no_wrap=True)
    name = NAME if wide else max(8, width - 62) if width >= NARROW else max(6, width - 54)
    table.add_column("", no_wrap=True, width=name, overflow="ellipsis")
    headings = ["1st", STAR, "pow", EYE]
    headings += ["raid"] if wide else []
    headings += [word[:3] for word in RESOURCE_WORDS]
    headings += [word[:3] for word in VALUABLE_WORDS] if wide else []
    headings += ["item", "goon", "tome", "cell"] if width >= NARROW else ["it", "go", "to", "ce"]
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True, min_width=max(2, len(heading)))
    table.add_column("", no_wrap=True)
    for player in view.players:
        table.add_row(*row(view, people, player, wide, name))
    return table


def number(count: int, style: str = "") -> Text:
    return Text(str(count), style) if count else Text("·", DIM)


def row(view: LockupView, people: People, player: PlayerView, wide: bool, room: int) -> list[RenderableType]:
    mine = player.seat == view.viewer
    title = people.title(player.seat)
    words = title if len(title) <= room else people.name(player.seat)
    name = Text(words, f"bold {people.colour(player.seat)}" if mine else people.colour(player.seat))
    cells: list[RenderableType] = [people.badge(player.seat), name]
    cells.append(Text(FLAG, BRASS) if player.seat == view.first_player else "")
    cells += [Text(str(player.stars), f"bold {BRASS}"), number(player.power, COLOURS["power"])]
    cells.append(number(player.suspicion, BAD))
    if wide:
        cells.append(Text(f"-{player.raid}", BAD) if player.raid else Text("·", DIM))
    cells += [number(player.cubes.get(word, 0), COLOURS[word]) for word in RESOURCE_WORDS]
    if wide:
        cells += [number(player.valuables.get(word, 0), COLOURS[word]) for word in VALUABLE_WORDS]
    cells += [number(len(player.items)), number(len(player.goons)), number(player.tome_count)]
    cells.append(Text("·", DIM) if player.guards else Text(str(player.cell_count)))
    cells.append(state(view, player))
    return cells


def state(view: LockupView, player: PlayerView) -> Text:
    """Who has won, who is to move, who has passed."""
    if view.over and player.seat in view.winners:
        return Text("won", f"bold {BRASS}")
    if player.seat in view.waiting:
        return Text("to move", "bold")
    return Text("passed", DIM) if player.passed and view.phase == "roll_call" else Text()
