"""Every goal: leader, instant and end game (RULES.md sections 8 and 10, R34 to R37, R63)."""

from __future__ import annotations

import pytest

from tests.games.lockup.cards.figures import GOALS
from tests.games.lockup.table import Table, scene

# Leader goals. Each is counted with cards of one each; the last step is a goon recruited at the Chow Hall.

LEADER: dict[str, tuple[str, list[str], str]] = {  # what is counted, cards that count one each, the goon to recruit
    "leader_shields": ("items", ["item_02", "item_08", "item_09", "item_11", "item_17", "item_18"], "hobgoblin_1"),
    "leader_gems": ("items", ["item_01", "item_05", "item_06", "item_12", "item_14", "item_21"], "dwarf_1"),
    "leader_magic": ("items", ["item_04", "item_07", "item_10", "item_15", "item_16", "item_19"], "cultist_1"),
    "leader_dwarves": ("goons", ["dwarf_2", "dwarf_3", "dwarf_6", "dwarf_7"], "dwarf_1"),
    "leader_cultists": ("goons", ["cultist_2", "cultist_3", "cultist_4", "cultist_5"], "cultist_1"),
    "leader_hobgoblins": ("goons", ["hobgoblin_2", "hobgoblin_3", "hobgoblin_4", "hobgoblin_5"], "hobgoblin_1"),
}


def recruiting(goal: str, ann: int, ben: int, holder: str, rest: str = "") -> Table:
    """Ben, with so many of what is counted, is about to recruit one more; Ann has so many."""
    kind, cards, goon = LEADER[goal]
    return scene(
        f"""
        lockup, 3 players
        goals: {goal} instant_tomes
        leader goal: {holder}
        Ann {kind}: {" ".join(cards[:ann])}
        Ben: 1 scrap
        Ben {kind}: {" ".join(cards[ann : ann + ben])}
        goons: {goon} - - - -
        at chow_hall: Ben 5
        start: lights out at chow hall
        {rest}
        """,
        "Ann Ben Cy",
    ).act("Ben", "recruit one")


@pytest.mark.parametrize("goal", LEADER)
def test_a_leader_goal_is_claimed_at_its_minimum(goal: str) -> None:
    minimum = GOALS[goal]["minimum"]
    table = recruiting(goal, 0, minimum - 1, "nobody")
    assert table.leader == "Ben"
    assert table.stars("Ben") == 10  # it scores at the end


@pytest.mark.parametrize("goal", LEADER)
def test_a_leader_goal_is_not_claimed_below_its_minimum(goal: str) -> None:
    assert recruiting(goal, 0, GOALS[goal]["minimum"] - 2, "nobody").leader == "nobody"


@pytest.mark.parametrize("goal", LEADER)
def test_r36_equalling_the_holder_does_not_move_a_leader_goal(goal: str) -> None:
    minimum = GOALS[goal]["minimum"]
    assert recruiting(goal, minimum, minimum - 1, "Ann").leader == "Ann"


@pytest.mark.parametrize("goal", LEADER)
def test_a_leader_goal_needs_strictly_more_than_everybody_else(goal: str) -> None:
    minimum = GOALS[goal]["minimum"]
    assert recruiting(goal, minimum, minimum - 1, "nobody").leader == "nobody"


@pytest.mark.parametrize("goal", LEADER)
def test_a_leader_goal_changes_hands_when_the_holder_is_surpassed(goal: str) -> None:  # A19, B24
    minimum = GOALS[goal]["minimum"]
    table = recruiting(goal, minimum, minimum, "Ann")
    assert table.leader == "Ben"
    assert table.told("goal_claimed")[-1]["from"] == 0


@pytest.mark.parametrize("goal", LEADER)
@pytest.mark.parametrize(("players", "stars"), [(2, 6), (3, 8), (4, 8), (5, 8)])
def test_a_leader_goal_scores_for_its_holder_at_the_end(goal: str, players: int, stars: int) -> None:
    table = scene(f"lockup, {players} players\ngoals: {goal}\nleader goal: seat 1\nstart: final scoring")
    assert table.sheet(1)["leader goal"] == stars
    assert "leader goal" not in table.sheet(0)


