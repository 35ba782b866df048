"""What happened, in sentences, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bighouse.engine.ink import ALL_EYES
from bighouse.engine.record import Record
from bighouse.engine.story import Event
from bighouse.terminal.sitters import Company


class Line(NamedTuple):
    """A sentence and the seat that it speaks of first; -1 when it speaks of none."""

    seat: int
    words: str


class Log:
    """The story of a record as one viewer may know it (None: a spectator; ALL_EYES: everything)."""

    def __init__(self, record: Record, company: Company, viewer: int | None) -> None:
        self.record = record
        self.company = company
        self.viewer = viewer

    def deal(self) -> list[Line]:
        return self.lines(self.record.deal_events)

    def move(self, index: int) -> list[Line]:
        return self.lines(self.record.events_of(index))

    def since(self, ply: int, deal: bool = True) -> list[Line]:
        """All that the moves from this one on have led to; the deal comes before the first of them."""
        lines = self.deal() if ply == 0 and deal else []
        for index in range(ply, len(self.record)):
            lines += self.move(index)
        return lines

    def lines(self, events: Iterable[Event]) -> list[Line]:
        game = self.record.game
        lines: list[Line] = []
        for event in events:
            words = game.room.sentence(game, event, self.knower(event), self.name)
            if words:
                lines.append(Line(self.actor(event), words))
        return lines

    def name(self, seat: int) -> str:
        """Whoever reads is "You"."""
        return "You" if seat == self.viewer else self.company.name(seat)

    def knower(self, event: Event) -> int | None:
        """Through whose eyes the event is told: the viewer's, or those of somebody who knows all of it."""
        if self.viewer != ALL_EYES:
            return self.viewer
        return (event.knowers & -event.knowers).bit_length() - 1 if event.knowers > 0 else None

    def actor(self, event: Event) -> int:
        """The seat that leads whoever acts, or -1."""
        player = event.told_to(self.knower(event)).get("seat", -1)
        if not isinstance(player, int) or player < 0:
            return -1
        game = self.record.game
        seat = game.room.actors(game)[player].seat
        return -1 if seat is None else seat


def draw(lines: list[Line], company: Company, most: int = -1, more: str = "l shows the whole log") -> RenderableType:
    """The lines under each other, each with its seat's shape; of too many, the last."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=1, no_wrap=True)
    grid.add_column()
    left_out = max(0, len(lines) - most) if most >= 0 else 0
    if left_out:
        grid.add_row("", Text(f"... {left_out} earlier: {more}", "dim"))
    for line in lines[left_out:]:
        if line.seat >= 0:
            sitter = company.sitters[line.seat]
            grid.add_row(Text(sitter.shape, sitter.colour), Text(line.words))
        else:
            grid.add_row(Text("·", "dim"), Text(line.words))
    return grid
