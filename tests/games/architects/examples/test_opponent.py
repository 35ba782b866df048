"""Constantine and Helena, played from scenes."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene


def opponent(text: str) -> Table:
    """The opponent has just had its turn."""
    return scene(f"architects, 1 player\n{text}\nstart: turn of opponent", "Ann")


def test_a39_solo_length() -> None:
    text = "guildhall: Ann 5; opponent 6\nAnn: 2 wood 2 stone\nAnn hand: well\nschemes: S17\nstart: turn of Ann"
    table = scene(f"architects, 1 player\n{text}", "Ann").act("Ann", "build well")
    assert len(table.told("end_triggered")) == 1
    assert table.at("quarry") == {"opponent": 1}  # its last turn; then Ann's
    assert table.to_act == ["Ann"]
    assert table.act("Ann", "go forest").game.over


def test_a39_the_eleventh_construction_does_not_end_the_game() -> None:
    text = "guildhall: Ann 4; opponent 6\nAnn: 2 wood 2 stone\nAnn hand: well\nschemes: S17 S18\nstart: turn of Ann"
    table = scene(f"architects, 1 player\n{text}", "Ann").act("Ann", "build well", "go forest")
    assert not table.told("end_triggered")


@pytest.mark.parametrize(("name", "score"), [("constantine", 11), ("helena", 21)])
def test_a40_bot_score(name: str, score: int) -> None:
    table = scene(
        f"""
        architects, 1 player, opponent {name}
        opponent: 5 virtue, 6 marble, 1 unpaid, level 2
        guildhall: opponent 5
        prison: opponent 3
        start: scoring
        """
    )
    assert table.score("opponent") == score


def test_b37_bot_tie_for_capture() -> None:
    table = opponent("at mines: Ann 2\nat forest: Ann 2\nat workshop: Ann 1\nschemes: S05")
    assert table.held("opponent") == {"Ann": 2}
    assert (table.at("forest"), table.at("mines"), table.at("workshop")) == ({}, {"Ann": 2}, {"Ann": 1})


def test_b38_bot_out_of_workers() -> None:
    table = opponent(
        """
        guildhall: opponent 4
        black market: small opponent; large opponent
        prison: opponent 5
        Ann holds: opponent 3
        at quarry: opponent 4
        at mines: opponent 2
        schemes done: S01 S02 S03
        """
    )
    assert table.home("opponent") == 14
    assert not table.told("scheme_shown")
    assert (len(table.pile("schemes")), table.pile("schemes done")) == (20, [])
    assert (table.held("Ann"), table.prison(), table.at("quarry")) == ({}, {}, {})
    assert table.market() == {"small": "opponent", "large": "opponent"}
    assert table.guildhall() == ["opponent"] * 4


def test_b39_bot_at_the_cathedral() -> None:
    table = opponent("Ann: level 5\nopponent: level 4\nschemes: S01")
    assert (table.level("opponent"), table.guildhall()) == (4, ["opponent"])
    assert (len(table.pile("rewards")), table.virtue("opponent")) == (5, 7)


@pytest.mark.parametrize(("marble", "winners"), [(37, []), (38, ["Ann"])])
def test_b40_solo_tie(marble: int, winners: list[str]) -> None:
    text = f"Ann: {marble} marble, 9 virtue\nopponent: 37 marble, 6 virtue\nstart: scoring"
    table = scene(f"architects, 1 player\n{text}", "Ann")
    assert (table.score("Ann"), table.score("opponent")) == (marble, 37)
    assert table.winners() == winners


@pytest.mark.parametrize("before", [1, 3])
def test_b43_bot_at_the_storehouse(before: int) -> None:
    table = opponent(f"at king's storehouse: opponent {before}\nopponent: 3 marble\nschemes: S15")
    assert table.at("kings_storehouse") == {"opponent": before + 1}
    assert table.goods("opponent") == "5 marble"
