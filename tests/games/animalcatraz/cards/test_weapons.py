"""Every weapon: what it adds, what it costs who is beaten by it, and whether it lasts (RULES.md section 17)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene

# Attack Value, damage, and whether it goes to the Chair after the Fight
WEAPONS = {
    "soap_sock": (1, 1, True),
    "razor_comb": (2, 1, True),
    "sharp_pencil": (1, 1, False),
    "hardcover": (2, 1, False),
    "chess_flail": (3, 1, True),
    "letter_opener": (3, 2, False),
    "crutch": (2, 1, False),
    "syringe": (2, 2, True),
    "scalpel": (3, 2, False),
    "bone_saw": (4, 2, True),
    "screwdriver": (2, 1, False),
    "hammer": (3, 1, False),
    "wrench": (3, 2, False),
    "nail_board": (4, 2, True),
    "fork_shiv": (1, 1, False),
    "rolling_pin": (2, 1, False),
    "frying_pan": (3, 1, False),
    "cleaver": (4, 2, False),
}

# Each Convict's weapon of choice, and its Strength level at the start; Rookie has none
CHOICES = {
    "big_bill": ("wrench", 4),
    "sticky_fingers": ("sharp_pencil", 2),
    "g_jackson": ("scalpel", 3),
    "sick_barger": ("hammer", 4),
    "cold_cuts": ("cleaver", 3),
    "rob_z": ("syringe", 3),
    "dandy_dufresne": ("hardcover", 1),
    "vinnie": ("screwdriver", 2),
    "natas_elpicsid": ("letter_opener", 1),
    "pablo_eskoalar": ("frying_pan", 2),
    "animal_hector": ("bone_saw", 3),
}


def armed(convict: str, weapon: str, primal: int = 0) -> InmateTable:
    """It meets another in the Courtyard, whose Attack/Steal icon is open."""
    victim = "cold_cuts" if convict != "cold_cuts" else "big_bill"
    table = scene(
        f"""
        animalcatraz, 3 players, game_type advanced_solo, modules warden, convict_sets kickstarter+optional
        convict 0: {convict}, cell_1, courtyard
        {convict} carries: {weapon}
        convict 1: {victim}, cell_2, courtyard
        start: turn of {convict}
        """
    )
    table.convict(convict).primal = primal
    return table.dice(6, 6, 1, 1).play(f"attack {victim}", f"weapon {weapon}")


@pytest.mark.parametrize("weapon", WEAPONS)
def test_each_weapon_adds_its_attack_value_and_costs_its_damage(weapon: str) -> None:
    attack, damage, gone = WEAPONS[weapon]
    table = armed("rookie", weapon)
    assert table.told("fight_rolled")[0]["added"] == [4, attack]
    assert (table.lying("cold_cuts"), table.convict("cold_cuts").loss) == (True, damage)
    assert table.carries("rookie") == ([] if gone else [weapon])
    assert (table.chair[0] == weapon) is gone


@pytest.mark.parametrize("convict", CHOICES)
def test_each_weapon_of_choice_is_worth_one_more_to_its_convict(convict: str) -> None:
    weapon, strength = CHOICES[convict]
    table = armed(convict, weapon)
    assert table.told("fight_rolled")[0]["added"] == [strength, WEAPONS[weapon][0], 1]


@pytest.mark.parametrize("convict", CHOICES)
def test_a_primal_convict_has_two_more_from_its_weapon_of_choice(convict: str) -> None:
    """From level 4 on its Primal bar, which all reach with the Strength that they start with (R42)."""
    weapon = CHOICES[convict][0]
    table = armed(convict, weapon, primal=2)
    assert table.told("fight_rolled")[0]["added"][1:] == [WEAPONS[weapon][0], 2]
