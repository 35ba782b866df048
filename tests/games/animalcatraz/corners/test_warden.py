"""The Warden and The Hole: who went there has not paid him, and is met once on coming back (RULES.md 7, 27, R110)."""

from __future__ import annotations

from tests.games.animalcatraz.table import InmateTable, inmates


def penniless(gangsters: str = "") -> InmateTable:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters warden").guards("C")
    if gangsters:
        table.gangsters("big_bill", gangsters)
    return table.at("big_bill", "courtyard").warden("cellblock_a")


def test_he_asks_again_whom_he_has_sent_to_the_hole() -> None:
    table = penniless().turn_of("big_bill").play("move cellblock_a")
    assert (table.space("big_bill"), table.actions("big_bill")) == ("courtyard", 2)
    table.play("move cellblock_a")
    assert table.space("big_bill") == "hole"
    assert table.convict("big_bill").loss == 1


def test_a_scapegoat_counts_as_payment_for_the_turn_r67() -> None:
    table = penniless("scapegoat").turn_of("big_bill").play("move cellblock_a", "scapegoat")
    assert table.space("big_bill") == "cellblock_a"
    table.play("move courtyard" if not table.refused("move courtyard") else "move library", "move cellblock_a")
    assert table.space("big_bill") == "cellblock_a"
    assert table.actions("big_bill") == 2


def in_the_courtyard() -> InmateTable:
    """Big Bill walks to the Warden in the Courtyard with nothing to pay; a Cult Leader and a rat are there."""
    names = "big_bill cold_cuts natas_elpicsid"
    table = inmates(names, type="advanced_solo", modules="warden trash_tags legacy_rats").guards("A")
    table.at("natas_elpicsid", "courtyard").levels("natas_elpicsid", cunning=5).rats("courtyard")
    return table.at("big_bill", "cellblock_a").warden("courtyard").turn_of("big_bill").play("move courtyard")


def test_who_comes_back_to_the_courtyard_is_called_once_r110() -> None:
    table = in_the_courtyard()
    assert (table.asked(), table.space("big_bill"), table.actions("big_bill")) == ("CultCall", "courtyard", 2)
    table.play("call", "provoke")
    assert (table.asked(), table.actions("big_bill")) == ("TakeTurn", 1)
    assert sum(table.game.placed_tags) == 1


def test_the_rat_of_the_courtyard_is_not_met_on_the_way_out_of_the_hole_r110() -> None:
    table = in_the_courtyard()
    before = table.convict("big_bill").strength
    table.pass_all()
    assert table.asked() == "TakeTurn"
    assert (table.convict("big_bill").strength, table.told("rat_bit")) == (before, [])


def test_who_pays_the_warden_meets_rat_and_rivals_as_ever() -> None:
    names = "big_bill cold_cuts natas_elpicsid"
    table = inmates(names, type="advanced_solo", modules="warden trash_tags legacy_rats").guards("A")
    table.at("natas_elpicsid", "courtyard").levels("natas_elpicsid", cunning=5).rats("courtyard")
    table.at("big_bill", "cellblock_a").carry("big_bill", "noodles").warden("courtyard").turn_of("big_bill")
    table.play("move courtyard")
    assert (len(table.told("rat_bit")), table.asked()) == (1, "CultCall")
    table.play("call", "provoke")
    assert (table.asked(), table.actions("big_bill")) == ("TakeTurn", 3)
