"""A database in trouble: nothing is half stored, people are told, and play goes on when the trouble is over."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from bighouse.table import chores
from bighouse.table.store import open as opening
from bighouse.table.store.store import Store
from bighouse.table.store.writer import Change
from bighouse.table.store.writing import Lost, PostgresWriting, SqliteWriting
from bighouse.table.tokens import digest
from bighouse.table.troubles import unavailable
from tests.table import postgres
from tests.table.running import PATIENCE, Guest, Place, Running, Start

pytestmark = pytest.mark.anyio

BOTH = [{"plan": "here"}, {"plan": "here"}]


class Game:
    """A game of two, and what it looked like before the trouble."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.guest: Guest = running.guest()
        self.name = ""
        self.places: list[Place] = []

    async def begin(self) -> None:
        self.name = (await self.guest.create("here Ann", "here Ben"))["table"]["id"]
        self.places = [await self.guest.sit(self.name, seat) for seat in (0, 1)]
        await self.running.play(self.name, self.places, 3)

    @property
    def asked(self) -> Place:
        return self.places[self.running.asked(self.name)[0]]

    async def stored(self) -> int:
        return len(await self.running.house.store.entries(self.name))

    async def check_refused(self) -> None:
        """A move, a word, and a new table: none can be stored."""
        number, moves = self.running.house.tables[self.name].standing.number, self.running.moves(self.name)
        place = self.asked
        before = place.situation
        assert (await place.act(id="in-trouble"))["code"] == "unavailable"
        assert (await place.tell("say", text="x" * 500))["code"] == "unavailable"
        problem = await self.guest.post("/api/tables", {"game": "lockup", "seats": BOTH}, 503)
        assert problem["code"] == "unavailable"
        assert "nothing has changed" in problem["words"]
        for other in self.places:
            assert (await other.tell("ping"))["kind"] == "done"
        assert place.situation == before
        assert self.running.moves(self.name) == moves
        assert self.running.house.tables[self.name].standing.number == number

    async def check_goes_on(self) -> None:
        """The same command, sent again, lands; nothing of the failed attempts was stored."""
        standing = self.running.house.tables[self.name].standing
        assert await self.stored() == standing.number
        assert len(await self.guest.get("/api/tables")) == 1
        moves = len(self.running.moves(self.name))
        assert (await self.asked.act(id="in-trouble"))["kind"] == "done"
        assert len(self.running.moves(self.name)) == moves + 1
        await self.running.play(self.name, self.places, 3)
        assert (await self.guest.create("here Ann", "here Ben"))["table"]["state"] == "running"


async def pages(running: Running, question: str) -> int:
    """Ask the server's own connections, for the limit is one of the connection."""
    store = running.house.store
    run(running, f"PRAGMA {question}")
    async with store.engine.connect() as connection:
        return int((await connection.exec_driver_sql(f"PRAGMA {question}")).scalar_one())


@asynccontextmanager
async def full_disk(running: Running) -> AsyncIterator[None]:
    size = await pages(running, "page_count")
    most = await pages(running, f"max_page_count={size}")
    assert most == size
    yield
    await pages(running, "max_page_count=1000000")


async def test_a_full_disk(running: Running) -> None:
    game = Game(running)
    await game.begin()
    async with full_disk(running):
        for length in (500, 50, 1):  # until not even a letter fits
            while (await game.asked.tell("say", text="x" * length))["kind"] == "done":
                pass
        await game.check_refused()
    await game.check_goes_on()


async def test_a_locked_database(start: Start, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "BUSY_SECONDS", 0)
    game = Game(await start())
    await game.begin()
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await game.check_refused()
    other.execute("ROLLBACK")
    other.close()
    await game.check_goes_on()


async def test_a_locked_postgresql(start: Start, postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "BUSY_SECONDS", 1)
    game = Game(await start(postgres_database))
    await game.begin()
    other = await asyncpg.connect(postgres_database)
    async with other.transaction():
        await other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        await game.check_refused()
    await other.close()
    await game.check_goes_on()


@pytest.mark.slow
async def test_postgresql_goes_away_and_comes_back(start: Start) -> None:
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    with postgres.running() as server, server.database() as url:
        running = await start(url)
        game = Game(running)
        await game.begin()
        server.stop()
        await game.check_refused()
        server.start()
        await game.check_goes_on()
        await running.stop()


