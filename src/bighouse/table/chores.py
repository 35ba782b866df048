"""Work in the background that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

log = logging.getLogger("bighouse.table")


class Chores:
    """Holds on to its tasks, so that none is lost half-way, and ends them with the server."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something in the background has failed", exc_info=task.exception())

    async def stop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
