"""Ratings: who wins more is rated higher, whatever the order of the games, and a missing openskill is no drama."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Console

from bighouse.lab.crew import play_all
from bighouse.lab.match import play
from bighouse.lab.ratings import NoRatings, places, rate
from bighouse.lab.report import print_report
from bighouse.lab.tournament import Schedule
from bighouse.terminal.console import THEME
from tests.lab.helpers import made_up, tournament


def test_places_go_by_victory_and_then_by_score() -> None:
    assert places(made_up("a,b", [3, 8], [1])) == [1, 0]
    assert places(made_up("a,b", [8, 8], [1])) == [1, 0]  # something broke the tie
    assert places(made_up("a,b", [8, 8], [0, 1])) == [0, 0]
    assert places(made_up("a,b,c,d", [5, 9, 5, 7], [1])) == [2, 0, 2, 1]
    assert places(made_up("a,b,c", [-5, 9, 2], [0])) == [0, 1, 2]


def test_who_wins_more_is_rated_higher() -> None:
    games = []
    for number in range(30):
        games.append(made_up("a,b", [9, 5], [0 if number % 3 else 1]))
        games.append(made_up("b,c", [9, 5], [0 if number % 3 else 1]))
    ratings = rate("abcd", games)
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu
    assert ratings["d"].mu == pytest.approx(25)
    assert ratings["a"].sigma < ratings["d"].sigma


def test_a_tie_between_equals_moves_nobody() -> None:
    ratings = rate("ab", [made_up("a,b", [5, 5], [0, 1])])
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu)


def test_a_bot_on_several_seats_has_one_rating() -> None:
    ratings = rate("ab", [made_up("a,b,b", [9, 5, 4], [0]), made_up("b,a,b", [9, 20, 4], [1])])
    assert ratings["a"].mu > 25 > ratings["b"].mu


def test_greedy_is_rated_above_random() -> None:
    wanted = tournament("random,greedy:1", games=4)
    games = list(play_all(Schedule(wanted).fixtures(), 2))
    ratings = rate(wanted.bots, games)
    assert ratings["greedy:1"].mu > ratings["random"].mu


def report(backwards: bool = False, bots: str = "first,last,random", players: int = 2, width: int = 80) -> str:
    wanted = tournament(bots, players, games=6)
    games = [play(fixture) for fixture in Schedule(wanted).fixtures()]
    games = [made_up(",".join(game.seats), game.scores, game.winners, game.seed) for game in games]  # no times
    out = io.StringIO()
    print_report(Console(file=out, width=width, theme=THEME), wanted, games[::-1] if backwards else games)
    return out.getvalue()


def test_the_table_does_not_depend_on_the_order_of_the_games(more_bots: object) -> None:
    assert report() == report(backwards=True)


def test_the_table_has_all_its_columns(more_bots: object) -> None:
    lines = report().splitlines()
    assert lines[0] == "lockup, 2 players, advanced=false"
    assert lines[1] == "18 games, 3 deals from seed 1"
    heading = next(line for line in lines if line.strip().startswith("Bot"))
    assert " ".join(heading.split()) == "Bot Rating ± Games Won Tied Lost Win % 95 % Score Seconds"
    for bot in ("first", "last", "random"):
        rows = [line for line in lines if line.strip().startswith(f"{bot} ")]
        assert len(rows) == 2  # in the table, and against the others
        assert rows[0].split()[3] == "12"
        assert rows[1].count("(") == 2
    assert any(line.startswith("Win % by seat: ") for line in lines)


def test_only_two_players_have_a_matrix(more_bots: object) -> None:
    assert "against" in report()
    assert "against" not in report(players=3)


def test_without_openskill_there_is_a_table_and_a_word(more_bots: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(NoRatings, match=r"openskill is missing: pip install 'bighouse\[lab\]'"):
        rate("ab", [])
    out = report(width=120)
    assert "There are no ratings, because openskill is missing: pip install 'bighouse[lab]'" in out
    assert "Win % by seat" in out
