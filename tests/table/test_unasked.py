"""Standing answers and deadlines, tried at the market: it has no rules for them, so the test gives it some."""

import asyncio
import time
from typing import Any

import pytest

from bighouse.games import rooms
from bighouse.table import unasked
from market.room import ROOM
from market.rules import READY, TOLL, Market, Toll, Turn
from tests.table.running import Guest, Place, Running, Start

pytestmark = pytest.mark.anyio

SKIP = TOLL + 1


@pytest.fixture(autouse=True)
def the_market(monkeypatch: pytest.MonkeyPatch) -> None:
    """A market where the toll can be settled once and for all, and every turn has to be quick."""
    monkeypatch.setitem(rooms(), ROOM.name, ROOM)
    monkeypatch.setattr(Toll, "topic", lambda choice, game: "tolls")
    monkeypatch.setattr(unasked, "LEAST_SECONDS", 0.3)


async def sit_down(guest: Guest) -> tuple[str, list[Place]]:
    name = (await guest.create("here Ann", "here Ben", game="market"))["table"]["id"]
    return name, [await guest.sit(name, 0), await guest.sit(name, 1)]


def action(place: Place, words: str) -> int:
    assert place.situation is not None
    return next(int(option["action"]) for option in place.situation["options"] if option["label"] == words)


async def take(place: Place, words: str) -> None:
    await place.wait_for(lambda now: any(option["label"] == words for option in now["options"]))
    assert (await place.act(action=action(place, words)))["kind"] == "done"


def purse(running: Running, name: str) -> list[int]:
    game = running.house.tables[name].standing.record.game
    assert isinstance(game, Market)
    return game.coins


async def test_a_standing_answer_is_given_until_it_is_withdrawn(running: Running) -> None:
    name, [ann, ben] = await sit_down(running.guest())
    await take(ann, "done")
    await ann.wait_for(lambda now: now["topic"] == "tolls")
    assert (await ann.act("leave", action=action(ann, "Pay nothing")))["kind"] == "done"
    await ann.wait_for(lambda now: not now["options"])
    assert ann.situation is not None
    assert ann.situation["left"] == {"tolls": {"words": "toll skip", "while_same": False}}
    assert ben.situation is not None
    assert ben.situation["left"] == {}
    await take(ben, "done")
    await take(ben, "Pay 1 coin")
    for place in (ann, ben):  # they bid, and the second round comes
        await place.wait_for(lambda now: now["options"])
        await place.act()
        await take(place, "stake 0")
    await take(ann, "ready")
    await take(ann, "done")
    await ben.wait_for(lambda now: now["options"])  # without a word from Ann
    assert purse(running, name) == [5, 4]
    assert (await ann.tell("withdraw", topic="tolls"))["kind"] == "done"
    await ann.wait_for(lambda now: now["left"] == {})


@pytest.mark.parametrize("changes", [False, True])
async def test_an_answer_may_stand_while_nothing_changes(
    running: Running, monkeypatch: pytest.MonkeyPatch, changes: bool
) -> None:
    """Where anything else may be chosen the seat is asked again."""
    _, [ann, ben] = await sit_down(running.guest())
    await take(ann, "done")
    await ann.wait_for(lambda now: now["topic"] == "tolls")
    assert (await ann.act("leave", action=SKIP, while_same=True))["kind"] == "done"
    await ann.wait_for(lambda now: not now["options"])
    await take(ben, "done")
    await take(ben, "Pay nothing")
    assert ann.situation is not None
    assert ann.situation["left"] == {"tolls": {"words": "toll skip", "while_same": True}}
    if changes:
        monkeypatch.setattr(Toll, "candidates", lambda choice, game: [TOLL, SKIP, READY])
    for place in (ann, ben):
        await place.wait_for(lambda now: now["options"])
        await place.act()
        await take(place, "stake 0")
    await take(ann, "ready")
    await take(ann, "done")
    if changes:
        await ann.wait_for(lambda now: now["topic"] == "tolls" and len(now["options"]) == 3)
    else:
        await ben.wait_for(lambda now: now["options"])  # without a word from Ann


async def test_what_others_hear_does_not_tell_of_a_standing_answer(running: Running) -> None:
    """The move itself looks as if it had been made by hand."""
    heard = []
    for do in ("play", "leave"):
        _, [ann, ben] = await sit_down(running.guest())
        await take(ann, "done")
        await ann.wait_for(lambda now: now["topic"] == "tolls")
        await ann.act(do, action=SKIP)
        await ben.wait_for(lambda now: now["options"])
        heard.append([line["sentence"] for line in ben.lines])
    assert heard[0] == heard[1]


async def test_what_is_asked_each_time_takes_no_standing_answer(running: Running) -> None:
    _, [ann, _] = await sit_down(running.guest())
    assert (await ann.act("leave", action=action(ann, "done")))["code"] == "illegal"
    assert (await ann.act("leave", action=999_999))["code"] == "illegal"


async def test_when_time_is_up_the_last_option_is_taken(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "seconds", lambda choice, game: 4)
    name, [ann, ben] = await sit_down(running.guest())
    assert ann.situation is not None
    assert ben.situation is not None
    assert ann.situation["until"] > 0
    assert ben.situation["until"] is None
    await ann.wait_for(lambda now: now["topic"] == "tolls")  # four seconds later
    assert running.moves(name) == [(0, 1)]
    assert ann.situation["until"] is None  # the toll can wait


async def test_who_answers_in_time_is_left_alone(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "seconds", lambda choice, game: 4 if game.spent == 0 else 1000)
    name, [ann, _] = await sit_down(running.guest())
    situation: Any = ann.situation
    first = situation["until"]
    await take(ann, "buy 1")
    await asyncio.sleep(first - time.time() + 0.5)  # the first question would have lapsed
    assert len(running.moves(name)) == 1


async def test_a_deadline_is_kept_over_a_restart(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "seconds", lambda choice, game: 6)
    first = await start()
    guest = first.guest()
    name, [ann, _] = await sit_down(guest)
    assert ann.situation is not None
    asked_until, secret = ann.situation["until"], guest.secret
    await first.stop()
    again = await start()
    place = await again.guest(secret).sit(name, 0)
    situation: Any = place.situation
    assert situation["until"] == asked_until
    await place.wait_for(lambda now: now["topic"] == "tolls")
