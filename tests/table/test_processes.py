"""Several server processes on one PostgreSQL database are one house."""

import asyncio
from functools import partial

import pytest

from bighouse.table.entries import Moved
from bighouse.table.settings import Settings
from bighouse.table.store.open import open_store
from tests.table.processes import processes
from tests.table.running import Guest, Json, Place

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

RACES = 8


def is_at(moment: int, situation: Json) -> bool:
    return bool(situation["moment"] == moment)


async def asked(places: list[Place]) -> int:
    """The seat that is to act, once everybody has heard."""
    for place in places:
        await place.tell("ping")
    return next(seat for seat, place in enumerate(places) if (place.situation or {})["options"])


async def test_two_processes_are_one_house(postgres_database: str) -> None:
    with processes(postgres_database, 2) as (first, second):
        ann = Guest(first)
        name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
        again = Guest(second, ann.secret)
        here = [await ann.sit(name, seat) for seat in (0, 1)]
        there = [await again.sit(name, seat) for seat in (0, 1)]

        # A move through one reaches the clients of the other, and so does a word.
        seat = await asked(here)
        moment = (there[seat].situation or {})["moment"]
        assert (await here[seat].act(id="from-here"))["kind"] == "done"
        await there[seat].wait_for(lambda now: now["moment"] > moment)
        await here[seat].tell("say", text="hello over there")
        assert (await there[0].hear_until("said"))["line"]["text"] == "hello over there"

        # Two moves at once through two processes land once.
        winners: list[str] = []
        for number in range(RACES):
            seat = await asked(here)
            moment = (here[seat].situation or {})["moment"]
            await there[seat].wait_for(partial(is_at, moment))
            names = [f"first-{number:03}", f"second-{number:03}"]
            answers = await asyncio.gather(here[seat].act(id=names[0]), there[seat].act(id=names[1]))
            assert sorted(answer.get("code", "done") for answer in answers) == ["done", "stale"]
            winners.append(names[0] if answers[0]["kind"] == "done" else names[1])

        # A command whose answer got lost may be sent again through the other process.
        seat = await asked(here)
        situation = here[seat].situation or {}
        move = {"id": "sent-twice", "moment": situation["moment"], "action": situation["options"][0]["action"]}
        assert (await here[seat].tell("play", **move))["kind"] == "done"
        assert (await there[seat].tell("play", **move))["kind"] == "done"

        for guest in (ann, again):
            await guest.leave()

    store = await open_store(Settings(postgres_database).database_url)
    stored = [entry.command for entry in await store.entries(name) if isinstance(entry.body, Moved)]
    await store.close()
    assert stored == ["from-here", *winners, "sent-twice"]
