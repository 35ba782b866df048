"""What buildings do as soon as they stand (RULES.md section 18.2, R39 and R40)."""

from __future__ import annotations

import pytest

from tests.games.architects.cards.figures import BUILDINGS, words
from tests.games.architects.table import Table, scene


def build(building: str, text: str = "", more: str = "", players: int = 3) -> Table:
    """Ann has what the building takes, and more; she has just constructed it."""
    table = scene(
        f"""
        architects, {players} players
        Ann: {words(BUILDINGS[building]["cost"])}{", " * bool(more)}{more}
        Ann hand: {building} reservoir
        Ann apprentices: labourer
        {text}
        start: turn of Ann
        """,
        "Ann Ben Cy",
    )
    return table.act("Ann", f"build {building}")


@pytest.mark.parametrize(
    ("building", "goods"),
    [
        ("factory", "2 marble"),
        ("lumber_camp", "4 wood"),
        ("smithy", "4 stone"),
        ("thieves_den", "4 silver"),
        ("well", "4 clay"),
    ],
)
def test_goods_are_gained(building: str, goods: str) -> None:
    assert build(building).goods("Ann") == goods


def test_betting_house_is_a_debt() -> None:
    table = build("betting_house")
    assert (table.unpaid("Ann"), table.paid("Ann"), table.virtue("Ann")) == (1, 0, 6)


def test_drafting_room_draws_two_cards() -> None:
    assert build("drafting_room", "building deck: keep well").hand("Ann") == ["reservoir", "keep", "well"]


@pytest.mark.parametrize(
    ("building", "choice", "goods"),
    [
        ("clay_pit", "gain gold", "1 gold"),
        ("clay_pit", "gain marble", "1 marble"),
        ("treasury", "gain gold", "1 gold"),
        ("treasury", "gain silver", "3 silver"),
    ],
)
def test_clay_pit_and_treasury_leave_a_choice(building: str, choice: str, goods: str) -> None:
    table = build(building)
    assert len(table.options("Ann")) == 2
    assert table.act("Ann", choice).goods("Ann") == goods


GROUPS = "at quarry: Ben 3; Cy 1; Ann 2\nat forest: Ben 2"


def test_armoury_makes_one_free_capture() -> None:
    table = build("armoury", GROUPS).act("Ann", "capture quarry Ben")
    assert (table.held("Ann"), table.tax, table.to_act) == ({"Ben": 3}, 4, ["Ben"])


def test_armoury_may_capture_nobody() -> None:
    assert build("armoury", GROUPS).act("Ann", "done").held("Ann") == {}


def test_armoury_takes_own_workers_home() -> None:
    table = build("armoury", GROUPS)
    assert table.home("Ann") == 17
    assert table.act("Ann", "capture quarry Ann").home("Ann") == 19


def test_fortress_makes_two_free_captures() -> None:
    table = build("fortress", GROUPS, players=4).act("Ann", "capture quarry Ben", "capture forest Ben")
    assert (table.held("Ann"), table.tax, table.to_act) == ({"Ben": 5}, 4, ["Ben"])
    table = build("fortress", GROUPS, players=4).act("Ann", "capture quarry Ben", "capture quarry Cy")
    assert table.held("Ann") == {"Ben": 3, "Cy": 1}


def test_fortress_may_make_fewer() -> None:
    assert build("fortress", GROUPS).act("Ann", "capture quarry Ben", "done").held("Ann") == {"Ben": 3}


def test_barracks_takes_back_or_captures() -> None:
    text = f"{GROUPS}\nBen holds: Ann 2\nCy holds: Ann 3"
    table = build("barracks", text).act("Ann", "take_back")
    assert (table.home("Ann"), table.held("Ben"), table.held("Cy"), table.silver("Ann")) == (17, {}, {}, 0)
    table = build("barracks", text).act("Ann", "capture forest Ben")
    assert (table.held("Ann"), table.held("Ben"), table.to_act) == ({"Ben": 2}, {"Ann": 2}, ["Ben"])
    assert build("barracks", text).act("Ann", "done").held("Ann") == {}


def test_hideout_frees_all_own_prisoners() -> None:
    table = build("hideout", "prison: Ann 4; Ben 2")
    assert (table.prison(), table.home("Ann"), table.virtue("Ann")) == ({"Ben": 2}, 19, 5)


def test_church_may_destroy_a_debt() -> None:
    table = build("church", more="2 unpaid")
    assert table.options("Ann") == ["destroy_debt", "decline"]
    table.act("Ann", "destroy_debt")
    assert (table.unpaid("Ann"), table.paid("Ann"), table.virtue("Ann")) == (1, 0, 8)
    assert build("church", more="2 unpaid").act("Ann", "decline").unpaid("Ann") == 2


def test_church_without_debts_asks_nothing() -> None:
    assert build("church").to_act == ["Ben"]


def test_library_may_discard_a_card_for_two_gold() -> None:
    table = build("library").act("Ann", "discard reservoir")
    assert (table.goods("Ann"), table.hand("Ann")) == ("2 gold", [])
    assert table.pile("buildings")[-1] == "reservoir"
    table = build("library").act("Ann", "decline")
    assert (table.goods("Ann"), table.hand("Ann")) == ("nothing", ["reservoir"])


def test_monument_lifts_everybody() -> None:
    table = build("monument", "Ben: 14 virtue, 1 unpaid")
    assert (table.virtue("Ann"), table.virtue("Cy")) == (9, 7)  # Ben is asked before it is Cy's turn to gain
    table.act("Ben", "destroy_debt")
    assert (table.virtue("Ben"), table.unpaid("Ben"), table.virtue("Cy")) == (14, 0, 8)


@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (12, 3), (14, 3)])
def test_palace_gains_gold_for_every_four_virtue(virtue: int, gold: int) -> None:
    assert build("palace", more=f"{virtue} virtue").has("Ann", "gold") == gold


ROW = "upper row: miner thief jeweller gatekeeper (2)"


def test_tavern_hires_anybody_for_free() -> None:
    table = build("tavern", ROW)
    assert len(table.options("Ann", "hire")) == 8
    table.act("Ann", "hire gatekeeper")
    assert (table.apprentices("Ann"), table.silver("Ann"), table.virtue("Ann")) == (["labourer", "gatekeeper"], 2, 6)


def test_r15_tavern_is_compulsory_below_the_limit() -> None:
    assert build("tavern", ROW).refused("Ann", "decline") == "MUST_HIRE"


def test_r15_tavern_may_be_declined_at_the_limit() -> None:
    five = "labourer conspirator stonecutter woodcutter trickster"
    text = f"Ann: 3 wood 2 stone 1 gold\nAnn hand: tavern\nAnn apprentices: {five}\n{ROW}"
    table = scene(f"architects, 2 players\n{text}\nstart: turn of Ann", "Ann Ben").act("Ann", "build tavern")
    assert not table.refused("Ann", "decline")
    table.act("Ann", "hire miner", "dismiss conspirator")
    assert table.apprentices("Ann") == ["labourer", "stonecutter", "woodcutter", "trickster", "miner"]


def test_watchtower_punishes_everybody_with_three_prisoners() -> None:
    table = build("watchtower", "prison: Ann 3; Ben 5; Cy 2\nBen: 0 virtue")
    assert (table.virtue("Ann"), table.virtue("Cy")) == (5, 7)
    assert (table.virtue("Ben"), table.unpaid("Ben")) == (0, 1)  # what cannot be lost is a debt
