"""What the boards of all games share in a terminal: colours, headings and the people around the table.

Only the boards import this, so the rules run without rich.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.console import Console, Group, RenderableType
from rich.text import Text

from bighouse.engine.actor import Actor

BRASS = "#C9973B"
DIM = "grey58"
RULE = "grey42"
HIDDEN = "#9B7FD9"
GOOD = "#3FA37C"
BAD = "#E06C5A"
AUTOMATON = "#9AA5B1"
SECRET = "⊘"  # what others do not see
ALL_EYES = -1  # a viewer who sees everything: for games that are only looked at


class Sitter(Protocol):
    """Whoever has a seat, as the terminal knows them."""

    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str: ...
    @property
    def letter(self) -> str: ...
    @property
    def shape(self) -> str: ...
    @property
    def colour(self) -> str: ...


class People:
    """All who act: the sitters, and whoever else does."""

    def __init__(self, sitters: Sequence[Sitter], actors: Sequence[Actor]) -> None:
        self.sitters = sitters
        self.actors = actors

    def name(self, player: int) -> str:
        return self.sitters[player].name if player < len(self.sitters) else self.actors[player].title

    def title(self, player: int) -> str:
        """The name, and what kind of bot it is."""
        bot = self.sitters[player].bot if player < len(self.sitters) else ""
        return f"{self.name(player)} ({bot})" if bot else self.name(player)

    def colour(self, player: int) -> str:
        seat = self.actors[player].seat
        return AUTOMATON if seat is None else self.sitters[seat].colour

    def badge(self, player: int) -> Text:
        """A shape and a letter: those of the seat, the seat's shape for its other figures, a box for an automaton."""
        seat = self.actors[player].seat
        shape = "▣" if seat is None else self.sitters[seat].shape
        letter = self.sitters[player].letter if player < len(self.sitters) else self.name(player)[:1]
        return Text(f"{shape}{letter}", f"bold {self.colour(player)}")


def rule(title: Text | str, width: int, right: Text | str = "") -> Text:
    """A heading that runs on as a line, with a remark at its right end."""
    left = title if isinstance(title, Text) else Text(title, f"bold {BRASS}")
    end = right if isinstance(right, Text) else Text(right, DIM)
    line = max(1, width - left.cell_len - end.cell_len - 3 - (1 if end else 0))
    out = Text.assemble(("─ ", RULE), left, " ", ("─" * line, RULE))
    return out.append(" ").append_text(end) if end else out


def apart(left: Text, right: Text, width: int) -> RenderableType:
    """One at each end of a line; below each other where there is no room."""
    if left.cell_len + right.cell_len + 2 > width:
        return Group(left, right)
    return Text.assemble(left, " " * (width - left.cell_len - right.cell_len), right)


def owners(viewer: int | None, seats: int, eyes: int | None) -> list[int]:
    """Whose mats are shown whole: the viewer's own; with all eyes, everybody's."""
    if viewer is not None:
        return [viewer]
    return list(range(seats)) if eyes == ALL_EYES else []


def best_that_fits(versions: list[list[RenderableType]], width: int, height: int | None) -> RenderableType:
    """The first of these versions of a board that is not too high, else the last."""
    for parts in versions[:-1]:
        if height is None or lines(parts, width) <= height:
            return Group(*parts)
    return Group(*versions[-1])


def lines(parts: list[RenderableType], width: int) -> int:
    console = Console(width=width)
    return len(console.render_lines(Group(*parts), pad=False))


def without(parts: str) -> Text:
    """What a version leaves out."""
    return Text(f"The window is too low for: {parts}", DIM)
