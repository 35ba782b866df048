"""The box of Lockup: what the shipped file holds, and what a card pack may not say."""

import copy
import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bighouse.engine.pack import PackError, Place, Problem
from bighouse.games.lockup import components as c
from bighouse.games.lockup.pack import PACKS

TEXT = PACKS.path.read_text("utf-8")
DATA: Any = json.loads(TEXT)
BOX = PACKS.shipped


# The shipped file


def test_the_shipped_file_passes_its_own_checks() -> None:
    assert PACKS.check(TEXT) == []
    assert BOX.fingerprint == ""
    assert BOX.name == "Lockup: A Roll Player Tale"
    assert PACKS.box(None) is BOX


def test_the_box_holds_what_the_rulebook_lists() -> None:
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


# Rewards by hand from the table of RULES.md section 5: for each rank, whoever else is present

TABLE = {
    (c.YARD, 1, 2, 3, 4, 5): ["power, marker", "power", "", "", ""],
    (c.SEWERS, 1, 2): ["2 scrap", "1 scrap"],
    (c.SEWERS, 3): ["3 scrap", "1 scrap", "1 scrap"],
    (c.SEWERS, 4, 5): ["3 scrap", "2 scrap", "1 scrap", "1 scrap", "1 scrap"],
    (c.SMITHY, 1, 2, 3, 4, 5): ["2 iron", "1 iron", "", "", ""],
    (c.COMMISSARY, 1, 2): ["any", "1 for 1"],
    (c.COMMISSARY, 3, 4, 5): ["any", "1 for 1", "2 for 1", "2 for 1", "2 for 1"],
    (c.CHOW_HALL, 1, 2): ["1 goon 1 or 2 goons 4", "1 goon 1 or 2 goons 5"],
    (c.CHOW_HALL, 3, 4, 5): ["1 goon 1 or 2 goons 4", "1 goon 1 or 2 goons 5"] + ["1 goon 2"] * 3,
    (c.CELL_BLOCK, 1, 2, 3, 4, 5): ["craft or reserve"] * 5,
    (c.LIBRARY, 1, 2): ["1 tome of 2", "1 tome"],
    (c.LIBRARY, 3, 4, 5): ["1 tome of 2", "1 tome", "1 tome", "", ""],
}
INFIRMARY = {  # the last in rank has a tier of their own; alone nobody is last
    1: ["first"],
    2: ["first", "1 potion"],
    3: ["first", "", "1 potion"],
    4: ["first", "", "", "1 potion"],
    5: ["first", "", "", "", "1 potion"],
}


def words(effects: list[c.Effect]) -> str:
    said: list[str] = []
    for effect in effects:
        if effect.kind == c.GAIN:
            said += [f"{n} {word}" for word, n in zip(c.RESOURCE_WORDS, effect.cubes, strict=True) if n]
        elif effect.kind == c.RECRUIT:
            said.append(" or ".join(f"{goons} goon{'s' * (goons > 1)} {cost}" for goons, cost in effect.alternatives))
        else:
            assert effect.n == 1
            said.append({
                c.GAIN_POWER: "power", c.TAKE_FIRST_PLAYER: "marker", c.GAIN_ANY: "any", c.EXCHANGE: "1 for 1",
                c.EXCHANGE_TWO: "2 for 1", c.CRAFT_OR_RESERVE: "craft or reserve", c.CHOOSE_TOME: "1 tome of 2",
                c.DRAW_TOME: "1 tome",
            }[effect.kind])  # fmt: skip
    return ", ".join(said)


def most_present(players: int) -> int:
    return max(players, 2)  # a solitary player meets the guards


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_rewards_are_those_of_section_5(players: int) -> None:
    checked: set[int] = set()
    for (location, *counts), tiers in TABLE.items():
        if players not in counts:
            continue
        checked.add(location)
        for present in range(1, most_present(players) + 1):
            given = [words(BOX.reward(players, location, rank, present)) for rank in range(present)]
            assert given == tiers[:present], (location, present)
    assert checked == set(range(c.LOCATIONS)) - {c.INFIRMARY}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_infirmary_rewards_are_those_of_section_5(players: int) -> None:
    first = "2 potion" if players <= 2 else "3 potion"
    for present in range(1, most_present(players) + 1):
        given = [words(BOX.reward(players, c.INFIRMARY, rank, present)) for rank in range(present)]
        assert given == [tier.replace("first", first) for tier in INFIRMARY[present]]


