"""Every Guard and his bribe: his level is reached or missed by one (RULES.md section 10)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import BOX, InmateTable, scene

# Level, bribe, and what the bribe adds
GUARDS = {
    "g_lieutenant": (14, "magazine", 6),
    "g_smoker": (8, "cigarettes", 4),
    "g_drinker": (9, "moonshine", 4),
    "g_pills": (10, "pills", 5),
    "g_cash": (10, "cash", 5),
    "g_sweets": (11, "doughnuts", 5),
    "g_gambler": (11, "scratch_cards", 5),
    "g_phone": (12, "phone", 6),
    "g_watch": (13, "gold_watch", 6),
}


def bribing(guard: str, cunning: int) -> InmateTable:
    """Cold Cuts bribes the Guard; the dice come to the level with Cunning 2."""
    level, bribe, bonus = GUARDS[guard]
    space = "courtyard" if guard == "g_lieutenant" else "library"
    table = scene(
        f"""
        animalcatraz, 3 players
        convict 0: cold_cuts, cell_1, {space}
        cold_cuts has: 5 strength {cunning} cunning
        cold_cuts carries: {bribe}
        guards: {space} {guard} B
        start: turn of cold_cuts
        """
    )
    total = level - 2 - bonus
    return table.dice(1, total - 1).play("corrupt", f"bribe carried {bribe}")


@pytest.mark.parametrize("guard", GUARDS)
def test_each_guard_is_won_on_his_level_with_his_bribe(guard: str) -> None:
    level, bribe, bonus = GUARDS[guard]
    table = bribing(guard, cunning=3)  # the lower slot of level 2
    tried = table.told("guard_tried")[0]
    assert (tried["needed"], tried["added"]) == (level, [2, bonus])
    assert table.game.owners[BOX.guard_ids.index(guard)] == 0
    assert (table.rep("cold_cuts"), table.actions("cold_cuts")) == (6, 4)
    assert (table.carries("cold_cuts"), table.chair[0]) == ([], bribe)


@pytest.mark.parametrize("guard", GUARDS)
def test_each_guard_is_missed_by_one(guard: str) -> None:
    table = bribing(guard, cunning=2)  # the upper slot of level 1
    assert BOX.guard_ids[table.game.guard_at[0]] == guard or guard == "g_lieutenant"
    assert 0 not in table.game.owners
    assert table.rep("cold_cuts") == 4
    assert (table.carries("cold_cuts"), table.chair[0]) == ([], GUARDS[guard][1])
