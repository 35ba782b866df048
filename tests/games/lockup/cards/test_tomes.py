"""Every tome: its window, its targets, and when it may not be played (RULES.md section 9, R38 to R46, R64, R65)."""

from __future__ import annotations

import pytest

from tests.games.lockup.cards.figures import TOMES
from tests.games.lockup.table import Table, scene

ANY_TIME = ["scavengers_almanac", "black_market_ledger", "codex_of_alibis", "snitchs_diary", "manual_of_might"]


def three(text: str) -> Table:
    """Ann, Ben and Cy; Ann has the first player marker."""
    return scene(f"lockup, 3 players\nfirst player: Ann\n{text}", "Ann Ben Cy")


def alone(text: str, difficulty: str = "moderate") -> Table:
    return scene(f"lockup, 1 player, difficulty {difficulty}\nfirst player: guards\n{text}", "Ann")


# Atlas of Hideouts: peek at a face-down token


def test_r44_r68_atlas_of_hideouts_shows_the_token_to_its_player_and_the_owner_knows() -> None:
    table = three("Ann tomes: atlas_of_hideouts\nat smithy: Ben (4)\nstart: turn of Ann")
    table.act("Ann", "play atlas_of_hideouts")
    peeked = next(event for event in table.story.events if event.kind.name == "peeked")
    assert [peeked.told_to(viewer)["token"] for viewer in (0, 1, 2, None)] == [4, 4, -1, -1]
    assert table.at("smithy") == "Ben (4)"
    assert table.discard("tome") == ["atlas_of_hideouts"]


def test_atlas_of_hideouts_is_played_before_assigning_in_the_same_turn() -> None:
    table = three("Ann tomes: atlas_of_hideouts\nat smithy: Ben (4)\nstart: turn of Ann")
    table.act("Ann", "play atlas_of_hideouts")
    assert table.to_act == ["Ann"]
    table.act("Ann", "go sewers", "send 2 face_up", "done")
    assert table.to_act == ["Ben"]


def test_atlas_of_hideouts_looks_at_any_opponent_anywhere() -> None:
    table = three("Ann tomes: atlas_of_hideouts\nat smithy: Ben (4) 5; Ann (2)\nat sewers: Cy (3)\nstart: turn of Ann")
    table.act("Ann", "play atlas_of_hideouts")
    assert table.options("Ann") == ["peek Ben smithy", "peek Cy sewers"]
    table.illegal("Ann", "peek Ann smithy")
    table.act("Ann", "peek Cy sewers")
    assert table.told("peeked")[0]["token"] == 3


def test_r68_atlas_of_hideouts_never_shows_a_token_twice() -> None:
    table = three("Ann tomes: atlas_of_hideouts atlas_of_hideouts\nat smithy: Ben (4 5)\nstart: turn of Ann")
    table.act("Ann", "play atlas_of_hideouts", "play atlas_of_hideouts")
    assert sorted(event["token"] for event in table.told("peeked")) == [4, 5]


@pytest.mark.parametrize(
    "at",
    [
        "at smithy: Ben 4",
        "at smithy: Ann (4)",
        "at smithy: Ben (4)\nAnn peeked at: Ben 4",
    ],
    ids=["all face up", "only own", "seen already"],
)
def test_r46_atlas_of_hideouts_needs_a_hidden_token_of_an_opponent(at: str) -> None:
    table = three(f"Ann tomes: atlas_of_hideouts\n{at}\nstart: turn of Ann")
    assert table.refused("Ann", "play atlas_of_hideouts") == "NO_EFFECT"


def test_solitary_atlas_of_hideouts_turns_a_guard_card_face_up() -> None:
    table = alone(
        """
        Ann tomes: atlas_of_hideouts
        at smithy: guards (guard_blue_6)
        at sewers: guards (guard_blue_1)
        at cell_block: guards guard_blue_7
        start: turn of Ann
        """
    )
    table.act("Ann", "play atlas_of_hideouts")
    assert table.options("Ann") == ["uncover sewers", "uncover smithy"]
    table.act("Ann", "uncover smithy")
    assert table.at("smithy") == "guards guard_blue_6"
    assert table.at("sewers") == "guards (guard_blue_1)"
    assert table.asked("Ann") == "Turn"


def test_r46_solitary_atlas_of_hideouts_needs_a_face_down_guard_card() -> None:
    table = alone("Ann tomes: atlas_of_hideouts\nat smithy: guards guard_blue_6\nstart: turn of Ann")
    assert table.refused("Ann", "play atlas_of_hideouts") == "NO_EFFECT"


