"""The modes of a game: each number of players with the options as they come, each other value alone, and all mixed."""

import random
from dataclasses import dataclass

from bighouse.engine.errors import BadSetup
from bighouse.engine.room import Option, Room, Setting

DEFAULT = "default"
MIXED = "mixed"


@dataclass(frozen=True)
class Mode:
    """One way to play: `given` are the options that differ from their defaults; mixed games draw theirs by the seed."""

    game: str
    players: int
    given: tuple[tuple[str, Setting], ...] = ()
    mixed: bool = False

    @property
    def name(self) -> str:
        if self.mixed:
            return MIXED
        return ",".join(f"{name}={value}" for name, value in self.given) or DEFAULT


def open_to(room: Room, players: int) -> list[Option]:
    return [option for option in room.options if not option.players or players in option.players]


def values(option: Option) -> list[Setting]:
    return list(option.choices) if option.choices else [False, True]


def allowed(room: Room, players: int, given: dict[str, Setting]) -> bool:
    try:
        room.settings(players, given)
    except BadSetup:
        return False
    return True


def modes_of(room: Room) -> list[Mode]:
    modes = []
    for players in room.seats:
        options = open_to(room, players)
        modes.append(Mode(room.name, players))
        for option in options:
            for value in values(option):
                if value != option.default and allowed(room, players, {option.name: value}):
                    modes.append(Mode(room.name, players, ((option.name, value),)))
        if len(options) > 1:
            modes.append(Mode(room.name, players, mixed=True))
    return modes


def settings(room: Room, mode: Mode, seed: int) -> dict[str, Setting]:
    """The options of one game; a mixed one takes each option at random, without those that do not go together."""
    if not mode.mixed:
        return dict(mode.given)
    rng = random.Random(seed)
    given: dict[str, Setting] = {}
    for option in open_to(room, mode.players):
        wider = {**given, option.name: rng.choice(values(option))}
        if allowed(room, mode.players, wider):
            given = wider
    return given
