"""What is acknowledged is stored: restarts, two processes on one database, damage, trouble."""

import asyncio
import re

import pytest
from sqlalchemy import text

from bighouse.games import rooms
from bighouse.table.rows import Access
from bighouse.table.store.open import BadDatabase, open_store
from bighouse.table.store.store import Store
from bighouse.table.troubles import Trouble, unavailable
from tests.table.running import PATIENCE, Running, Start

pytestmark = pytest.mark.anyio


async def test_after_a_restart_every_acknowledged_move_is_there(start: Start) -> None:
    running = await start()
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    places = [await ann.sit(name, 0), await ann.sit(name, 1)]
    await running.play(name, places, 20)
    await places[0].tell("say", text="see you")
    moves = running.moves(name)
    for place in places:
        await place.tell("ping")  # whatever was on its way has arrived
    before = [(place.situation, place.mark) for place in places]
    await running.stop()
    again = await start()
    guest = again.guest(ann.secret)
    later = [await guest.sit(name, 0), await guest.sit(name, 1)]
    assert again.moves(name) == moves
    assert [(place.situation, place.mark) for place in later] == before
    assert later[0].heard[0]["chat"][-1]["text"] == "see you"
    await again.play(name, later, 2)


async def test_a_restart_wakes_bots_that_were_to_move(start: Start) -> None:
    running = await start(bot_pause=1000.0)
    ann = running.guest()
    name = (await ann.create("here Ann", "bot random", opening={"first": 1}))["table"]["id"]
    assert running.moves(name) == []
    await running.stop()
    again = await start()
    async with asyncio.timeout(PATIENCE):
        while name not in again.house.tables or not again.moves(name):
            await asyncio.sleep(0.02)


async def test_two_processes_on_one_database_agree(start: Start) -> None:
    """Without any news between them: the store itself is the referee."""
    first, second = await start(), await start()
    ann = first.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    abroad = second.guest(ann.secret)
    places = [await ann.sit(name, 0), await ann.sit(name, 1)]
    others = [await abroad.sit(name, 0), await abroad.sit(name, 1)]
    seat = first.asked(name)[0]
    answers = await asyncio.gather(places[seat].act(id="here-1234"), others[seat].act(id="abroad-1234"))
    assert sorted(answer["kind"] for answer in answers) == ["done", "refused"]
    for house in (first.house, second.house):
        await house.tables[name].catch_up()
    assert first.moves(name) == second.moves(name)
    assert len(first.moves(name)) == 1


async def rules_become(running: Running, game: str, version: int) -> None:
    """Stop the server and let its tables have been begun by another version of the rules."""
    await running.stop()
    store = await open_store(running.settings.database_url)
    async with store.transaction() as connection:
        now, then = (f'"rules":{number}' for number in (rooms()[game].rules_version, version))
        await connection.exec_driver_sql(f"UPDATE tables SET origin = replace(origin, '{now}', '{then}')")
    await store.close()


async def test_a_table_of_older_rules_goes_on_with_the_cards_of_its_time(start: Start) -> None:
    running = await start()
    ann = running.guest()
    name = (await ann.create("here Ann", game="architects"))["table"]["id"]
    await rules_become(running, "architects", 1)
    again = await start()
    guest = again.guest(ann.secret)
    assert (await guest.get(f"/api/tables/{name}"))["stopped"] == ""
    place = await guest.sit(name, 0)
    await again.play(name, [place], 3)
    fork = await guest.post(f"/api/tables/{name}/fork", {"seats": [{"plan": "here"}]})
    for table in (name, fork["table"]["id"]):
        schemes = (await guest.get(f"/api/tables/{table}/catalogue"))["schemes"]
        assert next(card["place"] for card in schemes if card["id"] == "S11") == "black_market"


async def test_a_table_of_newer_rules_opens_for_reading(start: Start) -> None:
    running = await start()
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    await rules_become(running, "lockup", 999)
    again = await start()
    guest = again.guest(ann.secret)
    info = await guest.get(f"/api/tables/{name}")
    assert "version 999" in info["stopped"]
    assert [table["stopped"] for table in await guest.get("/api/tables")] == [info["stopped"]]
    place = await guest.sit(name, 0)
    assert place.heard[0]["situation"] is None
    assert (await place.tell("say", text="hello"))["code"] == "stopped"


async def test_a_log_that_drifts_is_noticed(start: Start) -> None:
    running = await start()
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    await running.play(name, [await ann.sit(name, 0), await ann.sit(name, 1)], 3)
    await running.stop()
    store = await open_store(running.settings.database_url)
    async with store.transaction() as connection:
        await connection.execute(text("UPDATE entries SET fingerprint = '0123456789abcdef' WHERE number = 3"))
    await store.close()
    again = await start()
    info = await again.guest(ann.secret).get(f"/api/tables/{name}")
    assert "drifted" in info["stopped"]
    assert not re.search("[0-9a-f]{16}", info["stopped"])  # a fingerprint is one of the whole position


async def test_what_cannot_be_stored_has_not_happened(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    places = [await ann.sit(name, 0), await ann.sit(name, 1)]
    place = places[running.asked(name)[0]]
    before = place.situation

    async def full(*_: object) -> None:
        raise unavailable()

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", full)
        assert (await place.act(id="first-attempt"))["code"] == "unavailable"
    assert running.moves(name) == []
    assert place.situation == before
    assert (await place.act(id="first-attempt"))["kind"] == "done"


async def test_a_table_at_rest_is_put_away(start: Start) -> None:
    running = await start(idle=0.0)
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    place = await ann.sit(name, 0)
    running.house.put_away()
    assert name in running.house.tables
    await place.leave()
    while running.house.tables[name].watchers:
        await asyncio.sleep(0.01)
    running.house.put_away()
    assert name not in running.house.tables
    assert (await ann.get(f"/api/tables/{name}"))["state"] == "running"


async def test_a_store_knows_only_its_own_sessions(database: str) -> None:
    store = await open_store(Running(database).settings.database_url)
    assert await store.access("somebody", "nothing") == Access()
    assert await store.table("nothing") is None
    with pytest.raises(Trouble):
        async with store.transaction() as connection:
            await connection.execute(text("SELECT nothing FROM nowhere"))
    await store.close()


@pytest.mark.parametrize("url", ["nonsense://x", "postgresql://nobody@127.0.0.1:1/none", "/proc/nowhere/tables.db"])
async def test_a_database_that_cannot_be_opened_is_explained(url: str) -> None:
    with pytest.raises(BadDatabase, match="cannot be opened"):
        await open_store(Running(url).settings.database_url)
