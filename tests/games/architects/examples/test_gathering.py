"""Quarry, Forest, Mines, Silversmith and King's Storehouse, played from scenes."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene


def go(place: str, before: int, text: str = "") -> Table:
    """Yellow goes where so many own workers are already."""
    names = "Yellow Red"
    return scene(f"architects, 2 players\nat {place}: Yellow {before}\n{text}\nstart: turn of Yellow", names).act(
        "Yellow", f"go {place}"
    )


def test_a3_forest() -> None:
    table = scene("architects, 2 players\nstart: turn of Yellow", "Yellow Red")
    wood = []
    for _ in range(3):
        table.act("Yellow", "go forest").act("Red", "go quarry")
        wood.append(table.has("Yellow", "wood"))
    assert wood == [1, 1 + 2, 1 + 2 + 3]


def test_a4_quarry() -> None:
    table = scene("architects, 2 players\nat quarry: Yellow 1; Red 4\nstart: turn of Yellow", "Yellow Red")
    table.act("Yellow", "go quarry")
    assert table.has("Yellow", "stone") == 2
    table.act("Red", "go forest").act("Yellow", "go quarry")
    assert table.has("Yellow", "stone") == 2 + 3


def test_a5_mines_fifth_worker() -> None:
    assert go("mines", 4).options("Yellow") == ["gain clay", "gain gold"]
    assert go("mines", 4).act("Yellow", "gain clay").goods("Yellow") == "6 clay"
    assert go("mines", 4).act("Yellow", "gain gold").goods("Yellow") == "2 gold"


def test_a6_mines_first_worker() -> None:
    table = go("mines", 0)
    assert table.goods("Yellow") == "2 clay"  # nothing else was possible, so nobody was asked
    assert table.to_act == ["Red"]


def test_a7_silversmith() -> None:
    assert go("silversmith", 3).goods("Yellow") == "5 silver"


@pytest.mark.parametrize(
    ("n", "silver", "clay", "gold", "wood", "cards"),
    [(1, 2, 2, 0, 1, 1), (2, 3, 3, 1, 2, 2), (3, 4, 4, 1, 3, 2), (4, 5, 5, 2, 4, 3)],
)
def test_a8_table(n: int, silver: int, clay: int, gold: int, wood: int, cards: int) -> None:
    assert go("silversmith", n - 1).goods("Yellow") == f"{silver} silver"
    assert go("forest", n - 1).goods("Yellow") == f"{wood} wood"
    assert go("quarry", n - 1).goods("Yellow") == f"{wood} stone"
    assert len(go("workshop", n - 1, "Yellow: 4 silver").act("Yellow", "plans").hand("Yellow")) == cards
    mines = go("mines", n - 1)
    if gold:
        mines.act("Yellow", "gain clay")
        assert go("mines", n - 1).act("Yellow", "gain gold").goods("Yellow") == f"{gold} gold"
    assert mines.goods("Yellow") == f"{clay} clay"


def test_a9_kings_storehouse() -> None:
    table = go(
        "kings_storehouse",
        4,
        "Yellow: 5 clay 1 wood 2 stone 4 silver, 7 virtue\nYellow apprentices: merchant_gold trader_clay",
    )
    table.act("Yellow", "trade virtue", "pay 2 clay", "trade marble")  # one mix of wood and stone is possible
    table.act("Yellow", "trade_with merchant_gold", "trade_with merchant_gold", "trade_with trader_clay")
    assert table.goods("Yellow") == "2 gold 2 marble"
    assert table.virtue("Yellow") == 8
    assert table.to_act == ["Red"]  # no sixth trade
