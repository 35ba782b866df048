"""Legacy modules: Guard Traps, rats and Cell Attacks, as the box describes them (RULES.md section 31, R60)."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.box.components import NOTHING, SPACE_WORDS
from bighouse.games.animalcatraz.rules.mats import stash_limit
from bighouse.games.animalcatraz.rules.night import NIGHT_STEPS
from bighouse.games.animalcatraz.rules.rats import RATS_COME
from tests.games.animalcatraz.table import InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"


# Guard Traps


def trapped(names: str = TRIO) -> InmateTable:
    """Convicts in the Library, whose Guard is the second one's; the trap lies under him."""
    first, second = names.split()[:2]
    table = inmates(names, "advanced_solo", "legacy_guard_traps").at(f"{first} {second}", "library").guards("B")
    table.guard("library", "g_smoker", owner=second).carry(second, "guard_trap_1")
    return table.turn_of(second).play("lay_trap carried guard_trap_1")


def test_a_trap_goes_under_an_own_guard_for_nothing() -> None:
    table = trapped()
    assert table.actions("cold_cuts") == 5
    assert table.cards([table.game.guard_traps[table.game.guard_at[0]]]) == ["guard_trap_1"]
    assert not table.knows("big_bill", "guard_trap_1")


def test_only_under_an_own_guard_and_one_each() -> None:
    table = inmates(TRIO, "advanced_solo", "legacy_guard_traps").at("cold_cuts", "library")
    table.carry("cold_cuts", "guard_trap_1").turn_of("cold_cuts")
    assert "is not yours" in table.why_not("lay_trap carried guard_trap_1")
    second = trapped().carry("cold_cuts", "guard_trap_2").play("end_turn").turn_of("cold_cuts")
    assert "a trap under this Guard already" in second.why_not("lay_trap carried guard_trap_2")


def test_the_next_who_tries_him_is_injured_before_any_roll() -> None:
    table = trapped().carry("big_bill", "cigarettes cash").play("end_turn").turn_of("big_bill", actions=4)
    table.play("corrupt")
    assert (table.space("big_bill"), table.actions("big_bill")) == ("cell_1", 1)  # 1 for the attempt, 2 lost
    assert sorted(table.pile) == ["cash", "cigarettes"]
    assert (table.rep("big_bill"), table.rep("cold_cuts")) == (1, 2)
    assert table.chair[0] == "guard_trap_1"
    assert table.game.owners[table.game.guard_at[0]] == table.convict("cold_cuts").rival


def test_a_trappers_guard_trap_is_worth_more_r71() -> None:
    table = trapped("big_bill vinnie rob_z").levels("vinnie", cunning=4).play("end_turn").turn_of("big_bill")
    table.play("corrupt")
    assert table.rep("vinnie") == 3


# Rats


@pytest.mark.parametrize(("dice", "come"), [((4, 5), False), ((3, 3), True), ((3, 4), True)])
def test_doubles_or_a_seven_bring_rats_s5(dice: tuple[int, int], come: bool) -> None:
    table = inmates(TRIO, "advanced_solo", "legacy_rats").dice(*dice, *([2, 3, 4, 4] if come else []))
    table.start(RATS_COME)
    there = [SPACE_WORDS[space] for space in range(9) if table.game.rats >> space & 1]
    assert there == (["infirmary", "cellblock_b"] if come else [])


def test_a_space_has_one_rat_and_there_are_six() -> None:
    table = inmates(TRIO, "advanced_solo", "legacy_rats").rats("infirmary").dice(3, 4, 2, 3, 2, 3).start(RATS_COME)
    assert table.game.rats.bit_count() == 1
    full = inmates(TRIO, "advanced_solo", "legacy_rats")
    full.rats("library infirmary cafeteria utility courtyard cellblock_a").dice(3, 4, 4, 4, 4, 4).start(RATS_COME)
    assert full.game.rats.bit_count() == 6


def test_rats_bite_once_a_space_and_turn() -> None:
    table = inmates(TRIO, "advanced_solo", "legacy_rats").rats("cellblock_a").turn_of("big_bill")
    before = table.convict("big_bill").strength
    table.play("move cellblock_a", "move library", "move cellblock_a")
    assert table.convict("big_bill").strength == before - 1


