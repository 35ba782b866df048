"""News between processes that share a database: which table has got which entry. What it says stands in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

log = logging.getLogger("bighouse.table")

CHANNEL = "bighouse"
AGAIN = 2.0  # seconds between attempts to hear again

Listener = Callable[[str, int], Awaitable[None]]  # is told the table and the number of its newest entry


class News(Protocol):
    async def start(self, listener: Listener) -> None: ...

    def tell(self, table: str, number: int) -> None: ...

    async def stop(self) -> None: ...


class NoNews:
    """For a single process, which knows everything already."""

    async def start(self, listener: Listener) -> None:
        pass

    def tell(self, table: str, number: int) -> None:
        pass

    async def stop(self) -> None:
        pass


class PostgresNews:
    """LISTEN and NOTIFY. News that are lost with a connection are found in the store by the next change."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.unsent: asyncio.Queue[str] = asyncio.Queue(10_000)
        self.task: asyncio.Task[None] | None = None
        self.hearing: set[asyncio.Task[None]] = set()
        self.ready = asyncio.Event()

    async def start(self, listener: Listener) -> None:
        self.task = asyncio.create_task(self.run(listener))
        await asyncio.wait_for(self.ready.wait(), 10)

    def tell(self, table: str, number: int) -> None:
        if not self.unsent.full():
            self.unsent.put_nowait(f"{table} {number}")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self, listener: Listener) -> None:
        """Listen and tell over one connection; when it breaks, over the next."""

        def heard(connection: Any, pid: int, channel: str, payload: object) -> None:
            table, _, number = str(payload).partition(" ")
            if pid != connection.get_server_pid():  # our own news is no news
                task = asyncio.ensure_future(self.pass_on(listener, table, int(number)))
                self.hearing.add(task)
                task.add_done_callback(self.hearing.discard)

        while True:
            try:
                connection = await asyncpg.connect(self.url)
                try:
                    await connection.add_listener(CHANNEL, heard)
                    self.ready.set()
                    while True:
                        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, await self.unsent.get())
                finally:
                    await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("news from other processes are lost for a moment: %s", error)
                await asyncio.sleep(AGAIN)

    async def pass_on(self, listener: Listener, table: str, number: int) -> None:
        try:
            await listener(table, number)
        except Exception:
            log.exception("news of table %s could not be followed", table)
