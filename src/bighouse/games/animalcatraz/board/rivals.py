"""Everybody who competes, a line each: Reputation, Guards, coins, tags, plan and tools."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.english import signed
from bighouse.engine.ink import BAD, BRASS, DIM, GOOD, HIDDEN, SECRET
from bighouse.games.animalcatraz.board.ink import WIDE, Cast, number, spaced
from bighouse.games.animalcatraz.sight.view import RivalView

NAME = 20  # columns for names, in a wide window
SHANK = "†"


def rivals_table(cast: Cast, width: int) -> RenderableType:
    wide = width >= WIDE
    room = NAME if wide else max(6, min(NAME, width - 62))
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, show_edge=False, pad_edge=False)
    table.add_column("", min_width=2, no_wrap=True)
    table.add_column("", no_wrap=True, width=room, overflow="ellipsis")
    for heading in ("REP", "rank", "cell", "Guards", "coins", *(["tags"] if has_tags(cast) else [])):
        table.add_column(heading, justify="left" if heading == "rank" else "right", no_wrap=True)
    table.add_column("plan", overflow="fold")
    table.add_column("", no_wrap=True)
    order = cast.view.order or list(range(len(cast.view.rivals)))
    for rival in order:
        table.add_row(*row(cast, rival, cast.view.rivals[rival], room))
    return table


def has_tags(cast: Cast) -> bool:
    return any(rival.tags is not None for rival in cast.view.rivals)


def row(cast: Cast, index: int, rival: RivalView, room: int) -> list[RenderableType]:
    mine = cast.viewer in rival.seats
    titles = " + ".join(cast.people.title(seat) for seat in rival.seats)
    names = " + ".join(cast.people.name(seat) for seat in rival.seats)
    colour = cast.people.colour(rival.seats[0])
    name = Text(titles if len(titles) <= room else names, f"bold {colour}" if mine else colour)
    cells: list[RenderableType] = [
        cast.rival(index),
        name,
        Text(signed(rival.rep), f"bold {BRASS}"),
        Text(str(cast.ranks[rival.rank].name)),
        Text("+".join(cell.removeprefix("cell_") for cell in rival.cells), DIM),
        Text(f"{len(rival.guards)}/{rival.stands}"),
        number(rival.coins),
    ]
    if has_tags(cast):
        cells.append(number(rival.tags or 0))
    return [*cells, plans(cast, rival), state(cast, index, rival)]


def plans(cast: Cast, rival: RivalView) -> Text:
    """The Escape Plan as far as the viewer sees it, what is secured, and kept Crimes."""
    parts: list[Text] = []
    if rival.plan is not None:
        if rival.plan.plan is None:
            parts.append(Text("a plan", DIM))
        elif rival.plan.revealed:
            parts.append(Text(str(cast.plans[rival.plan.plan].name), BRASS))
        else:
            parts.append(Text(f"{cast.plans[rival.plan.plan].name} {SECRET}", HIDDEN))
    if rival.secured:
        parts.append(Text(", ".join(str(cast.cards[tool].name) for tool in rival.secured)))
    if rival.crime_points:
        parts.append(Text(f"{rival.crime_points} crime pts", DIM))
    return spaced(parts) if parts else Text("·", DIM)


def state(cast: Cast, index: int, rival: RivalView) -> Text:
    """The Shank, a crown, who is out, who has won or is to move."""
    view = cast.view
    parts = [Text(SHANK if view.shank == index else "", f"bold {BAD}"), Text("crowned" if rival.crowned else "", BRASS)]
    if rival.escaped:
        parts.append(Text("out" if rival.escaped == 1 else f"{rival.escaped} out", GOOD))
    if view.over and any(seat in view.winners for seat in rival.seats):
        parts.append(Text("won", f"bold {BRASS}"))
    elif any(seat in view.waiting for seat in rival.seats):
        parts.append(Text("to move", "bold"))
    elif view.active is not None and view.convicts[view.active].rival == index and not view.over:
        parts.append(Text("◄", DIM))
    return spaced(parts, " ")
