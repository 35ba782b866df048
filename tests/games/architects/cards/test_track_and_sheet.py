"""The virtue track and the lines of the score sheet (RULES.md sections 8 and 13.2)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene

TRACK = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


def scored(ann: str, text: str = "") -> Table:
    return scene(f"architects, 2 players\nAnn: {ann}\n{text}\nstart: scoring", "Ann Ben")


@pytest.mark.parametrize("virtue", range(15))
def test_each_step_of_the_track_has_its_points(virtue: int) -> None:
    assert scored(f"{virtue} virtue").sheet("Ann").get("virtue", 0) == TRACK[virtue]


@pytest.mark.parametrize("virtue", range(15))
def test_each_step_of_the_track_has_its_limits(virtue: int) -> None:
    text = f"Ann: {virtue} virtue, 1 gold 3 silver\nAnn hand: well\nstart: turn of Ann"
    table = scene(f"architects, 2 players\n{text}", "Ann Ben")
    assert table.refused("Ann", "market large") == ("TOO_VIRTUOUS" if virtue >= 10 else "")
    assert table.refused("Ann", "cathedral") == ("TOO_WICKED" if virtue <= 4 else "")


@pytest.mark.parametrize(
    ("acts", "price", "tax"),
    [
        (["go workshop", "hire miner"], 4, 2),
        (["go town_centre", "capture quarry Ben"], 1, 1),
        (["go guardhouse", "ransom"], 5, 2),
        (["go guardhouse", "pay_debt"], 6, 3),
    ],
)
@pytest.mark.parametrize(("virtue", "avoided"), [(0, 2), (1, 2), (2, 1), (3, 1), (4, 0), (14, 0)])
def test_each_cost_with_tax_is_avoided_by_itself(
    acts: list[str], price: int, tax: int, virtue: int, avoided: int
) -> None:
    table = scene(
        f"""
        architects, 2 players
        Ann: {virtue} virtue, 9 silver, 1 unpaid
        at quarry: Ben 1
        Ben holds: Ann 1
        upper row: miner
        start: turn of Ann
        """,
        "Ann Ben",
    ).act("Ann", *acts)
    saved = min(tax, avoided)
    assert (9 - table.silver("Ann"), table.tax - 4) == (price - saved, tax - saved)


def test_gold_and_marble_score_one_each_and_other_goods_nothing() -> None:
    assert scored("9 clay 9 wood 9 stone 2 gold 3 marble").sheet("Ann") == {"gold and marble": 5}


@pytest.mark.parametrize(("silver", "points"), [(9, 0), (10, 1), (19, 1), (30, 3)])
def test_every_ten_silver_score_one(silver: int, points: int) -> None:
    assert scored(f"{silver} silver").sheet("Ann").get("silver", 0) == points


@pytest.mark.parametrize(("prisoners", "points"), [(1, 0), (2, -1), (3, -1), (7, -3)])
def test_every_two_prisoners_cost_one(prisoners: int, points: int) -> None:
    text = f"prison: Ann {prisoners}\nBen holds: Ann 4"
    assert scored("7 virtue", text).sheet("Ann").get("prison", 0) == points


def test_debts_cost_two_unless_they_are_paid() -> None:
    assert scored("3 unpaid 4 paid").sheet("Ann") == {"debts": -6}