def test_r63_the_guards_claim_and_score_a_leader_goal() -> None:
    table = scene(
        """
        lockup, 1 player
        round: 6
        goals: leader_dwarves
        guards goons: dwarf_2
        goons: dwarf_1 - - - -
        at chow_hall: guards guard_blue_7
        start: lights out at chow hall
        """
    )
    assert table.leader == "guards"
    assert table.sheet("guards")["leader goal"] == 6


def test_reserved_items_do_not_count_for_a_leader_goal() -> None:
    table = recruiting("leader_gems", 0, 1, "nobody", "Ben reserved: item_28 item_34")
    assert table.leader == "nobody"


# Instant goals: what Ben lacks one of, and how he gets it

CHOW_HALL = "at chow_hall: Ben 5\nstart: lights out at chow hall\n"
CELL_BLOCK = "at cell_block: Ben 5\nstart: lights out at cell block\n"
INSTANT: dict[str, tuple[str, str, list[str]]] = {  # one too few, two too few, the acts that add one
    "instant_power": (
        "Ben: 5 power\nat exercise_yard: Ben 5\nstart: lights out at exercise yard",
        "Ben: 4 power\nat exercise_yard: Ben 5\nstart: lights out at exercise yard",
        ["take"],
    ),
    "instant_items": (
        f"Ben: 2 scrap\nBen items: item_03 item_17\ndisplay: item_01\n{CELL_BLOCK}",
        f"Ben: 2 scrap\nBen items: item_03\nBen reserved: item_17\ndisplay: item_01\n{CELL_BLOCK}",
        ["craft item_01"],
    ),
    "instant_goons": (
        f"Ben: 1 scrap\nBen goons: bandit_1 dwarf_6 demon_1\ngoons: hobgoblin_5 - - - -\n{CHOW_HALL}",
        f"Ben: 1 scrap\nBen goons: bandit_1 dwarf_6\ngoons: hobgoblin_5 - - - -\n{CHOW_HALL}",
        ["recruit one"],
    ),
    "instant_sets": (
        f"Ben: 1 scrap\nBen items: item_01 item_02\ngoons: cultist_1 - - - -\n{CHOW_HALL}",
        f"Ben: 1 scrap\nBen items: item_01 item_28\ngoons: cultist_1 - - - -\n{CHOW_HALL}",
        ["recruit one"],
    ),
    "instant_types": (
        f"Ben: 1 scrap\nBen goons: bandit_1 dwarf_6\ngoons: hobgoblin_5 - - - -\n{CHOW_HALL}",
        f"Ben: 1 scrap\nBen goons: dwarf_1 dwarf_6\ngoons: hobgoblin_5 - - - -\n{CHOW_HALL}",
        ["recruit one"],
    ),
    "instant_tomes": (  # the item draws a tome
        f"Ben: 2 potions\nBen tomes: tacticians_notes tacticians_notes atlas_of_hideouts\n{CELL_BLOCK}display: item_07",
        f"Ben: 2 potions\nBen tomes: tacticians_notes tacticians_notes\n{CELL_BLOCK}display: item_07",
        ["craft item_07"],
    ),
}


def getting_one_more(goal: str, position: str, claimed_by: str = "nobody") -> Table:
    table = scene(f"lockup, 2 players\ngoals: leader_gems {goal}\ninstant goal: {claimed_by}\n{position}", "Ann Ben")
    assert table.instant == claimed_by
    return table.act("Ben", *INSTANT[goal][2])


@pytest.mark.parametrize("goal", INSTANT)
def test_r34_an_instant_goal_is_claimed_and_scored_at_once(goal: str) -> None:
    table = getting_one_more(goal, INSTANT[goal][0])
    assert table.instant == "Ben"
    assert table.sheet("Ben")["instant goal"] == GOALS[goal]["stars"]


@pytest.mark.parametrize("goal", INSTANT)
def test_an_instant_goal_is_not_claimed_one_short_of_it(goal: str) -> None:
    table = getting_one_more(goal, INSTANT[goal][1])
    assert table.instant == "nobody"
    assert "instant goal" not in table.sheet("Ben")


