"""Every Black Market card, every Reward card and every level of the Cathedral (RULES.md sections 5.2, 18.3, 18.4)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene

MARKETS = {
    "bm01": ("1 marble", "2 wood 2 marble"),
    "bm02": ("2 gold", "1 wood 1 stone 1 gold 1 marble"),
    "bm03": ("1 stone 1 marble", "2 stone 2 marble"),
    "bm04": ("1 wood 1 gold", "2 wood 1 stone 1 gold"),
    "bm05": ("1 wood 1 marble", "1 wood 2 stone 1 marble"),
    "bm06": ("1 marble", "2 stone 2 marble"),
    "bm07": ("2 gold", "1 wood 2 stone 1 marble"),
    "bm08": ("1 stone 1 marble", "2 wood 1 stone 1 gold"),
    "bm09": ("1 wood 1 gold", "1 wood 1 stone 1 gold 1 marble"),
    "bm10": ("1 wood 1 marble", "2 wood 2 marble"),
}
REWARDS = {  # goods, virtue, Building cards
    "reward_virtue_silver": ("3 silver", 1, 0),
    "reward_virtue_silver_2": ("3 silver", 1, 0),
    "reward_virtue_wood": ("2 wood", 1, 0),
    "reward_virtue_wood_2": ("2 wood", 1, 0),
    "reward_virtue_stone": ("2 stone", 1, 0),
    "reward_virtue_stone_2": ("2 stone", 1, 0),
    "reward_virtue_plans": ("nothing", 1, 1),
    "reward_virtue_plans_2": ("nothing", 1, 1),
    "reward_virtue_virtue": ("nothing", 2, 0),
    "reward_virtue_virtue_2": ("nothing", 2, 0),
    "reward_virtue_gold": ("1 gold", 1, 0),
}


def turn(text: str) -> Table:
    return scene(f"architects, 5 players\n{text}\nstart: turn of Ann", "Ann Ben")


@pytest.mark.parametrize("card", MARKETS)
def test_each_market_card_offers_its_goods(card: str) -> None:
    small, large = MARKETS[card]
    left = turn(f"Ann: 1 silver\nsmall market: {card}").act("Ann", "market small")
    assert (left.goods("Ann"), left.virtue("Ann")) == (small, 6)
    right = turn(f"Ann: 3 silver\nlarge market: {card}").act("Ann", "market large")
    assert (right.goods("Ann"), right.virtue("Ann")) == (large, 6)


@pytest.mark.parametrize("card", REWARDS)
def test_each_reward_gives_everything_on_it(card: str) -> None:
    goods, virtue, cards = REWARDS[card]
    table = turn(f"Ann: 1 gold\nAnn hand: well\nrewards: {card}").act("Ann", "cathedral")
    assert (table.goods("Ann"), table.virtue("Ann") - 7, len(table.hand("Ann"))) == (goods, virtue, cards)
    assert table.pile("rewards gone") == [card]


LEVELS = [  # level, cost, points, spaces
    (1, "1 gold", 2, 3),
    (2, "4 stone", 4, 3),
    (3, "1 marble", 7, 2),
    (4, "8 wood", 12, 2),
    (5, "2 gold 2 marble", 20, 1),
]


@pytest.mark.parametrize(("level", "cost", "points", "spaces"), LEVELS)
def test_each_level_has_its_cost_and_points(level: int, cost: str, points: int, spaces: int) -> None:
    text = "Ann: level {}, {}\nAnn hand: well\nrewards: reward_virtue_virtue"
    table = turn(text.format(level - 1, cost)).act("Ann", "cathedral")
    assert (table.level("Ann"), table.goods("Ann"), table.sheet("Ann")["cathedral"]) == (level, "nothing", points)
    count, good = cost.split()[-2:]
    short = f"{cost.removesuffix(f'{count} {good}')}{int(count) - 1} {good}"
    assert turn(text.format(level - 1, short)).refused("Ann", "cathedral") == "SHORT_OF_GOODS"


@pytest.mark.parametrize(("level", "cost", "points", "spaces"), LEVELS)
def test_each_level_has_its_spaces(level: int, cost: str, points: int, spaces: int) -> None:
    text = f"Ann: level {level - 1}, {cost}\nAnn hand: well"
    taken = [f"seat {seat}: level {level}" for seat in range(1, spaces + 1)]
    assert turn("\n".join([text, *taken])).refused("Ann", "cathedral") == "LEVEL_FULL"
    assert not turn("\n".join([text, *taken[1:]])).refused("Ann", "cathedral")


def test_the_top_is_the_end() -> None:
    text = "Ann: level 5, 9 gold 9 marble 9 wood\nAnn hand: well"
    assert turn(text).refused("Ann", "cathedral") == "TOP_REACHED"
