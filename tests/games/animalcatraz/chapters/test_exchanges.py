"""Fights between Mats: exchanges, Counter-Attack, Abandon, and what Gangsters bring (RULES.md sections 18 and 26)."""

from __future__ import annotations

from bighouse.games.animalcatraz.rules.fighters import strength_of
from bighouse.games.animalcatraz.rules.state import FIRST_GANGSTER
from tests.games.animalcatraz.table import BOX, InmateTable, inmates


def yard(names: str = "big_bill cold_cuts rob_z") -> InmateTable:
    table = inmates(names, type="advanced_solo", modules="gangsters")
    first, second = names.split()[:2]
    return table.at(f"{first} {second}", "courtyard").guards("C")


def test_without_gangsters_a_fight_is_one_exchange() -> None:
    table = yard().dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts")
    assert table.asked() == "TakeTurn"
    assert len(table.told("exchange_won")) == 1


def test_the_attacker_names_both_fighters() -> None:
    table = yard().gangsters("big_bill", "brawler_knuckles").gangsters("cold_cuts", "thief_slick")
    table.turn_of("big_bill").play("attack cold_cuts")
    assert table.options() == ["fighter big_bill", "fighter brawler_knuckles"]
    table.play("fighter brawler_knuckles")
    assert table.options() == ["fighter cold_cuts", "fighter thief_slick"]
    table.dice(6, 6, 1, 1).play("fighter thief_slick")
    assert table.crew("cold_cuts") == []
    assert table.asks() == "cold_cuts"
    assert table.asked() == "StrikeBack"


def test_an_injured_gangster_leaves_play_and_his_card_goes_to_the_pile() -> None:
    table = yard().gangsters("cold_cuts", "thief_slick:cash").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter thief_slick", "pass", "pass")
    assert table.pile == ["cash"]
    assert BOX.gangster("thief_slick") in table.game.dead
    assert table.stands_up("cold_cuts")


def test_the_fight_goes_on_until_a_side_has_no_fighter_left() -> None:
    table = yard().gangsters("cold_cuts", "thief_slick").dice(6, 6, 1, 1, 1, 1, 6, 6)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter cold_cuts")
    assert table.lying("cold_cuts")
    assert table.asks() == "cold_cuts"
    table.play("counter_attack")
    assert table.told("fight_won")[0]["seat"] == 0
    assert table.crew("cold_cuts") == []


def test_x15_who_counter_attacks_wins_a_tie() -> None:
    table = yard("big_bill sick_barger rob_z").gangsters("sick_barger", "thief_slick").dice(6, 6, 1, 1, 3, 3, 3, 3)
    table.turn_of("big_bill").play("attack sick_barger", "fighter thief_slick")
    won = table.told("exchange_won")[1]
    assert (won["seat"], won["total"], won["against"]) == (1, 10, 10)
    assert table.rep("sick_barger") == 2


def test_e41_abandon_rolls_one_die_against_the_difference_in_cunning() -> None:
    for die, away in ((2, True), (6, False)):
        table = yard().gangsters("cold_cuts", "thief_slick charmer_hips").levels("big_bill", cunning=1)
        table.levels("cold_cuts", cunning=4).dice(6, 6, 1, 1, die)
        table.turn_of("big_bill").play("attack cold_cuts", "fighter thief_slick", "abandon")
        assert (table.rep("cold_cuts") == 0) is away
        assert table.stands_up("cold_cuts")
        assert table.rep("big_bill") == (2 if away else 1)
        assert (table.asked() == "TakeTurn") is away


def test_x16_after_a_failed_abandon_the_same_attacker_attacks_again() -> None:
    table = yard().gangsters("cold_cuts", "thief_slick charmer_hips").levels("cold_cuts", cunning=4)
    table.dice(6, 6, 1, 1, 6).turn_of("big_bill").play("attack cold_cuts", "fighter thief_slick", "abandon")
    assert table.asks() == "big_bill"
    assert table.options() == ["fighter cold_cuts", "fighter charmer_hips"]


