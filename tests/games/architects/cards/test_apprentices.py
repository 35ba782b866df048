"""Every apprentice: skill, virtue when hired, and what it does (RULES.md section 18.1)."""

from __future__ import annotations

import pytest

from tests.games.architects.cards.figures import APPRENTICES
from tests.games.architects.table import Table, scene

NEEDS = {"carpentry": "gallery", "tiling": "treasury", "masonry": "trading_post"}  # one skill each


def turn(text: str, header: str = "architects, 2 players") -> Table:
    return scene(f"{header}\n{text}\nstart: turn of Ann", "Ann Ben")


@pytest.mark.parametrize("apprentice", APPRENTICES)
def test_each_apprentice_is_hired_and_changes_virtue_once(apprentice: str) -> None:
    table = turn(f"Ann: 4 silver, 7 virtue\nupper row: {apprentice}").act("Ann", "go workshop")
    table.act("Ann", f"hire {apprentice}")
    assert table.apprentices("Ann") == [apprentice]
    assert table.virtue("Ann") == 7 + APPRENTICES[apprentice]["virtue"]
    assert table.goods("Ann") == "nothing"


@pytest.mark.parametrize("apprentice", APPRENTICES)
def test_each_apprentice_has_its_skills(apprentice: str) -> None:
    text = f"Ann: 9 clay 9 wood 9 stone 9 gold\nAnn hand: {' '.join(NEEDS.values())}\nAnn apprentices: {apprentice}"
    table = turn(text)
    for skill, building in NEEDS.items():
        skilled = skill in APPRENTICES[apprentice]["skills"]
        assert table.refused("Ann", f"build {building}") == ("" if skilled else "MISSING_SKILL")


def test_labourer_covers_all_three_skills_at_once() -> None:
    text = "Ann: 5 wood 2 stone 2 gold\nAnn hand: keep\nAnn apprentices: labourer"
    assert not turn(text).refused("Ann", "build keep")


# Gathering


@pytest.mark.parametrize(
    ("apprentice", "place", "goods"),
    [
        ("stonecutter", "quarry", "3 stone"),
        ("stonecutter_2", "quarry", "3 stone"),
        ("stonecutter stonecutter_2", "quarry", "4 stone"),
        ("woodcutter", "forest", "3 wood"),
        ("woodcutter_2", "forest", "3 wood"),
        ("woodcutter woodcutter_2", "forest", "4 wood"),
        ("jeweller", "silversmith", "4 silver"),
        ("jeweller_2", "silversmith", "4 silver"),
        ("jeweller jeweller_2", "silversmith", "5 silver"),
    ],
)
def test_gatherers_add_one_each(apprentice: str, place: str, goods: str) -> None:
    table = turn(f"at {place}: Ann 1\nAnn apprentices: {apprentice}").act("Ann", f"go {place}")
    assert table.goods("Ann") == goods


@pytest.mark.parametrize("apprentice", ["stonecutter", "woodcutter", "jeweller"])
def test_gatherers_help_nowhere_else(apprentice: str) -> None:
    assert turn(f"Ann apprentices: {apprentice}").act("Ann", "go mines").goods("Ann") == "2 clay"


@pytest.mark.parametrize(
    ("apprentice", "clay"), [("miner", 1), ("miner_2", 1), ("miner miner_2", 2)], ids=["miner", "miner_2", "both"]
)
def test_miner_adds_clay_to_clay_and_to_gold(apprentice: str, clay: int) -> None:
    text = f"at mines: Ann 1\nAnn apprentices: {apprentice}"
    assert turn(text).act("Ann", "go mines", "gain clay").goods("Ann") == f"{3 + clay} clay"
    assert turn(text).act("Ann", "go mines", "gain gold").goods("Ann") == f"{clay} clay 1 gold"


# King's Storehouse

TRADES = [
    ("merchant_clay", "1 silver", "3 clay", 0),
    ("merchant_gold", "2 silver", "1 gold", 0),
    ("merchant_marble", "3 silver", "1 marble", 0),
    ("merchant_stone", "1 silver", "2 stone", 0),
    ("merchant_wood", "1 silver", "2 wood", 0),
    ("patron_clay", "1 clay", "nothing", 1),
    ("patron_silver", "2 silver", "nothing", 1),
    ("patron_stone", "1 stone", "nothing", 1),
    ("patron_wood", "1 wood", "nothing", 1),
    ("trader_clay", "3 clay", "1 marble", 0),
    ("trader_stone", "2 stone", "1 marble", 0),
    ("trader_wood", "2 wood", "1 marble", 0),
]


