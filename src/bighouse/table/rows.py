"""What the store keeps of a table beside its log: how it began, and how it stands in short."""

from __future__ import annotations

import msgspec

from bighouse.engine.option import Setting
from bighouse.engine.record import Beginning
from bighouse.engine.room import Room
from bighouse.table.wire.tables import Opening, Result, Sitter, State


class Seat(msgspec.Struct, frozen=True):
    """Who sits there."""

    name: str
    sitter: Sitter
    bot: str = ""  # the bot that plays it; empty: none
    standing_in: bool = False
    resigned: bool = False
    colour: str = ""  # of its pieces, where they have one
    offered: str = ""  # the bot that would stand in, if the person agrees
    offered_at: float = 0.0
    hints: int = 0  # how often it was advised

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
    hints: bool = True  # whether players may ask a bot for advice
    opening: Opening | None = None  # what the table has chosen; the scene says it too, with the options and the seed

    def beginning(self, room: Room) -> Beginning:
        options = None if self.scene is not None else self.options
        return Beginning(room, self.players, options, int(self.seed), self.scene, self.pack(room))

    def pack(self, room: Room) -> str | None:
        """The card pack it plays with: its own, or that of the rules it began by; None: the shipped one."""
        return room.cards_of(self.rules) if self.cards is None else self.cards


class Summary(msgspec.Struct, frozen=True):
    """How a table stands, for lists: only what everybody at it may know."""

    state: State
    seats: list[Seat]
    waiting: list[int]
    next: str | None
    changed: float
    result: Result | None = None


class Subscription(msgspec.Struct, frozen=True):
    """A browser that wants to hear of turns: where its push service is, and what to seal words for it with."""

    endpoint: str
    key: str
    secret: str


class Access(msgspec.Struct, frozen=True):
    """What a session may do at a table, and whether it wants to see it."""

    host: bool = False
    seats: tuple[int, ...] = ()
    watch: bool = False
    archived: bool = False

    @property
    def any(self) -> bool:
        return self.host or self.watch or bool(self.seats)
