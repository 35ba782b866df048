"""What buildings do at the end: virtue before scoring, points in scoring (RULES.md section 13, 18.2)."""

from __future__ import annotations

import pytest

from tests.games.architects.cards.figures import BUILDINGS
from tests.games.architects.table import Table, scene


def end(building: str, ann: str = "", text: str = "", header: str = "architects, 3 players") -> Table:
    """The game ends; Ann has constructed the building."""
    line = f"Ann: {ann}" if ann else ""
    return scene(f"{header}\n{line}\nAnn built: {building}\n{text}\nstart: game end", "Ann Ben Cy")


def bonus(table: Table, building: str) -> int:
    """The points beside the printed ones."""
    return table.sheet("Ann").get("buildings", 0) - int(BUILDINGS[building]["vp"])


@pytest.mark.parametrize(
    ("building", "goods", "virtue"),
    [
        ("castle", "1 gold 9 marble", 7),
        ("castle", "2 gold", 8),
        ("castle", "5 gold", 9),
        ("gallery", "1 marble 9 gold", 7),
        ("gallery", "2 marble", 8),
        ("gallery", "5 marble", 9),
        ("reservoir", "1 paid 4 unpaid", 7),
        ("reservoir", "2 paid", 8),
        ("reservoir", "5 paid", 9),
        ("trading_post", "1 clay 1 wood 1 stone 9 gold", 7),
        ("trading_post", "2 clay 1 wood 1 stone", 8),  # added together
        ("trading_post", "3 clay 3 wood 3 stone", 9),
    ],
)
def test_virtue_is_gained_before_scoring(building: str, goods: str, virtue: int) -> None:
    assert end(building, goods).virtue("Ann") == virtue


def test_dungeon_loses_two_virtue() -> None:
    assert end("dungeon").virtue("Ann") == 5


def test_dungeon_at_zero_is_two_debts() -> None:
    table = end("dungeon", "0 virtue")
    assert (table.virtue("Ann"), table.unpaid("Ann")) == (0, 2)


def test_r47_who_has_a_dungeon_and_a_gain_near_zero_chooses_the_order() -> None:
    ask = "1 virtue, 4 gold"
    assert end("dungeon castle", ask).act("Ann", "resolve castle").virtue("Ann") == 1
    table = end("dungeon castle", ask).act("Ann", "resolve dungeon")
    assert (table.virtue("Ann"), table.unpaid("Ann")) == (2, 1)


@pytest.mark.parametrize(("building", "prize"), [("chapel", "virtue"), ("steeple", "vp")])
@pytest.mark.parametrize(
    ("ann", "ben", "alone"), [(0, 0, False), (1, 0, True), (2, 2, False), (2, 3, False), (3, 2, True)]
)
def test_chapel_and_steeple_ask_to_be_highest_alone(building: str, prize: str, ann: int, ben: int, alone: bool) -> None:
    table = end(building, f"level {ann}", f"Ben: level {ben}")  # R44: level 0 is never the most
    won = table.virtue("Ann") - 7 if prize == "virtue" else bonus(table, building)
    assert won == (2 if alone else 0)


@pytest.mark.parametrize("building", ["chapel", "steeple"])
def test_the_opponent_counts_for_chapel_and_steeple(building: str) -> None:
    header = "architects, 1 player"
    beaten = end(building, "level 2", "opponent: level 2", header)
    alone = end(building, "level 2", "opponent: level 1", header)
    assert (beaten.virtue("Ann"), bonus(beaten, building)) == (7, 0)
    assert alone.virtue("Ann") - 7 + bonus(alone, building) == 2


@pytest.mark.parametrize(
    ("building", "good"),
    [("clay_market", "clay"), ("silver_market", "silver"), ("stone_market", "stone"), ("wood_market", "wood")],
)
@pytest.mark.parametrize(("ann", "ben", "points"), [(0, 0, 0), (1, 0, 2), (3, 3, 0), (3, 4, 0), (4, 3, 2)])
def test_markets_ask_for_more_than_anybody_else(building: str, good: str, ann: int, ben: int, points: int) -> None:
    assert bonus(end(building, f"{ann} {good}", f"Ben: {ben} {good}"), building) == points


