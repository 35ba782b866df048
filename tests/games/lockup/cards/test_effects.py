"""Every special effect icon, for players and for the guards (RULES.md section 6.4, R24 to R27, R58)."""

from __future__ import annotations

import pytest

from tests.games.lockup.cards.figures import words
from tests.games.lockup.cards.holdings import changes, holdings
from tests.games.lockup.table import Table, scene

# Players. Each icon is met on an item that Ann can just pay; Ben and Cy come after her.

COSTS = {
    "item_33": "2 scrap 3 potions",  # gain 1 potion
    "item_03": "3 scrap",  # remove 1 suspicion
    "item_12": "3 scrap 1 potion",  # give 1 suspicion
    "item_11": "2 scrap 1 iron",  # gain 1 power
    "item_07": "2 potions",  # draw 1 tome
    "item_08": "2 scrap 1 potion",  # storage + 1
    "item_06": "1 potion 1 iron",  # exchange 1
    "item_16": "2 potions 1 gold",  # choose 1 tome
}


def crafting(item: str, rest: str = "", extra: str = "") -> Table:
    """Ann crafts the item with all she has but the extra cubes, up to the first choice of its effects."""
    table = scene(
        f"""
        lockup, 3 players
        goals: leader_dwarves instant_goons
        first player: Ann
        Ann: {COSTS[item]}{extra}
        Ben: 1 scrap
        display: {item} item_34
        at cell_block: Ann 5; Ben 4
        start: lights out at cell block
        {rest}
        """,
        "Ann Ben Cy",
    )
    if table.asked("Ben") == "PlayOrPass":  # he holds tomes in some of the tests
        table.act("Ben", "pass")
    return table.act("Ann", f"craft {item}")


def test_gain_resource() -> None:
    assert crafting("item_33").cubes("Ann") == "1 potion"


@pytest.mark.parametrize(
    ("goon", "cubes"), [("dwarf_4", "1 scrap"), ("cultist_4", "1 potion"), ("dwarf_5", "1 iron"), ("dwarf_7", "1 gold")]
)
@pytest.mark.parametrize("left", [True, False])
def test_gain_resource_takes_what_the_supply_holds(goon: str, cubes: str, left: bool) -> None:
    paid = "potion" if cubes == "1 scrap" else "scrap"
    table = scene(
        f"""
        lockup, 2 players
        seat 0: 1 {paid}
        supply: {1 if left else 0} {cubes.split()[1]}, rest with seat 1
        goons: {goon} - - - -
        at chow_hall: seat 0 5; seat 1 4
        start: lights out at chow hall
        """
    ).act(0, "recruit one")
    assert table.goons(0) == [goon]
    assert table.cubes(0) == (cubes if left else "nothing")


def test_remove_suspicion() -> None:
    table = crafting("item_03", extra=", 2 suspicion")
    assert (table.suspicion("Ann"), table.supply("suspicion")) == (1, 11)


def test_r24_remove_suspicion_does_nothing_without_any() -> None:
    table = crafting("item_03")
    assert (table.items("Ann"), table.suspicion("Ann"), table.supply("suspicion")) == (["item_03"], 0, 12)


@pytest.mark.parametrize("target", ["Ben", "Cy"])
def test_give_suspicion(target: str) -> None:
    table = crafting("item_12", "Cy: 3 suspicion", extra=", 2 suspicion")
    before = table.suspicion(target)
    assert table.options("Ann") == ["accuse Ben", "accuse Cy"]
    table.act("Ann", f"accuse {target}")
    assert (table.suspicion("Ann"), table.suspicion(target)) == (1, before + 1)


def test_r24_give_suspicion_does_nothing_without_any() -> None:
    table = crafting("item_12", "Cy: 3 suspicion")
    assert [table.suspicion(who) for who in ("Ann", "Ben", "Cy")] == [0, 0, 3]
    assert table.to_act == ["Ben"]


def test_gain_power() -> None:
    assert crafting("item_11").power("Ann") == 2


def test_r26_gain_power_does_nothing_when_the_supply_is_empty() -> None:
    table = crafting("item_11", "supply: 0 power, rest with Cy")
    assert (table.items("Ann"), table.power("Ann")) == (["item_11"], 1)