def test_who_is_not_more_cunning_cannot_abandon() -> None:
    table = yard().gangsters("cold_cuts", "thief_slick scapegoat").levels("cold_cuts", cunning=1)
    table.dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts", "fighter thief_slick")
    assert table.refused("abandon") == "TOO_LITTLE_CUNNING"
    assert "cunning" in table.why_not("abandon")


def test_e40_armor_weakens_a_gangster_in_levels() -> None:
    table = yard().gangsters("big_bill", "brawler_rematch").carry("cold_cuts", "phonebook_vest").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter brawler_rematch", "pass", "armor phonebook_vest")
    rematch = FIRST_GANGSTER + BOX.gangster("brawler_rematch")
    assert strength_of(table.game, rematch) == 1


def test_a_gangster_is_never_weaker_than_nothing() -> None:
    table = yard().gangsters("big_bill", "thief_slick").carry("cold_cuts", "phonebook_vest").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter thief_slick", "pass", "armor phonebook_vest")
    assert strength_of(table.game, FIRST_GANGSTER + BOX.gangster("thief_slick")) == 0


def test_r25_actions_lost_by_a_gangster_are_his_convict_s() -> None:
    table = yard().gangsters("big_bill", "brawler_knuckles").carry("cold_cuts", "tray_vest").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter brawler_knuckles", "pass", "armor tray_vest")
    assert table.actions("big_bill") == 3


def test_a_card_is_swapped_on_the_mat_instead_of_shown() -> None:
    table = yard().gangsters("big_bill", "brawler_knuckles").carry("big_bill", "hammer cash").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter brawler_knuckles", "swap", "card carried hammer")
    assert table.told("fight_rolled")[0]["added"] == [4]
    assert table.mat("big_bill") == ["cash", "hammer"]


def test_a_card_is_swapped_in_exchange() -> None:
    table = yard().gangsters("big_bill", "brawler_knuckles:noodles").carry("big_bill", "hammer").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter big_bill", "swap", "card slot_1 noodles")
    table.play("card carried hammer")
    assert table.mat("big_bill") == ["noodles", "hammer"]


def test_gangsters_fight_with_their_own_cards_and_no_weapon_of_choice() -> None:
    table = yard().gangsters("big_bill", "brawler_knuckles:wrench").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter brawler_knuckles", "weapon wrench")
    assert table.told("fight_rolled")[0]["added"] == [4, 3]
    assert table.convict("cold_cuts").loss == 2


def test_a_fight_won_by_a_gangster_counts_for_crimes() -> None:
    table = yard().crimes("big_bill", "fight_club").gangsters("big_bill", "brawler_knuckles").dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter brawler_knuckles")
    assert table.game.progress[BOX.crime("fight_club") * 3 + 1] == 1


def test_r49_a_partner_and_its_gangsters_take_no_part() -> None:
    table = inmates("big_bill cold_cuts rob_z vinnie", type="advanced_2p", modules="gangsters").guards("C")
    table.at("big_bill cold_cuts rob_z vinnie", "courtyard").gangsters("cold_cuts", "brawler_knuckles")
    table.gangsters("vinnie", "thief_slick").dice(6, 6, 1, 1).turn_of("big_bill").play("attack rob_z")
    assert len(table.told("fight_won")) == 1
    assert table.refused("attack cold_cuts") == "OUT_OF_REACH"


def test_the_attacker_s_convict_may_fall_while_its_gangsters_go_on() -> None:
    table = yard().gangsters("big_bill", "brawler_knuckles").dice(1, 1, 6, 6, 1, 1, 6, 6)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter big_bill")
    assert table.space("big_bill") == "cell_1"
    assert table.asks() == "cold_cuts"
    assert "counter_attack" in table.options()
    table.play("counter_attack")
    assert len(table.told("exchange_won")) == 2