# Big Book of Stealth: one more token face down


def test_r43_big_book_of_stealth_allows_one_more_face_down_token_this_round() -> None:
    table = three("Ann tomes: big_book_of_stealth\nat smithy: Ann (4 5)\nstart: turn of Ann")
    table.act("Ann", "play big_book_of_stealth", "go sewers", "send 2 face_down")
    assert table.refused("Ann", "send 3 face_down") == "FACE_DOWN_LIMIT"
    table.act("Ann", "done")
    assert table.at("sewers") == "Ann (2)"


def test_r43_big_book_of_stealth_lasts_for_the_round_and_no_longer() -> None:
    table = three("Ann tomes: big_book_of_stealth\nBen roll call: passed\nCy roll call: passed\nstart: turn of Ann")
    table.act("Ann", "play big_book_of_stealth", "go smithy", "send 2 face_down", "send 3 face_down", "done")
    table.act("Ann", "go sewers", "send 4 face_down")  # a later turn
    assert table.refused("Ann", "send 5 face_down") == "FACE_DOWN_LIMIT"
    table.act("Ann", "done", "pass", "take", "take")
    assert table.game.round == 2
    table.act("Ann", "go smithy", "send 2 face_down", "send 3 face_down")
    assert table.refused("Ann", "send 4 face_down") == "FACE_DOWN_LIMIT"


def test_two_copies_of_big_book_of_stealth_add_up() -> None:
    table = three("Ann tomes: big_book_of_stealth big_book_of_stealth\nat smithy: Ann (4 5)\nstart: turn of Ann")
    table.act("Ann", "play big_book_of_stealth", "play big_book_of_stealth", "go sewers")
    table.act("Ann", "send 2 face_down", "send 3 face_down")
    assert table.refused("Ann", "send lookout face_down") == "FACE_DOWN_LIMIT"


def test_r46_big_book_of_stealth_needs_more_tokens_than_may_lie_face_down() -> None:
    two_left = "at smithy: Ann lookout enforcer 2 3\nstart: turn of Ann"
    table = three(f"Ann tomes: big_book_of_stealth\n{two_left}")
    assert table.refused("Ann", "play big_book_of_stealth") == "NO_EFFECT"
    table = three(f"Ann tomes: big_book_of_stealth\n{two_left}\nAnn roll call: visited smithy, face down 1")
    assert not table.refused("Ann", "play big_book_of_stealth")


@pytest.mark.parametrize("tome", ["big_book_of_stealth", "cutthroat_crafting"])
def test_solitary_has_no_big_book_of_stealth_and_no_cutthroat_crafting(tome: str) -> None:
    assert tome not in alone("").deck("tome")
    assert three("").deck("tome").count(tome) == 2


# Cutthroat Crafting: an opponent pays a cube

CELL_BLOCK = "at cell_block: Ann 5\nstart: lights out at cell block\n"


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


# Brawler's Primer: +2 strength

SMITHY = "start: lights out at smithy\n"


def test_brawlers_primer_adds_two_at_the_location_being_resolved() -> None:
    table = three(f"Ben tomes: brawlers_primer\nat smithy: Ann 5; Ben 4\n{SMITHY}")
    table.act("Ben", "play brawlers_primer")
    assert table.strengths("smithy") == {"Ben": 6, "Ann": 5}
    assert table.ranks("smithy") == ["Ben", "Ann"]


def test_brawlers_primer_can_be_answered_before_the_window_closes() -> None:  # B30
    table = three(f"Ann tomes: brawlers_primer\nBen tomes: brawlers_primer\nat smithy: Ann 5; Ben 4\n{SMITHY}")
    table.act("Ann", "pass").act("Ben", "play brawlers_primer")
    assert table.to_act == ["Ann"]
    table.act("Ann", "play brawlers_primer")
    assert table.strengths("smithy") == {"Ann": 7, "Ben": 6}


def test_r42_two_copies_of_brawlers_primer_add_up() -> None:
    table = three(f"Ben tomes: brawlers_primer brawlers_primer\nat smithy: Ann 5; Ben 2\n{SMITHY}")
    table.act("Ben", "play brawlers_primer", "play brawlers_primer")
    assert table.strengths("smithy") == {"Ben": 6, "Ann": 5}


