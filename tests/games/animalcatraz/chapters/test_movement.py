"""Moving from space to space, and what it costs (RULES.md sections 4 and 7)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import inmates

TRIO = "big_bill cold_cuts rob_z"


@pytest.mark.parametrize(
    ("space", "ways"),
    [
        ("library", "cellblock_a cellblock_d"),
        ("infirmary", "cellblock_a cellblock_b"),
        ("cafeteria", "cellblock_b cellblock_c"),
        ("utility", "cellblock_c cellblock_d"),
        ("courtyard", "cellblock_a cellblock_b cellblock_d"),  # a Guard on C shuts the door of Cellblock C
        ("cellblock_a", "library infirmary courtyard cell_1"),
        ("cellblock_b", "infirmary cafeteria courtyard"),
        ("cell_1", "cellblock_a"),
    ],
)
def test_where_a_convict_of_cell_one_can_go(space: str, ways: str) -> None:
    table = inmates(TRIO).at("big_bill", space).turn_of("big_bill")
    assert sorted(table.options("move ")) == sorted(f"move {way}" for way in ways.split())


def test_only_ones_own_cell_is_entered_e3() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_b").turn_of("big_bill")
    assert table.refused("move cell_2") == "NOT_YOUR_CELL"
    assert table.refused("move hole") == "NOT_YOUR_CELL"
    assert table.refused("move library") == "NOT_ADJACENT"
    table.illegal("move cell_2")


def test_a_step_costs_an_action_and_none_is_left_at_the_end() -> None:
    table = inmates(TRIO).carry("big_bill", "cash").turn_of("big_bill", actions=2)
    table.play("move cellblock_a", "move library")
    assert table.actions("big_bill") == 0
    assert table.refused("move cellblock_a") == "NO_ACTIONS"
    assert "no Actions are left" in table.why_not("move cellblock_a")


def test_any_number_may_share_a_space() -> None:
    table = inmates(TRIO).at("cold_cuts rob_z", "cellblock_a").turn_of("big_bill").play("move cellblock_a")
    assert {table.space(who) for who in TRIO.split()} == {"cellblock_a"}


def test_partners_share_their_cell() -> None:
    table = inmates("big_bill rob_z cold_cuts vinnie", "advanced_teams").at("rob_z", "cellblock_a").turn_of("rob_z")
    assert "move cell_1" in table.options()
    assert "move cell_2" not in table.options()


def test_the_owner_of_the_guard_walks_through_his_door_r2() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_c").guard("cellblock_c", letter="C", owner="big_bill")
    table.turn_of("big_bill").play("move courtyard")
    assert table.space("big_bill") == "courtyard"
    other = inmates(TRIO).at("big_bill", "cellblock_c").guard("cellblock_c", letter="C", owner="rob_z")
    assert other.turn_of("big_bill").refused("move courtyard") == "DOOR_SHUT"


def test_a_forged_pass_opens_a_door_once() -> None:
    table = inmates(TRIO).guards("C").at("big_bill", "cellblock_c").carry("big_bill", "forged_pass")
    table.turn_of("big_bill").play("use carried forged_pass", "move courtyard")
    assert table.space("big_bill") == "courtyard"
    assert table.refused("move cellblock_c") == "DOOR_SHUT"


def test_work_boots_walk_once_a_turn_for_nothing() -> None:
    table = inmates(TRIO).upgrade("big_bill", "work_boots").turn_of("big_bill", actions=1)
    assert table.offer("move cellblock_a").detail == "no Action"
    table.play("move cellblock_a")
    assert table.actions("big_bill") == 1
    table.play("move library")
    assert table.actions("big_bill") == 0


def test_hidden_work_boots_walk_for_nothing_once_they_are_shown_r14() -> None:
    table = inmates(TRIO).carry("big_bill", "work_boots").turn_of("big_bill", actions=0)
    assert table.refused("move cellblock_a") == "NO_ACTIONS"
    table.play("show carried work_boots", "move cellblock_a")
    assert table.space("big_bill") == "cellblock_a"


def test_a_king_walks_into_both_his_cellblocks_with_both_convicts_r48() -> None:
    table = inmates("big_bill rob_z cold_cuts vinnie", "advanced_2p").king("big_bill", "cellblock_a")
    table.at("rob_z", "library").turn_of("rob_z", actions=0)
    assert table.refused("move cellblock_a") == ""
    assert table.refused("move cellblock_d") == "NO_ACTIONS"


def test_entering_brings_the_king_first_then_the_warden_then_rats() -> None:
    table = inmates(TRIO, "advanced_solo", "warden legacy_rats").king("cold_cuts", "cellblock_b").warden("cellblock_b")
    table.at("big_bill", "infirmary").carry("big_bill", "cash noodles").rats("cellblock_b").turn_of("big_bill")
    strength = table.convict("big_bill").strength
    table.play("move cellblock_b")
    assert table.actions("big_bill") == 3  # the King has taken one of the four that were left
    assert table.convict("big_bill").strength == strength  # rats come after the Warden
    assert table.asked() == "PayWarden"
    table.play("card carried noodles")
    assert table.convict("big_bill").strength == strength - 1


def test_who_is_taken_away_meets_nothing_more_there() -> None:
    table = inmates(TRIO, "advanced_solo", "warden trash_tags legacy_rats").warden("cellblock_b").rats("cellblock_b")
    table.at("big_bill", "infirmary").at("cold_cuts", "cellblock_b").turn_of("big_bill")
    strength = table.convict("big_bill").strength
    table.play("move cellblock_b")
    assert table.space("big_bill") == "courtyard"  # through The Hole, which is paid at once
    assert table.convict("big_bill").strength == strength
    assert table.asked() == "TakeTurn"  # nobody was asked for a tag in Cellblock B


def test_being_pushed_triggers_nothing() -> None:
    table = inmates(TRIO, "advanced_solo", "warden").levels("big_bill", cunning=2).warden("library")
    table.at("big_bill cold_cuts", "cellblock_a").guards("A").turn_of("big_bill")
    table.play("shove cold_cuts", "space library")
    assert table.space("cold_cuts") == "library"
    assert table.asked() == "TakeTurn"
