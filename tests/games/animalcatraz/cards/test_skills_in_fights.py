"""Skills that count in Fights, and the Hustler's bets on them (RULES.md section 23.2)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, inmates


def yard(names: str = "big_bill cold_cuts rob_z", **given: str) -> InmateTable:
    """The first two stand in the Courtyard, where the Attack/Steal icon is open."""
    table = inmates(names, **given)  # type: ignore[arg-type]
    first, second = names.split()[:2]
    return table.at(f"{first} {second}", "courtyard").guards("C")


# Duelist


@pytest.mark.parametrize(("cunning", "attack"), [(3, [4, 3, -2]), (5, [4, 3])])
def test_e54_a_duelist_shows_two_weapons(cunning: int, attack: list[int]) -> None:
    table = yard("g_jackson cold_cuts rob_z").levels("g_jackson", cunning=cunning).carry("g_jackson", "cleaver hammer")
    table.dice(6, 6, 1, 1).turn_of("g_jackson").play("attack cold_cuts", "weapon cleaver", "weapon hammer")
    assert table.told("fight_rolled")[0]["added"] == [3, *attack]
    assert table.convict("cold_cuts").loss == 1


def test_without_the_skill_one_weapon_is_all() -> None:
    table = yard("g_jackson cold_cuts rob_z").carry("g_jackson", "cleaver hammer").dice(6, 6, 1, 1)
    table.turn_of("g_jackson").play("attack cold_cuts", "weapon cleaver")
    assert table.told("fight_rolled")[0]["added"] == [3, 4]


# Brute


@pytest.mark.parametrize(("dice", "broken"), [((3, 2), True), ((3, 3), False)])
def test_e53_a_brute_breaks_the_weapon_of_a_close_win(dice: tuple[int, int], broken: bool) -> None:
    """12 to 10, and 13 to 10."""
    table = yard("big_bill sick_barger rob_z").levels("sick_barger", strength=4, cunning=2)
    table.levels("big_bill", strength=4).carry("big_bill", "hammer").dice(*dice, 3, 3)
    table.turn_of("big_bill").play("attack sick_barger", "weapon hammer")
    assert table.told("exchange_won")[0]["against"] == 10
    assert ("hammer" in table.chair) is broken
    assert (table.carries("big_bill") == ["hammer"]) is not broken


def test_the_second_skill_of_a_brute_weakens_the_winner() -> None:
    table = yard("big_bill sick_barger rob_z").levels("sick_barger", cunning=4).carry("big_bill", "hammer")
    table.dice(3, 3, 4, 4).turn_of("big_bill").play("attack sick_barger", "weapon hammer")
    assert table.convict("big_bill").strength == 5
    assert "hammer" in table.chair


# Cannibal


def test_the_cannibal_grows_on_a_won_fight() -> None:
    table = yard("cold_cuts big_bill rob_z").levels("cold_cuts", cunning=5).dice(6, 6, 1, 1)
    mine, other = table.convict("cold_cuts").strength, table.convict("big_bill").strength
    table.turn_of("cold_cuts").play("attack big_bill")
    assert table.convict("cold_cuts").strength == mine + 1
    assert table.convict("big_bill").strength == other - 1


def test_the_cannibal_must_have_won_an_exchange_himself() -> None:
    table = (
        yard("cold_cuts big_bill rob_z", type="advanced_solo", modules="gangsters")
        .levels("cold_cuts", cunning=5)
        .gangsters("cold_cuts", "brawler_knuckles")
    )
    table.dice(6, 6, 1, 1)
    before = table.convict("cold_cuts").strength
    table.turn_of("cold_cuts").play("attack big_bill", "fighter brawler_knuckles")
    assert table.convict("cold_cuts").strength == before


# Sadist


def test_the_sadist_takes_cunning_with_a_weapon() -> None:
    table = yard("animal_hector cold_cuts rob_z").levels("animal_hector", cunning=3).slots("cold_cuts", cunning=3)
    table.carry("animal_hector", "hammer").dice(6, 6, 1, 1)
    before = table.convict("animal_hector").cunning
    table.turn_of("animal_hector").play("attack cold_cuts", "weapon hammer")
    assert table.convict("cold_cuts").cunning == 2
    assert table.convict("animal_hector").cunning == before + 1


# Bruiser


def test_the_bruiser_fights_for_nothing() -> None:
    table = yard("rookie cold_cuts rob_z").levels("rookie", cunning=2).dice(6, 6, 1, 1).turn_of("rookie", actions=0)
    table.play("attack cold_cuts")
    assert (table.lying("cold_cuts"), table.stashed("rookie")) == (True, [])


@pytest.mark.parametrize("dice", [(6, 6, 1, 1), (1, 1, 6, 6)])
def test_the_bruiser_finds_a_card_after_any_fight(dice: tuple[int, ...]) -> None:
    table = yard("rookie cold_cuts rob_z").levels("rookie", cunning=4).on_top("phone").dice(*dice)
    table.turn_of("rookie").play("attack cold_cuts")
    assert table.stashed("rookie") == ["phone"]


def test_the_bruiser_finds_a_card_when_he_is_attacked_too() -> None:
    table = yard("cold_cuts rookie rob_z").levels("rookie", cunning=4).on_top("phone").dice(6, 6, 1, 1)
    table.turn_of("cold_cuts").play("attack rookie")
    assert (table.actions("cold_cuts"), table.stashed("rookie")) == (4, ["phone"])


def test_the_bruiser_needs_room_in_the_stash() -> None:
    table = yard("rookie cold_cuts rob_z").levels("rookie", cunning=4).stash("rookie", "cash cash cash")
    table.dice(6, 6, 1, 1).turn_of("rookie").play("attack cold_cuts")
    assert table.stashed("rookie") == ["cash", "cash", "cash"]


# Hustler


def test_a_hustler_bets_on_a_fight() -> None:
    table = yard("big_bill cold_cuts sticky_fingers").levels("sticky_fingers", cunning=4).on_top("phone")
    table.dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts")
    assert table.asks() == "sticky_fingers"
    table.play("bet first")
    assert table.stashed("sticky_fingers") == ["phone"]


def test_a_wrong_bet_brings_nothing() -> None:
    table = yard("big_bill cold_cuts sticky_fingers").levels("sticky_fingers", cunning=4)
    table.dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts", "bet second")
    assert table.stashed("sticky_fingers") == []


def test_the_second_skill_of_a_hustler_lets_the_card_be_carried() -> None:
    table = yard("big_bill cold_cuts sticky_fingers").levels("sticky_fingers", cunning=6).on_top("phone")
    table.dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts", "bet first", "put carried")
    assert table.carries("sticky_fingers") == ["phone"]


def test_bets_are_timed_and_may_be_answered_beforehand() -> None:
    table = inmates("big_bill cold_cuts sticky_fingers", reaction_seconds=5).levels("sticky_fingers", cunning=4)
    table.at("big_bill cold_cuts", "courtyard").guards("C").turn_of("big_bill").play("attack cold_cuts")
    choice = table.game.choice(table.seat)
    assert choice is not None
    assert (choice.topic(table.game), choice.seconds(table.game)) == ("bets", 5)
    assert table.words(choice.lapse(table.game)) == "pass"
