"""Taking back where several seats act at once, whatever the others do meanwhile."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bighouse.engine.errors import IllegalMove
from bighouse.engine.record import (
    ALL_READY,
    MOVED_SINCE,
    RESTED_ON,
    SHOWN,
    Record,
    open_lanes,
)
from bighouse.engine.step import Choice, Step
from market import rules as tiny
from market.rules import Market, OpenBids, Ready
from tests.engine.helpers import (
    chance_move,
    dice,
    odd_record,
    play,
    play_by_dice,
    play_to_bids,
    record,
)
from tests.engine.records import offer, same_again, snapshot, words


def test_in_lanes_a_seat_takes_back_its_own_whatever_others_have_done() -> None:
    table = record(players=3)
    play_to_bids(table)
    start = len(table)
    offer(table, 0)
    offer(table, 1)
    play(table, "0 stake 1", "1 stake 2")
    offer(table, 2)
    assert table.restart_turn(0) == 2
    assert [move.seat for move in table.moves[start:]] == [1, 1, 2]
    assert snapshot(table) == snapshot(same_again(table))
    assert table.game.to_act == [0, 2]
    play(table, "2 stake 0")
    table.redo(0)
    table.redo(0)
    assert not table.game.lanes
    assert [table.why_not_undo(seat) for seat in range(3)] == [ALL_READY] * 3
    assert not any(table.can_redo(seat) for seat in range(3))


def test_whether_a_seat_may_take_back_is_known_without_playing_all_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told so after every move, however long the lanes have been open."""
    table = record(players=3)
    play_to_bids(table)
    offer(table, 0)
    offer(table, 1)
    copy = table.copy()
    monkeypatch.setattr(Record, "at", lambda table, ply: pytest.fail("the game was played again"))
    assert table.can_undo(0)
    offer(copy, 2)
    assert copy.can_undo(0)
    table.undo(0)
    assert table.game.to_act == [0, 1, 2]
    assert copy.can_undo(0)  # what one does with a copy is none of the other's business


def test_what_a_seat_has_undone_it_can_redo_though_others_move_and_undo() -> None:
    table = record()
    play_to_bids(table)
    offer(table, 0)
    table.undo(0)
    offer(table, 1)
    table.undo(1)
    assert table.can_redo(0)
    assert table.can_redo(1)
    offer(table, 1, 1)
    assert not table.can_redo(1)
    table.redo(0)
    assert [move.seat for move in table.moves[-2:]] == [1, 0]


def test_back_across_the_opening_of_lanes_only_while_others_have_not_moved_in_them() -> None:
    table = record()
    play_to_bids(table)  # seat 1 was the last to move
    offer(table, 1)
    offer(table, 0)
    table.undo(1)
    assert table.why_not_undo(1) == MOVED_SINCE
    table.undo(0)
    assert table.why_not_undo(0) == MOVED_SINCE
    assert table.can_undo(1)
    table.undo(1)
    assert not table.game.lanes
    assert not table.can_redo(0)
    assert [table.can_redo(1), table.redo(1).seat, table.redo(1).seat] == [True, 1, 1]
    assert table.game.lanes


def test_the_boundary_moves_with_the_closing_of_lanes() -> None:
    table = record()
    play_to_bids(table)
    for seat in (0, 1):
        offer(table, seat)
        play(table, f"{seat} stake {2 * seat}")
    assert table.game.to_act == [1]
    assert [table.why_not_undo(seat) for seat in (0, 1)] == [ALL_READY, ALL_READY]
    play(table, "1 ready", "0 buy 1")
    assert table.why_not_undo(1) == MOVED_SINCE
    table.undo(0)
    assert table.why_not_undo(0) == ALL_READY
    table.undo(1)
    assert table.why_not_undo(1) == ALL_READY


def test_a_seat_alone_in_the_lanes_may_go_back_though_they_have_closed() -> None:
    class TakeHand(Step[Market]):
        def run(self, game: Market) -> None:
            game.hands[1] = []

    table = odd_record(TakeHand(), OpenBids(), Ready(0))
    offer(table, 0)
    play(table, "0 stake 1")
    assert not table.game.lanes
    assert table.restart_turn(0) == 2
    assert table.game.lanes


class Grab(Choice[Market]):
    """Lanes that are not independent: buy takes coins from one purse; draw shows a card; the rest is harmless."""

    def candidates(self, game: Market) -> list[int]:
        return [tiny.DRAW, tiny.BUY, tiny.BUY + 1, tiny.DONE]

    def take(self, game: Market, action: int) -> None:
        if action == tiny.DRAW:
            game.tell(tiny.SHOWN, self.seat, game.deck.draw(), 0)
            game.reveal()
        elif action == tiny.BUY:
            game.coins[0] -= 1
        elif action == tiny.BUY + 1:
            game.tell(tiny.BOUGHT, self.seat, game.coins[0])
        game.do_next(Grab(self.seat))


class OpenGrabs(Step[Market]):
    def run(self, game: Market) -> None:
        game.gather([Grab(0), Grab(1)])


