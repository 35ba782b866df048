"""Presence: at which seats somebody is connected, in any of the processes that share the database."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping

SILENT = 20.0  # seconds after which a process that says nothing is taken for dead


class Presence:
    """What the other processes have told of theirs; our own connections are known at the tables themselves."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.seats: dict[str, dict[str, frozenset[int]]] = {}  # by process and table
        self.heard_at: dict[str, float] = {}

    def elsewhere(self, table: str) -> set[int]:
        """The seats that somebody is connected for through another process."""
        return {seat for here in self.seats.values() for seat in here.get(table, ())}

    def heard(self, process: str, here: Mapping[str, Iterable[int]]) -> list[str]:
        """A process has told of some of its tables; those at which something is new."""
        self.heard_at[process] = self.clock()
        known = self.seats.setdefault(process, {})
        changed = [table for table, seats in here.items() if known.get(table, frozenset()) != frozenset(seats)]
        for table in changed:
            if here[table]:
                known[table] = frozenset(here[table])
            else:
                known.pop(table, None)
        return changed

    def forget_silent(self) -> list[str]:
        """Take the processes that have fallen silent for dead; the tables at which that is new."""
        limit = self.clock() - SILENT
        changed: list[str] = []
        for process in [process for process, at in self.heard_at.items() if at < limit]:
            del self.heard_at[process]
            changed += self.seats.pop(process)
        return changed
