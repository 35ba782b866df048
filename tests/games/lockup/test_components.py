"""The box of Lockup: what the shipped file holds."""

import json
from collections import Counter
from typing import Any

import pytest

from bighouse.games.lockup.box import components as c
from bighouse.games.lockup.box.pack import PACKS

TEXT = PACKS.path.read_text("utf-8")
DATA: Any = json.loads(TEXT)
BOX = PACKS.shipped


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert BOX.name == "Lockup: A Roll Player Tale"
    assert BOX.supply == [25, 15, 15, 10]
    assert (BOX.power, BOX.suspicion, BOX.rounds) == (22, 12, 6)
    assert [len(cards) for cards in (BOX.items, BOX.goons, BOX.goals, BOX.traits, BOX.crews)] == [34, 33, 18, 18, 5]
    assert sum(tome.copies for tome in BOX.tomes) == 28
    assert Counter(guard.colour for guard in BOX.guards) == {c.BLUE: 7, c.GREEN: 5, c.YELLOW: 5, c.RED: 5}
    assert sorted(BOX.location_cards) == [c.OFF_DUTY, c.OFF_DUTY, 0, 1, 2, 3, 4, 5]
    assert Counter(goal.kind for goal in BOX.goals) == {c.LEADER: 6, c.INSTANT: 6, c.END_GAME: 6}


def test_every_index_is_its_place() -> None:
    for cards in (BOX.items, BOX.goons, BOX.goon_types, BOX.tomes, BOX.goals, BOX.traits, BOX.crews, BOX.guards):
        assert [card.index for card in cards] == list(range(len(cards)))
    assert [location.number for location in BOX.locations] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [location.has_goon_space for location in BOX.locations] == [False] + [True] * 5 + [False] * 2


@pytest.mark.parametrize(
    ("prefix", "words"),
    [
        ("", c.EFFECT_WORDS),
        ("", c.RESOURCE_WORDS),
        ("", c.VALUABLE_WORDS),
        ("", c.GOON_TYPE_WORDS),
        ("", c.WINDOW_WORDS),
        ("", c.GOAL_WORDS),
        ("", c.COLOUR_WORDS),
        ("", c.LOCATION_WORDS[1:]),
        ("MEASURE_", [word for word in c.MEASURE_WORDS if word != "items_with_valuable"]),
    ],
)
def test_words_and_numbers_go_together(prefix: str, words: list[str]) -> None:
    for name in words:
        everywhere = [w for w in vars(c).values() if isinstance(w, list) and name in w]
        assert any(getattr(c, prefix + name.upper()) == known.index(name) for known in everywhere)


def test_the_vocabulary_of_the_file_is_ours() -> None:
    assert set(c.EFFECT_WORDS) <= set(DATA["vocabulary"])
    assert [word.partition(":")[0] for word in DATA["vocabulary"]["measures"]] == c.MEASURE_WORDS
    assert [word for word in DATA["tome_windows"] if word not in ("source", "note")] == c.WINDOW_WORDS


def test_setup_by_number_of_players() -> None:
    """RULES.md sections 1, 2 and 4."""
    assert BOX.display_size[1:] == [3, 3, 4, 5, 6]
    assert BOX.face_down_limit[1:] == [6, 3, 2, 2, 2]
    everyone = (1 << c.TOKENS) - 1
    assert BOX.tokens[1:] == [everyone] * 4 + [everyone & ~(1 << c.TWO)]
    assert (BOX.start_stars_standard, BOX.start_stars_advanced) == (10, 0)
    assert (BOX.start_power_standard, BOX.start_power_advanced, BOX.traits_dealt) == (1, 0, 2)
    assert (BOX.guards_start_stars_standard, BOX.guards_start_stars_advanced, BOX.guards_start_power) == (10, 20, 1)
    for crew in BOX.crews:
        assert (crew.side_a.power, crew.side_a.suspicion, crew.side_a.storage, crew.side_a.bonus) == (1, 0, 5, [])


def test_strength_of_sets_of_tokens() -> None:
    assert len(BOX.strength) == 64
    assert [BOX.strength[1 << token] for token in range(c.TOKENS)] == [0, 0, 2, 3, 4, 5]
    assert BOX.strength[1 << c.ENFORCER | 1 << c.TWO | 1 << c.FIVE] == 7
    assert BOX.strength[63] == 14


def test_raids_by_number_of_players() -> None:
    """RULES.md sections 7 and 11.5: stars lost."""
    assert BOX.raid_most[1:] == [6, 6, 8, 8, 8]
    assert BOX.raid_second[1:] == [0, 0, 4, 4, 4]
    assert BOX.raid_tie_most[1:] == [0, 0, 4, 4, 4]
    assert BOX.raid_tie_second[1:] == [0, 0, 2, 2, 2]
    assert BOX.raid_guards_most == 6


def test_final_scoring() -> None:
    """RULES.md sections 10 and 11.6."""
    assert (BOX.resource_stars, BOX.guards_resource_stars) == ([1, 1, 1, 2], [0, 0, 0, 2])
    assert (BOX.tome_stars, BOX.marker_stars) == (1, 2)
    types = BOX.goon_types
    assert (types[c.BANDIT].flat, types[c.FLAYER].flat) == (3, 2)
    for goon_type, measure, stars in (
        (c.CULTIST, c.MEASURE_ITEMS, 1),
        (c.DEMON, c.MEASURE_VALUABLES, 2),
        (c.HOBGOBLIN, c.MEASURE_POWER, 1),
    ):
        per = types[goon_type].per
        assert per is not None
        assert (per.kind, per.argument, types[goon_type].per_stars) == (measure, -1, stars)
    assert types[c.DWARF].table == [0, 1, 3, 7, 12, 18, 25, 30]
    assert types[c.RATMAN].table == [0, -3, 1, 6, 13, 25]
    assert [goon_type.table for goon_type in types].count([]) == 5


