"""A process whose connection to the others ends notices it, hears again, and has missed nothing."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.engine import make_url

from bighouse.table import presence, relay
from bighouse.table.store.reports import Report
from tests.table.running import PATIENCE, Guest, Place, Running, Start

pytestmark = pytest.mark.anyio


class Pair:
    """A game at the first server, looked at through the second."""

    def __init__(self, first: Running, second: Running) -> None:
        self.first, self.second = first, second
        self.guest: Guest = first.guest()
        self.name = ""
        self.here: list[Place] = []
        self.there: list[Place] = []

    async def begin(self) -> None:
        self.name = (await self.guest.create("here Ann", "here Ben"))["table"]["id"]
        abroad = self.second.guest(self.guest.secret)
        self.here = [await self.guest.sit(self.name, seat) for seat in (0, 1)]
        self.there = [await abroad.sit(self.name, seat) for seat in (0, 1)]
        await self.follow(2)

    async def follow(self, moves: int) -> None:
        """So many moves at the first, and all of them arrive at the second."""
        await self.first.play(self.name, self.here, moves)
        async with asyncio.timeout(PATIENCE):
            while self.second.moves(self.name) != self.first.moves(self.name):
                await asyncio.sleep(0.02)
        for here, there in zip(self.here, self.there):
            assert (await here.tell("ping"))["kind"] == (await there.tell("ping"))["kind"] == "done"
            assert there.situation == here.situation


async def end_connections(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def gone_deaf(start: Start, database: str) -> Pair:
    """Two servers that do not hear of each other, until they listen again."""
    pair = Pair(await start(database), await start(database))
    await pair.begin()
    await end_connections(database)
    return pair


async def test_connections_end(start: Start, postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "AGAIN", 0.5)
    pair = await gone_deaf(start, postgres_database)
    await pair.follow(5)  # while nobody listens yet: it is found in the store
    await asyncio.sleep(1.0)
    await pair.follow(5)  # and now it is heard


class Wire:
    """A way to PostgreSQL that can be cut without a word: nothing comes through, but both ends stay open."""

    def __init__(self, url: str, folder: Path) -> None:
        there = make_url(url)
        self.here, self.there = (Path(str(where)) / ".s.PGSQL.5432" for where in (folder, there.query["host"]))
        self.url = there.set(query={"host": str(folder)}).render_as_string(hide_password=False)
        self.ways: list[asyncio.Task[None]] = []
        self.ends: list[asyncio.StreamWriter] = []

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, questions = await asyncio.open_unix_connection(self.there)
        self.ends += [writer, questions]
        self.ways += [asyncio.create_task(pass_on(*way)) for way in ((reader, questions), (answers, writer))]

    def cut(self) -> None:
        for way in self.ways:
            way.cancel()

    async def close(self) -> None:
        self.cut()
        for end in self.ends:
            end.close()
        await asyncio.gather(*(end.wait_closed() for end in self.ends), *self.ways, return_exceptions=True)


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(1 << 16):
        writer.write(data)


class Ear:
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.seats: list[list[int]] = []
        self.misses = 0

    async def heard(self, report: Report) -> None:
        self.seats += report.here.values()

    async def missed(self) -> None:
        self.misses += 1


async def test_a_connection_falls_silent(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No end of it is told: it is noticed because nothing answers any more."""
    with tempfile.TemporaryDirectory(prefix="bighouse-wire-") as folder:
        wire, ear = Wire(postgres_database, Path(folder)), Ear()
        server = await asyncio.start_unix_server(wire.carry, wire.here)
        for name, seconds in (("HEARTBEAT", 0.2), ("PATIENCE", 1.0), ("AGAIN", 0.1)):
            monkeypatch.setattr(relay, name, seconds)
        here, there = relay.PostgresRelay(wire.url, "here"), relay.PostgresRelay(postgres_database, "there")
        await here.start(ear)
        await there.start(Ear())
        there.tell({"table": [1]})
        await until(lambda: ear.seats == [[1]])
        wire.cut()
        await until(lambda: ear.misses > 0)
        there.tell({"table": [2]})
        await until(lambda: ear.seats[-1] == [2])
        await here.stop()
        await there.stop()
        server.close()
        await wire.close()


