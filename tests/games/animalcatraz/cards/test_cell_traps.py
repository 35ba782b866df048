"""Every Cell Trap, out of a vacant cell and out of a stash (RULES.md section 15)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import scene

TRAPS = ["shelf_trap", "needle_trap", "wire_trap", "jaw_trap"]


@pytest.mark.parametrize("trap", TRAPS)
def test_each_trap_injures_who_turns_it_up(trap: str) -> None:
    table = scene(
        f"""
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, cellblock_b
        big_bill carries: cash noodles
        convict 1: cold_cuts, cell_2, library
        vacant: b2 {trap}
        start: turn of big_bill
        """
    ).play("retrieve b2")
    assert (table.space("big_bill"), table.actions("big_bill")) == ("cell_1", 2)  # 1 for the icon, 2 lost
    assert table.pile == ["cash", "noodles"]
    assert (table.rep("big_bill"), table.rep("cold_cuts")) == (5, 6)
    assert table.chair[0] == trap


@pytest.mark.parametrize("trap", TRAPS)
def test_each_trap_injures_who_draws_it_from_a_stash(trap: str) -> None:
    table = scene(
        f"""
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, cellblock_b
        big_bill carries: cash
        convict 1: cold_cuts, cell_2, library
        cell_2 stash: {trap}
        guards: cellblock_b g_cash A
        start: turn of big_bill
        """
    )
    table.dice(6, 6, 1, 1).play("rob self cell_2").pass_all()
    assert (table.space("big_bill"), table.actions("big_bill")) == ("cell_1", 2)
    assert table.pile == ["cash"]
    assert (table.rep("big_bill"), table.rep("cold_cuts")) == (6, 6)  # the theft has succeeded all the same
    assert table.chair[0] == trap


@pytest.mark.parametrize("trap", TRAPS)
def test_a_trap_in_a_pocket_is_harmless(trap: str) -> None:
    table = scene(
        f"""
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, courtyard
        convict 1: cold_cuts, cell_2, courtyard
        cold_cuts carries: {trap}
        start: turn of big_bill
        """
    )
    table.dice(6, 6, 1, 1).play("pickpocket self cold_cuts").pass_all()
    assert (table.carries("big_bill"), table.space("big_bill")) == ([trap], "courtyard")
