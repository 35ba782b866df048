"""Intake, Staff and specialists read beside the rulebook (sections 5.5 and 6)."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import CUSTODIAN, HYGIENIC, SECURE
from bighouse.games.prison_architect.rules.needs import is_met
from bighouse.games.prison_architect.rules.state import OBJECTIVES
from tests.games.prison_architect.prisons import BOX, square
from tests.games.prison_architect.table import Table, at, scene

NAMES = "Ann Ben Cid"


def intake(text: str, start: str = "intake") -> Table:
    return scene(f"prison_architect, 3 players\nround: week 2\n{text}\nstart: {start}", NAMES)


def gone(kind: str, left: int) -> str:
    """A line by which only so many prisoners of a type are left in the supply: Cid has let the others escape."""
    tokens = BOX.prisoners["gor".index(kind)]
    names = [f"{kind}{token // 3}" for token in tokens][left:]
    return f"Cid escaped: {' '.join(names)}\n"


# Which prisoners fit


def test_a_bunk_cell_takes_the_other_type_once_it_is_empty() -> None:
    table = intake("Ann row 7: g7 bunk_cell g2; h7 locker_room\nAnn cards: prison_labour")
    assert table.refused("Ann", "admit orange") == "NO_ROOM"
    table.act("Ann", "use prison_labour")
    while table.asked("Ann") == "PlaceToken":
        table.act("Ann", table.options("Ann")[0])
    assert table.refused("Ann", "admit orange") == ""


def test_a_batch_must_find_room_as_a_whole() -> None:
    """A solitary for anybody, a bunk cell for two of one type, a dormitory for greys."""
    table = intake("Ann row 7: g7 basic_solitary; h7 bunk_cell; i7 luxury_dormitory windows N")
    table.act("Ann", "admit red", "admit orange", "admit orange")
    assert table.refused("Ann", "admit orange") == "NO_ROOM"
    assert table.refused("Ann", "admit red") == "NO_ROOM"
    table.act("Ann", "admit grey", "admit grey", "admit grey")
    assert table.refused("Ann", "admit grey") == "NO_ROOM"


def test_more_room_never_means_other_types() -> None:
    table = intake("Ann row 7: g7 showers; h7 bunk_cell o3 o3; i7 showers\nAnn cards: cramped_cells")
    assert table.player("Ann").prison.room(1, 1) == 3
    assert table.refused("Ann", "admit grey") == "NO_ROOM"
    assert table.refused("Ann", "admit red") == "NO_ROOM"


def test_two_receptions_pay_as_one() -> None:
    table = intake("Ann row 7: g7 reception windows NW; h7 reception windows NE\nAnn row 8: h8 basic_holding")
    table.act("Ann", "admit grey", "admit red", "draw")
    assert table.player("Ann").cash == (1 + 1) + (3 + 1)


def test_another_batch_may_follow_and_threats_are_seen_before_the_cell_is_chosen() -> None:
    """R20."""
    table = intake("Ann row 7: g7 basic_solitary; h7 basic_solitary; i7 basic_solitary")
    table.act("Ann", "admit red", "draw")
    assert len(table.player("Ann").arriving) == 1
    table.act("Ann", at(0, 1), "admit red", "draw", at(0, 0))
    assert table.refused("Ann", "admit red") == ""


def test_nobody_arrives_where_the_supply_is_empty() -> None:
    table = intake(f"{gone('r', 0)}Ann row 7: g7 basic_holding")
    assert table.refused("Ann", "admit red") == "NONE_IN_SUPPLY"
    assert table.refused("Ann", "admit orange") == ""


# Scarce prisoners


def test_nobody_waits_while_there_is_enough_for_all() -> None:
    """R21: what all could house together is not more than the supply."""
    table = intake(f"{gone('r', 3)}Ann row 7: g7 basic_solitary\nBen row 7: g7 secure_bunk")
    assert table.to_act == ["Ann", "Ben"]


def test_a_type_that_is_low_is_taken_by_initiative() -> None:
    table = intake(f"{gone('r', 2)}initiative: Ben, Ann, Cid\nAnn row 7: g7 basic_solitary\nBen row 7: g7 secure_bunk")
    assert table.to_act == ["Ben"]
    table.act("Ben", "admit red", "admit red", "draw")
    assert (table.to_act, table.refused("Ann", "admit red")) == (["Ann"], "NONE_IN_SUPPLY")


def test_whoever_has_finished_does_not_come_back() -> None:
    table = intake(f"{gone('r', 2)}Ann row 7: g7 basic_solitary\nBen row 7: g7 secure_bunk")
    table.act("Ann", "done").act("Ben", "done")
    assert table.game.phase == OBJECTIVES


def test_places_that_prisoners_at_work_leave_are_reckoned_with() -> None:
    """R21: two greys can still be sent to work, so two more reds could be housed than there are places now."""
    labour = "prison_labour; cleaning"
    full = "Ann row 7: g7 basic_holding g2 g2 g2 g2\nBen row 7: g7 secure_bunk"
    assert intake(f"{gone('r', 3)}{full}\nAnn cards: {labour}").to_act == ["Ann"]
    assert intake(f"{gone('r', 4)}{full}\nAnn cards: {labour}").to_act == ["Ann", "Ben"]
    assert intake(f"{gone('r', 3)}{full}\nAnn cards: prison_labour exhausted; cleaning").to_act == ["Ann", "Ben"]


def test_a_bunk_cell_that_work_empties_takes_the_other_type() -> None:
    full = "Ann row 7: g7 bunk_cell g2\nBen row 7: g7 bunk_cell"
    assert intake(f"{gone('o', 3)}{full}\nAnn cards: cleaning").to_act == ["Ann"]
    assert intake(f"{gone('o', 3)}{full}").to_act == ["Ann", "Ben"]


def test_a_card_that_storage_may_bring_is_reckoned_with() -> None:
    """Cramped Cells may lie in the stack; whoever has it already, it is not there."""
    cells = "Ann: 9 cash 1 staff\nAnn row 7: g7 basic_solitary; h7 storage\nBen row 7: g7 secure_bunk\n"
    assert intake(f"{gone('r', 3)}{cells}").to_act == ["Ann"]
    assert intake(f"{gone('r', 3)}{cells}Cid cards: cramped_cells").to_act == ["Ann", "Ben"]
    assert intake(f"{gone('r', 3)}{cells.replace(' 1 staff', '')}").to_act == ["Ann", "Ben"]


# The Cleaning Cupboard's Custodian


def test_the_custodian_comes_with_the_second_prisoner_and_leaves_with_one_who_works() -> None:
    """R28."""
    table = intake("Ann row 7: g7 cleaning_cupboard lends h7; h7 bunk_cell g2 g2\nAnn cards: cleaning")
    prison = table.player("Ann").prison
    assert is_met(prison, 1, HYGIENIC)
    table.act("Ann", "use cleaning")
    while table.asked("Ann") == "PlaceToken":
        table.act("Ann", table.options("Ann")[0])
    assert (prison.specialists(), is_met(prison, 1, HYGIENIC)) == (0, False)
    table.act("Ann", "admit grey", "draw")
    assert (prison.in_pool(CUSTODIAN), is_met(prison, 1, HYGIENIC)) == (1, False)  # back in the pool, not on the cell


def test_two_cupboards_lend_two() -> None:
    table = intake("Ann row 7: g7 cleaning_cupboard; h7 bunk_cell g2 g2; i7 cleaning_cupboard")
    table.act("Ann", "assign custodian", "assign custodian")
    assert table.player("Ann").prison.posted(1, CUSTODIAN) == 2


# Specialists


def test_specialists_move_freely_in_each_of_the_three_phases() -> None:
    """R87: a Guard is moved to and fro while building, again after the Intake, and once more at the end."""
    table = intake("Ann: 3 cash\nAnn row 7: g7 basic_solitary guard; h7 basic_solitary", "build")
    for move in (at(0, 1), at(0, 0), at(0, 1)):
        table.act("Ann", "recall guard", "assign guard", move)
    table.act("Ann", "done", "recall guard", "assign guard", at(0, 0), "done")
    while table.asked("Ann") != "FreeTime":
        table.act(table.to_act[0], table.options(table.to_act[0])[0])
    table.act("Ann", "recall guard")
    assert table.player("Ann").prison.specialists_on(0) == 0


def test_there_is_no_time_for_specialists_while_bidding_or_buying() -> None:
    table = scene(
        "prison_architect, 3 players\nAnn: 9 cash 1 guard\nAnn row 7: g7 bunk_cell\nbids: Ann 3 cell\nstart: buy", NAMES
    )
    assert table.options("Ann", "assign") == []
    assert table.refused("Ann", "assign guard") == "3"


def test_three_on_a_cell_whatever_they_are() -> None:
    table = intake("Ann: 2 guards 1 trainer 1 nurse\nAnn row 7: g7 basic_solitary; h7 basic_solitary")
    table.act("Ann", "assign guard", at(0, 0), "assign trainer", at(0, 0), "assign nurse", at(0, 0), "assign guard")
    assert table.player("Ann").prison.specialists_on(1) == 1  # there was only one cell left


def test_a_specialist_counts_as_printed_on_its_cell_alone() -> None:
    table = intake("Ann row 7: g7 bunk_cell o3 guard dog; h7 bunk_cell o3")
    prison = table.player("Ann").prison
    assert [is_met(prison, cell, SECURE) for cell in (0, 1)] == [True, False]


# Prisoners at work


@pytest.mark.parametrize("places", [0, 1, 2, 3])
def test_three_prisoners_may_work_on_a_card(places: int) -> None:
    workers = " ".join(["g2"] * places)
    table = intake(f"Ann row 7: g7 basic_dormitory g3\nAnn cards: prison_labour {workers}")
    assert table.refused("Ann", "use prison_labour") == ("NO_FREE_PLACE" if places == 3 else "")


def test_only_grey_prisoners_work() -> None:
    table = intake("Ann row 7: g7 basic_holding o3 r5\nAnn cards: prison_labour")
    assert table.refused("Ann", "use prison_labour") == "NO_SUCH_PRISONER"


def test_the_second_place_gives_no_token() -> None:
    table = intake("Ann row 7: g7 basic_dormitory g3 g2\nAnn cards: cleaning g2")
    table.act("Ann", "use cleaning", "prisoner grey_3")
    assert table.player("Ann").prison.tokens == [-1]
    assert table.asked("Ann") == "TakePrisoners"


def test_detox_through_storage_releases_at_once() -> None:
    """R63."""
    table = intake("Ann: 9 cash 1 staff\nAnn row 7: g7 storage; h7 basic_holding g2 o5\nbureaucracy stack: detox cctv")
    table.act("Ann", "staff_at g7", "buy_card detox", "prisoner orange_5")
    assert (table.released("Ann"), table.inmates("Ann", (0, 1))) == ("o5", "g2")
    assert table.player("Ann").prison.at[square((0, 1))] == 1
