"""A turn and its Actions as the rulebook's examples spend them (RULES.md sections 6, 7 and 24)."""

from __future__ import annotations

from bighouse.games.animalcatraz.rules.contraband import DrawContraband
from bighouse.games.animalcatraz.rules.hole import SendToHole
from tests.games.animalcatraz.table import inmates

FOUR = "big_bill rob_z cold_cuts vinnie"


def test_five_actions_with_a_plan_and_a_fight_e10() -> None:
    table = inmates(FOUR).guards("B").at("big_bill", "courtyard").dice(6, 6, 1, 1).turn_of("rob_z")
    table.play("move cellblock_b", "take_plan", "move courtyard").pass_all()
    table.play("attack big_bill").pass_all()
    table.play("move cellblock_c")
    assert table.space("rob_z") == "cellblock_c"
    assert table.lying("big_bill")
    assert table.actions("rob_z") == 0


def test_a_door_shut_by_a_guard_e14() -> None:
    table = inmates(FOUR).guards("B").at("vinnie", "cellblock_d").turn_of("vinnie")
    assert table.refused("move courtyard") == "DOOR_SHUT"
    table.illegal("move courtyard")
    table = inmates(FOUR).guards("B").at("vinnie", "courtyard").turn_of("vinnie")
    assert table.refused("move cellblock_d") == "DOOR_SHUT"
    assert table.refused("move cellblock_b") == table.refused("move cellblock_c") == ""


def test_two_own_guards_e35() -> None:
    table = inmates(FOUR).guards("B").at("rob_z", "courtyard").guard("cellblock_d", owner="vinnie")
    table.guard("courtyard", owner="vinnie").dice(6, 6, 1, 1).turn_of("vinnie")
    strength = table.convict("vinnie").strength
    table.play("move cellblock_d", "move courtyard").pass_all()
    table.play("icon workout", "attack rob_z").pass_all()
    assert table.actions("vinnie") == 2
    assert table.convict("vinnie").strength == strength + 2


def test_a_placed_upgrade_survives_the_hole_e58() -> None:
    table = inmates(FOUR).upgrade("big_bill", "work_boots").carry("big_bill", "hammer cash")
    table.start(SendToHole(0))
    assert table.carries("big_bill") == []
    assert sorted(table.chair[:2]) == ["cash", "hammer"]
    assert table.cards([table.convict("big_bill").upgrade]) == ["work_boots"]
    assert table.space("big_bill") == "hole"


def test_two_players_choose_the_cell_of_a_drawn_card_x29() -> None:
    table = inmates(FOUR, "advanced_2p").on_top("noodles")
    table.start(DrawContraband(0))
    assert table.options() == ["space cell_1", "space cell_3"]
    table.play("space cell_3")
    assert table.stashed("rob_z") == ["noodles"]
    assert table.stashed("big_bill") == []
