"""Skills outside Fights (RULES.md 23.2); Cult Leader and El Patron are in the chapters of reactions and Warden."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.box.components import LETTER_WORDS
from tests.games.animalcatraz.table import InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"
DANDY = "dandy_dufresne cold_cuts rob_z"
HECTOR = "animal_hector cold_cuts rob_z"


# Bully


def bully(cunning: int = 2) -> InmateTable:
    table = inmates(TRIO).levels("big_bill", cunning=cunning).at("big_bill cold_cuts", "cellblock_b").guards("A")
    return table.carry("big_bill", "cash").turn_of("big_bill")


def test_a_bully_pushes_for_an_action_once_a_round() -> None:
    table = bully().play("shove cold_cuts")
    assert set(table.options()) == {"space infirmary", "space cafeteria", "space cell_2"}  # the door is shut by A
    table.play("space cell_2")
    assert (table.space("cold_cuts"), table.actions("big_bill")) == ("cell_2", 4)
    assert "shove cold_cuts" not in table.options()


def test_the_second_skill_takes_a_slot_of_strength() -> None:
    table = bully(4)
    before = table.convict("cold_cuts").strength
    table.play("shove cold_cuts", "space infirmary")
    assert table.convict("cold_cuts").strength == before - 1


def test_a_bully_needs_his_level_an_action_and_the_icon_open() -> None:
    assert bully(1).refused("shove cold_cuts") == "SKILL_LOCKED"
    shut = inmates(TRIO).levels("big_bill", cunning=2).at("big_bill cold_cuts", "cellblock_b").guards("B")
    assert shut.turn_of("big_bill").refused("shove cold_cuts") == "ATTACK_SHUT"
    tired = inmates(TRIO).levels("big_bill", cunning=2).at("big_bill cold_cuts", "cellblock_b").guards("A")
    assert tired.carry("big_bill", "cash").turn_of("big_bill", actions=0).refused("shove cold_cuts") == "NO_ACTIONS"


def test_a_push_into_the_infirmary_cures() -> None:
    table = bully()
    table.convict("cold_cuts").poisoned = True
    table.play("shove cold_cuts", "space infirmary")
    assert not table.convict("cold_cuts").poisoned


# Cannibal


def test_cold_cuts_eats_in_his_cell_once_a_round() -> None:
    table = inmates(TRIO).levels("cold_cuts", cunning=3).turn_of("cold_cuts")
    before = table.convict("cold_cuts").strength
    table.play("feast")
    assert (table.convict("cold_cuts").strength, table.actions("cold_cuts")) == (before + 1, 4)
    assert table.refused("feast") == "USED_THIS_ROUND"


def test_cold_cuts_eats_nowhere_else_and_not_below_his_level() -> None:
    table = inmates(TRIO).levels("cold_cuts", cunning=3).at("cold_cuts", "library").turn_of("cold_cuts")
    assert "one's own cell" in table.why_not("feast")
    assert inmates(TRIO).levels("cold_cuts", cunning=2).turn_of("cold_cuts").refused("feast") == "SKILL_LOCKED"
    primal = inmates(TRIO).levels("cold_cuts", cunning=3).primal("cold_cuts").turn_of("cold_cuts")
    assert primal.refused("feast") == "SKILL_LOCKED"


# Manipulator


def dandy(cunning: int = 5, owner: str = "") -> InmateTable:
    table = inmates(DANDY).levels("dandy_dufresne", cunning=cunning).at("dandy_dufresne", "library")
    return table.guard("library", letter="C", owner=owner).turn_of("dandy_dufresne")


def test_a_manipulator_moves_the_guard_for_nothing_x27() -> None:
    table = dandy()
    assert table.refused("icon study") == "ICON_BLOCKED"
    table.play("move_guard A")
    assert (table.refused("icon study"), table.refused("icon trade")) == ("", "ICON_BLOCKED")
    assert table.actions("dandy_dufresne") == 5
    table.play("move_guard B")
    assert table.game.letters[0] == LETTER_WORDS.index("B")


def test_what_has_been_is_not_brought_back_before_something_happens_r69() -> None:
    table = dandy().play("move_guard A")
    assert "only bring back" in table.why_not("move_guard C")
    table.play("icon study")
    assert table.refused("move_guard C") == ""


@pytest.mark.parametrize("owner", ["cold_cuts", "dandy_dufresne"])
def test_owned_guards_take_the_second_skill(owner: str) -> None:
    assert "needs the second skill" in dandy(5, owner).why_not("move_guard A")
    assert dandy(7, owner).refused("move_guard A") == ""


def test_a_locked_manipulator_moves_nobody() -> None:
    assert dandy(4).refused("move_guard A") == "SKILL_LOCKED"


# Sadist


def hector(cunning: int = 5) -> InmateTable:
    table = inmates(HECTOR).levels("animal_hector", cunning=cunning).at("animal_hector", "cellblock_b")
    return table.carry("animal_hector", "cash")


def test_a_sadist_visits_who_lies_after_a_fight_once_a_turn_r43() -> None:
    table = hector().lies("cold_cuts", 2).turn_of("animal_hector")
    before = table.convict("cold_cuts").cunning
    table.play("torment cold_cuts")
    assert table.convict("cold_cuts").cunning == before - 1
    assert table.actions("animal_hector") == 5
    assert table.refused("torment cold_cuts") == "USED_THIS_TURN"


def test_who_lies_for_another_reason_is_left_alone() -> None:
    table = hector().lies("cold_cuts", 2, felled=False).turn_of("animal_hector")
    assert "because of a Fight" in table.why_not("torment cold_cuts")
    assert "because of a Fight" in hector().turn_of("animal_hector").why_not("torment cold_cuts")
    assert hector(4).lies("cold_cuts").turn_of("animal_hector").refused("torment cold_cuts") == "SKILL_LOCKED"


# Junkie


def test_the_junkie_gains_cunning_by_a_primal_card_x26() -> None:
    table = inmates(TRIO).slots("rob_z", cunning=10).carry("rob_z", "primal_dose").turn_of("rob_z")
    table.play("use carried primal_dose")
    assert table.convict("rob_z").cunning == 12
    assert table.cunning("rob_z") == 0
    table.convict("rob_z").primal = 0
    assert table.cunning("rob_z") == 5


def test_the_junkie_pays_nothing_for_a_binky_boost() -> None:
    table = inmates(TRIO).levels("rob_z", cunning=3).carry("rob_z", "binky_boost").turn_of("rob_z")
    before = table.convict("rob_z").cunning
    table.play("use carried binky_boost")
    assert (table.convict("rob_z").cunning, table.actions("rob_z")) == (before, 7)
    table = inmates(TRIO).levels("rob_z", cunning=5).carry("rob_z", "binky_boost").turn_of("rob_z")
    before = table.convict("rob_z").cunning
    table.play("use carried binky_boost")
    assert (table.convict("rob_z").cunning, table.actions("rob_z")) == (before + 1, 7)


# Trapper


def test_a_trappers_traps_are_worth_more_r71() -> None:
    table = inmates("vinnie cold_cuts rob_z").levels("vinnie", cunning=4).vacant("a2", "wire_trap")
    table.at("cold_cuts", "cellblock_a").guards("B").turn_of("cold_cuts").play("retrieve a2")
    assert table.rep("vinnie") == 7


def test_an_immune_trapper_grows_on_a_trap_r71_x38() -> None:
    table = inmates("vinnie cold_cuts rob_z").levels("vinnie", cunning=6).slots("vinnie", strength=3)
    table.vacant("b2", "wire_trap").at("vinnie", "cellblock_b").carry("vinnie", "hammer").guards("B")
    table.turn_of("vinnie").play("retrieve b2")
    assert table.convict("vinnie").strength == 5
    assert (table.space("vinnie"), table.carries("vinnie")) == ("cellblock_b", ["hammer"])
    assert table.rep("cold_cuts") == 5
    assert table.chair[0] == "wire_trap"