# Card packs


def tampered(place: Place, value: Any) -> str:
    """The shipped file with another value at this place; `...` takes the field away."""
    data = copy.deepcopy(DATA)
    inside = data
    for key in place[:-1]:
        inside = inside[key]
    if value is ...:
        del inside[place[-1]]
    else:
        inside[place[-1]] = value
    return json.dumps(data, indent=1, ensure_ascii=False)


def line_of(place: Place) -> int:
    """Where the value lies, found without the help of the code under test."""
    rows = tampered(place, "@here@").split("\n")
    return next(number for number, row in enumerate(rows, 1) if "@here@" in row)


def problem_at(problems: list[Problem], field: str, word: str) -> Problem:
    found = [problem for problem in problems if problem.field == field and word in problem.message]
    assert found, problems
    return found[0]


SPOON = 'items[1] "Sharpened Spoon"'


@pytest.mark.parametrize(
    ("place", "value", "field", "word"),
    [
        (("items", 1, "cost", "iron"), -1, f"{SPOON}, cost.iron", "at least 1"),
        (("items", 1, "cost", "irn"), 1, f"{SPOON}, cost.irn", 'did you mean "iron"'),
        (("items", 1, "cost", "iron"), 6, f"{SPOON}, cost", "costs 7 cubes in all"),
        (("items", 1, "cost"), {}, f"{SPOON}, cost", "at least 1 entry"),
        (("items", 1, "reputation"), "four", f"{SPOON}, reputation", "a whole number"),
        (("items", 1, "reputation"), 4.0, f"{SPOON}, reputation", "a whole number"),
        (("items", 1, "reputation"), True, f"{SPOON}, reputation", "a whole number"),
        (("items", 1, "valuables", "shiled"), 1, f"{SPOON}, valuables.shiled", 'did you mean "shield"'),
        (("items", 1, "effects"), [{"exchnge": 1}], f"{SPOON}, effects[0].exchnge", 'did you mean "exchange"'),
        (("items", 1, "effects"), [{"peek_token": 1}], f"{SPOON}, effects[0].peek_token", "unknown"),
        (("items", 1, "effects"), [{"storage": 1, "exchange": 1}], f"{SPOON}, effects[0]", "exactly 1 entry"),
        (("items", 1, "source"), "guess", f"{SPOON}, source", "known here: rulebook, public"),
        (("items", 1, "id"), "item_01", f"{SPOON}, id", "taken already"),
        (("items", 1, "colour"), "red", f"{SPOON}, colour", "unknown"),
        (("goons", 0, "patrol_resource"), "wood", 'goons[0] "Bandit", patrol_resource', '"wood" is unknown'),
        (("goons", 5, "patrol_resource"), "gold", 'goons[5] "Cultist", patrol_resource', "remove it"),
        (("goons", 5, "type"), "demon", 'goon_types.demon "Demons", count', "4 goons have this type"),
        (
            ("goon_types", "dwarf", "scoring", "cap"),
            8,
            'goon_types.dwarf "Dwarves", scoring.table',
            "from 1 to the cap",
        ),
        (("goon_types", "bandit", "scoring"), {}, 'goon_types.bandit "Bandits", scoring', "exactly one of"),
        (("tomes", 0, "copies"), 16, 'tomes[0] "Atlas of Hideouts", copies', "at most 15"),
        (("tomes", 0, "copies"), 3, "tomes", "come to 29"),
        (
            ("tomes", 0, "window"),
            "any_time",
            'tomes[0] "Atlas of Hideouts", effects[0].peek_token',
            "use roll_call_turn",
        ),
        (("tomes", 0, "solitary"), False, 'tomes[0] "Atlas of Hideouts", solitary', "must be true"),
        (("goals", 0, "measure"), "power", 'goals[0] "Armed to the Teeth", measure', '"power" is unknown'),
        (("goals", 0, "minimum"), 0, 'goals[0] "Armed to the Teeth", minimum', "at least 1"),
        (("goals", 6, "require"), {"power": 6, "items": 1}, 'goals[6] "Iron Grip", require', "exactly 1 entry"),
        (("goals", 12, "per"), {"measure": "power", "stars": 1}, 'goals[12] "Quartermasters"', "either"),
        (("goals", 12, "kind"), "instnt", 'goals[12] "Quartermasters", kind', 'did you mean "instant"'),
        (("traits", 0, "bonus"), [{"gain": {"gems": 1}}], 'traits[0] "Obnoxious", bonus[0].gain.gems', "unknown"),
        (
            ("traits", 0, "bonus"),
            [{"draw_goon": {"draw": 1, "keep": 2}}],
            'traits[0] "Obnoxious", bonus[0].draw_goon.keep',
            "must be 1",
        ),
        (("crews", 0, "id"), "orcs", 'crews[0] "Gnolls", id', '"orcs" is unknown'),
        (("crews", 0, "colour"), "red", 'crews[2] "Bugbears", colour', "taken already"),
        (("crews", 0, "side_a", "power"), 2, 'crews[0] "Gnolls", side_a.power', "setup.standard.start_power"),
        (("crews", 0, "side_a", "bonus"), [{"gain_stars": 1}], 'crews[0] "Gnolls", side_a.bonus', "must be []"),
        (("guard_cards", 0, "strength"), 3, 'guard_cards[0] "guard_blue_1", strength', "must be 0"),
        (("guard_cards", 1, "strength"), "fist", 'guard_cards[1] "guard_blue_2", strength', "0 to 9"),
        (("guard_cards", 0, "colour"), "red", "guard_cards", "6 guard cards are blue"),
        (("location_cards", 0, "location"), "sewers", "location_cards", "2 location cards are sewers"),
        (("location_cards", 0, "location"), "library", 'location_cards[0] "loc_exercise_yard", location', "unknown"),
        (("locations", 3, "number"), 5, 'locations[3] "Smithy", number', "must be 4"),
        (
            ("locations", 3, "rewards_by_players", "2", "first", 0, "gain", "iron"),
            0,
            'locations[3] "Smithy", rewards_by_players.2.first[0].gain.iron',
            "at least 1",
        ),
        (("crew_tokens", 2, "ref"), ..., 'crew_tokens[2] "2", ref', "missing"),
        (("crew_tokens", 2, "ref"), "hearsay", 'crew_tokens[2] "2", ref', "no key of public_refs"),
        (("crew_tokens", 2, "removed_at_players"), [4], 'crew_tokens[2] "2", removed_at_players', "[5]"),
        (("cubes", "iron", "count"), -15, "cubes.iron.count", "at least 1"),
        (("cubes", "suspicion", "count"), 9, "cubes.suspicion.count", "five goons can ask for 10"),
        (("raids", "2", "most"), 6, "raids.2.most", "at most 0"),
        (("setup", "face_down_limit", "1"), 3, "setup.face_down_limit.1", "must be null"),
        (
            ("setup", "solitary", "difficulty", "expert", "guard_colours"),
            ["red", "green"],
            'setup.solitary.difficulty.expert "Supermax Dungeon", guard_colours',
            "blue and one other",
        ),
        (("final_scoring", "tome"), ..., "final_scoring.tome", "missing"),
        (("items",), ..., "items", "missing"),
        (("item",), [], "item", 'did you mean "items"'),
        (("items",), DATA["items"][:-1], "items", "exactly 34 entries, not 33"),
        (("goals",), DATA["goals"][:12] + DATA["goals"][:6], "goals", "no end_game goal"),
    ],
)
def test_a_tampered_pack_is_refused_with_its_line_and_field(place: Place, value: Any, field: str, word: str) -> None:
    problem = problem_at(PACKS.check(tampered(place, value)), field, word)
    if problem.place == place and value is not ...:
        assert problem.line == line_of(place)


