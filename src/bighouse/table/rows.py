"""What the store keeps of a table beside its log: how it began, and how it stands in short."""

from __future__ import annotations

import msgspec

from bighouse.engine.record import Beginning
from bighouse.engine.room import Room, Setting
from bighouse.table.wire.tables import Opening, Sitter, State


class Seat(msgspec.Struct, frozen=True):
    """Who sits there."""

    name: str
    sitter: Sitter
    bot: str = ""  # the bot that plays it; empty: none
    standing_in: bool = False
    resigned: bool = False
    colour: str = ""  # of its pieces, where they have one

    @property
    def is_person(self) -> bool:
        """Whether a person decides here now."""
        return self.sitter == "person" and not self.bot


class PastMove(msgspec.Struct, frozen=True, array_like=True):
    seat: int
    action: int
    fingerprint: str


class Origin(msgspec.Struct, frozen=True):
    """How a table began; this never changes."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Setting]
    seed: str
    scene: str | None
    cards: str | None
    past: list[PastMove]  # moves made before the table was: of a save file, or of the game it was forked from
    seats: list[Seat]
    name: str
    lesson: bool
    created: float
    opening: Opening | None = None  # what the table has chosen; the scene says it too, with the options and the seed

    def beginning(self, room: Room) -> Beginning:
        options = None if self.scene is not None else self.options
        return Beginning(room, self.players, options, int(self.seed), self.scene, self.cards)


class Summary(msgspec.Struct, frozen=True):
    """How a table stands, for lists: only what everybody at it may know."""

    state: State
    seats: list[Seat]
    waiting: list[int]
    next: str | None
    changed: float


class Access(msgspec.Struct, frozen=True):
    """What a session may do at a table."""

    host: bool = False
    seats: tuple[int, ...] = ()
    watch: bool = False

    @property
    def any(self) -> bool:
        return self.host or self.watch or bool(self.seats)
