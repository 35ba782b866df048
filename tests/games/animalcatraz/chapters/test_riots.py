"""Riots and level 13 (RULES.md section 22); the final one is in a file of its own."""

from __future__ import annotations

from bighouse.games.animalcatraz.rules.riots import BEGIN_RIOT
from tests.games.animalcatraz.table import InmateTable, inmates

HIGH = (6, 6, 1, 1)  # the attacker wins
LOW = (1, 1, 6, 6)


def thief(**reps: int) -> InmateTable:
    """Big Bill steals in the Library and reaches level 13; the Shank is with Cold Cuts."""
    table = inmates("big_bill cold_cuts rob_z").at("big_bill cold_cuts", "library").guards("C").shank("cold_cuts")
    for name, rep in ({"big_bill": 12} | reps).items():
        table.with_rep(name, rep)
    table.upgrade("cold_cuts", "work_boots").lies("rob_z", loss=2)
    return table.dice(*HIGH).turn_of("big_bill").play("pickpocket self cold_cuts")


def test_e48_level_13_starts_a_riot_where_the_convict_is() -> None:
    table = thief()
    assert table.rep("big_bill") == 13
    assert [table.space(name) for name in table.names] == ["library"] * 3
    assert table.convict("rob_z").loss == 0
    assert table.asks() == "cold_cuts"
    assert table.options() == ["rival rival_2", "rival rival_0"]


def test_e48_who_loses_the_riot_loses_the_turn() -> None:
    table = thief().dice(*HIGH, *HIGH).play("rival rival_0")
    assert table.lying("big_bill")
    assert table.rep("big_bill") == 12
    assert table.rep("cold_cuts") == 7
    assert table.rep("rob_z") == 4
    assert table.asked() == ""
    assert table.space("cold_cuts") == "library"


def test_kingpin_wins_the_game() -> None:
    table = thief().dice(*LOW, *HIGH).play("rival rival_0")
    assert table.rep("big_bill") == 14
    assert table.winner() == "big_bill"
    assert table.game.over


def test_x7_whoever_is_lifted_to_14_wins() -> None:
    table = thief(cold_cuts=12).dice(*HIGH, *HIGH).play("rival rival_0")
    assert table.winner() == "cold_cuts"
    assert table.rep("big_bill") == 12


def test_x8_whoever_is_lifted_to_13_starts_another_riot() -> None:
    table = thief(cold_cuts=11).dice(*HIGH, *HIGH).play("rival rival_0")
    assert (table.rep("cold_cuts"), table.rep("big_bill")) == (13, 12)
    assert len(table.told("riot_began")) == 2
    assert all(table.stands_up(name) for name in table.names)
    assert table.asked() == "PickRival"


def test_x42_a_crime_lord_without_points_stops_at_12() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", endings="crime_lord").shank("cold_cuts")
    table.with_rep("big_bill", 13).with_rep("cold_cuts", 12).dice(*HIGH, *HIGH)
    table.game.risen = 1
    table.start(BEGIN_RIOT).play("rival rival_0")
    assert (table.rep("cold_cuts"), table.rep("big_bill")) == (12, 12)
    assert table.winner() == ""


def test_x43_alone_inside_one_wins_without_a_fight() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", endings="getaway").with_rep("big_bill", 13)
    for name in ("cold_cuts", "rob_z"):
        table.convict(name).posture = 3
    table.game.risen = 1
    table.start(BEGIN_RIOT)
    assert table.rep("big_bill") == 14
    assert table.winner() == "big_bill"


def test_a_riot_in_the_hole_breaks_out_in_the_courtyard() -> None:
    table = inmates("big_bill cold_cuts rob_z").in_hole("big_bill").with_rep("big_bill", 13)
    table.game.risen = 1
    table.start(BEGIN_RIOT)
    assert table.space("rob_z") == "courtyard"
    assert table.convict("big_bill").loss == 0


def test_r35_injured_convicts_lie_and_owe_the_damage() -> None:
    table = thief().carry("cold_cuts", "scalpel").dice(*HIGH, *HIGH)
    table.play("rival rival_0", "weapon scalpel", "weapon scalpel")
    assert table.convict("big_bill").loss == 2
    assert table.convict("big_bill").felled
    assert table.space("rob_z") == "cell_3"
    assert table.pile == ["work_boots"]


def test_r35_a_winner_does_not_stay_in_somebody_else_s_cell() -> None:
    table = inmates("big_bill cold_cuts rob_z").with_rep("big_bill", 13).shank("cold_cuts").dice(*HIGH, *HIGH)
    table.game.risen = 1
    table.start(BEGIN_RIOT)
    assert table.space("cold_cuts") == "cell_1"
    table.play("rival rival_0")
    assert table.space("cold_cuts") == "cellblock_a"


