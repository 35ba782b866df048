"""8. Whatever is sent, a move is either made or refused with a reason, and a refused one changes nothing."""

from contextlib import nullcontext
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bighouse
from bighouse.engine.errors import BadSave, BighouseError, IllegalMove
from bighouse.engine.rng import Rng
from bighouse.engine.save import dump, parse
from bighouse.games import rooms
from tests.contract.modes import ENOUGH, MODES, Mode, random_move


@given(
    mode=st.sampled_from(MODES),
    seed=st.integers(0, 2**32),
    sent=st.lists(st.tuples(st.integers(-2, 9), st.integers(-5, 2000)), max_size=40),
)
def test_any_seat_and_any_action_at_any_time(mode: Mode, seed: int, sent: list[tuple[int, int]]) -> None:
    game = mode.new(seed)
    rng = Rng(seed)
    for seat, action in sent:
        before = game.fingerprint()
        allowed = action in game.options(seat)
        with nullcontext() if allowed else pytest.raises(IllegalMove, match=r"\w"):
            game.play(seat, action)
        assert allowed or game.fingerprint() == before
        if not game.over:
            game.play(*random_move(game, rng))
        game.audit()


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_save_file_brings_the_same_game_back(mode: Mode) -> None:
    record = mode.record(15)
    rng = Rng(15)
    while not record.game.over and len(record) < ENOUGH:
        record.play(*random_move(record.game, rng))
    again = parse(dump(record), rooms())
    assert again.game.fingerprint() == record.game.fingerprint()
    assert again.game.scores() == record.game.scores()
    assert dump(again) == dump(record)


@given(
    mode=st.sampled_from(MODES),
    cut=st.floats(0, 1),
    length=st.integers(0, 30),
    put=st.text(max_size=20),
)
def test_a_damaged_save_file_is_refused_whole(mode: Mode, cut: float, length: int, put: str) -> None:
    record = mode.record(16)
    rng = Rng(16)
    for _ in range(20):
        record.play(*random_move(record.game, rng))
    text = dump(record)
    place = int(cut * len(text))
    damaged = text[:place] + put + text[place + length :]
    try:
        read = parse(damaged, rooms()).game.fingerprint()
    except BadSave as refusal:
        read = str(refusal)
    assert read == record.game.fingerprint() or len(read.split()) > 3


def test_games_that_cannot_be_are_refused_with_words() -> None:
    wrong: list[tuple[str, int, dict[str, Any]]] = [
        ("chess", 2, {}),
        ("lockup", 0, {}),
        ("lockup", 6, {}),
        ("lockup", True, {}),
        ("lockup", 2, {"difficulty": "expert"}),
        ("lockup", 1, {"difficulty": "easy"}),
        ("lockup", 3, {"advanced": "maybe"}),
        ("lockup", 3, {"bribes": True}),
    ]
    for name, players, options in wrong:
        with pytest.raises(BighouseError, match=r"\w+"):
            bighouse.new(name, players=players, **options)
