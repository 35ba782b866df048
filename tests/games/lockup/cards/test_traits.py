"""Every trait and crew board, side B: the exact bonuses of the advanced start (RULES.md 2.2, R3 to R6, R67)."""

from __future__ import annotations

import pytest

from tests.games.lockup.cards.figures import CREWS, TRAITS
from tests.games.lockup.cards.holdings import holdings
from tests.games.lockup.table import Table, scene

TOME_DECK = "tome deck: brawlers_primer codex_of_alibis manual_of_might\n"


# Traits. Storage is 5 to begin with: Ann plays the Gnolls, whose own bonuses are left out here.


def choosing(trait: str, text: str = "") -> Table:
    """Ann, the last in turn order, has been dealt this trait and another one."""
    other = "notorious" if trait != "notorious" else "greedy"
    return scene(
        f"""
        lockup, 2 players, advanced
        first player: Ben
        Ann: gnolls
        Ann dealt: {trait} {other}
        {TOME_DECK}
        goon deck: hobgoblin_3 dwarf_1
        item deck: item_34 item_01
        {text}
        start: traits
        """,
        "Ann Ben",
    )


BONUSES: dict[str, tuple[list[str], dict[str, int]]] = {  # what is chosen on the way, and what Ann has then
    "obnoxious": ([], {"stars": 7, "suspicion": 1, "storage": 5}),
    "greedy": ([], {"gold": 2, "storage": 5}),
    "nimble": (["keep_tome codex_of_alibis"], {"stars": 4, "tomes": 1, "storage": 5}),
    "brutal": ([], {"power": 2, "storage": 5}),
    "bookish": ([], {"stars": 3, "tomes": 2, "storage": 5}),
    "thrifty": ([], {"stars": 3, "storage": 6, "scrap": 1}),
    "handy": ([], {"stars": 1, "scrap": 1, "iron": 2, "storage": 5}),
    "fermenting": ([], {"potion": 3, "storage": 5}),
    "popular": (["keep_goon dwarf_1"], {"stars": 1, "goons": 1, "gem": 1, "storage": 5}),
    "notorious": ([], {"stars": 6, "storage": 5}),
    "reckless": ([], {"stars": 2, "power": 2, "suspicion": 1, "storage": 5}),
    "hoarding": ([], {"stars": 3, "storage": 7}),
    "scheming": (["keep_item item_34"], {"stars": 3, "reserved": 1, "storage": 5}),
    "shrewd": ([], {"scrap": 1, "iron": 1, "gold": 1, "storage": 5}),
    "lucky": (["gain gold"], {"stars": 2, "gold": 1, "tomes": 1, "storage": 5}),
    "cunning": (["keep_tome brawlers_primer"], {"stars": 1, "power": 1, "tomes": 1, "storage": 5}),
    "stubborn": ([], {"stars": 3, "power": 1, "storage": 5}),
    "scrounging": ([], {"stars": 1, "scrap": 3, "storage": 5}),
}


@pytest.mark.parametrize("trait", BONUSES)
def test_each_trait_gives_exactly_its_bonuses(trait: str) -> None:
    choices, expected = BONUSES[trait]
    table = choosing(trait)
    assert holdings(table, "Ann") == {"storage": 5}
    table.act("Ann", f"keep_trait {trait}", *choices)
    assert holdings(table, "Ann") == expected
    assert table.trait("Ann") == trait
    assert table.to_act == ["Ben"]


@pytest.mark.parametrize("trait", TRAITS)
def test_bonuses_come_from_the_supplies(trait: str) -> None:
    table = choosing(trait, "goons: ratman_1 ratman_2 ratman_3 ratman_4 -")
    before = {what: table.supply(what) for what in ("scrap", "potion", "iron", "gold", "power", "suspicion")}
    table.act("Ann", f"keep_trait {trait}", *BONUSES[trait][0])
    given: dict[str, int] = {}
    for bonus in TRAITS[trait]["bonus"]:
        given |= bonus.get("gain", {})
        given["power"] = given.get("power", 0) + bonus.get("gain_power", 0)
        given["suspicion"] = given.get("suspicion", 0) + bonus.get("gain_suspicion", 0)
        given["gold"] = given.get("gold", 0) + bonus.get("gain_any", 0)  # Ann takes gold
    assert {what: before[what] - table.supply(what) for what in before} == {what: given.get(what, 0) for what in before}


