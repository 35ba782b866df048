"""Tomes that make items and goons cheaper (RULES.md section 9, R38 to R46, R64, R65)."""

from __future__ import annotations

from tests.games.lockup.cards.tomes import CELL_BLOCK, CHOW_HALL, alone, three

# Cutthroat Crafting: an opponent pays a cube


def test_r45_cutthroat_crafting_takes_the_cube_of_an_opponent_to_the_supply() -> None:  # B31
    table = three(
        """
        Ann: 1 iron
        Ann tomes: cutthroat_crafting
        Ben: 1 gold
        Cy: 1 scrap
        display: item_21 item_01
        at cell_block: Ann 5; Cy 2
        start: lights out at cell block
        """
    )
    table.act("Ann", "craft item_21", "play cutthroat_crafting")
    assert table.items("Ann") == ["item_21"]
    assert (table.cubes("Ann"), table.cubes("Ben")) == ("nothing", "nothing")
    assert (table.supply("iron"), table.supply("gold")) == (15, 10)
    assert table.stars("Ann") == 16
    assert table.discard("tome") == ["cutthroat_crafting"]


def test_r45_cutthroat_crafting_needs_a_matching_cube() -> None:
    table = three(
        f"Ann: 1 iron 1 gold\nAnn tomes: cutthroat_crafting\nBen: 3 scrap\nCy: 2 potions\n"
        f"display: item_21\n{CELL_BLOCK}"
    )
    assert table.refused("Ann", "play cutthroat_crafting") == "WRONG_WINDOW"
    table.act("Ann", "craft item_21")  # 1 iron, 1 gold: nobody else has either
    assert table.items("Ann") == ["item_21"]  # so nothing but the payment is left to do
    assert table.tomes("Ann") == ["cutthroat_crafting"]


def test_r45_cutthroat_crafting_chooses_opponent_and_cube() -> None:
    table = three(
        f"Ann: 1 iron 1 gold\nAnn tomes: cutthroat_crafting\nBen: 1 gold\nCy: 1 iron 1 gold\n"
        f"display: item_21\n{CELL_BLOCK}"
    )
    table.act("Ann", "craft item_21", "play cutthroat_crafting")
    assert table.options("Ann") == ["make_pay Ben gold", "make_pay Cy iron", "make_pay Cy gold"]
    assert table.refused("Ann", "make_pay Ben iron") == "NO_SUCH_CUBE"
    assert table.refused("Ann", "make_pay Ann gold") == "NO_SUCH_CUBE"
    table.act("Ann", "make_pay Cy iron")
    assert (table.cubes("Ann"), table.cubes("Cy")) == ("1 iron", "1 gold")


def test_r45_any_matches_every_cube_for_cutthroat_crafting() -> None:
    table = three(f"Ann: 3 scrap\nAnn tomes: cutthroat_crafting\nBen: 1 gold\ndisplay: item_05\n{CELL_BLOCK}")
    table.act("Ann", "craft item_05", "play cutthroat_crafting")  # 2 any, 1 scrap
    assert (table.cubes("Ann"), table.cubes("Ben")) == ("1 scrap", "nothing")


def test_r45_cutthroat_crafting_pays_what_discounts_leave() -> None:
    table = three(
        f"Ann: 1 iron 1 gold\nAnn tomes: cutthroat_crafting smugglers_blueprints\nBen: 1 gold 1 iron\n"
        f"display: item_21\n{CELL_BLOCK}"
    )
    table.act("Ann", "craft item_21", "play smugglers_blueprints", "play cutthroat_crafting", "make_pay Ben gold")
    assert table.items("Ann") == ["item_21"]
    assert table.cubes("Ann") == "1 iron 1 gold"  # one cube waived, one paid by Ben