@pytest.mark.parametrize("goal", INSTANT)
def test_an_instant_goal_is_claimed_once(goal: str) -> None:
    table = getting_one_more(goal, INSTANT[goal][0], claimed_by="Ann")
    assert table.instant == "Ann"
    assert "instant goal" not in table.sheet("Ben")


def test_r18_a_goal_is_claimed_between_the_effects_of_a_craft() -> None:  # B23
    table = scene(
        """
        lockup, 2 players
        goals: leader_gems instant_power
        Ben: 5 power, 2 scrap 2 iron
        display: item_18
        at cell_block: Ben 5
        start: lights out at cell block
        """,
        "Ann Ben",
    ).act("Ben", "craft item_18")
    told = [
        event.kind.name for event in table.story.events if event.kind.name in ("scored", "power_gained", "goal_claimed")
    ]
    assert told[:4] == ["scored", "power_gained", "goal_claimed", "scored"]
    assert table.stars("Ben") == 10 + 5 + 5


@pytest.mark.parametrize(("held", "holder"), [("tacticians_notes", "nobody"), ("tacticians_notes " * 2, "Ben")])
def test_r34_tomes_looked_at_count_once_kept(held: str, holder: str) -> None:  # B49
    table = scene(
        f"""
        lockup, 2 players
        goals: instant_tomes
        Ben tomes: big_book_of_stealth {held}
        tome deck: atlas_of_hideouts codex_of_alibis
        at library: Ben 4
        start: lights out at library
        """,
        "Ann Ben",
    ).act("Ben", "take")
    assert table.looks_at("Ben") == ["atlas_of_hideouts", "codex_of_alibis"]
    assert table.instant == "nobody"
    table.act("Ben", "keep_tome codex_of_alibis")
    assert table.instant == holder


def test_there_is_no_instant_goal_in_solitary() -> None:
    table = scene("lockup, 1 player\nseat 0: 5 power\nat exercise_yard: seat 0 5\nstart: lights out at exercise yard")
    assert table.act(0, "take").power(0) == 6
    assert table.instant == "nobody"


# End game goals by majority: items that show a valuable, each counted once however many icons it shows

SHOWING = {
    "end_shield": ["item_13", "item_29", "item_31", "item_02", "item_08", "item_09", "item_11", "item_17", "item_18"],
    "end_gem": ["item_28", "item_34", "item_27", "item_01", "item_05", "item_06", "item_12", "item_14", "item_21"],
    "end_magic": ["item_24", "item_33", "item_27", "item_04", "item_07", "item_10", "item_15", "item_16", "item_19"],
}
OTHER = {"end_shield": "item_01", "end_gem": "item_02", "end_magic": "item_02"}  # shows none of it


def final_goal(goal: str, counts: list[int]) -> list[int]:
    """What the goal scores for players with so many items that show its valuable."""
    cards = SHOWING[goal].copy()
    lines = [f"seat {seat} items: {' '.join(cards.pop() for _ in range(count))}" for seat, count in enumerate(counts)]
    table = scene("\n".join([f"lockup, {len(counts)} players", f"goals: {goal}", *lines, "start: final scoring"]))
    return [table.sheet(seat).get("end goal", 0) for seat in range(len(counts))]


@pytest.mark.parametrize("goal", SHOWING)
@pytest.mark.parametrize(
    ("counts", "stars"),
    [
        ([3, 2, 1, 0], [8, 4, 0, 0]),
        ([3, 2, 2, 0], [8, 2, 2, 0]),  # A18
        ([3, 3, 2, 1], [4, 4, 0, 0]),
        ([2, 2, 2, 1], [4, 4, 4, 0]),
        ([3, 2, 2, 2], [8, 2, 2, 2]),
        ([0, 0, 3, 0], [0, 0, 8, 0]),  # R37: zero is not second
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 2, 3], [0, 4, 8]),
        ([1, 1, 3, 2, 1], [0, 0, 8, 4, 0]),
    ],
)
def test_majority_goals_with_three_to_five_players(goal: str, counts: list[int], stars: list[int]) -> None:
    assert final_goal(goal, counts) == stars


