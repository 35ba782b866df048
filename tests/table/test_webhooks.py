"""Webhooks: a word when it becomes somebody's turn."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from bighouse.table.posting import Poster
from bighouse.table.troubles import Trouble
from bighouse.table.webhooks import check_webhook
from tests.table.receiver import Receiver
from tests.table.running import PATIENCE, Running, Start

pytestmark = pytest.mark.anyio


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    receiver = Receiver("302 Found")  # not followed
    yield receiver
    await receiver.stop()


async def test_a_webhook_hears_of_a_turn(start: Start, receiver: Receiver) -> None:
    running = await start(notice_after=-1.0, near_webhooks=True)
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben", name="Thursday"))["table"]["id"]
    places = [await ann.sit(name, 0), await ann.sit(name, 1)]
    address = f"{await receiver.start()}/hook?room=1"
    for seat in (0, 1):
        await ann.put(f"/api/tables/{name}/seats/{seat}/notice", {"webhook": address})
    first = running.asked(name)
    while running.asked(name) == first:
        await running.play(name, places, 1)
    posted = await asyncio.wait_for(receiver.heard.get(), PATIENCE)
    heard = json.loads(posted.body)
    assert (heard["table"], heard["seat"]) == (name, running.asked(name)[0])
    assert "it is your turn at Thursday" in heard["text"]
    assert posted.line == "POST /hook?room=1 HTTP/1.1"


async def test_a_turn_is_told_by_one_process_alone(postgres_database: str, start: Start, receiver: Receiver) -> None:
    first, second = [await start(postgres_database, notice_after=-1.0, near_webhooks=True) for _ in range(2)]
    ann = first.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    await ann.put(f"/api/tables/{name}/seats/1/notice", {"webhook": await receiver.start()})
    places = [await ann.sit(name, 0), await ann.sit(name, 1)]
    follower = await second.guest(ann.secret).sit(name, 1)  # the table is open there as well
    turns = 0
    while turns < 3:
        before = first.asked(name)
        await first.play(name, places, 1)
        turns += 1 in first.asked(name) and 1 not in before
    for _ in range(turns):
        await asyncio.wait_for(receiver.heard.get(), PATIENCE)
    moment = (places[1].situation or {})["moment"]
    await follower.wait_for(lambda now: now["moment"] >= moment)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(receiver.heard.get(), 0.5)


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
        check_webhook(address)


async def test_neighbours_are_called_only_when_the_host_says_so(start: Start) -> None:
    assert not (await start()).house.webhooks.poster.near  # also where only this machine reaches the server
    assert (await start(near_webhooks=True)).house.webhooks.poster.near


async def test_a_public_server_does_not_call_its_neighbours() -> None:
    poster = Poster(near=False)
    for host in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "localhost"):
        with pytest.raises(ValueError, match="public"):
            await poster.resolve(host, 80)
