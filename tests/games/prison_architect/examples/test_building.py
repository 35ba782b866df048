"""The Build phase: EXAMPLES B9, B10, B31, B40."""

from __future__ import annotations

from bighouse.games.prison_architect.rules.building import Building
from bighouse.games.prison_architect.rules.state import BUILD
from tests.games.prison_architect.table import Table, at, wardens

TEN_CELLS = "basic_dormitory luxury_dormitory secure_bunk bunk_cell bunk_cell / " * 2


def building(text: str, tiles: str = "", cards: str = "", staff: int = 0) -> Table:
    """Ann builds; Ben has nothing to do."""
    table = wardens("Ann Ben").draw("Ann", text, cards, staff).wait("Ann", tiles)
    return table.start(Building(), phase=BUILD)


def test_a_tile_is_placed_with_its_windows_and_its_icons() -> None:
    table = building("bunk_cell", "deliveries")
    assert table.refused("Ann", "done") == "TILES_LEFT"
    table.act("Ann", "place deliveries", at(0, 1))
    assert table.refused("Ann", "windows sw") == "WINDOW_FACES_TILE"
    table.act("Ann", "windows ns", "tag food")
    prison = table.player("Ann").prison
    assert prison.staff == 1
    assert "deliveries" not in table.construction("Ann")


def test_b9_the_prison_may_grow_to_either_side_within_six_columns() -> None:
    full = building("bunk_cell locker_room canteen kitchen showers yard", "laundry").act("Ann", "place laundry")
    assert full.refused("Ann", at(0, -1)) == "TOO_WIDE"
    free = building("bunk_cell locker_room canteen kitchen showers", "laundry").act("Ann", "place laundry")
    assert free.refused("Ann", at(0, -1)) == ""


def test_b10_an_eleventh_cell_is_discarded_without_refund() -> None:
    table = building(TEN_CELLS, "basic_solitary")
    assert table.refused("Ann", "place basic_solitary") == "TOO_MANY_CELLS"
    assert table.refused("Ann", "buy bunk_cell") == "TOO_MANY_CELLS"
    cash = table.player("Ann").cash
    table.act("Ann", "done")
    assert table.discards("cell") == ["basic_solitary"]
    assert table.player("Ann").cash == cash


def test_one_bunk_cell_and_one_locker_room_a_phase() -> None:
    table = building("bunk_cell").act("Ann", "buy bunk_cell", "buy locker_room")
    assert table.player("Ann").cash == 40 - 3 - 1
    assert table.refused("Ann", "buy bunk_cell") == "ONE_A_PHASE"
    assert table.refused("Ann", "buy locker_room") == "ONE_A_PHASE"


def test_tokens_of_the_buy_phase_must_be_placed() -> None:
    """R14: they wait for the next Build phase, and are lost only if no tile can take them."""
    table = wardens("Ann Ben").draw("Ann", "bunk_cell", "cooks")
    table.player("Ann").pending = [1]
    table.start(Building(), phase=BUILD)
    assert table.refused("Ann", "done") == "TOKENS_LEFT"
    table.act("Ann", "token food")
    assert table.player("Ann").prison.tokens == [1]
    full = wardens("Ann Ben").draw("Ann", "bunk_cell+food", "cooks")
    full.player("Ann").pending = [1]
    full.start(Building(), phase=BUILD).act("Ann", "done")
    assert full.told("token_lost")


def test_b31_an_office_with_a_token_gets_no_other() -> None:
    """R29: the second Policy card brings a token to an Office, unless one lies there."""
    bare = building("office@N", cards="finances bank_loan")
    assert bare.options("Ann", "token") == ["token owed"]
    assert bare.refused("Ann", "done") == "TOKENS_LEFT"
    taken = building("office@N+labour", cards="finances bank_loan")
    assert taken.options("Ann", "token") == []
    assert taken.refused("Ann", "done") == ""


def test_b40_tiles_are_swapped_only_where_no_window_objects() -> None:
    table = building("luxury_bunk@E yard / locker_room canteen", cards="micromanagement").act(
        "Ann", "rearrange", at(0, 1)
    )
    assert table.refused("Ann", at(1, 1)) == "WINDOW_FACES_TILE"


def test_b40_the_tile_that_links_two_halves_stays() -> None:
    table = building("bunk_cell canteen locker_room", cards="micromanagement").act("Ann", "rearrange", at(0, 1))
    assert table.refused("Ann", at(1, 0)) == "PRISON_DIVIDED"
    table.act("Ann", at(0, 2))
    assert table.refused("Ann", "rearrange") == "ONE_A_PHASE"


def test_land_expansion_digs_for_cash() -> None:
    """R56: the full price is cash, and the tile must be placed in the same phase."""
    table = wardens("Ann Ben").draw("Ann", "bunk_cell", "land_expansion").top("basic", "yard showers")
    table.start(Building(), phase=BUILD)
    table.act("Ann", "expand", "area basic", "dig", "buy showers")
    assert table.player("Ann").cash == 40 - 1 - 3
    assert table.discards("basic") == ["yard"]
    assert table.refused("Ann", "done") == "TILES_LEFT"
    assert table.refused("Ann", "expand") == "ONE_A_PHASE"


def test_gardeners_add_move_and_remove_windows() -> None:
    """R61: never before an indoor tile; it may be declined."""
    table = building("bunk_cell canteen", cards="gardeners", staff=3)
    table.act("Ann", "staff_on gardeners", "add_window", at(0, 0))
    assert table.refused("Ann", "windows e") == "WINDOW_FACES_TILE"
    table.act("Ann", "windows n", "staff_on gardeners", "move_window", at(0, 1), "windows s")
    assert table.player("Ann").prison.windows == [0, 4]
    table.act("Ann", "staff_on gardeners", "decline")
    assert table.refused("Ann", "staff_on gardeners") == "VACANCIES_FILLED"


def test_storage_sells_one_of_two_cards() -> None:
    """R63: immediate effects happen at once, tokens too."""
    table = wardens("Ann Ben").draw("Ann", "storage", staff=1).top("bureaucracy", "cooks tasers")
    table.start(Building(), phase=BUILD)
    table.act("Ann", table.options("Ann", "staff_at")[0], "buy_card cooks")
    assert table.cards("Ann") == ["cooks"]
    assert table.player("Ann").cash == 36
    assert table.discards("bureaucracy") == ["tasers"]
    assert table.player("Ann").prison.tokens == [1]
