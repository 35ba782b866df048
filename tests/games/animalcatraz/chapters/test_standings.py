"""Reputation, ranks, who wins when the days are over, and where all REP came from (RULES.md sections 19, 22 and 30)."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.room import ROOM
from bighouse.games.animalcatraz.rules.days import END_OF_ROUND
from bighouse.games.animalcatraz.rules.reputation import FROM_COINS, FROM_FIGHTS, FROM_START, FROM_THEFTS, change_rep
from bighouse.games.animalcatraz.rules.standings import scores, winners
from bighouse.games.animalcatraz.words.sheet import score_sheet
from tests.contract.modes import Mode
from tests.contract.walks import walk
from tests.games.animalcatraz.table import inmates

TRIO = "big_bill cold_cuts rob_z"
FOUR = "big_bill rob_z cold_cuts vinnie"


def test_ranks_bring_a_stand_and_tags_e20() -> None:
    table = inmates(TRIO, "advanced_solo", "trash_tags").with_rep("big_bill", 4)
    side = table.game.rivals[0]
    change_rep(table.game, 0, 1, FROM_THEFTS)
    assert (side.rep, side.stands, side.tags) == (5, 3, 4)
    change_rep(table.game, 0, 4, FROM_THEFTS)
    assert (side.rep, side.stands, side.tags) == (9, 4, 6)


def test_a_rank_rewards_once_x18_r20() -> None:
    table = inmates(TRIO, "advanced_solo", "trash_tags").with_rep("big_bill", 4)
    side = table.game.rivals[0]
    for change in (1, -1, 1):
        change_rep(table.game, 0, change, FROM_THEFTS)
    assert (side.rep, side.stands, side.tags) == (5, 3, 4)


def test_starting_on_a_rank_is_not_reaching_it_r20() -> None:
    side = inmates(TRIO).game.rivals[0]
    assert (side.rep, side.stands) == (5, 2)


def test_a_jump_over_two_ranks_rewards_both() -> None:
    table = inmates(TRIO, "advanced_solo", "trash_tags").with_rep("big_bill", 4)
    change_rep(table.game, 0, 6, FROM_FIGHTS)
    assert (table.game.rivals[0].stands, table.game.rivals[0].tags) == (4, 6)


def test_gains_stop_at_thirteen_and_losses_at_the_floor_r21() -> None:
    table = inmates(TRIO).with_rep("big_bill", 12).with_rep("rob_z", 0)
    change_rep(table.game, 0, 5, FROM_FIGHTS)
    change_rep(table.game, 2, -5, FROM_FIGHTS)
    assert (table.rep("big_bill"), table.rep("rob_z")) == (13, -1)
    assert table.game.risen == 0b001
    assert table.game.rivals[2].ledger[FROM_FIGHTS] == -1


@pytest.mark.parametrize("kind", [{"game_type": "normal"}, {"game_type": "advanced_solo", "modules": ["gangsters"]}])
def test_the_ledger_adds_up_to_the_rep(kind: dict[str, object]) -> None:
    for game, _ in walk(Mode(ROOM, 3, kind), 6, 11):
        for rival in game.rivals:
            assert sum(rival.ledger) == rival.rep


def test_the_sheet_says_where_rep_came_from() -> None:
    table = inmates(TRIO)
    change_rep(table.game, 0, 2, FROM_COINS)
    change_rep(table.game, 1, -1, FROM_THEFTS)
    sheet = score_sheet(table.game)
    assert sheet.totals == scores(table.game) == [7, 4, 5]
    lines = {line.name: line for line in sheet.lines}
    assert set(lines) == {"At the start", "Thefts", "Gang Coins"}
    assert table.game.rivals[0].ledger[FROM_START] == 5


def test_the_sheet_parts_what_was_won_from_what_was_lost() -> None:
    table = inmates(TRIO)
    for change in (1, 2, -1):
        change_rep(table.game, 0, change, FROM_FIGHTS)
    for change in (1, -1):
        change_rep(table.game, 1, change, FROM_THEFTS)
    lines = {line.name: line for line in score_sheet(table.game).lines}
    assert [(part.name, part.points) for part in lines["Fights"].parts] == [("Won", [3, 0, 0]), ("Lost", [-1, 0, 0])]
    assert [(part.name, part.points) for part in lines["Thefts"].parts] == [("Done", [0, 1, 0]), ("Failed", [0, -1, 0])]


def test_the_last_rat_has_a_line_of_its_own() -> None:
    table = inmates(TRIO, "advanced_solo", "legacy_rats").at("big_bill", "library").rats("library")
    table.carry("big_bill", "hammer").turn_of("big_bill").play("kill_rat")
    assert {line.name: line.points[0] for line in score_sheet(table.game).lines} == {"At the start": 1, "Rats": 1}


def test_partners_score_and_win_together() -> None:
    table = inmates(FOUR, "advanced_teams").with_rep("big_bill", 6).with_rep("cold_cuts", 2)
    assert scores(table.game) == [6, 2, 6, 2]
    table.game.winner = 0
    assert winners(table.game) == [0, 2]


# The last day of an El Chapo


def test_the_last_day_goes_to_the_crown_before_rep_x46_r53() -> None:
    table = inmates(TRIO, "advanced_solo", endings="el_chapo", last_day=12).shank("big_bill").on(12, 4)
    table.with_rep("big_bill", 12).with_rep("cold_cuts", 9)
    table.game.rivals[1].crowned = True
    table.start(END_OF_ROUND)
    assert table.winner() == "cold_cuts"


def test_without_crowns_most_rep_wins_then_turn_order_r53() -> None:
    table = inmates(TRIO, "advanced_solo", endings="el_chapo", last_day=12).shank("rob_z").on(12, 4)
    table.with_rep("big_bill", 8).with_rep("cold_cuts", 8).with_rep("rob_z", 7).start(END_OF_ROUND)
    assert table.winner() == "big_bill"  # first clockwise from the Shank


def test_other_days_end_nothing() -> None:
    table = inmates(TRIO, "advanced_solo", endings="el_chapo", last_day=12).shank("big_bill").on(11, 4)
    assert table.start(END_OF_ROUND).winner() == ""
    endless = inmates(TRIO, "advanced_solo", endings="el_chapo").shank("big_bill").on(12, 4)
    assert endless.start(END_OF_ROUND).winner() == ""
