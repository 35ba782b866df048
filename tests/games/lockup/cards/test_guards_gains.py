"""What the guards collect, lose and score (RULES.md section 11)."""

from __future__ import annotations

import pytest

from tests.games.lockup.cards.guards import alone
from tests.games.lockup.table import Table, scene

# How they collect


@pytest.mark.parametrize(
    ("place", "first", "second"),
    [
        ("sewers", "2 scrap", "1 scrap"),
        ("infirmary", "2 potion", "1 potion"),
        ("smithy", "2 iron", "1 iron"),
        ("commissary", "1 gold", "nothing"),
    ],
)
def test_guards_collect_cubes_as_a_player_of_their_rank(place: str, first: str, second: str) -> None:
    for token, cubes in (("2", first), ("5", second)):
        table = alone(f"Ann: 1 scrap\nat {place}: guards guard_blue_7; Ann {token}\nstart: lights out at {place}")
        table.act("Ann", "decline")
        assert table.cubes("guards") == cubes


@pytest.mark.parametrize(("token", "first"), [("2", "guards"), ("5", "Ann")])
def test_guards_at_the_yard_take_power_and_the_marker(token: str, first: str) -> None:
    table = scene(
        f"lockup, 1 player\nfirst player: Ann\nat exercise_yard: guards guard_blue_7; Ann {token}\n"
        "start: lights out at exercise yard",
        "Ann",
    ).act("Ann", "take")
    assert (table.first, table.power("guards"), table.power("Ann")) == (first, 2, 2)


@pytest.mark.parametrize(
    ("before", "supply", "after"),
    [
        ("2 scrap 1 potion 1 iron 1 gold", "", "2 scrap 1 potion 1 iron 2 gold"),  # A20
        ("1 gold", "", "1 iron 1 gold"),
        ("1 scrap 1 iron 1 gold", "", "1 scrap 1 potion 1 iron 1 gold"),
        ("1 potion 1 iron 1 gold", "", "1 scrap 1 potion 1 iron 1 gold"),
        ("nothing", "supply: 0 gold, rest with Ann", "1 iron"),
        ("1 iron", "supply: 0 gold, rest with Ann", "1 potion 1 iron"),
        ("nothing", "supply: 0 scrap, 0 potion, 0 iron, 0 gold, rest with Ann", "nothing"),
    ],
)
def test_r56_guards_take_the_rarest_of_what_they_have_fewest_of(before: str, supply: str, after: str) -> None:
    table = alone(
        f"guards: {before}\n{supply}\nat commissary: guards guard_blue_7; Ann 2\nstart: lights out at commissary"
    )
    assert table.cubes("guards") == after


@pytest.mark.parametrize(
    ("goons", "seized"),
    [
        ("dwarf_1 demon_1 dwarf_6 demon_2 dwarf_2", ["demon_1", "demon_2"]),  # B34: icons 1 2 0 2 1
        ("dwarf_6 dwarf_1 ratman_1 dwarf_2 dwarf_3", ["dwarf_1", "dwarf_2"]),  # 0 1 0 1 1
        ("dwarf_6 - - bandit_1 -", ["dwarf_6", "bandit_1"]),
        ("- - dwarf_6 - -", ["dwarf_6"]),  # R55
        ("- - - - -", []),
    ],
)
def test_guards_seize_the_two_goons_with_most_suspicion(goons: str, seized: list[str]) -> None:
    table = alone(f"goons: {goons}\nat chow_hall: guards guard_blue_7; Ann 2\nstart: lights out at chow hall")
    assert table.goons("guards") == seized
    assert table.at("library") == ("Ann 2" if seized else "Ann 2; guards guard_blue_7")


