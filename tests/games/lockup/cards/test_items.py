"""Every item: its cost, its stars, its valuables and its effects (RULES.md sections 6.1 and 6.2, R18 to R21)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.lockup.cards.figures import ITEMS, words
from tests.games.lockup.cards.holdings import changes, gained, holdings
from tests.games.lockup.table import Table, scene

SPARE = {item: "item_34" if item != "item_34" else "item_28" for item in ITEMS}  # lies beside it on display


def price(item: str) -> Counter[str]:
    """The cost, with scrap for cubes of any type."""
    cost = Counter(ITEMS[item]["cost"])
    cost["scrap"] += cost.pop("any", 0)
    return +cost  # without zeros


def cell_block(display: str, cubes: Counter[str], rest: str = "") -> Table:
    """Ann is first at the Cell Block, Ben second: he is asked when she is done."""
    return scene(
        f"""
        lockup, 2 players
        goals: leader_dwarves instant_goons
        first player: Ann
        Ann: {words(cubes)}, 2 suspicion
        Ben: 1 scrap
        display: {display}
        at cell_block: Ann 5; Ben 4
        start: lights out at cell block
        {rest}
        """,
        "Ann Ben",
    )


def craft(table: Table, item: str) -> None:
    """Craft with scrap for cubes of any type, exchange gold for iron, keep the first tome."""
    table.act("Ann", f"craft {item}")
    if table.asked("Ann") == "PayForItem":
        table.act("Ann", f"return {words(price(item))}")
    if table.asked("Ann") == "Exchange":
        table.act("Ann", "exchange gold for iron")
    if table.asked("Ann") == "KeepTome":
        table.act("Ann", table.options("Ann")[0])
    assert table.to_act == ["Ben"]


@pytest.mark.parametrize("item", ITEMS)
def test_each_item_costs_scores_and_does_what_its_card_says(item: str) -> None:
    card: dict[str, Any] = ITEMS[item]
    table = cell_block(f"{item} {SPARE[item]}", price(item) + Counter(gold=1))
    before = holdings(table, "Ann")
    supply = {resource: table.supply(resource) for resource in ("scrap", "potion", "iron", "gold")}
    craft(table, item)
    expected = gained(card["effects"])
    expected.subtract(price(item))
    supplied = {resource: -expected[resource] for resource in supply if expected[resource]}
    expected.update(card["valuables"])
    expected.update(stars=card["reputation"], items=1)
    assert changes(before, holdings(table, "Ann")) == {what: count for what, count in expected.items() if count}
    assert changes(supply, {resource: table.supply(resource) for resource in supply}) == supplied
    assert table.sheet("Ann")["items"] == card["reputation"]
    assert table.display() == ["-", SPARE[item], "-"]  # R20: the gap stays


@pytest.mark.parametrize("item", ITEMS)
def test_each_item_is_out_of_reach_with_one_cube_too_few(item: str) -> None:
    for resource in price(item):
        table = cell_block(f"{item} {SPARE[item]}", price(item) - Counter({resource: 1}))
        assert table.refused("Ann", f"craft {item}") == "SHORT_OF_CUBES"


@pytest.mark.parametrize("item", ITEMS)
def test_each_item_can_be_reserved_for_a_cube_and_crafted_later(item: str) -> None:
    table = cell_block(f"{item} {SPARE[item]}", Counter(gold=1))
    before = holdings(table, "Ann")
    table.act("Ann", f"reserve {item}")
    assert changes(before, holdings(table, "Ann")) == {"gold": -1, "reserved": 1}  # no stars, no valuables, no effects
    assert table.to_act == ["Ben"]  # nor may it be crafted in the same visit (B19)
    table = cell_block(SPARE[item], price(item) + Counter(gold=1), f"Ann reserved: {item}")
    craft(table, item)
    assert (table.items("Ann"), table.reserved("Ann")) == ([item], [])
    assert table.stars("Ann") == 10 + ITEMS[item]["reputation"]


def test_r19_the_payer_chooses_cubes_of_any_type() -> None:
    table = cell_block("item_05 item_34", Counter(scrap=2, potion=1, iron=1))  # 2 any, 1 scrap
    table.act("Ann", "craft item_05")
    assert table.options("Ann") == [
        "return 2 scrap 1 potion",
        "return 2 scrap 1 iron",
        "return 1 scrap 1 potion 1 iron",
    ]
    assert table.refused("Ann", "return 3 scrap") == "WRONG_PAYMENT"
    table.act("Ann", "return 1 scrap 1 potion 1 iron")
    assert table.cubes("Ann") == "1 scrap"


def test_reserving_takes_any_cube_and_needs_one() -> None:
    table = cell_block("item_01 item_34", Counter(scrap=1, gold=1)).act("Ann", "reserve item_01")
    assert table.options("Ann") == ["return 1 scrap", "return 1 gold"]
    table = cell_block("item_01 item_34", Counter(), "Ann tomes: manual_of_might").act("Ann", "pass")
    assert table.refused("Ann", "reserve item_01") == "SHORT_OF_CUBES"


def test_r20_later_ranks_choose_among_fewer_items() -> None:
    table = cell_block("item_01 item_34", Counter(scrap=2)).act("Ann", "craft item_01")
    assert table.refused("Ben", "reserve item_01") == "NOT_ON_DISPLAY"
    assert table.options("Ben") == ["reserve item_34", "decline"]


def test_r21_a_reserved_item_was_seen_by_all_unless_it_was_drawn() -> None:
    table = cell_block("item_01 item_34", Counter(scrap=1)).act("Ann", "reserve item_01")
    reserved = next(event for event in table.story.events if event.kind.name == "item_reserved")
    assert reserved.told_to(1) == reserved.told_to(0)


def test_an_item_reserved_by_another_is_out_of_reach() -> None:
    table = cell_block("item_01 item_34", Counter(scrap=4), "Ben reserved: item_17")
    assert table.refused("Ann", "craft item_17") == "NOT_ON_DISPLAY"


def test_crafting_and_reserving_send_the_crew_home_and_declining_to_the_library() -> None:
    for act, place in (("craft item_01", "cell"), ("reserve item_34", "cell"), ("decline", "library")):
        table = cell_block("item_01 item_34", Counter(scrap=2)).act("Ann", act)
        table.act("Ben", "decline")
        assert table.where("Ann", "5") == place
