"""What a new table is made of when little is said."""

import pytest

from tests.table.running import Running

pytestmark = pytest.mark.anyio


async def test_one_usual_bot_for_whoever_chooses_none(running: Running) -> None:
    """It is offered with the bots, and plays for those who leave: nobody is left with the weakest by accident."""
    ann = running.guest()
    house = await ann.get("/api/house")
    usual = house["usual_bot"]
    words = {bot["name"]: bot["words"] for bot in house["bots"]}
    assert words[usual]
    made = await ann.create("here Ann", "bot")
    assert made["table"]["seats"][1]["bot"] == usual
    place = await ann.sit(made["table"]["id"], 0)
    await place.tell("resign")
    assert (await ann.get(f"/api/tables/{made['table']['id']}"))["seats"][0]["bot"] == usual
    lesson = await ann.create("here", lesson=True)
    assert {seat["bot"] for seat in lesson["table"]["seats"]} == {"", usual}


async def test_whoever_gives_no_name_gets_a_neutral_one(running: Running) -> None:
    ann = running.guest()
    made = await ann.create("here You", "elsewhere  ", "bot")
    await ann.post(f"/api/tables/{made['table']['id']}/seats/0/sit", {"name": " you"}, 400)
    people, bot = made["table"]["seats"][:2], made["table"]["seats"][2]
    assert [seat["name"] for seat in people] == ["Player 1", "Player 2"]
    assert bot["name"] not in ("", "Player 3")  # it goes by its crew
    assert (await ann.create("here", lesson=True))["table"]["seats"][0]["name"] == "Player 1"


async def test_a_loaded_save_keeps_its_names(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("bot random", "bot random"))["table"]["id"]
    await (await ann.sit(name, "watch")).wait_for(lambda now: now["over"])
    text = await ann.get(f"/api/tables/{name}/save")
    names = [seat["name"] for seat in (await ann.get(f"/api/tables/{name}"))["seats"]]
    loaded = (await ann.post("/api/tables/load", {"save": text}))["table"]
    assert [seat["name"] for seat in loaded["seats"]] == names
    assert await ann.get(f"/api/tables/{loaded['id']}/save") == text
    renamed = await ann.post("/api/tables/load", {"save": text, "seats": [{"plan": "here", "name": "Ann"}] * 2})
    assert renamed["table"]["seats"][0]["name"] == "Ann"  # who says who sits there has the last word
