"""What the drawings share: colours, signs and the people around the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from rich.text import Text

from bighouse.games.architects.components import GOOD_WORDS
from bighouse.games.architects.phrases import MIX_WORD

BRASS = "#C9973B"
DIM = "grey58"
RULE = "grey42"
HIDDEN = "#9B7FD9"
GOOD = "#3FA37C"
BAD = "#E06C5A"
OPPONENT = "#9AA5B1"
COLOURS = {  # mid-tones, which can be read on black and on white
    "clay": "#C0714B",
    "wood": "#A9804A",
    "stone": "#8E9BA8",
    "gold": "#D4A72C",
    "marble": "#7FA8C9",
    "silver": "#9AA5B1",
    "virtue": "#D4A72C",
    MIX_WORD: "none",
}
GOOD_NAMES = {MIX_WORD: "wood/stone"}
SECRET = "⊘"  # what others do not see
BELL = "♪"  # a reset
SKILL_SIGNS = {"carpentry": "C", "tiling": "T", "masonry": "M"}


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
    """The sitters, and behind the last of them the automatic opponent, if there is one."""

    def __init__(self, sitters: Sequence[Sitter], opponent: str) -> None:
        self.sitters = sitters
        self.opponent = opponent

    def name(self, seat: int) -> str:
        return self.sitters[seat].name if seat < len(self.sitters) else self.opponent

    def title(self, seat: int) -> str:
        """The name, and what kind of bot it is."""
        bot = self.sitters[seat].bot if seat < len(self.sitters) else ""
        return f"{self.name(seat)} ({bot})" if bot else self.name(seat)

    def colour(self, seat: int) -> str:
        return self.sitters[seat].colour if seat < len(self.sitters) else OPPONENT

    def badge(self, seat: int) -> Text:
        if seat >= len(self.sitters):
            return Text(f"▣{self.opponent[:1]}", f"bold {OPPONENT}")
        sitter = self.sitters[seat]
        return Text(f"{sitter.shape}{sitter.letter}", f"bold {sitter.colour}")

    def badges(self, seats: Iterable[int]) -> Text:
        return Text(" ").join([self.badge(seat) for seat in seats])

    def counts(self, workers: Sequence[int]) -> Text:
        """Workers by owner: each badge with its number."""
        parts = [Text.assemble(self.badge(seat), f"{count}") for seat, count in enumerate(workers) if count]
        return Text("  ").join(parts) if parts else Text("·", DIM)


def rule(title: Text | str, width: int, right: Text | str = "") -> Text:
    """A heading that runs on as a line, with a remark at its right end."""
    left = title if isinstance(title, Text) else Text(title, f"bold {BRASS}")
    end = right if isinstance(right, Text) else Text(right, DIM)
    line = max(1, width - left.cell_len - end.cell_len - 3 - (1 if end else 0))
    out = Text.assemble(("─ ", RULE), left, " ", ("─" * line, RULE))
    return out.append(" ").append_text(end) if end else out


def bag(counts: Mapping[str, int], words: Iterable[str] = (*GOOD_WORDS, MIX_WORD)) -> Text:
    """ "2 clay 1 gold", each in its colour."""
    parts = [Text(f"{counts[word]} {GOOD_NAMES.get(word, word)}", COLOURS[word]) for word in words if counts.get(word)]
    return Text(" ").join(parts)


def skills(words: Iterable[str]) -> str:
    """Skills as letters: "CT"."""
    return "".join(SKILL_SIGNS[word] for word in words)


def fitted(text: Text, width: int) -> Text:
    """Cut or padded to exactly this width."""
    out = text.copy()
    out.truncate(width, overflow="ellipsis")
    out.pad_right(width - out.cell_len)
    return out


def lacking(short: Mapping[str, int], missing: Iterable[str]) -> Text:
    """What is missing for a plan or a level; green when nothing is."""
    words = [Text(word, BAD) for word in missing]
    if short:
        words.append(bag(short))
    return Text.assemble(("short ", DIM), Text(" ").join(words)) if words else Text("ready", GOOD)
