"""What the server says over the socket of a seat."""

from __future__ import annotations

from typing import Literal

from bighouse.table.wire.base import Sent
from bighouse.table.wire.situation import Situation, Tale
from bighouse.table.wire.tables import TableInfo

Code = Literal[
    "stale",  # the command answers a moment that is over; the fresh situation follows
    "illegal",  # the rules forbid it; the words say why
    "forbidden",  # this link may not do that
    "malformed",  # not a command
    "too_large",
    "too_fast",
    "unavailable",  # the store cannot be written just now; the words say whether anything may have changed
    "stopped",  # the table cannot go on here
    "not_found",
]


class Message(Sent, frozen=True, tag_field="kind", tag=str.lower):
    pass


class ChatLine(Sent, frozen=True):
    """Something somebody said; the table itself speaks without a seat."""

    seat: int | None
    name: str
    text: str
    at: float
    to_side: bool = False  # only the speaker's side hears it


class Proposal(Sent, frozen=True):
    """Somebody asks to go back; people's consent is needed, bots agree."""

    number: int
    seat: int
    line: int  # of the receiver's own story: the first that would be taken back
    yes: list[int]
    needed: list[int]


class Welcome(Message, frozen=True):
    """Everything, on arrival. Before the game has begun there is no situation."""

    table: TableInfo
    situation: Situation | None
    tale: Tale
    chat: list[ChatLine]
    proposal: Proposal | None


class Update(Message, frozen=True):
    """The game has gone on, or back."""

    situation: Situation
    tale: Tale


class News(Message, frozen=True):
    """Somebody came, left, sat down, was replaced; the game began or ended."""

    table: TableInfo


class Said(Message, frozen=True):
    line: ChatLine


class Proposed(Message, frozen=True):
    """None: it is settled; what came of it stands in the chat, and an update follows if all agreed."""

    proposal: Proposal | None


class Done(Message, frozen=True):
    """The command with this id is stored; it will not be lost."""

    id: str


class Refused(Message, frozen=True):
    """The command changed nothing."""

    id: str | None
    code: Code
    words: str


class LikelyMove(Sent, frozen=True):
    """What a seat might do, in the words in which it would be offered."""

    seat: int
    label: str


class Thought(Sent, frozen=True):
    """A bot's opinion of one option."""

    action: int
    label: str
    hope: float  # from 0 (lost) to 1 (won)
    share: float  # of its thinking spent on this option
    line: list[LikelyMove]  # how play might go on after it, as far as this seat can guess
    why: str  # what that brings, or misses beside the best, in a few words


class Hinted(Message, frozen=True):
    id: str
    moment: int
    thoughts: list[Thought]  # best first


AnyMessage = Welcome | Update | News | Said | Proposed | Done | Refused | Hinted
