"""Actors: who does things at a table. Most games have one a seat, but a seat may lead several, or none."""

from __future__ import annotations

from collections.abc import Sequence

from bighouse.engine.english import capital


class Actor:
    """Somebody on a seat, a further figure that a seat leads, or an automaton, which no seat does.

    The name is that within a sentence: "the guards", "scout". Whoever sits on a seat goes by the name of the seat.
    """

    def __init__(self, seat: int | None, name: str, colour: str = "") -> None:
        self.seat = seat
        self.name = name
        self.colour = colour  # of its pieces in the box; empty where they have none

    @property
    def title(self) -> str:
        """As a heading says it: "Guards"."""
        return capital(self.name.removeprefix("the "))


def automaton(actors: Sequence[Actor]) -> Actor | None:
    """Who plays by the rulebook; None where nobody does."""
    for actor in actors:
        if actor.seat is None:
            return actor
    return None
