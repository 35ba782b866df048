"""Seats that change hands: stand-ins, open seats, names."""

import asyncio

import pytest

from bighouse.table.routes import seats
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


async def test_somebody_who_is_here_is_asked_before_a_bot_stands_in(running: Running) -> None:
    ann, ben = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    name = made["table"]["id"]
    await ben.enter(made["links"]["seats"]["1"])
    await ann.post(f"/api/tables/{name}/start")
    his = await ben.sit(name, 1)
    bot, offer = f"/api/tables/{name}/seats/1/bot", f"/api/tables/{name}/seats/1/offer"

    asked = (await ann.put(bot, {"bot": "random"}))["seats"][1]
    assert (asked["bot"], asked["offered"]) == ("", "random")
    assert (await his.hear_until("news"))["table"]["seats"][1]["offered"] == "random"
    assert "has been asked" in (await ann.put(bot, {"bot": "random"}, 409))["words"]
    assert (await ben.delete(offer))["seats"][1]["offered"] == ""
    await ben.delete(offer, 409)

    await ann.put(bot, {"bot": "random"})
    agreed = (await ben.put(bot, {"bot": "random"}))["seats"][1]
    assert (agreed["bot"], agreed["standing_in"], agreed["offered"]) == ("random", True, "")
    await ben.delete(bot)

    await his.leave()
    while running.house.tables[name].watchers:
        await asyncio.sleep(0.01)
    assert (await ann.put(bot, {"bot": "random"}))["seats"][1]["standing_in"]  # nobody is here to be asked


async def test_without_an_answer_a_bot_may_stand_in(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    name = made["table"]["id"]
    await ben.enter(made["links"]["seats"]["1"])
    await ann.post(f"/api/tables/{name}/start")
    await ben.sit(name, 1)
    await ann.put(f"/api/tables/{name}/seats/1/bot", {"bot": "random"})
    monkeypatch.setattr(seats, "PATIENCE", 0.0)
    assert (await ann.put(f"/api/tables/{name}/seats/1/bot", {"bot": "random"}))["seats"][1]["standing_in"]


async def test_everybody_hears_of_a_new_link(running: Running) -> None:
    """A host could else take a seat's link, look at a hand and leave, and nobody would know."""
    ann, ben = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben", "here Cleo")
    name = made["table"]["id"]
    await ben.enter(made["links"]["seats"]["1"])
    places = [await ann.sit(name, 0), await ann.sit(name, 2)]
    await ann.post(f"/api/tables/{name}/seats/1/link")
    for place in places:
        said = (await place.hear_until("said"))["line"]
        assert said["seat"] is None
        assert said["text"] == "The host has made a new link to the seat of Ben: whoever opens it sits there."


async def test_everybody_hears_when_a_seat_is_opened_elsewhere(running: Running) -> None:
    """A host knows the links that it has handed out, and could look at a hand through one of them."""
    ann, ben, spare = running.guest(), running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    name = made["table"]["id"]
    link = made["links"]["seats"]["1"]
    for _ in range(2):
        await ben.enter(link)  # the first to come, and again: nothing to tell
    await ann.post(f"/api/tables/{name}/start")
    places = [await ann.sit(name, 0), await ben.sit(name, 1)]
    await spare.enter(link)
    for place in places:
        said = (await place.hear_until("said"))["line"]
        assert said["seat"] is None
        assert said["text"] == "The link to the seat of Ben has been opened in another browser."
    await spare.enter(link)
    again = await ann.sit(name, 0)
    assert len(again.heard[0]["chat"]) == 1
