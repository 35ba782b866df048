"""What there is to play: games, their options, bots."""

from __future__ import annotations

from bighouse.table.wire.base import Sent


class OptionInfo(Sent, frozen=True):
    """A rule option; without choices it is a switch."""

    name: str
    default: bool | str
    help: str
    choices: list[str]
    players: list[int]  # with how many players it may be set; empty: any number


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


class HouseInfo(Sent, frozen=True):
    version: str
    games: list[GameInfo]
    bots: list[BotInfo]


class Problem(Sent, frozen=True):
    """Every error over HTTP looks like this."""

    code: str
    words: str
