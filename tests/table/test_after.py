"""What comes after a game, or beside it: replay, save file, rematch, fork."""

import asyncio

import pytest

from bighouse.engine import save
from bighouse.engine.record import Beginning, Record
from bighouse.games import rooms
from bighouse.table.store.open import open_store
from tests.table.running import Guest, Running, Start

pytestmark = pytest.mark.anyio


async def finished(guest: Guest) -> str:
    """A game that bots have played."""
    name: str = (await guest.create("bot random", "bot random"))["table"]["id"]
    place = await guest.sit(name, "watch")
    await place.wait_for(lambda now: now["over"])
    return name


async def test_a_finished_game_can_be_looked_through(running: Running) -> None:
    ann = running.guest()
    name = await finished(ann)
    replay = await ann.get(f"/api/tables/{name}/replay")
    moves = running.moves(name)
    assert [move["seat"] for move in replay["moves"]] == [seat for seat, _ in moves]
    assert replay["moves"][-1]["scores"] == replay["sheet"]["totals"]
    for eyes in ("0", "1", "watch", "all"):
        moment = await ann.get(f"/api/tables/{name}/replay/{len(moves) // 2}?eyes={eyes}")
        assert moment["ply"] == len(moves) // 2
        assert moment["view"]
    assert (await ann.get(f"/api/tables/{name}/replay/0"))["lines"]
    await ann.get(f"/api/tables/{name}/replay/99999", 404)
    await ann.get(f"/api/tables/{name}/replay/-1", 404)
    await ann.get(f"/api/tables/{name}/replay/0?eyes=9", 400)