def test_popular_recruits_at_once_and_discards_the_other_goon_face_up() -> None:  # R6
    table = choosing("popular").act("Ann", "keep_trait popular")
    assert table.looks_at("Ann") == ["hobgoblin_3", "dwarf_1"]
    table.act("Ann", "keep_goon hobgoblin_3")
    assert table.power("Ann") == 1  # its effect
    assert table.discard("goon") == ["dwarf_1"]


def test_scheming_reserves_in_secret_and_puts_the_other_item_under_the_deck() -> None:  # R6, R21
    table = choosing("scheming").act("Ann", "keep_trait scheming", "keep_item item_34")
    assert table.reserved("Ann") == ["item_34"]
    assert table.deck("item")[-1] == "item_01"
    reserved = [event for event in table.story.events if event.kind.name == "item_reserved"]
    assert ["item" in reserved[0].told_to(viewer) for viewer in (1, None)] == [False, False]
    assert "reserved: (item_34)" in table.game.scene()  # in parentheses: secret


@pytest.mark.parametrize("trait", ["nimble", "cunning"])
def test_choosing_a_tome_puts_the_other_one_under_the_deck(trait: str) -> None:
    table = choosing(trait).act("Ann", f"keep_trait {trait}")
    assert table.looks_at("Ann") == ["brawlers_primer", "codex_of_alibis"]
    table.act("Ann", "keep_tome codex_of_alibis")
    assert table.tomes("Ann") == ["codex_of_alibis"]
    assert table.deck("tome")[-1] == "brawlers_primer"


def test_bookish_draws_two_tomes() -> None:
    table = choosing("bookish").act("Ann", "keep_trait bookish")
    assert sorted(table.tomes("Ann")) == ["brawlers_primer", "codex_of_alibis"]


@pytest.mark.parametrize("resource", ["scrap", "potion", "iron", "gold"])
def test_lucky_chooses_any_resource(resource: str) -> None:
    table = choosing("lucky").act("Ann", "keep_trait lucky", f"gain {resource}")
    assert table.cubes("Ann") == f"1 {resource}"


@pytest.mark.parametrize("trait", ["obnoxious", "reckless"])
def test_r4_suspicion_that_the_supply_lacks_is_not_taken_and_nobody_raids(trait: str) -> None:
    table = choosing(trait, "supply: 0 suspicion, rest with Ben")
    table.act("Ann", f"keep_trait {trait}")
    assert table.suspicion("Ann") == 0
    assert not table.told("raid_began")


def test_the_last_in_turn_order_chooses_first_then_counter_clockwise() -> None:  # B44
    table = scene("lockup, 4 players, advanced\nfirst player: seat 1\nstart: traits")
    asked: list[str] = []
    while table.game.phase == 0:
        asked += [who for who in table.to_act if who not in asked]
        table.act(table.to_act[0], table.options(table.to_act[0])[0])
    assert asked == ["seat 0", "seat 3", "seat 2", "seat 1"]


def test_the_trait_that_is_not_chosen_is_boxed_unseen() -> None:
    table = choosing("greedy").act("Ann", "keep_trait greedy")
    for viewer in (1, None):
        told = [str(event.told_to(viewer)) for event in table.story.events]
        assert len([line for line in told if "trait" in line]) == 1
    assert "notorious" not in str(table.game.view(1).players[0])


@pytest.mark.parametrize(("leader", "holder"), [("leader_dwarves", "Ann"), ("leader_gems", "nobody")])
def test_r5_goals_wait_for_the_first_round(leader: str, holder: str) -> None:
    table = choosing("popular", f"Ann goons: dwarf_2\ngoals: {leader}\nBen dealt: greedy brutal")
    table.act("Ann", "keep_trait popular", "keep_goon dwarf_1")
    assert table.leader == "nobody"  # two dwarves, but this is still the setup
    table.act("Ben", "keep_trait greedy")
    assert table.leader == holder


