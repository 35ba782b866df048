"""Games on several processes: the same results whatever the jobs and the order, and trouble that is told."""

from __future__ import annotations

import pytest

from bighouse.lab.crew import MatchFailed, play_all
from bighouse.lab.match import Fixture, Played, play
from bighouse.lab.tournament import Schedule
from tests.lab.helpers import timeless, tournament


def test_neither_jobs_nor_order_change_the_results() -> None:
    fixtures = list(Schedule(tournament("random,search:1", games=2)).fixtures())
    alone = timeless(play(fixture) for fixture in fixtures)
    assert timeless(play_all(fixtures, 1)) == alone
    assert timeless(play_all(fixtures[::-1], 2)) == alone


def test_more_jobs_than_games(more_bots: object) -> None:
    fixtures = list(Schedule(tournament(games=2)).fixtures())
    assert len(list(play_all(fixtures, 9))) == 2
    assert list(play_all([], 2)) == []


def test_what_is_finished_when_it_is_stopped_is_handed_over(more_bots: object) -> None:
    fixtures = list(Schedule(tournament("first,last", games=40)).fixtures())
    seen: list[Played] = []
    for played in play_all(fixtures, 2, lambda: len(seen) >= 5):
        seen.append(played)
    assert 5 <= len(seen) <= 8


def test_a_game_without_an_end_does_not_hold_up_the_stop(more_bots: object) -> None:
    fixtures = list(Schedule(tournament("sleepy,last", games=2)).fixtures())
    assert list(play_all(fixtures, 2, lambda: True)) == []


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("broken", "ZeroDivisionError"),
        ("cheat", "IllegalMove: There is no action 1000000"),
        ("deadly", "died with code 9"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game(more_bots: object, bot: str, words: str) -> None:
    fixture = Fixture("lockup", {}, 77, ("first", bot))
    with pytest.raises(MatchFailed, match=f"^first, {bot} with seed 77: .*{words}"):
        list(play_all([fixture], 1))
