"""Every building: cost, skills, virtue and points (RULES.md section 18.2); what each does has files of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.architects.cards.figures import BUILDINGS, GOODS, words
from tests.games.architects.table import Table, scene

HELPERS = {"carpentry": "woodcutter", "tiling": "miner", "masonry": "stonecutter"}
BARE = {"aqueduct": 1, "lighthouse": 1, "university": 2}  # points for itself, for virtue 7, for having no debt


def ready(building: str, goods: dict[str, int], apprentices: str = "labourer") -> Table:
    text = f"Ann: {words(goods)}\nAnn hand: {building}\nAnn apprentices: {apprentices}"
    return scene(f"architects, 2 players\n{text}\nstart: turn of Ann", "Ann Ben")


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_building_takes_its_cost_and_changes_virtue(building: str) -> None:
    card = BUILDINGS[building]
    table = ready(building, card["cost"]).act("Ann", f"build {building}")
    paid: Counter[str] = Counter()
    for event in table.told("paid"):
        paid[GOODS[event["good"]]] += event["count"]
    assert paid == Counter(card["cost"])
    assert table.built("Ann") == [building]
    changes = [event["change"] for event in table.told("virtue_changed")]
    assert changes[:1] == ([card["virtue"]] if card["virtue"] else [])
    assert table.guildhall() == ["Ann"]


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_building_is_out_of_reach_with_one_good_too_few(building: str) -> None:
    cost = BUILDINGS[building]["cost"]
    for good in cost:
        table = ready(building, {**cost, good: cost[good] - 1})
        assert table.refused("Ann", f"build {building}") == "SHORT_OF_GOODS"


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_building_needs_every_skill_it_shows(building: str) -> None:
    card = BUILDINGS[building]
    have = [HELPERS[skill] for skill in card["skills"]]
    assert not ready(building, card["cost"], " ".join(have)).refused("Ann", f"build {building}")
    for skill in card["skills"]:
        others = " ".join(helper for other, helper in HELPERS.items() if other != skill)
        assert ready(building, card["cost"], others).refused("Ann", f"build {building}") == "MISSING_SKILL"


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_building_scores_its_points(building: str) -> None:
    table = scene(f"architects, 2 players\nseat 0 built: {building}\nstart: scoring")
    assert table.sheet(0)["buildings"] == BUILDINGS[building]["vp"] + BARE.get(building, 0)


def test_a_building_in_hand_scores_nothing() -> None:
    assert scene("architects, 2 players\nseat 0 hand: keep well\nstart: scoring").sheet(0) == {}
