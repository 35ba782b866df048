"""Taking back in turns, making again - and never learning anything by it."""

from __future__ import annotations

import pytest

from bighouse.engine.errors import IllegalMove
from bighouse.engine.record import (
    MOVED_SINCE,
    NOTHING_UNDONE,
    NOTHING_YET,
    SHOWN,
    SHOWN_SINCE,
)
from market import rules as tiny
from market.rules import Ready
from tests.engine.helpers import (
    odd_record,
    play,
    play_to_bids,
    record,
)
from tests.engine.records import words


def test_moves_are_taken_back_one_by_one_and_made_again() -> None:
    table = record()
    prints = [table.deal_fingerprint]
    for move in ("0 buy 1", "0 buy 2", "0 done"):
        play(table, move)
        prints.append(table.game.fingerprint())
    for ply in (2, 1, 0):
        table.undo(0)
        assert (table.game.fingerprint(), len(table)) == (prints[ply], ply)
    assert table.why_not_undo(0) == NOTHING_YET
    for ply in (1, 2, 3):
        assert table.can_redo(0)
        table.redo(0)
        assert (table.game.fingerprint(), len(table)) == (prints[ply], ply)
    assert not table.can_redo(0)
    with pytest.raises(IllegalMove, match=NOTHING_UNDONE):
        table.redo(0)


def test_another_move_makes_an_end_of_redo() -> None:
    table = record()
    play(table, "0 buy 1", "0 buy 2")
    table.undo(0)
    play(table, "0 buy 1")
    assert not table.can_redo(0)
    table.undo(0)
    table.redo(0)
    assert words(table) == ["0 buy 1", "0 buy 1"]


def test_the_whole_turn_is_taken_back_at_once() -> None:
    table = record()
    play(table, "0 done", "0 toll skip", "1 buy 1", "1 buy 2", "1 done")
    assert table.restart_turn(1) == 3
    assert words(table) == ["0 done", "0 toll skip"]
    assert table.why_not_undo(1) == NOTHING_YET
    assert [table.redo(1).action for _ in range(3)] == [tiny.BUY, tiny.BUY + 1, tiny.DONE]


def test_a_turn_that_has_ended_may_be_taken_back_until_the_next_seat_moves() -> None:
    table = record()
    play(table, "0 buy 1", "0 done", "0 toll pay")
    assert table.game.to_act == [1]
    assert (table.can_undo(0), table.why_not_undo(1)) == (True, NOTHING_YET)
    play(table, "1 buy 1")
    assert table.why_not_undo(0) == MOVED_SINCE
    with pytest.raises(IllegalMove, match="Another player has moved"):
        table.undo(0)
    table.undo(1)
    assert table.restart_turn(0) == 3
    assert not table.can_redo(1)  # it is not its turn now
    with pytest.raises(IllegalMove, match=NOTHING_UNDONE):
        table.redo(1)


def test_the_moves_of_those_who_give_way_go_back_with_the_one_before() -> None:
    table = record()
    play(table, "0 buy 1", "0 done", "0 toll pay", "1 buy 1", "1 buy 2")
    assert (table.why_not_undo(0), table.why_not_undo(0, [2])) == (MOVED_SINCE, MOVED_SINCE)
    assert table.can_undo(0, [1])
    table.undo(0, [1])
    assert words(table) == ["0 buy 1", "0 done"]
    assert table.game.to_act == [0]
    table.redo(0)
    assert words(table) == ["0 buy 1", "0 done", "0 toll pay"]


def test_a_whole_turn_ends_where_others_had_moved_before_it() -> None:
    table = odd_record(Ready(0), Ready(1), Ready(0), Ready(0), Ready(1), Ready(1))
    play(table, "0 ready", "1 ready", "0 ready", "0 ready", "1 ready")
    assert table.restart_turn(0, [1]) == 2
    assert len(table) == 2


def test_what_has_come_to_light_stays_though_others_give_way() -> None:
    table = record()
    play(table, "0 buy 1", "0 done", "0 toll skip", "1 draw")
    assert table.why_not_undo(0, [1]) == SHOWN_SINCE
    with pytest.raises(IllegalMove, match=SHOWN_SINCE):
        table.undo(0, [1])


def test_never_across_a_reveal() -> None:
    table = record()
    play(table, "0 buy 1", "0 draw")
    assert table.why_not_undo(0) == SHOWN
    with pytest.raises(IllegalMove, match="brought something new to light"):
        table.restart_turn(0)
    table.play(0, table.game.options(0)[0])  # stow
    table.undo(0)
    assert words(table) == ["0 buy 1", "0 draw"]
    assert not table.can_undo(0)


def test_a_finished_game_can_be_reopened_unless_something_was_shown() -> None:
    table = odd_record(Ready(0), Ready(1))
    play(table, "0 ready", "1 ready")
    assert table.game.over
    table.undo(1)
    assert (table.game.over, table.game.to_act) == (False, [1])


def test_rewind_goes_back_across_everything() -> None:
    table = record()
    play(table, "0 buy 1", "0 draw")
    play_to_bids(table)
    table.rewind(1)
    assert words(table) == ["0 buy 1"]
    assert table.game.fingerprint() == table.moves[0].fingerprint
    play(table, "0 buy 1")
    table.undo(0)
    table.rewind(1)
    assert (table.can_undo(0), table.can_redo(0)) == (True, False)
    with pytest.raises(IllegalMove, match="no position 2"):
        table.rewind(2)
