"""What an option promises and would not bring: said with it, though the rules let it be taken all the same."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.room import ROOM
from tests.games.prison_architect.table import Table, scene

CELLS = [f"{column}{row} bunk_cell" for row in (7, 8) for column in "ghijk"]
FULL = [f"{column}{row}" for row in range(7, 13) for column in "ghijkl"]
NO_TOKENS_LEFT = "Ann row 7: g7 bunk_cell token food g2; h7 canteen token food"


def ann(lines: str, start: str, week: int = 2) -> Table:
    return scene(f"prison_architect, 2 players\nround: week {week}\n{lines}\nstart: {start}", "Ann Ben")


def rows(tiles: list[str]) -> str:
    """Ann's prison: each tile behind its square."""
    by_row: dict[str, list[str]] = {}
    for tile in tiles:
        by_row.setdefault(tile.split()[0][1:], []).append(tile)
    return "\n".join(f"Ann row {row}: {'; '.join(part)}" for row, part in by_row.items())


def caveats(table: Table) -> dict[str, str]:
    """What is said of Ann's options, in the words of the table."""
    wordings = ROOM.wordings(table.game, 0)
    return {table.words(action): said for action in table.game.options(0) if (said := wordings[action].caveat)}


@pytest.mark.parametrize(
    ("cells", "waiting", "offer", "expected"),
    [
        (9, "canteen", "basic_solitary", {}),
        (9, "bunk_cell", "basic_solitary", {"buy basic_solitary": "you have all 10 cells of a prison"}),
        (10, "canteen", "basic_solitary", {"buy basic_solitary": "you have all 10 cells of a prison"}),
    ],
)
def test_a_prison_takes_ten_cells(cells: int, waiting: str, offer: str, expected: dict[str, str]) -> None:
    """Section 5.4 and R17: a cell too many goes to the discards without a refund."""
    lines = f"Ann: 20 cash\nbids: Ann 5 cell\ncell offer: {offer}\nAnn construction: {waiting}\n{rows(CELLS[:cells])}"
    assert caveats(ann(lines, "buy")) == expected


def test_a_bunk_cell_beside_the_cell_that_waits_may_be_one_too_many() -> None:
    lines = f"Ann: 20 cash\nAnn construction: basic_solitary\n{rows(CELLS[:9])}"
    table = ann(lines, "build")
    assert caveats(table) == {"buy bunk_cell": "you have all 10 cells of a prison"}
    assert table.refused("Ann", "buy bunk_cell") == ""


def test_a_full_frame_takes_no_tile() -> None:
    kinds = ["bunk_cell"] * 10 + ["locker_room"] * 20 + ["canteen"] * 3 + ["yard"] * 3
    tiles = [f"{square} {kind}" for square, kind in zip(FULL, kinds, strict=True)]
    table = ann(f"Ann: 20 cash\nbids: Ann 6 basic\nbasic offer: kitchen\n{rows(tiles)}", "buy")
    assert caveats(table) == {"buy kitchen": "no square of your prison can take it now"}
    assert table.refused("Ann", "buy kitchen") == ""


@pytest.mark.parametrize(
    ("bid", "cash", "expected"),
    [
        (3, 3, {}),  # a Showers for the bid
        (2, 4, {}),  # or with twice the dollar that lacks
        (2, 3, {"dig": "nothing there costs less than $3, and you could pay $2"}),
        (1, 2, {"dig": "nothing there costs less than $3, and you could pay $1"}),
    ],
)
def test_what_is_dug_for_must_be_paid_for(bid: int, cash: int, expected: dict[str, str]) -> None:
    """Section 5.3: the cheapest Basic Facility costs at least $3, and twice what a bid lacks is due."""
    table = ann(f"Ann: {cash} cash\nbids: Ann {bid} basic\nbasic offer: kitchen", "buy")
    assert caveats(table) == expected


def test_a_draw_takes_the_money_for_what_it_may_bring() -> None:
    table = ann("Ann: 4 cash\nbids: Ann 2 basic\nbasic offer: kitchen\nbasic stack: yard laundry", "buy")
    assert caveats(table) == {}
    table.act("Ann", "dig")  # the second draw costs one of the two dollars that a Showers takes
    assert caveats(table) == {"dig": "nothing there costs less than $3, and you could pay $2"}


