"""Processes in which bots think, so that the server never waits for them.

All bots of a table think in the same process, where they find again what they have thought before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar
from zlib import crc32

from bighouse.engine.record import Record
from bighouse.table import thoughts
from bighouse.table.patience import Patience
from bighouse.table.thoughts import Position
from bighouse.table.turns import Turns
from bighouse.table.wire.messages import Thought
from bighouse.table.worker import Worker

log = logging.getLogger("bighouse.table")

MOST_WAITING = 1000  # bots and hints of one session
TOO_MANY = "Your bots have too much to think about. Wait for some of them."

P = ParamSpec("P")
T = TypeVar("T")


class Thinker:
    """A process that starts when it is first needed, and anew when it has died; whoever needs it takes turns."""

    def __init__(self, process: bool) -> None:
        self.process = process
        self.turns = Turns(1, MOST_WAITING, TOO_MANY)
        self.worker: Worker | None = None
        self.closed = False

    async def run(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        worker = self.open()
        try:
            return await asyncio.wrap_future(worker.pool.submit(task, *args, **kwargs))
        except BrokenProcessPool:
            log.warning("a thinker has died; another takes its place")
            if self.worker is worker:
                self.worker = None
            return await asyncio.wrap_future(self.open().pool.submit(task, *args, **kwargs))

    def open(self) -> Worker:
        if self.closed:
            raise asyncio.CancelledError
        if self.worker is None:
            self.worker = Worker(self.process)
        return self.worker

    def close(self) -> None:
        """End at once: what it thinks about is not needed any more."""
        self.closed = True
        if self.worker is not None:
            self.worker.end()


class Thinkers:
    """Each table has its thinker, by its id; with no processes, all have a thread."""

    def __init__(self, processes: int, bot_seconds: float, hint_seconds: float) -> None:
        self.bot_seconds = bot_seconds
        self.hint_seconds = hint_seconds
        self.all = [Thinker(processes > 0) for _ in range(max(1, processes))]

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(thinker.turns.count for thinker in self.all)

    async def choose(self, party: str, position: Position, seat: int, bot: str, patience: Patience) -> int:
        """What the bot does; the party is the session that waits for the bots here, beside all others that wait."""
        thinker = self.of(position.table)
        async with thinker.turns.take(party):
            seconds = min(self.bot_seconds, patience.for_a_move() * thinker.turns.share(party))
            return await thinker.run(thoughts.choose, position, seat, bot, seconds)

    async def hint(self, party: str, position: Position, seat: int) -> list[Thought]:
        thinker = self.of(position.table)
        async with thinker.turns.take(party):
            seconds = self.hint_seconds * thinker.turns.share(party)
            return await thinker.run(thoughts.hint, position, seat, seconds)

    def of(self, table: str) -> Thinker:
        return self.all[crc32(table.encode()) % len(self.all)]

    async def warm_up(self) -> None:
        await asyncio.gather(*(thinker.run(thoughts.warm_up) for thinker in self.all))

    def close(self) -> None:
        for thinker in self.all:
            thinker.close()


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
