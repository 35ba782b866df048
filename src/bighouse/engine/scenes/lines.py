"""The lines of a scene: each is declared once, and is read and written by that."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bighouse.engine.scenes.kinds import Kind
from bighouse.engine.scenes.text import Entry


def nothing() -> None:
    """What is read, but follows from the other lines when a position is written."""


class Line:
    """What reading a line does to the position, and what it says of one; None: it is left out."""

    def __init__(self, key: str, read: Callable[[Entry], None], write: Callable[[], str | None] = nothing) -> None:
        self.key = key
        self.read = read
        self.write = write


def number(key: str, holder: object, name: str, kind: Kind, unless: int | None = None) -> Line:
    """A number that the holder keeps under this name; left out while it is `unless`."""

    def read(entry: Entry) -> None:
        setattr(holder, name, kind.read(entry, entry.value)[0])

    def write() -> str | None:
        value: int = getattr(holder, name)
        return None if value == unless else kind.write([value])

    return Line(key, read, write)


def parts(key: str, separator: str, read: Callable[[Entry], None], write: Callable[[], Iterable[str]]) -> Line:
    """Several things in a line, each read on its own."""

    def read_all(entry: Entry) -> None:
        for part in entry.parts(separator):
            read(part)

    return Line(key, read_all, lambda: f"{separator} ".join(write()) or None)


def marked(words: Iterable[tuple[str, bool]]) -> str:
    """Words, those that lie face down in parentheses; `Entry.marked` reads them."""
    return " ".join(f"({word})" if hidden else word for word, hidden in words)
