"""Town Centre, Tax Stand, Guardhouse, and workers without a home, played from scenes."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene

FOUR = "Yellow Red Green Blue"
GROUPS = "at town centre: Yellow 1\nat forest: Red 3; Green 2\nat quarry: Green 1\nYellow: 2 silver"


def town_centre(players: int, text: str) -> Table:
    table = scene(f"architects, {players} players\n{text}\nstart: turn of Yellow", FOUR)
    return table.act("Yellow", "go town_centre")


def test_a12_town_centre_example_1() -> None:
    table = town_centre(4, GROUPS).act("Yellow", "capture forest Red")
    assert (table.silver("Yellow"), table.tax) == (1, 5)
    assert table.refused("Yellow", "capture quarry Green") == "TOO_MANY_PLACES"
    table.act("Yellow", "capture forest Green")
    assert (table.silver("Yellow"), table.tax) == (0, 5)
    assert table.held("Yellow") == {"Red": 3, "Green": 2}


def test_a12_with_three_players_another_place_may_be_chosen() -> None:
    table = town_centre(3, GROUPS).act("Yellow", "capture forest Red")
    assert not table.refused("Yellow", "capture quarry Green")


def test_a13_town_centre_example_2() -> None:
    table = town_centre(4, "Yellow: 3 silver\nat town centre: Yellow 2\nat silversmith: Blue 2; Green 1; Yellow 3")
    home = table.home("Yellow")
    table.act("Yellow", *(f"capture silversmith {who}" for who in ("Blue", "Green", "Yellow")))
    assert (table.silver("Yellow"), table.tax) == (0, 5)
    assert table.held("Yellow") == {"Green": 1, "Blue": 2}
    assert table.home("Yellow") == home + 3
    assert table.at("silversmith") == {}


def test_a14_tax_stand() -> None:
    table = scene("architects, 2 players\ntax: 11\nRed: 7 virtue\nstart: turn of Red", "Red Blue")
    table.act("Red", "go tax_stand")
    assert (table.silver("Red"), table.virtue("Red"), table.tax) == (11, 5, 0)


def test_a16_guardhouse() -> None:
    table = scene(
        """
        architects, 3 players
        at guardhouse: Red 2
        Red holds: Yellow 3; Green 2
        prison: Red 2
        start: turn of Red
        """,
        "Red Yellow Green",
    ).act("Red", "go guardhouse")
    home = table.home("Red")
    table.act("Red", "send_to_prison", "free_prisoners")
    assert table.silver("Red") == 5
    assert table.prison() == {"Yellow": 3, "Green": 2}
    assert table.home("Red") == home + 2
    assert table.to_act == ["Yellow"]  # nothing was left for the third action


def test_b2_below_zero() -> None:
    table = scene("architects, 2 players\nRed: 1 virtue\nstart: turn of Red", "Red Blue").act("Red", "go tax_stand")
    assert (table.virtue("Red"), table.unpaid("Red")) == (0, 1)


def test_b3_two_debts_at_once() -> None:
    table = scene("architects, 2 players\nRed: 0 virtue\nBlue holds: Red 4\nstart: turn of Red", "Red Blue")
    table.act("Red", "go guardhouse", "ransom_by_debt")
    assert (table.virtue("Red"), table.unpaid("Red"), table.home("Red")) == (0, 2, 19)
    assert table.held("Blue") == {}


@pytest.mark.parametrize(
    ("virtue", "action", "price", "tax"),
    [
        (11, "hire miner", 3, 1),
        (11, "ransom", 4, 1),
        (11, "pay_debt", 5, 2),
        (3, "hire miner", 2, 0),
        (3, "pay_debt", 4, 1),
    ],
)
def test_b5_ada(virtue: int, action: str, price: int, tax: int) -> None:
    place = "workshop" if action.startswith("hire") else "guardhouse"
    table = scene(
        f"""
        architects, 2 players, variable
        Red: ada, {virtue} virtue, 9 silver, 1 unpaid
        Blue holds: Red 1
        upper row: miner
        start: turn of Red
        """,
        "Red Blue",
    ).act("Red", f"go {place}", action)
    assert (9 - table.silver("Red"), table.tax - 4) == (price, tax)


def test_b5_adas_first_capture_is_free() -> None:
    text = "Red: ada, 11 virtue\nat forest: Blue 3\nstart: turn of Red"
    table = scene(f"architects, 2 players, variable\n{text}", "Red Blue")
    table.act("Red", "go town_centre", "capture forest Blue")
    assert (table.held("Red"), table.tax) == ({"Blue": 3}, 4)


def test_b6_avoidance_ends_midway() -> None:
    text = "Red: 3 virtue, 11 silver, 2 unpaid\nat guardhouse: Red 1\nstart: turn of Red"
    table = scene(f"architects, 2 players\n{text}", "Red Blue").act("Red", "go guardhouse", "pay_debt")
    assert (11 - table.silver("Red"), table.tax - 4, table.virtue("Red")) == (5, 2, 4)
    table.act("Red", "pay_debt")
    assert (table.silver("Red"), table.tax - 4, table.virtue("Red")) == (0, 5, 5)
    assert (table.unpaid("Red"), table.paid("Red")) == (0, 2)


def test_b7_paying_at_the_top() -> None:
    text = "Red: 14 virtue, 6 silver, 3 unpaid\nRed apprentices: debt_collector_wood\nstart: turn of Red"
    table = scene(f"architects, 2 players\n{text}", "Red Blue").act("Red", "go guardhouse", "pay_debt")
    assert (table.paid("Red"), table.unpaid("Red"), table.goods("Red")) == (1, 2, "2 wood")
    table.act("Red", "destroy_debt")
    assert (table.paid("Red"), table.unpaid("Red"), table.goods("Red"), table.virtue("Red")) == (1, 1, "2 wood", 14)


def test_b14_nobody_to_fetch() -> None:
    text = "guildhall: Blue 15\nprison: Blue 3\nRed holds: Blue 2\nstart: turn of Blue"
    table = scene(f"architects, 5 players\n{text}", "Blue Red")
    assert table.options("Blue") == ["fetch prison", "fetch_from Red"]
    table.act("Blue", "fetch_from Red")
    assert (table.home("Blue"), table.held("Red"), table.to_act) == (1, {"Blue": 1}, ["Red"])


def test_b15_own_town_centre_first() -> None:
    table = scene(
        """
        architects, 2 players
        Red: 3 silver
        at town centre: Red 2; Blue 1
        at forest: Blue 2
        at quarry: Blue 2
        start: turn of Red
        """,
        "Red Blue",
    ).act("Red", "go town_centre", "capture town_centre Red")
    assert (table.home("Red"), table.tax) == (20, 5)
    table.act("Red", "capture forest Blue")
    assert table.refused("Red", "capture quarry Blue") == "TOO_MANY_PLACES"
    table.act("Red", "capture town_centre Blue")
    assert table.held("Red") == {"Blue": 3}
    assert table.to_act == ["Blue"]


@pytest.mark.parametrize(
    ("conspirators", "costs"),
    [("", [1, 2, 3]), ("conspirator", [1, 1, 2]), ("conspirator conspirator_2", [1, 1, 1])],
)
def test_b16_conspirator(conspirators: str, costs: list[int]) -> None:
    text = f"Yellow: 9 silver\nYellow apprentices: {conspirators}\nat town centre: Yellow 2\n"
    table = town_centre(3, text + "at forest: Red 1; Green 1\nat mines: Red 1")
    spent: list[int] = []
    for group in ("forest Red", "forest Green", "mines Red"):
        table.act("Yellow", f"capture {group}")
        spent.append(9 - table.silver("Yellow"))
    assert spent == costs
    assert table.tax == 5


def test_b33_tax_stand() -> None:
    text = "Red: 6 virtue\nRed apprentices: thief pickpocket\nstart: turn of Red"
    assert scene(f"architects, 2 players\ntax: 0\n{text}", "Red Blue").refused("Red", "go tax_stand") == "NO_TAX"
    table = scene(f"architects, 2 players\ntax: 3\n{text}", "Red Blue").act("Red", "go tax_stand")
    assert (table.goods("Red"), table.virtue("Red")) == ("1 gold 3 silver", 5)


def test_b34_idle_placement() -> None:
    text = "Red: 0 silver\nat forest: Blue 2\nstart: turn of Red"
    table = scene(f"architects, 2 players\n{text}", "Red Blue").act("Red", "go town_centre")
    assert table.to_act == ["Blue"]
    assert table.at("town_centre") == {"Red": 1}
    table.act("Blue", "go tax_stand")
    assert table.act("Red", "go silversmith").silver("Red") == 2
    table.act("Blue", "go quarry").act("Red", "go town_centre", "capture forest Blue", "capture quarry Blue")
    assert table.held("Red") == {"Blue": 3}  # two captures: the first worker counts


def test_b36_held_workers() -> None:
    table = scene(
        """
        architects, 2 players
        Red built: keep
        Red holds: Blue 4
        start: turn of Red
        """,
        "Red Blue",
    )
    assert table.sheet("Red")["buildings"] == 12 + 1
    table.act("Red", "go guardhouse", "send_to_prison")
    assert (table.prison(), table.silver("Red")) == ({"Blue": 4}, 4)
    assert table.sheet("Red")["buildings"] == 12
