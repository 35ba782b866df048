"""The writer: entries of many tables go into the store together, since a disk syncs many as fast as one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from bighouse.table.entries import Entry

MOST_TOGETHER = 200


class Conflict(Exception):
    """Somebody else has stored an entry of this number, or this command, first."""


@dataclass(frozen=True)
class Change:
    """One entry of a table, and what is known of the table after it."""

    table: str
    entry: Entry
    summary: str  # JSON of rows.Summary
    bot_due: bool
    stored: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Stores whatever has come while the last changes were on their way; nobody waits for a full load."""

    def __init__(self, write: Callable[[Sequence[Change]], Awaitable[None]]) -> None:
        self.write = write
        self.waiting: list[Change] = []
        self.task: asyncio.Task[None] | None = None
        self.stored = 0  # changes so far

    async def store(self, change: Change) -> None:
        """Returns once the change is stored; raises what went wrong with it."""
        self.waiting.append(change)
        if self.task is None:
            self.task = asyncio.create_task(self.run())
        await change.stored

    async def run(self) -> None:
        while self.waiting:
            changes, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
            await self.store_all(changes)
        self.task = None

    async def store_all(self, changes: Sequence[Change]) -> None:
        """All at once; if one of them conflicts, each for itself, so that it fails alone."""
        try:
            await self.write(changes)
        except Conflict as conflict:
            if len(changes) == 1:
                settle(changes, conflict)
            for change in changes if len(changes) > 1 else ():
                await self.store_all([change])
        except Exception as error:
            settle(changes, error)
        else:
            self.stored += len(changes)
            settle(changes, None)

    async def finish(self) -> None:
        if self.task is not None:
            await self.task


def settle(changes: Sequence[Change], error: Exception | None) -> None:
    for change in changes:
        if not change.stored.done():  # nobody waits any more when the server stops
            if error is None:
                change.stored.set_result(None)
            else:
                change.stored.set_exception(error)