def test_brawlers_primer_needs_a_token_at_the_location() -> None:
    table = three(f"Cy tomes: brawlers_primer manual_of_might\nat smithy: Ann 5; Ben 4\n{SMITHY}")
    assert table.to_act == ["Cy"]  # for the Manual
    assert table.refused("Cy", "play brawlers_primer") == "NOT_PRESENT"


def test_brawlers_primer_counts_at_this_location_alone() -> None:
    table = three(f"Ann tomes: brawlers_primer\nat smithy: Ann 4; Ben 5\n{SMITHY}")
    table.act("Ann", "play brawlers_primer", "decline").act("Ben", "decline")
    assert table.strengths("smithy") == {"Ann": 6, "Ben": 5}
    assert table.strengths("library") == {"Ben": 5, "Ann": 4}


def test_solitary_brawlers_primer_beats_the_guards() -> None:
    table = alone(f"Ann tomes: brawlers_primer\nat smithy: Ann 3; guards guard_blue_7\n{SMITHY}")
    table.act("Ann", "play brawlers_primer")
    assert table.strengths("smithy") == {"Ann": 5, "guards": 4}


# Book of Low Blows: a token counts nothing


def test_r42_book_of_low_blows_zeroes_a_token_and_leaves_the_lookout_its_protection() -> None:  # B29
    table = three(f"Ben tomes: book_of_low_blows\nsuspicion at smithy: 1\nat smithy: Ann lookout 5; Ben 4\n{SMITHY}")
    table.act("Ben", "play book_of_low_blows")
    assert table.strengths("smithy") == {"Ben": 4, "Ann": 0}
    assert (table.suspicion("Ben"), table.suspicion("Ann")) == (1, 0)
    table.act("Ben", "take").act("Ann", "take")
    assert table.cubes("Ann") == "1 iron"


def test_r42_book_of_low_blows_may_choose_an_enforcer_but_no_lookout() -> None:
    table = three(f"Cy tomes: book_of_low_blows\nBen: 3 power\nat smithy: Ann lookout 5; Ben enforcer; Cy 2\n{SMITHY}")
    table.act("Cy", "play book_of_low_blows")
    assert table.options("Cy") == ["nullify Ann 5", "nullify Ben enforcer"]
    assert table.refused("Cy", "nullify Ann lookout") == "COUNTS_NOTHING"
    table.act("Cy", "nullify Ben enforcer")
    assert table.strengths("smithy") == {"Ann": 5, "Cy": 2, "Ben": 0}


def test_r42_book_of_low_blows_counts_at_this_location_alone() -> None:
    table = three(f"Ben tomes: book_of_low_blows\nat smithy: Ann 5; Ben 4; Cy 3\n{SMITHY}")
    table.act("Ben", "play book_of_low_blows", "nullify Ann 5", "decline").act("Cy", "decline")
    assert table.strengths("smithy") == {"Ben": 4, "Cy": 3, "Ann": 0}
    assert table.strengths("library") == {"Ann": 5, "Ben": 4, "Cy": 3}


def test_r46_book_of_low_blows_needs_an_opponent_token_that_counts() -> None:
    table = three(
        f"Ben tomes: book_of_low_blows manual_of_might\nAnn: 0 power\nat smithy: Ann lookout enforcer; Ben 4\n{SMITHY}"
    )
    assert table.refused("Ben", "play book_of_low_blows") == "NO_EFFECT"


def test_book_of_low_blows_needs_a_token_at_the_location() -> None:
    table = three(f"Cy tomes: book_of_low_blows manual_of_might\nat smithy: Ann 5; Ben 4\n{SMITHY}")
    assert table.refused("Cy", "play book_of_low_blows") == "NOT_PRESENT"


def test_r64_book_of_low_blows_zeroes_a_guard_card() -> None:
    table = alone(
        f"""
        Ann tomes: book_of_low_blows
        guards: 3 power
        suspicion at smithy: 1
        at smithy: Ann 2; guards guard_blue_1 guard_blue_2 guard_blue_7
        {SMITHY}
        """
    )
    table.act("Ann", "play book_of_low_blows")
    assert table.options("Ann") == ["nullify guard_blue_2", "nullify guard_blue_7"]
    assert table.refused("Ann", "nullify guard_blue_1") == "COUNTS_NOTHING"  # their lookout
    table.act("Ann", "nullify guard_blue_7")
    assert table.strengths("smithy") == {"guards": 3, "Ann": 2}
    assert (table.suspicion("Ann"), table.suspicion("guards")) == (1, 0)  # the lookout still protects them


# Scavenger's Almanac: 2 scrap, 1 potion or 1 iron


