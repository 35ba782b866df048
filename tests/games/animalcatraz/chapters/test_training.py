"""Icons and training: Study, Workout, Chess and Eat (RULES.md section 8)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import inmates

TRIO = "big_bill cold_cuts rob_z"


def test_a_guard_shuts_his_letter_alone_e5() -> None:
    table = inmates(TRIO).at("big_bill", "library").guards("B").turn_of("big_bill")
    assert table.refused("icon study") == table.refused("icon trade") == ""
    table = inmates(TRIO).at("big_bill", "library").guards("C").turn_of("big_bill")
    assert table.refused("icon study") == "ICON_BLOCKED"
    assert "not yours" in table.why_not("icon study")


def test_an_icon_is_used_once_a_round_e6() -> None:
    table = inmates(TRIO).at("big_bill", "library").guards("A").turn_of("big_bill", 4)
    table.play("icon study")
    assert table.actions("big_bill") == 2
    assert table.refused("icon study") == "ICON_USED"
    table.illegal("icon study")


def test_the_same_icon_of_another_room_is_another_e7() -> None:
    table = inmates(TRIO).at("big_bill", "utility").guards("B").used("big_bill", "infirmary", "trade")
    table.turn_of("big_bill", 1)
    assert table.refused("icon trade") == ""


def test_a_workout_moves_two_slots_e16() -> None:
    table = inmates(TRIO).at("big_bill", "courtyard").guards("A").turn_of("big_bill")
    table.play("icon workout")
    assert (table.convict("big_bill").strength, table.strength("big_bill"), table.actions("big_bill")) == (9, 5, 3)


def test_study_unlocks_the_first_skill_s7() -> None:
    table = inmates("rob_z cold_cuts vinnie").at("rob_z", "library").guards("A").turn_of("rob_z")
    table.play("icon study")
    assert (table.convict("rob_z").cunning, table.cunning("rob_z"), table.actions("rob_z")) == (5, 3, 3)


@pytest.mark.parametrize(
    ("space", "icon", "stat"), [("courtyard", "chess", "cunning"), ("cafeteria", "eat", "strength")]
)
def test_chess_and_eating_give_a_slot_for_an_action_r4(space: str, icon: str, stat: str) -> None:
    table = inmates(TRIO).at("big_bill", space).guards("B").turn_of("big_bill")
    before = getattr(table.convict("big_bill"), stat)
    table.play(f"icon {icon}")
    assert getattr(table.convict("big_bill"), stat) == before + 1
    assert table.actions("big_bill") == 4


def test_vitamins_help_a_workout_where_they_lie_on_the_mat_or_are_shown() -> None:
    table = inmates(TRIO).at("big_bill", "courtyard").guards("A").upgrade("big_bill", "vitamins").turn_of("big_bill")
    table.play("icon workout")
    assert table.convict("big_bill").strength == 10
    table = inmates(TRIO).at("big_bill", "courtyard").guards("A").carry("big_bill", "vitamins").turn_of("big_bill")
    table.play("show carried vitamins", "icon workout")
    assert table.convict("big_bill").strength == 10
    table = inmates(TRIO).at("big_bill", "courtyard").guards("A").carry("big_bill", "vitamins").turn_of("big_bill")
    table.play("icon workout")
    assert table.convict("big_bill").strength == 9


def test_an_own_guard_makes_his_icon_free_but_only_once_x1_x2() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_a").guard("library", letter="C", owner="big_bill")
    table.carry("big_bill", "hammer").turn_of("big_bill", 1).play("move library", "icon study")
    assert table.actions("big_bill") == 0
    assert table.convict("big_bill").cunning == 3
    assert table.refused("icon study") == "ICON_USED"


def test_icons_cannot_be_used_from_a_cell() -> None:
    table = inmates(TRIO).turn_of("big_bill")
    assert table.refused("icon study") == "IN_A_CELL"
    assert table.refused("icon shower") == "IN_A_CELL"
    table.illegal("icon study")
    table = inmates(TRIO).at("big_bill", "courtyard").turn_of("big_bill")
    assert table.refused("icon study") == "NO_ICON_HERE"


def test_a_primal_convict_learns_nothing() -> None:
    table = inmates(TRIO).at("big_bill", "library").guards("A").primal("big_bill").turn_of("big_bill")
    table.play("icon study")
    assert (table.convict("big_bill").cunning, table.actions("big_bill")) == (1, 3)