# Crew boards, side B


def start_of(crew: str, text: str = "") -> Table:
    return scene(
        f"""
        lockup, 2 players, advanced
        first player: Ann
        Ann: {crew}
        Ben: {"gnolls" if crew != "gnolls" else "bugbears"}
        {TOME_DECK}
        goon deck: hobgoblin_3 dwarf_1
        {text}
        """,
        "Ann Ben",
    )


BOARDS: dict[str, tuple[list[str], dict[str, int]]] = {
    "gnolls": ([], {"stars": 3, "power": 2, "storage": 5}),
    "kobolds": (["keep_tome codex_of_alibis"], {"stars": 6, "storage": 6, "tomes": 1}),
    "bugbears": ([], {"stars": 1, "power": 3, "suspicion": 1, "storage": 4}),
    "goblins": ([], {"stars": 3, "storage": 5, "scrap": 2, "gold": 1}),
    "insectoids": (
        ["keep_goon dwarf_1"],
        {"stars": 3, "power": 1, "suspicion": 1, "storage": 5, "goons": 1, "gem": 1},
    ),
}


@pytest.mark.parametrize("crew", CREWS)
def test_each_crew_board_side_b_gives_exactly_its_start(crew: str) -> None:
    choices, expected = BOARDS[crew]
    table = start_of(crew)
    table.act("Ann", *choices)
    assert holdings(table, "Ann") == expected


@pytest.mark.parametrize("crew", CREWS)
def test_each_crew_board_side_a_starts_alike(crew: str) -> None:
    table = scene(f"lockup, 2 players\nseat 0: {crew}")
    assert holdings(table, 0) == {"stars": 10, "power": 1, "storage": 5}


def test_insectoids_gain_the_effect_of_their_goon_at_once() -> None:  # B45
    table = start_of("insectoids").act("Ann", "keep_goon hobgoblin_3")
    assert (table.power("Ann"), table.suspicion("Ann")) == (2, 1)
    assert table.discard("goon") == ["dwarf_1"]


@pytest.mark.parametrize("goon", ["ratman_1", "ratman_5"])  # remove and give suspicion
def test_r67_a_goon_of_the_board_cannot_shed_the_suspicion_of_the_board(goon: str) -> None:
    table = scene(
        f"lockup, 2 players, advanced\nfirst player: Ann\nAnn: insectoids\nBen: gnolls\ngoon deck: {goon}", "Ann Ben"
    ).act("Ann", f"keep_goon {goon}")
    assert (table.suspicion("Ann"), table.suspicion("Ben")) == (1, 0)


def test_kobolds_with_hoarding() -> None:  # B43
    table = start_of("kobolds", "Ann dealt: hoarding greedy\nBen dealt: brutal nimble\nstart: setup bonuses")
    table.act("Ann", "keep_tome brawlers_primer").act("Ben", "keep_trait brutal").act("Ann", "keep_trait hoarding")
    assert holdings(table, "Ann") == {"stars": 9, "storage": 8, "tomes": 1}


def test_r3_boards_are_resolved_clockwise_from_the_first_player() -> None:
    table = scene(
        "lockup, 3 players, advanced\nfirst player: Cy\nAnn: insectoids\nBen: gnolls\nCy: kobolds", "Ann Ben Cy"
    )
    assert table.to_act == ["Cy"]
    table.act("Cy", table.options("Cy")[0])
    assert table.to_act == ["Ann"]


@pytest.mark.parametrize("difficulty", ["moderate", "challenging", "expert"])
def test_solitary_advanced_uses_side_b_and_a_trait(difficulty: str) -> None:
    table = scene(f"lockup, 1 player, advanced, difficulty {difficulty}\nseat 0: gnolls\nseat 0 dealt: brutal greedy")
    table.act(0, "keep_trait brutal")
    assert holdings(table, 0) == {"stars": 3, "power": 4, "storage": 5}
    assert holdings(table, "guards") == {"stars": 20, "power": 1}
    assert table.first == "guards"