@pytest.mark.parametrize(
    ("choice", "cubes"), [("choose 1", "2 scrap"), ("choose 2", "1 potion"), ("choose 3", "1 iron")]
)
def test_scavengers_almanac_gives_one_of_three(choice: str, cubes: str) -> None:
    table = three("Ann tomes: scavengers_almanac\nstart: turn of Ann")
    table.act("Ann", "play scavengers_almanac", choice)
    assert table.cubes("Ann") == cubes


def test_scavengers_almanac_gives_what_is_left() -> None:
    table = three("Ann tomes: scavengers_almanac\nsupply: 1 scrap, 0 iron, rest with Cy\nstart: turn of Ann")
    table.act("Ann", "play scavengers_almanac")
    assert table.refused("Ann", "choose 3") == "NONE_IN_SUPPLY"
    table.act("Ann", "choose 1")
    assert table.cubes("Ann") == "1 scrap"


def test_r46_scavengers_almanac_needs_one_of_its_types_in_the_supply() -> None:
    table = three("Ann tomes: scavengers_almanac\nsupply: 0 scrap, 0 potion, 0 iron, rest with Cy\nstart: turn of Ann")
    assert table.supply("gold") == 10
    assert table.refused("Ann", "play scavengers_almanac") == "NO_EFFECT"


# Black Market Ledger: up to two exchanges


def test_black_market_ledger_exchanges_twice() -> None:
    table = three("Ann: 2 scrap\nAnn tomes: black_market_ledger\nstart: turn of Ann")
    table.act("Ann", "play black_market_ledger", "exchange scrap for gold", "exchange scrap for iron")
    assert table.cubes("Ann") == "1 iron 1 gold"
    assert table.asked("Ann") == "Turn"


def test_r24_black_market_ledger_may_stop_after_one_exchange() -> None:
    table = three("Ann: 2 scrap\nAnn tomes: black_market_ledger\nstart: turn of Ann")
    table.act("Ann", "play black_market_ledger", "exchange scrap for gold", "decline")
    assert table.cubes("Ann") == "1 scrap 1 gold"


def test_r15_black_market_ledger_takes_another_type_that_is_in_the_supply() -> None:
    table = three("Ann: 1 scrap\nAnn tomes: black_market_ledger\nsupply: 0 gold, rest with Cy\nstart: turn of Ann").act(
        "Ann", "play black_market_ledger"
    )
    assert table.refused("Ann", "exchange scrap for scrap") == "SAME_TYPE"
    assert table.refused("Ann", "exchange scrap for gold") == "NONE_IN_SUPPLY"
    assert table.refused("Ann", "exchange iron for gold") == "NONE_TO_RETURN"
    assert table.options("Ann") == ["exchange scrap for potion", "exchange scrap for iron", "decline"]


def test_r46_black_market_ledger_needs_a_cube_and_another_type() -> None:
    table = three("Ann tomes: black_market_ledger\nstart: turn of Ann")
    assert table.refused("Ann", "play black_market_ledger") == "NO_EFFECT"
    table = three(
        "Ann: 1 scrap\nAnn tomes: black_market_ledger\nsupply: 0 potion, 0 iron, 0 gold, rest with Cy\n"
        "start: turn of Ann"
    )
    assert table.refused("Ann", "play black_market_ledger") == "NO_EFFECT"


# Codex of Alibis: return two suspicion


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (3, 1)])
def test_codex_of_alibis_returns_up_to_two_suspicion(before: int, after: int) -> None:
    table = three(f"Ann: {before} suspicion\nAnn tomes: codex_of_alibis\nstart: turn of Ann")
    table.act("Ann", "play codex_of_alibis")
    assert table.suspicion("Ann") == after
    assert table.supply("suspicion") == 12 - after


def test_r46_codex_of_alibis_needs_suspicion() -> None:
    table = three("Ben: 2 suspicion\nAnn tomes: codex_of_alibis\nstart: turn of Ann")
    assert table.refused("Ann", "play codex_of_alibis") == "NO_EFFECT"


@pytest.mark.parametrize(("act", "suspicion", "supply"), [("play codex_of_alibis", 1, 1), ("pass", 0, 7)])
def test_r31_codex_of_alibis_can_avert_a_raid(act: str, suspicion: int, supply: int) -> None:  # B46
    table = three(
        """
        round: 2
        Ann: 3 suspicion
        Ann tomes: codex_of_alibis
        Ben: 5 suspicion
        goons: demon_1 demon_2 dwarf_1 ratman_1 -   # need 5, supply 4
        start: suspicion
        """
    )
    table.act("Ann", act)
    assert (table.suspicion("Ann"), table.supply("suspicion")) == (suspicion, supply)
    assert [table.stars(who) for who in ("Ann", "Ben")] == ([10, 10] if suspicion else [6, 2])