def test_r46_cutthroat_crafting_needs_something_left_to_pay() -> None:
    table = three(
        f"Ann: 1 iron\nAnn tomes: smugglers_blueprints smugglers_blueprints cutthroat_crafting\nBen: 1 gold\n"
        f"display: item_21\n{CELL_BLOCK}"
    )
    table.act("Ann", "craft item_21", "play smugglers_blueprints")
    assert not table.refused("Ann", "play cutthroat_crafting")
    table.act("Ann", "play smugglers_blueprints")  # nothing is left to pay, so the item is made at once
    assert table.items("Ann") == ["item_21"]
    assert table.tomes("Ann") == ["cutthroat_crafting"]


def test_r42_cutthroat_crafting_is_not_lost_on_a_purchase_that_cannot_be_paid() -> None:
    table = three(
        f"Ann: 1 iron\nAnn tomes: cutthroat_crafting\nBen: 1 gold\nCy: 1 iron 1 gold\ndisplay: item_21\n{CELL_BLOCK}"
    )
    table.act("Ann", "craft item_21", "play cutthroat_crafting")
    assert table.refused("Ann", "make_pay Cy iron") == "PURCHASE_FAILS"  # the gold would still be missing
    assert table.options("Ann") == ["make_pay Ben gold", "make_pay Cy gold"]


def test_r42_cutthroat_crafting_does_not_open_an_item_that_stays_too_dear() -> None:
    table = three(f"Ann: 1 scrap\nAnn tomes: cutthroat_crafting\nBen: 1 gold\ndisplay: item_21\n{CELL_BLOCK}")
    assert table.refused("Ann", "craft item_21") == "SHORT_OF_CUBES"


def test_r42_two_copies_of_cutthroat_crafting_may_be_combined() -> None:
    table = three(
        f"Ann tomes: cutthroat_crafting cutthroat_crafting\nBen: 1 gold\nCy: 1 iron\ndisplay: item_21\n{CELL_BLOCK}"
    )
    table.act("Ann", "craft item_21", "play cutthroat_crafting", "make_pay Ben gold", "play cutthroat_crafting")
    assert (table.items("Ann"), table.tomes("Ann")) == (["item_21"], [])
    assert (table.cubes("Ben"), table.cubes("Cy")) == ("nothing", "nothing")


# Smuggler's Blueprints: one cube off


def test_r19_smugglers_blueprints_waives_the_cube_that_the_payer_chooses() -> None:
    table = three(f"Ann: 1 iron 1 gold\nAnn tomes: smugglers_blueprints\ndisplay: item_21\n{CELL_BLOCK}")
    table.act("Ann", "craft item_21", "play smugglers_blueprints")
    assert table.options("Ann", "return") == ["return 1 iron", "return 1 gold"]
    table.act("Ann", "return 1 iron")
    assert (table.items("Ann"), table.cubes("Ann")) == (["item_21"], "1 gold")


def test_r42_smugglers_blueprints_opens_an_item_that_is_one_cube_too_dear() -> None:
    table = three(f"Ann: 1 gold\nAnn tomes: smugglers_blueprints\ndisplay: item_21 item_34\n{CELL_BLOCK}")
    assert table.refused("Ann", "craft item_34") == "SHORT_OF_CUBES"  # 2 iron, 2 gold
    table.act("Ann", "craft item_21")
    assert table.options("Ann") == ["play smugglers_blueprints"]  # it is played by nobody but the player
    table.act("Ann", "play smugglers_blueprints")
    assert (table.items("Ann"), table.cubes("Ann")) == (["item_21"], "nothing")


def test_r19_smugglers_blueprints_twice_make_a_craft_for_nothing() -> None:
    table = three(f"Ann tomes: smugglers_blueprints smugglers_blueprints\ndisplay: item_01\n{CELL_BLOCK}")
    table.act("Ann", "craft item_01", "play smugglers_blueprints", "play smugglers_blueprints")
    assert table.items("Ann") == ["item_01"]
    assert table.stars("Ann") == 13


def test_smugglers_blueprints_have_nothing_to_do_with_reserving() -> None:
    table = three(f"Ann tomes: smugglers_blueprints\ndisplay: item_01\n{CELL_BLOCK}Ann: 1 iron")
    assert table.refused("Ann", "play smugglers_blueprints") == "WRONG_WINDOW"
    table.act("Ann", "reserve item_01")
    assert (table.cubes("Ann"), table.tomes("Ann")) == ("nothing", ["smugglers_blueprints"])


