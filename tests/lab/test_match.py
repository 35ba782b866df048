"""One game between bots: the same fixture plays the same game, and the result says what happened."""

from __future__ import annotations

import pytest

from bighouse.engine.errors import IllegalMove
from bighouse.engine.knowledge import Knowledge
from bighouse.engine.option import Setting
from bighouse.engine.rng import Rng
from bighouse.engine.wisdom import Wisdom
from bighouse.games import rooms
from bighouse.lab.match import Fixture, play, play_out
from market.room import MarketRoom
from tests.lab.helpers import timeless


class BotMarket(MarketRoom):
    """The market for bots that know nothing about it."""

    wisdom = Wisdom()
    knowledge = Knowledge()


def fixture(*seats: str, seed: int = 5, **options: Setting) -> Fixture:
    return Fixture("lockup", options, seed, seats)


def test_the_same_fixture_plays_the_same_game() -> None:
    wanted = fixture("random", "search:1", "random", advanced=True)
    first, again = play(wanted), play(wanted)
    assert timeless([first]) == timeless([again])
    assert first.seconds != [0.0] * 3


def test_another_seed_plays_another_game() -> None:
    results = {tuple(play(fixture("random", "random", seed=seed)).scores) for seed in range(6)}
    assert len(results) > 1


def test_a_result_says_what_happened() -> None:
    played = play(fixture("random", "random"))
    assert played.seats == ("random", "random")
    assert played.seed == 5
    assert played.rules == rooms()["lockup"].rules_version
    assert played.automaton is None
    assert played.winners
    best = max(played.scores)
    assert all(played.scores[seat] == best for seat in played.winners)
    assert min(played.decisions) > 0


@pytest.mark.parametrize("seed", range(4))
def test_alone_the_automaton_has_a_score_and_must_be_beaten(seed: int) -> None:
    played = play(fixture("random", seed=seed, difficulty="expert"))
    assert played.automaton is not None
    assert (played.winners == [0]) == (played.scores[0] > played.automaton)


@pytest.mark.parametrize("players", [2, 4])
def test_seats_that_act_at_once_are_all_asked(players: int) -> None:
    game = BotMarket().deal(players, {"short": True, "purse": "full"}, Rng(3))
    played = play_out(game, ["random"] * players, 3)
    assert game.over
    assert min(played.decisions) > 0
    assert played.scores == game.scores()


def test_a_move_that_is_not_allowed_ends_the_match(more_bots: object) -> None:
    with pytest.raises(IllegalMove, match="no action 1000000"):
        play(fixture("cheat", "first"))
