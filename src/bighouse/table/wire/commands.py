"""What a client says over the socket of a seat. Every command has an id of the client's own, so a resend lands once."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from bighouse.table.wire.base import Asked

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Moment = Annotated[int, Meta(ge=0, le=1_000_000)]


class Command(Asked, frozen=True, tag_field="do", tag=str.lower):
    id: CommandId


class Play(Command, frozen=True):
    """Take an option, as the answer to what is asked at this moment; `then` answers what is asked next, all or nothing.

    Further actions are named in words ("bid 3 cells"), for their numbers are told only once they are asked for.
    """

    moment: Moment
    action: Annotated[int, Meta(ge=0, le=1_000_000)]
    then: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = field(default_factory=list)


class Leave(Command, frozen=True):
    """Give this answer to what is asked at this moment, and to all such questions from now on."""

    moment: Moment
    action: Annotated[int, Meta(ge=0, le=1_000_000)]
    while_same: bool = False  # only where the seat may choose just what it may choose now


class Withdraw(Command, frozen=True):
    """Want to be asked again about this topic."""

    topic: Annotated[str, Meta(max_length=80)]


class Undo(Command, frozen=True):
    moment: Moment


class Redo(Command, frozen=True):
    moment: Moment


class Restart(Command, frozen=True):
    """Take back the whole turn."""

    moment: Moment


class Propose(Command, frozen=True):
    """Ask everybody to go back to before this line of one's story, beyond what undo may do."""

    line: Annotated[int, Meta(ge=0, le=1_000_000)]


class Vote(Command, frozen=True):
    """Answer a proposal."""

    proposal: Annotated[int, Meta(ge=0)]
    yes: bool


class Say(Command, frozen=True):
    """Speak to everybody, or to one's own side alone."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to_side: bool = False


class Resign(Command, frozen=True):
    """Leave the game for good; a bot plays the seat to the end."""


class Hint(Command, frozen=True):
    """Ask what a strong bot would think here, knowing what this seat knows."""

    moment: Moment


class Ping(Command, frozen=True):
    """Still here."""


AnyCommand = Play | Leave | Withdraw | Undo | Redo | Restart | Propose | Vote | Say | Resign | Hint | Ping