def test_a_missing_field_is_shown_at_its_card() -> None:
    problem = problem_at(PACKS.check(tampered(("items", 1, "cost"), ...)), f"{SPOON}, cost", "missing: add it")
    assert problem.line == line_of(("items", 1))


def test_all_problems_come_at_once() -> None:
    text = tampered(("items", 1, "cost", "iron"), -1).replace('"copies": 2', '"copies": 3', 1)
    fields = [problem.field for problem in PACKS.check(text)]
    assert fields == [f"{SPOON}, cost.iron", "tomes"]  # by the schema, and by a check of another section


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '"items"', "{}", '{"items": 3}', '{"items": [null]}'])
def test_what_is_no_pack_at_all_is_refused(text: str) -> None:
    assert PACKS.check(text)


def test_an_owner_may_correct_a_figure() -> None:
    data = copy.deepcopy(DATA)
    data["items"][1].update(name="Shiv", reputation=5, cost={"iron": 2}, source="own_box")
    box = PACKS.read(json.dumps(data))
    item = box.items[1]
    assert (item.name, item.reputation, item.cost, item.source) == ("Shiv", 5, [0, 0, 2, 0, 0], "own_box")
    assert len(box.fingerprint) == 12
    assert PACKS.shipped.items[1].name == "Sharpened Spoon"


