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
    label: str  # all of it in one line
    title: str
    detail: str  # what it brings or takes
    caveat: str  # what of it cannot be had just now; it may be taken all the same
    warning: str  # to be asked once before it is taken
    binding: bool  # for whoever is careful: as far as the seat can know, others are asked next or something is revealed


class Barred(Sent, frozen=True):
    """Something a player might think of but may not do now, and why."""

    action: int
    family: str
    args: list[str]
    label: str
    title: str
    why: str
    ruling: str  # the section or ruling of RULES.md that it rests on


class ActorInfo(Sent, frozen=True):
    """Who acts without being a seat: a further figure of one, or an automaton."""

    seat: int | None  # the seat that leads it; None: an automaton
    name: str
    colour: str  # of its pieces in the box; empty where they have none


class LeftAnswer(Sent, frozen=True):
    """A standing answer, in the words of the action."""

    words: str
    while_same: bool  # given only where the seat may choose just what it could choose then


class Situation(Sent, frozen=True):
    """All of this is what one viewer may know; `moment` counts what this seat has been asked so far."""

    seat: int | None  # None: a spectator
    moment: int
    view: Any  # the game's own view
    actors: list[ActorInfo]  # views and stories number them after the seats
    waiting: list[int]
    question: str  # what is asked, in a line; empty when nothing is
    last_round: str  # in a line, once it has begun; empty before
    last_turn: str  # said to a seat that is asked in its last turn; empty before
    chapter: str  # of the guide, on what is asked
    topic: str  # what a standing answer to it would be about; empty: it is asked each time
    left: dict[str, LeftAnswer]  # this seat's standing answers, by topic
    until: float | None  # when time is up, in seconds since 1970; None: there is no hurry
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
    facts: dict[str, int | str | list[int | str]]
    sentence: str
    opens: bool  # an entry of the log begins here: what follows from the same move is told under it


class Pausing(Sent, frozen=True):
    """The table in the middle of a move, as it stood before this line of the story."""

    line: int
    view: Any  # the game's own view


class Tale(Sent, frozen=True):
    """Lines of the story from a place on; what the client had from there on is replaced (moves are taken back)."""

    start: int
    lines: list[Told]
    mark: str  # of the whole story up to its end: to be named when a client comes back
    pauses: list[Pausing]  # of the last move, if it is among these lines
