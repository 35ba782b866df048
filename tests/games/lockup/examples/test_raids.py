"""Raids: who loses stars, and when there is one at all. The solitary raid is with the solitary examples."""

from __future__ import annotations

import pytest

from tests.games.lockup.table import Table, scene


def final_raid(suspicion: list[int]) -> Table:
    """A final raid with so much suspicion on the crew boards, and some at a location."""
    seats = "\n".join(f"seat {seat}: 20 stars, {cubes} suspicion" for seat, cubes in enumerate(suspicion))
    return scene(f"lockup, {len(suspicion)} players\n{seats}\nsuspicion at smithy: 2\nstart: final raid")


def losses(table: Table) -> list[int]:
    return [table.sheet(seat).get("raids", 0) for seat in range(table.game.seats)]


@pytest.mark.parametrize(
    ("suspicion", "lost"),
    [
        ([5, 3, 1], [-8, -4, 0]),
        ([4, 4, 2], [-4, -4, 0]),
        ([5, 2, 2, 0], [-8, -2, -2, 0]),
    ],
)
def test_a15_raid_of_three_to_five_players(suspicion: list[int], lost: list[int]) -> None:
    table = final_raid(suspicion)
    assert losses(table) == lost
    assert table.supply("suspicion") == 12  # all cubes return, also those at locations


@pytest.mark.parametrize(("suspicion", "lost"), [([4, 2], [-6, 0]), ([3, 3], [0, 0])])
def test_a16_raid_of_two_players(suspicion: list[int], lost: list[int]) -> None:
    table = final_raid(suspicion)
    assert losses(table) == lost
    assert table.supply("suspicion") == 12


def test_b12_exactly_enough_cubes() -> None:
    table = scene(
        """
        lockup, 3 players
        goons: bandit_4 demon_1 dwarf_1      # 2 + 2 + 1
        supply: 5 suspicion, rest at exercise yard
        start: suspicion
        """
    )
    assert table.told("raid_began") + table.told("raid_averted") == []
    assert table.supply("suspicion") == 0
    assert [table.suspicion_at(place) for place in ("sewers", "infirmary", "smithy")] == [2, 2, 1]


def test_b12_one_cube_short() -> None:
    table = scene(
        """
        lockup, 3 players
        goons: bandit_4 demon_1 demon_2      # 2 + 2 + 2
        supply: 5 suspicion, rest at exercise yard
        start: suspicion
        """
    )
    assert table.told("raid_began") == [{"need": 6, "supply": 5}]
    assert table.suspicion_at("exercise_yard") == 0
    assert [table.suspicion_at(place) for place in ("sewers", "infirmary", "smithy")] == [2, 2, 2]
    assert table.supply("suspicion") == 6


@pytest.mark.parametrize(("suspicion", "lost"), [([3, 0, 0, 0], [-8, 0, 0, 0]), ([0, 0, 0, 0], [0, 0, 0, 0])])
def test_b13_raid_nobody_suspicious_but_one(suspicion: list[int], lost: list[int]) -> None:
    assert losses(final_raid(suspicion)) == lost


def test_b14_floor() -> None:
    table = scene(
        """
        lockup, 3 players
        Ann: 3 stars, 4 suspicion
        goons: demon_1 demon_2 demon_3
        supply: 5 suspicion, rest at exercise yard
        start: suspicion
        """,
        "Ann Ben Cy",
    )
    assert table.told("raid_began")
    assert table.stars("Ann") == 0


B46 = """
    lockup, 3 players
    goons: bandit_4 demon_1 dwarf_1          # need 5
    Ann: 10 stars, 3 suspicion
    Ann tomes: codex_of_alibis
    supply: 4 suspicion, rest at exercise yard
    start: suspicion
"""


def test_b46_a_raid_averted() -> None:
    table = scene(B46, "Ann Ben Cy").act("Ann", "play codex_of_alibis")
    assert table.told("raid_averted") == [{"need": 5, "supply": 6}]
    assert table.told("raid_began") == []
    assert (table.stars("Ann"), table.suspicion("Ann")) == (10, 1)
    assert table.supply("suspicion") == 1


def test_b46_a_raid_not_averted() -> None:
    table = scene(B46, "Ann Ben Cy").act("Ann", "pass")
    assert table.told("raid_began") == [{"need": 5, "supply": 4}]
    assert (table.stars("Ann"), table.suspicion("Ann")) == (2, 0)
    assert table.supply("suspicion") == 7
    assert [table.suspicion_at(place) for place in ("sewers", "infirmary", "smithy")] == [2, 2, 1]
