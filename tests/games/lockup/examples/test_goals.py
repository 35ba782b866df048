"""Goals: who claims them, when, and what they are worth."""

from __future__ import annotations

import pytest

from tests.games.lockup.table import scene

WITH_A_GEM = ["item_01", "item_05", "item_06", "item_12", "item_14", "item_21", "item_25", "item_26", "item_27"]


@pytest.mark.parametrize(
    ("gems", "stars"),
    [
        ([3, 2, 2, 0], [8, 2, 2, 0]),
        ([3, 3, 2, 1], [4, 4, 0, 0]),
        ([3, 1], [6, 0]),
        ([2, 2], [0, 0]),
    ],
)
def test_a18_end_game_majority(gems: list[int], stars: list[int]) -> None:
    items = iter(WITH_A_GEM)
    hands = [f"seat {seat} items: {' '.join(next(items) for _ in range(n))}" for seat, n in enumerate(gems)]
    table = scene("\n".join([f"lockup, {len(gems)} players", "goals: end_gem", *hands, "start: final scoring"]))
    assert [table.sheet(seat).get("end goal", 0) for seat in range(len(gems))] == stars


def test_a19_leader_goal() -> None:
    table = scene(
        """
        lockup, 3 players
        goals: leader_shields                                     # at least 3
        Ann: 4 scrap
        Ann items: item_09                                        # 1 shield
        Ben: 6 scrap 1 iron
        Ben items: item_03                                        # 1 shield
        goons: hobgoblin_1 hobgoblin_2 dwarf_3 flayer_3 ratman_1  # a shield each but for the Ratman
        display: item_02                                          # 1 shield
        at chow hall: Ann 5; Ben 4
        at cell block: Ben 3
        start: lights out at chow hall
        """,
        "Ann Ben Cy",
    )
    table.act("Ann", "recruit two", "hire hobgoblin_1")
    assert table.leader == "nobody"  # two are the most, but too few
    table.act("Ann", "hire hobgoblin_2")
    assert table.leader == "Ann"
    table.act("Ben", "recruit two", "return 5 scrap", "hire dwarf_3", "hire flayer_3")
    assert table.leader == "Ann"  # three each: she keeps it
    table.act("Ben", "craft item_02")
    assert table.leader == "Ben"


def test_b23_goal_during_effects() -> None:
    table = scene(
        """
        lockup, 3 players
        goals: leader_gems instant_power end_gem
        Ben: 10 stars, 5 power, 2 scrap 2 iron
        display: item_18
        at cell block: Ben 5
        start: lights out
        """,
        "Ann Ben Cy",
    )
    table.act("Ben", "craft item_18")
    assert (table.power("Ben"), table.instant) == (6, "Ben")
    assert table.sheet("Ben") == {"start": 10, "items": 5, "instant goal": 5}
    order = [event.kind.name for event in table.story.events]
    scored = [place for place, name in enumerate(order) if name == "scored"]
    assert scored[0] < order.index("power_gained") < order.index("goal_claimed") < scored[1]


def test_b24_taking_the_leader_goal_by_a_goon() -> None:
    table = scene(
        """
        lockup, 3 players
        goals: leader_gems
        leader goal: Ann
        Ann items: item_28 item_01       # 3 gems
        Ben: 1 scrap
        Ben items: item_34 item_05       # 3 gems
        goons: dwarf_1 ratman_1
        at chow hall: Ben 5
        start: lights out at chow hall
        """,
        "Ann Ben Cy",
    )
    table.act("Ben", "recruit one")
    assert table.leader == "Ann"
    table.act("Ben", "hire dwarf_1")
    assert table.leader == "Ben"


@pytest.mark.parametrize(
    ("hand", "claimed_by"),
    [
        ("atlas_of_hideouts tacticians_notes", "nobody"),
        ("atlas_of_hideouts tacticians_notes treatise_on_tunnels", "Ann"),  # to compare: one more, and she keeps a 4th
    ],
)
def test_b49_cards_to_choose_from_are_not_in_hand(hand: str, claimed_by: str) -> None:
    table = scene(
        f"""
        lockup, 3 players
        goals: leader_gems instant_tomes end_gem
        Ann tomes: {hand}
        tome deck: big_book_of_stealth atlas_of_hideouts
        at library: Ann 5
        start: lights out at library
        """,
        "Ann Ben Cy",
    )
    table.act("Ann", "take")
    assert len(table.looks_at("Ann")) == 2
    assert table.instant == "nobody"
    table.act("Ann", "keep_tome big_book_of_stealth")
    assert len(table.tomes("Ann")) == len(hand.split()) + 1
    assert table.instant == claimed_by
