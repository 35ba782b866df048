"""What the boards of all games share in a terminal: colours, headings and the people around the table.

Only the boards import this, so the rules run without rich.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.console import Console, Group, RenderableType
from rich.text import Text

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
    """The sitters, and behind the last of them the automaton, if there is one."""

    def __init__(self, sitters: Sequence[Sitter], automaton: str) -> None:
        self.sitters = sitters
        self.automaton = automaton

    def name(self, seat: int) -> str:
        return self.sitters[seat].name if seat < len(self.sitters) else self.automaton

    def title(self, seat: int) -> str:
        """The name, and what kind of bot it is."""
        bot = self.sitters[seat].bot if seat < len(self.sitters) else ""
        return f"{self.name(seat)} ({bot})" if bot else self.name(seat)

    def colour(self, seat: int) -> str:
        return self.sitters[seat].colour if seat < len(self.sitters) else AUTOMATON

    def badge(self, seat: int) -> Text:
        if seat >= len(self.sitters):
            return Text(f"▣{self.automaton[:1]}", f"bold {AUTOMATON}")
        sitter = self.sitters[seat]
        return Text(f"{sitter.shape}{sitter.letter}", f"bold {sitter.colour}")


def rule(title: Text | str, width: int, right: Text | str = "") -> Text:
    """A heading that runs on as a line, with a remark at its right end."""
    left = title if isinstance(title, Text) else Text(title, f"bold {BRASS}")
    end = right if isinstance(right, Text) else Text(right, DIM)
    line = max(1, width - left.cell_len - end.cell_len - 3 - (1 if end else 0))
    out = Text.assemble(("─ ", RULE), left, " ", ("─" * line, RULE))
    return out.append(" ").append_text(end) if end else out


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
