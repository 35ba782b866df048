"""The Guildhall: buildings and the Cathedral, played from scenes."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene


def guildhall(text: str, names: str = "Yellow Red Blue Green", header: str = "architects, 4 players") -> Table:
    return scene(f"{header}\n{text}\nstart: turn of Yellow", names)


def test_a17_guildhall_order() -> None:
    table = guildhall("guildhall: Red 2; Green 3; Blue 1\nYellow: 2 wood 2 stone\nYellow hand: well")
    table.act("Yellow", "build well")
    assert table.guildhall() == ["Red", "Red", "Green", "Green", "Green", "Blue", "Yellow"]
    laid = table.told("worker_in_guildhall")[-1]["number"]
    columns = table.game.box.guildhall_columns[4]
    assert columns == 5  # the sixth is for five players
    assert ((laid - 1) // columns + 1, (laid - 1) % columns + 1) == (2, 2)


def test_a18_well() -> None:
    table = guildhall("Yellow: 2 wood 2 stone\nYellow hand: well").act("Yellow", "build well")
    assert (table.goods("Yellow"), table.built("Yellow"), table.hand("Yellow")) == ("4 clay", ["well"], [])
    assert table.virtue("Yellow") == 7
    assert table.sheet("Yellow") == {"buildings": 3}


def test_a19_keep() -> None:
    table = guildhall(
        """
        Yellow: 5 wood 2 stone 2 gold, 7 virtue
        Yellow hand: keep
        Yellow apprentices: woodcutter stonecutter miner
        Yellow holds: Red 4; Blue 3
        """
    ).act("Yellow", "build keep")
    assert (table.goods("Yellow"), table.virtue("Yellow")) == ("nothing", 5)
    assert table.sheet("Yellow")["buildings"] == 12 + 2


def test_a19_keep_needs_all_three_skills() -> None:
    text = "Yellow: 5 wood 2 stone 2 gold\nYellow hand: keep\nYellow apprentices: woodcutter stonecutter"
    assert guildhall(text).refused("Yellow", "build keep") == "MISSING_SKILL"


def test_a20_cathedral_first_level() -> None:
    table = guildhall("Yellow: 1 gold, 7 virtue\nYellow hand: castle\nrewards: reward_virtue_gold")
    table.act("Yellow", "cathedral")
    assert (table.goods("Yellow"), table.virtue("Yellow")) == ("1 gold", 8)
    assert (table.hand("Yellow"), table.level("Yellow")) == ([], 1)
    assert table.pile("buildings")[-1] == "castle"
    assert table.pile("rewards gone") == ["reward_virtue_gold"]
    assert table.sheet("Yellow")["cathedral"] == 2


def test_a21_no_space() -> None:
    text = "Red: level 3, 8 stone\nRed hand: well\nBlue: level 3\nGreen: level 2, 1 marble\nGreen hand: keep"
    table = scene(f"architects, 3 players\n{text}\nstart: turn of Green", "Red Blue Green")
    assert table.refused("Green", "cathedral") == "LEVEL_FULL"
    table.act("Green", "go quarry").act("Red", "cathedral").act("Blue", "go quarry")
    assert not table.refused("Green", "cathedral")


@pytest.mark.parametrize(("level", "price"), [(1, 4), (3, 8)])
def test_a22_mixed_cost(level: int, price: int) -> None:
    text = f"Yellow: level {level}, 9 clay {price - 1} wood 1 stone\nYellow hand: well"
    table = guildhall(text).act("Yellow", "cathedral")
    assert (table.has("Yellow", "clay"), table.has("Yellow", "stone"), table.level("Yellow")) == (9, 0, level + 1)
    text = f"Yellow: level {level}, 9 clay {price - 2} wood 1 stone\nYellow hand: well"
    assert guildhall(text).refused("Yellow", "cathedral") == "SHORT_OF_GOODS"


def test_a22_the_payer_chooses_the_mix() -> None:
    table = guildhall("Yellow: level 1, 3 wood 2 stone\nYellow hand: well").act("Yellow", "cathedral")
    assert table.options("Yellow") == ["pay 3 wood 1 stone", "pay 2 wood 2 stone"]


def test_a34_monument() -> None:
    text = "Yellow: 2 wood 3 stone 2 marble\nYellow hand: monument\nYellow apprentices: labourer"
    table = guildhall(text).act("Yellow", "build monument")
    assert [table.virtue(who) for who in ("Yellow", "Red", "Blue", "Green")] == [9, 8, 8, 8]


def test_a36_watchtower() -> None:
    table = guildhall(
        """
        Yellow: 3 clay 4 wood 1 gold 1 marble, 7 virtue
        Yellow hand: watchtower
        Yellow apprentices: labourer
        prison: Yellow 3; Red 4; Blue 2
        """
    ).act("Yellow", "build watchtower")
    assert [table.virtue(who) for who in ("Yellow", "Red", "Blue", "Green")] == [5, 6, 7, 7]


def test_a37_palace() -> None:
    text = "Yellow: 3 wood 3 stone 2 marble, 11 virtue\nYellow hand: palace\nYellow apprentices: labourer"
    assert guildhall(text).act("Yellow", "build palace").goods("Yellow") == "2 gold"


def test_b19_empty_hand() -> None:
    assert guildhall("Yellow: 1 gold").refused("Yellow", "cathedral") == "NO_CARD_TO_DISCARD"
    table = guildhall("Yellow: frederick, 1 gold", header="architects, 4 players, variable")
    assert table.act("Yellow", "cathedral").level("Yellow") == 1


def test_b20_no_rewards_left() -> None:
    text = "Yellow: 1 gold, 7 virtue\nYellow hand: well\nYellow apprentices: acolyte_clay\nrewards left: 0"
    table = guildhall(text).act("Yellow", "cathedral")
    assert (table.goods("Yellow"), table.virtue("Yellow"), table.level("Yellow")) == ("2 clay", 8, 1)


def test_b27_therese_pays() -> None:
    text = "Yellow: therese, level 4, 7 virtue, {}\nYellow hand: well\nrewards: reward_virtue_virtue"
    table = guildhall(text.format("4 gold"), header="architects, 2 players, variable").act("Yellow", "cathedral")
    assert (table.goods("Yellow"), table.level("Yellow")) == ("nothing", 5)
    table = guildhall(text.format("3 gold"), header="architects, 2 players, variable")
    assert table.refused("Yellow", "cathedral") == "SHORT_OF_GOODS"


@pytest.mark.parametrize("building", ["castle", "gallery"])
def test_b27_therese_counts_both(building: str) -> None:
    text = f"Yellow: therese, 5 virtue, 3 gold 2 marble\nYellow built: {building}\nstart: game end"
    table = scene(f"architects, 2 players, variable\n{text}", "Yellow Red")
    assert table.virtue("Yellow") == 5 + 2
    assert table.sheet("Yellow")["gold and marble"] == 5


def test_b28_fortress() -> None:
    table = guildhall(
        """
        Yellow: 3 clay 4 stone 1 gold 2 marble, 7 virtue
        Yellow hand: fortress
        Yellow apprentices: labourer
        at quarry: Red 2
        at forest: Blue 3
        """,
        header="architects, 5 players",
    ).act("Yellow", "build fortress", "capture quarry Red", "capture forest Blue")
    assert table.held("Yellow") == {"Red": 2, "Blue": 3}
    assert (table.virtue("Yellow"), table.tax, table.silver("Yellow")) == (5, 4, 0)
    assert table.to_act == ["Red"]


BARRACKS = """
    Yellow: 2 clay 6 wood 2 gold
    Yellow hand: barracks
    Yellow apprentices: labourer
    Red holds: Yellow 2
    Blue holds: Yellow 1
    at forest: Red 3
"""


def test_b29_barracks() -> None:
    table = guildhall(BARRACKS).act("Yellow", "build barracks", "take_back")
    assert (table.home("Yellow"), table.unpaid("Yellow"), table.virtue("Yellow")) == (19, 0, 7)
    assert (table.held("Red"), table.held("Blue"), table.to_act) == ({}, {}, ["Red"])
    table = guildhall(BARRACKS).act("Yellow", "build barracks", "capture forest Red")
    assert (table.held("Yellow"), table.held("Red"), table.to_act) == ({"Red": 3}, {"Yellow": 2}, ["Red"])


def test_b32_betting_house_at_0() -> None:
    text = "Yellow: 1 clay 2 stone 1 gold, 0 virtue\nYellow hand: betting_house"
    table = guildhall(text).act("Yellow", "build betting_house")
    assert (table.virtue("Yellow"), table.unpaid("Yellow")) == (0, 2)
