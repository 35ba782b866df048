"""3. Clones are independent, and play on as the original would."""

import pytest

from bighouse.engine.rng import Rng
from tests.contract.modes import MODES, Mode, play_on, positions

EVERY = 10  # positions between two that are cloned
FAR = 100  # decisions that a clone is played on


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_playing_on_a_clone_changes_nothing_in_the_original(mode: Mode) -> None:
    for number, position in enumerate(positions(mode.new(3), Rng(3))):
        if number % EVERY == 0:
            before = position.fingerprint()
            clone = position.clone()
            assert clone.fingerprint() == before
            play_on(clone, Rng(number), FAR)
            assert position.fingerprint() == before


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_clone_plays_on_to_the_same_end(mode: Mode) -> None:
    for number, position in enumerate(positions(mode.new(4), Rng(4))):
        if number % (4 * EVERY) == 0:
            one, other = position.clone(), position.clone()
            play_on(one, Rng(number))
            play_on(other, Rng(number))
            assert one.fingerprint() == other.fingerprint()
