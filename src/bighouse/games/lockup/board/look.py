"""What the drawings share: colours, signs and the people around the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from rich.text import Text

from bighouse.games.lockup.components import RESOURCE_WORDS, VALUABLE_WORDS

BRASS = "#C9973B"
DIM = "grey58"
RULE = "grey42"
HIDDEN = "#9B7FD9"
GOOD = "#3FA37C"
BAD = "#E06C5A"
GUARDS = "#9AA5B1"
COLOURS = {  # mid-tones, which can be read on black and on white
    "scrap": "#6AA84F",
    "potion": "#4A90D9",
    "iron": "#8E9BA8",
    "gold": "#D4A72C",
    "any": "none",
    "power": "#E0703A",
    "shield": "#8E9BA8",
    "gem": "#D45D8C",
    "magic": "#9B7FD9",
}
STAR = "★"
EYE = "◉"  # suspicion
ICON = "◎"  # how much of it a goon draws
FLAG = "⚑"  # the first player marker
SECRET = "⊘"  # what others do not see
CUBE = "▪"
TOKEN_SIGNS = {"lookout": "L", "enforcer": "E"}
TOKEN_ORDER = ["5", "4", "3", "2", "enforcer", "lookout"]


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
    """The sitters, and the guards behind the last of them in solitary mode."""

    def __init__(self, sitters: Sequence[Sitter]) -> None:
        self.sitters = sitters

    def name(self, seat: int) -> str:
        return self.sitters[seat].name if seat < len(self.sitters) else "Guards"

    def title(self, seat: int) -> str:
        """The name, and what kind of bot it is."""
        bot = self.sitters[seat].bot if seat < len(self.sitters) else ""
        return f"{self.name(seat)} ({bot})" if bot else self.name(seat)

    def colour(self, seat: int) -> str:
        return self.sitters[seat].colour if seat < len(self.sitters) else GUARDS

    def badge(self, seat: int) -> Text:
        if seat >= len(self.sitters):
            return Text("▣G", f"bold {GUARDS}")
        sitter = self.sitters[seat]
        return Text(f"{sitter.shape}{sitter.letter}", f"bold {sitter.colour}")


def rule(title: Text | str, width: int, right: Text | str = "") -> Text:
    """A heading that runs on as a line, with a remark at its right end."""
    left = title if isinstance(title, Text) else Text(title, f"bold {BRASS}")
    end = right if isinstance(right, Text) else Text(right, DIM)
    line = max(1, width - left.cell_len - end.cell_len - 3 - (1 if end else 0))
    out = Text.assemble(("─ ", RULE), left, " ", ("─" * line, RULE))
    return out.append(" ").append_text(end) if end else out


def bag(counts: Mapping[str, int], words: Iterable[str] = (*RESOURCE_WORDS, "any")) -> Text:
    """ "2 scrap 1 gold", each in its colour."""
    parts = [Text(f"{counts[word]} {word}", COLOURS.get(word, "")) for word in words if counts.get(word)]
    return Text(" ").join(parts)


def icons(counts: Mapping[str, int]) -> Text:
    """Valuables: "gem", "2 shield"."""
    parts = [
        Text(word if counts[word] == 1 else f"{counts[word]} {word}", COLOURS[word])
        for word in VALUABLE_WORDS
        if counts.get(word)
    ]
    return Text(" ").join(parts)


def eyes(count: int) -> Text:
    """Suspicion cubes or icons."""
    if count == 0:
        return Text()
    return Text(EYE * count if count <= 3 else f"{count}{EYE}", BAD)


def in_order(tokens: Iterable[str]) -> list[str]:
    return sorted(tokens, key=TOKEN_ORDER.index)


def sign(token: str) -> str:
    return TOKEN_SIGNS.get(token, token)
