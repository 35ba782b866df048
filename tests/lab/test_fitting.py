"""Fitting: it finds weights that were hidden, moves nothing that says nothing, and is bound by its caution."""

from __future__ import annotations

import pytest

from bighouse.engine.rng import Rng
from bighouse.lab.fitting import error_after, fit, solved
from bighouse.lab.lessons import Lesson

HIDDEN = [30.0, -12.0, 0.0]


def lessons(count: int, noise: float = 0.0) -> list[Lesson]:
    """Positions whose true worth follows from weights that differ from today's by what is hidden."""
    rng = Rng(7)
    found = []
    for _ in range(count):
        slopes = {0: rng.below(100) / 10_000, 1: rng.below(100) / 10_000}
        truth = 0.5 + sum(slope * HIDDEN[place] for place, slope in slopes.items())
        found.append(Lesson(0.5, truth + noise * (rng.below(200) - 100) / 100, slopes))
    return found


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_hidden_weights_are_found() -> None:
    moves = fit(lessons(200), [20.0, 20.0, 20.0], 0.0001)
    assert moves == pytest.approx(HIDDEN, abs=0.1)
    assert error_after(lessons(200), moves) < 1e-6 < error_after(lessons(200), [0.0, 0.0, 0.0])


def test_they_are_found_under_noise() -> None:
    moves = fit(lessons(4000, noise=0.2), [20.0, 20.0, 20.0], 0.003)
    assert moves == pytest.approx(HIDDEN, abs=4.0)


def test_caution_keeps_weights_where_they_were() -> None:
    bold, careful = (fit(lessons(200), [20.0, 20.0, 20.0], caution) for caution in (0.001, 1.0))
    assert abs(careful[0]) < abs(bold[0]) / 5


def test_a_chance_is_never_foretold_beyond_certainty() -> None:
    sure = [Lesson(0.9, 1.0, {0: 0.01})]
    assert error_after(sure, [500.0]) == 0.0
