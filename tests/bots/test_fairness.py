"""Bots know only what their seat knows: deal anew what is hidden from it, and it chooses the same."""

import pytest
from msgspec.json import encode

from bighouse.bots.registry import make_bot
from bighouse.bots.side import Side
from bighouse.engine.rng import Rng
from tests.contract.modes import MODES, Mode, positions


@pytest.mark.parametrize("spec", ["random", "greedy", "search:12", "gentle"])
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_bot_chooses_the_same_whatever_is_hidden_from_it(mode: Mode, spec: str) -> None:
    for number, position in enumerate(positions(mode.new(31), Rng(31))):
        if number % 19 == 0:
            for seat in position.to_act:
                other = position.imagine(seat, Rng(number))
                chosen = make_bot(spec).choose(Side(position, seat), Rng(5))
                assert chosen in position.options(seat)
                assert chosen == make_bot(spec).choose(Side(other, seat), Rng(5))


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_what_a_seat_cannot_tell_apart_has_the_same_key(mode: Mode) -> None:
    """And what it can tell apart, by what it is shown and asked, has another one."""
    rng = Rng(33)
    keys = set()
    sights = set()
    for position in positions(mode.new(32), Rng(32)):
        for seat in position.to_act:
            side = Side(position, seat)
            assert side.key() == Side(position.imagine(seat, rng), seat).key()
            choice = position.choice(seat)
            assert choice is not None
            asked = (seat, type(choice).__name__, *choice.args(), *position.options(seat))
            keys.add((side.key(), asked))
            sights.add((encode(side.view()), asked))
    assert len(keys) > len(sights) * 0.98


def test_a_side_gives_nothing_of_the_game_away() -> None:
    side = Side(MODES[-1].new(1), 0)
    open_names = {name for name in dir(side) if not name.startswith("_")}
    allowed = "imagine key knowledge options seat seats view wisdom wisdom_of words"
    assert open_names == set(allowed.split())
