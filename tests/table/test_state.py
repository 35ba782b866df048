"""How the house does, for whoever watches over it."""

import re

import pytest

from bighouse import __version__
from tests.table.running import Running, Start

pytestmark = pytest.mark.anyio


async def test_a_house_in_health(running: Running) -> None:
    assert await running.guest().get("/api/health") == {"status": "ok", "version": __version__}


async def test_a_house_whose_database_does_not_answer(running: Running) -> None:
    running.house.store.place.known = (0, 0)  # as if the file had been taken away
    assert (await running.guest().get("/api/health", 503))["code"] == "unavailable"


async def test_figures(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    places = [await ann.sit(name, seat) for seat in (0, 1)]
    await running.play(name, places, 3)
    text = await ann.get("/api/metrics")
    found = dict(re.findall(r"^bighouse_(\w+) (\d+)$", text, re.MULTILINE))
    assert (found["tables_open"], found["sockets"], found["entries_stored_total"]) == ("1", "2", "3")
    assert len(re.findall("^# TYPE ", text, re.MULTILINE)) == len(found)


async def test_figures_are_for_this_machine_alone(start: Start) -> None:
    running = await start(proxies=("127.0.0.1",))
    ann = running.guest()
    ann.http.headers["X-Forwarded-For"] = "203.0.113.7"
    assert (await ann.get("/api/metrics", 403))["code"] == "forbidden"
