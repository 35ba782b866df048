"""Fitting: which change of the weights would best have foretold what positions turned out to be worth (a ridge fit)."""

from __future__ import annotations

from collections.abc import Sequence

from bighouse.lab.lessons import Lesson


def fit(lessons: Sequence[Lesson], scales: Sequence[float], caution: float) -> list[float]:
    """By how much to move each weight; a move as large as its scale costs as much as an error of `caution` everywhere.

    What a weight changes is taken to grow evenly with it, so a large move deserves another look at new games.
    """
    size = len(scales)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for lesson in lessons:
        error = lesson.found - lesson.expected
        slopes = list(lesson.slopes.items())
        for place, slope in slopes:
            right[place] += slope * error
            row = matrix[place]
            for other, steep in slopes:
                row[other] += slope * steep
    for place, scale in enumerate(scales):
        matrix[place][place] += caution * caution * len(lessons) / (scale * scale)
    return solved(matrix, right)


def error_after(lessons: Sequence[Lesson], moves: Sequence[float]) -> float:
    """The mean of squared errors once the weights are moved so."""
    total = 0.0
    for lesson in lessons:
        expected = lesson.expected + sum(slope * moves[place] for place, slope in lesson.slopes.items())
        total += (lesson.found - min(1.0, max(0.0, expected))) ** 2
    return total / len(lessons)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive; both lists are used up."""
    size = len(right)
    for place in range(size):
        row = matrix[place]
        for below in range(place + 1, size):
            factor = matrix[below][place] / row[place]
            if factor != 0.0:
                target = matrix[below]
                for column in range(place, size):
                    target[column] -= factor * row[column]
                right[below] -= factor * right[place]
    for place in range(size - 1, -1, -1):
        row = matrix[place]
        known = sum(row[column] * right[column] for column in range(place + 1, size))
        right[place] = (right[place] - known) / row[place]
    return right
