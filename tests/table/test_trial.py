"""Positions that cannot be played are refused, and a table whose rules break stops: with a clear word, and once."""

import logging
from typing import Any

import pytest

from bighouse.table.table import Table
from tests.table.running import Running

pytestmark = pytest.mark.anyio

SEATS = [{"plan": "here"}, {"plan": "here"}]
SCENES = {
    "lockup": "phase: roll call\n" + 2 * "next: SendCrew(seat 1, infirmary, 0)\n" + "next: LightsOut\n",
    "architects": "phase: turns\nturn: 3\nactive: seat 0\nnext: PlaceWorker(seat 0)\nnext: Construct(seat 1, well)\n",
    "prison_architect": "phase: buy\nnext: PickArea(seat 0)\nnext: PlayObjective(seat 0)\n",
    "animalcatraz": "next: KeepCard(seat 0, convict 0)\nstart: turn of convict 0\n",
}


@pytest.mark.parametrize("game", SCENES)
async def test_a_scene_whose_agenda_needs_what_is_not_there(running: Running, game: str) -> None:
    scene = f"{game}, 2 players\n{SCENES[game]}"
    asked = {"game": game, "seats": SEATS, "scene": scene}
    refusal = await running.guest().post("/api/tables", asked, 400)
    assert "was tried out" in refusal["words"]


async def test_a_scene_that_is_amiss_only_for_a_while(running: Running) -> None:
    """Bids that are still out while everybody builds: the next week has forgotten them."""
    scene = (
        "prison_architect, 1 player\nround: week 3\nphase: bid\nseat 0: 15 cash\n"
        "lane of seat 0: BidOnArea(seat 0, cell)\nnext: Building\nnext: PlayRound(week 4)\n"
    )
    asked = {"game": "prison_architect", "seats": SEATS[:1], "scene": scene}
    refusal = await running.guest().post("/api/tables", asked, 400)
    assert "was tried out" in refusal["words"]
    assert "bids left over" in refusal["words"]


def stumble(*_: Any) -> None:
    raise IndexError("list index out of range")


async def test_a_table_whose_rules_break_stops(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben", opening={"first": 0}))["table"]["id"]
    places = [await ann.sit(name, seat) for seat in (0, 1)]
    moves = running.moves(name)
    with monkeypatch.context() as patch:
        patch.setattr(Table, "draft_entry", stumble)
        asked = places[running.asked(name)[0]]
        refused = await asked.act()
        assert refused["code"] == "stopped"
        assert "The rules break here (IndexError)" in refused["words"]
        for place in places:
            news = place.table if place.table["stopped"] else (await place.hear_until("news"))["table"]
            assert "rules break" in news["stopped"]
            assert (await place.tell("ping"))["kind"] == "done"  # nobody is thrown out
        assert (await asked.act())["code"] == "stopped"
    assert sum("cannot go on" in record.message for record in caplog.records) == 1
    for place in places:
        await place.leave()
    del running.house.tables[name]  # as if it had been put away: everything is still there
    again = await ann.sit(name, 0)
    assert not again.table["stopped"]
    assert running.moves(name) == moves


async def test_bots_do_not_try_for_ever(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(Table, "draft_entry", stumble)
    ann = running.guest()
    name = (await ann.create("here Ann", "bot random", opening={"first": 1}))["table"]["id"]
    place = await ann.sit(name, 0)
    if not place.table["stopped"]:
        await place.hear_until("news")
    assert "rules break" in place.table["stopped"]
    assert len(caplog.records) <= 2  # that it stopped, and that the bot could not move


async def test_a_position_that_cannot_be_shown_stops_the_table_too(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = running.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    monkeypatch.setattr("bighouse.table.table.Viewer", stumble)
    place = await ann.sit(name, 0)
    assert "rules break" in place.table["stopped"]