@pytest.mark.parametrize(("apprentice", "pay", "goods", "virtue"), TRADES)
def test_merchants_patrons_and_traders_trade(apprentice: str, pay: str, goods: str, virtue: int) -> None:
    table = turn(f"Ann: {pay}\nAnn apprentices: {apprentice}").act("Ann", "go kings_storehouse")
    table.act("Ann", f"trade_with {apprentice}")
    assert (table.goods("Ann"), table.virtue("Ann") - 7) == (goods, virtue)


@pytest.mark.parametrize(("apprentice", "pay", "goods", "virtue"), TRADES)
def test_a_trade_is_out_of_reach_with_one_too_few(apprentice: str, pay: str, goods: str, virtue: int) -> None:
    count, good = pay.split()
    rest = "1 clay 1 wood" if good not in ("clay", "wood") else "2 stone"  # so that there is a choice
    table = turn(f"Ann: {int(count) - 1} {good} {rest}\nAnn apprentices: {apprentice}")
    table.act("Ann", "go kings_storehouse")
    assert table.refused("Ann", f"trade_with {apprentice}") == "SHORT_OF_GOODS"


def test_r18_goods_of_one_trade_pay_for_the_next() -> None:
    text = "Ann: 1 silver\nAnn apprentices: merchant_stone trader_stone\nat king's storehouse: Ann 1"
    table = turn(text).act("Ann", "go kings_storehouse", "trade_with merchant_stone", "trade_with trader_stone")
    assert table.goods("Ann") == "1 marble"


# Tax Stand


def test_thief_loses_one_virtue_less() -> None:
    assert turn("Ann apprentices: thief").act("Ann", "go tax_stand").virtue("Ann") == 6


def test_pickpocket_gains_a_gold() -> None:
    table = turn("Ann apprentices: pickpocket").act("Ann", "go tax_stand")
    assert (table.goods("Ann"), table.virtue("Ann")) == ("1 gold 4 silver", 5)


# Town Centre


@pytest.mark.parametrize("apprentice", ["conspirator", "conspirator_2"])
def test_r24_conspirator_saves_one_silver_of_an_action_and_never_the_tax(apprentice: str) -> None:
    text = f"Ann: 3 silver\nAnn apprentices: {apprentice}\nat town centre: Ann 2; Ben 1\nat forest: Ann 1; Ben 1\n"
    table = turn(text).act("Ann", "go town_centre", "capture forest Ben")
    assert (table.silver("Ann"), table.tax) == (2, 5)
    table.act("Ann", "capture forest Ann")
    assert (table.silver("Ann"), table.tax) == (2, 5)
    table.act("Ann", "capture town_centre Ben")
    assert (table.silver("Ann"), table.tax) == (1, 5)


# Guardhouse


@pytest.mark.parametrize(
    ("apprentice", "goods"),
    [("debt_collector_clay", "2 clay"), ("debt_collector_stone", "2 stone"), ("debt_collector_wood", "2 wood")],
)
def test_debt_collector_gains_goods_for_each_debt_paid(apprentice: str, goods: str) -> None:
    text = f"Ann: 6 silver, 2 unpaid\nAnn apprentices: {apprentice}"
    table = turn(text).act("Ann", "go guardhouse", "pay_debt")
    assert (table.goods("Ann"), table.paid("Ann"), table.unpaid("Ann"), table.virtue("Ann")) == (goods, 1, 1, 8)


@pytest.mark.parametrize("apprentice", ["debt_collector_clay", "debt_collector_stone", "debt_collector_wood"])
def test_r49_destroying_a_debt_is_not_paying_it(apprentice: str) -> None:
    text = f"Ann: 3 clay 3 stone, 1 unpaid\nAnn hand: church\nAnn apprentices: {apprentice}"
    table = turn(text).act("Ann", "build church", "destroy_debt")
    assert (table.goods("Ann"), table.unpaid("Ann"), table.paid("Ann")) == ("nothing", 0, 0)