def test_rats_bite_who_starts_there() -> None:
    table = inmates(TRIO, "advanced_solo", "legacy_rats").rats("library").at("big_bill", "library")
    before = table.convict("big_bill").strength
    assert table.begin_turn("big_bill").convict("big_bill").strength == before - 1


@pytest.mark.parametrize(("die", "killed"), [(2, False), (3, True)])
def test_a_rat_is_killed_with_three_or_more(die: int, killed: bool) -> None:
    table = inmates(TRIO, "advanced_solo", "legacy_rats").rats("library infirmary").at("big_bill", "library")
    table.on_top("noodles").dice(die).turn_of("big_bill").play("kill_rat")
    assert (table.game.rats.bit_count(), table.actions("big_bill")) == (1 if killed else 2, 4)
    assert table.carries("big_bill") == (["noodles"] if killed else [])
    assert table.rep("big_bill") == 1


def test_a_weapon_never_misses_and_the_last_rat_brings_rep() -> None:
    table = inmates(TRIO, "advanced_solo", "legacy_rats").rats("library").at("big_bill", "library")
    table.carry("big_bill", "hammer").turn_of("big_bill").play("kill_rat")
    assert table.game.rats == 0
    assert table.rep("big_bill") == 2
    assert not table.told("rat_hunted")


# Cell Attacks


def attacking(card: str) -> InmateTable:
    table = inmates(TRIO, "advanced_solo", "legacy_cell_attacks").at("big_bill", "cellblock_b").guards("A")
    return table.carry("big_bill", card)


def test_a_cell_attack_lies_in_a_rivals_cell_until_it_is_cleared() -> None:
    table = attacking("stink_bomb").turn_of("big_bill").play("lay_attack carried stink_bomb")
    assert table.cards([table.game.cell_attacks[1]]) == ["stink_bomb"]
    assert table.actions("big_bill") == 4
    table.play("end_turn").turn_of("cold_cuts").play("clean_cell")
    assert table.game.cell_attacks[1] == NOTHING
    assert (table.chair[0], table.actions("cold_cuts")) == ("stink_bomb", 4)


def test_where_no_cell_attack_can_be_laid() -> None:
    own = attacking("stink_bomb").at("big_bill", "cellblock_a").turn_of("big_bill")
    assert "a rival's Cellblock" in own.why_not("lay_attack carried stink_bomb")
    nobodys = attacking("stink_bomb").at("big_bill", "cellblock_d").turn_of("big_bill")
    assert "a rival's Cellblock" in nobodys.why_not("lay_attack carried stink_bomb")
    shut = attacking("stink_bomb").guards("B").turn_of("big_bill")
    assert shut.refused("lay_attack carried stink_bomb") == "ATTACK_SHUT"
    taken = attacking("stink_bomb").cell_attack("cold_cuts", "noise_box").turn_of("big_bill")
    assert "lies in that cell already" in taken.why_not("lay_attack carried stink_bomb")


def test_a_stink_bomb_spoils_the_night() -> None:
    table = attacking("cash").cell_attack("cold_cuts", "stink_bomb").shank("big_bill").on(1, 5).start(NIGHT_STEPS)
    assert table.options(by="cold_cuts") == []
    assert table.options(by="big_bill")


def test_a_burst_pipe_makes_the_stash_smaller_at_once() -> None:
    table = attacking("burst_pipe").stash("cold_cuts", "hammer cash pills").turn_of("big_bill")
    table.play("lay_attack carried burst_pipe")
    assert table.asks() == "cold_cuts"
    table.play("card stash cash")
    assert table.stashed("cold_cuts") == ["hammer", "pills"]
    assert stash_limit(table.game, 1) == 2


def test_a_noise_box_helps_thieves() -> None:
    table = attacking("cash").cell_attack("cold_cuts", "noise_box").stash("cold_cuts", "hammer")
    table.levels("big_bill", cunning=1).levels("cold_cuts", cunning=3).dice(2, 3, 2, 3).turn_of("big_bill")
    table.play("rob self cell_2").pass_all()
    assert "hammer" in table.carries("big_bill")  # 1 + 5 + 2 against 3 + 5: a tie is enough
