"""Every armor, shown by who is beaten: what it does to the winner (RULES.md section 17)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene


def beaten(armor: str, weapon: str = "scalpel") -> InmateTable:
    """Big Bill beats Cold Cuts with a weapon of damage 2, who shows his armor."""
    table = scene(
        f"""
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, courtyard
        big_bill carries: {weapon}
        convict 1: cold_cuts, cell_2, courtyard
        cold_cuts carries: {armor} noodles
        start: turn of big_bill
        """
    ).dice(6, 6, 1, 1)
    return table.play("attack cold_cuts", f"weapon {weapon}", "pass", f"armor {armor}").pass_all()


# Strength slots and Actions that the winner loses, Actions that the loser owes, whether the weapon breaks
ARMOR = {
    "phonebook_vest": (2, 0, 2, False),
    "plaster_brace": (1, 0, 0, False),
    "sheet_plate": (1, 0, 2, True),
    "tray_vest": (1, 1, 2, False),
}


@pytest.mark.parametrize("armor", ARMOR)
def test_each_armor_hinders_the_winner(armor: str) -> None:
    slots, actions, owed, breaks = ARMOR[armor]
    table = beaten(armor)
    assert table.convict("big_bill").strength == 7 - slots
    assert table.actions("big_bill") == 4 - actions
    assert (table.lying("cold_cuts"), table.convict("cold_cuts").loss) == (True, owed)
    assert table.carries("big_bill") == ([] if breaks else ["scalpel"])


@pytest.mark.parametrize("armor", ARMOR)
def test_each_armor_is_discarded_and_the_rest_is_lost(armor: str) -> None:
    table = beaten(armor)
    assert armor in table.chair[:2]  # beside a weapon that it may have broken
    assert table.pile == ["noodles"]


def test_one_armor_is_all() -> None:
    table = scene(
        """
        animalcatraz, 3 players
        convict 0: big_bill, cell_1, courtyard
        convict 1: cold_cuts, cell_2, courtyard
        cold_cuts carries: tray_vest phonebook_vest
        start: turn of big_bill
        """
    ).dice(6, 6, 1, 1)
    table.play("attack cold_cuts", "pass", "armor tray_vest")
    assert (table.asked(), table.pile) == ("TakeTurn", ["phonebook_vest"])