def test_a_move_that_others_have_built_on_stays() -> None:
    table = odd_record(OpenGrabs())
    play(table, "0 buy 1", "1 done")
    assert table.can_undo(0)
    play(table, "1 buy 2")
    assert table.why_not_undo(0) == RESTED_ON
    before = snapshot(table)
    with pytest.raises(IllegalMove, match="rests on"):
        table.undo(0)
    assert snapshot(table) == before
    table.undo(1)
    assert table.can_undo(0)


def test_in_lanes_too_a_seat_keeps_what_it_has_brought_to_light() -> None:
    table = odd_record(OpenGrabs())
    play(table, "0 done", "0 draw", "1 done")
    assert table.why_not_undo(0) == SHOWN
    assert table.can_undo(1)


def test_in_lanes_too_another_move_makes_an_end_of_redo() -> None:
    table = odd_record(OpenGrabs())
    play(table, "0 done", "1 done")
    table.undo(0)
    table.undo(1)
    play(table, "0 buy 2")
    assert (table.can_redo(0), table.can_redo(1)) == (False, True)


def test_what_another_seat_brings_to_light_in_its_lane_is_no_boundary() -> None:
    """The seat might as well have waited with its own move."""
    table = odd_record(OpenGrabs())
    play(table, "0 done", "1 draw")
    table.undo(0)
    assert words(table) == ["1 draw"]


class Narrow(Choice[Market]):
    """What may be done here depends on what another seat did first."""

    def candidates(self, game: Market) -> list[int]:
        return [tiny.BUY, tiny.BUY + 1, tiny.READY]

    def refusal(self, game: Market, action: int) -> int:
        return tiny.TOO_DEAR if action == tiny.READY and game.coins[0] > 4 else 0

    def take(self, game: Market, action: int) -> None:
        if action == tiny.BUY:
            game.coins[0] -= 1
        game.do_next(Narrow(self.seat))


class OpenNarrows(Step[Market]):
    def run(self, game: Market) -> None:
        game.gather([Narrow(0), Narrow(1)])


def test_a_move_that_made_anothers_move_legal_stays() -> None:
    table = odd_record(OpenNarrows())
    play(table, "0 buy 1", "1 buy 2", "1 ready")
    assert table.why_not_undo(0) == RESTED_ON


# Everything at random


@given(dice, st.lists(st.integers(0, 9999), min_size=2, max_size=8), st.integers(2, 4), st.integers(0, 50))
def test_dropping_a_lane_move_equals_never_having_made_it(
    before: list[int], within: list[int], players: int, seed: int
) -> None:
    table = record(players, seed)
    play_by_dice(table, before)
    while not table.game.lanes:
        if table.game.over:
            return
        table.play(*chance_move(table.game, 0))
    for die in within:
        if len(table.game.to_act) > 1:  # the last seat would close the lanes
            table.play(*chance_move(table.game, die))
    gathering = open_lanes(table.game)
    seat = within[0] % players
    own = [index for index, move in enumerate(table) if move.seat == seat and move.gathering == gathering]
    if not own:
        return
    never = Record(table.beginning)
    for index, move in enumerate(table):
        if index != own[-1]:
            never.play(move.seat, move.action)
    undone = table.undo(seat)
    assert snapshot(table) == snapshot(never)
    table.redo(seat)
    never.play(seat, undone.action)
    assert snapshot(table) == snapshot(never)


@given(
    st.lists(st.tuples(st.sampled_from("pppppurst"), st.integers(0, 9999)), min_size=10, max_size=40),
    st.integers(2, 3),
    st.integers(0, 20),
    st.booleans(),
)
def test_nothing_is_ever_learned_by_taking_back(
    acts: list[tuple[str, int]], players: int, seed: int, from_bids: bool
) -> None:
    """Play, undo, redo, restart and try what is not allowed: the record stays true, and no reveal is ever undone."""
    table = record(players, seed)
    if from_bids:
        play_to_bids(table)
    for act, die in acts:
        game = table.game
        seat = die % players
        before = snapshot(table)
        known = (game.reveals, game.gatherings - bool(game.lanes))
        if act == "p" and not game.over:
            table.play(*chance_move(game, die))
        elif act == "r" and table.can_redo(seat):
            table.redo(seat)
        elif act in "us" and table.can_undo(seat):
            count = table.restart_turn(seat) if act == "s" else bool(table.undo(seat))
            assert known == (table.game.reveals, table.game.gatherings - bool(table.game.lanes))
            if act == "u":
                undone = snapshot(table)
                table.redo(seat)
                assert table.game.fingerprint() == before[0]  # type: ignore[index]
                table.undo(seat)
                assert snapshot(table) == undone
            else:
                assert count == len(before[4]) - len(table)  # type: ignore[index]
                assert not table.can_undo(seat)
        else:
            reason = table.why_not_undo(seat)
            if reason:
                with pytest.raises(IllegalMove) as error:
                    table.undo(seat)
                assert str(error.value) == reason
            assert snapshot(table) == before
        assert snapshot(table) == snapshot(same_again(table))
        if table.moves:
            assert table.game.fingerprint() == table.moves[-1].fingerprint
