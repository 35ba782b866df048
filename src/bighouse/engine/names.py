"""Who is meant: what players are called, and the words that go with a name. Alike in every game.

Only whoever reads is "you". A seat whose player calls itself "You" keeps that as a name, with a capital.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bighouse.engine.actor import Actor
from bighouse.engine.game import Game

YOU = "you"
YOU_BY_NAME = "You"  # who is called so is spoken to as "you"


def called(game: Game, player: int) -> str:
    """A player by the name that the table gives the seat, or by what everybody sees of it."""
    if player < game.seats:
        return game.called[player] if game.called else game.room.nickname(game, player)
    actor = game.room.beside(game)[player - game.seats]
    return actor.name if actor.seat is None else f"{possessive(called(game, actor.seat))} {actor.name}"


def possessive(name: str) -> str:
    """Whose: "Cleo's", "Jonas'", "the guards'", "your"."""
    if name == YOU:
        return "your"
    return name + ("'" if name.endswith("s") else "'s")


class Names:
    """What players are called in sentences for one reader (None: a spectator); the table names the seats."""

    def __init__(
        self, reader: int | None, name: Callable[[int], str], seats: int, beside: Sequence[Actor] = ()
    ) -> None:
        self.reader = reader
        self.name = name
        self.seats = seats
        self.beside = beside  # who acts, numbered after the seats

    def who(self, player: int) -> str:
        """Within a sentence: "Cleo", "you", "the guards", "your scout"."""
        if player < self.seats:
            name = self.name(player)
            return YOU if player == self.reader and name == YOU_BY_NAME else name
        actor = self.beside[player - self.seats]
        return actor.name if actor.seat is None else f"{self.whose(actor.seat)} {actor.name}"

    def whose(self, player: int) -> str:
        return possessive(self.who(player))

    def of(self, player: int) -> str:
        """Behind "of": "Cleo", "yours"."""
        who = self.who(player)
        return "yours" if who == YOU else who
