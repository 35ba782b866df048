"""Bots think for those who wait, in turn: nobody's hints or tables keep others waiting."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from bighouse.table import limits
from bighouse.table.patience import LEAST, PART, WHOLE, Patience
from bighouse.table.thinkers import Thinker, Thinkers
from tests.table.running import PATIENCE, Guest, Running, Start

pytestmark = pytest.mark.anyio

A_WHILE = 0.3  # seconds in which bots that do not rest would have moved
AT_ONCE = WHOLE * PART  # seconds that a bot may think whose people have only begun to wait

POSITION: Any = SimpleNamespace(table="table-1")


class Slow(Thinker):
    """Thinks of nothing, and remembers for how long it was to."""

    def __init__(self) -> None:
        super().__init__(process=False)
        self.given: list[float] = []

    async def run(self, task: Any, *args: Any, **kwargs: Any) -> Any:
        self.given.append(args[-1])
        await asyncio.sleep(0.001)


def slow() -> tuple[Thinkers, list[float]]:
    thinkers, thinker = Thinkers(1, bot_seconds=10.0, hint_seconds=2.0), Slow()
    thinkers.all = [thinker]
    return thinkers, thinker.given


async def choose(thinkers: Thinkers, party: str, waited: float = 0.0) -> None:
    await thinkers.choose(party, POSITION, 0, "fierce", Patience(WHOLE, time.monotonic() - waited))


async def test_a_flood_of_hints_keeps_nobody_waiting() -> None:
    thinkers, served = slow()[0], list[str]()

    async def hint() -> None:
        await thinkers.hint("eve", POSITION, 0)
        served.append("eve")

    flood = [asyncio.ensure_future(hint()) for _ in range(28)]
    await asyncio.sleep(0)
    await choose(thinkers, "ann")
    assert len(served) <= 2  # the one under way, and one more
    await asyncio.gather(*flood)


async def test_the_more_wait_the_less_is_thought() -> None:
    """Twenty tables of fierce bots: in half of the time that people are patient, everybody has had a turn."""
    thinkers, given = slow()
    await choose(thinkers, "ann")
    alone = given.pop()
    await asyncio.gather(*(choose(thinkers, f"table {number}") for number in range(20)))
    assert alone == pytest.approx(AT_ONCE, rel=0.1)
    assert sum(given[1:]) < 4 * AT_ONCE  # the last ones have more time again
    assert given[1] < AT_ONCE / 18


async def test_the_longer_people_have_waited_the_less_is_thought() -> None:
    thinkers, given = slow()
    for waited in (0.0, WHOLE / 2, WHOLE - LEAST, 60.0):
        await choose(thinkers, "ann", waited)
    assert given == [pytest.approx(seconds, abs=0.02) for seconds in (AT_ONCE, AT_ONCE / 2, LEAST, LEAST)]
    assert given[-1] == LEAST


async def test_while_people_look_at_the_last_move_thinking_costs_them_nothing() -> None:
    thinkers, given = slow()
    for left in (WHOLE, 0.0, -30.0):
        await thinkers.choose("ann", POSITION, 0, "fierce", Patience(left, time.monotonic() + 0.7))
    assert given == [pytest.approx(seconds, abs=0.02) for seconds in (0.7 + AT_ONCE, 0.7, 0.7)]


async def test_a_row_of_fifty_moves_ends_within_seconds_however_many_tables_wait() -> None:
    """As in Lockup once a person has sent all of their crew: each of twenty tables has its twentieth, twenty times."""
    waited = 0.0
    for _ in range(50):
        waited += Patience(WHOLE, time.monotonic() - waited).for_a_move()
    assert waited < 6.0


async def test_who_has_many_tables_shares_their_own_time() -> None:
    thinkers, given = slow()
    crowd = [asyncio.ensure_future(choose(thinkers, "eve")) for _ in range(50)]
    await asyncio.sleep(0)
    await choose(thinkers, "ann")
    mine = max(given[1:])
    assert mine == pytest.approx(AT_ONCE / 2, rel=0.1)
    await asyncio.gather(*crowd)


async def test_bots_among_themselves_rest_while_nobody_looks(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("bot random", "bot random"))["table"]["id"]
    await asyncio.sleep(A_WHILE)
    assert running.moves(name) == []
    assert name not in await running.house.store.bots_due()
    place = await ann.sit(name, "watch")
    async with asyncio.timeout(PATIENCE):
        while not running.moves(name):
            await asyncio.sleep(0.01)
    await place.leave()
    async with asyncio.timeout(PATIENCE):
        while running.house.minder.tasks:
            await asyncio.sleep(0.01)


async def test_bots_go_on_for_people_who_are_away(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "bot random", opening={"first": 1}))["table"]["id"]
    async with asyncio.timeout(PATIENCE):
        while running.asked(name) != [0]:
            await asyncio.sleep(0.01)
    assert running.moves(name)


async def hint_at(guest: Guest) -> str:
    name = (await guest.create("here Ann", "bot random", hints=True, opening={"first": 0}))["table"]["id"]
    place = await guest.sit(name, 0)
    await place.wait_for(lambda now: now["options"])
    return str((await place.act("hint")).get("code", ""))


async def test_hints_are_counted_by_address(start: Start) -> None:
    running = await start(strict=True)
    answers = [await hint_at(running.guest()) for _ in range(int(limits.HINT.burst) + 1)]
    assert answers == [""] * int(limits.HINT.burst) + ["too_fast"]
