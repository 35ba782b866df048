"""The log of a table: what was done, one entry after the other. A table is the fold of its entries."""

from __future__ import annotations

import msgspec

LONGEST_NAME = 40


class Body(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """What an entry says; whom it is about stands in the entry."""


class Began(Body, frozen=True):
    """The game has begun."""


class Moved(Body, frozen=True):
    action: int
    then: list[int] = msgspec.field(default_factory=list)  # what the seat answered to all that was asked next
    unasked: bool = False  # a standing answer, or what is given when the time is up


class Left(Body, frozen=True):
    """The seat leaves a standing answer to such questions, or takes it back (None)."""

    topic: str
    action: int | None
    among: list[int] = []  # only where just these may be chosen; empty: always


class Undone(Body, frozen=True):
    pass


class Redone(Body, frozen=True):
    pass


class Restarted(Body, frozen=True):
    """The whole turn was taken back."""


class Asked(Body, frozen=True):
    """A proposal to go back to the position after so many moves."""

    ply: int


class Voted(Body, frozen=True):
    proposal: int
    yes: bool


class Spoke(Body, frozen=True):
    text: str
    to_side: bool = False  # for the speaker's side alone


class Sat(Body, frozen=True):
    """A person has taken the seat, or has another name now."""

    name: str


class Stood(Body, frozen=True):
    """The seat is open."""


class BotTook(Body, frozen=True):
    """A bot plays the seat: for a person who is away, or for good."""

    bot: str


class Offered(Body, frozen=True):
    """The host asks somebody who is here whether a bot may stand in."""

    bot: str


class Declined(Body, frozen=True):
    """The person plays on, or the host has thought better of it."""


class Advised(Body, frozen=True):
    """The seat has asked a bot for advice on this moment of its own."""

    moment: int


class BotLeft(Body, frozen=True):
    """The seat goes back to its person, or is open."""


class Resigned(Body, frozen=True):
    bot: str  # that plays the seat to the end


class Turned(Body, frozen=True):
    """The seat's link was changed, so older ones are worth nothing."""


class Opened(Body, frozen=True):
    """Somebody else has opened the link to a seat that is held already, and sees what it sees."""


class Followed(Body, frozen=True):
    """There is a rematch."""

    table: str


AnyBody = (
    Began
    | Moved
    | Left
    | Undone
    | Redone
    | Restarted
    | Asked
    | Voted
    | Spoke
    | Sat
    | Stood
    | BotTook
    | Offered
    | Declined
    | BotLeft
    | Advised
    | Resigned
    | Turned
    | Opened
    | Followed
)


class Entry(msgspec.Struct, frozen=True):
    """An entry as it is stored; the first one of a table has the number 1."""

    number: int
    seat: int | None
    body: AnyBody
    command: str | None  # the client's own id of what it asked for
    fingerprint: str  # of the position that it led to; empty when it is not about the game
    at: float


_reader = msgspec.json.Decoder(AnyBody)


def read_body(text: str) -> AnyBody:
    body: AnyBody = _reader.decode(text)
    return body


def write_body(body: AnyBody) -> str:
    return msgspec.json.encode(body).decode()


def kind_of(body: AnyBody) -> str:
    return type(body).__name__.lower()