async def test_secrets_wait_for_the_end(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    for path in ("save", "replay", "replay/0?eyes=all"):
        assert "when the game is over" in (await ann.get(f"/api/tables/{name}/{path}", 409))["words"]
    await ann.post(f"/api/tables/{name}/rematch", status=409)


async def test_a_save_file_goes_round(running: Running) -> None:
    ann = running.guest()
    name = await finished(ann)
    text = await ann.get(f"/api/tables/{name}/save")
    record = save.parse(text, rooms())
    assert [(move.seat, move.action) for move in record] == running.moves(name)
    loaded = await ann.post("/api/tables/load", {"save": text})
    assert loaded["table"]["state"] == "over"
    assert running.moves(loaded["table"]["id"]) == running.moves(name)
    await ann.get(f"/api/tables/{loaded['table']['id']}/replay")
    place = await ann.sit(loaded["table"]["id"], 0)
    assert (place.situation or {})["over"]  # its board is seen, not only its story
    problem = await ann.post("/api/tables/load", {"save": text.replace("seat 0", "seat 1", 1)}, 400)
    assert "Line" in problem["words"]


async def test_an_unfinished_save_goes_on(running: Running) -> None:
    record = Record(Beginning(rooms()["lockup"], 2, seed=3))
    for _ in range(9):
        seat = record.game.to_act[0]
        record.play(seat, record.game.options(seat)[0])
    ann = running.guest()
    loaded = await ann.post("/api/tables/load", {"save": save.dump(record)})
    name = loaded["table"]["id"]
    places = [await ann.sit(name, 0), await ann.sit(name, 1)]
    assert places[0].lines
    await running.play(name, places, 3)
    assert len(running.moves(name)) == 12


async def test_a_rematch_takes_everybody_along(running: Running) -> None:
    ann, ben = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    name = made["table"]["id"]
    await ben.enter(made["links"]["seats"]["1"])
    await ann.post(f"/api/tables/{name}/start")
    hers, his = await ann.sit(name, 0), await ben.sit(name, 1)
    await his.tell("resign")
    await hers.tell("resign")
    again = await ann.post(f"/api/tables/{name}/rematch")
    following = again["table"]["id"]
    assert (again["table"]["mine"], again["table"]["host"]) == ([0], True)
    assert [seat["sitter"] for seat in again["table"]["seats"]] == ["person", "person"]
    second = await ben.post(f"/api/tables/{name}/rematch")
    assert (second["table"]["id"], second["table"]["mine"], second["table"]["host"]) == (following, [1], False)
    while his.table["next"] is None:
        await his.hear()
    assert his.table["next"] == following
    old, new = running.house.tables[name].origin, running.house.tables[following].origin
    assert old.seed != new.seed


async def test_a_finished_game_can_be_forked_anywhere(running: Running) -> None:
    ann = running.guest()
    name = await finished(ann)
    fork = await ann.post(f"/api/tables/{name}/fork", {"ply": 10, "seats": [{"plan": "here"}, {"plan": "here"}]})
    assert fork["table"]["state"] == "running"
    assert running.moves(fork["table"]["id"]) == running.moves(name)[:10]
    await ann.post(f"/api/tables/{name}/fork", {"ply": 99999}, 409)


async def test_a_running_game_is_forked_as_the_seat_sees_it(running: Running) -> None:
    ann, eve = running.guest(), running.guest()
    made = await ann.create("here Ann", "here Ben", "here Cat", scene="lockup, 3 players\nseed: 5\n")
    name = made["table"]["id"]
    places = [await ann.sit(name, seat) for seat in range(3)]
    await running.play(name, places, 25)
    plans = [{"plan": "here"}] * 3
    fork = await ann.post(f"/api/tables/{name}/fork", {"seats": plans})
    true = running.house.tables[name].standing.record.game
    imagined = running.house.tables[fork["table"]["id"]].standing.record.game
    assert imagined.view(0) == true.view(0)
    assert imagined.rng.state() != true.rng.state()
    assert imagined.fingerprint() != true.fingerprint()
    await ann.post(f"/api/tables/{name}/fork", {"ply": 3}, 409)
    await eve.enter(made["links"]["watch"])
    await eve.post(f"/api/tables/{name}/fork", {}, 403)


async def test_a_table_can_start_from_a_scene(running: Running) -> None:
    ann = running.guest()
    made = await ann.create("here Ann", "here Ben", scene="lockup, 2 players\nround: 3\n")
    place = await ann.sit(made["table"]["id"], 0)
    assert place.situation is not None
    assert place.situation["view"]["round"] == 3
    again = await ann.create("here Ann", "here Ben", scene="lockup, 2 players\nround: 3\n")
    origins = [running.house.tables[table["table"]["id"]].origin for table in (made, again)]
    assert origins[0].scene != origins[1].scene  # what the scene leaves open, nobody can know


async def test_games_have_guides_and_catalogues(running: Running) -> None:
    ann = running.guest()
    house = await ann.get("/api/house")
    assert "lockup" in [game["name"] for game in house["games"]]
    assert [bot["level"] for bot in house["bots"][:5]] == [1, 2, 3, 4, 5]
    assert (await ann.get("/api/games/lockup/guide"))["chapters"]
    catalogue = await ann.get("/api/games/lockup/catalogue")
    made = await ann.create("here Ann", "here Ben")
    assert await ann.get(f"/api/tables/{made['table']['id']}/catalogue") == catalogue
    await ann.get("/api/games/chess/guide", 404)


async def become_of_other_rules(running: Running, *changes: str) -> None:
    """Stop the server, and let the database be one of other rules."""
    await running.stop()
    store = await open_store(running.settings.database_url)
    async with store.transaction() as connection:
        for change in changes:
            await connection.exec_driver_sql(change)
    await store.close()


async def chronicled(running: Running, table: str) -> None:
    while await running.house.store.chronicle(table) is None:
        await asyncio.sleep(0.01)


OTHER = "0123456789abcdef"  # a position that the rules do not lead to
OTHER_RULES = {
    "drifted": f"UPDATE entries SET fingerprint = '{OTHER}' WHERE number = 3",
    "newer": """UPDATE tables SET origin = replace(origin, '"rules":', '"rules":99')""",
}


@pytest.mark.parametrize("change", OTHER_RULES)
async def test_a_finished_game_outlives_its_rules(start: Start, change: str) -> None:
    """It can be read and taken along, and its people meet again, whatever becomes of the rules."""
    running = await start()
    ann = running.guest()
    name = (await ann.create("here Ann", "bot random"))["table"]["id"]
    await (await ann.sit(name, 0)).play_to_the_end()
    text, told = await ann.get(f"/api/tables/{name}/save"), await ann.get(f"/api/tables/{name}/replay")
    await chronicled(running, name)
    await become_of_other_rules(running, OTHER_RULES[change])
    again = await start()
    guest = again.guest(ann.secret)
    info = await guest.get(f"/api/tables/{name}")
    assert info["stopped"]
    assert info["state"] == "over"
    assert info["result"]
    assert await guest.get(f"/api/tables/{name}/save") == text
    assert await guest.get(f"/api/tables/{name}/replay") == told
    rematch = await guest.post(f"/api/tables/{name}/rematch")
    assert [(seat["sitter"], seat["bot"]) for seat in rematch["table"]["seats"]] == [("person", ""), ("bot", "random")]
    assert rematch["table"]["mine"] == [0]


async def test_positions_are_there_as_far_as_the_rules_are_the_same(start: Start) -> None:
    """Where a finished game drifts, it is shown and played on up to there; the rest is told in words."""
    running = await start()
    ann = running.guest()
    name = await finished(ann)
    shown = await ann.get(f"/api/tables/{name}/replay/9?eyes=0")
    moves = running.moves(name)
    await chronicled(running, name)
    fingerprint = running.house.tables[name].standing.record.moves[9].fingerprint
    await become_of_other_rules(
        running,
        f"UPDATE chronicles SET save = replace(save, '{fingerprint}', '{OTHER}')",
        f"UPDATE entries SET fingerprint = '{OTHER}' WHERE fingerprint = '{fingerprint}'",
    )
    again = await start()
    guest = again.guest(ann.secret)
    assert await guest.get(f"/api/tables/{name}/replay/9?eyes=0") == shown
    lost = await guest.get(f"/api/tables/{name}/replay/10?eyes=0")
    assert lost["view"] is None
    assert "Today's rules lead elsewhere" in lost["lost"]
    await guest.get(f"/api/tables/{name}/replay/{len(moves) + 1}", 404)
    fork = await guest.post(f"/api/tables/{name}/fork", {"ply": 9, "seats": [{"plan": "here"}] * 2})
    assert again.moves(fork["table"]["id"]) == moves[:9]
    refused = await guest.post(f"/api/tables/{name}/fork", {"ply": 10}, 409)
    assert "Today's rules lead elsewhere" in refused["words"]


async def test_a_finished_game_that_was_not_written_down_in_time(start: Start) -> None:
    """A server that died just then, or one of an older layout: it is made up for at the next start."""
    running = await start()
    ann = running.guest()
    name = await finished(ann)
    text = await ann.get(f"/api/tables/{name}/save")
    await chronicled(running, name)
    await become_of_other_rules(running, "DELETE FROM chronicles")
    again = await start()
    await chronicled(again, name)
    assert (await again.house.store.chronicle(name) or ("", ""))[0] == text
