"""The card pack of Architects: components.json checked, and the box that it fills."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from bighouse.engine.pack import Fault, Pack, PackError, Problem, read_text
from bighouse.games.architects.components import Box, load_box
from bighouse.games.architects.packs.checks import CHECKS
from bighouse.games.architects.packs.schema import SCHEMA

SHIPPED = Path(__file__).with_name("components.json")
HINT = "A card pack is a whole file: `bighouse cards architects --export FILE` writes the shipped one to start from."


def faults(pack: Pack) -> Iterator[Fault]:
    hurt: set[str | int] = set()
    for place, message in pack.faults(SCHEMA):
        yield place, message
        hurt.update(place[:1] or SCHEMA["properties"])  # not even an object: nothing can be checked
    for sections, check in CHECKS:
        if hurt.isdisjoint(sections):
            yield from check(pack.data)


def check(text: str, name: str = "card pack") -> list[Problem]:
    """Every problem of a card pack, each with its line and field; empty when it can be played with."""
    try:
        pack = Pack(text, name)
    except PackError as error:
        return error.problems
    return pack.problems(faults(pack))


def read(text: str, name: str = "card pack") -> Box:
    """The box of a card pack's text; raises PackError with all of its problems."""
    problems = check(text, name)
    if problems:
        raise PackError(name, problems, HINT)
    data = json.loads(text)
    print_of_pack = fingerprint(data)
    return load_box(data, "" if print_of_pack == fingerprint(shipped_data()) else print_of_pack)


def load(path: str | Path | None = None) -> Box:
    """The box of a card pack's file, or the one that ships with the project."""
    if path is None:
        return shipped()
    try:
        text = read_text(Path(path))
    except PackError as error:
        raise PackError(error.name, error.problems, HINT) from None
    return read(text, Path(path).name)


@cache
def shipped() -> Box:
    return load_box(shipped_data())  # the tests check it, so that a game starts without the schema


def shipped_data() -> Any:
    return json.loads(SHIPPED.read_text("utf-8"))


def fingerprint(data: Any) -> str:
    """Twelve hex digits that differ when anything in the pack does."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]