def test_goons_are_counted_by_type() -> None:
    count = Counter(goon.type for goon in BOX.goons)
    assert [goon_type.count for goon_type in BOX.goon_types] == [count[i] for i in range(c.GOON_TYPES)]
    assert sorted(goon.patrol_resource for goon in BOX.goons if goon.type == c.BANDIT) == [0, 1, 2, 3]
    assert all(goon.patrol_resource == -1 for goon in BOX.goons if goon.type != c.BANDIT)


def test_the_design_notes_count_right() -> None:
    assert [sum(item.valuables[v] for item in BOX.items) for v in range(c.VALUABLES)] == [15, 15, 15]
    assert [sum(goon.valuables[v] for goon in BOX.goons) for v in range(c.VALUABLES)] == [4, 4, 4]
    assert Counter(goon.suspicion for goon in BOX.goons) == {0: 10, 1: 16, 2: 7}


def test_costs_are_five_counts_and_a_price() -> None:
    ledger = next(item for item in BOX.items if item.name == "Forged Ledger")
    assert (ledger.cost, ledger.price, ledger.valuables) == ([0, 1, 0, 0, 3], 4, [0, 1, 0])
    assert all(1 <= item.price <= 6 and item.price == sum(item.cost) for item in BOX.items)


def test_effects_with_more_than_a_number() -> None:
    almanac = next(tome for tome in BOX.tomes if tome.id == "scavengers_almanac").effects[0]
    assert (almanac.kind, almanac.alternatives) == (c.GAIN_ONE_OF, [[2, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]])
    chow = BOX.reward(4, c.CHOW_HALL, 1, 4)[0]
    assert (chow.kind, chow.alternatives) == (c.RECRUIT, [[1, 1], [2, 5]])
    scheming = next(trait for trait in BOX.traits if trait.id == "scheming").bonus
    assert [(effect.kind, effect.n, effect.keep) for effect in scheming] == [(c.GAIN_STARS, 3, 0), (c.DRAW_ITEM, 2, 1)]
    shrewd = next(trait for trait in BOX.traits if trait.id == "shrewd").bonus[0]
    assert (shrewd.kind, shrewd.cubes) == (c.GAIN, [1, 0, 1, 1])
    reinforce = next(tome for tome in BOX.tomes if tome.id == "tacticians_notes").effects[0]
    assert (reinforce.kind, reinforce.n, type(reinforce.n)) == (c.REINFORCE, 1, int)


def test_windows_select_tomes_of_a_packed_hand() -> None:
    hand = sum(1 << (c.TOME_BITS * tome.index) for tome in BOX.tomes)
    assert sum(BOX.window_tomes) == sum(15 * (1 << (c.TOME_BITS * tome.index)) for tome in BOX.tomes)
    for window in range(c.WINDOWS):
        playable = [tome for tome in BOX.tomes if (hand & BOX.window_tomes[window]) >> (4 * tome.index) & 15]
        assert playable == [tome for tome in BOX.tomes if tome.window == window]


def test_goals_of_each_kind() -> None:
    goals = {goal.id: goal for goal in BOX.goals}
    leader = goals["leader_dwarves"]
    assert (leader.measure.kind, leader.measure.argument) == (c.MEASURE_GOON_TYPE, c.DWARF)
    assert (leader.need, leader.stars, leader.stars_two_player) == (2, 8, 6)
    instant = goals["instant_sets"]
    assert (instant.measure.kind, instant.need, instant.stars) == (c.MEASURE_VALUABLE_SETS, 1, 4)
    majority = goals["end_gem"]
    assert (majority.measure.kind, majority.measure.argument) == (c.MEASURE_ITEMS_WITH, c.GEM)
    assert (majority.first, majority.second, majority.two_player_first, majority.two_player_second) == (8, 4, 6, 0)
    assert majority.per_stars == 0
    assert (goals["end_sets"].per_stars, goals["end_sets"].first) == (3, 0)


def test_guards_by_difficulty() -> None:
    """RULES.md sections 11.1 and 11.3."""
    decks = {level.id: [guard for guard in BOX.guards if guard.colour in level.colours] for level in BOX.difficulties}
    assert {word: len(deck) for word, deck in decks.items()} == {"moderate": 12, "challenging": 12, "expert": 12}
    assert {word: sum(guard.draws for guard in deck) for word, deck in decks.items()} == {
        "moderate": 0, "challenging": 1, "expert": 1,
    }  # fmt: skip
    for deck in decks.values():
        assert [(guard.strength, guard.colour) for guard in deck if guard.enforcer] == [(0, c.BLUE)]
        assert [(guard.strength, guard.colour) for guard in deck if guard.lookout] == [(0, c.BLUE)]


def test_tomes_that_leave_a_solitary_game() -> None:
    """RULES.md section 11.1."""
    assert [(t.name, t.copies) for t in BOX.tomes if not t.solitary] == [
        ("Big Book of Stealth", 2),
        ("Cutthroat Crafting", 2),
    ]
