"""Every goon: recruiting it, its effects and valuables, its suspicion, what its type scores (RULES.md 6.3, 7, 10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lockup.cards.figures import DATA, GOONS
from tests.games.lockup.cards.holdings import changes, gained, holdings
from tests.games.lockup.table import Table, scene

TYPES: dict[str, Any] = DATA["goon_types"]


def of_type(kind: str) -> list[str]:
    return [goon for goon, card in GOONS.items() if card["type"] == kind]


# Recruiting


def chow_hall(goons: str, ann: str, rest: str = "") -> Table:
    """Ann is first at the Chow Hall, Ben second and without a cube: he ends up in the Library."""
    return scene(
        f"""
        lockup, 2 players
        goals: leader_shields instant_power
        first player: Ann
        Ann: {ann}
        goons: {goons}
        tome deck: codex_of_alibis brawlers_primer
        at chow_hall: Ann 5; Ben 4
        start: lights out at chow hall
        {rest}
        """,
        "Ann Ben",
    )


@pytest.mark.parametrize("goon", GOONS)
def test_each_goon_gives_what_its_card_says(goon: str) -> None:
    card: dict[str, Any] = GOONS[goon]
    table = chow_hall(f"- - {goon} - -", "1 scrap 1 gold, 2 suspicion")
    before = holdings(table, "Ann")
    table.act("Ann", "recruit one", "return 1 scrap")
    if table.asked("Ann") == "Exchange":
        table.act("Ann", "exchange gold for iron")
    if table.asked("Ann") == "KeepTome":
        table.act("Ann", "keep_tome codex_of_alibis")
    expected = gained(card["effects"])
    expected.subtract({"scrap": 1})
    expected.update(card["valuables"])
    expected.update(goons=1)  # and no stars before the end
    assert changes(before, holdings(table, "Ann")) == {what: count for what, count in expected.items() if count}
    assert table.goons("Ann") == [goon]
    assert table.active_goons() == ["-"] * 5
    assert table.where("Ann", "5") == "cell"


@pytest.mark.parametrize("goon", [goon for goon in GOONS if {"give_suspicion": 1} in GOONS[goon]["effects"]])
def test_goons_that_give_suspicion_give_it_to_an_opponent(goon: str) -> None:
    table = chow_hall(f"- - {goon} - -", "1 scrap, 2 suspicion").act("Ann", "recruit one")
    assert (table.suspicion("Ann"), table.suspicion("Ben")) == (1, 1)


def test_r22_two_goons_are_taken_in_the_order_named_with_all_effects_of_the_first() -> None:  # B22
    table = chow_hall("ratman_3 dwarf_4 flayer_2 demon_1 -", "4 scrap").act("Ann", "recruit two")
    assert table.cubes("Ann") == "nothing"  # payment comes first
    table.act("Ann", "hire ratman_3")
    assert table.cubes("Ann") == "1 scrap"
    table.act("Ann", "hire flayer_2", "exchange scrap for gold")
    assert (table.goons("Ann"), table.cubes("Ann")) == (["ratman_3", "flayer_2"], "1 gold")


def test_r22_effects_cannot_pay_for_the_same_recruit() -> None:
    table = chow_hall("dwarf_7 dwarf_6 - - -", "3 scrap")
    assert table.refused("Ann", "recruit two") == "SHORT_OF_CUBES"


def test_r22_two_goons_need_two_active_goons() -> None:
    table = chow_hall("dwarf_7 - - - -", "4 scrap")
    assert table.refused("Ann", "recruit two") == "TOO_FEW_GOONS"


def test_only_active_goons_can_be_recruited() -> None:
    table = chow_hall("dwarf_7 dwarf_6 - - -", "1 scrap", "Ben goons: demon_1\ngoon discard: demon_2")
    table.act("Ann", "recruit one")
    assert table.options("Ann") == ["hire dwarf_7", "hire dwarf_6"]
    for goon in ("demon_1", "demon_2", "demon_3"):
        assert table.refused("Ann", f"hire {goon}") == "NOT_ACTIVE"


def test_r23_recruiting_leaves_suspicion_and_bandit_cubes_behind() -> None:
    table = chow_hall("- - bandit_3 - -", "1 scrap", "suspicion at smithy: 2\nloot at smithy: 1 iron")
    table.act("Ann", "recruit one")
    assert (table.suspicion_at("smithy"), table.loot_at("smithy")) == (2, "1 iron")


@pytest.mark.parametrize(
    ("rank", "options"),
    [
        (0, {"recruit one": 1, "recruit two": 4}),
        (1, {"recruit one": 1, "recruit two": 5}),
        (2, {"recruit one": 2}),
        (3, {"recruit one": 2}),
    ],
)
def test_each_rank_has_its_price(rank: int, options: dict[str, int]) -> None:
    seats = [1, 2, 3]
    seats.insert(rank, 0)  # seat 0 ranks there
    crews = "; ".join(f"seat {seat} {5 - place}" for place, seat in enumerate(seats))
    for cubes in range(6):
        text = f"seat 0: {cubes} scrap\nseat 0 tomes: manual_of_might\nat chow_hall: {crews}"
        table = scene(f"lockup, 4 players\n{text}\nstart: lights out at chow hall").act(0, "pass")
        assert table.options(0, "recruit") == [option for option, cost in options.items() if cost <= cubes]


# Patrol


@pytest.mark.parametrize("goon", GOONS)
def test_each_goon_brings_its_suspicion_and_bandits_a_cube(goon: str) -> None:
    card = GOONS[goon]
    table = scene(f"lockup, 3 players\ngoons: - {goon} - - -\nstart: suspicion")
    assert table.suspicion_at("infirmary") == card["suspicion"]
    assert table.loot_at("infirmary") == (f"1 {card['patrol_resource']}" if card["type"] == "bandit" else "nothing")


@pytest.mark.parametrize("goon", of_type("bandit"))
def test_r1_a_bandit_brings_no_cube_at_setup(goon: str) -> None:  # B10
    table = scene(f"lockup, 3 players\ngoons: {goon} - - - -")
    assert table.suspicion_at("sewers") == GOONS[goon]["suspicion"]
    assert table.loot_at("sewers") == "nothing"


@pytest.mark.parametrize("goon", of_type("bandit"))
def test_r32_a_bandit_brings_nothing_when_its_resource_has_run_out(goon: str) -> None:
    resource = GOONS[goon]["patrol_resource"]
    text = f"goons: {goon} - - - -\nsupply: 0 {resource}, rest with seat 2\nseat 2: storage 99\nstart: suspicion"
    assert scene(f"lockup, 3 players\n{text}").loot_at("sewers") == "nothing"


@pytest.mark.parametrize("goon", of_type("bandit"))
def test_r16_the_first_rank_takes_the_bandits_cube_with_the_reward(goon: str) -> None:
    resource = GOONS[goon]["patrol_resource"]
    text = f"loot at smithy: 1 {resource}\nat smithy: seat 0 5; seat 1 4\nstart: lights out at smithy"
    table = scene(f"lockup, 3 players\n{text}").act(0, "take")
    cubes = {"iron": 2}
    cubes[resource] = cubes.get(resource, 0) + 1
    assert table.cubes(0) == " ".join(f"{cubes[r]} {r}" for r in ("scrap", "potion", "iron", "gold") if r in cubes)
    assert table.act(1, "take").cubes(1) == "1 iron"


def test_r16_taking_only_bandit_cubes_is_collecting() -> None:
    text = "loot at smithy: 1 gold\nsupply: 0 iron, rest with seat 2\nat smithy: seat 0 5; seat 1 4"
    table = scene(f"lockup, 3 players\n{text}\nstart: lights out at smithy").act(0, "take")
    assert (table.cubes(0), table.where(0, "5")) == ("1 gold", "cell")
    assert table.where(1, "4") == "library"  # R14: nothing was left


@pytest.mark.parametrize("goon", of_type("bandit"))
def test_r16_bandit_cubes_stay_when_the_first_rank_declines(goon: str) -> None:
    resource = GOONS[goon]["patrol_resource"]
    text = f"loot at smithy: 1 {resource}\nat smithy: seat 0 5; seat 1 4\nstart: lights out at smithy"
    table = scene(f"lockup, 3 players\n{text}").act(0, "decline").act(1, "take")
    assert table.loot_at("smithy") == f"1 {resource}"


# Scoring


def goon_stars(goons: list[str], rest: str = "") -> int:
    table = scene(f"lockup, 2 players\nseat 0 goons: {' '.join(goons)}\nseat 0: 50 stars\n{rest}\nstart: final scoring")
    return table.sheet(0).get("goons", 0)


SCORES: list[tuple[str, int, int]] = [
    *(("bandit", count, 3 * count) for count in range(1, 5)),
    *(("flayer", count, 2 * count) for count in range(1, 4)),
    *(("dwarf", count, stars) for count, stars in enumerate([1, 3, 7, 12, 18, 25, 30], start=1)),
    *(("ratman", count, stars) for count, stars in enumerate([-3, 1, 6, 13, 25, 25], start=1)),  # five and more
]


@pytest.mark.parametrize(("kind", "count", "stars"), SCORES)
def test_each_count_of_a_type_scores_its_table(kind: str, count: int, stars: int) -> None:
    assert goon_stars(of_type(kind)[:count]) == stars


def test_the_scores_above_cover_all_goons_of_their_types() -> None:
    for kind in ("bandit", "flayer", "dwarf", "ratman"):
        assert max(count for word, count, _ in SCORES if word == kind) == len(of_type(kind)) == TYPES[kind]["count"]


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("items", range(5))
def test_each_cultist_scores_one_for_each_crafted_item(count: int, items: int) -> None:  # A4
    crafted = " ".join(f"item_{number:02}" for number in range(1, items + 1))
    text = f"seat 0 items: {crafted}\nseat 0 reserved: item_30 item_31"  # R48, B18
    assert goon_stars(of_type("cultist")[:count], text) == count * items


@pytest.mark.parametrize("count", range(1, 4))
@pytest.mark.parametrize(
    ("text", "valuables"),
    [
        ("", 0),
        ("seat 0 items: item_01", 1),
        ("seat 0 items: item_32 item_28", 5),
        ("seat 0 items: item_32 item_28 item_29 item_17", 8),  # A5
        ("seat 0 reserved: item_32", 0),
    ],
)
def test_each_demon_scores_two_for_each_valuable(count: int, text: str, valuables: int) -> None:
    assert goon_stars(of_type("demon")[:count], text) == count * 2 * valuables


def test_r48_demons_count_the_icons_of_goons() -> None:  # B26
    stars = goon_stars(["demon_1", "demon_2", "cultist_1"], "seat 0 items: item_01 item_13")
    assert stars == 2 * 2 * 4 + 1 * 2  # three icons on items, one on the Cultist, who scores the two items


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("power", [0, 1, 5])
def test_each_hobgoblin_scores_one_for_each_power_cube(count: int, power: int) -> None:  # A7
    table = scene(
        f"lockup, 2 players\nseat 0 goons: {' '.join(of_type('hobgoblin')[:count])}\nseat 0: {power} power\n"
        "start: final scoring"
    )
    assert table.sheet(0).get("goons", 0) == count * power


@pytest.mark.parametrize(("goons", "net"), [("ratman_1 flayer_1", -1), ("ratman_1 bandit_1", 0), ("ratman_1", -3)])
@pytest.mark.parametrize("stars", [0, 1, 5])
def test_r47_goons_are_one_net_change_and_nobody_drops_below_zero(goons: str, net: int, stars: int) -> None:  # B25
    table = scene(
        f"lockup, 2 players\nfirst player: seat 1\nseat 0: {stars} stars\nseat 0 goons: {goons}\ngoals: end_shield\n"
        "start: final scoring"
    )
    assert table.stars(0) == max(0, stars + net)


def test_the_guards_score_goons_like_a_player() -> None:
    table = scene(
        "lockup, 1 player\nguards: 4 power\nguards goons: hobgoblin_1 dwarf_1 dwarf_2 ratman_1 bandit_1\n"
        "start: final scoring"
    )
    assert table.sheet("guards")["goons"] == 4 + 3 - 3 + 3
