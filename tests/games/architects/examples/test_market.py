"""The Black Market and its reset, played from scenes."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene

OFFERS = """
    small market: bm03       # 1 marble, 1 stone
    large market: bm04       # 1 gold, 1 stone, 2 wood
    Red: 3 silver, 9 virtue
"""


def market(text: str, header: str = "architects, 2 players", names: str = "Red Blue") -> Table:
    return scene(f"{header}\n{text}\nstart: turn of Red", names)


def test_a15_black_market_offers() -> None:
    left = market(OFFERS).act("Red", "market small")
    assert (left.goods("Red"), left.virtue("Red")) == ("1 stone 1 marble 2 silver", 8)
    right = market(OFFERS).act("Red", "market large")
    assert (right.goods("Red"), right.virtue("Red")) == ("2 wood 1 stone 1 gold", 8)
    for table in (left, right):
        assert (table.pile("small")[0], table.pile("large")) == ("bm03", ["bm04"])


def test_a15_the_middle_hires_or_draws() -> None:
    hired = market(f"{OFFERS}\nupper row: miner thief jeweller labourer (2)").act("Red", "market middle")
    assert len(hired.options("Red", "hire")) == 8
    hired.act("Red", "hire labourer")
    assert (hired.silver("Red"), hired.virtue("Red"), hired.apprentices("Red")) == (3, 8, ["labourer"])
    top = "well keep castle smithy palace"
    drawn = market(f"{OFFERS}\nbuilding deck: {top}").act("Red", "market middle", "look")
    assert drawn.looks_at("Red") == top.split()
    drawn.act("Red", "keep castle")
    assert (drawn.hand("Red"), drawn.silver("Red"), drawn.virtue("Red")) == (["castle"], 1, 8)
    assert drawn.pile("buildings")[-4:] == ["well", "keep", "smithy", "palace"]


def test_a24_dropping_below_10() -> None:
    table = market("Red: 11 virtue, 1 silver")
    assert table.refused("Red", "market small") == "TOO_VIRTUOUS"
    table.act("Red", "go tax_stand").act("Blue", "go quarry")
    assert table.virtue("Red") == 9
    assert not table.refused("Red", "market small")


def test_a26_reset() -> None:
    table = market(
        """
        Red: 3 silver
        Blue apprentices: gatekeeper
        prison: Blue 2; Yellow 2
        black market: small Red; middle Blue
        small market: bm05 bm06
        """,
        "architects, 3 players",
        "Red Blue Yellow",
    ).act("Red", "market large")
    assert table.goods("Red") == "1 wood 1 stone 2 marble"  # the action comes first
    assert table.prison() == {"Red": 2, "Blue": 3, "Yellow": 2}
    assert (table.pile("large"), table.pile("small")[0], table.market()) == (["bm05"], "bm06", {})
    table.act("Blue", "release 2")
    assert table.prison() == {"Red": 2, "Blue": 1, "Yellow": 2}
    assert [table.virtue(who) for who in ("Red", "Blue", "Yellow")] == [6, 7, 7]  # Red's is the market's price
    assert [table.unpaid(who) for who in ("Red", "Blue", "Yellow")] == [1, 0, 1]


def test_b8_guildhall_reset() -> None:
    table = scene(
        """
        architects, 2 players
        guildhall: Red 3; Blue 3
        black market: small Red
        prison: Red 2; Blue 1
        Blue: 2 wood 2 stone
        Blue hand: well
        small market: bm05
        start: turn of Blue
        """,
        "Red Blue",
    ).act("Blue", "build well")
    assert table.goods("Blue") == "4 clay"
    assert table.prison() == {"Red": 3, "Blue": 1}
    assert table.pile("large") == ["bm05"]
    assert (table.virtue("Red"), table.unpaid("Red")) == (6, 1)
    assert (table.virtue("Blue"), table.unpaid("Blue")) == (7, 0)


def test_b9_empty_prison() -> None:
    table = market(
        """
        guildhall: Red 5; Blue 4
        Red: 2 wood 2 stone
        Red hand: well
        Blue apprentices: squire_marble
        small market: bm05
        """
    ).act("Red", "build well")
    assert table.pile("large") == ["bm05"]
    assert table.goods("Blue") == "1 marble"
    assert (table.unpaid("Red"), table.unpaid("Blue")) == (0, 0)


def test_b10_three_way_tie() -> None:
    text = "prison: Red 1; Blue 1; Green 1\nblack market: middle Blue; large Green\nRed: 1 silver, 8 virtue"
    table = market(text, "architects, 3 players", "Red Blue Green").act("Red", "market small")
    assert table.prison() == {"Red": 2, "Blue": 2, "Green": 2}
    assert [table.unpaid(who) for who in ("Red", "Blue", "Green")] == [1, 1, 1]
    assert [table.virtue(who) for who in ("Red", "Blue", "Green")] == [7, 7, 7]


@pytest.mark.parametrize(
    ("acts", "goods"), [(["release 2"], "1 marble"), (["use squire_marble", "release 2"], "nothing")]
)
def test_b11_gatekeeper_before_squire(acts: list[str], goods: str) -> None:
    table = market(
        """
        Red: 3 silver
        Blue apprentices: gatekeeper squire_marble
        prison: Blue 1
        black market: small Blue; middle Red
        """
    ).act("Red", "market large")
    assert table.prison() == {"Red": 2, "Blue": 2}
    table.act("Blue", *acts)
    assert (table.prison(), table.goods("Blue")) == ({"Red": 2}, goods)


def test_b12_two_squires() -> None:
    text = "Red: 1 silver\nBlue: 13 virtue, 1 unpaid\nBlue apprentices: squire_gold squire_virtue\n"
    table = market(text + "black market: middle Red; large Red").act("Red", "market small")
    assert (table.goods("Blue"), table.virtue("Blue")) == ("1 gold", 14)
    assert table.options("Blue") == ["destroy_debt", "decline"]
    assert table.act("Blue", "destroy_debt").unpaid("Blue") == 0


def test_b17_black_market_helpers() -> None:
    text = "Red: 5 virtue\nRed apprentices: trickster illusionist swindler_stone\nsmall market: bm05"
    table = market(text).act("Red", "market small")
    assert (table.goods("Red"), table.virtue("Red")) == ("1 wood 1 stone 1 marble", 5)


@pytest.mark.parametrize(
    ("virtue", "action", "reason"),
    [
        (9, "market small", ""),
        (10, "market small", "TOO_VIRTUOUS"),
        (5, "cathedral", ""),
        (4, "cathedral", "TOO_WICKED"),
    ],
)
def test_b18_limits(virtue: int, action: str, reason: str) -> None:
    table = market(f"Red: {virtue} virtue, 1 gold 1 silver\nRed hand: well\nRed apprentices: illusionist")
    assert table.refused("Red", action) == reason


def test_b24_first_right_hand_deal() -> None:
    assert market("Red: 3 silver").act("Red", "market large").goods("Red") == "1 wood 1 stone 2 marble"


def test_b25_small_pile_used_up() -> None:
    table = market("large market: bm01 rest\nblack market: middle Blue; large Blue\nRed: 1 silver")
    assert (len(table.pile("small")), len(table.pile("large"))) == (0, 10)
    table.act("Red", "market small")
    assert table.goods("Red") == "1 gold 1 marble"
    assert (len(table.pile("small")), len(table.pile("large"))) == (9, 1)


@pytest.mark.parametrize(("apprentices", "virtue"), [("", 3), ("Red apprentices: illusionist", 4)])
def test_b41_hired_too_late(apprentices: str, virtue: int) -> None:
    table = market(f"Red: 5 virtue, 2 silver\nupper row: swindler_clay (1)\n{apprentices}")
    table.act("Red", "market middle", "hire swindler_clay")
    assert (table.goods("Red"), table.virtue("Red")) == ("1 silver", virtue)
