"""What there is to play: games, their options, bots."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bighouse.engine.option import Setting
from bighouse.table.wire.base import Asked, Sent

LARGEST_PACK = 400_000  # letters


class OptionInfo(Sent, frozen=True):
    """A rule option; without choices it is a switch."""

    name: str
    defaults: dict[int, Setting]  # by the number of players with which it may be set
    help: str
    choices: list[str]
    several: bool  # any mix of the choices
    only_with: dict[str, list[Setting]]  # open while these other options are so, or hold one of these


class IdentityInfo(Sent, frozen=True):
    """What sets the seats apart, one apiece; dealt at random unless the table chooses."""

    name: str
    choices: list[str]
    help: str


class BotInfo(Sent, frozen=True):
    name: str
    words: str
    level: int | None  # from 1 up; None: not one of the graded ones


class GameInfo(Sent, frozen=True):
    name: str
    title: str
    credit: str  # whose game it is
    least_players: int
    most_players: int
    options: list[OptionInfo]
    automaton: dict[int, str]  # with how many players the rulebook's automaton may play too, and who that is
    identity: IdentityInfo | None
    lesson: bool
    cards: bool  # whether people may bring a card pack


class CheckCards(Asked, frozen=True):
    """A card pack to look through before a table is made with it."""

    cards: Annotated[str, Meta(max_length=LARGEST_PACK)]


class Fault(Sent, frozen=True):
    """What is wrong with a card pack, and where."""

    line: int
    field: str  # empty: the text as a whole
    words: str


class HouseInfo(Sent, frozen=True):
    version: str
    games: list[GameInfo]
    bots: list[BotInfo]
    usual_bot: str  # its name: for new tables and stand-ins, unless somebody chooses another


class Subscribe(Asked, frozen=True):
    """A browser's push subscription, as the browser gave it to the page."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    secret: Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class PushInfo(Sent, frozen=True):
    """What a browser subscribes with, and where this session has subscribed to be told of its turns."""

    key: str
    endpoint: str | None


class Health(Sent, frozen=True):
    """The house is open."""

    status: str
    version: str


class Problem(Sent, frozen=True):
    """Every error over HTTP looks like this."""

    code: str
    words: str
