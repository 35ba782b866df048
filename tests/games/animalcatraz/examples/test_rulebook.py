"""Worked examples of the rulebook that go through more than one chapter (EXAMPLES.md, part 1)."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.rules.warden import stands_in_use
from tests.games.animalcatraz.examples.positions import guards_on
from tests.games.animalcatraz.table import InmateTable, scene

PLAIN_B = (1, 6)  # the second face of the red die
QUIET = "events: payday_late blackout fight_night"  # Events that ask nobody


def test_e5_the_library_icons() -> None:
    table = scene(
        f"""
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, library
        convict 1: cold_cuts, cell_2, library
        cold_cuts carries: cash
        {guards_on("B")}
        start: turn of big_bill
        """
    )
    assert table.refused("attack cold_cuts") == table.refused("pickpocket self cold_cuts") == "ICON_BLOCKED"
    assert table.refused("icon trade") == table.refused("icon study") == ""


def test_e6_the_same_icon_twice_and_in_the_next_round() -> None:
    table = scene(
        f"""
        animalcatraz, 3 players
        round: 1
        rounds: 5
        rival 0 rep: 7
        convict 0: big_bill, cell_1, library
        {guards_on("B")}
        start: turn of big_bill
        """
    ).play("icon study")
    assert (table.actions("big_bill"), table.refused("icon study")) == (3, "ICON_USED")
    table.play("end_turn", "end_turn").chance(PLAIN_B).play("end_turn")
    assert (table.game.round, table.asks()) == (2, "big_bill")
    assert table.refused("icon study") == ""


def test_e8_attack_and_steal_are_one_icon() -> None:
    table = scene(
        """
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, courtyard
        convict 1: cold_cuts, cell_2, courtyard
        convict 2: rob_z, cell_3, courtyard
        cold_cuts carries: cash
        rob_z carries: noodles
        start: turn of big_bill
        """
    )
    table.dice(6, 6, 1, 1).play("attack cold_cuts").pass_all()
    assert table.refused("pickpocket self cold_cuts")
    assert table.refused("pickpocket self rob_z") == table.refused("attack rob_z") == "ICON_USED"


@pytest.mark.parametrize(("slot", "level"), [(0, 0), (1, 1), (2, 1), (3, 2), (7, 4), (9, 5), (17, 7)])
def test_e16_levels_and_slots(slot: int, level: int) -> None:
    table = scene(
        f"""
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, courtyard
        big_bill has: {slot} strength 1 cunning
        start: turn of big_bill
        """
    )
    assert table.strength("big_bill") == level


def taking_primal(round: int) -> InmateTable:
    """Big Bill takes a Primal card in a round, and it goes on to the next one."""
    table = scene(
        f"""
        animalcatraz, 3 players
        round: {round}
        rounds: 5
        rival 0 rep: 7
        convict 0: big_bill, cell_1, courtyard
        big_bill carries: primal_dose
        {QUIET}
        start: turn of big_bill
        """
    )
    return table.play("use carried primal_dose", "end_turn", "end_turn").chance(PLAIN_B).play("end_turn")


def test_e18_primal_from_round_two_ends_with_round_three() -> None:
    table = taking_primal(2)
    assert (table.game.round, table.cunning("big_bill")) == (3, 0)
    table.play("end_turn", "end_turn").chance(PLAIN_B).play("end_turn")
    assert (table.game.round, table.convict("big_bill").primal) == (4, 0)
    assert table.actions("big_bill") == 5


def test_e18_primal_from_round_four_is_wasted_on_the_night() -> None:
    table = taking_primal(4)
    assert (table.game.round, table.convict("big_bill").primal > 0) == (5, True)
    assert table.convict("big_bill").strength == 9  # at night a Primal Convict can only grow stronger
    for name in table.names[1:]:
        table.play("night_strength 1", by=name)
    assert (table.game.round, table.convict("big_bill").primal) == (1, 0)


def test_e33_the_former_owner_has_his_stand_back() -> None:
    table = scene(
        """
        animalcatraz, 3 players
        convict 0: cold_cuts, cell_1, library
        cold_cuts carries: doughnuts
        convict 1: big_bill, cell_2, infirmary
        guards: library g_sweets B; infirmary g_drinker A
        owners: g_sweets rival_1; g_cash rival_1
        start: turn of cold_cuts
        """
    ).dice(4, 2)
    assert stands_in_use(table.game, 1) == 2
    table.play("corrupt", "bribe carried doughnuts")
    assert (table.rep("cold_cuts"), stands_in_use(table.game, 0), stands_in_use(table.game, 1)) == (6, 1, 1)


def test_e48_a_riot_at_13_brings_everybody_there() -> None:
    table = scene(
        """
        animalcatraz, 4 players
        shank: rival 1
        rival 0 rep: 12
        convict 0: big_bill, cell_1, library
        convict 1: cold_cuts, cell_2, library
        cold_cuts carries: cash
        convict 2: rob_z, cell_3, cell_3, lying
        rob_z has: 5 strength 3 cunning 2 loss
        convict 3: vinnie, cell_4, hole
        vinnie has: 3 strength 5 cunning 2 loss
        start: turn of big_bill
        """
    )
    table.dice(6, 6, 1, 1).play("pickpocket self cold_cuts", "pass")
    assert table.rep("big_bill") == 13
    assert {table.space(name) for name in table.names} == {"library"}
    assert [table.convict(name).loss for name in ("rob_z", "vinnie")] == [0, 0]
    assert (table.asked(), table.asks()) == ("PickRival", "cold_cuts")
    table.dice(6, 6, 1, 1).play("rival rival_0").pass_all()
    while table.asked() == "PickRival":
        table.dice(6, 6, 1, 1).play(table.options()[0]).pass_all()
    assert (table.rep("big_bill"), table.rep("cold_cuts")) == (12, 7)
    assert table.game.rounds == 2  # his turn was over, and with it the round