def test_r46_smugglers_blueprints_need_something_left_to_pay() -> None:
    table = three(
        f"Ann: 2 scrap\nAnn tomes: smugglers_blueprints smugglers_blueprints cutthroat_crafting\nBen: 1 scrap\n"
        f"display: item_01\n{CELL_BLOCK}"
    )
    table.act("Ann", "craft item_01", "play cutthroat_crafting", "play smugglers_blueprints")
    assert (table.items("Ann"), table.cubes("Ann")) == (["item_01"], "2 scrap")
    assert table.tomes("Ann") == ["smugglers_blueprints"]


# Speeches of a Kingpin: recruit for two cubes less


def test_speeches_of_a_kingpin_take_two_cubes_off() -> None:  # B32
    table = three(f"Ann: 2 scrap\nAnn tomes: speeches_of_a_kingpin\n{CHOW_HALL}")
    table.act("Ann", "recruit two")  # 4 - 2, open only with the tome (R42)
    assert table.options("Ann") == ["play speeches_of_a_kingpin"]
    table.act("Ann", "play speeches_of_a_kingpin", "hire dwarf_6", "hire demon_1")
    assert (table.goons("Ann"), table.cubes("Ann")) == (["dwarf_6", "demon_1"], "nothing")


def test_speeches_of_a_kingpin_never_make_the_price_less_than_nothing() -> None:
    table = three(f"Ann: 2 scrap\nAnn tomes: speeches_of_a_kingpin speeches_of_a_kingpin\n{CHOW_HALL}")
    table.act("Ann", "recruit one", "play speeches_of_a_kingpin")  # 1 - 2
    assert table.asked("Ann") == "HireGoon"  # R46: with nothing left to pay the second has no effect
    table.act("Ann", "hire dwarf_6")
    assert (table.cubes("Ann"), table.tomes("Ann")) == ("2 scrap", ["speeches_of_a_kingpin"])


def test_r42_speeches_of_a_kingpin_open_an_option_without_any_cube() -> None:
    table = three(f"Ann tomes: speeches_of_a_kingpin\n{CHOW_HALL}")
    assert table.refused("Ann", "recruit two") == "SHORT_OF_CUBES"
    table.act("Ann", "recruit one", "play speeches_of_a_kingpin", "hire demon_1")
    assert table.goons("Ann") == ["demon_1"]


def test_r42_two_copies_of_speeches_of_a_kingpin_may_be_combined() -> None:
    table = three(f"Ann tomes: speeches_of_a_kingpin speeches_of_a_kingpin\n{CHOW_HALL}")
    table.act("Ann", "recruit two", "play speeches_of_a_kingpin", "play speeches_of_a_kingpin")
    table.act("Ann", "hire dwarf_6", "hire demon_1")
    assert table.tomes("Ann") == []


def test_speeches_of_a_kingpin_are_for_recruiting_alone() -> None:
    table = three(f"Ann: 1 scrap\nAnn tomes: speeches_of_a_kingpin\n{CHOW_HALL}")
    assert table.refused("Ann", "play speeches_of_a_kingpin") == "WRONG_WINDOW"


def test_solitary_speeches_of_a_kingpin_and_smugglers_blueprints_work_as_ever() -> None:
    table = alone(f"Ann tomes: speeches_of_a_kingpin smugglers_blueprints\n{CHOW_HALL}Ann: 1 iron\ndisplay: item_02")
    table.act("Ann", "recruit one", "play speeches_of_a_kingpin", "hire dwarf_6")
    assert table.cubes("Ann") == "1 iron"
    table = alone(f"Ann: 1 iron\nAnn tomes: smugglers_blueprints\ndisplay: item_02\n{CELL_BLOCK}")
    table.act("Ann", "craft item_02", "play smugglers_blueprints")
    assert table.items("Ann") == ["item_02"]
