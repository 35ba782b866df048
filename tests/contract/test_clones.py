"""3. Clones are independent, and an imagined game looks the same to the seat that imagines it."""

import msgspec
import pytest

from bighouse.engine.playout import playout
from bighouse.engine.rng import Rng
from tests.contract.modes import MODES, Mode, positions


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_playing_on_a_clone_changes_nothing_in_the_original(mode: Mode) -> None:
    for number, position in enumerate(positions(mode.new(3), Rng(3))):
        if number % 5 == 0:
            before = position.fingerprint()
            clone = position.clone()
            assert clone.fingerprint() == before
            playout(clone, Rng(number))
            assert position.fingerprint() == before


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_clone_plays_on_to_the_same_end(mode: Mode) -> None:
    for number, position in enumerate(positions(mode.new(4), Rng(4))):
        if number % 20 == 0:
            one, other = position.clone(), position.clone()
            playout(one, Rng(number))
            playout(other, Rng(number))
            assert one.fingerprint() == other.fingerprint()


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_imagining_keeps_the_seats_view_and_the_laws(mode: Mode) -> None:
    rng = Rng(9)
    for position in positions(mode.new(6), Rng(6)):
        before = position.fingerprint()
        for seat in range(mode.players):
            imagined = position.imagine(seat, rng)
            imagined.audit()
            assert msgspec.json.encode(imagined.view(seat)) == msgspec.json.encode(position.view(seat))
            assert imagined.options(seat) == position.options(seat)
        assert position.fingerprint() == before


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_imagined_games_can_be_played_to_the_end(mode: Mode) -> None:
    rng = Rng(10)
    for number, position in enumerate(positions(mode.new(8), Rng(8))):
        if number % 10 == 0 and not position.over:
            imagined = position.imagine(position.to_act[0], rng)
            playout(imagined, rng)
            imagined.audit()


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_imagining_depends_on_nothing_that_the_seat_cannot_know(mode: Mode) -> None:
    """Deal everything hidden anew, then imagine with the same chance: the same imagined game comes out."""
    for number, position in enumerate(positions(mode.new(17), Rng(17))):
        for seat in range(mode.players):
            other = position.imagine(seat, Rng(number))
            assert other.imagine(seat, Rng(99)).fingerprint() == position.imagine(seat, Rng(99)).fingerprint()
