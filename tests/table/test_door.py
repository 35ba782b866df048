"""Connections: how many are let in, and what becomes of those that say nothing, or not all."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import h11
import httpx
import pytest
from websockets.exceptions import WebSocketException

from bighouse.table import door, limits, serve, table
from tests.table.running import PATIENCE, Place, Running, Start

pytestmark = pytest.mark.anyio

MOMENT = 0.3  # seconds
POST = "POST /api/tables/load HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
GET = "GET /api/tables HTTP/1.1\r\nHost: house\r\n\r\n"


class Line:
    """A connection on which anything can be said."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, text: str) -> None:
        self.writer.write(text.encode())
        await self.writer.drain()

    async def heard(self) -> str:
        """Everything until the server hangs up."""
        try:
            return (await asyncio.wait_for(self.reader.read(), PATIENCE)).decode()
        except ConnectionResetError:
            return ""

    async def status(self) -> int:
        return int((await asyncio.wait_for(self.reader.readline(), PATIENCE)).split()[1])

    def hang_up(self) -> None:
        self.writer.close()


Call = Callable[[Running], Awaitable[Line]]


@pytest.fixture
async def call() -> AsyncIterator[Call]:
    lines: list[Line] = []

    async def open_line(running: Running) -> Line:
        host, _, port = running.address.partition(":")
        lines.append(Line(*await asyncio.open_connection(host, int(port))))
        return lines[-1]

    yield open_line
    for line in lines:
        line.hang_up()
        await asyncio.gather(line.writer.wait_closed(), return_exceptions=True)


def door_of(running: Running) -> door.Door:
    config: Any = running.server.config
    found: door.Door = config.http.args[0]
    return found


async def empty(running: Running) -> None:
    async with asyncio.timeout(PATIENCE):
        while door_of(running).inside:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("said", ["", "GET / HT", POST, POST + '{"save'], ids=["nothing", "head", "none", "part"])
async def test_whoever_does_not_finish_is_hung_up_on(
    running: Running, monkeypatch: pytest.MonkeyPatch, said: str, call: Call
) -> None:
    for part in door.SECONDS:
        monkeypatch.setitem(door.SECONDS, part, MOMENT)
    line = await call(running)
    await line.say(said)
    assert await line.heard() == ""
    await empty(running)


async def test_a_letter_at_a_time_is_no_way_to_stay(
    running: Running, monkeypatch: pytest.MonkeyPatch, call: Call
) -> None:
    monkeypatch.setitem(door.SECONDS, next(iter(door.SECONDS)), MOMENT)
    line = await call(running)

    async def talk_slowly() -> None:
        for letter in GET * 20:
            await line.say(letter)
            await asyncio.sleep(0.02)

    with pytest.raises(ConnectionError):
        await talk_slowly()


async def test_whoever_asks_again_on_the_same_line_is_answered(running: Running, call: Call) -> None:
    line = await call(running)
    for _ in range(3):
        await line.say(GET)
        assert await line.status() == 200
        while (await line.reader.readline()).strip():
            pass
        assert await line.reader.read(2) == b"[]"
    line.hang_up()
    await empty(running)


