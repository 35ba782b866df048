"""Intake, Staff, specialists and prisoners at work: EXAMPLES A6, A9, B11, B33, B43."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import CUSTODIAN, GUARD, LABOUR, REHABILITATION
from bighouse.games.prison_architect.rules.building import Building
from bighouse.games.prison_architect.rules.buying import NEXT_AREA
from bighouse.games.prison_architect.rules.housing import fits
from bighouse.games.prison_architect.rules.income import Income
from bighouse.games.prison_architect.rules.intake import Intake
from bighouse.games.prison_architect.rules.state import BUILD, BUY, INTAKE
from tests.games.prison_architect.prisons import drawn
from tests.games.prison_architect.table import Table, at, wardens

EXAMPLE = "cleaning_cupboard bunk_cell canteen / locker_room guard_tower luxury_bunk@E"


def intake(text: str, cards: str = "", staff: int = 0) -> Table:
    return wardens("Ann Ben").draw("Ann", text, cards, staff).start(Intake(), phase=INTAKE)


def test_a6_what_cells_take() -> None:
    luxury = drawn("luxury_holding").prison
    assert fits(luxury, [1, 1, 1])
    assert not fits(luxury, [2, 1, 1])
    dormitory = drawn("basic_dormitory").prison
    assert fits(dormitory, [4, 0, 0])
    assert not fits(dormitory, [5, 0, 0])
    assert not fits(dormitory, [0, 1, 0])
    bunk = drawn("bunk_cell").prison
    assert fits(bunk, [2, 0, 0])
    assert fits(bunk, [0, 2, 0])
    assert not fits(bunk, [1, 1, 0])
    assert not fits(bunk, [0, 0, 1])


def test_several_bunk_cells_are_divided_between_the_types() -> None:
    bunks = drawn("bunk_cell bunk_cell bunk_cell").prison
    assert fits(bunks, [3, 2, 0])
    assert not fits(bunks, [3, 3, 0])


def test_b11_showers_and_cramped_cells_add_up() -> None:
    prison = drawn("showers basic_dormitory showers", "cramped_cells").prison
    assert fits(prison, [7, 0, 0])
    assert not fits(prison, [8, 0, 0])
    assert not fits(prison, [0, 1, 0])


def test_a9_intake_pays_at_once_and_lends_a_custodian() -> None:
    table = intake(EXAMPLE).act("Ann", "admit grey", "admit grey", "admit red", "draw")
    assert table.player("Ann").cash == 40 + 1 + 1 + 3
    while table.asked("Ann") == "House":
        table.act("Ann", table.options("Ann")[0])
    prison = table.player("Ann").prison
    assert [prison.inmates_in(1 << number, 7) for number in prison.cells()] == [2, 1]
    assert prison.in_pool(CUSTODIAN) == 1


def test_reception_pays_more_for_each() -> None:
    table = intake("reception@NE / bunk_cell").act("Ann", "admit orange", "draw")
    assert table.player("Ann").cash == 40 + 2 + 1


def test_a_placement_must_leave_places_for_the_rest() -> None:
    table = intake("bunk_cell bunk_cell bunk_cell")
    table.act("Ann", *["admit orange"] * 3, *["admit grey"] * 2)
    table.act("Ann", "draw", at(0, 0), at(0, 1))
    assert table.refused("Ann", at(0, 2)) == "ROOM_FOR_THE_OTHERS"  # it is left to the greys
    assert table.refused("Ann", at(0, 0)) == ""


def test_a_full_batch_is_not_drawn_by_itself() -> None:
    table = intake("basic_solitary").act("Ann", "admit red")
    assert table.options("Ann") == ["draw"]
    assert table.refused("Ann", "admit grey") == "NO_ROOM"


def test_a_declared_batch_is_drawn_before_anything_else() -> None:
    table = intake("bunk_cell locker_room", staff=1).act("Ann", "admit grey")
    assert table.refused("Ann", "done") == "BATCH_OPEN"
    assert table.refused("Ann", table.game.words(table.game.vocabulary.action("staff_at h7"))) == "BATCH_OPEN"


def test_a_scarce_type_is_taken_in_the_order_of_initiative() -> None:
    """R21."""
    table = wardens("Ann Ben").draw("Ann", "bunk_cell").draw("Ben", "luxury_bunk@N")
    table.game.initiative = [1, 0]
    table.start(Intake(), phase=INTAKE)
    assert table.to_act == ["Ben", "Ann"]
    scarce = wardens("Ann Ben").draw("Ann", "luxury_holding@N").draw("Ben", "luxury_bunk@N")
    scarce.player("Ben").prison.escaped = [token for token in scarce.game.box.prisoners[2] if token][:36]
    scarce.game.initiative = [1, 0]
    scarce.start(Intake(), phase=INTAKE)
    assert scarce.to_act == ["Ben"]
    scarce.act("Ben", "done")
    assert scarce.to_act == ["Ann"]


def test_specialists_move_as_often_as_one_likes() -> None:
    """R87."""
    table = intake("bunk_cell&guard luxury_bunk@N")
    for _ in range(70):
        table.act("Ann", "recall guard", "assign guard", at(0, 1), "recall guard", "assign guard", at(0, 0))
    assert table.player("Ann").prison.posted(0, GUARD) == 1


def test_a_cell_takes_three_specialists() -> None:
    table = wardens("Ann Ben").draw("Ann", "bunk_cell&guard,dog,nurse")
    table.player("Ann").prison.pool[0] = 1
    table.start(Intake(), phase=INTAKE)
    assert table.refused("Ann", "assign guard") == "CELL_IS_CROWDED"


def test_b33_prison_labour() -> None:
    table = wardens("Ann Ben", week=2).draw("Ann", "bunk_cell:g3 canteen", "prison_labour")
    table.start(Building(), Income(1), phase=BUILD)
    table.act("Ann", "use prison_labour", at(0, 1))
    prison = table.player("Ann").prison
    assert prison.tokens[prison.at[prison.squares[1]]] == LABOUR
    assert table.tags("Ann", REHABILITATION) == 1
    assert table.inmates("Ann", (0, 0)) == ""
    prison.admit(0, table.game.box.prisoners[0][0])
    table.game.supply[table.game.box.prisoners[0][0]] -= 1
    assert table.refused("Ann", "use prison_labour") == "CARD_EXHAUSTED"
    table.act("Ann", "done")
    if table.to_act:
        table.act("Ben", "done")
    assert prison.exhausted == [0]
    assert table.player("Ann").cash == 40 + 15  # nothing for him who works


def test_b43_detox_releases_one_who_is_grey_or_orange() -> None:
    table = wardens("Ann Ben").draw("Ann", "luxury_holding@N:o4,g2").bid("Ann", bureaucracy=4)
    table.offer("bureaucracy", "detox").start(NEXT_AREA, phase=BUY).act("Ann", "buy_card detox")
    assert table.options("Ann") == ["prisoner grey_2", "prisoner orange_4"]
    table.act("Ann", "prisoner orange_4")
    assert table.released("Ann") == "o4"
    assert table.tags("Ann", REHABILITATION) == 1


def test_b43_detox_without_such_a_prisoner_is_just_the_tag() -> None:
    table = wardens("Ann Ben").draw("Ann", "luxury_bunk@N:r5").bid("Ann", bureaucracy=4)
    table.offer("bureaucracy", "detox").start(NEXT_AREA, phase=BUY).act("Ann", "buy_card detox")
    assert table.released("Ann") == ""
    assert table.tags("Ann", REHABILITATION) == 1
