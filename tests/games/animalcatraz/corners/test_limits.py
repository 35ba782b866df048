"""Limits that fall, so that a card goes, and room that a hidden card makes (RULES.md 11.2 to 11.4, R103, R108)."""

from __future__ import annotations

from bighouse.games.animalcatraz.rules.contraband import DrawContraband
from tests.games.animalcatraz.table import InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"
FOUR = "big_bill cold_cuts rob_z vinnie"


def belted(modules: str) -> InmateTable:
    """Big Bill carries four things, thanks to the belt on his Mat."""
    table = inmates(TRIO, type="advanced_solo", modules=modules).upgrade("big_bill", "tool_belt")
    return table.carry("big_bill", "cash pills phone noodles")


def test_a_belt_that_pays_the_warden_leaves_room_for_three() -> None:
    table = belted("warden").at("big_bill", "courtyard").warden("cellblock_a").guards("C").turn_of("big_bill")
    table.play("move cellblock_a", "card spot tool_belt")
    assert table.asked() == "DropCard"
    table.play("card carried noodles")
    assert table.carries("big_bill") == ["cash", "pills", "phone"]


def test_a_belt_that_pays_a_gangster_leaves_room_for_three() -> None:
    table = belted("gangsters").at("big_bill", "cellblock_a").vacant("a1", gangster="thief_slick").guards("C")
    table.dice(6, 6).turn_of("big_bill").play("recruit a1", "card spot tool_belt")
    assert table.crew("big_bill") == ["thief_slick"]
    assert table.asked() == "DropCard"
    table.play("card carried noodles")
    assert len(table.carries("big_bill")) == 3


def test_a_false_wall_that_is_traded_in_leaves_room_for_three_in_the_cell() -> None:
    table = inmates(TRIO).upgrade("big_bill", "false_wall").stash("big_bill", "cash pills phone noodles")
    table.at("big_bill", "library").guards("B").turn_of("big_bill")
    table.play("icon trade", "take law_book", "done")  # there is nothing else to hand in
    assert table.asked() == "DropCard"
    table.play("card stash noodles")
    assert table.stashed("big_bill") == ["cash", "pills", "phone"]


def test_a_false_wall_that_goes_to_the_partner_leaves_room_for_three_in_its_old_cell() -> None:
    table = inmates(FOUR, type="advanced_2p").upgrade("cold_cuts", "false_wall")
    table.stash("cold_cuts", "cash pills phone noodles").at("big_bill cold_cuts", "courtyard").turn_of("big_bill")
    table.play("lift partner_cell_spot false_wall", "put cell_spot")
    assert table.asked() == "DropCard"
    assert table.asks() == "big_bill"
    table.play("card stash noodles")
    assert table.stashed("cold_cuts") == ["cash", "pills", "phone"]


def test_a_false_wall_that_escapes_leaves_room_for_three_in_the_shared_cell_r70() -> None:
    table = inmates(FOUR, type="advanced_teams").upgrade("big_bill", "false_wall").plan("big_bill", "wall")
    table.stash("big_bill", "cash pills phone noodles").at("big_bill", "cellblock_b").guards("A")
    table.levels("big_bill", strength=7, cunning=5).carry("big_bill", "grapple knotted_sheets").dice(6, 6, 6, 6)
    table.turn_of("big_bill").play("attempt_escape")
    assert table.told("escaped")
    assert table.asked() == "DropCard"
    table.play("card stash noodles")
    assert table.stashed("cold_cuts") == ["cash", "pills", "phone"]


# Room that a hidden card makes (R108)


def test_a_false_wall_in_the_stash_is_shown_when_the_contraband_comes_r108() -> None:
    table = inmates(TRIO).stash("big_bill", "false_wall cash pills").on_top("phone").at("big_bill", "library")
    table.start(DrawContraband(0))
    assert table.asked() == "DropCard"
    table.play("show stash false_wall")
    assert table.stashed("big_bill") == ["false_wall", "cash", "pills", "phone"]
    assert table.asked() == ""


def test_a_belt_that_comes_in_makes_room_for_itself_r108() -> None:
    table = inmates(TRIO).carry("big_bill", "cash pills phone").in_pile("tool_belt").at("big_bill", "infirmary")
    table.guards("A").on_top("noodles").turn_of("big_bill").play("icon work", "take tool_belt")
    assert table.asked() == "DropCard"
    table.play("show carried tool_belt")
    assert table.asked() == "DropCard"  # two have come in, and it makes room for one
    table.play("card carried noodles")
    assert sorted(table.carries("big_bill")) == ["cash", "phone", "pills", "tool_belt"]


def test_nothing_else_is_shown_for_room() -> None:
    table = inmates(TRIO).stash("big_bill", "bookshelf cash pills").on_top("phone").start(DrawContraband(0))
    assert table.options("show") == []
