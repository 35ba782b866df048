"""Entries of many tables are stored together, and one that conflicts fails alone."""

import asyncio
from collections.abc import Sequence

import pytest

from bighouse.table.entries import Began, Entry, Spoke
from bighouse.table.house import House
from bighouse.table.store.writer import Change, Conflict, Writer
from bighouse.table.troubles import Trouble, unavailable
from tests.table.running import Running

pytestmark = pytest.mark.anyio


def changes(count: int) -> list[Change]:
    return [
        Change(f"table {number}", Entry(number, None, Began(), None, "", 0.0), "", False) for number in range(count)
    ]


async def test_what_comes_while_the_writer_is_busy_goes_together() -> None:
    loads: list[int] = []

    async def write(together: Sequence[Change]) -> None:
        loads.append(len(together))
        await asyncio.sleep(0)

    writer = Writer(write)
    await asyncio.gather(*(writer.store(change) for change in changes(5)))
    await writer.store(changes(1)[0])
    assert loads == [5, 1]


async def test_trouble_is_everybodys() -> None:
    async def write(_: object) -> None:
        raise unavailable()

    writer = Writer(write)
    outcomes = await asyncio.gather(*(writer.store(change) for change in changes(3)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Trouble] * 3


async def test_a_conflict_is_only_its_own(running: Running) -> None:
    guest = running.guest()
    names = [(await guest.create("here Ann", "here Ben"))["table"]["id"] for _ in range(4)]
    taken = names[1]
    await append(running.house, taken, "before")
    stored = await asyncio.gather(*(append(running.house, name, "together") for name in names), return_exceptions=True)
    assert [type(outcome) for outcome in stored] == [type(None), Conflict, type(None), type(None)]
    for name in names:
        words = [entry.body for entry in await running.house.store.entries(name, after=1)]
        assert words == [Spoke("before" if name == taken else "together")]


async def append(house: House, table: str, words: str) -> None:
    standing = house.tables[table].standing
    await house.store.append(table, Entry(2, 0, Spoke(words), None, "", 0.0), standing.summary(), False)
