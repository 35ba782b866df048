"""What cards, skills, Events and Crimes say: one of each way of saying it, and no entry of the box without words."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from bighouse.games.animalcatraz.box.components import Box, Inmate
from bighouse.games.animalcatraz.box.pack import PACKS
from bighouse.games.animalcatraz.words.card_words import (
    card_sentence,
    choice_words,
    event_sentence,
    perk_sentence,
    plan_sentence,
    stage_sentence,
)
from bighouse.games.animalcatraz.words.crime_words import crime_sentence, step_words
from bighouse.games.animalcatraz.words.data_words import effects_words, faces_words
from bighouse.games.animalcatraz.words.place_words import (
    guard_sentence,
    icon_sentence,
    rank_sentence,
    space_sentence,
    warden_sentence,
)
from bighouse.games.animalcatraz.words.skill_words import gangster_sentence, skill_gist, skill_sentence

BOX = PACKS.shipped
CARDS = {
    "moonshine": "Adds 4 to one attempt to corrupt Officer Still.",
    "primal_dose": "Go Primal for 2 Cunning slots, on your turn or as what you show in a Fight.",
    "binky_boost": "Gain 2 Actions and lose 1 Cunning slot. One of this name a turn.",
    "bone_saw": "Adds 4 in a Fight; whoever it injures loses 2 Actions. Single use.",
    "steel_spoon": "A tool for The Tunnel: adds 2 to the red roll and 1 to the green roll.",
    "tray_vest": "When its bearer is injured in a Fight: the winner loses 1 Action and 1 Strength slot.",
    "jaw_trap": "Hidden in a vacant cell or in your Cell Stash: whoever turns it up is injured and loses 2 Actions. "
    "A rival caught brings you 1 REP.",
    "false_wall": "Cell Upgrade: adds 2 when somebody robs this cell; room for 1 more card in the Cell Stash.",
    "part_spring": "Together with Bed Frame it is a bow: adds 6 in a Fight; whoever it injures loses 1 Action. "
    "Alone it is no weapon.",
}
SKILLS = {
    ("sick_barger", 1): "A weapon that beats you by less than 3 goes to the Chair.",
    ("rob_z", 2): "They bring you Cunning slots instead: Primal 2 and Binky Boost 1.",
    ("vinnie", 1): "A trap of yours that injures a rival brings 2 REP, not 1.",
    ("animal_hector", 1): "Beat a Convict with a weapon: it loses 1 Cunning slot, and you gain 1 Cunning slot.",
}
GANGSTERS = {
    "pusher_quick_fix": "For 1 Action, once a round, while you are not Primal, roll a die: on 1 to 3 nothing happens; "
    "on 4 or 5 go Primal for 3 Cunning slots; on 6 go Primal for 2 Cunning slots.",
    "mule": "In rounds 1 and 3, before the Contraband is dealt, roll a die: on 1 to 3 draw 1 extra card; "
    "on 4 to 6 draw 2 extra cards, and rivals draw none.",
    "brawler_knuckles": "When he beats a Convict by 3 or more without a weapon, it loses 2 Strength slots.",
}
EVENTS = {
    "kitchen_duty": "Each Convict must come to the Cafeteria, once, and either lose 1 Action and gain 1 Strength slot, "
    "or lose 1 Cunning slot. Whoever stays away goes to The Hole.",
    "snitch_list": "Each Convict may come to Cellblock C, once, and roll a die: on 1 or 2 lose 1 REP; "
    "on 3 to 6 gain 1 REP.",
    "shakedown": "Every rival discards 1 card of its Cell Stash.",
    "payday_late": "Every Guard takes 1 less to corrupt.",
    "riot_cafeteria": "At the end of round 2 all riot in the Cafeteria. Every fighter without a weapon adds 2.",
}
CRIMES = {
    "black_market": "Trade twice, in different rooms.",
    "still": "Pay cards worth 3 and 1 Action in the Cafeteria.",
    "armed_robbery": "Win a Fight with a weapon of Attack Value 3 or more and pick a pocket.",
    "rage_show": "Go Primal, then win a Fight while Primal.",
    "charm_house": "Have a Charmer on your Mat, own a Guard and pay 1 Action in the Cafeteria.",
    "wardens_cut": "Pay the Warden twice.",
}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_it_does(card: str) -> None:
    assert card_sentence(BOX, BOX.card(card)) == CARDS[card]


@pytest.mark.parametrize(("convict", "level"), SKILLS)
def test_a_skill_says_what_it_does(convict: str, level: int) -> None:
    assert skill_sentence(BOX, BOX.inmate(convict), level) == SKILLS[convict, level]


@pytest.mark.parametrize("inmate", BOX.inmates, ids=lambda inmate: inmate.id)
def test_a_skill_fits_a_line_and_names_no_figure_that_a_card_pack_may_change(inmate: Inmate) -> None:
    gists = [skill_gist(inmate, level) for level in (1, 2)]
    assert gists[0] != gists[1]
    assert all(len(gist) <= 32 and not re.search(r"\d", gist) for gist in gists)


@pytest.mark.parametrize("gangster", GANGSTERS)
def test_a_gangster_says_what_he_does(gangster: str) -> None:
    assert gangster_sentence(BOX, BOX.gangster(gangster)) == GANGSTERS[gangster]


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_says_what_it_brings(event: str) -> None:
    assert event_sentence(BOX, BOX.event(event)) == EVENTS[event]


@pytest.mark.parametrize("crime", CRIMES)
def test_a_crime_says_what_it_asks_for(crime: str) -> None:
    assert crime_sentence(BOX, BOX.crime(crime)) == CRIMES[crime]


def everything(box: Box) -> list[str]:
    said = [card_sentence(box, card.index) for card in box.cards]
    said += [skill_sentence(box, inmate.index, level) for inmate in box.inmates for level in (1, 2)]
    said += [gangster_sentence(box, gangster.index) for gangster in box.gangsters]
    said += [event_sentence(box, event.index) for event in box.events]
    said += [crime_sentence(box, crime.index) for crime in box.crimes]
    said += [plan_sentence(box, plan.index) for plan in box.plans]
    said += [stage_sentence(box, stage.index) for stage in box.stages]
    said += [guard_sentence(box, guard.index) for guard in box.guards]
    said += [space_sentence(box, space.index) for space in box.spaces]
    said += [icon_sentence(box, icon) for icon in range(len(box.icon_names))]
    said += [rank_sentence(box, rank) for rank in range(len(box.ranks))]
    return [*said, warden_sentence(box)]


def test_nothing_in_the_box_is_without_words() -> None:
    for words in everything(BOX):
        assert words.endswith(".")
        assert "_" not in words  # no word of the data has slipped through
        assert "  " not in words


def test_a_changed_figure_changes_the_sentence() -> None:
    """Every figure of a card's effects is told, or shown beside the sentence."""
    data: Any = copy.deepcopy(BOX.data)
    data["gangsters"][4]["ability"]["requires"][2]["diff_at_least"] = 5
    data["convicts"][2]["skills"][0]["effects"][0]["cap"] = 7
    data["events"][4]["modifiers"][0]["n"] = 2
    data["crimes"][6]["steps"][0]["min"] = 4
    data["escape_plans"][0]["red"] = 19
    data["guards"][1]["level"] = 9
    box = Box(data)
    now = set(everything(box)) - set(everything(BOX))
    assert sorted(int(re.findall(r"\d+", words)[0]) for words in now) == [2, 4, 5, 7, 9, 19]


def test_what_is_asked_is_told_step_by_step_and_choice_by_choice() -> None:
    assert [step_words(BOX, step) for step in BOX.crimes[BOX.crime("fight_club")].steps] == [
        "have a Brawler on your Mat", "win a Fight that a Gangster of yours decides",
    ]  # fmt: skip
    assert choice_words(BOX, BOX.event("kitchen_duty")) == [
        "lose 1 Action and gain 1 Strength slot", "lose 1 Cunning slot",
    ]  # fmt: skip
    assert perk_sentence(BOX, BOX.card("work_boots")) == "1 move a turn costs no Action."
    assert perk_sentence(BOX, BOX.card("hammer")) == ""


def test_effects_share_a_verb_and_faces_are_put_together() -> None:
    assert effects_words([{"op": "strength", "n": 1}, {"op": "rep", "n": 2}]) == "gain 1 Strength slot and 2 REP"
    assert effects_words([]) == "nothing happens"
    assert [faces_words(faces) for faces in ([6], [4, 5], [3, 1, 2], [1, 3, 5])] == [
        "6",
        "4 or 5",
        "1 to 3",
        "1, 3 or 5",
    ]
