"""What a card pack may not say: the shipped file with one thing changed, and what is said of it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from bighouse.engine.pack import Packs, Place


@dataclass(frozen=True)
class Fault:
    """Another value at a place of the file (`...` takes it away); the field and a word of the problem that follows."""

    place: Place
    value: Any
    field: str
    word: str


def tampered(packs: Packs[Any], place: Place, value: Any) -> str:
    """The shipped file with another value at this place; `...` takes the field away."""
    data = packs.shipped_data()
    inside = data
    for key in place[:-1]:
        inside = inside[key]
    if value is ...:
        del inside[place[-1]]
    else:
        inside[place[-1]] = value
    return json.dumps(data, indent=1, ensure_ascii=False)


def line_of(packs: Packs[Any], place: Place) -> int:
    """Where the value lies, found without the help of the code under test."""
    rows = tampered(packs, place, "@here@").split("\n")
    return next(number for number, row in enumerate(rows, 1) if "@here@" in row)


def places(value: Any, place: Place = ()) -> list[Place]:
    """Every place inside a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [place] if place else []
    for key, below in inner:
        found += places(below, (*place, key))
    return found
