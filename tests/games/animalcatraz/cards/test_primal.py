"""The Primal side of every Convict: its Strength, its Actions, and its skills, which are off (RULES.md 23.3)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene

# What the Primal bar reads on the first slot of the start level, and on the last slot
PRIMAL = {
    "big_bill": (6, 9),
    "sticky_fingers": (5, 8),
    "g_jackson": (5, 8),
    "sick_barger": (6, 9),
    "cold_cuts": (5, 9),
    "rob_z": (6, 9),
    "dandy_dufresne": (4, 8),
    "vinnie": (5, 9),
    "natas_elpicsid": (4, 8),
    "pablo_eskoalar": (5, 8),
    "animal_hector": (5, 9),
    "rookie": (6, 8),
}
FIRST_SLOT = {
    "big_bill": 7, "sticky_fingers": 3, "g_jackson": 5, "sick_barger": 7, "cold_cuts": 5, "rob_z": 5,
    "dandy_dufresne": 1, "vinnie": 3, "natas_elpicsid": 1, "pablo_eskoalar": 3, "animal_hector": 5, "rookie": 7,
}  # fmt: skip
LAST_SLOT = {
    "big_bill": 17, "sticky_fingers": 13, "g_jackson": 15, "sick_barger": 17, "cold_cuts": 17, "rob_z": 15,
    "dandy_dufresne": 13, "vinnie": 15, "natas_elpicsid": 13, "pablo_eskoalar": 13, "animal_hector": 17, "rookie": 15,
}  # fmt: skip
SMARTEST = {
    "big_bill": 12, "sticky_fingers": 15, "g_jackson": 15, "sick_barger": 12, "cold_cuts": 15, "rob_z": 15,
    "dandy_dufresne": 17, "vinnie": 15, "natas_elpicsid": 17, "pablo_eskoalar": 15, "animal_hector": 15, "rookie": 12,
}  # fmt: skip
HEAD = "animalcatraz, 3 players, game_type advanced_solo, modules warden, convict_sets kickstarter+optional"


def raging(
    convict: str, *lines: str, strength: int = 7, space: str = "courtyard", victim: str = "courtyard", third: str = ""
) -> InmateTable:
    """A Primal Convict on its turn that would have both skills; another one is near, and a third in its cell."""
    others = [name for name in ("cold_cuts", "vinnie", "big_bill") if name != convict]
    return scene(
        "\n".join(
            [
                HEAD,
                f"convict 0: {convict}, cell_1, {space}",
                f"{convict} has: {strength} strength {SMARTEST[convict]} cunning 2 primal",
                f"convict 1: {others[0]}, cell_2, {victim}",
                f"convict 2: {others[1]}, cell_3, {third or 'cell_3'}",
                *lines,
                "" if any("start:" in line for line in lines) else f"start: turn of {convict}",
            ]
        )
    )


@pytest.mark.parametrize("convict", PRIMAL)
def test_each_convict_starts_stronger_and_one_action_quicker(convict: str) -> None:
    """All reach the first marker, level 4, with the Strength that they start with."""
    table = raging(convict, strength=FIRST_SLOT[convict])
    assert table.strength(convict) == PRIMAL[convict][0]
    assert table.cunning(convict) == 0
    assert table.actions(convict) == 6


@pytest.mark.parametrize("convict", PRIMAL)
def test_each_convict_at_its_strongest_has_two_more_actions(convict: str) -> None:
    table = raging(convict, strength=LAST_SLOT[convict])
    assert (table.strength(convict), table.actions(convict)) == (PRIMAL[convict][1], 7)


# Skills are off


def test_big_bill_pushes_nobody() -> None:
    assert raging("big_bill").refused("shove cold_cuts") == "SKILL_LOCKED"


def test_sticky_fingers_places_no_bet() -> None:
    table = raging("sticky_fingers", "start: turn of cold_cuts", third="courtyard").dice(6, 6, 1, 1)
    table.play("attack vinnie")
    assert table.lying("vinnie")  # nobody was asked before the dice


def test_g_jackson_shows_one_weapon() -> None:
    table = raging("g_jackson", "g_jackson carries: cleaver hammer").dice(6, 6, 1, 1)
    table.play("attack cold_cuts", "weapon cleaver")
    assert table.told("fight_rolled")[0]["added"][1:] == [4]


def test_sick_barger_breaks_no_weapon() -> None:
    table = raging("sick_barger", "cold_cuts carries: hammer", "start: turn of cold_cuts").dice(6, 6, 5, 6)
    table.play("attack sick_barger", "weapon hammer")
    won = table.told("exchange_won")[0]
    assert (won["seat"], won["total"], won["against"]) == (1, 18, 17)
    assert table.carries("cold_cuts") == ["hammer"]


def test_cold_cuts_neither_eats_nor_grows_on_a_fight() -> None:
    assert raging("cold_cuts", space="cell_1").refused("feast") == "SKILL_LOCKED"
    table = raging("cold_cuts").dice(6, 6, 1, 1).play("attack vinnie")
    assert table.convict("cold_cuts").strength == 7


def test_rob_z_pays_for_a_binky_boost() -> None:
    table = raging("rob_z", "rob_z carries: binky_boost").play("use carried binky_boost")
    assert table.convict("rob_z").cunning == SMARTEST["rob_z"] - 1


def test_dandy_dufresne_moves_no_guard() -> None:
    assert raging("dandy_dufresne").refused("move_guard A") == "SKILL_LOCKED"


def test_vinnie_is_trapped_like_anybody_and_earns_no_more() -> None:
    table = raging("vinnie", "vacant: b1 jaw_trap", space="cellblock_b").play("retrieve b1")
    assert (table.space("vinnie"), table.rep("cold_cuts")) == ("cell_1", 2)
    table = raging("vinnie", "vacant: a1 jaw_trap", "start: turn of cold_cuts", victim="cellblock_a")
    assert table.play("retrieve a1").rep("vinnie") == 2


def test_natas_elpicsid_calls_nobody() -> None:
    table = raging("natas_elpicsid", "start: turn of cold_cuts", victim="cellblock_a").play("move courtyard")
    assert table.asked() == "TakeTurn"


def test_pablo_eskoalar_pays_the_warden() -> None:
    table = raging("pablo_eskoalar", "warden: courtyard", "pablo_eskoalar carries: cash phone")
    assert table.asked() == "PayWarden"


def test_animal_hector_takes_no_cunning() -> None:
    table = raging("animal_hector", "animal_hector carries: hammer").dice(6, 6, 1, 1)
    table.play("attack cold_cuts", "weapon hammer")
    assert table.convict("cold_cuts").cunning == 3
    table = raging("animal_hector", "cold_cuts is: felled", space="cellblock_b", victim="cell_2, lying")
    assert table.refused("torment cold_cuts") == "SKILL_LOCKED"


def test_rookie_pays_for_a_fight_and_finds_nothing() -> None:
    table = raging("rookie").dice(6, 6, 1, 1)
    before = table.actions("rookie")
    table.play("attack cold_cuts")
    assert table.actions("rookie") == before - 1
    assert table.stashed("rookie") == []