def break_after_storing(patch: pytest.MonkeyPatch) -> None:
    """The connection ends in the very moment of storing."""
    store = PostgresWriting.store

    async def store_and_break(writing: PostgresWriting, changes: Sequence[Change]) -> None:
        patch.undo()
        await store(writing, changes)
        writing.connection.terminate()
        raise Lost

    patch.setattr(PostgresWriting, "store", store_and_break)


async def test_a_connection_that_ends_while_something_is_stored(
    start: Start, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over another connection it is found that it had been stored, and it is not stored twice."""
    game = Game(await start(postgres_database))
    await game.begin()
    moves = len(game.running.moves(game.name))
    break_after_storing(monkeypatch)
    assert (await game.asked.act())["kind"] == "done"
    assert len(game.running.moves(game.name)) == moves + 1
    assert await game.stored() == game.running.house.tables[game.name].standing.number


async def test_what_may_have_been_stored_is_told_as_perhaps(
    start: Start, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If there is no other connection either, nobody is told that nothing has changed."""
    game = Game(await start(postgres_database))
    await game.begin()
    moves = len(game.running.moves(game.name))
    writing = game.running.house.store.writing
    assert isinstance(writing, PostgresWriting)
    url, writing.url = writing.url, "postgresql:///nowhere?host=/nowhere"
    break_after_storing(monkeypatch)
    refused = await game.asked.act(id="on-its-way")
    assert refused["code"] == "unavailable"
    assert "perhaps" in refused["words"]
    writing.url = url
    assert (await game.asked.act(id="on-its-way"))["kind"] == "done"  # it had been
    assert len(game.running.moves(game.name)) == moves + 1


def fail_once(monkeypatch: pytest.MonkeyPatch, question: str, about: str = "") -> None:
    """The store has no answer the first time that it is asked this, of whom it is about."""
    monkeypatch.setattr(chores, "TRY_AGAIN", 0.05)
    answer = getattr(Store, question)
    failed: list[str] = []

    async def ask(store: Store, *asked: Any) -> Any:
        if not failed and (not about or about in asked):
            failed.append(question)
            raise unavailable()
        return await answer(store, *asked)

    monkeypatch.setattr(Store, question, ask)


async def test_bots_go_on_after_a_restart_in_trouble(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose turn it is nobody asks again: people have moved, and wait."""
    running = await start(bot_pause=1000.0)
    name = (await running.guest().create("here Ann", "bot random", opening={"first": 1}))["table"]["id"]
    await running.stop()
    fail_once(monkeypatch, "bots_due")
    again = await start()
    async with asyncio.timeout(PATIENCE):
        while name not in again.house.tables or not again.moves(name):
            await asyncio.sleep(0.02)


async def test_a_finished_game_is_written_down_after_trouble(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_once(monkeypatch, "keep_chronicle")
    ann = running.guest()
    name = (await ann.create("here Ann", "bot random"))["table"]["id"]
    await (await ann.sit(name, 0)).play_to_the_end()
    async with asyncio.timeout(PATIENCE):
        while await running.house.store.chronicle(name) is None:
            await asyncio.sleep(0.02)


async def test_an_older_link_ends_after_trouble(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever came by it sees no more, though nobody could look up what they may see."""
    ann, eve = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    await eve.enter(made["links"]["seats"]["1"])
    hers = await eve.sit(made["table"]["id"], 1)
    fail_once(monkeypatch, "access", digest(eve.secret))
    await ann.post(f"/api/tables/{made['table']['id']}/seats/1/link")
    async with asyncio.timeout(PATIENCE):
        assert await hers.closed() == 4403


@pytest.mark.parametrize("when", ["entry", "summary"])
async def test_half_a_change_is_none(running: Running, when: str) -> None:
    """Whichever of a change's statements fails, none of them has happened."""
    game = Game(running)
    await game.begin()
    table = "entries" if when == "entry" else "tables"
    change = "INSERT" if when == "entry" else "UPDATE"
    run(running, f"CREATE TRIGGER broken BEFORE {change} ON {table} BEGIN INSERT INTO nowhere VALUES (1); END")
    before = await game.stored()
    assert (await game.asked.act(id="in-trouble"))["code"] == "unavailable"
    assert await game.stored() == before
    run(running, "DROP TRIGGER broken")
    assert (await game.asked.act(id="in-trouble"))["kind"] == "done"
    assert await game.stored() == before + 1


def run(running: Running, statement: str) -> None:
    """On the connection that writes: SQLite tells others of a change to its layout only when they ask for it."""
    writing = running.house.store.writing
    assert isinstance(writing, SqliteWriting)
    writing.connection.execute(statement).fetchall()
