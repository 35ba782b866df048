"""Processes in which bots think, so that the server never waits for them; with none, a thread has to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from bighouse.engine.record import Record
from bighouse.table import thoughts
from bighouse.table.thoughts import Position
from bighouse.table.turns import Turns
from bighouse.table.wire.messages import Thought

log = logging.getLogger("bighouse.table")

PATIENCE = 7.0  # seconds in which everybody who waits is to have a turn
MOST_WAITING = 1000  # bots and hints of one session
TOO_MANY = "Your bots have too much to think about. Wait for some of them."

P = ParamSpec("P")
T = TypeVar("T")


class Thinkers:
    """A pool that starts when it is first needed, and anew when one of its processes has died."""

    def __init__(self, processes: int, bot_seconds: float, hint_seconds: float) -> None:
        self.processes = processes
        self.bot_seconds = bot_seconds
        self.hint_seconds = hint_seconds
        self.turns = Turns(max(1, processes), MOST_WAITING, TOO_MANY)
        self.pool: Executor | None = None
        self.closed = False

    async def choose(self, party: str, position: Position, seat: int, bot: str) -> int:
        """What the bot does; the party is the session that waits for it."""
        async with self.turns.take(party):
            return await self.run(thoughts.choose, position, seat, bot, self.seconds(party, self.bot_seconds))

    async def hint(self, party: str, position: Position, seat: int) -> list[Thought]:
        async with self.turns.take(party):
            return await self.run(thoughts.hint, position, seat, self.seconds(party, self.hint_seconds))

    def seconds(self, party: str, most: float) -> float:
        """For how long to think: less, the more are waiting for it."""
        return min(most, PATIENCE * self.turns.share(party))

    async def warm_up(self) -> None:
        await self.run(thoughts.warm_up)

    async def run(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        pool = self.open()
        try:
            return await asyncio.wrap_future(pool.submit(task, *args, **kwargs))
        except BrokenProcessPool:
            log.warning("a thinker has died; others take its place")
            if self.pool is pool:
                self.pool = None
            return await asyncio.wrap_future(self.open().submit(task, *args, **kwargs))

    def open(self) -> Executor:
        if self.closed:
            raise asyncio.CancelledError
        if self.pool is None and self.processes:
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), thoughts.prepare)
        elif self.pool is None:
            self.pool = ThreadPoolExecutor(1)
        return self.pool

    def close(self) -> None:
        """End all processes at once: what they think about is not needed any more."""
        self.closed = True
        pool = self.pool
        if pool is not None:
            known = pool._processes if isinstance(pool, ProcessPoolExecutor) else {}  # no public way before Python 3.14
            processes = list(known.values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def position_of(table: str, record: Record) -> Position:
    beginning = record.beginning
    moves = record.moves
    return Position(
        table=table,
        game=beginning.room.name,
        players=beginning.players,
        settings=beginning.settings,
        seed=beginning.seed,
        scene=beginning.scene,
        cards=beginning.cards,
        moves=tuple((move.seat, move.action) for move in moves),
        deal=record.deal_fingerprint,
        fingerprint=moves[-1].fingerprint if moves else record.deal_fingerprint,
        names=tuple(record.game.called),
    )
