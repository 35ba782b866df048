"""The box of a room is a card pack like any other, and without fault; others are told what is wrong and where."""

from __future__ import annotations

import json
from functools import cache, reduce
from operator import getitem
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bighouse.engine.pack import PackError, Packs, Place
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from tests.contract.faults import Fault, line_of, places, tampered
from tests.contract.sample import ROOMS, sample_of

PACKED = [room for room in ROOMS if room.packs is not None]
FAULTS = [
    pytest.param(room, fault, id=f"{room.name}-{number}-{fault.word}")
    for room in PACKED
    for number, fault in enumerate(sample_of(room).faults)
]
MOVES = 12  # of a game from a pack that was let pass
NONSENSE: list[Any] = [..., None, True, False, -1, 0, 1, 2, 7, 100, 10**30, 1.0, 0.5, "", [], {}, [1], [{}]]

every_room = pytest.mark.parametrize("room", PACKED, ids=lambda room: room.name)


def packs_of(room: Room) -> Packs[Any]:
    assert room.packs is not None
    return room.packs


@every_room
def test_the_shipped_file_passes_its_own_checks(room: Room) -> None:
    packs, path = packs_of(room), room.card_pack()
    assert path is not None
    assert room.check_cards(path.read_text("utf-8"), path.name) == []
    assert packs.box(None) is packs.shipped
    assert packs.shipped.fingerprint == ""


@every_room
def test_an_unchanged_pack_is_the_shipped_one(room: Room) -> None:
    packs = packs_of(room)
    assert packs.read(json.dumps(packs.shipped_data(), sort_keys=True)).fingerprint == ""


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '"items"', "{}", '{"items": 3}', '{"items": [null]}'])
@every_room
def test_what_is_no_pack_at_all_is_refused(room: Room, text: str) -> None:
    assert room.check_cards(text, "pack.json")


@pytest.mark.parametrize(("room", "fault"), FAULTS)
def test_a_pack_is_told_what_is_wrong_and_where(room: Room, fault: Fault) -> None:
    packs = packs_of(room)
    problems = packs.check(tampered(packs, fault.place, fault.value))
    found = [problem for problem in problems if problem.field == fault.field and fault.word in problem.message]
    assert found, problems
    if found[0].place == fault.place and fault.value is not ...:
        assert found[0].line == line_of(packs, fault.place)


@every_room
def test_a_refused_pack_says_how_to_start(room: Room) -> None:
    fault = sample_of(room).faults[0]
    with pytest.raises(PackError, match=f"bighouse cards {room.name} --export FILE") as caught:
        packs_of(room).read(tampered(packs_of(room), fault.place, fault.value), "mine.json")
    assert str(caught.value).startswith("mine.json has 1 problem:\n  line ")


@cache
def everywhere(room: Room) -> list[Place]:
    return places(packs_of(room).shipped_data())


@cache
def values(room: Room) -> list[Any]:
    """The words and figures of the file: what belongs elsewhere in it."""
    data = packs_of(room).shipped_data()
    found = [reduce(getitem, place, data) for place in everywhere(room)]
    return [value for value in found if not isinstance(value, dict | list)]


@every_room
@settings(max_examples=20)
@given(data=st.data())
def test_a_single_corruption_is_reported_or_harmless(room: Room, data: st.DataObject) -> None:
    packs = packs_of(room)
    place = data.draw(st.sampled_from(everywhere(room)))
    text = tampered(packs, place, data.draw(st.sampled_from(NONSENSE) | st.sampled_from(values(room))))
    if problems := packs.check(text):
        rows = text.count("\n") + 1
        assert all(1 <= problem.line <= rows and problem.field and problem.message for problem in problems)
        return
    room.catalogue(text)
    players = room.seats[0]
    game = room.deal(players, room.settings(players, {}), Rng(1), text)
    rng = Rng(2)
    for _ in range(MOVES):
        if not game.over:
            seat = game.to_act[0]
            game.view(seat)
            options = game.options(seat)
            game.play(seat, options[rng.below(len(options))])
    game.audit()
