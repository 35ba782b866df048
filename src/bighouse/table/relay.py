"""The relay between processes that share a database: which table got which entry, and who is where.

Nothing is lost with what it says: entries stand in the store, and who is where is told again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from bighouse.table.chores import Chores
from bighouse.table.store.reports import CHANNEL, Report, read_report, write_report
from bighouse.table.troubles import Trouble

log = logging.getLogger("bighouse.table")

AGAIN = 1.0  # seconds between attempts to hear again
HEARTBEAT = 5.0  # seconds of silence, after which we say that we are still there
MOST_UNSENT = 10_000
SAY = "SELECT pg_notify($1, $2)"
PATIENCE = 5.0  # seconds for an answer


TROUBLES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Trouble)  # a timeout is an OSError


class Listener(Protocol):
    """Whoever wants to know what other processes do."""

    async def heard(self, report: Report) -> None: ...

    async def missed(self) -> None:
        """Nothing was heard for a while: look into the store."""


class Relay(Protocol):
    async def start(self, listener: Listener) -> None: ...

    def tell(self, here: Mapping[str, Iterable[int]], asks: Sequence[str] = ()) -> None:
        """Who is connected here, and of which tables one would like to hear it from others."""

    async def mind(self, table: str) -> bool:
        """Whether this process, and no other, is to mind the bots of a table."""

    async def release(self, table: str) -> None:
        """Let others mind it."""

    async def stop(self) -> None: ...


class NoRelay:
    """For a single process, which knows everything already."""

    async def start(self, listener: Listener) -> None:
        pass

    def tell(self, here: Mapping[str, Iterable[int]], asks: Sequence[str] = ()) -> None:
        pass

    async def mind(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass

    async def stop(self) -> None:
        pass


class PostgresRelay:
    """Listens over a connection of its own; when that ends, over the next one."""

    def __init__(self, url: str, process: str) -> None:
        self.url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.process = process  # our own name: our own reports are no news
        self.task: asyncio.Task[None] | None = None
        self.hearing = Chores()
        self.ready = asyncio.Event()
        self.unsent: asyncio.Queue[Report] = asyncio.Queue(MOST_UNSENT)
        self.connection: Any = None
        self.speaking = asyncio.Lock()  # one thing at a time

    async def start(self, listener: Listener) -> None:
        self.task = asyncio.create_task(self.run(listener))
        await asyncio.wait_for(self.ready.wait(), 2 * PATIENCE)

    def tell(self, here: Mapping[str, Iterable[int]], asks: Sequence[str] = ()) -> None:
        if not self.unsent.full():
            seats = {table: sorted(here[table]) for table in here}
            self.unsent.put_nowait(Report(self.process, here=seats, asks=list(asks)))

    async def mind(self, table: str) -> bool:
        """A lock that goes with our connection; without one, two may mind it, and the store is the referee."""
        return await self.ask("SELECT pg_try_advisory_lock($1)", table) is not False

    async def release(self, table: str) -> None:
        await self.ask("SELECT pg_advisory_unlock($1)", table)

    async def ask(self, question: str, table: str) -> object:
        try:
            async with self.speaking:
                if self.connection is not None:
                    return await self.connection.fetchval(question, key_of(table), timeout=PATIENCE)
        except TROUBLES:
            pass  # whoever listens notices it as well
        return None

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.hearing.stop()

    async def run(self, listener: Listener) -> None:
        while True:
            try:
                await self.listen(listener)
            except TROUBLES as error:
                log.warning("news from other processes are lost for a moment: %s", error or type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def listen(self, listener: Listener) -> None:
        """Until the connection ends, which it may do without a word: so something is said from time to time."""

        def heard(_: object, pid: int, channel: str, payload: object) -> None:
            report = read_report(str(payload))
            if report.sender != self.process:
                self.hearing.do(listener.heard(report))

        def wake(_: object) -> None:
            self.tell({})

        connection = await asyncpg.connect(self.url, timeout=PATIENCE)
        try:
            connection.add_termination_listener(wake)
            await connection.add_listener(CHANNEL, heard)
            self.connection = connection
            if self.ready.is_set():
                await listener.missed()
            self.ready.set()
            while True:
                try:
                    report = await asyncio.wait_for(self.unsent.get(), HEARTBEAT)
                except TimeoutError:
                    report = Report(self.process)
                async with self.speaking:
                    await connection.execute(SAY, CHANNEL, write_report(report), timeout=PATIENCE)
        finally:
            self.connection = None
            connection.terminate()


def key_of(table: str) -> int:
    """The number that stands for a table among PostgreSQL's advisory locks."""
    return int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), "big", signed=True)
