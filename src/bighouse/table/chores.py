"""Work in the background that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine

from bighouse.table.troubles import Trouble

log = logging.getLogger("bighouse.table")

TRY_AGAIN = 2.0  # seconds, when the store is in trouble


class Chores:
    """Holds on to its tasks, so that none is lost half-way, and ends them with the server."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def insist(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """What nobody would ask for again is tried until the store has an answer."""
        self.do(self.until_answered(work))

    async def until_answered(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        while True:
            try:
                return await work()
            except Trouble as trouble:
                if trouble.code != "unavailable":
                    raise
            await asyncio.sleep(TRY_AGAIN)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something in the background has failed", exc_info=task.exception())

    async def stop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
