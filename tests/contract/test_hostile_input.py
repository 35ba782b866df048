"""8. Whatever is sent, a move is either made or refused with a reason, and a refused one changes nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bighouse.engine.errors import BadSave, BighouseError, IllegalMove
from bighouse.engine.rng import Rng
from bighouse.engine.save import dump, parse
from bighouse.games import rooms
from tests.contract.modes import MODES, random_move


@given(
    mode=st.sampled_from(MODES),
    seed=st.integers(0, 2**32),
    sent=st.lists(st.tuples(st.integers(-2, 9), st.integers(-5, 2000)), max_size=40),
)
def test_any_seat_and_any_action_at_any_time(mode, seed, sent) -> None:  # type: ignore[no-untyped-def]
    game = mode.new(seed)
    rng = Rng(seed)
    for seat, action in sent:
        before = game.fingerprint()
        try:
            game.play(seat, action)
        except IllegalMove as refusal:
            assert str(refusal)
            assert game.fingerprint() == before
        if not game.over:
            game.play(*random_move(game, rng))
        game.audit()


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_save_file_brings_the_same_game_back(mode) -> None:  # type: ignore[no-untyped-def]
    record = mode.record(15)
    rng = Rng(15)
    while not record.game.over:
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
def test_a_damaged_save_file_is_refused_whole(mode, cut, length, put) -> None:  # type: ignore[no-untyped-def]
    record = mode.record(16)
    rng = Rng(16)
    for _ in range(20):
        record.play(*random_move(record.game, rng))
    text = dump(record)
    place = int(cut * len(text))
    damaged = text[:place] + put + text[place + length :]
    try:
        again = parse(damaged, rooms())
    except BadSave as refusal:
        assert str(refusal)
    else:
        assert again.game.fingerprint() == record.game.fingerprint()


def test_games_that_cannot_be_are_refused_with_words() -> None:
    import bighouse

    for name, players, options in [
        ("chess", 2, {}),
        ("lockup", 0, {}),
        ("lockup", 6, {}),
        ("lockup", True, {}),
        ("lockup", 2, {"difficulty": "expert"}),
        ("lockup", 1, {"difficulty": "easy"}),
        ("lockup", 3, {"advanced": "maybe"}),
        ("lockup", 3, {"bribes": True}),
    ]:
        with pytest.raises(BighouseError, match=r"\w+"):
            bighouse.new(name, players=players, **options)