# Snitch's Diary: give one suspicion


def test_r24_snitchs_diary_gives_one_suspicion_to_any_opponent() -> None:
    table = three("Ann: 2 suspicion\nBen: 3 suspicion\nAnn tomes: snitchs_diary\nstart: turn of Ann")
    table.act("Ann", "play snitchs_diary")
    assert table.options("Ann") == ["accuse Ben", "accuse Cy"]
    assert table.refused("Ann", "accuse Ann") == "NOT_A_RIVAL"
    table.act("Ann", "accuse Cy")  # who had none
    assert [table.suspicion(who) for who in ("Ann", "Ben", "Cy")] == [1, 3, 1]


def test_r46_snitchs_diary_needs_suspicion() -> None:
    table = three("Ben: 2 suspicion\nAnn tomes: snitchs_diary\nstart: turn of Ann")
    assert table.refused("Ann", "play snitchs_diary") == "NO_EFFECT"


def test_r64_snitchs_diary_accuses_the_guards() -> None:
    table = alone("Ann: 2 suspicion\nAnn tomes: snitchs_diary\nstart: turn of Ann")
    table.act("Ann", "play snitchs_diary")
    assert (table.suspicion("Ann"), table.suspicion("guards")) == (1, 1)


# Manual of Might: one power


def test_manual_of_might_gives_power_that_counts_at_once() -> None:
    table = three(f"Ben: 4 power\nBen tomes: manual_of_might\nat smithy: Ann 5; Ben enforcer; Cy 4\n{SMITHY}")
    table.act("Ben", "play manual_of_might")
    assert table.power("Ben") == 5
    assert table.strengths("smithy") == {"Ann": 5, "Ben": 5, "Cy": 4}


def test_r26_manual_of_might_needs_power_in_the_supply() -> None:
    table = three("Ann tomes: manual_of_might\nsupply: 0 power, rest with Cy\nstart: turn of Ann")
    assert table.refused("Ann", "play manual_of_might") == "NO_EFFECT"


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

CHOW_HALL = "goons: dwarf_6 hobgoblin_5 demon_1 - -\nat chow_hall: Ann 5\nstart: lights out at chow hall\n"


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


# Treatise on Tunnels: move a token


def test_r43_treatise_on_tunnels_moves_a_token_with_its_facing() -> None:
    table = three("Ann tomes: treatise_on_tunnels\nat smithy: Ann (4) 5\nat sewers: Ann 3\nstart: lights out")
    table.act("Ann", "play treatise_on_tunnels")
    assert table.refused("Ann", "move 4 smithy") == "SAME_PLACE"
    table.act("Ann", "move 4 sewers")  # where she has a token already
    assert table.told("crew_moved")[0]["face_down"] == 1
    assert table.strengths("sewers") == {"Ann": 7}


def test_r43_treatise_on_tunnels_reaches_locations_one_to_seven() -> None:
    table = three("Ann tomes: treatise_on_tunnels\nat smithy: Ann 5\nstart: lights out")
    table.act("Ann", "play treatise_on_tunnels")
    places = ["exercise_yard", "sewers", "infirmary", "commissary", "chow_hall", "cell_block"]
    assert table.options("Ann") == [f"move 5 {place}" for place in places]


def test_treatise_on_tunnels_hides_which_face_down_token_moved() -> None:
    table = three("Ann tomes: treatise_on_tunnels\nat smithy: Ann (4)\nBen peeked at: Ann 4\nstart: lights out")
    table.act("Ann", "play treatise_on_tunnels", "move 4 cell_block")
    moved = next(event for event in table.story.events if event.kind.name == "crew_moved")
    assert [moved.told_to(viewer)["token"] for viewer in (0, 1, 2, None)] == [4, 4, -1, -1]


def test_r46_treatise_on_tunnels_needs_a_token_out() -> None:
    table = three("Ann tomes: treatise_on_tunnels manual_of_might\nat smithy: Ben 4\nstart: lights out")
    assert table.refused("Ann", "play treatise_on_tunnels") == "NO_EFFECT"


