"""Every tile: the figures of the rulebook's appendix, what it gives to whom, and what it asks for."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import (
    CATEGORY_WORDS,
    CUSTODIAN,
    FUNCTIONAL,
    SPECIALIST_WORDS,
    TAG_WORDS,
    TILE_TAGS,
    TYPE_WORDS,
)
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.placement import build, window_sets
from bighouse.games.prison_architect.rules.prison import MIDDLE, Prison
from bighouse.games.prison_architect.rules.scoring import tile_points
from tests.games.prison_architect.prisons import BOX, At, Plan

# Price, printed points and category; then outdoor, tags, and what comes with it, as the appendix prints them
FACES = {
    "bunk_cell": "$3 0VP cell",
    "locker_room": "$1 0VP locker_room",
    "luxury_bunk": "$4 3VP cell 1-window",
    "secure_bunk": "$4 1VP cell",
    "basic_holding": "$4 4VP cell",
    "luxury_holding": "$4 3VP cell 1-window",
    "basic_dormitory": "$2 4VP cell",
    "luxury_dormitory": "$5 2VP cell 1-window",
    "basic_solitary": "$3 5VP cell",
    "luxury_solitary": "$5 4VP cell 1-window",
    "canteen": "$4 2VP basic 1-food",
    "kitchen": "$5 1VP basic 2-food",
    "showers": "$3 0VP basic",
    "yard": "$5 3VP basic outdoor 1-recreation 1-trainer",
    "common_room": "$5 4VP basic 1-recreation 1-window",
    "workshop": "$6 1VP basic 1-labour",
    "laundry": "$5 2VP basic 1-labour 1-environment",
    "visitation": "$6 5VP basic 1-freedom",
    "counselor": "$6 3VP basic 1-window",
    "infirmary": "$5 1VP basic",
    "cleaning_cupboard": "$2 0VP additional 1-labour 1-environment",
    "library": "$7 1VP additional 1-literacy",
    "forestry": "$6 3VP additional outdoor 1-labour 1-staff",
    "classroom": "$4 1VP additional 1-literacy 1-rehabilitation",
    "mailroom": "$6 2VP additional 1-window",
    "shop": "$5 3VP additional outdoor 1-freedom 1-finance",
    "greenhouse": "$7 2VP additional outdoor 1-food 1-labour",
    "basketball_court": "$5 2VP additional outdoor 1-recreation",
    "recycling": "$6 1VP additional 1-labour 1-environment",
    "chapel": "$5 1VP additional 1-spirituality 1-rehabilitation",
    "garden": "$6 4VP additional outdoor 1-recreation 1-environment",
    "storage": "$6 1VP staff 1-wildcard",
    "surveillance": "$4 1VP staff",
    "garbage": "$3 4VP staff 1-environment",
    "staff_room": "$4 2VP staff 4-staff 1-window",
    "deliveries": "$6 2VP staff 1-finance 1-staff 2-window 1-wildcard",
    "office": "$5 3VP staff 1-finance 1-staff 1-window",
    "kennels": "$5 1VP staff 1-window 2-dog",
    "armoury": "$7 2VP staff",
    "exports": "$6 5VP staff",
    "reception": "$5 3VP staff 2-window",
    "guard_tower": "$6 2VP staff outdoor",
}

# Whom a cell takes, and what is printed on it for itself
CELLS = {
    "bunk_cell": ("2 grey orange, of one type", {}),
    "luxury_bunk": ("2 grey orange red", {"comfort": 1}),
    "secure_bunk": ("2 grey orange red", {"security": 1}),  # R75
    "basic_holding": ("4 grey orange red", {"security": 1, "discontent": 1}),
    "luxury_holding": ("3 grey orange red", {"hygiene": 1}),
    "basic_dormitory": ("4 grey", {}),
    "luxury_dormitory": ("3 grey", {"comfort": 1, "hygiene": 1}),
    "basic_solitary": ("1 grey orange red", {"security": 2, "discontent": 1}),
    "luxury_solitary": ("1 grey orange red", {"security": 1, "hygiene": 1}),
}

# What a tile gives to a cell beside it, at its corner, further along its row, and elsewhere
BESIDE, CORNER, IN_LINE, ELSEWHERE = (0, 1), (1, 1), (0, 3), (2, 3)
GIVES: dict[str, dict[At, str]] = {
    "canteen": {BESIDE: "1-comfort"},
    "showers": {BESIDE: "1-hygiene"},
    "yard": {BESIDE: "1-contraband"},
    "common_room": {BESIDE: "1-comfort", CORNER: "1-comfort"},
    "laundry": {BESIDE: "1-contraband 1-hygiene", CORNER: "1-hygiene"},
    "visitation": {BESIDE: "1-contraband 1-comfort", CORNER: "1-comfort"},
    "infirmary": {BESIDE: "1-hygiene", IN_LINE: "1-hygiene"},
    "cleaning_cupboard": {BESIDE: "1-contraband"},
    "shop": {BESIDE: "1-contraband 1-comfort", IN_LINE: "1-contraband 1-comfort"},
    "surveillance": {BESIDE: "1-security", CORNER: "1-security"},
    "garbage": {BESIDE: "1-discontent"},
    "armoury": {BESIDE: "1-discontent", CORNER: "1-discontent"},
    "guard_tower": {BESIDE: "2-security 1-discontent", CORNER: "2-security"},
}

# What Staff in its slot leaves on it
STAFFED = {
    "locker_room": "",
    "counselor": "2-rehabilitation",
    "library": "1-literacy",
    "mailroom": "1-freedom 2-finance",
    "storage": "",
}


def bag(words: str) -> dict[str, int]:
    """ "2-security 1-discontent"."""
    return {word: int(n) for n, word in (part.split("-") for part in words.split())}


def acting(plan: Plan, at: At) -> dict[str, int]:
    row = reckoned(plan.prison).acting[plan.number(at)]
    return {word: row[place] for place, word in enumerate(TAG_WORDS[FUNCTIONAL:]) if row[place]}


def tags(plan: Plan, at: At = (0, 0)) -> dict[str, int]:
    row = reckoned(plan.prison).tags[plan.number(at)]
    return {TAG_WORDS[tag]: row[tag] for tag in range(TILE_TAGS) if row[tag]}


def points(plan: Plan, at: At = (0, 0)) -> int:
    return tile_points(plan.prison, plan.number(at))


@pytest.mark.parametrize("tile", [tile.id for tile in BOX.tiles])
def test_the_face_of_each_tile(tile: str) -> None:
    found = BOX.tiles[BOX.tile(tile)]
    words = [f"${found.cost}", f"{found.vp}VP", CATEGORY_WORDS[found.category]] + ["outdoor"] * found.outdoor
    words += [f"{n}-{word}" for word, n in zip(TAG_WORDS, found.tags) if n]
    words += [f"{n}-{word}" for word, n in (("staff", found.staff), ("window", found.windows)) if n]
    words += [f"{n}-{word}" for word, n in zip(SPECIALIST_WORDS, found.specialists) if n]
    words += [f"{found.wildcards}-wildcard"] * (found.wildcards > 0)
    assert words == FACES[tile].split()


@pytest.mark.parametrize("tile", [tile.id for tile in BOX.tiles])
def test_what_each_tile_gives_to_cells_around(tile: str) -> None:
    plan = Plan().tile((0, 0), tile)
    for at in (BESIDE, CORNER, IN_LINE, ELSEWHERE):
        plan.tile(at, "bunk_cell")
    found = {at: acting(plan, at) for at in (BESIDE, CORNER, IN_LINE, ELSEWHERE)}
    expected = {at: bag(GIVES.get(tile, {}).get(at, "")) for at in found}
    assert {at: {word: n for word, n in row.items() if n} for at, row in found.items()} == expected


@pytest.mark.parametrize("tile", [tile.id for tile in BOX.tiles])
def test_what_comes_with_each_tile_when_it_is_placed(tile: str) -> None:
    prison = Prison(BOX)
    build(prison, BOX.tile(tile), MIDDLE, window_sets(prison, BOX.tile(tile), MIDDLE)[0])
    given = bag(" ".join(part for part in FACES[tile].split()[3:] if "-" in part))
    assert prison.staff == given.get("staff", 0)
    assert prison.windows[0].bit_count() == given.get("window", 0)
    assert {word: n for word, n in zip(SPECIALIST_WORDS, prison.pool) if n} == {
        word: n for word, n in given.items() if word in SPECIALIST_WORDS
    }


@pytest.mark.parametrize("tile", [tile.id for tile in BOX.tiles])
def test_whom_each_cell_takes_and_what_it_has_of_its_own(tile: str) -> None:
    prison = Plan().tile((0, 0), tile).prison
    if tile not in CELLS:
        assert [prison.room(0, kind) for kind in range(3)] == [0, 0, 0]
        return
    words, own = CELLS[tile]
    capacity, *types = words.replace(", of one type", "").split()
    assert [prison.room(0, kind) for kind in range(3)] == [int(capacity) * (word in types) for word in TYPE_WORDS]
    assert prison.tile(0).mixes == ("of one type" not in words)
    assert acting(Plan().tile((0, 0), tile), (0, 0)) == own


@pytest.mark.parametrize("tile", [tile.id for tile in BOX.tiles])
def test_what_staff_in_each_slot_leaves_on_the_tile(tile: str) -> None:
    assert BOX.tiles[BOX.tile(tile)].has_slot == (tile in STAFFED)
    if tile in STAFFED:
        assert tags(Plan().tile((0, 0), tile, staff=1)) == bag(STAFFED[tile])


@pytest.mark.parametrize("tile", [tile.id for tile in BOX.tiles])
def test_each_tile_alone_is_worth_its_printed_points(tile: str) -> None:
    assert points(Plan().tile((0, 0), tile, staff=int(tile in STAFFED))) == int(FACES[tile].split()[1][:-2])


# What tiles ask for


def test_locker_room_grants_security_around_while_staffed() -> None:
    plan = Plan().tile((0, 0), "locker_room", staff=1).tile(BESIDE, "bunk_cell").tile(CORNER, "bunk_cell")
    plan.tile(IN_LINE, "bunk_cell")
    assert [acting(plan, at) for at in (BESIDE, CORNER, IN_LINE)] == [{"security": 1}, {"security": 1}, {}]
    assert plan.prison.discard_staff(2) == 1
    assert acting(plan, BESIDE) == {}


def test_showers_make_room_for_one_more_beside_them() -> None:
    plan = Plan().tile((0, 0), "showers").tile(BESIDE, "basic_dormitory").tile(CORNER, "basic_dormitory")
    assert [plan.prison.capacity(plan.number(at)) for at in (BESIDE, CORNER)] == [5, 4]
    assert plan.prison.room(plan.number(BESIDE), 1) == 0  # its types stay as they are


def test_kitchen_scores_four_for_each_food_tag_beside_it() -> None:
    plan = Plan().tile((0, 0), "kitchen").tile((0, 1), "greenhouse").tile((1, 1), "canteen")
    assert points(plan) == 1 + 4
    assert points(plan.tile((1, 0), "bunk_cell", token="food")) == 1 + 8


def test_workshop_has_a_rehabilitation_tag_for_every_four_prisoners_around() -> None:
    plan = Plan().tile((0, 0), "workshop").tile(BESIDE, "basic_dormitory", inmates="g2 g2 g2")
    plan.tile(IN_LINE, "basic_dormitory", inmates="g2")
    assert "rehabilitation" not in tags(plan)
    assert tags(plan.tile(CORNER, "basic_solitary", inmates="r6"))["rehabilitation"] == 1


def test_cleaning_cupboard_lends_a_custodian_while_two_prisoners_live_beside_it() -> None:
    plan = Plan().tile((0, 0), "cleaning_cupboard").tile((0, 1), "basic_solitary", inmates="g2")
    plan.tile(CORNER, "basic_solitary", inmates="g2")
    assert plan.prison.in_pool(CUSTODIAN) == 0
    assert plan.tile((1, 0), "basic_solitary", inmates="g2").prison.in_pool(CUSTODIAN) == 1  # combined


def test_library_scores_four_for_every_four_prisoners_around() -> None:
    plan = Plan().tile((0, 0), "library").tile(CORNER, "basic_dormitory", inmates="g2 g2 g2 g2")
    assert points(plan) == 1 + 4
    assert points(plan.tile(BESIDE, "basic_dormitory", inmates="g2 g2 g2")) == 1 + 4


def test_forestry_has_a_finance_tag_for_each_workshop_in_its_row_and_column() -> None:
    plan = Plan().tile((0, 0), "forestry").tile((0, 4), "workshop").tile((3, 0), "workshop").tile((1, 1), "workshop")
    assert tags(plan) == {"labour": 1, "finance": 2}


def test_mailroom_scores_four_beside_two_finance_tags() -> None:
    plan = Plan().tile((0, 0), "mailroom", windows="N").tile((0, 1), "shop")
    assert points(plan) == 2
    assert points(plan.tile((1, 0), "deliveries", windows="SW")) == 2 + 4


def test_greenhouse_looks_for_a_kitchen_and_a_canteen_in_line() -> None:
    plan = Plan().tile((0, 0), "greenhouse").tile((0, 5), "kitchen").tile((1, 1), "canteen")
    assert (tags(plan), points(plan)) == ({"food": 1, "labour": 1, "finance": 1}, 2)
    plan.tile((0, 4), "kitchen").tile((5, 0), "canteen")
    assert (tags(plan)["finance"], points(plan)) == (1, 4)  # once, however many


def test_basketball_court_needs_two_windows_that_overlook_it() -> None:
    plan = Plan().tile((0, 0), "basketball_court").tile((0, 1), "luxury_bunk", windows="W").tile((3, 0), "bunk_cell")
    assert acting(plan, (3, 0)) == {}
    plan.tile((-1, 0), "office", windows="S")
    assert (acting(plan, (3, 0)), acting(plan, (0, 1))) == ({"comfort": 1}, {"comfort": 2})


def test_recycling_looks_at_labour_and_environment_beside_it() -> None:
    alone = Plan().tile((0, 0), "recycling").tile((1, 1), "laundry")
    assert ("finance" in tags(alone), points(alone)) == (False, 1)
    beside = Plan().tile((0, 0), "recycling").tile((0, 1), "workshop")
    assert (tags(beside)["finance"], points(beside)) == (1, 1)
    assert points(beside.tile((1, 0), "garden")) == 1 + 3


def test_garden_scores_two_for_each_window_that_overlooks_it() -> None:
    plan = (
        Plan().tile((0, 0), "garden").tile((0, 1), "luxury_bunk", windows="W").tile((1, 0), "luxury_bunk", windows="E")
    )
    assert points(plan) == 4 + 2
    plan.prison.set_windows(plan.number((1, 0)), 1)
    assert points(plan) == 4 + 4


def test_garbage_has_a_finance_tag_beside_labour() -> None:
    plan = Plan().tile((0, 0), "garbage").tile((0, 1), "workshop").tile((1, 0), "workshop")
    assert tags(plan) == {"environment": 1, "finance": 1}


def test_office_scores_five_with_two_staff_cards() -> None:
    plan = Plan("lawyers finances tasers").tile((0, 0), "office", windows="N")
    assert points(plan) == 3
    assert points(plan.card("doctors")) == 3 + 5


def test_armoury_boosts_what_tiles_beside_it_grant_and_nothing_else() -> None:
    plan = Plan("cctv").row((0, 0), "bunk_cell bunk_cell surveillance armoury")
    assert acting(plan, (0, 1))["security"] == 1 + 1 + 1
    corner = Plan().row((0, 0), "bunk_cell surveillance").tile((1, 2), "armoury")
    assert acting(corner, (0, 0))["security"] == 1


def test_exports_wants_three_different_passive_tags_beside_it() -> None:
    plan = Plan().tile((0, 0), "exports").tile((0, 1), "laundry").tile((1, 0), "workshop").tile((1, 1), "chapel")
    assert tags(plan) == {}
    assert tags(plan.tile((-1, 0), "canteen")) == {"finance": 2}


def test_reception_pays_a_dollar_more_for_each_prisoner() -> None:
    assert Plan().tile((0, 0), "reception", windows="NE").prison.intake_bonus() == 1