def test_r22_guards_gain_all_effects_of_the_first_goon_before_the_second() -> None:
    table = alone(
        "guards: 2 scrap\ngoons: flayer_2 dwarf_7 - - -\nat chow_hall: guards guard_blue_7; Ann 2\n"
        "start: lights out at chow hall"
    )
    assert table.goons("guards") == ["dwarf_7", "flayer_2"]
    # First 1 gold; then the exchange gives 1 scrap, of which they have most, for iron, the rarest of what they lack.
    assert table.cubes("guards") == "1 scrap 1 iron 1 gold"


def test_guards_second_at_the_chow_hall_seize_nothing_and_score_at_the_library() -> None:  # B35
    table = alone(
        "Ann: 1 scrap\ngoons: dwarf_6 demon_1 - - -\nat chow_hall: guards guard_blue_7; Ann 5\n"
        "start: lights out at chow hall"
    ).act("Ann", "recruit one", "hire dwarf_6")
    assert table.goons("guards") == []
    assert table.ranks("library") == ["guards"]
    assert table.stars("guards") == 11


def guards_at_the_cell_block(guards: str, display: str, rest: str = "") -> Table:
    own = f"guards: {guards}\n" if guards else ""
    text = f"{own}display: {display}\nAnn: 1 scrap\nat cell_block: guards guard_blue_7; Ann 2\n{rest}\n"
    return alone(f"{text}start: lights out at cell block")


@pytest.mark.parametrize(
    ("guards", "display", "crafted", "left"),
    [
        ("2 scrap 1 iron", "item_02 item_09 item_17", "item_02", "1 scrap"),  # B36
        ("4 scrap 2 iron", "item_02 item_09 item_17", "item_17", "2 iron"),  # highest reputation
        ("2 iron 1 scrap", "item_02 item_09 item_34", "item_02", "1 iron"),  # equal: nearest the deck
        ("2 iron 1 scrap", "item_09 item_02 item_34", "item_09", "1 scrap"),
        ("2 scrap 1 potion 1 gold", "item_05 item_34 item_28", "item_05", "1 gold"),  # B38
        ("1 scrap 1 iron 2 gold", "item_05 item_34", "item_05", "1 gold"),  # any: scrap, potion, iron, gold
    ],
)
def test_r57_guards_craft_the_best_item_they_can_pay(guards: str, display: str, crafted: str, left: str) -> None:
    table = guards_at_the_cell_block(guards, display)
    assert (table.items("guards"), table.cubes("guards")) == ([crafted], left)


def test_r57_guards_craft_from_display_before_reserve_then_the_oldest_reserved() -> None:
    table = guards_at_the_cell_block("2 iron 1 scrap", "item_09 item_34", "guards reserved: item_02")
    assert table.items("guards") == ["item_09"]
    table = guards_at_the_cell_block("2 iron 1 scrap", "item_34", "guards reserved: item_02 item_09")
    assert (table.items("guards"), table.reserved("guards")) == (["item_02"], ["item_09"])
    table = guards_at_the_cell_block("2 iron 1 scrap 1 potion", "item_09 item_34", "guards reserved: item_15")
    assert table.items("guards") == ["item_15"]  # more stars in the reserve


@pytest.mark.parametrize(
    ("guards", "display", "reserved"),
    [
        ("1 potion", "item_02 item_09 item_17", ["item_17"]),  # B37
        ("", "item_08 item_15 item_17", ["item_15"]),  # B47: of equals the nearest the deck
        ("", "- item_17 item_15", ["item_17"]),
        ("", "- - -", []),
    ],
)
def test_r57_guards_reserve_the_best_item_when_they_can_pay_none(
    guards: str, display: str, reserved: list[str]
) -> None:
    table = guards_at_the_cell_block(guards, display)
    assert (table.items("guards"), table.reserved("guards")) == ([], reserved)
    assert table.cubes("guards") == (guards or "nothing")
    if not reserved:
        assert "guards guard_blue_7" in table.at("library")


