"""Opening the database: SQLite in one file, or PostgreSQL, by the same code."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import event, insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bighouse.engine.errors import BighouseError
from bighouse.table.store.migrations import is_older, keep_copy, migrate, version_of
from bighouse.table.store.place import Place
from bighouse.table.store.schema import VERSION, layout, metadata
from bighouse.table.store.store import Store
from bighouse.table.store.writing import PostgresWriting, SqliteWriting, Writing

BUSY_SECONDS = 5  # that a database may take for an answer


class BadDatabase(BighouseError):
    """A database that cannot be used."""


async def open_store(url: str, process: str = "") -> Store:
    """The store at this URL, for the process of this name; tables are made when they are missing."""
    engine: AsyncEngine | None = None
    try:
        engine = make_engine(url)
        await prepare(engine)
        place = Place(engine.url.database if engine.name == "sqlite" else None)
        return Store(engine, place, writing_to(engine, place, process), process if place.file is None else "")
    except BadDatabase:
        raise
    except Exception as error:  # every driver has its own ways to fail
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        words = f"The database {shown(url)} cannot be opened: {reason}. Name another with --database."
        if engine is not None:
            await engine.dispose()
        raise BadDatabase(words) from None


def shown(url: str) -> str:
    """The URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(url)


def make_engine(url: str) -> AsyncEngine:
    if make_url(url).get_backend_name() != "sqlite":
        patience = {"timeout": BUSY_SECONDS, "command_timeout": BUSY_SECONDS}
        return create_async_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=patience)
    database = make_url(url).database
    if not database or database == ":memory:":
        raise BadDatabase("An SQLite database needs a file. Name one with --database.")
    Path(database).parent.mkdir(parents=True, exist_ok=True)
    # One connection for everything but moves: nobody waits for a lock of ours but for the moment of a commit.
    engine = create_async_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: Any, _: Any) -> None:
    """What is acknowledged must outlive a power cut: the log is synced with every commit."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    cursor.close()


def writing_to(engine: AsyncEngine, place: Place, process: str) -> Writing:
    if place.file is None:
        url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return PostgresWriting(url, BUSY_SECONDS, process)
    writing = SqliteWriting(place.file, place)
    set_up_sqlite(writing.connection, None)
    return writing


async def bring_up(engine: AsyncEngine, version: int) -> None:
    file = engine.url.database if engine.name == "sqlite" else None
    if file:
        await asyncio.to_thread(keep_copy, file, version)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)


async def prepare(engine: AsyncEngine) -> None:
    """Make the tables, or bring them to today's layout, and check that it is ours."""
    async with engine.connect() as connection:
        found = await connection.run_sync(version_of)
    try:
        if is_older(found):
            await bring_up(engine, found or 0)
        elif found is None:
            async with engine.begin() as connection:
                await connection.run_sync(metadata.create_all)
                await connection.execute(insert(layout).values(version=VERSION))
    except (IntegrityError, ProgrammingError):  # another process has been faster
        pass
    async with engine.connect() as connection:
        found = await connection.run_sync(version_of)
    if found != VERSION:
        await engine.dispose()
        raise BadDatabase(
            f"The database has layout {found}, and this Bighouse knows layout {VERSION}. Use the Bighouse that made it."
        )
