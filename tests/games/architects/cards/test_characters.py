"""The characters on side 2 of the player boards (RULES.md section 14)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene


def turn(text: str) -> Table:
    return scene(f"architects, 3 players, variable\n{text}\nstart: turn of Ann", "Ann Ben Cy")


@pytest.mark.parametrize(
    ("acts", "spent", "tax"),
    [
        (["go workshop", "hire miner"], 3, 1),
        (["go town_centre", "capture quarry Ben"], 0, 0),
        (["go guardhouse", "ransom"], 4, 1),
        (["go guardhouse", "pay_debt"], 5, 2),
    ],
)
def test_ada_ignores_one_tax_of_every_cost(acts: list[str], spent: int, tax: int) -> None:
    text = "Ann: ada, 7 virtue, 9 silver, 1 unpaid\nat quarry: Ben 1\nBen holds: Ann 1\nupper row: miner"
    table = turn(text).act("Ann", *acts)
    assert (9 - table.silver("Ann"), table.tax - 4) == (spent, tax)


@pytest.mark.parametrize(("virtue", "spent"), [(4, 3), (3, 2), (1, 2)])
def test_ada_adds_to_the_avoidance_of_the_track_and_never_below_zero_tax(virtue: int, spent: int) -> None:
    table = turn(f"Ann: ada, {virtue} virtue, 9 silver\nupper row: miner").act("Ann", "go workshop", "hire miner")
    assert 9 - table.silver("Ann") == spent


@pytest.mark.parametrize("acts", [["market small"], ["market large"], ["market middle", "hire miner"]])
def test_caroline_draws_a_card_with_each_black_market_action(acts: list[str]) -> None:
    table = turn("Ann: caroline, 3 silver\nupper row: miner\nbuilding deck: keep").act("Ann", *acts)
    assert table.hand("Ann") == ["keep"]


def test_carolines_card_comes_after_the_five_she_looks_at() -> None:
    text = "Ann: caroline, 3 silver\nbuilding deck: well smithy castle palace tavern keep"
    table = turn(text).act("Ann", "market middle", "look", "keep castle")
    assert table.hand("Ann") == ["castle", "keep"]


def test_frederick_discards_no_card_for_the_cathedral() -> None:
    table = turn("Ann: frederick, 1 gold\nAnn hand: well\nrewards: reward_virtue_virtue").act("Ann", "cathedral")
    assert (table.level("Ann"), table.hand("Ann")) == (1, ["well"])


@pytest.mark.parametrize(("virtue", "spent", "tax"), [(9, 3, 2), (3, 2, 1), (0, 1, 0)])
def test_rudolf_hires_for_one_silver_less(virtue: int, spent: int, tax: int) -> None:
    table = turn(f"Ann: rudolf, {virtue} virtue, 9 silver\nupper row: miner").act("Ann", "go workshop", "hire miner")
    assert (9 - table.silver("Ann"), table.tax - 4) == (spent, tax)


def test_rudolf_makes_room_for_a_seventh_apprentice_only() -> None:
    six = "thief jeweller woodcutter stonecutter labourer trickster"
    text = f"Ann: rudolf, 3 silver\nAnn apprentices: {six}\nupper row: miner"
    table = turn(text).act("Ann", "go workshop", "hire miner")
    assert table.options("Ann") == [f"dismiss {apprentice}" for apprentice in six.split()]


@pytest.mark.parametrize(
    ("goods", "left"), [("3 gold", "nothing"), ("3 marble", "nothing"), ("2 gold 2 marble", "1 marble")]
)
def test_therese_pays_gold_and_marble_alike(goods: str, left: str) -> None:
    text = f"Ann: therese, 2 wood 2 stone {goods}\nAnn hand: factory\nAnn apprentices: labourer"
    table = turn(text).act("Ann", "build factory")  # 2 wood, 2 stone, 3 gold; it gives 2 marble
    assert table.goods("Ann") == {"nothing": "2 marble", "1 marble": "3 marble"}[left]


def test_therese_cannot_pay_one_piece_twice() -> None:
    text = "Ann: therese, 2 wood 1 gold\nAnn hand: silver_market\nAnn apprentices: labourer"  # 1 gold and 1 marble
    assert turn(text).refused("Ann", "build silver_market") == "SHORT_OF_GOODS"


def test_others_do_not_pay_marble_for_gold() -> None:
    text = "Ann: rudolf, 9 marble\nAnn hand: well"
    assert turn(text).refused("Ann", "cathedral") == "SHORT_OF_GOODS"
