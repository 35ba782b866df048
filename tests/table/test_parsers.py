"""Uploads are read apart from everything else: nobody waits for somebody else's, and none takes for ever."""

import asyncio
import threading
import time

import pytest

from bighouse.engine import save
from bighouse.engine.errors import BadSetup
from bighouse.engine.record import Beginning, Record
from bighouse.games import rooms
from bighouse.table.parsers import MOST_WAITING, Parsers
from bighouse.table.troubles import Trouble
from tests.table.running import PATIENCE, Running, Start

pytestmark = pytest.mark.anyio


def refuse() -> None:
    raise BadSetup("No such thing.")


async def test_a_reader_that_takes_too_long_is_ended() -> None:
    parsers = Parsers(1, PATIENCE)
    try:
        assert await parsers.read("ann", abs, -1) == 1
        parsers.seconds = 0.5
        began = time.monotonic()
        with pytest.raises(Trouble, match="too long"):
            await parsers.read("ann", time.sleep, 1000)
        assert time.monotonic() - began < PATIENCE
        parsers.seconds = PATIENCE
        assert await parsers.read("ann", abs, -2) == 2  # another has taken its place
        with pytest.raises(BadSetup, match="No such thing"):
            await parsers.read("ann", refuse)
    finally:
        parsers.close()


async def test_the_time_begins_when_the_process_is_there() -> None:
    parsers = Parsers(1, 0.5)  # less than a new process takes to begin
    try:
        assert await parsers.read("ann", abs, -1) == 1
    finally:
        parsers.close()


async def test_nobody_waits_for_all_of_somebody_elses() -> None:
    parsers = Parsers(0, PATIENCE)
    served: list[str] = []

    async def read(who: str) -> None:
        await parsers.read(who, time.sleep, 0.01)
        served.append(who)

    flood = [asyncio.ensure_future(read("ann")) for _ in range(1 + MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Trouble, match="still being read"):
        await read("ann")
    await read("ben")
    assert served == ["ann", "ann", "ben"]  # the one under way, and one more
    await asyncio.gather(*flood)
    parsers.close()


async def test_whoever_gives_up_gives_the_place_on() -> None:
    parsers = Parsers(0, PATIENCE)
    first, second = (asyncio.ensure_future(parsers.read(who, time.sleep, 0.05)) for who in ("ann", "ben"))
    await asyncio.sleep(0.01)
    second.cancel()
    await first
    assert await parsers.read("cleo", abs, -1) == 1
    assert parsers.turns.free == 1
    parsers.close()


async def test_tables_are_made_while_uploads_are_read(running: Running) -> None:
    ann = running.guest()
    played = threading.Event()
    running.house.parsers.seconds = PATIENCE
    reading = asyncio.ensure_future(running.house.parsers.read("127.0.0.1", played.wait, PATIENCE))
    loading = asyncio.ensure_future(ann.post("/api/tables/load", {"save": "nothing"}, 400))
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    places = [await ann.sit(name, seat) for seat in (0, 1)]
    await running.play(name, places, 3)
    assert not reading.done()
    played.set()
    assert await reading
    assert (await loading)["code"] == "illegal"


async def test_a_save_is_read_in_another_process(start: Start) -> None:
    running = await start(parsers=1)
    ann = running.guest()
    text = save.dump(Record(Beginning(rooms()["lockup"], 2, seed=7)))
    assert (await ann.post("/api/tables/load", {"save": text}))["table"]["state"] == "running"
    words = (await ann.post("/api/tables/load", {"save": text.replace("rules: ", "rule: ")}, 400))["words"]
    assert words.startswith("Line 3")
