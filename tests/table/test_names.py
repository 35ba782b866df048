"""Seats are called as the table calls them: in options, in reasons and in replays."""

from __future__ import annotations

from random import Random

import pytest

from bighouse.engine.record import Beginning, Record
from bighouse.games import rooms
from bighouse.table import entries as e
from bighouse.table import past
from bighouse.table.house import fold
from bighouse.table.making import make
from bighouse.table.situations import situation
from bighouse.table.standing import Standing
from bighouse.table.wire.tables import SeatPlan

SCENES = {
    "architects": "seat 0: 5 silver\nat quarry: seat 1 3\nstart: turn of seat 0",
    "lockup": "seat 0: 2 suspicion\nseat 0 tomes: snitchs_diary\nstart: turn of seat 0",
    "prison_architect": "round: week 2\nstart: bid",
    "animalcatraz": "start: turn of convict 0",
}
FIRST = {
    "architects": "go town_centre",
    "lockup": "play snitchs_diary",
    "prison_architect": "bid 0",
    "animalcatraz": "end_turn",
}
NAMES_A_RIVAL = ("architects", "lockup")


def table(game: str, *names: str) -> Standing:
    """A table after the first move of seat 0, which puts a rival into the options."""
    text = f"{game}, {len(names)} players\n{SCENES[game]}"
    record = Record(Beginning(rooms()[game], len(names), scene=text))
    made = make(record, [SeatPlan("here", name) for name in names], "")
    standing = fold(made.origin, made.first)
    move = e.Moved(record.game.vocabulary.action(FIRST[game]))
    standing.follow(e.Entry(standing.number + 1, 0, move, None, "", 1.0))
    return standing


def said(standing: Standing) -> str:
    """Everything that seat 0 is offered or refused."""
    now = situation(standing.record, 0, 0, 0)
    return "\n".join([*(offer.label for offer in now.options), *(f"{one.label}: {one.why}" for one in now.barred)])


@pytest.mark.parametrize("game", NAMES_A_RIVAL)
def test_options_and_reasons_name_the_seats(game: str) -> None:
    standing = table(game, "Ann", "Jonas", "Cy")
    words = said(standing)
    assert "Jonas" in words
    for seat in range(3):
        assert rooms()[game].nickname(standing.record.game, seat) not in words


@pytest.mark.parametrize("game", NAMES_A_RIVAL)
def test_names_follow_the_seats(game: str) -> None:
    standing = table(game, "Ann", "Jonas", "Cy")
    standing.follow(e.Entry(standing.number + 1, 1, e.Sat("Ben"), None, "", 2.0))
    assert "Ben" in said(standing)
    assert "Jonas" not in said(standing.copy())


@pytest.mark.parametrize("game", SCENES)
def test_a_replay_tells_what_happened_by_name(game: str) -> None:
    standing = table(game, "Ann", "Jonas", "Cy")
    while not standing.record.game.over and len(standing.record) < 60:
        seat = standing.record.game.to_act[0]
        options = standing.record.game.options(seat)
        standing.record.play(seat, options[len(standing.record) % len(options)])
    told = [move.label for move in past.replay("t", standing).moves]
    assert any(words.startswith("Jonas ") for words in told)
    assert any(words.startswith("Ann ") for words in told)
    assert not [words for words in told if "you" in words.lower().split()]


@pytest.mark.parametrize(
    ("game", "counted"),
    [("lockup", "round"), ("architects", "turn"), ("prison_architect", "week"), ("animalcatraz", "day")],
)
def test_a_replay_says_where_rounds_begin(game: str, counted: str) -> None:
    record = Record(Beginning(rooms()[game], 2, seed=4))
    made = make(record, [SeatPlan("here", "Ann"), SeatPlan("here", "Ben")], "")
    standing = fold(made.origin, made.first)
    chance = Random(1)
    while not standing.record.game.over and len(standing.record) < 400:
        seat = standing.record.game.to_act[0]
        standing.record.play(seat, chance.choice(standing.record.game.options(seat)))
    replay = past.replay("t", standing)
    assert replay.counted == counted
    numbers = [one.number for one in replay.rounds]
    assert len(numbers) > 1
    assert numbers == list(range(1, len(numbers) + 1))
    plies = [one.ply for one in replay.rounds]
    assert plies == sorted(set(plies))
    for one in replay.rounds[1:]:
        told = past.moment(past.past_of(standing), one.ply, "all").lines
        assert any(line.facts.get(counted) == one.number for line in told)
