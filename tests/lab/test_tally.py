"""Counting games: intervals against published figures, and victories that are shared."""

from __future__ import annotations

import pytest

from bighouse.lab.tally import by_bot, by_pair, by_seat, wilson
from tests.lab.helpers import made_up


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # mirrored, and the case of ten
        (20, 20, 0.8389, 1.0000),
        (28, 29, 0.8282, 0.9939),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_victories_ties_and_defeats() -> None:
    games = [
        made_up("a,b,c", [9, 5, 1], [0]),
        made_up("b,c,a", [7, 7, 3], [0, 1]),
        made_up("c,a,b", [4, 4, 4], [0, 1, 2]),
    ]
    tallies = by_bot("abcd", games)
    found = {bot: (tally.games, tally.won, tally.tied, tally.lost) for bot, tally in tallies.items()}
    assert found == {"a": (3, 1, 1, 1), "b": (3, 0, 2, 1), "c": (3, 0, 2, 1), "d": (0, 0, 0, 0)}
    assert tallies["a"].points == pytest.approx(4 / 3)
    assert sum(tally.points for tally in tallies.values()) == pytest.approx(len(games))
    assert tallies["a"].score == 16
    assert tallies["a"].pace == pytest.approx(0.05)
    assert [tally.points for tally in by_seat(3, games)] == pytest.approx([1 + 1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3])


def test_pairs() -> None:
    pairs = by_pair([made_up("a,b", [9, 5], [0]), made_up("b,a", [5, 5], [0, 1]), made_up("a,c", [1, 2], [1])])
    assert {pair: (tally.points, tally.games) for pair, tally in pairs.items()} == {
        ("a", "b"): (1.5, 2), ("b", "a"): (0.5, 2), ("a", "c"): (0.0, 1), ("c", "a"): (1.0, 1),
    }  # fmt: skip
