"""What goes wrong at a table, as codes for programs and words for people."""

from __future__ import annotations

from bighouse.engine.errors import BighouseError
from bighouse.table.wire.messages import Code

STATUS: dict[Code, int] = {
    "stale": 409,
    "illegal": 409,
    "forbidden": 403,
    "malformed": 400,
    "too_large": 413,
    "too_fast": 429,
    "unavailable": 503,
    "stopped": 409,
    "not_found": 404,
}


class Trouble(BighouseError):
    """A request that cannot be met; nothing has changed."""

    def __init__(self, code: Code, words: str) -> None:
        super().__init__(words)
        self.code = code
        self.words = words

    @property
    def status(self) -> int:
        return STATUS[self.code]


def no_table() -> Trouble:
    return Trouble("not_found", "There is no such table. Check the link, or ask for a new one.")


def no_link() -> Trouble:
    return Trouble("forbidden", "You have no place at this table. Open the link that you were sent, or ask for one.")


def perhaps() -> Trouble:
    """The database went away in the very moment of storing."""
    words = (
        "The database did not answer in the end: perhaps this has happened, and perhaps not. Look again in a moment."
    )
    return Trouble("unavailable", words)


def unavailable() -> Trouble:
    return Trouble("unavailable", "This could not be stored just now, so nothing has changed. Try again in a moment.")
