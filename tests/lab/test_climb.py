"""Climbing: weights that were hidden are found by duels, and what is found is written and can be judged by."""

from __future__ import annotations

from pathlib import Path

import pytest

from bighouse.api import room as room_named
from bighouse.engine.errors import BadSetup
from bighouse.engine.weights import Weights, read_weights
from bighouse.lab.climb import climb
from bighouse.lab.climbing import Climb, counting_places
from bighouse.lab.duels import Duel, fight
from bighouse.terminal.console import make_console
from tests.terminal.script import Terminal

BEST = {"up": 180, "down": 60}
START = Weights("start", "", {"up": [100], "down": [100]})
PLACES = [("up", 0), ("down", 0)]


def gain(numbers: dict[str, list[int]], against: dict[str, list[int]]) -> float:
    """A duel that whoever is nearer to the best wins."""
    far = [sum(abs(each[name][0] - best) for name, best in BEST.items()) for each in (numbers, against)]
    return (far[1] - far[0]) / 100


def test_weights_go_where_duels_are_won() -> None:
    way = Climb(START, PLACES, 3)
    for _ in range(40):
        tried = []
        for _ in range(100):
            ways = way.random()
            opposite = [-each for each in ways]
            tried.append((ways, gain(way.weights(ways).numbers, way.weights(opposite).numbers)))
        way.learn(tried)
    found = way.weights().numbers
    assert found["up"][0] == pytest.approx(BEST["up"], abs=12)
    assert found["down"][0] == pytest.approx(BEST["down"], abs=12)


def test_where_nothing_is_won_nothing_moves() -> None:
    way = Climb(START, PLACES, 3)
    way.learn([(way.random(), 0.0) for _ in range(10)])
    assert way.weights().numbers == START.numbers


def test_a_duel_is_fair_to_both_sides() -> None:
    room = room_named("lockup")
    numbers = room.weights[-1].numbers
    senseless = room.weights[-1].moved(dict.fromkeys(room.weights[-1].places(), -2000)).numbers
    options = room.settings(2, {})
    even = fight(Duel("lockup", options, 5, numbers, numbers))
    assert (even.points, even.gain) == (1.0, 0.0)
    won, lost = (
        fight(Duel("lockup", options, 5, numbers, senseless)),
        fight(Duel("lockup", options, 5, senseless, numbers)),
    )
    assert won.points + lost.points == 2.0
    assert won.gain == pytest.approx(-lost.gain)
    assert won.gain > 0


def test_only_weights_that_count_between_two_are_moved() -> None:
    places = counting_places(room_named("lockup"), room_named("lockup").settings(2, {}), ["raid"], 1)
    names = {name for name, _ in places}
    assert "cube" in names
    assert not names & {"raid", "guards_cube", "guards_growth"}  # the guards are in solitary games


def test_weights_climb_and_are_written(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bighouse.lab.climb.ROUND", 4)
    monkeypatch.setattr("bighouse.lab.climb.CHECKS", 2)
    out = tmp_path / "weights.json"
    ran = terminal.run(f"tune lockup --duels 4 --keep raid,last_raid --jobs 2 --out {out}")
    assert ran.code == 0
    *before, found = read_weights(out)
    assert [each.numbers for each in before] == [each.numbers for each in room_named("lockup").weights]
    assert found.made.startswith("bighouse tune lockup --duels 4 --keep raid,last_raid --seed 1, from the set ")
    assert found.numbers["raid"] == before[-1].numbers["raid"]


def test_what_cannot_be_climbed_is_refused(tmp_path: Path) -> None:
    console = make_console()
    with pytest.raises(BadSetup, match="239 duels teach nothing: at least 240"):
        climb(console, console, room_named("lockup"), tmp_path / "out", 239)
    with pytest.raises(BadSetup, match="has no weight 'none such'; it has: cube"):
        climb(console, console, room_named("lockup"), tmp_path / "out", 240, ["none such"])
