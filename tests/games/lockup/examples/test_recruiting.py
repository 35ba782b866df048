"""Chow Hall: recruiting goons."""

from __future__ import annotations

import pytest

from tests.games.lockup.table import scene


@pytest.mark.parametrize(("cubes", "enough"), [("1 scrap", False), ("2 scrap", True)])
def test_b7_no_cubes_at_the_chow_hall(cubes: str, enough: bool) -> None:
    table = scene(
        f"""
        lockup, 3 players
        Ann: 1 iron
        Ben: 1 iron
        Cy: {cubes}
        goons: dwarf_1 dwarf_2 dwarf_3 dwarf_6 demon_1
        at chow hall: Ann 5; Ben 4; Cy 3
        start: lights out at chow hall
        """,
        "Ann Ben Cy",
    )
    table.act("Ann", "recruit one", "hire dwarf_1").act("Ben", "recruit one", "hire dwarf_2")
    if enough:
        assert table.options("Cy") == ["recruit one", "decline"]
    else:
        assert table.goons("Cy") == []
        assert table.cubes("Cy") == cubes
        assert table.at("library") == "Cy 3"


B8 = """
    lockup, 3 players
    goons: - - - dwarf_1 bandit_2
    loot at chow hall: 1 potion
    at chow hall: Ann 5
    start: lights out at chow hall
"""


def test_b8_bandit_at_the_chow_hall() -> None:
    table = scene(B8, "Ann Ben Cy").act("Ann", "take")
    assert table.cubes("Ann") == "1 potion"
    table.act("Ann", "recruit one", "hire dwarf_1")
    assert table.cubes("Ann") == "nothing"
    assert table.goons("Ann") == ["dwarf_1"]
    assert table.where("Ann", "5") == "cell"


def test_b8_bandit_cube_kept() -> None:
    table = scene(B8, "Ann Ben Cy").act("Ann", "take", "decline")
    assert table.cubes("Ann") == "1 potion"
    assert table.goons("Ann") == []
    assert table.where("Ann", "5") == "cell"  # she has collected


def test_b22_two_goons_in_order() -> None:
    table = scene(
        """
        lockup, 3 players
        Ann: 4 iron, 0 suspicion
        goons: ratman_3 dwarf_4 demon_1
        at chow hall: Ann 5
        start: lights out at chow hall
        """,
        "Ann Ben Cy",
    )
    table.act("Ann", "recruit two")
    assert table.cubes("Ann") == "nothing"  # paid first
    table.act("Ann", "hire ratman_3")
    assert table.cubes("Ann") == "1 scrap"
    table.act("Ann", "hire dwarf_4")
    assert table.cubes("Ann") == "2 scrap"
    assert table.goons("Ann") == ["ratman_3", "dwarf_4"]


def test_b22_two_goons_at_the_end() -> None:
    table = scene("lockup, 3 players\nAnn goons: ratman_3 dwarf_4\nstart: final scoring", "Ann Ben Cy")
    assert table.sheet("Ann")["goons"] == -3 + 1
