"""What a seat sees and may do at one moment of a game."""

from __future__ import annotations

from typing import Any

from bighouse.engine.sheet import ScoreSheet
from bighouse.table.wire.base import Sent


class Offer(Sent, frozen=True):
    """Something the seat may do. Family and arguments say where on the board it belongs."""

    action: int
    family: str
    args: list[str]
    label: str


class Barred(Sent, frozen=True):
    """Something a player might think of but may not do now, and why."""

    action: int
    family: str
    args: list[str]
    label: str
    why: str


class Situation(Sent, frozen=True):
    """All of this is what one viewer may know; `moment` counts what this seat has been asked so far."""

    seat: int | None  # None: a spectator
    moment: int
    view: Any  # the game's own view
    waiting: list[int]
    question: str  # what is asked, in a line; empty when nothing is
    chapter: str  # of the guide, on what is asked
    options: list[Offer]
    barred: list[Barred]
    can_undo: bool
    why_not_undo: str
    can_redo: bool
    since: int  # the line of the story with which this seat's own last move began
    over: bool
    sheet: ScoreSheet | None  # once the game is over


class Told(Sent, frozen=True):
    """A line of the story. `facts` are in the words of the view; the sentence is empty when it is not worth one."""

    event: str
    facts: dict[str, int | str]
    sentence: str


class Tale(Sent, frozen=True):
    """Lines of the story from a place on; what the client had from there on is replaced (moves are taken back)."""

    start: int
    lines: list[Told]
    mark: str  # of the whole story up to its end: to be named when a client comes back
