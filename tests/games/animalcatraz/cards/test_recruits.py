"""Every Gangster: what it takes to recruit him, what he costs, and how strong he is (RULES.md section 26)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene

HEAD = "animalcatraz, 3 players, game_type advanced_solo, modules gangsters, extra_gangsters 8"

# Strength (red) or Cunning (green), the level to reach, what he is paid, his own Strength
GANGSTERS = {
    "thief_slick": ("red", 8, 2, 1),
    "thief_ghost": ("red", 9, 3, 1),
    "charmer_skinky": ("red", 8, 2, 1),
    "charmer_hips": ("red", 9, 3, 1),
    "brawler_knuckles": ("green", 10, 3, 4),
    "brawler_rematch": ("green", 10, 3, 3),
    "pusher_quick_fix": ("green", 8, 2, 2),
    "pusher_doc_dose": ("green", 9, 3, 2),
    "informer": ("red", 8, 2, 1),
    "fraud": ("red", 9, 3, 2),
    "scapegoat": ("red", 8, 2, 1),
    "bomber": ("red", 9, 3, 2),
    "gopher": ("green", 9, 3, 1),
    "mule": ("green", 9, 2, 2),
    "hoarder": ("green", 8, 2, 2),
    "assassin": ("green", 10, 4, 4),
    "chemist": ("green", 9, 3, 1),
}
WORTH = {2: "cash", 3: "hammer", 4: "wrench"}


def recruiting(gangster: str, level: int) -> InmateTable:
    """Big Bill has this level where the Gangster looks, and another one where he does not."""
    colour, needed, pay, _ = GANGSTERS[gangster]
    slot = {3: 5, 4: 7}[level]
    strength, cunning = (slot, 0) if colour == "red" else (0, slot)
    table = scene(
        f"""
        {HEAD}
        convict 0: big_bill, cell_1, cellblock_a
        big_bill has: {strength} strength {cunning} cunning
        big_bill carries: {WORTH[pay]} noodles
        lodgers: a1 {gangster}
        start: turn of big_bill
        """
    )
    return table.dice(1, needed - 5).play("recruit a1")  # with level 4 the dice reach his level exactly


@pytest.mark.parametrize("gangster", GANGSTERS)
def test_each_gangster_comes_for_his_level_and_his_pay(gangster: str) -> None:
    pay = GANGSTERS[gangster][2]
    table = recruiting(gangster, level=4)
    assert table.asked() == "PayGangster"
    table.play(f"card carried {WORTH[pay]}")
    assert (table.crew("big_bill"), table.carries("big_bill")) == ([gangster], ["noodles"])
    assert (table.rep("big_bill"), table.actions("big_bill")) == (1, 4)


@pytest.mark.parametrize("gangster", GANGSTERS)
def test_each_gangster_is_missed_by_one(gangster: str) -> None:
    table = recruiting(gangster, level=3)
    assert (table.crew("big_bill"), table.rep("big_bill")) == ([], 0)
    assert len(table.carries("big_bill")) == 2


@pytest.mark.parametrize("gangster", GANGSTERS)
def test_nobody_tries_for_less_than_the_pay(gangster: str) -> None:
    short = {2: "noodles", 3: "cash", 4: "hammer"}[GANGSTERS[gangster][2]]
    table = scene(
        f"""
        {HEAD}
        convict 0: big_bill, cell_1, cellblock_a
        big_bill carries: {short}
        lodgers: a1 {gangster}
        start: turn of big_bill
        """
    )
    assert table.refused("recruit a1") == "CANNOT_HIRE"


@pytest.mark.parametrize("gangster", GANGSTERS)
def test_each_gangster_fights_with_his_own_strength(gangster: str) -> None:
    table = scene(
        f"""
        {HEAD}
        convict 0: big_bill, cell_1, courtyard
        big_bill gangsters: {gangster}
        convict 1: cold_cuts, cell_2, courtyard
        start: turn of big_bill
        """
    ).dice(6, 6, 1, 1)
    table.play("attack cold_cuts", f"fighter {gangster}").pass_all()
    assert table.told("fight_rolled")[0]["added"] == [GANGSTERS[gangster][3]]
    assert table.lying("cold_cuts")