def test_the_winner_of_each_fight_attacks_the_next() -> None:
    table = inmates("big_bill cold_cuts rob_z vinnie").with_rep("big_bill", 13).shank("cold_cuts").dice(*LOW)
    table.game.risen = 1
    table.start(BEGIN_RIOT).play("rival rival_2")
    assert table.asks() == "rob_z"
    assert table.options() == ["rival rival_3", "rival rival_0"]


def test_in_a_riot_the_defender_always_strikes_back() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters").shank("big_bill")
    table.with_rep("big_bill", 13).gangsters("cold_cuts", "scapegoat").levels("cold_cuts", cunning=4)
    table.game.risen = 1
    table.start(BEGIN_RIOT).dice(*HIGH).play("rival rival_1", "fighter cold_cuts")
    assert table.told("abandoned") == []
    assert table.told("exchange_began")[1]["seat"] == 1


def test_rivals_with_two_convicts_use_both_mats() -> None:
    table = inmates("big_bill cold_cuts rob_z vinnie", type="advanced_2p").with_rep("big_bill", 13)
    table.shank("big_bill").game.risen = 1
    table.start(BEGIN_RIOT)
    assert table.options() == ["fighter big_bill", "fighter cold_cuts"]
    table.dice(*HIGH).play("fighter big_bill", "fighter rob_z")
    assert table.asked() == "PickFighter"  # vinnie strikes back
    assert table.options() == ["fighter big_bill", "fighter cold_cuts"]
    table.dice(*LOW).play("fighter big_bill")
    assert table.winner() == "big_bill"


def test_trash_tags_and_the_bruiser_see_a_fight_in_a_riot() -> None:
    table = inmates("rookie cold_cuts rob_z", type="advanced_solo", modules="trash_tags").with_rep("rookie", 13)
    table.levels("rookie", cunning=4).tags("cold_cuts", "rookie", 1).on_top("phone cash").shank("rookie")
    table.game.risen = 1
    table.start(BEGIN_RIOT).dice(*HIGH, *HIGH).play("rival rival_1")
    assert sum(table.game.placed_tags) == 0
    assert table.stashed("rookie") == ["phone", "cash"]


def test_x24_a_crowned_rival_starts_no_further_riot() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", endings="el_chapo").with_rep("big_bill", 13)
    table.game.rivals[0].crowned = True
    table.at("big_bill cold_cuts", "courtyard").guards("C").carry("cold_cuts", "cash").dice(*HIGH)
    table.turn_of("big_bill").play("pickpocket self cold_cuts", "pass")
    assert table.rep("big_bill") == 14
    assert table.told("riot_began") == []


def test_r34_a_turn_of_somebody_else_goes_on_after_the_riot() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill cold_cuts", "courtyard").guards("C").shank("big_bill")
    table.with_rep("cold_cuts", 12).with_rep("big_bill", 9).dice(*LOW).turn_of("big_bill").play("attack cold_cuts")
    assert table.rep("cold_cuts") == 13
    table.dice(*HIGH, *HIGH).play("rival rival_1")
    assert table.rep("big_bill") == 10
    assert table.stands_up("big_bill")
    assert table.asked() == "TakeTurn"


def test_x23_a_crime_lord_without_points_never_reaches_13() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", endings="crime_lord").with_rep("big_bill", 12)
    table.at("big_bill cold_cuts", "courtyard").guards("C").carry("cold_cuts", "cash").dice(*HIGH)
    table.turn_of("big_bill").play("pickpocket self cold_cuts", "pass")
    assert table.rep("big_bill") == 12
    assert table.told("riot_began") == []


def test_r34_two_on_level_13_have_one_riot_and_either_may_win_it() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("cold_cuts", "library").with_rep("big_bill", 13)
    table.with_rep("cold_cuts", 13).shank("cold_cuts").game.risen = 3
    table.start(BEGIN_RIOT)
    assert table.space("big_bill") == "library"
    table.dice(*LOW, *HIGH).play("rival rival_0")
    assert len(table.told("riot_began")) == 1
    assert table.winner() == "big_bill"


def test_a_theft_that_springs_a_trap_and_reaches_13_starts_the_riot_at_once() -> None:
    table = inmates("big_bill cold_cuts rob_z").at("big_bill", "cellblock_b").guards("A").with_rep("big_bill", 12)
    table.stash("cold_cuts", "jaw_trap").shank("rob_z").dice(*HIGH).turn_of("big_bill", actions=1)
    table.play("rob self cell_2", "pass")
    assert table.asked() == "PickRival"
    assert table.space("rob_z") == "cell_1"  # where the trap has sent the thief
