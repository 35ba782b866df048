"""Card packs for Animalcatraz: what an owner may correct, and what one may not say."""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bighouse.engine.pack import PackError, Place
from bighouse.games.animalcatraz.box import components as c
from bighouse.games.animalcatraz.box.catalogue import catalogue
from bighouse.games.animalcatraz.box.pack import PACKS

TEXT = PACKS.path.read_text("utf-8")
DATA: Any = json.loads(TEXT)


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


def at(section: str, word: str, *rest: str | int) -> Place:
    """The place of an entry by its id, and of what is in it."""
    return (section, [entry["id"] for entry in DATA[section]].index(word), *rest)


BILL = 'convicts[0] "Big Bill"'
HAMMER = at("prison_items", "hammer")
HAMMER_WORDS = f'prison_items[{HAMMER[1]}] "Hammer"'
KNUCKLES = 'gangsters[4] "Knuckles"'
SKINKY = 'gangsters[2] "Skinky"'


@pytest.mark.parametrize(
    ("place", "value", "field", "word"),
    [
        ((*HAMMER, "attack"), -1, f"{HAMMER_WORDS}, attack", "at least 0"),
        ((*HAMMER, "attack"), 3.0, f"{HAMMER_WORDS}, attack", "a whole number"),
        ((*HAMMER, "id"), "hamer", f"{HAMMER_WORDS}, id", 'did you mean "hammer"'),
        ((*HAMMER, "id"), "wrench", 'prison_items[10] "Pipe Wrench", id', "taken already"),
        ((*HAMMER, "deck"), "library", "prison_items", "the library has 5 cards of kind weapon"),
        ((*HAMMER, "colour"), "red", f"{HAMMER_WORDS}, colour", "unknown"),
        (at("prison_items", "grapple", "copies"), 2, 'prison_items[20] "Grappling Hook", copies', "must be 1"),
        (at("prison_items", "grapple", "plan"), "boat", 'escape_plans[1] "Over the Wall", tools[0]', "no tool of"),
        (
            at("prison_items", "vitamins", "ability", "effects", 0, "key"),
            "stash_limit",
            'prison_items[44] "Vitamins", ability.effects[0].key',
            "is unknown",
        ),
        (
            at("prison_items", "soft_mattress", "ability", "effects", 0, "n"), 9,
            'prison_items[45] "Soft Mattress", ability.effects[0].n', "at most 3",
        ),
        (
            at("prison_items", "bookshelf", "ability", "effects", 0),
            {"op": "modify", "key": "night_any", "n": 3},
            "prison_items",
            "come to 4",
        ),
        (
            at("prison_items", "wire_trap", "ability", "effects", 1, "n"), 2,
            'prison_items[38] "Snare Wire", ability.effects[1].n', "awards.trap_rival, 1",
        ),
        (at("contraband", "cash", "guard"), "g_watch", 'guards[4] "Officer Fold", bribe', "no bribe for this Guard"),
        (
            at("contraband", "coffee_tin", "ability", "limit"), ...,
            'contraband[14] "Coffee Tin", ability', "exactly if it gives Actions",
        ),
        (
            at("contraband", "protein_bar", "ability", "effects", 0, "n"), 0,
            'contraband[15] "Protein Bar", ability.effects[0].n', "not 0",
        ),
        (at("contraband", "pills", "ref"), "hearsay", 'contraband[2] "Pills", ref', "no key of meta.public_refs"),
        (at("guards", "g_smoker", "lieutenant"), True, 'guards[1] "Officer Ash", lieutenant', "no other"),
        (at("convicts", "big_bill", "stats", "strength_start"), 8, f"{BILL}, stats.strength_start", "ends at level 7"),
        (at("convicts", "big_bill", "stats", "skill_levels"), [4, 2], f"{BILL}, stats.skill_levels", "after the first"),
        (
            at("convicts", "big_bill", "stats", "weapon_of_choice"), "cash",
            f"{BILL}, stats.weapon_of_choice", "no weapon",
        ),
        (at("convicts", "big_bill", "skills", 0, "limit"), "turn", f"{BILL}, skills[0].limit", 'must be "round"'),
        (at("convicts", "big_bill", "skill_title"), "Brute", f"{BILL}, skills[0].trigger", "exchange_lost"),
        (at("convicts", "big_bill", "set"), "optional", "convicts", "7 Convicts are of the base set"),
        (
            at("gangsters", "charmer_skinky", "ability", "effects", 0, "table", 0, "on"), [1, 2],
            f"{SKINKY}, ability.effects[0].table", "each face from 1 to 6 once",
        ),
        (at("gangsters", "brawler_knuckles", "pay"), 13, f"{KNUCKLES}, pay", "at most 12"),
        (at("gangsters", "brawler_knuckles", "recruit_with"), "charm", f"{KNUCKLES}, recruit_with", "is unknown"),
        (at("events", "riot_library", "letter"), "Y", 'events[16] "Library Riot", riot', "unknown"),
        (at("events", "visiting_day", "space"), "hole", 'events[1] "Visiting Day", space', "is unknown"),
        (at("events", "medical_check", "space"), ..., 'events[6] "Medical Check", space', "missing"),
        (at("crimes", "heist_crew", "requires"), ..., 'crimes[19] "Heist Crew", requires', "need gangsters"),
        (
            at("crimes", "yard_boss", "steps", 0, "event"), "fight_lost",
            'crimes[4] "Yard Boss", steps[0].event', "fight_won",
        ),
        (at("crimes", "yard_boss", "requires"), "warden", "crimes", "15 Crimes need no module"),
        (at("getaway", "cliff", "red"), None, 'getaway[4] "Cliff Climb"', "red or a green padlock"),
        (at("getaway", "cliff", "deck"), 3, "getaway", "deck 2 has 2 cards"),
        (
            ("board", "spaces", 0, "guard_positions", "C"), ["escape"],
            'board.spaces[0] "Library", guard_positions', "does not belong here",
        ),
        (
            ("board", "spaces", 8, "guard_positions", "A"), ["king"],
            'board.spaces[8] "Cellblock D", guard_positions', "recruit is missing",
        ),
        (("board", "spaces", 10, "stash_limit"), 4, 'board.spaces[10] "Cell 2", stash_limit', "as in Cell 1"),
        (
            ("board", "spaces", 0, "neighbours"), ["courtyard"],
            'board.spaces[0] "Library", neighbours', "as the rules have it",
        ),
        (("cells", 1, "colour"), "red", "cells[1].colour", "taken already"),
        (("reputation", "riot_at"), 12, "reputation.riot_at", "must be 13"),
        (
            ("reputation", "awards", "win_fight_higher_rank_base"), 2,
            "reputation.awards.win_fight_higher_rank_base", "must be",
        ),
        (("game_types", 0, "rep_start"), 4, 'game_types[0] "Normal game", rep_start', "must be 5"),
        (("warden", "table", "7"), "cell_1", 'warden "The Warden", table.7', "is unknown"),
        (
            ("legacy", "modules", 1, "cards", 0, "craft"), "bow",
            'legacy.modules[1] "Crafted Weapons", cards', "parts of the spear",
        ),
        (
            ("guards", 0, "reconstructed_fields"), ["shoes"],
            'guards[0] "Lieutenant", reconstructed_fields[0]', "names no field",
        ),
    ],
)  # fmt: skip
def test_a_pack_is_told_what_is_wrong_and_where(place: Place, value: Any, field: str, word: str) -> None:
    problems = PACKS.check(tampered(place, value))
    found = [problem for problem in problems if problem.field == field and word in problem.message]
    assert found, problems