async def test_sockets_stay_open(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are pinged from time to time, and else may be silent for as long as a player thinks."""
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    monkeypatch.setitem(door.SECONDS, h11.SEND_BODY, MOMENT)
    place = await ann.sit(name, 0)
    await asyncio.sleep(3 * MOMENT)
    assert (await place.tell("ping"))["kind"] == "done"


async def test_a_socket_that_answers_no_ping_is_hung_up_on(
    start: Start, monkeypatch: pytest.MonkeyPatch, call: Call
) -> None:
    """Also where it reads nothing, so that no farewell would ever reach it."""
    monkeypatch.setattr(serve, "PING", MOMENT)
    running = await start()
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    line = await call(running)
    await line.say(
        f"GET /api/tables/{name}/socket?seat=0 HTTP/1.1\r\nHost: {running.address}\r\nCookie: bighouse={ann.secret}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert await line.status() == 101
    async with asyncio.timeout(PATIENCE):
        while name not in running.house.tables or not running.house.tables[name].watchers:
            await asyncio.sleep(0.01)
        while running.house.tables[name].watchers:
            await asyncio.sleep(0.01)


async def test_one_address_does_not_take_all_places(start: Start, monkeypatch: pytest.MonkeyPatch, call: Call) -> None:
    monkeypatch.setattr(door, "FROM_ONE_ADDRESS", 4)
    running = await start(strict=True)
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]  # her browser keeps a line open
    place = await ann.sit(name, 0)
    lines = [await call(running) for _ in range(2)]
    assert await (await call(running)).heard() == ""
    with pytest.raises((WebSocketException, OSError)):
        await ann.sit(name, 1)
    lines[0].hang_up()
    await place.leave()  # a socket counts until it ends
    async with asyncio.timeout(PATIENCE):
        while door_of(running).inside.total() > 2:
            await asyncio.sleep(0.02)
    await ann.sit(name, 1)


async def test_there_is_an_end_to_places(running: Running, call: Call) -> None:
    door_of(running).most = 2
    lines = [await call(running) for _ in range(2)]
    assert await (await call(running)).heard() == ""
    lines[0].hang_up()
    async with asyncio.timeout(PATIENCE):
        while door_of(running).inside.total() > 1:
            await asyncio.sleep(0.02)
    assert (await running.guest().get("/api/tables")) == []


def test_descriptors_are_asked_for() -> None:
    import resource

    assert door.raise_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0]


# Bodies


async def test_the_bucket_is_spent_before_a_body_is_read(start: Start, call: Call) -> None:
    running = await start(strict=True)
    for _ in range(int(limits.CREATE.burst)):
        line = await call(running)
        await line.say(POST)
        line.hang_up()
    await empty(running)
    line = await call(running)
    await line.say(POST)  # and nothing of what it promises
    assert await line.status() == 429


async def test_large_bodies_have_their_places(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    assert (await ann.put(f"/api/tables/{name}/seats/0/notice", {"webhook": "x" * 30_000}, 413))["code"] == "too_large"
    assert (await ann.post("/api/tables/load", {"save": "x" * 30_000}, 400))["code"] == "illegal"


# Who asks


async def ask(running: Running, address: str) -> int:
    async with httpx.AsyncClient(base_url=f"http://{running.address}", timeout=PATIENCE) as http:
        made = {"game": "lockup", "seats": [{"plan": "here"}]}
        return (await http.post("/api/tables", json=made, headers={"X-Forwarded-For": address})).status_code


async def test_nobody_makes_up_where_they_come_from(start: Start) -> None:
    running = await start(strict=True)
    answers = [await ask(running, f"203.0.113.{number}") for number in range(int(limits.CREATE.burst) + 1)]
    assert answers == [201] * int(limits.CREATE.burst) + [429]


async def test_a_proxy_is_believed_where_the_host_says_so(start: Start) -> None:
    running = await start(strict=True, proxies=("127.0.0.1",))
    for _ in range(int(limits.CREATE.burst)):
        assert await ask(running, "203.0.113.7") == 201
    assert await ask(running, "203.0.113.7") == 429
    assert await ask(running, "203.0.113.8") == 201


# Places at a table


async def refused(opening: Any) -> str:
    place: Place = await opening
    return str(place.heard[0].get("words", ""))


async def test_spectators_do_not_take_the_players_places(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_SPECTATORS", 2)
    ann, eve = running.guest(), running.guest()
    made = await ann.create("here Ann", "here Ben")
    name = made["table"]["id"]
    await eve.enter(made["links"]["watch"])
    for _ in range(2):
        assert not await refused(eve.sit(name, "watch"))
    assert "Too many people" in await refused(eve.sit(name, "watch"))
    for seat in (0, 1):
        assert not await refused(ann.sit(name, seat))


async def test_nobody_opens_a_table_without_end(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_OF_A_SESSION", 3)
    ann, ben = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere")
    name = made["table"]["id"]
    for _ in range(3):
        assert not await refused(ann.sit(name, 0))
    assert "many times" in await refused(ann.sit(name, 0))
    await ben.enter(made["links"]["seats"]["1"])
    assert not await refused(ben.sit(name, 1))


async def test_an_address_has_so_many_sockets(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    running = await start(strict=True)
    running.house.sockets.most = 2
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    places = [await ann.sit(name, seat) for seat in (0, 1)]
    assert "many connections" in await refused(ann.sit(name, 0))
    await places[0].leave()
    async with asyncio.timeout(PATIENCE):
        while running.house.sockets.inside.total() > 1:
            await asyncio.sleep(0.02)
    assert not await refused(ann.sit(name, 0))
