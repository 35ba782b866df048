"""Rules of thumb: a guess is an option, whatever is asked, and by guesses every position settles soon."""

import pytest

from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from tests.contract.modes import MODES, Mode
from tests.contract.sample import ROOMS
from tests.contract.walks import walk

EVERY = 9  # positions between two that are looked at
MOST_STEPS = 60  # until a position has settled


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_guesses_are_allowed_and_positions_settle(mode: Mode) -> None:
    wisdom = mode.room.wisdom
    rng = Rng(7)
    for game, _ in walk(mode, 3, EVERY):
        for seat in game.to_act:
            assert wisdom.guess(game, seat, game.options(seat), rng) in game.options(seat)
        trial = game.clone()
        steps = 0
        while not trial.over and not wisdom.quiet(trial):
            seat = trial.to_act[0]
            trial.play(seat, wisdom.guess(trial, seat, trial.options(seat), rng))
            steps += 1
        assert steps < MOST_STEPS


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_the_better_the_value_the_better_the_chance(room: Room) -> None:
    chances = [room.wisdom.chance(float(value)) for value in range(-5000, 5001, 500)]
    assert chances == sorted(chances)
    assert chances[0] < 0.2
    assert chances[10] == 0.5
    assert chances[-1] > 0.8
    assert all(0.0 <= chance <= 1.0 for chance in chances)
