"""What all do at once: nobody waits for another but where the rules say so (R19, R21, R24)."""

from __future__ import annotations

from typing import Any

import pytest

from bighouse.engine.record import Beginning, Record
from bighouse.games.prison_architect.room import ROOM
from bighouse.games.prison_architect.rules.state import BUILD, BUY, INTAKE, OBJECTIVES
from tests.games.prison_architect.table import Table, at, scene

NAMES = "Ann Ben Cid"
CELLS = "".join(f"{name}: 9 cash 1 staff\n{name} row 7: g7 bunk_cell\n" for name in NAMES.split())


def starting(start: str, text: str = "") -> Table:
    return scene(f"prison_architect, 3 players\nround: week 2\n{CELLS}{text}\nstart: {start}", NAMES)


@pytest.mark.parametrize("start", ["bid", "build", "intake", "objectives"])
def test_all_are_asked_at_once(start: str) -> None:
    assert sorted(starting(start).to_act) == NAMES.split()


def test_bids_are_open_only_when_the_last_one_lies() -> None:
    table = starting("bid").act("Ann", *["bid 1"] * 5).act("Cid", *["bid 0"] * 5)
    assert (table.to_act, table.told("bids_revealed")) == (["Ben"], [])
    table.act("Ben", "bid 2", *["bid 0"] * 4)
    assert (len(table.told("bids_revealed")), table.game.phase) == (3, BUY)


def test_a_bid_is_whole_dollars_up_to_all_that_is_left() -> None:
    table = starting("bid").act("Ann", "bid 4")
    assert table.options("Ann") == [f"bid {dollars}" for dollars in range(6)]
    table.act("Ann", "bid 5", "bid 0", "bid 0", "bid 0")
    assert table.player("Ann").unallocated() == 0


def test_whoever_is_done_waits_for_the_phase_and_not_for_a_turn() -> None:
    table = starting("build").act("Cid", "done").act("Ann", "buy locker_room", "place locker_room", at(0, 1), "done")
    assert (table.to_act, table.game.phase) == (["Ben"], BUILD)
    table.act("Ben", "done")
    assert (table.game.phase, len(table.to_act)) == (INTAKE, 3)


def test_what_is_dug_meanwhile_goes_to_whoever_digs_first() -> None:
    """R19: Land Expansion and Storage are served in the order of arrival."""
    table = starting("build", "Cid row 8: g8 storage\nAnn cards: land_expansion\nbasic stack: yard kitchen\n")
    table.act("Ann", "expand", "area basic").act("Cid", "staff_at g8")
    assert (table.asked("Ann"), table.asked("Cid")) == ("BuyDrawnTile", "BuyDrawnCard")
    table.act("Cid", "buy nothing").act("Ann", "buy yard")
    assert table.construction("Ann") == ["yard"]


def test_objectives_are_shown_together_and_looked_at_side_by_side() -> None:
    hands = "Ann hand: E01 E02 H01 H02\nBen hand: E03 E04 H03 H04\nCid hand: E05 E06 H05 H06\n"
    table = starting("objectives", hands)
    table.act("Ben", "play E03", "play H03").act("Ann", "play E01", "discard H01")
    assert table.told("objective_played") == []
    table.act("Cid", "play E05", "discard E06")
    assert len(table.told("objective_played")) == 4
    assert (table.game.phase, sorted(table.to_act)) == (OBJECTIVES, NAMES.split())


def test_one_takes_back_a_placement_whatever_others_do() -> None:
    """R85: until the phase is ended; a draw is the boundary."""
    text = f"prison_architect, 3 players\nround: week 2\n{CELLS}start: build"
    for seat, name in enumerate(NAMES.split()):
        text = text.replace(name, f"seat {seat}")
    record = Record(Beginning(ROOM, 3, scene=text))

    def play(seat: int, words: str) -> None:
        record.play(seat, record.game.vocabulary.action(words))

    play(0, "buy locker_room")
    before = record.game.view(0).players[0]
    play(0, "place locker_room")
    play(1, "buy locker_room")
    play(0, at(0, 1))
    play(2, "done")
    for _ in range(2):
        assert record.can_undo(0)
        record.undo(0)
    assert record.game.view(0).players[0] == before
    game: Any = record.game
    assert game.players[1].construction == [1]
