"""Seats that change hands: stand-ins, open seats, names."""

import pytest

from tests.table.running import Running

pytestmark = pytest.mark.anyio


async def test_a_bot_stands_in_and_hands_the_seat_back(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    places = [await ann.sit(name, 0), await ann.sit(name, 1)]
    info = await ann.put(f"/api/tables/{name}/seats/1/bot", {"bot": "random"})
    assert (info["seats"][1]["sitter"], info["seats"][1]["bot"], info["seats"][1]["standing_in"]) == (
        "person",
        "random",
        True,
    )
    for _ in range(3):
        await places[0].wait_for(lambda now: now["options"])
        assert (await places[0].act())["kind"] == "done"
    refusal = await places[1].tell("play", moment=(places[1].situation or {})["moment"], action=0)
    assert "A bot plays this seat" in refusal["words"]
    back = await ann.delete(f"/api/tables/{name}/seats/1/bot")
    assert (back["seats"][1]["bot"], back["seats"][1]["standing_in"]) == ("", False)
    while running.asked(name) != [1]:
        await places[0].wait_for(lambda now: now["options"])
        await places[0].act()
    await places[1].wait_for(lambda now: now["options"])
    assert (await places[1].act())["kind"] == "done"
    await ann.delete(f"/api/tables/{name}/seats/1/bot", 409)
    problem = await ann.put(f"/api/tables/{name}/seats/1/bot", {"bot": "search:1000000"}, 400)
    assert "There is no bot" in problem["words"]


async def test_whoever_stands_up_leaves_an_open_seat(running: Running) -> None:
    ann, ben, cat = running.guest(), running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    name = made["table"]["id"]
    await ben.enter(made["links"]["seats"]["1"])
    await cat.enter(made["links"]["watch"])
    await ann.post(f"/api/tables/{name}/start")
    await cat.post(f"/api/tables/{name}/seats/1/sit", {"name": "Cat"}, 409)
    his = await ben.sit(name, 1)
    left = await ben.post(f"/api/tables/{name}/seats/1/stand")
    assert (left["mine"], left["watching"]) == ([], True)
    assert left["seats"][1]["sitter"] == "open"
    assert await his.closed() == 4403
    await ben.enter(made["links"]["seats"]["1"], 403)  # the seat is not his any more
    taken = await cat.post(f"/api/tables/{name}/seats/1/sit", {"name": "Cat"})
    assert (taken["mine"], taken["seats"][1]["name"], taken["seats"][1]["sitter"]) == ([1], "Cat", "person")
    assert (await cat.sit(name, 1)).situation is not None


async def test_names_are_cleaned(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    info = await ann.post(f"/api/tables/{name}/seats/0/sit", {"name": "  Anna\u202e\t Maria "})
    assert info["seats"][0]["name"] == "Anna Maria"
    await ann.post(f"/api/tables/{name}/seats/0/sit", {"name": "\u200b \u0007"}, 400)
    await ann.post(f"/api/tables/{name}/seats/7/sit", {"name": "Ann"}, 404)


async def test_an_open_seat_can_be_given_to_a_bot(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "open"))["table"]["id"]
    info = await ann.put(f"/api/tables/{name}/seats/1/bot", {"bot": "random"})
    assert (info["seats"][1]["sitter"], info["seats"][1]["standing_in"]) == ("bot", False)
    assert (await ann.post(f"/api/tables/{name}/start"))["state"] == "running"
    assert (await ann.delete(f"/api/tables/{name}/seats/1/bot"))["seats"][1]["sitter"] == "open"