def test_markets_compare_humans_only_against_a_bot() -> None:
    table = end("stone_market", "1 stone", "opponent: 9 marble", "architects, 2 players, opponent helena")
    assert bonus(table, "stone_market") == 2


@pytest.mark.parametrize(("others", "points"), [("", 1), (" well", 2), (" well smithy castle", 4)])
def test_r41_aqueduct_counts_buildings_and_itself(others: str, points: int) -> None:
    table = end(f"aqueduct{others}", "level 2")  # the Cathedral is no building
    printed = sum(int(BUILDINGS[building]["vp"]) for building in others.split())
    assert bonus(table, "aqueduct") - printed == points


@pytest.mark.parametrize(
    ("building", "apprentices"),
    [
        ("carpenters_hut", ["woodcutter", "illusionist"]),
        ("masons_hut", ["stonecutter", "trickster"]),
        ("tilers_hut", ["miner", "jeweller"]),
    ],
)
def test_huts_count_apprentices_with_their_skill(building: str, apprentices: list[str]) -> None:
    others = {"carpenters_hut": "miner", "masons_hut": "miner", "tilers_hut": "thief"}[building]
    assert bonus(end(building, "", f"Ann apprentices: {others}"), building) == 0
    assert bonus(end(building, "", f"Ann apprentices: {others} {apprentices[0]}"), building) == 1
    everybody = " ".join([others, *apprentices, "labourer"])  # R45: the Labourer counts for each Hut
    assert bonus(end(building, "", f"Ann apprentices: {everybody}"), building) == 3


@pytest.mark.parametrize(("held", "points"), [("Ben 2", 0), ("Ben 3", 1), ("Ben 2; Cy 4", 2), ("Ben 8", 2)])
def test_keep_counts_captured_workers(held: str, points: int) -> None:
    assert bonus(end("keep", "", f"Ann holds: {held}\nprison: Ben 5"), "keep") == points


def test_r53_keep_counts_the_opponents_workers() -> None:
    assert bonus(end("keep", "", "Ann holds: opponent 6", "architects, 1 player"), "keep") == 2


@pytest.mark.parametrize(("virtue", "points"), [(0, 0), (3, 0), (4, 1), (8, 2), (14, 3)])
def test_lighthouse_counts_virtue(virtue: int, points: int) -> None:
    assert bonus(end("lighthouse", f"{virtue} virtue"), "lighthouse") == points


def test_r48_lighthouse_counts_the_virtue_after_end_effects() -> None:
    table = end("lighthouse castle", "7 virtue, 2 gold")
    assert bonus(table, "lighthouse") - int(BUILDINGS["castle"]["vp"]) == 2


@pytest.mark.parametrize(("debts", "points"), [("3 unpaid", 0), ("1 paid 2 unpaid", 1), ("4 paid", 4)])
def test_moneylender_counts_paid_debts(debts: str, points: int) -> None:
    assert bonus(end("moneylender", debts), "moneylender") == points


@pytest.mark.parametrize(("debts", "points"), [("0 unpaid", 2), ("2 paid", 2), ("1 unpaid", 0)])
def test_university_asks_for_no_unpaid_debt(debts: str, points: int) -> None:
    assert bonus(end("university", debts), "university") == points


def test_university_looks_after_end_effects() -> None:
    table = end("university castle", "14 virtue, 2 gold, 1 unpaid").act("Ann", "destroy_debt")
    assert bonus(table, "university") - int(BUILDINGS["castle"]["vp"]) == 2


@pytest.mark.parametrize(("building", "each"), [("fountain", -1), ("gamblers_den", -3)])
def test_fountain_and_gamblers_den_change_what_a_debt_costs(building: str, each: int) -> None:
    assert end(building, "3 unpaid 2 paid").sheet("Ann")["debts"] == 3 * each
