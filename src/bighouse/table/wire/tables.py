"""Tables: how they are made, who sits where, and what everybody may know of that."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from bighouse.engine.option import Setting
from bighouse.table.wire.base import Asked, Sent
from bighouse.table.wire.house import LARGEST_PACK

MOST_SEATS = 8
Name = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]

# here: plays at the maker's screen; elsewhere: gets a link; open: whoever watches may sit down
Plan = Literal["here", "elsewhere", "bot", "open"]
Sitter = Literal["person", "bot", "open"]
State = Literal["gathering", "running", "over"]


# What clients ask for


class SeatPlan(Asked, frozen=True):
    """Who is to sit on a seat."""

    plan: Plan
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""  # a level, or any bot that is registered


class Opening(Asked, frozen=True):
    """What the table settles itself before the deal, instead of leaving it to chance."""

    identities: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_SEATS)] = field(
        default_factory=list
    )  # one a seat, an empty word for chance; none at all: all by chance
    first: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None  # the seat that goes first


class NewTable(Asked, frozen=True):
    """A table to be made. With a scene or a lesson the options are named there."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, Setting], Meta(max_length=20)] = field(default_factory=dict)
    opening: Opening | None = None
    name: Annotated[str, Meta(max_length=60)] = ""
    scene: Annotated[str, Meta(max_length=100_000)] | None = None
    cards: Annotated[str, Meta(max_length=LARGEST_PACK)] | None = None
    lesson: bool = False  # the game's guided first game
    hints: bool | None = None  # whether players may ask a bot for advice; None: only who plays alone against bots


class LoadTable(Asked, frozen=True):
    """A save file to go on with, or to look through."""

    save: Annotated[str, Meta(max_length=2_000_000)]
    seats: Annotated[list[SeatPlan], Meta(max_length=MOST_SEATS)] = field(default_factory=list)  # empty: all here


class Enter(Asked, frozen=True):
    """A secret link, swapped for the right to its seat."""

    token: Token


class SitDown(Asked, frozen=True):
    name: Name


class StandIn(Asked, frozen=True):
    """A bot that plays a seat until it is handed back."""

    bot: BotName


class Archive(Asked, frozen=True):
    """Whether whoever asks wants the table out of sight."""

    archived: bool


class Notice(Asked, frozen=True):
    """Where to post a word when it is this seat's turn; empty for nowhere."""

    webhook: Annotated[str, Meta(max_length=500)]


class Fork(Asked, frozen=True):
    """A position to start a new table from: after so many moves of a finished game, or as this seat sees it now."""

    ply: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    seats: Annotated[list[SeatPlan], Meta(max_length=MOST_SEATS)] = field(
        default_factory=list
    )  # empty: oneself here, bots elsewhere


# What clients are told


class SeatInfo(Sent, frozen=True):
    seat: int
    name: str
    sitter: Sitter
    bot: str  # the bot that plays it, for good or as a stand-in; empty: none
    standing_in: bool  # the bot keeps the seat warm for a person
    offered: str  # the bot that would stand in if the person agrees; empty: nobody asks
    hints: int  # how often it was advised, where others play too
    online: bool
    resigned: bool
    colour: str  # of its pieces in the box; empty where they have none


class Result(Sent, frozen=True):
    """How a game ended. An automaton comes after the last seat."""

    scores: list[int]
    winners: list[int]
    automaton: str  # its name; empty where none has played


class TableInfo(Sent, frozen=True):
    """A table from outside. `mine`, `host`, `watching` and `archived` are about whoever asks."""

    id: str
    game: str
    title: str  # of the game
    name: str
    state: State
    stopped: str  # why it cannot go on (other rules version, damaged); empty when it can
    players: int
    options: dict[str, Setting]
    opening: Opening | None
    cards: bool  # whether it plays with a card pack that somebody brought
    seats: list[SeatInfo]
    sides: list[int]  # by seat; those of one side win and lose together
    mine: list[int]
    host: bool
    watching: bool
    archived: bool  # out of sight in the lobby
    waiting: list[int]  # seats that are asked, as far as a spectator may know
    commitment: str  # a hash of the seed, shown from the start
    seed: str | None  # the seed itself, once the game is over
    lesson: bool
    hints: bool  # whether players may ask a bot for advice
    created: float  # seconds since 1970
    changed: float
    next: str | None  # the rematch
    result: Result | None  # once the game is over; None if everybody left before


class Links(Sent, frozen=True):
    """Secret links, as paths of this server: shown once, kept only as hashes."""

    seats: dict[int, str]  # of people elsewhere
    watch: str
    host: str


class Created(Sent, frozen=True):
    table: TableInfo
    links: Links


class Link(Sent, frozen=True):
    link: str
