"""Webhooks: a word when it becomes somebody's turn."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from bighouse.table.notices import Notices, check_address
from bighouse.table.troubles import Trouble
from tests.table.running import Running, Start

pytestmark = pytest.mark.anyio


class Receiver:
    """A small HTTP server that keeps what it is sent."""

    def __init__(self, answer: str = "204 No Content") -> None:
        self.answer = answer
        self.heard: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self.server: asyncio.Server | None = None

    async def start(self) -> str:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/hook?room=1"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        size = int(head.lower().partition("content-length: ")[2].split()[0])
        self.heard.put_nowait({"head": head, **json.loads(await reader.readexactly(size))})
        writer.write(f"HTTP/1.1 {self.answer}\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def stop(self) -> None:
        assert self.server is not None
        self.server.close()
        await self.server.wait_closed()


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    receiver = Receiver("302 Found")  # not followed
    yield receiver
    await receiver.stop()


async def test_a_webhook_hears_of_a_turn(start: Start, receiver: Receiver) -> None:
    running = await start(notice_after=-1.0)
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben", name="Thursday"))["table"]["id"]
    places = [await ann.sit(name, 0), await ann.sit(name, 1)]
    address = await receiver.start()
    for seat in (0, 1):
        await ann.put(f"/api/tables/{name}/seats/{seat}/notice", {"webhook": address})
    first = running.asked(name)
    while running.asked(name) == first:
        await running.play(name, places, 1)
    heard = await asyncio.wait_for(receiver.heard.get(), 5)
    assert (heard["table"], heard["seat"]) == (name, running.asked(name)[0])
    assert "it is your turn at Thursday" in str(heard["text"])
    assert str(heard["head"]).startswith("POST /hook?room=1 HTTP/1.1")


async def test_whoever_is_there_needs_no_notice(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    await ann.sit(name, 0)
    assert not running.house.tables[name].is_silent(0)
    assert running.house.tables[name].is_silent(1)


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/x",
        "example.org",
        "http://",
        "http://user:secret@example.org",
        "http://a b",
        "http://[::1",
        "x",
    ],
)
async def test_bad_addresses_are_refused(address: str) -> None:
    with pytest.raises(Trouble):
        check_address(address)


async def test_a_public_server_does_not_call_its_neighbours() -> None:
    notices = Notices(private=False)
    for host in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "localhost"):
        with pytest.raises(ValueError, match="public"):
            await notices.resolve(host, 80)
