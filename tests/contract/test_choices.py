"""10. Choices speak for themselves: each is met in some game, with its question, words and help."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import bighouse
from bighouse.engine.room import Room
from bighouse.engine.step import Choice
from tests.contract.modes import modes_of
from tests.contract.reading import check_words
from tests.contract.round_trip import check_round_trip
from tests.contract.rules import all_choices
from tests.contract.sample import ROOMS, sample_of
from tests.contract.walks import walk

SEEDS = 80
every_room = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)


@cache
def met(room: Room) -> dict[str, tuple[Any, int]]:
    """Each kind of choice with a position in which a seat is asked it."""
    modes = modes_of(room)
    wanted = set(all_choices(room)) - set(sample_of(room).unmet.split())
    found: dict[str, tuple[Any, int]] = {}
    for text in sample_of(room).scenes:
        look(bighouse.scene(room.name, text), found)
    for seed in range(SEEDS):
        for game, _ in walk(modes[seed % len(modes)], seed):
            look(game, found)
        if wanted <= set(found):
            break
    return found


def look(game: Any, found: dict[str, tuple[Any, int]]) -> None:
    for seat in game.to_act:
        kind = type(game.choice(seat)).__name__
        if kind not in found:
            found[kind] = game.clone(), seat


@every_room
def test_every_choice_has_its_words(room: Room) -> None:
    choices = all_choices(room)
    assert len(choices) > 20
    for name, choice in choices.items():
        assert choice.question is not Choice.question, name
        assert choice.chapter is not Choice.chapter, name
        assert choice.offer is not Choice.offer, name
        if choice.refusal is not Choice.refusal or choice.beyond is not Choice.beyond:
            assert choice.reason is not Choice.reason, name


@every_room
def test_every_kind_of_choice_is_met(room: Room) -> None:
    assert set(met(room)) == set(all_choices(room)) - set(sample_of(room).unmet.split())


@every_room
def test_every_kind_of_choice_reads_well(room: Room) -> None:
    for game, seat in met(room).values():
        check_words(game, seat)


@every_room
def test_every_kind_of_choice_has_a_chapter(room: Room) -> None:
    anchors = {chapter.anchor for chapter in room.guide().chapters}
    for kind, (game, seat) in met(room).items():
        assert room.chapter(game, seat) in anchors, kind


@pytest.mark.parametrize("room", [room for room in ROOMS if room.page], ids=lambda room: room.name)
def test_every_kind_of_choice_round_trips(room: Room) -> None:
    for game, _ in met(room).values():
        check_round_trip(game)
