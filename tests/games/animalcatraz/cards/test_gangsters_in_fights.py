"""Gangsters whose skill counts in a Fight: Brawlers, Assassin, Chemist, Scapegoat (RULES.md section 26)."""

from __future__ import annotations

from tests.games.animalcatraz.table import InmateTable, inmates


def yard(names: str = "big_bill cold_cuts rob_z") -> InmateTable:
    table = inmates(names, type="advanced_solo", modules="gangsters")
    first, second = names.split()[:2]
    return table.at(f"{first} {second}", "courtyard").guards("C")


# Brawlers


def test_knuckles_hurts_a_convict_that_he_beats_by_three_without_a_weapon() -> None:
    table = yard().gangsters("big_bill", "brawler_knuckles").dice(6, 6, 1, 1)
    before = table.convict("cold_cuts").strength
    table.turn_of("big_bill").play("attack cold_cuts", "fighter brawler_knuckles")
    assert table.convict("cold_cuts").strength == before - 2
    close = yard().gangsters("big_bill", "brawler_knuckles").dice(2, 2, 2, 1)
    close.turn_of("big_bill").play("attack cold_cuts", "fighter brawler_knuckles")
    assert close.convict("cold_cuts").strength == before


def test_rematch_rolls_his_losing_roll_again_once_a_fight() -> None:
    table = yard().gangsters("big_bill", "brawler_rematch").dice(1, 1, 6, 6, 6, 6)
    table.levels("cold_cuts", strength=3).turn_of("big_bill").play("attack cold_cuts", "fighter brawler_rematch")
    assert table.options() == ["reroll", "pass"]
    table.play("reroll")
    assert table.told("exchange_won")[0]["total"] == 15
    assert table.lying("cold_cuts")


def test_a_losing_reroll_stands() -> None:
    table = yard().gangsters("big_bill", "brawler_rematch").dice(1, 1, 6, 6, 1, 2)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter brawler_rematch", "reroll")
    assert table.crew("big_bill") == []


# Assassin


def test_the_assassin_poisons_and_leaves_after_the_fight() -> None:
    table = yard().gangsters("big_bill", "assassin:noodles").dice(6, 6, 1, 1)
    before = table.convict("cold_cuts").strength
    table.turn_of("big_bill").play("attack cold_cuts", "fighter assassin", "pass", "put carried")
    assert table.convict("cold_cuts").poisoned
    assert table.convict("cold_cuts").strength == before - 1
    assert table.crew("big_bill") == []
    assert table.carries("big_bill") == ["noodles"]


def test_r74_an_assassin_who_did_not_fight_stays() -> None:
    table = yard().gangsters("big_bill", "assassin").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter big_bill")
    assert table.crew("big_bill") == ["assassin"]


def test_poison_does_not_come_twice_at_a_time() -> None:
    table = yard().gangsters("big_bill", "assassin").dice(6, 6, 1, 1)
    table.convict("cold_cuts").poisoned = True
    before = table.convict("cold_cuts").strength
    table.turn_of("big_bill").play("attack cold_cuts", "fighter assassin")
    assert table.convict("cold_cuts").strength == before


# Chemist


def test_x45_the_chemist_adds_a_die_and_leaves() -> None:
    table = yard("rob_z cold_cuts big_bill").levels("rob_z", strength=3).gangsters("rob_z", "chemist:noodles")
    table.dice(2, 3, 5, 1, 1).turn_of("rob_z").play("attack cold_cuts", "fighter rob_z", "pass", "third_die")
    assert table.told("exchange_won")[0]["total"] == 13
    table.play("put carried")
    assert table.crew("rob_z") == []
    assert table.carries("rob_z") == ["noodles"]


def test_an_unused_chemist_stays() -> None:
    table = yard().gangsters("big_bill", "chemist").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter big_bill", "pass")
    assert table.crew("big_bill") == ["chemist"]


# Scapegoat


def test_x40_the_scapegoat_ends_a_fight_without_loss_of_rep() -> None:
    table = yard().gangsters("cold_cuts", "thief_slick scapegoat:noodles").levels("cold_cuts", cunning=1)
    table.levels("big_bill", cunning=4).dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter thief_slick", "pass")
    assert table.options() == ["counter_attack", "scapegoat"]
    table.play("scapegoat", "put carried")
    assert table.rep("cold_cuts") == 1
    assert table.rep("big_bill") == 2
    assert table.crew("cold_cuts") == []
    assert table.carries("cold_cuts") == ["noodles"]
    assert table.asked() == "TakeTurn"
