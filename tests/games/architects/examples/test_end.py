"""Virtue past its ends, the last round and scoring, played from scenes."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene

THREE = "Red Green Blue"


def test_a23_surplus_virtue() -> None:
    text = "Yellow: 13 virtue, 3 unpaid\nnext: ChangeVirtue(Yellow, 3)\nstart: end of turn of Yellow"
    table = scene(f"architects, 2 players\n{text}", "Yellow Red")
    assert table.virtue("Yellow") == 14
    table.act("Yellow", "destroy_debt", "destroy_debt")
    assert (table.unpaid("Yellow"), table.paid("Yellow"), table.goods("Yellow")) == (1, 0, "nothing")
    assert (table.virtue("Yellow"), table.to_act) == (14, ["Red"])


def test_a23_virtue_13_is_worth_5() -> None:
    assert scene("architects, 2 players\nseat 0: 13 virtue\nstart: scoring").sheet(0) == {"virtue": 5}


def test_b1_surplus_without_debt() -> None:
    text = "Yellow: 14 virtue, 1 paid\nnext: ChangeVirtue(Yellow, 2)\nstart: end of turn of Yellow"
    table = scene(f"architects, 2 players\n{text}", "Yellow Red")
    assert (table.virtue("Yellow"), table.paid("Yellow"), table.unpaid("Yellow")) == (14, 1, 0)
    assert table.to_act == ["Red"]


def last_space() -> Table:
    """Blue takes the last space of the Guildhall."""
    return scene(
        """
        architects, 3 players
        guildhall: Red 5; Green 5; Blue 5
        Blue: 2 wood 2 stone
        Blue hand: well
        Red: 4 clay 2 wood
        Red hand: smithy
        start: turn of Blue
        """,
        THREE,
    ).act("Blue", "build well")


def test_a27_end_trigger() -> None:
    table = last_space()
    assert table.goods("Blue") == "4 clay"
    for who in ("Red", "Green", "Blue"):
        assert table.to_act == [who]
        table.act(who, "go quarry")
    assert table.game.over


def test_a28_final_round() -> None:
    table = last_space().act("Red", "build smithy")
    assert (table.goods("Red"), table.built("Red")) == ("4 stone", ["smithy"])
    assert len(table.guildhall()) == 17
    assert table.told("worker_in_guildhall")[-1]["beside"]


def test_b13_full_guildhall() -> None:
    table = scene(
        """
        architects, 2 players
        guildhall: Red 6; Blue 6
        turns left: 2
        Red: 2 wood 2 stone
        Red hand: well
        start: turn of Red
        """,
        "Red Blue",
    ).act("Red", "build well")
    assert table.goods("Red") == "4 clay"
    assert not table.told("reset_began")
    assert not table.told("end_triggered")
    assert table.act("Blue", "go quarry").game.over


SHEETS = """
    architects, 2 players
    Red: 12 virtue, level 3, 2 gold 1 marble 6 silver, 2 unpaid
    Red built: aqueduct library drafting_room factory
    Blue: 6 virtue, level 2, 1 gold 22 silver
    Blue built: silver_market lighthouse tavern treasury hideout
    prison: Red 3; Blue 4
    start: game end
"""


def test_a29_scoring_red() -> None:
    table = scene(SHEETS, "Red Blue")
    lines = {"buildings": 30, "cathedral": 7, "virtue": 3, "debts": -4, "gold and marble": 3, "prison": -1}
    assert table.sheet("Red") == lines
    assert table.score("Red") == 38


def test_a30_scoring_blue() -> None:
    table = scene(SHEETS, "Red Blue")
    assert table.sheet("Blue") == {"buildings": 35, "cathedral": 4, "gold and marble": 1, "silver": 2, "prison": -2}
    assert table.score("Blue") == 40
    assert table.winners() == ["Blue"]


def test_a31_end_effect_past_the_top() -> None:
    text = "Red: 14 virtue, 2 gold, 1 unpaid\nRed built: castle\nstart: game end"
    table = scene(f"architects, 2 players\n{text}", "Red Blue")
    assert table.options("Red") == ["destroy_debt", "decline"]
    table.act("Red", "destroy_debt")
    assert table.game.over
    assert "debts" not in table.sheet("Red")


@pytest.mark.parametrize(
    ("built", "points"), [("", -6), ("fountain", -3), ("gamblers_den", -9), ("fountain gamblers_den", -6)]
)
def test_a35_debt_buildings(built: str, points: int) -> None:
    text = f"Red: 3 unpaid\nRed built: {built}\nstart: game end"
    assert scene(f"architects, 2 players\n{text}", "Red Blue").sheet("Red")["debts"] == points


def test_b30_both_debt_buildings() -> None:
    text = "Red: 4 unpaid\nRed built: fountain gamblers_den\nstart: game end"
    assert scene(f"architects, 2 players\n{text}", "Red Blue").sheet("Red")["debts"] == -8


def dungeon() -> Table:
    text = "Red: 14 virtue, 4 gold, 1 unpaid\nRed built: dungeon castle\nstart: game end"
    return scene(f"architects, 2 players\n{text}", "Red Blue")


def test_b26_dungeon_order() -> None:
    table = dungeon().act("Red", "resolve castle", "destroy_debt")
    assert (table.virtue("Red"), table.unpaid("Red"), table.game.over) == (12, 0, True)
    table = dungeon().act("Red", "resolve dungeon")
    assert (table.virtue("Red"), table.unpaid("Red"), table.game.over) == (14, 1, True)


@pytest.mark.parametrize(("virtue", "silver", "winners"), [(8, 6, ["Blue"]), (8, 9, ["Red", "Blue"]), (9, 6, ["Red"])])
def test_b31_tie(virtue: int, silver: int, winners: list[str]) -> None:
    text = f"Red: {virtue} virtue, 41 marble {silver} silver\nBlue: 8 virtue, 41 marble 9 silver\nstart: game end"
    table = scene(f"architects, 2 players\n{text}", "Red Blue")
    assert (table.score("Red"), table.score("Blue")) == (41, 41)
    assert table.winners() == winners
