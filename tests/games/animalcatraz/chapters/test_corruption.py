"""Corruption (RULES.md section 10)."""

from __future__ import annotations

from tests.games.animalcatraz.table import BOX, InmateTable, inmates

TRIO = "cold_cuts big_bill rob_z"  # Cold Cuts has Cunning level 2


def owner(table: InmateTable, guard: str) -> int:
    return table.game.owners[BOX.guard_ids.index(guard)]


def before_sweets() -> InmateTable:
    table = inmates(TRIO).at("cold_cuts", "library").guard("library", "g_sweets", owner="big_bill")
    return table.carry("cold_cuts", "doughnuts")


def test_a_rivals_guard_is_two_harder_e33() -> None:
    table = before_sweets().dice(4, 1).turn_of("cold_cuts").play("corrupt", "bribe carried doughnuts")
    assert table.rep("cold_cuts") == 4
    assert table.carries("cold_cuts") == []
    assert table.chair[0] == "doughnuts"
    assert owner(table, "g_sweets") == table.convict("big_bill").rival
    assert table.actions("cold_cuts") == 4
    assert table.told("guard_tried")[0]["needed"] == 13


def test_a_won_guard_changes_his_stand_e33() -> None:
    table = before_sweets().dice(4, 2).turn_of("cold_cuts").play("corrupt", "bribe carried doughnuts")
    assert table.rep("cold_cuts") == 6
    assert owner(table, "g_sweets") == table.convict("cold_cuts").rival
    assert table.told("guard_tried")[0]["added"] == [2, 5]


def test_a_bribe_of_six_e34() -> None:
    table = inmates(TRIO).at("cold_cuts", "library").guard("library", "g_phone").carry("cold_cuts", "phone")
    table.dice(1, 3).turn_of("cold_cuts").play("corrupt", "bribe carried phone")
    assert table.rep("cold_cuts") == 6
    assert owner(table, "g_phone") == 0


def test_a_rival_without_a_free_stand_cannot_try_x3() -> None:
    table = inmates(TRIO).at("cold_cuts", "library").guard("infirmary", owner="cold_cuts")
    table.guard("cafeteria", owner="cold_cuts").turn_of("cold_cuts")
    assert table.refused("corrupt") == "NO_STAND"
    table.illegal("corrupt")


def test_ones_own_guard_cannot_be_tried_r12() -> None:
    table = inmates(TRIO).at("cold_cuts", "library").guard("library", owner="cold_cuts").turn_of("cold_cuts")
    assert table.refused("corrupt") == "GUARD_IS_YOURS"
    table.illegal("corrupt")


def test_attempts_can_be_repeated_x4() -> None:
    table = inmates(TRIO).at("cold_cuts", "library").guard("library", "g_watch").dice(1, 1, 6, 6)
    table.carry("cold_cuts", "hammer").turn_of("cold_cuts", 2)
    table.play("corrupt")
    assert table.rep("cold_cuts") == 4
    table.play("corrupt")
    assert (table.rep("cold_cuts"), table.actions("cold_cuts")) == (5, 0)
    table = inmates(TRIO).at("cold_cuts", "library").carry("cold_cuts", "hammer").turn_of("cold_cuts", 0)
    assert table.refused("corrupt") == "NO_ACTIONS"


def test_only_his_own_bribe_is_taken_x5() -> None:
    table = inmates(TRIO).at("cold_cuts", "library").guard("library", "g_cash").carry("cold_cuts", "pills cash")
    table.turn_of("cold_cuts").play("corrupt")
    assert table.options() == ["bribe carried cash", "pass"]
    assert table.refused("bribe carried pills") == "WRONG_BRIBE"
    table.illegal("bribe carried pills")


def test_a_gangsters_card_can_be_the_bribe() -> None:
    table = inmates("cold_cuts big_bill rob_z", "advanced_solo", "gangsters").gangsters("cold_cuts", "informer:cash")
    table.at("cold_cuts", "library").guard("library", "g_cash").dice(1, 2).turn_of("cold_cuts")
    table.play("corrupt", "bribe slot_1 cash")
    assert owner(table, "g_cash") == 0
    assert table.mat("cold_cuts") == []


def test_a_late_payday_makes_every_guard_easier() -> None:
    table = inmates(TRIO).at("cold_cuts", "library").guard("library", "g_smoker").event("payday_late")
    table.dice(2, 3).turn_of("cold_cuts").play("corrupt")
    assert owner(table, "g_smoker") == 0


def test_a_law_book_helps() -> None:
    table = inmates(TRIO).at("cold_cuts", "library").guard("library", "g_smoker").upgrade("cold_cuts", "law_book")
    table.dice(2, 3).turn_of("cold_cuts").play("corrupt")
    assert owner(table, "g_smoker") == 0
    assert table.told("guard_tried")[0]["added"] == [2, 1]


def test_no_guard_stands_in_a_cell() -> None:
    table = inmates(TRIO).turn_of("cold_cuts")
    assert table.refused("corrupt") == "NO_GUARD_HERE"
    table.illegal("corrupt")


def test_a_corrupted_guard_counts_for_a_crime() -> None:
    table = before_sweets().crimes("cold_cuts", "turncoat").dice(4, 2).turn_of("cold_cuts")
    assert table.refused("complete turncoat") == "STEP_OPEN"
    table.play("corrupt", "bribe carried doughnuts")
    assert table.refused("complete turncoat") == ""
