"""1. Random games of every player count and option end: no exception, no empty choice, audit() after every step."""

import pytest

from bighouse.engine.rng import Rng
from tests.contract.modes import MODES, Mode, modes_of, positions, whole_game

GAMES = 120  # a room, or thereabouts; bench/soak.py plays ten thousand


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_random_game_ends_and_keeps_the_laws(mode: Mode) -> None:
    for seed in range(1 + GAMES // len(modes_of(mode.room))):
        game = mode.new(seed)
        for position in whole_game(game, Rng(seed + 1)):
            position.audit()
            for seat in position.to_act:
                options = position.options(seat)
                assert options
                assert len(set(options)) == len(options)
                assert all(0 <= action < game.vocabulary.size for action in options)
        assert game.to_act == []
        assert len(game.scores()) == mode.players
        assert all(seat in range(mode.players) for seat in game.winners())
        sides = mode.room.sides(mode.players, mode.room.settings(mode.players, mode.options))
        assert len(sides) == mode.players
        won = {sides[seat] for seat in game.winners()}
        assert game.winners() == [seat for seat in range(mode.players) if sides[seat] in won]  # sides win as a whole


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_options_are_the_candidates_without_a_refusal(mode: Mode) -> None:
    for position in positions(mode.new(5), Rng(5)):
        for seat in range(mode.players):
            options = position.options(seat)
            assert bool(options) == (seat in position.to_act)
            for action in options:
                assert position.why_not(seat, action) == ""
            for action in position.refused(seat):
                assert action not in options
                assert position.why_not(seat, action)
