"""What a seat may say over its socket, and what comes of it."""

import asyncio
import json

import pytest

from tests.table.running import Guest, Place, Running

pytestmark = pytest.mark.anyio


async def two_here(guest: Guest) -> tuple[str, list[Place]]:
    """A table for two at one screen."""
    name = (await guest.create("here Ann", "here Ben"))["table"]["id"]
    return name, [await guest.sit(name, 0), await guest.sit(name, 1)]


async def test_an_old_moment_is_stale_and_gets_a_fresh_situation(running: Running) -> None:
    name, places = await two_here(running.guest())
    place = places[running.asked(name)[0]]
    old = dict(place.situation or {})
    await place.act()
    moves = running.moves(name)
    refusal = await place.tell("play", moment=old["moment"], action=old["options"][0]["action"])
    assert refusal["code"] == "stale"
    update = await place.hear()
    assert update["kind"] == "update"
    assert update["situation"]["moment"] > old["moment"]
    assert running.moves(name) == moves


async def test_a_command_that_is_sent_again_lands_once(running: Running) -> None:
    name, places = await two_here(running.guest())
    place = places[running.asked(name)[0]]
    assert place.situation is not None
    move = {"moment": place.situation["moment"], "action": place.situation["options"][0]["action"]}
    for _ in range(3):
        assert (await place.tell("play", id="the-same-one", **move))["kind"] == "done"
    assert len(running.moves(name)) == 1


async def test_two_moves_at_once_are_one_move(running: Running) -> None:
    guest = running.guest()
    name, places = await two_here(guest)
    seat = running.asked(name)[0]
    other = await guest.sit(name, seat)
    answers = await asyncio.gather(places[seat].act(id="from-the-desk"), other.act(id="from-the-sofa"))
    assert sorted(answer["kind"] for answer in answers) == ["done", "refused"]
    assert len(running.moves(name)) == 1


async def test_what_the_rules_forbid_is_explained(running: Running) -> None:
    name, places = await two_here(running.guest())
    place, waiting = places[running.asked(name)[0]], places[1 - running.asked(name)[0]]
    assert (await place.act(action=999_999))["code"] == "illegal"
    refusal = await waiting.tell("play", moment=(waiting.situation or {})["moment"], action=0)
    assert refusal["code"] == "illegal"
    assert refusal["words"].endswith(".")
    assert running.moves(name) == []


async def test_moves_are_taken_back_and_made_again(running: Running) -> None:
    name, places = await two_here(running.guest())
    place = places[0]
    for _ in range(40):
        place = places[running.asked(name)[0]]
        await running.play(name, places, 1)
        if (place.situation or {})["can_undo"]:
            break
    assert place.situation is not None
    moves, lines = running.moves(name), [line["event"] for line in place.lines]
    assert (await place.act("undo"))["kind"] == "done"
    assert running.moves(name) == moves[:-1]
    assert place.situation["can_redo"]
    assert (await place.act("redo"))["kind"] == "done"
    assert running.moves(name) == moves
    assert [line["event"] for line in place.lines] == lines
    assert (await place.act("restart"))["kind"] == "done"
    assert len(running.moves(name)) < len(moves)
    other = places[1] if place is places[0] else places[0]
    await other.tell("ping")
    assert len(other.lines) == len(place.lines)


async def test_nothing_to_take_back_is_explained(running: Running) -> None:
    name, places = await two_here(running.guest())
    place = places[running.asked(name)[0]]
    assert place.situation is not None
    assert not place.situation["can_undo"]
    refusal = await place.act("undo")
    assert refusal["code"] == "illegal"
    assert refusal["words"] == place.situation["why_not_undo"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("", "malformed"),
        ("null", "malformed"),
        ("[" * 2000, "malformed"),
        ('{"do":"play"}', "malformed"),
        ('{"do":"dance","id":"12345678"}', "malformed"),
        ('{"do":"ping","id":"short"}', "malformed"),
        ('{"do":"ping","id":"12345678","more":1}', "malformed"),
        ('{"do":"play","id":"12345678","moment":"1","action":1}', "malformed"),
        ('{"do":"say","id":"12345678","text":"\\u202e \\u200b"}', "malformed"),
        (json.dumps({"do": "say", "id": "12345678", "text": "x" * 5000}), "too_large"),
        (b"\xff\xfe", "malformed"),
    ],
)
async def test_bad_messages_get_a_clear_answer(running: Running, data: str | bytes, code: str) -> None:
    name, places = await two_here(running.guest())
    await places[0].socket.send(data)
    answer = await places[0].hear_until("refused")
    assert answer["code"] == code
    assert (await places[0].tell("ping"))["kind"] == "done"
    assert running.moves(name) == []


async def test_chat_reaches_everybody(running: Running) -> None:
    guest = running.guest()
    name, places = await two_here(guest)
    watching = await guest.sit(name, "watch")
    await places[0].tell("say", text="  Hello,\n\u202e all <b>of</b> you ")
    for place in (*places[1:], watching):
        line = (await place.hear_until("said"))["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "Hello, all <b>of</b> you")
    late = await guest.sit(name, 1)
    assert [line["text"] for line in late.heard[0]["chat"]] == ["Hello, all <b>of</b> you"]


async def test_a_hint_is_an_opinion_of_every_option(running: Running) -> None:
    name, places = await two_here(running.guest())
    place = places[running.asked(name)[0]]
    hint = await place.act("hint")
    assert hint["kind"] == "hinted"
    assert place.situation is not None
    offered = {offer["action"]: offer["label"] for offer in place.situation["options"]}
    for thought in hint["thoughts"]:
        assert offered[thought["action"]] == thought["label"]
        assert 0 <= thought["hope"] <= 1
    other = places[1 - running.asked(name)[0]]
    assert (await other.act("hint"))["code"] == "illegal"


async def test_whoever_resigns_is_played_by_a_bot(running: Running) -> None:
    name, places = await two_here(running.guest())
    assert (await places[0].tell("resign"))["kind"] == "done"
    await places[1].wait_for(lambda now: now["options"])
    while places[1].table["seats"][0]["sitter"] != "bot":
        await places[1].hear()
    assert places[1].table["seats"][0]["resigned"]
    assert (await places[0].tell("resign"))["code"] == "illegal"
    assert (await places[1].tell("resign"))["kind"] == "done"
    assert running.house.tables[name].standing.state == "over"
    assert (await places[1].tell("propose", line=0))["code"] == "illegal"
