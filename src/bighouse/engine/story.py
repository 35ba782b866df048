"""The story: what happened, told as small events, each with what every seat may know of it.

A game tells its story only when somebody listens; in simulation it costs nothing.
"""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1  # a set of seats is a bit mask; all bits set means everyone, spectators included
UNKNOWN: Final = -1  # stands where a fact is hidden, and where an event leaves a fact out


class EventKind:
    """The name of an event and of its facts; a fact whose name ends in '?' is for the knowers alone."""

    def __init__(self, name: str, facts: str = "") -> None:
        self.name = name
        self.facts: list[str] = []
        self.secret: list[bool] = []
        for fact in facts.split():
            self.facts.append(fact.rstrip("?"))
            self.secret.append(fact.endswith("?"))


class Event:
    """One thing that happened."""

    def __init__(self, kind: EventKind, facts: list[int], knowers: int) -> None:
        self.kind = kind
        self.facts = facts
        self.knowers = knowers

    def seen_by(self, seat: int | None) -> list[int]:
        """The facts as this seat may know them (None: a spectator)."""
        bit = 0 if seat is None else 1 << seat
        if self.knowers == EVERYONE or self.knowers & bit:
            return self.facts.copy()
        seen: list[int] = []
        for i in range(len(self.facts)):
            seen.append(UNKNOWN if self.kind.secret[i] else self.facts[i])
        return seen

    def told_to(self, seat: int | None) -> dict[str, int | str]:
        """The event in named facts, as this seat may know it."""
        told: dict[str, int | str] = {"event": self.kind.name}
        seen = self.seen_by(seat)
        for i in range(len(self.kind.facts)):
            told[self.kind.facts[i]] = seen[i]
        return told


class Story:
    """The events of a game, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: EventKind, facts: list[int], knowers: int) -> None:
        self.events.append(Event(kind, facts[: len(kind.facts)], knowers))
