"""Setup and the characters, played from scenes."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene


def drafted(text: str) -> Table:
    """Everybody keeps the first card each time, until the first turn."""
    table = scene(text)
    while table.asked(table.game.to_act[0]) in ("DraftCard", "KeepCard"):
        seat = table.game.to_act[0]
        table.act(seat, table.options(seat)[0])
    return table


@pytest.mark.parametrize(
    ("header", "rewards"), [("1 player", 5), ("2 players", 5), ("3 players", 7), ("4 players", 9), ("5 players", 11)]
)
def test_a1_reward_pile(header: str, rewards: int) -> None:
    assert len(scene(f"architects, {header}").pile("rewards")) == rewards


def test_a2_standard_start() -> None:
    table = drafted("architects, 5 players\nfirst player: seat 0")
    assert [table.silver(seat) for seat in range(5)] == [3, 4, 5, 6, 7]
    for seat in range(5):
        assert (table.virtue(seat), table.home(seat), len(table.hand(seat))) == (7, 20, 3)
        assert (table.level(seat), table.unpaid(seat), table.apprentices(seat)) == (0, 0, [])
    assert table.tax == 4
    assert "-" not in table.row("upper") + table.row("lower")
    assert (len(table.pile("small")), len(table.pile("large"))) == (10, 0)
    assert table.game.box.guildhall_spaces[table.game.size] == 24
    assert table.to_act == ["seat 0"]


def test_a2_silver_follows_the_first_player() -> None:
    table = drafted("architects, 3 players\nfirst player: seat 2")
    assert [table.silver(seat) for seat in (2, 0, 1)] == [3, 4, 5]
    assert table.to_act == ["seat 2"]


def test_a32_frederick() -> None:
    table = drafted("architects, 3 players, variable\nseat 1: frederick")
    assert (table.prison().get("seat 1", 0), table.goods(1), table.virtue(1)) == (0, "1 stone 4 silver", 7)
    assert len(table.hand(1)) == 3
    text = "seat 1: frederick, 1 gold\nseat 1 hand: well keep\nstart: turn of seat 1"
    table = scene(f"architects, 3 players, variable\n{text}").act(1, "cathedral")
    assert (table.level(1), table.hand(1)[:2]) == (1, ["well", "keep"])


FIVE = """
    architects, 5 players, variable
    seat 0: therese
    seat 1: caroline
    seat 2: ada
    seat 3: frederick
    seat 4: rudolf
"""


@pytest.mark.parametrize(
    ("seat", "prison", "goods", "virtue", "cards", "debts"),
    [
        (2, 0, "1 gold", 11, 4, 0),
        (1, 8, "1 marble 10 silver", 3, 3, 1),
        (4, 0, "1 wood 3 silver", 9, 3, 0),
        (0, 4, "5 silver", 5, 4, 0),
    ],
)
def test_a33_the_others(seat: int, prison: int, goods: str, virtue: int, cards: int, debts: int) -> None:
    table = drafted(FIVE)
    assert (table.prison().get(f"seat {seat}", 0), table.home(seat)) == (prison, 20 - prison)
    assert (table.goods(seat), table.virtue(seat)) == (goods, virtue)
    assert (len(table.hand(seat)), table.unpaid(seat), table.paid(seat)) == (cards, debts, 0)
    assert table.to_act == ["seat 2"]  # Ada, with most virtue
