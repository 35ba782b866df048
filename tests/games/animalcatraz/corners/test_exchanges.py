"""Fights in which several cards and skills meet (RULES.md sections 17 to 20, 23 and 26)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, inmates

HIGH, LOW = (6, 6, 1, 1), (1, 1, 6, 6)


def yard(names: str, modules: str = "gangsters") -> InmateTable:
    """The first two stand in the Courtyard, where the icon is open."""
    pair = " ".join(names.split()[:2])
    return inmates(names, type="advanced_solo", modules=modules).at(pair, "courtyard").guards("C")


def test_an_assassin_who_beats_a_gangster_poisons_the_convict_of_that_mat_r64() -> None:
    table = (
        yard("big_bill cold_cuts rob_z").gangsters("big_bill", "assassin").gangsters("cold_cuts", "brawler_knuckles")
    )
    before = table.convict("cold_cuts").strength
    table.dice(*HIGH).turn_of("big_bill").play("attack cold_cuts", "fighter assassin", "fighter brawler_knuckles")
    table.pass_all()
    assert (table.convict("cold_cuts").poisoned, table.convict("cold_cuts").strength) == (True, before - 1)
    assert table.crew("big_bill") == ["assassin"]  # until the Fight is over (R74)


def test_an_assassin_who_is_beaten_poisons_nobody() -> None:
    table = yard("big_bill cold_cuts rob_z").gangsters("big_bill", "assassin:cash").dice(*LOW).turn_of("big_bill")
    table.play("attack cold_cuts", "fighter assassin").pass_all()
    assert (table.crew("big_bill"), table.pile, table.convict("cold_cuts").poisoned) == ([], ["cash"], False)


@pytest.mark.parametrize(("dice", "lost"), [((3, 3, 2, 2), 0), ((3, 3, 2, 1), 2)])
def test_knuckles_hurts_by_three_and_not_by_two(dice: tuple[int, ...], lost: int) -> None:
    table = yard("big_bill cold_cuts rob_z").gangsters("big_bill", "brawler_knuckles").levels("cold_cuts", strength=4)
    before = table.convict("cold_cuts").strength
    table.dice(*dice).turn_of("big_bill").play("attack cold_cuts", "fighter brawler_knuckles").pass_all()
    assert before - table.convict("cold_cuts").strength == lost


def test_a_brute_who_is_beaten_by_a_tie_breaks_the_weapon() -> None:
    table = yard("sick_barger cold_cuts rob_z", "").levels("sick_barger", strength=3, cunning=2)
    table.levels("cold_cuts", strength=1).carry("cold_cuts", "hardcover").dice(3, 3, 3, 3).turn_of("cold_cuts")
    table.play("attack sick_barger", "weapon hardcover").pass_all()
    assert (table.lying("sick_barger"), table.carries("cold_cuts"), table.chair[0]) == (True, [], "hardcover")


def test_a_broken_weapon_for_a_single_use_goes_once_and_still_does_its_damage() -> None:
    table = yard("sick_barger cold_cuts rob_z", "").levels("sick_barger", strength=3, cunning=4)
    table.levels("cold_cuts", strength=1).carry("cold_cuts", "syringe").dice(3, 3, 3, 3).turn_of("cold_cuts")
    table.play("attack sick_barger", "weapon syringe").pass_all()
    assert (table.chair.count("syringe"), table.convict("sick_barger").loss, table.strength("cold_cuts")) == (1, 2, 0)


def test_a_duelist_combines_a_crafted_weapon_with_another_r60() -> None:
    table = yard("g_jackson cold_cuts rob_z", "legacy_crafted_weapons").levels("g_jackson", cunning=3)
    table.carry("g_jackson", "part_handle part_blade hammer").dice(3, 3, 1, 1).turn_of("g_jackson")
    table.play("attack cold_cuts", "weapon part_handle", "weapon hammer").pass_all()
    assert sum(table.told("fight_rolled")[0]["added"]) == 3 + 5  # Strength 3, and 5 + 3 up to the cap
    assert (table.convict("cold_cuts").loss, len(table.carries("g_jackson"))) == (1, 3)


def test_from_a_primal_attacker_one_gets_away_with_any_cunning() -> None:
    table = yard("big_bill cold_cuts rob_z").gangsters("cold_cuts", "brawler_knuckles").primal("big_bill")
    table.levels("cold_cuts", cunning=2).dice(*HIGH).turn_of("big_bill")
    table.play("attack cold_cuts", "fighter cold_cuts").pass_all().dice(2).play("abandon")
    assert (table.told("abandoned") != [], table.crew("cold_cuts")) == (True, ["brawler_knuckles"])


def test_who_abandons_is_rid_of_the_trash_tags_x22() -> None:
    table = yard("big_bill cold_cuts rob_z", "gangsters trash_tags").gangsters("cold_cuts", "mule")
    table.tags("big_bill", "cold_cuts", 2).levels("cold_cuts", cunning=5).dice(*HIGH).turn_of("big_bill")
    table.play("attack cold_cuts", "fighter cold_cuts").pass_all().dice(1).play("abandon")
    assert sum(table.game.placed_tags) == 0


def test_a_bruiser_fights_without_an_action_but_by_the_icon_that_is_used_once() -> None:
    table = yard("rookie cold_cuts rob_z", "").levels("rookie", cunning=2).at("rob_z", "courtyard").dice(*HIGH)
    table.carry("rookie", "coffee_tin").turn_of("rookie", 0).play("attack cold_cuts").pass_all()
    assert table.lying("cold_cuts")
    assert table.refused("attack rob_z") == "ICON_USED"


def test_a_forged_pass_opens_an_icon_for_use_and_not_for_skills_r10() -> None:
    table = (
        yard("big_bill cold_cuts rob_z", "").levels("big_bill", cunning=2).guards("A").carry("big_bill", "forged_pass")
    )
    table.turn_of("big_bill").play("use carried forged_pass")
    assert (table.refused("shove cold_cuts"), table.refused("attack cold_cuts")) == ("ATTACK_SHUT", "")