def test_an_owner_may_correct_what_is_printed() -> None:
    data = copy.deepcopy(DATA)
    data["prison_items"][HAMMER[1]].update(name="Mallet", attack=2, damage=2, value=4, source="own_box")
    data["convicts"][0]["stats"].update(strength_slots=[1, 3, 3, 3], strength_start=2)
    data["board"]["spaces"][3]["guard_positions"] = {"A": ["work"], "B": ["trade", "eat"], "C": ["attack_steal"]}
    data["icons"][c.EAT].update(cost=2, effect=[{"op": "strength", "n": 2}])
    box = PACKS.read(json.dumps(data))
    hammer = box.cards[box.card("hammer")]
    assert (hammer.name, hammer.attack, hammer.damage, hammer.value, hammer.source) == ("Mallet", 2, 2, 4, "own_box")
    assert (box.inmates[0].strength, box.inmates[0].strength_start) == ([0, 1, 1, 1, 2, 2, 2, 3, 3, 3], 4)
    assert box.spaces[c.UTILITY].shut[0] == 1 << c.WORK
    assert (box.icon_cost[c.EAT], box.icon_slots[c.EAT]) == (2, 2)
    assert len(box.fingerprint) == 12
    assert PACKS.shipped.cards[hammer.index].name == "Hammer"


def test_a_changed_figure_changes_the_sentence() -> None:
    box = PACKS.read(tampered(at("contraband", "cash", "bonus"), 7))
    cash = next(card for card in catalogue(box).cards if card.id == "cash")
    assert (cash.bonus, cash.sentence) == (7, "Adds 7 to one attempt to corrupt Officer Fold.")


def test_an_unchanged_pack_is_the_shipped_one() -> None:
    assert PACKS.read(json.dumps(DATA, sort_keys=True)).fingerprint == ""


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "{}", '{"cards": 3}', '{"guards": [null]}'])
def test_what_is_no_pack_at_all_is_refused(text: str) -> None:
    assert PACKS.check(text)


def places(value: Any, place: Place = ()) -> list[Place]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [place] if place else []
    for key, below in inner:
        found += places(below, (*place, key))
    return found


READ = [place for place in places(DATA) if place[0] not in ("vocabulary", "crime_vocabulary", "options", "reactions")]
HARM = st.one_of(
    st.sampled_from(
        [..., None, True, False, -1, 0, 1, 2, 7, 10**30, 1.0, "", "library", "weapon", "gangsters", [], {}]
    ),
    st.sampled_from(c.OP_WORDS + c.MODIFIER_WORDS + c.KIND_WORDS + c.DEED_WORDS + c.STATE_WORDS + c.LETTER_WORDS),
    st.builds(lambda op, n: [{"op": op, "n": n}], st.sampled_from(c.OP_WORDS), st.sampled_from([0, 1, -1])),
)


@settings(max_examples=16, deadline=None)
@given(st.sampled_from(READ), HARM)
def test_whatever_the_checks_let_pass_can_be_loaded_and_told(place: Place, value: Any) -> None:
    with suppress(PackError):  # anything else would be a figure that the checks let pass and nobody can read
        assert catalogue(PACKS.read(tampered(place, value))).title == "Animalcatraz"