@pytest.mark.parametrize("start", ["turn of Ann", "lights out at smithy"])
def test_treatise_on_tunnels_waits_for_the_start_of_lights_out(start: str) -> None:
    table = three(f"Ann tomes: treatise_on_tunnels manual_of_might\nat smithy: Ann 4\nstart: {start}")
    assert table.refused("Ann", "play treatise_on_tunnels") == "WRONG_WINDOW"


def test_solitary_treatise_on_tunnels_works_as_ever() -> None:
    table = alone("Ann tomes: treatise_on_tunnels\nat smithy: Ann 5\nstart: lights out")
    table.act("Ann", "play treatise_on_tunnels", "move 5 sewers")
    assert table.ranks("sewers") == ["Ann"]


# Tactician's Notes: a used location is open again


def test_r43_tacticians_notes_open_a_used_location_for_one_turn() -> None:  # B28
    table = three("Ann tomes: tacticians_notes\nat smithy: Ann 3\nat sewers: Ann 2\nstart: turn of Ann")
    assert table.refused("Ann", "go smithy") == "ALREADY_THERE"
    table.act("Ann", "play tacticians_notes", "go smithy", "send 5 face_up", "done")
    assert table.at("smithy") == "Ann 3 5"
    table.act("Ben", "pass").act("Cy", "pass")
    assert table.refused("Ann", "go sewers") == "ALREADY_THERE"


def test_r43_tacticians_notes_end_with_the_turn_even_unused() -> None:
    table = three("Ann tomes: tacticians_notes\nat smithy: Ann 3\nstart: turn of Ann")
    table.act("Ann", "play tacticians_notes", "go sewers", "send 5 face_up", "done")
    table.act("Ben", "pass").act("Cy", "pass")
    assert table.refused("Ann", "go smithy") == "ALREADY_THERE"


def test_tacticians_notes_do_not_open_the_library() -> None:
    table = three("Ann tomes: tacticians_notes\nat smithy: Ann 3\nstart: turn of Ann").act(
        "Ann", "play tacticians_notes"
    )
    assert table.refused("Ann", "go library") == "STRAGGLERS_ONLY"


@pytest.mark.parametrize(
    "text", ["", "at smithy: Ann lookout enforcer 2 3 4 5"], ids=["no location used", "no token left"]
)
def test_r46_tacticians_notes_need_a_used_location_and_a_token(text: str) -> None:
    table = three(f"Ann tomes: tacticians_notes manual_of_might\n{text}\nstart: turn of Ann")
    assert table.refused("Ann", "play tacticians_notes") == "NO_EFFECT"


def test_r46_a_second_copy_of_tacticians_notes_adds_nothing_to_the_turn() -> None:
    table = three("Ann tomes: tacticians_notes tacticians_notes\nat smithy: Ann 3\nstart: turn of Ann")
    table.act("Ann", "play tacticians_notes")
    assert table.refused("Ann", "play tacticians_notes") == "NO_EFFECT"


def test_solitary_tacticians_notes_work_as_ever() -> None:
    table = alone("Ann tomes: tacticians_notes\nat smithy: Ann 3\nstart: turn of Ann")
    table.act("Ann", "play tacticians_notes", "go smithy", "send 5 face_up", "done")
    assert table.at("smithy") == "Ann 3 5"


# Windows

TOMES_OF_ANN = "Ann: 2 suspicion 1 scrap\nAnn tomes: {tome}\n"
WINDOWS = {  # where a tome for any time may be played; Ann is asked first
    "own turn": "start: turn of Ann",
    "own turn without tokens": "at smithy: Ann lookout enforcer 2 3 4 5\nstart: turn of Ann",
    "start of lights out": "at smithy: Ben 5\nstart: lights out",
    "step 1, present": "at smithy: Ann 5\nstart: lights out at smithy",
    "step 1, absent": "at smithy: Ben 5\nstart: lights out at smithy",
    "start of patrol": "start: patrol",
    "before a raid": "Ben: 10 suspicion\ngoons: dwarf_1 - - - -\nstart: suspicion",
    "before the final raid": "start: game end",
}


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("tome", ANY_TIME)
def test_tomes_for_any_time_fit_every_window(tome: str, window: str) -> None:
    table = three(TOMES_OF_ANN.format(tome=tome) + WINDOWS[window])
    assert table.to_act == ["Ann"]
    assert not table.refused("Ann", f"play {tome}")


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("tome", ANY_TIME)
def test_solitary_tomes_for_any_time_fit_every_window(tome: str, window: str) -> None:
    text = WINDOWS[window].replace("at smithy: Ben 5", "at smithy: guards guard_blue_6")
    table = alone(TOMES_OF_ANN.format(tome=tome) + text.replace("Ben: 10", "guards: 10"))
    assert not table.refused("Ann", f"play {tome}")


