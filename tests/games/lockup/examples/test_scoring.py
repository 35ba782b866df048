"""The game end: final scoring and who has won."""

from __future__ import annotations

import pytest

from bighouse.games.lockup.rules.state import PATROL
from tests.games.lockup.table import scene


def goon_stars(cards: str) -> int:
    """What Ann's goons are worth at the end."""
    return scene(f"lockup, 3 players\n{cards}\nstart: final scoring", "Ann Ben Cy").sheet("Ann")["goons"]


def test_a4_cultists() -> None:
    assert goon_stars("Ann goons: cultist_1 cultist_2 cultist_3\nAnn items: item_01 item_02 item_03 item_04") == 12


def test_a5_demon() -> None:
    assert goon_stars("Ann goons: demon_1\nAnn items: item_32 item_28 item_29 item_01") == 16  # 3 + 2 + 2 + 1 icons


def test_a6_dwarves() -> None:
    assert goon_stars("Ann goons: dwarf_1 dwarf_2 dwarf_3 dwarf_4") == 12


def test_a7_hobgoblins() -> None:
    assert goon_stars("Ann: 5 power\nAnn goons: hobgoblin_1 hobgoblin_2 hobgoblin_3") == 15


def test_a8_single_ratman() -> None:
    assert goon_stars("Ann: 10 stars\nAnn goons: ratman_1") == -3


@pytest.mark.parametrize(
    ("bens", "winners"),
    [("item_11 item_12 item_13", ["Ann"]), ("item_11 item_12 item_13 item_14", ["Ann", "Ben"])],
)
def test_a23_tie_at_the_end(bens: str, winners: list[str]) -> None:
    table = scene(
        f"""
        lockup, 3 players
        Ann: 50 stars
        Ann items: item_01 item_02 item_03 item_04
        Ben: 50 stars
        Ben items: {bens}
        Cy: 49 stars
        start: over
        """,
        "Ann Ben Cy",
    )
    assert table.winners() == winners


@pytest.mark.parametrize(("stars", "winners"), [(50, []), (51, ["Ann"])])
def test_a23_solitary_tie(stars: int, winners: list[str]) -> None:
    table = scene(
        f"""
        lockup, 1 player
        Ann: {stars} stars
        Ann items: item_01               # items do not break this tie
        guards: 50 stars
        start: over
        """,
        "Ann",
    )
    assert table.winners() == winners  # nobody: the guards have won


def test_b16_round_6() -> None:
    table = scene(
        """
        lockup, 3 players
        round: 6
        Ann: 9 scrap, storage 5
        start: end of round
        """,
        "Ann Ben Cy",
    )
    assert table.game.over
    assert {"phase": PATROL} not in table.told("phase_began")
    assert table.cubes("Ann") == "9 scrap"
    assert table.sheet("Ann")["resources"] == 9


RESERVED = """
    lockup, 2 players
    goals: leader_dwarves end_shield
    first player: Ben
    Ann: 10 stars
    Ann items: item_01 item_04
    Ann reserved: item_02 item_03 item_17    # all with a shield
"""


def test_b18_reserved_items() -> None:
    table = scene(RESERVED + "Ann goons: cultist_4\nstart: final scoring", "Ann Ben")
    assert table.sheet("Ann") == {"start": 10, "goons": 2}


@pytest.mark.parametrize(
    ("bens", "winners"),
    [("item_11", ["Ann"]), ("item_11 item_12", ["Ann", "Ben"]), ("item_11 item_12 item_13", ["Ben"])],
)
def test_b18_tie_break_counts_two(bens: str, winners: list[str]) -> None:
    table = scene(RESERVED + f"Ben: 10 stars\nBen items: {bens}\nstart: over", "Ann Ben")
    assert table.winners() == winners


def test_b25_ratmen_with_other_goons_near_zero() -> None:
    table = scene(
        """
        lockup, 3 players
        goals: leader_gems end_gem
        first player: Ben
        Ann: 0 stars
        Ann goons: ratman_3 flayer_1
        start: final scoring
        """,
        "Ann Ben Cy",
    )
    assert table.stars("Ann") == 0


def test_b26_demon_counts_goon_icons() -> None:
    cultist = 1  # one item
    assert goon_stars("Ann goons: cultist_1\nAnn items: item_32") == cultist
    assert goon_stars("Ann goons: cultist_1 demon_1 demon_2\nAnn items: item_32") == 16 + cultist
