"""Parsers: what people upload is read in processes of their own, which are ended when it takes too long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import ParamSpec, TypeVar

from bighouse.engine.errors import BadSetup, BighouseError
from bighouse.table.troubles import Trouble
from bighouse.table.turns import Turns
from bighouse.table.worker import Worker

log = logging.getLogger("bighouse.table")

P = ParamSpec("P")
T = TypeVar("T")

MOST_WAITING = 3  # uploads of one address
WAIT = "Your last files are still being read. Wait for them, then try again."
TOO_LONG = "It takes too long to read this, so it was put aside. Use a file that Bighouse itself has written."


@dataclass(frozen=True)
class Refusal:
    """What is wrong with an upload; errors of many kinds do not find their way from process to process."""

    words: str


def attempt(task: Callable[[], T]) -> T | Refusal:
    """What is done in the process."""
    try:
        return task()
    except BighouseError as error:
        return Refusal(str(error))


def ready() -> None:
    """Nothing: once it is done the process is there."""


class Parsers:
    """Nobody's upload keeps others waiting for longer than one of it takes; with no process, a thread has to do."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.turns = Turns(max(1, processes), MOST_WAITING, WAIT)
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()

    async def read(self, party: str, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the task makes of an upload of this party; Trouble when that takes too long."""
        async with self.turns.take(party):
            worker = self.idle.pop() if self.idle else Worker(self.processes > 0)
            self.busy.add(worker)
            whole = False
            try:
                await asyncio.wrap_future(worker.pool.submit(ready))  # a process that begins takes time of its own
                async with asyncio.timeout(self.seconds):
                    result = await asyncio.wrap_future(worker.pool.submit(attempt, partial(task, *args, **kwargs)))
                whole = True
            except TimeoutError:
                log.warning("an upload was put aside: it took too long to read")
                raise Trouble("too_large", TOO_LONG) from None
            except BrokenProcessPool:
                raise Trouble("too_large", TOO_LONG) from None
            finally:
                self.busy.discard(worker)
                if whole:
                    self.idle.append(worker)
                else:
                    worker.end()
        if isinstance(result, Refusal):
            raise BadSetup(result.words)
        return result

    def close(self) -> None:
        for worker in (*self.idle, *self.busy):
            worker.end()
