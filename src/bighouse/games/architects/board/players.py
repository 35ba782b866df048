"""Everybody at the table, a line each: points, virtue, goods, workers and cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.ink import BAD, BRASS, DIM, People
from bighouse.games.architects.board.ink import COLOURS
from bighouse.games.architects.box.components import GOOD_WORDS
from bighouse.games.architects.sight.view import ArchitectsView, PlayerView

WIDE = 100
NAME = 19  # columns for a name, in a wide window


def players_table(view: ArchitectsView, people: People, width: int) -> RenderableType:
    wide = width >= WIDE
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, show_edge=False, pad_edge=False)
    table.add_column("", min_width=2, no_wrap=True)
    name = NAME if wide else max(6, width - 66)
    table.add_column("", no_wrap=True, width=name, overflow="ellipsis")
    headings = ["VP", "virt", "cath"] if wide else ["VP", "vi", "ca"]
    headings += [word[:3] if wide else word[:2] for word in GOOD_WORDS]
    headings += ["home", "jail", "held", "debt", "paid"] if wide else ["ho", "ja", "he", "de"]
    headings += ["appr", "built", "plans"] if wide else ["ap", "bu", "pl"]
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True, min_width=max(2, len(heading)))
    table.add_column("", no_wrap=True)
    for player in [view.players[who] for who in view.order]:
        table.add_row(*row(view, people, player, wide, name))
    return table


def number(count: int, style: str = "") -> Text:
    return Text(str(count), style) if count else Text("·", DIM)


def row(view: ArchitectsView, people: People, player: PlayerView, wide: bool, room: int) -> list[RenderableType]:
    mine = player.seat == view.viewer
    title = people.title(player.seat)
    words = title if len(title) <= room else people.name(player.seat)
    name = Text(words, f"bold {people.colour(player.seat)}" if mine else people.colour(player.seat))
    cells: list[RenderableType] = [people.badge(player.seat), name]
    cells += [Text(str(player.points), f"bold {BRASS}"), Text(str(player.virtue), COLOURS["virtue"])]
    cells.append(number(player.level))
    cells += [number(player.goods.get(word, 0), COLOURS[word]) for word in GOOD_WORDS]
    cells += [number(player.home), number(player.prison, BAD), number(sum(player.captured)), number(player.unpaid, BAD)]
    if wide:
        cells.append(number(player.paid))
    cells += [number(len(player.apprentices)), number(len(player.built)), number(player.hand_count)]
    cells.append(state(view, player))
    return cells


def state(view: ArchitectsView, player: PlayerView) -> Text:
    """Who has won, who is to move."""
    if view.over and player.seat in view.winners:
        return Text("won", f"bold {BRASS}")
    if player.seat in view.waiting:
        return Text("to move", "bold")
    return Text("◄", DIM) if player.seat == view.active and not view.over else Text()