@pytest.mark.parametrize("rank", [1, 2])
def test_guards_craft_at_any_rank_in_rank_order(rank: int) -> None:
    token = "2" if rank == 1 else "5"
    table = alone(
        f"guards: 2 scrap\nAnn: 2 scrap\ndisplay: item_01\nat cell_block: guards guard_blue_7; Ann {token}\n"
        "start: lights out at cell block"
    )
    if rank == 2:
        table.act("Ann", "craft item_01")
    assert table.items("guards") == (["item_01"] if rank == 1 else [])


@pytest.mark.parametrize("token", ["2", "5"])
def test_guards_score_a_star_at_the_library_first_or_second(token: str) -> None:
    table = alone(f"at library: guards guard_blue_6; Ann {token}\nstart: lights out at library")
    table.act("Ann", "decline")
    assert table.stars("guards") == 11
    assert table.tomes("guards") == []


def test_r59_guard_cards_form_one_group_at_the_library() -> None:
    table = alone(
        "guards: 3 power\nat library: guards guard_blue_2\nsupply: 0 iron, rest with Ann\n"
        "at smithy: guards guard_blue_6; Ann 2\nstart: lights out at smithy"
    )
    assert table.strengths("library") == {"guards": 6, "Ann": 2}


def test_r55_guards_collect_bandit_cubes_at_rank_one() -> None:
    for token, cubes in (("2", "2 iron 1 gold"), ("5", "1 iron")):
        table = alone(
            f"loot at smithy: 1 gold\nat smithy: guards guard_blue_7; Ann {token}\nstart: lights out at smithy"
        )
        table.act("Ann", "take")
        assert table.cubes("guards") == cubes


# Raids


@pytest.mark.parametrize(
    ("ann", "guards", "stars", "left"),
    [
        (3, 2, (4, 10), (0, 0)),  # A17
        (2, 4, (10, 4), (2, 0)),
        (3, 3, (10, 10), (0, 0)),
        (0, 0, (10, 10), (0, 0)),  # R62
    ],
)
def test_solitary_raids(ann: int, guards: int, stars: tuple[int, int], left: tuple[int, int]) -> None:
    spare = 12 - ann - guards
    table = alone(
        f"Ann: {ann} suspicion\nguards: {guards} suspicion\nsuspicion at smithy: {spare}\n"
        "goons: dwarf_1 - - - -\nstart: suspicion"
    )
    assert (table.stars("Ann"), table.stars("guards")) == stars
    assert (table.suspicion("Ann"), table.suspicion("guards")) == left
    assert table.suspicion_at("smithy") == 0  # R60
    assert table.suspicion_at("sewers") == 1


def test_r61_after_a_raid_a_short_supply_is_placed_in_order() -> None:
    table = alone(
        "Ann: 5 suspicion\nguards: 6 suspicion\ngoons: demon_1 demon_2 demon_3 dwarf_7 hobgoblin_3\nstart: suspicion"
    )
    assert table.suspicion("Ann") == 5
    places = ("sewers", "infirmary", "smithy", "commissary", "chow_hall")
    assert [table.suspicion_at(place) for place in places] == [2, 2, 2, 1, 0]
    assert len(table.told("raid_began")) == 1


def test_guards_have_no_storage_limit() -> None:
    assert alone("guards: 9 scrap\nstart: patrol").cubes("guards") == "9 scrap"


# The end


def test_guards_score_gold_alone_of_their_cubes_and_no_tomes() -> None:  # A24
    table = alone("guards: 3 scrap 2 iron 2 gold\nAnn: 3 scrap 2 iron 2 gold\nstart: final scoring")
    assert (table.sheet("guards")["resources"], table.sheet("Ann")["resources"]) == (4, 9)
    assert table.sheet("guards")["marker"] == 2


@pytest.mark.parametrize(("ann", "winners"), [(11, []), (12, []), (13, ["Ann"])])
def test_a_tie_is_a_loss(ann: int, winners: list[str]) -> None:  # A23
    table = alone(f"Ann: {ann} stars\nguards: 10 stars\nstart: final scoring")
    assert table.stars("guards") == 12  # with the marker
    assert table.winners() == winners