@pytest.mark.parametrize("goal", SHOWING)
@pytest.mark.parametrize(
    ("counts", "stars"), [([3, 1], [6, 0]), ([1, 2], [0, 6]), ([2, 2], [0, 0]), ([1, 0], [6, 0]), ([0, 0], [0, 0])]
)
def test_majority_goals_with_two_players(goal: str, counts: list[int], stars: list[int]) -> None:
    assert final_goal(goal, counts) == stars


@pytest.mark.parametrize("goal", SHOWING)
def test_majority_goals_count_cards_and_not_icons(goal: str) -> None:
    cards = SHOWING[goal]
    text = f"seat 0 items: {cards[0]} {cards[1]}\nseat 1 items: {cards[3]} {cards[4]} {cards[5]}\n"
    table = scene(f"lockup, 2 players\ngoals: {goal}\n{text}start: final scoring")
    assert (table.sheet(0).get("end goal", 0), table.sheet(1)["end goal"]) == (0, 6)


@pytest.mark.parametrize("goal", SHOWING)
def test_majority_goals_count_crafted_items_alone(goal: str) -> None:
    cards = SHOWING[goal]
    text = f"seat 0 items: {OTHER[goal]}\nseat 0 reserved: {cards[0]}\nseat 0 goons: dwarf_1 dwarf_3 cultist_1\n"
    table = scene(f"lockup, 2 players\ngoals: {goal}\n{text}start: final scoring")
    assert "end goal" not in table.sheet(0)


@pytest.mark.parametrize("goal", SHOWING)
def test_r63_the_guards_score_majority_goals_as_a_second_player(goal: str) -> None:
    cards = SHOWING[goal]
    text = f"seat 0 items: {cards[3]}\nguards items: {cards[4]} {cards[5]}\n"
    table = scene(f"lockup, 1 player\ngoals: {goal}\n{text}start: final scoring")
    assert (table.sheet(0).get("end goal", 0), table.sheet("guards")["end goal"]) == (0, 6)


# End game goals by rate

PER: dict[str, tuple[list[str], list[int]]] = {  # what four players own, and what each scores
    "end_power": (["seat 0: 0 power", "seat 1: 1 power", "seat 2: 4 power", "seat 3: 7 power"], [0, 1, 4, 7]),
    "end_sets": (
        [
            "seat 0 items: item_28 item_34 item_29",  # 4 gems, 2 shields, no magic
            "seat 1 items: item_32",  # one of each on one card
            "seat 2 items: item_13 item_01 item_27 item_24",  # 2 shields, 2 gems, 3 magic
            "seat 3 goons: dwarf_1 dwarf_3 cultist_1",  # icons of goons count
        ],
        [0, 3, 6, 3],
    ),
    "end_types": (
        [
            "seat 0 goons: dwarf_1 dwarf_2 dwarf_3",
            "seat 1 goons: bandit_1 cultist_1 demon_1 dwarf_4 hobgoblin_1 ratman_1 flayer_1",
            "seat 2 goons: ratman_2 ratman_3 flayer_2 flayer_3",
        ],
        [2, 14, 4, 0],
    ),
}


@pytest.mark.parametrize("goal", PER)
def test_rate_goals_score_for_everybody(goal: str) -> None:
    lines, stars = PER[goal]
    table = scene("\n".join(["lockup, 4 players", f"goals: {goal}", *lines, "start: final scoring"]))
    assert [table.sheet(seat).get("end goal", 0) for seat in range(4)] == stars


@pytest.mark.parametrize("goal", PER)
@pytest.mark.parametrize("players", [1, 2])
def test_rate_goals_are_the_same_for_two(goal: str, players: int) -> None:
    lines, stars = PER[goal]
    other = "guards" if players == 1 else "seat 0"
    own = [lines[1].replace("seat 1", "seat 0"), lines[2].replace("seat 2", "guards")] if players == 1 else lines[:2]
    table = scene("\n".join([f"lockup, {players} players", f"goals: {goal}", *own, "start: final scoring"]))
    expected = stars[1:3] if players == 1 else [stars[1], stars[0]]
    mine = 0 if players == 1 else 1
    assert [table.sheet(who).get("end goal", 0) for who in (mine, other)] == expected
