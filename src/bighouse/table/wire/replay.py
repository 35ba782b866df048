"""Looking through a game that is over, from any seat's eyes or with everything open."""

from __future__ import annotations

from typing import Any

from msgspec import field

from bighouse.engine.sheet import ScoreSheet
from bighouse.table.wire.base import Sent
from bighouse.table.wire.situation import ActorInfo, Told


class PastMove(Sent, frozen=True):
    """A move, what it was in words, and how everybody stood after it."""

    seat: int
    label: str
    scores: list[int]  # an automaton's last


class PastRound(Sent, frozen=True):
    """Where a round began: how many moves led there."""

    number: int
    ply: int


class Replay(Sent, frozen=True):
    table: str
    players: list[str]  # an automaton last
    actors: list[ActorInfo]  # as in a situation
    opening: list[int]  # the scores before the first move
    moves: list[PastMove]
    sheet: ScoreSheet
    counted: str = ""  # what the game counts: "round", "week"; of an older replay nothing is known
    rounds: list[PastRound] = field(default_factory=list)


class Moment(Sent, frozen=True):
    """The position after so many moves, and what its last move told, through the eyes asked for."""

    ply: int
    view: Any
    question: str
    lines: list[Told]
    lost: str = ""  # why there is no view: the game was played by other rules
