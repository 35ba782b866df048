"""Every card is handed in for what it is worth (RULES.md section 12, R13)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene

WORTH = {
    1: ("cigarettes moonshine pills doughnuts soap_sock noodles protein_bar puzzle_book sharp_pencil fork_shiv"),
    2: (
        "cash scratch_cards phone gold_watch binky_boost razor_comb coffee_tin forged_pass crime_tip "
        "hardcover chess_flail crutch syringe screwdriver rolling_pin sewer_map tower_rota grease_tin "
        "tide_table delivery_pass phonebook_vest plaster_brace tray_vest shelf_trap needle_trap wire_trap "
        "jaw_trap reading_glasses tool_belt hand_wraps inside_pocket part_handle part_blade part_lock "
        "part_belt part_spring part_frame stink_bomb burst_pipe itching_powder noise_box"
    ),
    3: (
        "magazine primal_dose bone_saw hammer nail_board frying_pan pick_head steel_spoon plaster "
        "knotted_sheets bolt_cutters food_crate sedative skeleton_key doctor_coat forged_papers sheet_plate "
        "law_book bookshelf first_aid_kit vitamins weight_bench false_wall guard_trap_1 guard_trap_2"
    ),
    4: ("letter_opener scalpel wrench cleaver grapple soft_mattress work_boots"),
    6: ("gold_tooth diamond"),
}
VALUES = {card: value for value, cards in WORTH.items() for card in cards.split()}

# What a room sells for 1, 2, 3 and 4
CAFETERIA = ["fork_shiv", "rolling_pin", "frying_pan", "cleaver"]
LIBRARY = ["sharp_pencil", "hardcover", "law_book", "letter_opener"]


def trading(card: str, room: str) -> InmateTable:
    legacy = "legacy_guard_traps+legacy_crafted_weapons+legacy_cell_attacks"
    return scene(
        f"""
        animalcatraz, 3 players, game_type advanced_solo, legacy_modules {legacy}
        convict 0: big_bill, cell_1, {room}
        big_bill carries: {card}
        start: turn of big_bill
        """
    ).play("icon trade")


@pytest.mark.parametrize("card", VALUES)
def test_each_card_buys_what_is_worth_as_much_and_no_more(card: str) -> None:
    room, goods = ("library", LIBRARY) if card in CAFETERIA else ("cafeteria", CAFETERIA)
    table = trading(card, room)
    for price, good in enumerate(goods, start=1):
        assert table.refused(f"take {good}") == ("" if price <= VALUES[card] else "TOO_EXPENSIVE"), good


@pytest.mark.parametrize("card", WORTH[6].split())
def test_what_is_worth_six_buys_two_cards_and_no_third(card: str) -> None:
    table = trading(card, "cafeteria").play("take cleaver", "take rolling_pin")
    assert table.refused("take fork_shiv") == "TOO_EXPENSIVE"