def test_draw_tome() -> None:
    table = crafting("item_07", "tome deck: codex_of_alibis")
    assert table.tomes("Ann") == ["codex_of_alibis"]
    drawn = next(event for event in table.story.events if event.kind.name == "tome_drawn")
    assert ["tome" in drawn.told_to(viewer) for viewer in (0, 1, None)] == [True, False, False]


def test_r25_draw_tome_shuffles_the_discard_pile_into_a_new_deck() -> None:
    table = crafting("item_07", "tome discard: codex_of_alibis codex_of_alibis\nBen tomes: rest")
    assert table.tomes("Ann") == ["codex_of_alibis"]
    assert (table.deck("tome"), table.discard("tome")) == (["codex_of_alibis"], [])


def test_storage() -> None:
    assert crafting("item_08").storage("Ann") == 6


def test_r27_storage_bonuses_add_up_and_count_in_patrol() -> None:
    table = crafting("item_08", "Ann items: item_05 item_22", extra=", storage 7")
    assert table.storage("Ann") == 8


def test_exchange() -> None:
    table = crafting("item_06", extra=" 1 scrap")
    assert table.options("Ann") == [
        "exchange scrap for potion",
        "exchange scrap for iron",
        "exchange scrap for gold",
        "decline",
    ]
    assert table.act("Ann", "exchange scrap for gold").cubes("Ann") == "1 gold"
    assert table.to_act == ["Ben"]


def test_r24_exchange_is_optional() -> None:
    table = crafting("item_06", extra=" 1 scrap").act("Ann", "decline")
    assert table.cubes("Ann") == "1 scrap"
    assert table.where("Ann", "5") == "cell_block"
    assert table.act("Ben", "decline").where("Ann", "5") == "cell"  # the item is collected all the same


def test_r15_exchange_takes_another_type_that_is_in_the_supply() -> None:
    table = crafting("item_06", "supply: 0 gold, rest with Cy", extra=" 1 scrap")
    assert table.refused("Ann", "exchange scrap for scrap") == "SAME_TYPE"
    assert table.refused("Ann", "exchange scrap for gold") == "NONE_IN_SUPPLY"
    assert table.refused("Ann", "exchange gold for iron") == "NONE_TO_RETURN"


def test_exchange_without_a_cube_is_not_asked_for() -> None:
    assert crafting("item_06").to_act == ["Ben"]


def test_choose_tome() -> None:
    table = crafting("item_16", "tome deck: codex_of_alibis brawlers_primer")
    assert table.options("Ann") == ["keep_tome codex_of_alibis", "keep_tome brawlers_primer"]
    table.act("Ann", "keep_tome brawlers_primer")
    assert table.tomes("Ann") == ["brawlers_primer"]
    assert table.deck("tome")[-1] == "codex_of_alibis"  # face down under the deck
    for event in table.story.events:
        if event.kind.name in ("tomes_looked_at", "tome_kept"):
            assert not {"tome", "other"} & event.told_to(1).keys()


def test_r25_choose_tome_with_one_card_keeps_it() -> None:
    table = crafting("item_16", "tome discard: codex_of_alibis\nBen tomes: rest")
    assert table.tomes("Ann") == ["codex_of_alibis"]
    assert table.deck("tome") == []


def test_r25_choose_tome_with_no_card_gives_nothing() -> None:
    table = crafting("item_16", "Ben tomes: rest")
    assert (table.items("Ann"), table.tomes("Ann")) == (["item_16"], [])


# The guards. They craft the one item they can pay, or seize the one goon there is; Ann comes after them.


def guards_craft(item: str, guards: str, rest: str = "") -> Table:
    return scene(
        f"""
        lockup, 1 player
        goals: leader_dwarves
        first player: guards
        seat 0: 1 scrap
        guards: {guards}
        display: {item} item_34
        at cell_block: guards guard_blue_7; seat 0 2
        start: lights out at cell block
        {rest}
        """
    )


def guards_seize(goon: str, guards: str = "1 power", rest: str = "") -> Table:
    return scene(
        f"""
        lockup, 1 player
        goals: leader_shields
        first player: guards
        guards: {guards}
        goons: {goon} - - - -
        at chow_hall: guards guard_blue_7; seat 0 2
        start: lights out at chow hall
        {rest}
        """
    )


def test_r58_guards_gain_resources() -> None:
    assert guards_craft("item_33", "2 scrap 3 potions").cubes("guards") == "1 potion"
    assert guards_seize("dwarf_7").cubes("guards") == "1 gold"


