"""A game from the first to the last move: people, bots, spectators."""

import asyncio

import pytest

from tests.table.running import PATIENCE, Running, Start

pytestmark = pytest.mark.anyio


async def test_a_person_plays_against_two_bots_to_the_end(running: Running) -> None:
    ann = running.guest()
    made = await ann.create("here Ann", "bot random", "bot random")
    table = made["table"]
    assert table["state"] == "running"
    assert table["mine"] == [0]
    assert table["host"]
    assert table["seed"] is None
    place = await ann.sit(table["id"], 0)
    end = await place.play_to_the_end()
    assert end["sheet"]["winners"]
    over = await ann.get(f"/api/tables/{table['id']}")
    assert over["state"] == "over"
    assert over["seed"]
    assert over["commitment"] == table["commitment"]


async def test_people_come_by_links_and_the_host_starts(running: Running) -> None:
    ann, ben, cat = running.guest(), running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben", "open")
    name = made["table"]["id"]
    assert made["table"]["state"] == "gathering"
    hers = await ann.sit(name, 0)
    assert hers.situation is None
    assert (await ben.enter(made["links"]["seats"]["1"]))["mine"] == [1]
    assert (await cat.enter(made["links"]["watch"]))["watching"]
    refusal = await ann.post(f"/api/tables/{name}/start", status=409)
    assert "Seat 3 is still open" in refusal["words"]
    seated = await cat.post(f"/api/tables/{name}/seats/2/sit", {"name": "Cat"})
    assert seated["mine"] == [2]
    assert [seat["name"] for seat in seated["seats"]] == ["Ann", "Ben", "Cat"]
    his = await ben.sit(name, 1)
    assert (await ann.post(f"/api/tables/{name}/start"))["state"] == "running"
    for place in (hers, his):
        await place.wait_for(lambda now: True)
        assert place.lines
    assert hers.situation is not None
    assert his.situation is not None
    assert hers.situation["view"] != his.situation["view"]


async def test_everybody_is_told_the_same_story(running: Running) -> None:
    ann, ben = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    await ben.enter(made["links"]["seats"]["1"])
    await ann.post(f"/api/tables/{made['table']['id']}/start")
    hers, his = await ann.sit(made["table"]["id"], 0), await ben.sit(made["table"]["id"], 1)
    watching = await ann.sit(made["table"]["id"], "watch")
    await running.play(made["table"]["id"], [hers, his], 60)
    for place in (hers, his, watching):
        assert (await place.tell("ping"))["kind"] == "done"
    events = [[line["event"] for line in place.lines] for place in (hers, his, watching)]
    assert events[0] == events[1] == events[2]


async def test_a_client_that_comes_back_hears_only_what_it_missed(running: Running) -> None:
    ann = running.guest()
    made = await ann.create("here Ann", "here Ben")
    name = made["table"]["id"]
    hers = await ann.sit(name, 0)
    his = await ann.sit(name, 1)
    first = hers if (hers.situation or {})["options"] else his
    await first.act()
    heard, mark = len(first.lines), first.mark
    again = await ann.sit(name, 0 if first is hers else 1, f"&heard={heard}&mark={mark}", first.lines)
    assert again.heard[0]["tale"] == {"start": heard, "lines": [], "mark": mark, "pauses": []}
    whole = await ann.sit(name, 0, f"&heard={heard}&mark=other")
    assert whole.heard[0]["tale"]["start"] == 0


async def test_presence_is_news(running: Running) -> None:
    ann = running.guest()
    made = await ann.create("here Ann", "here Ben")
    hers = await ann.sit(made["table"]["id"], 0)
    his = await ann.sit(made["table"]["id"], 1)
    await hers.hear_until("news")
    assert [seat["online"] for seat in hers.table["seats"]] == [True, True]
    await his.leave()
    await hers.hear_until("news")
    assert [seat["online"] for seat in hers.table["seats"]] == [True, False]


async def test_a_game_of_bots_plays_by_itself(running: Running) -> None:
    ann = running.guest()
    made = await ann.create("bot random", "bot random")
    watching = await ann.sit(made["table"]["id"], "watch")
    assert (await watching.wait_for(lambda now: now["over"]))["sheet"]


async def test_the_lesson_has_rivals_who_follow_its_script(running: Running) -> None:
    ann = running.guest()
    lesson = await ann.get("/api/games/lockup/lesson")
    made = await ann.create("here Ann", lesson=True)
    assert made["table"]["lesson"]
    place = await ann.sit(made["table"]["id"], lesson["learner"])
    words = [step["do"] for step in lesson["steps"] if step["do"]]
    for choices in words[:5]:
        situation = await place.wait_for(lambda now: now["options"])
        fits = [offer for offer in situation["options"] if " ".join([offer["family"], *offer["args"]]) in choices]
        assert fits, (choices, situation["options"])
        await place.act(action=fits[0]["action"])
    record = running.house.tables[made["table"]["id"]].standing.record
    for seat, script in lesson["rivals"].items():
        made_moves = [record.game.words(move.action) for move in record.moves if move.seat == int(seat)]
        assert made_moves == script[: len(made_moves)]


async def test_bots_think_in_processes_of_their_own(start: Start) -> None:
    running = await start(thinkers=1)
    ann = running.guest()
    made = await ann.create("here Ann", "bot gentle")
    place = await ann.sit(made["table"]["id"], 0)
    for _ in range(3):
        await place.wait_for(lambda now: now["options"])
        await place.act()
    hint = None
    await place.wait_for(lambda now: now["options"])
    hint = await place.act("hint")
    assert hint["kind"] == "hinted"
    assert hint["thoughts"][0]["label"]
    assert abs(sum(thought["share"] for thought in hint["thoughts"]) - 1) < 1e-6


async def test_a_bot_that_is_asked_in_secret_does_not_pause(start: Start) -> None:
    """Only who holds a tome is asked for one, so a pause would tell the others of it."""
    running = await start(bot_pause=1000.0)
    ann = running.guest()
    scene = (
        "lockup, 2 players\nseat 1 tomes: brawlers_primer\nat infirmary: seat 0 4; seat 1 enforcer\nstart: lights out\n"
    )
    name = (await ann.create("here Ann", "bot random", scene=scene))["table"]["id"]
    async with asyncio.timeout(PATIENCE):
        while not running.moves(name):
            await asyncio.sleep(0.01)