# Cathedral


@pytest.mark.parametrize(
    ("apprentice", "goods", "cards"),
    [("acolyte_plans", "nothing", 1), ("acolyte_clay", "2 clay", 0), ("acolyte_silver", "2 silver", 0)],
)
def test_acolyte_rewards_each_advance(apprentice: str, goods: str, cards: int) -> None:
    text = f"Ann: 1 gold\nAnn hand: well\nAnn apprentices: {apprentice}\nrewards: reward_virtue_virtue"
    table = turn(text).act("Ann", "cathedral")
    assert (table.goods("Ann"), len(table.hand("Ann")), table.virtue("Ann")) == (goods, cards, 9)


# Black Market


@pytest.mark.parametrize(
    ("apprentice", "goods"),
    [("swindler_clay", "2 clay"), ("swindler_stone", "1 stone"), ("swindler_wood", "1 wood")],
)
def test_swindler_adds_goods_to_each_space(apprentice: str, goods: str) -> None:
    text = f"Ann: 3 silver\nAnn apprentices: {apprentice}\nsmall market: bm02\nlarge market: bm01"
    count, good = goods.split()
    assert turn(text).act("Ann", "market small").has("Ann", good) == int(count)
    table = turn(text).act("Ann", "market middle", "look")
    assert table.has("Ann", good) == 0  # after the space's action
    assert table.act("Ann", table.options("Ann")[0]).has("Ann", good) == int(count)
    plain = turn(text.replace(apprentice, "")).act("Ann", "market large").has("Ann", good)
    assert turn(text).act("Ann", "market large").has("Ann", good) == plain + int(count)


@pytest.mark.parametrize(("space", "price"), [("small", 0), ("middle", 1), ("large", 2)])
def test_trickster_pays_one_silver_less(space: str, price: int) -> None:
    table = turn(f"Ann: {price} marble {price} silver\nAnn apprentices: trickster")
    assert table.act("Ann", f"market {space}").silver("Ann") == 0


@pytest.mark.parametrize("space", ["small", "middle", "large"])
def test_illusionist_keeps_virtue(space: str) -> None:
    table = turn("Ann: 3 silver\nAnn apprentices: illusionist").act("Ann", f"market {space}")
    assert table.virtue("Ann") == 7


def test_r30_illusionist_does_not_cancel_the_virtue_of_a_hire() -> None:
    text = "Ann: 2 silver\nAnn apprentices: illusionist\nupper row: gatekeeper"
    assert turn(text).act("Ann", "market middle", "hire gatekeeper").virtue("Ann") == 6


# Reset

FULL = "black market: middle Ben; large Ben\nAnn: 1 silver, 7 virtue\n"


def test_gatekeeper_releases_up_to_two() -> None:
    text = f"{FULL}prison: Ben 2\nBen apprentices: gatekeeper"
    table = turn(text).act("Ann", "market small")
    assert table.options("Ben") == ["release 2", "release 1", "release 0"]
    table.act("Ben", "release 2")
    assert table.prison() == {"Ann": 1, "Ben": 2}


def test_r34_gatekeeper_releases_fewer_if_fewer_are_there() -> None:
    text = "black market: middle Ann; large Ben\nAnn: 1 silver\nBen apprentices: gatekeeper"
    table = turn(text).act("Ann", "market small")
    assert table.options("Ben") == ["release 1", "release 0"]


@pytest.mark.parametrize(
    ("apprentice", "goods", "virtue"),
    [("squire_gold", "1 gold", 7), ("squire_marble", "1 marble", 7), ("squire_virtue", "nothing", 9)],
)
def test_squire_pays_who_has_nobody_in_prison(apprentice: str, goods: str, virtue: int) -> None:
    text = "black market: middle Ann; large Ann\nAnn: 1 silver\nBen apprentices: "
    table = turn(text + apprentice).act("Ann", "market small")
    assert (table.goods("Ben"), table.virtue("Ben")) == (goods, virtue)
    table = turn(f"prison: Ben 1\n{text}{apprentice}").act("Ann", "market small")
    assert (table.goods("Ben"), table.virtue("Ben")) == ("nothing", 7)