def test_r58_guards_gain_no_resource_that_has_run_out() -> None:
    table = guards_seize("dwarf_7", rest="supply: 0 gold, rest with seat 0")
    assert (table.goons("guards"), table.cubes("guards")) == (["dwarf_7"], "nothing")


def test_r58_guards_remove_suspicion() -> None:
    assert guards_craft("item_03", "3 scrap, 2 suspicion").suspicion("guards") == 1
    assert guards_craft("item_03", "3 scrap").suspicion("guards") == 0


def test_r58_guards_give_suspicion_to_the_player() -> None:
    table = guards_craft("item_12", "3 scrap 1 potion, 2 suspicion")
    assert (table.suspicion("guards"), table.suspicion(0)) == (1, 1)
    table = guards_craft("item_12", "3 scrap 1 potion")
    assert (table.suspicion("guards"), table.suspicion(0)) == (0, 0)


def test_r58_guards_gain_power() -> None:
    assert guards_craft("item_11", "2 scrap 1 iron, 1 power").power("guards") == 2
    assert guards_craft("item_11", "2 scrap 1 iron", "supply: 0 power, rest with seat 0").power("guards") == 1


@pytest.mark.parametrize(("item", "guards", "stars"), [("item_07", "2 potions", 2), ("item_16", "2 potions 1 gold", 5)])
def test_r58_each_tome_is_a_star_for_the_guards(item: str, guards: str, stars: int) -> None:
    table = guards_craft(item, guards)
    assert table.stars("guards") == 10 + stars + 1  # the item's stars and one for the tome
    assert table.tomes("guards") == []
    assert len(table.deck("tome")) == 24


@pytest.mark.parametrize("goon", ["cultist_5", "flayer_1"])
def test_r58_a_tome_of_a_seized_goon_is_a_star(goon: str) -> None:
    assert guards_seize(goon).stars("guards") == 11


def test_r58_a_tome_is_a_star_even_when_none_is_left() -> None:
    table = guards_seize("flayer_1", rest="seat 0 tomes: rest")
    while table.asked(0) == "PlayOrPass":
        table.act(0, "pass")
    assert table.stars("guards") == 11


def test_r58_storage_means_nothing_to_the_guards() -> None:
    table = guards_craft("item_08", "2 scrap 1 potion")
    assert (table.items("guards"), table.storage("guards")) == (["item_08"], 0)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("3 scrap 1 potion 1 iron", "2 scrap 1 potion 1 iron 1 gold"),  # B42
        ("1 scrap 1 potion 1 iron 1 gold", "1 potion 1 iron 2 gold"),  # most: the least rare; fewest: the rarest
        ("2 potions 2 iron 1 gold", "1 scrap 1 potion 2 iron 1 gold"),
        ("2 gold", "1 iron 1 gold"),
        ("nothing", "nothing"),
    ],
)
def test_r58_guards_exchange_one_of_the_most_for_one_of_the_fewest(before: str, after: str) -> None:
    table = guards_seize("flayer_2", f"{before}, 1 power" if before != "nothing" else "1 power")
    assert table.cubes("guards") == after


@pytest.mark.parametrize(
    ("before", "supply", "after"),
    [
        ("2 scrap", "0 gold", "1 scrap 1 iron"),  # fewest among the types in the supply
        ("2 scrap 1 potion", "0 gold, 0 iron", "1 scrap 2 potion"),
        ("1 scrap", "0 gold, 0 iron, 0 potion", "1 scrap"),  # the same type: no exchange
    ],
)
def test_r58_guards_exchange_for_what_the_supply_holds(before: str, supply: str, after: str) -> None:
    table = guards_seize("flayer_2", f"{before}, 1 power", f"supply: {supply}, rest with seat 0")
    assert table.cubes("guards") == after


def test_guards_gain_stars_and_valuables_like_a_player() -> None:
    table = guards_craft("item_32", words({"scrap": 4, "gold": 1}))
    before = {"stars": 10, "power": 1, "scrap": 4, "gold": 1}
    expected = {"stars": 6, "scrap": -4, "gold": -1, "items": 1, "shield": 1, "gem": 1, "magic": 1}
    assert changes(before, holdings(table, "guards")) == expected
