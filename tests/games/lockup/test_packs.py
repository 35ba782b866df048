"""Card packs for Lockup: what one may not say, and where it says so."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bighouse.engine.pack import PackError, Place, Problem
from bighouse.games.lockup.box import components as c
from bighouse.games.lockup.box.pack import PACKS

TEXT = PACKS.path.read_text("utf-8")
DATA: Any = json.loads(TEXT)
BOX = PACKS.shipped


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


def test_an_owner_may_correct_a_figure() -> None:
    data = copy.deepcopy(DATA)
    data["items"][1].update(name="Shiv", reputation=5, cost={"iron": 2}, source="own_box")
    box = PACKS.read(json.dumps(data))
    item = box.items[1]
    assert (item.name, item.reputation, item.cost, item.source) == ("Shiv", 5, [0, 0, 2, 0, 0], "own_box")
    assert len(box.fingerprint) == 12
    assert PACKS.shipped.items[1].name == "Sharpened Spoon"


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
