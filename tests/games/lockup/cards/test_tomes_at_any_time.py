"""Tomes that may be played whenever one is asked (RULES.md section 9, R38 to R46, R64, R65)."""

from __future__ import annotations

import pytest

from tests.games.lockup.cards.tomes import SMITHY, alone, three

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
