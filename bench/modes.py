"""The modes of a game: each number of players with the options that are open to them."""

from dataclasses import dataclass

from bighouse.engine.option import Setting, setting_words
from bighouse.engine.room import Room
from bighouse.lab.modes import modes

DEFAULT = "default"


@dataclass(frozen=True)
class Mode:
    """One way to play; `given` are the options that differ from their defaults."""

    game: str
    players: int
    given: tuple[tuple[str, bool | str], ...] = ()

    @property
    def name(self) -> str:
        return ",".join(f"{name}={setting_words(value)}" for name, value in self.given) or DEFAULT


def modes_of(room: Room) -> list[Mode]:
    found = []
    for players in room.seats:
        usual = room.settings(players, {})
        for row in modes(room, players):
            given = tuple((name, plain(value)) for name, value in row.items() if value != usual.get(name))
            found.append(Mode(room.name, players, given))
    return found


def plain(value: Setting) -> bool | str:
    """Several words as people write them: a mode is counted by, so nothing in it may change."""
    return setting_words(value) if isinstance(value, list) else value
