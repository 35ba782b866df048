"""What a seat may say over its socket, and what comes of it."""

import asyncio
import json

import pytest

from tests.table.running import Guest, Place, Running

pytestmark = pytest.mark.anyio


async def two_here(guest: Guest, hints: bool | None = None) -> tuple[str, list[Place]]:
    """A table for two at one screen."""
    name = (await guest.create("here Ann", "here Ben", hints=hints))["table"]["id"]
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


async def test_several_answers_in_a_row_are_one_command(running: Running) -> None:
    name, places = await two_here(running.guest())
    seat = running.asked(name)[0]
    game = running.house.tables[name].standing.record.game.clone()
    row: list[int] = []
    while game.to_act == [seat] and len(row) < 3:
        row.append(game.options(seat)[0])
        game.play(seat, row[-1])
    assert len(row) == 3
    words = [game.words(action) for action in row[1:]]
    for wrong in ([*words[:1], "fly away"], [words[0], words[0], *words[1:]]):
        refusal = await places[seat].act(action=row[0], then=wrong)
        assert refusal["code"] == "illegal"
        assert running.moves(name) == []  # all or nothing
    assert (await places[seat].act(action=row[0], then=words))["kind"] == "done"
    assert running.moves(name) == [(seat, action) for action in row]


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


BAD_MESSAGES: list[tuple[str | bytes, str]] = [
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
]


async def test_bad_messages_get_a_clear_answer(running: Running) -> None:
    name, places = await two_here(running.guest())
    for data, code in BAD_MESSAGES:
        await places[0].socket.send(data)
        answer = await places[0].hear_until("refused")
        assert answer["code"] == code, data
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
    name, places = await two_here(running.guest(), hints=True)
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


async def test_others_are_told_of_a_hint(running: Running) -> None:
    """Once for what is asked, however often it is asked about; nobody hears of it where nobody else plays."""
    name, places = await two_here(running.guest(), hints=True)
    asked = running.asked(name)[0]
    for _ in range(2):
        assert (await places[asked].act("hint"))["kind"] == "hinted"
    line = (await places[1 - asked].hear_until("said"))["line"]
    assert line["text"] == f"{['Ann', 'Ben'][asked]} has asked for a hint."
    chat = running.house.tables[name].standing.chat
    assert [one.text for one in chat].count(line["text"]) == 1
    assert (await running.guests[0].get(f"/api/tables/{name}"))["seats"][asked]["hints"] == 1

    ann = running.guest()
    alone = (await ann.create("here Ann", "bot random"))["table"]
    assert alone["hints"]
    place = await ann.sit(alone["id"], 0)
    await place.wait_for(lambda now: now["options"])
    assert (await place.act("hint"))["kind"] == "hinted"
    assert running.house.tables[alone["id"]].standing.chat == []


async def test_between_people_there_are_no_hints_unless_they_want_them(running: Running) -> None:
    name, places = await two_here(running.guest())
    refusal = await places[running.asked(name)[0]].act("hint")
    assert "without hints" in refusal["words"]


async def test_a_hint_never_tells_that_somebody_is_asked_in_secret(running: Running) -> None:
    """Only who holds a tome is asked for one: told of a hint, the others would know of it."""
    ann = running.guest()
    scene = (
        "lockup, 2 players\nseat 1 tomes: brawlers_primer\nat infirmary: seat 0 4; seat 1 enforcer\nstart: lights out\n"
    )
    made = (await ann.create("here Ann", "here Ben", scene=scene, hints=True))["table"]["id"]
    his = await ann.sit(made, 1)
    standing = running.house.tables[made].standing
    assert (standing.asked(), standing.waiting()) == ([1], [])
    assert "must not know" in (await his.act("hint"))["words"]
    assert running.house.tables[made].standing.number == standing.number


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
