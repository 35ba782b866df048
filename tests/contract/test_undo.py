"""5. Play, take back, same fingerprint; never across the boundary."""

import pytest

from bighouse.engine.errors import IllegalMove
from bighouse.engine.rng import Rng
from tests.contract.modes import ENOUGH, MODES, Mode, random_move

OFTEN = 60  # moves that are taken back one by one
SELDOM = 5  # of the later ones every fifth is


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_undo_goes_back_exactly_or_not_at_all(mode: Mode) -> None:
    record = mode.record(13)
    rng = Rng(13)
    undone = 0
    while not record.game.over and len(record) < ENOUGH:
        if len(record) > OFTEN and len(record) % SELDOM:  # the longer a game, the longer it takes to build it again
            record.play(*random_move(record.game, rng))
            continue
        before = record.game.fingerprint()
        seat, action = random_move(record.game, rng)
        move = record.play(seat, action)
        after = record.game.fingerprint()
        if move.reveals:
            with pytest.raises(IllegalMove):
                record.undo(seat)
            assert record.game.fingerprint() == after
        elif record.can_undo(seat):
            record.undo(seat)
            assert record.game.fingerprint() == before
            record.redo(seat)
            assert record.game.fingerprint() == after
            undone += 1
    assert undone > 10


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_any_position_of_a_record_can_be_built_again(mode: Mode) -> None:
    record = mode.record(14)
    rng = Rng(14)
    while not record.game.over and len(record) < ENOUGH:
        record.play(*random_move(record.game, rng))
    for ply in range(0, len(record), 17):
        assert record.at(ply).fingerprint() == (record.moves[ply - 1].fingerprint if ply else record.deal_fingerprint)
