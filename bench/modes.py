"""The modes of a game: each number of players with every combination of the options that are open to them."""

from dataclasses import dataclass
from itertools import product

from bighouse.engine.room import Option, Room, Setting

DEFAULT = "default"


@dataclass(frozen=True)
class Mode:
    """One way to play; `given` are the options that differ from their defaults."""

    game: str
    players: int
    given: tuple[tuple[str, Setting], ...] = ()

    @property
    def name(self) -> str:
        return ",".join(f"{name}={value}" for name, value in self.given) or DEFAULT


def values(option: Option) -> list[Setting]:
    return list(option.choices) if option.choices else [False, True]


def modes_of(room: Room) -> list[Mode]:
    modes = []
    for players in room.seats:
        options = [option for option in room.options if not option.players or players in option.players]
        for chosen in product(*(values(option) for option in options)):
            given = tuple((o.name, value) for o, value in zip(options, chosen) if value != o.default)
            modes.append(Mode(room.name, players, given))
    return modes
