"""How changes are written: by connections of their own, and as few statements as can be. Everything else that is asked
of a database may take its time, but every move waits for this."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]

from bighouse.table.entries import Entry, kind_of, write_body
from bighouse.table.store.place import Place
from bighouse.table.store.reports import CHANNEL, stored_report
from bighouse.table.store.troubles import telling_trouble
from bighouse.table.store.writer import MOST_TOGETHER, Change
from bighouse.table.troubles import perhaps, unavailable

ENTRY = 'INSERT INTO entries (table_id, number, kind, seat, command, body, fingerprint, "at")'

# The second part waits for the first: whoever has to wait for another process does so before it keeps others waiting.
TOGETHER = f"""
WITH stored AS (
    {ENTRY}
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::float[])
    RETURNING 1
), known AS (
    UPDATE tables SET summary = new.summary, bot_due = new.bot_due
    FROM unnest($9::text[], $10::text[], $11::bool[]) AS new (id, summary, bot_due)
    WHERE tables.id = new.id AND (SELECT count(*) FROM stored) > 0
    RETURNING 1
)
SELECT pg_notify($12, $13) FROM (SELECT count(*) FROM known) AS done
"""


LOST = (
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)


class Lost(Exception):
    """The connection has ended, and did not say whether anything was stored before."""


class Writing(Protocol):
    async def write(self, changes: Sequence[Change]) -> None:
        """Store changes of different tables, all or none."""

    async def close(self) -> None: ...


def entry_row(table: str, entry: Entry) -> tuple[object, ...]:
    body = entry.body
    return table, entry.number, kind_of(body), entry.seat, entry.command, write_body(body), entry.fingerprint, entry.at


def entry_rows(changes: Sequence[Change]) -> list[tuple[object, ...]]:
    return [entry_row(change.table, change.entry) for change in changes]


def table_rows(changes: Sequence[Change]) -> list[tuple[object, ...]]:
    return [(change.table, change.summary, change.bot_due) for change in changes]


Work = tuple[Sequence[Change], "asyncio.Future[None]"]


class SqliteWriting:
    """A thread that has little to ask of the others: each statement is done in one go, however many it is about."""

    def __init__(self, file: Path, place: Place) -> None:
        self.place = place
        self.connection = sqlite3.connect(
            file, isolation_level=None, check_same_thread=False, cached_statements=2 * MOST_TOGETHER + 10
        )
        self.loop = asyncio.get_running_loop()
        self.work: SimpleQueue[Work | None] = SimpleQueue()
        self.thread = Thread(target=self.write_on, name="writing", daemon=True)
        self.thread.start()

    async def write(self, changes: Sequence[Change]) -> None:
        done: asyncio.Future[None] = self.loop.create_future()
        self.work.put((changes, done))
        with telling_trouble():
            await done

    def write_on(self) -> None:
        """Whatever is asked for, in the thread: an executor would spend more on each than SQLite does."""
        while (work := self.work.get()) is not None:
            changes, done = work
            error: BaseException | None = None
            try:
                self.write_now(changes)
            except BaseException as trouble:
                error = trouble
            self.loop.call_soon_threadsafe(settle, done, error)

    def write_now(self, changes: Sequence[Change]) -> None:
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(insertion(len(changes)), [*chain.from_iterable(entry_rows(changes))])
            connection.execute(alteration(len(changes)), [*chain.from_iterable(table_rows(changes))])
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self.place.check()

    async def close(self) -> None:
        self.work.put(None)
        await asyncio.to_thread(self.thread.join)
        self.connection.close()


def settle(done: asyncio.Future[None], error: BaseException | None) -> None:
    if not done.done():  # else nobody waits any more
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


@cache
def insertion(count: int) -> str:
    return f"{ENTRY} VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?)'] * count)}"


@cache
def alteration(count: int) -> str:
    rows = ", ".join(["(?, ?, ?)"] * count)
    return (
        f"UPDATE tables SET summary = new.column2, bot_due = new.column3 FROM (VALUES {rows}) AS new"
        " WHERE tables.id = new.column1"
    )


class PostgresWriting:
    """One statement, which is a transaction of its own, and one way there and back; it tells other processes too."""

    def __init__(self, url: str, seconds: float, process: str) -> None:
        self.url = url
        self.seconds = seconds  # that PostgreSQL may take for an answer
        self.process = process  # the name by which it tells others
        self.connection: Any = None

    async def write(self, changes: Sequence[Change]) -> None:
        """Over another connection if the first has ended: what was stored nevertheless conflicts with itself."""
        ordered = sorted(changes, key=lambda change: change.table)  # as others do: nobody waits in a ring
        words = unavailable
        if self.connection is not None:
            try:
                with telling_trouble():
                    return await self.store(ordered)
            except Lost:
                words = perhaps
        try:
            with telling_trouble(words):
                self.connection = await asyncpg.connect(self.url, timeout=self.seconds, command_timeout=self.seconds)
                await self.store(ordered)
        except Lost as lost:
            raise perhaps() from lost

    async def store(self, changes: Sequence[Change]) -> None:
        columns = [*zip(*entry_rows(changes)), *zip(*table_rows(changes))]
        report = stored_report(self.process, {change.table: change.entry for change in changes})
        connection = self.connection
        try:
            await connection.execute(TOGETHER, *columns, CHANNEL, report)
        except TimeoutError:  # it is taken back just now, if it is not too late
            with telling_trouble(perhaps):
                raise
        except LOST as error:
            self.connection = None
            connection.terminate()
            raise Lost from error

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close(timeout=self.seconds)
