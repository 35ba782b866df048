"""Tuning: self-play, a fit, and a file of weights that the room can judge by."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bighouse
from bighouse.api import room as room_named
from bighouse.engine.errors import BadSetup
from bighouse.engine.weights import Weights, read_weights, with_set
from bighouse.lab.lessons import SelfPlay, learn
from bighouse.lab.tune import tune
from bighouse.terminal.console import make_console
from tests.terminal.script import Terminal

TUNED = [room.name for room in bighouse.games() if room.weights]


@pytest.mark.parametrize("name", TUNED)
def test_every_weight_has_a_meaning_and_a_set_says_how_it_was_made(name: str) -> None:
    data = json.loads((room_named(name).folder / "mind" / "weights.json").read_bytes())
    for each in data["sets"]:
        assert each["made"]
        assert list(each["weights"]) == list(data["meanings"])


@pytest.mark.parametrize("name", TUNED)
def test_a_file_written_again_is_the_same(name: str) -> None:
    path = room_named(name).folder / "mind" / "weights.json"
    assert with_set(path.read_text(), read_weights(path)[-1]) == path.read_text()


@pytest.mark.parametrize("name", TUNED)
def test_the_first_weights_are_kept_to_be_measured_against(name: str) -> None:
    room = room_named(name)
    assert room.wisdom_of("0.1").weights.name == "0.1"
    with pytest.raises(BadSetup, match="has no weights 'none such'; it has: "):
        room.wisdom_of("none such")


def test_a_game_teaches_what_both_sides_could_expect() -> None:
    room = room_named("lockup")
    learned = learn(SelfPlay("lockup", room.settings(2, {}), 5, 2))
    assert learned == learn(SelfPlay("lockup", room.settings(2, {}), 5, 2))
    assert len(learned.lessons) > 20
    weights = len(room.weights[-1].places())
    for one, other in zip(learned.lessons[::2], learned.lessons[1::2], strict=True):
        assert one.found + other.found == pytest.approx(1.0)
        for lesson in (one, other):
            assert 0.0 <= lesson.expected <= 1.0
            assert set(lesson.slopes) <= set(range(weights))
    assert any(len(lesson.slopes) > 10 for lesson in learned.lessons)


def test_weights_are_fitted_and_written(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    ran = terminal.run(f"tune lockup --games 10 --iterations 1 --jobs 2 --out {out}")
    assert ran.code == 0
    *before, fitted = read_weights(out)
    assert [each.numbers for each in before] == [each.numbers for each in room_named("lockup").weights]
    assert fitted.made.startswith("bighouse tune lockup --games 10 --iterations 1 --seed 1, from the set ")
    assert room_named("lockup").wisdom.weighing(fitted).weights is fitted


def test_what_cannot_be_fitted_is_refused(tmp_path: Path) -> None:
    class Plain:
        title = "Plain"
        weights: tuple[Weights, ...] = ()

    console = make_console()
    with pytest.raises(BadSetup, match="Plain has no weights"):
        tune(console, console, Plain(), tmp_path / "out")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="9 games teach nothing: at least 10"):
        tune(console, console, room_named("lockup"), tmp_path / "out", games=9)


def test_a_set_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(BadSetup, match="'odd' have 2 numbers for tome, not 1"):
        Weights("odd", "", {"tome": [1, 2]}).one("tome")
