"""Patrol: what Bandits and goons leave at the locations."""

from __future__ import annotations

from tests.games.lockup.table import scene


def test_b9_bandit_cube_left_behind() -> None:
    table = scene(
        """
        lockup, 3 players
        goons: dwarf_6 ratman_1 bandit_3 ratman_2 ratman_3
        goon deck: ratman_4
        loot at smithy: 1 iron
        start: patrol
        """
    )
    assert table.active_goons() == ["ratman_4", "dwarf_6", "ratman_1", "bandit_3", "ratman_2"]
    assert table.loot_at("smithy") == "1 iron"
    assert table.loot_at("commissary") == "1 iron"


def test_b11_suspicion_piles_up() -> None:
    table = scene(
        """
        lockup, 3 players
        goons: ratman_1 demon_1 dwarf_1 ratman_2 ratman_3
        goon deck: ratman_4
        suspicion at smithy: 1
        start: patrol
        """
    )
    assert table.active_goons() == ["ratman_4", "ratman_1", "demon_1", "dwarf_1", "ratman_2"]
    assert table.told("raid_began") == []
    assert table.suspicion_at("smithy") == 3
    assert table.suspicion_at("commissary") == 1  # the Dwarf's own icon; the cube did not follow him
