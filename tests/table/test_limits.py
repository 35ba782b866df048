"""Limits: buckets that fill up with time."""

import pytest

from bighouse.table import limits
from bighouse.table.limits import Limit, Limits
from bighouse.table.troubles import Trouble
from tests.table.running import Start

SLOW = Limit("You are fast", 3, 0.5)


def test_a_bucket_empties_and_fills() -> None:
    now = [0.0]
    buckets = Limits(clock=lambda: now[0])
    for _ in range(3):
        buckets.spend(SLOW, "ann")
    with pytest.raises(Trouble, match="Wait 2 seconds"):
        buckets.spend(SLOW, "ann")
    buckets.spend(SLOW, "ben")
    now[0] = 2.0
    buckets.spend(SLOW, "ann")
    with pytest.raises(Trouble):
        buckets.spend(SLOW, "ann")


def test_old_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    buckets = Limits()
    for who in range(100):
        buckets.spend(SLOW, who)
    assert len(buckets.buckets[SLOW]) == 10


@pytest.mark.anyio
async def test_nobody_floods_the_chat(start: Start) -> None:
    running = await start(strict=True)
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    place = await ann.sit(name, 0)
    answers = [await place.tell("say", text=f"line {number}") for number in range(8)]
    assert [answer["kind"] for answer in answers].count("done") == limits.CHAT.burst
    assert answers[-1]["code"] == "too_fast"


@pytest.mark.anyio
async def test_a_command_that_came_too_fast_is_told_apart(start: Start) -> None:
    running = await start(strict=True)
    ann = running.guest()
    place = await ann.sit((await ann.create("here Ann", "here Ben"))["table"]["id"], 0)
    answers = [await place.tell("ping") for _ in range(int(limits.COMMAND.burst) + 5)]
    assert answers[-1]["code"] == "too_fast"


@pytest.mark.anyio
async def test_nobody_makes_tables_without_end(start: Start) -> None:
    running = await start(strict=True)
    ann = running.guest()
    for _ in range(int(limits.CREATE.burst)):
        await ann.create("here Ann")
    assert (await ann.post("/api/tables", {"game": "lockup", "seats": [{"plan": "here"}]}, 429))["code"] == "too_fast"
