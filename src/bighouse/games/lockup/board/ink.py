"""What the drawings share: colours and signs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from bighouse.engine.ink import BAD
from bighouse.games.lockup.box.components import RESOURCE_WORDS, VALUABLE_WORDS

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
CUBE = "▪"
TOKEN_SIGNS = {"lookout": "L", "enforcer": "E"}
TOKEN_ORDER = ["5", "4", "3", "2", "enforcer", "lookout"]


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