@pytest.mark.parametrize("tome", ANY_TIME)
@pytest.mark.parametrize("place", ["exercise_yard", "smithy", "commissary", "chow_hall", "cell_block", "library"])
def test_tomes_for_any_time_fit_an_own_reward_decision(place: str, tome: str) -> None:
    table = three(f"{TOMES_OF_ANN.format(tome=tome)}at {place}: Ann 5; Ben 2\nstart: lights out at {place}")
    table.act("Ann", "pass")  # the window of step 1
    assert table.asked("Ann") != "PlayOrPass"
    table.act("Ann", f"play {tome}")
    assert table.discard("tome") == [tome]


@pytest.mark.parametrize("tome", ANY_TIME)
def test_r40_only_suspicion_tomes_are_too_late_after_the_final_raid(tome: str) -> None:
    table = three(TOMES_OF_ANN.format(tome=tome) + "start: game end")
    table.act("Ann", "pass")
    if tome in ("codex_of_alibis", "snitchs_diary"):
        assert table.game.over  # all suspicion has gone, so nothing is left to play
    else:
        table.act("Ann", f"play {tome}")


@pytest.mark.parametrize("tome", ANY_TIME)
def test_tomes_for_any_time_are_not_part_of_a_payment(tome: str) -> None:
    paying = f"Ann: 3 scrap, 1 suspicion\nAnn tomes: {tome} smugglers_blueprints speeches_of_a_kingpin\n"
    table = three(f"{paying}display: item_01\n{CELL_BLOCK}").act("Ann", "pass", "craft item_01")
    assert table.refused("Ann", f"play {tome}") == "WRONG_WINDOW"
    table = three(f"{paying}{CHOW_HALL}").act("Ann", "pass", "recruit one")
    assert table.refused("Ann", f"play {tome}") == "WRONG_WINDOW"


MOMENTS = {  # every moment at which a tome might be thought of, Ann acting; and the windows open then
    "roll_call_turn": "at smithy: Ann 3; Ben (4)\nstart: turn of Ann",
    "start_lights_out": "at smithy: Ann 3; Ben (4)\nstart: lights out",
    "location_strength": "at smithy: Ann 3; Ben 4\nstart: lights out at smithy",
    "patrol": "start: patrol",
}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("tome", TOMES)
def test_each_tome_has_its_window(tome: str, moment: str) -> None:
    table = three(f"Ann: 2 scrap, 1 suspicion\nAnn tomes: {tome} manual_of_might\n{MOMENTS[moment]}")
    fits = TOMES[tome]["window"] in (moment, "any_time")
    assert table.refused("Ann", f"play {tome}") == ("" if fits else "WRONG_WINDOW")


@pytest.mark.parametrize("tome", TOMES)
def test_only_a_tome_in_hand_can_be_played(tome: str) -> None:
    other = "brawlers_primer" if tome != "brawlers_primer" else "atlas_of_hideouts"
    table = three(f"Ann tomes: {other}\nBen tomes: {tome}\nstart: turn of Ann")
    assert table.refused("Ann", f"play {tome}") == "NOT_IN_HAND"


def test_r38_everybody_is_asked_clockwise_from_the_first_player() -> None:
    text = "Ann tomes: manual_of_might\nBen tomes: manual_of_might scavengers_almanac\nCy tomes: scavengers_almanac\n"
    table = scene(f"lockup, 3 players\nfirst player: Ben\n{text}start: patrol", "Ann Ben Cy")
    asked = []
    while table.asked(table.to_act[0]) == "PlayOrPass":
        asked += table.to_act
        table.act(table.to_act[0], "pass")
    assert asked == ["Ben", "Cy", "Ann"]


def test_r38_the_window_closes_when_all_pass_in_succession() -> None:
    text = "Ann tomes: manual_of_might scavengers_almanac\nBen tomes: manual_of_might\n"
    table = three(f"{text}start: patrol")
    table.act("Ann", "pass").act("Ben", "play manual_of_might")
    assert table.to_act == ["Ann"]  # once more, for Ben has played
    table.act("Ann", "play scavengers_almanac", "choose 1")  # acts fully before the next is asked for
    assert table.to_act == ["Ann"]  # Ben has nothing left
    table.act("Ann", "pass")
    assert table.game.round == 2


