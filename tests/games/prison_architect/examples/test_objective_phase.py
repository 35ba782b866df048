"""Set Objectives and the end: EXAMPLE B32, and Extra Grant (R54)."""

from __future__ import annotations

from bighouse.games.prison_architect.rules.game_end import GameEnd
from bighouse.games.prison_architect.rules.objective_phase import SetObjectives
from bighouse.games.prison_architect.rules.state import OBJECTIVES
from tests.games.prison_architect.table import wardens


def test_b32_two_leave_the_hand_and_two_of_four_are_kept() -> None:
    table = wardens("Ann Ben", week=1).hand("Ann", "S01 E01 H01 H02").hand("Ben", "S02 E02 H03 H04")
    table.start(SetObjectives(), phase=OBJECTIVES)
    assert table.refused("Ann", "discard E01") == "MUST_PLAY_ONE"
    table.act("Ann", "play E01", "discard H01")
    assert table.player("Ann").played == []  # until all have chosen
    table.act("Ben", "play E02", "play H03")
    ann = table.player("Ann")
    assert [table.game.box.objectives[card].id for card in ann.played] == ["E01"]
    assert len(ann.looking) == 4
    table.act("Ann", *table.options("Ann")[:1]).act("Ann", *table.options("Ann")[:1])
    assert (len(ann.hand), len(ann.looking)) == (4, 0)


def test_b32_no_draw_in_the_last_week() -> None:
    table = wardens("Ann Ben", week=5).hand("Ann", "S01 E01 H01 H02").hand("Ben", "S02 E02 H03 H04")
    table.start(SetObjectives(), phase=OBJECTIVES)
    table.act("Ann", "play E01", "discard H01").act("Ben", "play E02", "play H03")
    assert len(table.player("Ann").hand) == 2
    assert table.player("Ann").looking == []


def test_extra_grant_plays_late_and_withdraws_any() -> None:
    table = wardens("Ann Ben", week=5).draw("Ann", "bunk_cell", "extra_grant").hand("Ann", "H01 H02", "S01 E01")
    table.start(GameEnd())
    table.act("Ann", "play H01", "discard S01")
    ann = table.player("Ann")
    assert [table.game.box.objectives[card].id for card in ann.played] == ["E01", "H01"]
    assert ann.hand == []
    assert table.game.over