@pytest.mark.parametrize(
    ("cash", "first", "stacks"),
    [
        (1, "no tile costs less than $2, and you have $1", {"cell": 2, "staff": 3, "basic": 3, "additional": 2}),
        (2, "", {"staff": 3, "basic": 3}),
        (3, "", {}),
    ],
)
def test_land_expansion_is_paid_in_cash(cash: int, first: str, stacks: dict[str, int]) -> None:
    """R56: the drawn tile costs its full minimum value."""
    table = ann(f"Ann: {cash} cash\nAnn row 7: g7 canteen\nAnn cards: land_expansion", "build")
    assert caveats(table).get("expand", "") == first
    table.act("Ann", "expand")
    expected = {
        f"area {area}": f"nothing there costs less than ${cheapest}, and you could pay ${cash}"
        for area, cheapest in stacks.items()
    }
    assert caveats(table) == expected


@pytest.mark.parametrize(
    ("week", "inmates", "expected"),
    [
        (2, "g2", {}),
        (2, "r6", {"buy_card detox": "no grey or orange prisoner is in your cells"}),
        (
            5,
            "o4",
            {
                "buy_card foremen": "no bid is left that it could raise",
                "buy_card fancy_coffee_machines": "no Staff leaves a Locker Room any more",
            },
        ),
    ],
)
def test_a_card_may_come_too_late(week: int, inmates: str, expected: dict[str, str]) -> None:
    """Section 12: Detox releases grey or orange ones; section 8: the last Evaluation leaves Staff where it is."""
    offer = "bids: Ann 6 bureaucracy\nbureaucracy offer: detox foremen fancy_coffee_machines cooks"
    lines = f"Ann: 20 cash\n{offer}\nAnn row 7: g7 secure_bunk {inmates}"
    assert caveats(ann(lines, "buy", week)) == expected


def test_staff_finds_nothing_to_do() -> None:
    place = "Ann row 7: g7 locker_room; h7 canteen; i7 locker_room; j7 bunk_cell; k7 storage"
    table = ann(f"Ann: 3 staff 3 cash\n{place}", "build")
    assert caveats(table) == {
        "staff_at g7": "no cell is there yet",
        "staff_at k7": "no card costs less than $4, and you have $3",
    }
    table = ann(f"Ann: 3 staff 4 cash\n{place}", "build")
    assert caveats(table) == {"staff_at g7": "no cell is there yet"}


@pytest.mark.parametrize("start", ["build", "intake"])
def test_a_token_needs_a_tile_without_one(start: str) -> None:
    """Section 6: one token a tile; it is lost where none can take it."""
    cards = "Ann cards: lawyers; accountants; prison_labour"
    table = ann(f"Ann: 2 staff\n{NO_TOKENS_LEFT}\n{cards}", start)
    lost = "no tile can take the token now"
    assert caveats(table) == {"staff_on lawyers": lost, "use prison_labour": lost}
    table.act("Ann", "staff_on lawyers")
    assert table.player("Ann").prison.card_staff == [1, 0, 0]
    table = ann(f"Ann: 2 staff\n{NO_TOKENS_LEFT.replace('canteen token food', 'canteen')}\n{cards}", start)
    assert caveats(table) == {}


def test_only_the_first_place_of_a_card_brings_its_token() -> None:
    """R57: the second and third bring a tag alone."""
    table = ann(f"Ann: 2 staff\n{NO_TOKENS_LEFT}\nAnn cards: prison_labour g3; coaches staff 1", "build")
    assert caveats(table) == {}


def test_gardeners_need_an_indoor_tile() -> None:
    """R16, R61: windows stand on indoor tiles alone."""
    table = ann("Ann: 1 staff\nAnn row 7: g7 yard; h7 garden\nAnn cards: gardeners", "build")
    assert caveats(table) == {"staff_on gardeners": "no window can be added or moved"}
    table = ann("Ann: 1 staff\nAnn row 7: g7 yard; h7 canteen\nAnn cards: gardeners", "build")
    assert caveats(table) == {}


def test_staff_for_foremen_comes_too_late_in_the_last_week() -> None:
    lines = "Ann: 1 staff\nAnn row 7: g7 canteen\nAnn cards: foremen"
    assert caveats(ann(lines, "build", 4)) == {}
    assert caveats(ann(lines, "build", 5)) == {"staff_on foremen": "no bid is left that it could raise"}
