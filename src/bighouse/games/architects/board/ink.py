"""What the drawings share: colours, signs and workers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from bighouse.engine.ink import BAD, DIM, GOOD, People
from bighouse.games.architects.box.components import GOOD_WORDS
from bighouse.games.architects.words.phrases import MIX_WORD

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
BELL = "♪"  # a reset
SKILL_SIGNS = {"carpentry": "C", "tiling": "T", "masonry": "M"}


def badges(people: People, seats: Iterable[int]) -> Text:
    return Text(" ").join([people.badge(seat) for seat in seats])


def owners(people: People, workers: Sequence[int]) -> Text:
    """Workers by owner: each badge with its number."""
    parts = [Text.assemble(people.badge(seat), f"{count}") for seat, count in enumerate(workers) if count]
    return Text("  ").join(parts) if parts else Text("·", DIM)


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