def test_r39_who_has_passed_waits_for_lights_out() -> None:  # B27
    table = three("Ann tomes: manual_of_might atlas_of_hideouts\nstart: turn of Ann")
    table.act("Ann", "pass").act("Ben", "go smithy", "send 4 face_down", "done").act("Cy", "pass")
    assert table.refused("Ann", "play manual_of_might") == "2"  # it is not her turn
    table.act("Ben", "pass")
    assert table.asked("Ann") == "PlayOrPass"
    assert table.refused("Ann", "play atlas_of_hideouts") == "WRONG_WINDOW"
    assert not table.refused("Ann", "play manual_of_might")


def test_r8_without_tokens_a_player_may_play_tomes_before_the_forced_pass() -> None:
    out = "at smithy: Ann lookout enforcer 2 3 4 5; Ben 5\nBen roll call: passed\nCy roll call: passed\n"
    table = three(f"Ann tomes: manual_of_might\n{out}start: turn of Ann")
    assert table.options("Ann") == ["play manual_of_might", "pass"]
    table.act("Ann", "play manual_of_might")
    assert table.passed("Ann")
    assert table.ranks("smithy") == ["Ann", "Ben"]


def test_r41_a_tome_drawn_may_be_played_in_the_same_round() -> None:
    table = three(
        """
        Ann: 1 gold 1 scrap
        tome deck: smugglers_blueprints brawlers_primer
        goons: flayer_1 - - - -
        display: item_21
        at chow_hall: Ann 5
        at cell_block: Ann 4
        start: lights out at chow hall
        """
    )
    table.act("Ann", "recruit one", "return 1 scrap", "keep_tome smugglers_blueprints")
    table.act("Ann", "craft item_21", "play smugglers_blueprints")
    assert table.items("Ann") == ["item_21"]


def test_r65_only_the_player_is_asked_in_solitary_windows() -> None:
    table = alone("Ann tomes: manual_of_might scavengers_almanac\nstart: patrol")
    table.act("Ann", "play manual_of_might")
    assert table.to_act == ["Ann"]
    table.act("Ann", "pass")
    assert table.game.round == 2


# Nobody can tell whether a seat was asked

QUIET = {  # what Ben holds, so that he is asked, and when; with the Atlas instead he is not asked
    "start of lights out": ("manual_of_might", "at smithy: Ann 5\nstart: lights out"),
    "step 1": ("manual_of_might", "at smithy: Ann 5\nstart: lights out at smithy"),
    "a tome for step 1": ("brawlers_primer", "at smithy: Ann 5; Ben 4\nstart: lights out at smithy"),
    "his own pass": ("manual_of_might", "at smithy: Ben lookout enforcer 2 3 4 5\nstart: turn of Ben"),
    "the Commissary": ("manual_of_might", "at commissary: Ann 5; Ben 4\nstart: lights out at commissary"),
    "the Chow Hall": ("speeches_of_a_kingpin", "at chow_hall: Ann 5; Ben 4\nstart: lights out at chow hall"),
    "start of patrol": ("manual_of_might", "start: patrol"),
    "before a raid": ("manual_of_might", "Cy: 12 suspicion\ngoons: dwarf_1 - - - -\nstart: suspicion"),
    "game end": ("manual_of_might", "start: game end"),
}


def quiet_story(tome: str, text: str, viewer: int | None) -> tuple[int, list[dict[str, int | str]]]:
    """How often Ben was asked, and what the viewer heard when everybody did as little as they may."""
    table = three(f"Ben tomes: {tome}\n{text}")
    asked = 0
    for _ in range(20):
        if table.game.over or table.game.round == 2:
            break
        who = table.to_act[0]
        asked += who == "Ben"
        least = [words for words in table.options(who) if words in ("pass", "decline")]
        table.act(who, *least or table.options(who)[:1])
    return asked, [event.told_to(viewer) for event in table.story.events]


@pytest.mark.parametrize("moment", QUIET)
@pytest.mark.parametrize("viewer", [0, 2, None], ids=["Ann", "Cy", "spectator"])
def test_the_story_does_not_tell_whether_a_seat_was_asked(moment: str, viewer: int | None) -> None:
    tome, text = QUIET[moment]
    asked, story = quiet_story(tome, text, viewer)
    asked_less, same_story = quiet_story("atlas_of_hideouts", text, viewer)
    assert asked > asked_less
    assert story == same_story