async def test_a_process_that_is_behind_knows_what_was_carried_out(
    start: Start, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer got lost with the first process; the second, deaf for a while, is asked the same again."""
    monkeypatch.setattr(relay, "AGAIN", 1000.0)
    pair = await gone_deaf(start, postgres_database)
    await pair.first.play(pair.name, pair.here, 4)
    [seat] = pair.first.asked(pair.name)
    situation = pair.here[seat].situation or {}
    move = {"id": "sent-twice", "moment": situation["moment"], "action": situation["options"][0]["action"]}
    assert (await pair.here[seat].tell("play", **move))["kind"] == "done"
    assert len(pair.second.moves(pair.name)) < len(pair.first.moves(pair.name))
    assert (await pair.there[seat].tell("play", **move))["kind"] == "done"
    assert pair.second.moves(pair.name) == pair.first.moves(pair.name)


async def test_the_end_of_a_game_is_known_to_a_process_that_has_not_heard_of_it(
    start: Start, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is asked of a finished game is looked up before it is refused."""
    monkeypatch.setattr(relay, "AGAIN", 1000.0)
    pair = await gone_deaf(start, postgres_database)
    while pair.first.asked(pair.name):
        await pair.first.play(pair.name, pair.here, 1)
    assert len(pair.second.moves(pair.name)) < len(pair.first.moves(pair.name))
    abroad = pair.second.guest(pair.guest.secret)
    assert "bighouse save" in await abroad.get(f"/api/tables/{pair.name}/save")


async def test_a_table_deleted_while_nobody_listens(start: Start, postgres_database: str) -> None:
    first, second = await start(postgres_database), await start(postgres_database)
    ann = first.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    there = await second.guest(ann.secret).sit(name, 0)
    await end_connections(postgres_database)
    await ann.delete(f"/api/tables/{name}")
    assert (await there.hear_until("refused"))["code"] == "not_found"


def seen_online(place: Place) -> list[bool]:
    return [seat["online"] for seat in place.table["seats"]]


async def until_online(place: Place, *online: bool) -> None:
    while seen_online(place) != list(online):
        await place.hear_until("news")


async def test_who_is_here_is_seen_everywhere(start: Start, postgres_database: str) -> None:
    first, second = await start(postgres_database), await start(postgres_database)
    ann = first.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    name = made["table"]["id"]
    ben = second.guest()
    await ben.enter(made["links"]["seats"]["1"])
    await ann.post(f"/api/tables/{name}/start")
    here = await ann.sit(name, 0)
    there = await ben.sit(name, 1)
    await until_online(here, True, True)
    await until_online(there, True, True)
    assert [seat["online"] for seat in (await ben.get("/api/tables"))[0]["seats"]] == [True, True]
    await ann.put(f"/api/tables/{name}/seats/1/bot", {"bot": "random"})  # he is here, so he is asked
    assert (await ann.get(f"/api/tables/{name}"))["seats"][1]["offered"] == "random"
    await there.leave()
    await until_online(here, True, False)


async def test_a_process_that_falls_silent_is_taken_for_dead() -> None:
    now = [0.0]
    known = presence.Presence(lambda: now[0])
    assert known.heard("one", {"table": [0, 2]}) == ["table"]
    assert known.heard("one", {"table": [2, 0]}) == []
    known.heard("two", {"table": [1]})
    assert known.elsewhere("table") == {0, 1, 2}
    now[0] = presence.SILENT
    known.heard("two", {})  # still there
    now[0] += 1
    assert known.forget_silent() == ["table"]
    assert known.elsewhere("table") == {1}
    assert known.heard("two", {"table": []}) == ["table"]
    assert known.elsewhere("table") == set()


async def test_one_process_minds_the_bots(
    start: Start, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looked at through two processes: only one of them thinks, and the other goes on when that one is gone."""
    first, second = [await start(postgres_database) for _ in range(2)]
    ann = first.guest()
    asked: list[int] = []
    for number, running in enumerate((first, second)):
        choose = running.house.thinkers.choose

        async def count(*args: Any, choose: Any = choose, number: int = number) -> int:
            asked.append(number)
            await asyncio.sleep(0.05)
            return int(await choose(*args))

        monkeypatch.setattr(running.house.thinkers, "choose", count)
    name = (await ann.create("bot random", "bot random"))["table"]["id"]
    await ann.sit(name, "watch")
    await second.guest(ann.secret).sit(name, "watch")
    await until(lambda: len(asked) > 5)
    assert len(set(asked)) == 1
    minding, other = (first, second) if asked[0] == 0 else (second, first)
    await minding.stop()
    moves = len(other.moves(name))
    await until(lambda: len(other.moves(name)) > moves)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)
