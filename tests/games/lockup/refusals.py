"""A scenario for every reason why something is not allowed in Lockup."""

from __future__ import annotations

from tests.contract.refused import Refused

ALL_OUT = "Ann lookout enforcer 2 3 4 5"
REFUSALS = (
    # Roll Call
    Refused("NO_CREW_LEFT", "go sewers", f"at smithy: {ALL_OUT}\nAnn tomes: manual_of_might\nstart: turn of Ann"),
    Refused("STRAGGLERS_ONLY", "go library", "start: turn of Ann"),
    Refused("ALREADY_THERE", "go smithy", "at smithy: Ann 3\nstart: turn of Ann"),
    Refused("FACE_DOWN_LIMIT", "send 2 face_down", "at smithy: Ann (4 5)\nstart: turn of Ann", ("go sewers",)),
    Refused(  # R7: a token moved or seen still counts
        "FACE_DOWN_LIMIT",
        "send 2 face_down",
        "at smithy: Ann (4) 5\nAnn roll call: visited smithy, face down 2\nstart: turn of Ann",
        ("go sewers",),
    ),
    Refused(  # A14: the fourth with two players
        "FACE_DOWN_LIMIT",
        "send 2 face_down",
        "at smithy: Ann (3 4 5)\nstart: turn of Ann",
        ("go sewers",),
        "2 players",
    ),
    Refused("NOT_IN_CELL", "send 5 face_up", "at smithy: Ann 5\nstart: turn of Ann", ("go sewers",)),
    Refused("NOT_IN_CELL", "send 2 face_up", "start: turn of Ann", ("go sewers",), "5 players"),
    Refused("SEND_SOMEBODY", "done", "start: turn of Ann", ("go sewers",)),
    Refused("FACE_UP_ONLY", "send 5 face_down", "start: turn of Ann", ("go sewers",), "1 player"),
    # Tomes
    Refused("WRONG_WINDOW", "play brawlers_primer", "Ann tomes: brawlers_primer\nstart: turn of Ann"),
    Refused("NO_EFFECT", "play codex_of_alibis", "Ann tomes: codex_of_alibis\nstart: turn of Ann"),
    Refused("NOT_IN_HAND", "play codex_of_alibis", "Ben tomes: codex_of_alibis\nstart: turn of Ann"),
    Refused(
        "NOT_PRESENT",
        "play brawlers_primer",
        "Ann tomes: brawlers_primer manual_of_might\nat smithy: Ben 5\nstart: lights out at smithy",
    ),
    Refused(
        "SAME_PLACE",
        "move 5 smithy",
        "Ann tomes: treatise_on_tunnels\nat smithy: Ann 5\nstart: lights out",
        ("play treatise_on_tunnels",),
    ),
    Refused(
        "NOTHING_HIDDEN",
        "peek Ben sewers",
        "Ann tomes: atlas_of_hideouts\nat smithy: Ben (5)\nat sewers: Ben 3; Cy (4)\nstart: turn of Ann",
        ("play atlas_of_hideouts",),
    ),
    Refused(
        "NOTHING_HIDDEN",
        "uncover sewers",
        "at smithy: guards (guard_blue_3)\nat infirmary: guards (guard_blue_4)\nat sewers: guards guard_blue_5\n"
        "start: guard turn",
        first="1 player",
    ),
    Refused(
        "COUNTS_NOTHING",
        "nullify Ben lookout",
        "Ann tomes: book_of_low_blows\nat smithy: Ann 2; Ben lookout 4; Cy 3\nstart: lights out at smithy",
        ("play book_of_low_blows",),
    ),
    Refused(
        "NOT_A_RIVAL",
        "accuse Ann",
        "Ann: 1 suspicion\nAnn tomes: snitchs_diary\nstart: turn of Ann",
        ("play snitchs_diary",),
    ),
    # Rewards
    Refused(
        "NONE_IN_SUPPLY",
        "gain gold",
        "supply: 0 gold, rest with Cy\nat commissary: Ann 5\nstart: lights out at commissary",
    ),
    Refused(
        "NONE_IN_SUPPLY",
        "take",  # the last iron has gone into her own hands
        "Ann tomes: scavengers_almanac manual_of_might\nsupply: 1 iron, rest with Cy\nat smithy: Ann 5\n"
        "start: lights out at smithy",
        ("pass", "play scavengers_almanac", "choose 3"),
    ),
    Refused(
        "NONE_TO_RETURN",
        "exchange gold for iron",
        "Ann: 1 scrap\nat commissary: Ann 4; Ben 5\nBen: 1 scrap\nstart: lights out at commissary",
    ),
    Refused(
        "SAME_TYPE",
        "exchange scrap for scrap",
        "Ann: 1 scrap\nat commissary: Ann 4; Ben 5\nstart: lights out at commissary",
    ),
    Refused("FIXED_REWARD", "take", "Ann: 1 scrap\nat commissary: Ann 4; Ben 5\nstart: lights out at commissary"),
    # Paying
    Refused(
        "SHORT_OF_CUBES",
        "craft item_01",
        "Ann: 1 scrap\ndisplay: item_01\nat cell_block: Ann 5\nstart: lights out at cell block",
    ),
    Refused("SHORT_OF_CUBES", "recruit two", "Ann: 3 scrap\nat chow_hall: Ann 5\nstart: lights out at chow hall"),
    Refused(
        "TOO_FEW_GOONS",
        "recruit two",
        "Ann: 4 scrap\ngoons: - dwarf_1 - - -\nat chow_hall: Ann 5\nstart: lights out at chow hall",
    ),
    Refused(
        "NOT_ACTIVE",
        "hire demon_1",
        "Ann: 1 scrap\ngoons: - dwarf_1 dwarf_2 - -\nat chow_hall: Ann 5\nstart: lights out at chow hall",
        ("recruit one",),
    ),
    Refused(
        "NOT_ON_DISPLAY",
        "craft item_02",
        "Ann: 2 scrap\ndisplay: item_01\nBen reserved: item_02\nat cell_block: Ann 5\nstart: lights out at cell block",
    ),
    Refused(
        "WRONG_PAYMENT",
        "return 2 scrap",
        "Ann: 1 scrap 1 iron\ndisplay: item_01\nat cell_block: Ann 5\nstart: lights out at cell block",
        ("reserve item_01",),
    ),
    Refused("WRONG_PAYMENT", "return 2 scrap", "Ann: 4 scrap 2 iron\nstart: storage"),  # one too many
    Refused(
        "NO_SUCH_CUBE",
        "play cutthroat_crafting",
        "Ann: 1 iron 1 gold\nAnn tomes: cutthroat_crafting smugglers_blueprints\nBen: 3 scrap\ndisplay: item_21\n"
        "at cell_block: Ann 5\nstart: lights out at cell block",
        ("craft item_21",),
    ),
    Refused(
        "PURCHASE_FAILS",
        "make_pay Cy iron",
        "Ann: 1 iron\nAnn tomes: cutthroat_crafting\nBen: 1 gold\nCy: 1 iron 1 gold\ndisplay: item_21\n"
        "at cell_block: Ann 5\nstart: lights out at cell block",
        ("craft item_21", "play cutthroat_crafting"),
    ),
)
