"""The bars of every Convict: where they start, how far they go, from which slot its skills work (RULES.md 23)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene

# Strength and Cunning level at the start, the last slots of both bars, and of each skill its level with the first slot
BARS = {
    "big_bill": (4, 1, 17, 12, (2, 3), (4, 7)),
    "sticky_fingers": (2, 3, 13, 15, (4, 7), (6, 13)),
    "g_jackson": (3, 2, 15, 15, (3, 5), (5, 10)),
    "sick_barger": (4, 1, 17, 12, (2, 3), (4, 7)),
    "cold_cuts": (3, 2, 17, 15, (3, 5), (5, 10)),
    "rob_z": (3, 2, 15, 15, (3, 5), (5, 10)),
    "dandy_dufresne": (1, 4, 13, 17, (5, 9), (7, 15)),
    "vinnie": (2, 3, 15, 15, (4, 7), (6, 13)),
    "natas_elpicsid": (1, 4, 13, 17, (5, 9), (7, 15)),
    "pablo_eskoalar": (2, 3, 13, 15, (4, 7), (6, 13)),
    "animal_hector": (3, 2, 17, 15, (3, 5), (5, 10)),
    "rookie": (4, 1, 15, 12, (2, 3), (4, 7)),
}


def convict_with(name: str, has: str = "") -> InmateTable:
    bars = f"{name} has: {has}" if has else ""
    return scene(
        f"""
        animalcatraz, 3 players, game_type advanced_solo, modules warden, convict_sets kickstarter+optional
        convict 0: {name}, cell_1, cafeteria
        {bars}
        {name} carries: protein_bar puzzle_book
        guards: cafeteria g_cash B
        start: turn of {name}
        """
    )


@pytest.mark.parametrize("name", BARS)
def test_each_convict_starts_on_its_levels(name: str) -> None:
    table = convict_with(name)
    assert (table.strength(name), table.cunning(name)) == BARS[name][:2]


@pytest.mark.parametrize("name", BARS)
def test_no_bar_goes_beyond_its_last_slot(name: str) -> None:
    strength, cunning = BARS[name][2:4]
    table = convict_with(name, f"{strength} strength {cunning - 1} cunning")
    table.play("use carried protein_bar", "use carried puzzle_book")
    assert (table.convict(name).strength, table.convict(name).cunning) == (strength, cunning)


def works(table: InmateTable, number: int) -> bool:
    """As another seat sees it: unlocked skills are public."""
    skills: list[bool] = table.game.view(1).convicts[0].skills
    return skills[number - 1]


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("name", BARS)
def test_each_skill_works_from_its_level_on(name: str, number: int) -> None:
    level, slot = BARS[name][4:][number - 1]
    table = convict_with(name, f"5 strength {slot - 1} cunning")
    assert (table.cunning(name), works(table, number)) == (level - 1, False)
    table.play("use carried puzzle_book")
    assert (table.cunning(name), works(table, number)) == (level, True)