def test_an_unchanged_pack_is_the_shipped_one() -> None:
    assert PACKS.read(json.dumps(DATA, sort_keys=True)).fingerprint == ""


def test_a_refused_pack_says_how_to_start() -> None:
    text = tampered(("items", 1, "cost", "iron"), -1)
    with pytest.raises(PackError, match="bighouse cards lockup --export FILE") as caught:
        PACKS.read(text, "mine.json")
    assert str(caught.value).startswith("mine.json has 1 problem:\n  line ")


def places(value: Any, place: Place = ()) -> list[Place]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [place] if place else []
    for key, below in inner:
        found += places(below, (*place, key))
    return found


def sound(box: c.Box) -> bool:
    """Whether a game can be dealt from this box."""
    figures = [*box.supply, box.power, box.suspicion, box.rounds, box.traits_dealt, *box.display_size[1:]]
    for item in box.items:
        figures += [item.price, len(item.cost) - 4, 7 - item.price]
    for location in range(c.LOCATIONS):
        for players in range(1, 6):
            figures.append(sum(len(box.reward(players, location, rank, 5)) for rank in range(5)))
    return (
        all(type(figure) is int and figure > 0 for figure in figures)
        and sum(tome.copies for tome in box.tomes) == 28
        and [len(cards) for cards in (box.items, box.goons, box.goals, box.traits)] == [34, 33, 18, 18]
        and {goal.kind for goal in box.goals} == {c.LEADER, c.INSTANT, c.END_GAME}
        and sum(sorted(goon.suspicion for goon in box.goons)[-5:]) <= box.suspicion
    )


HARM = st.one_of(
    st.sampled_from([..., None, True, False, -1, 0, 1, 2, 7, 100, 10**30, 1.0, 0.5, "", "power", "any", "gem", [], {}]),
    st.sampled_from(c.EFFECT_WORDS + c.MEASURE_WORDS + c.GOON_TYPE_WORDS + c.WINDOW_WORDS + c.GOAL_WORDS),
    st.builds(lambda word, n: [{word: n}], st.sampled_from(c.EFFECT_WORDS), st.sampled_from([0, 1, True])),
)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(places(DATA)), HARM)
def test_any_single_corruption_is_reported_or_harmless(place: Place, value: Any) -> None:
    text = tampered(place, value)
    problems = PACKS.check(text)
    if problems:
        rows = text.count("\n") + 1
        assert all(1 <= problem.line <= rows and problem.field and problem.message for problem in problems)
    else:
        assert sound(PACKS.read(text))
