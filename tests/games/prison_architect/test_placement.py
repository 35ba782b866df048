"""Where tiles and windows may stand (RULES.md section 5.4)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bighouse.engine.step import ALLOWED
from bighouse.games.prison_architect.box.components import DOG, NOTHING, Tile
from bighouse.games.prison_architect.rules.placement import (
    build,
    free_edges,
    has_place,
    legal_squares,
    move_refusal,
    moved,
    square_refusal,
    squares_beside,
    squares_to_move_to,
    window_refusal,
    window_sets,
)
from bighouse.games.prison_architect.rules.prison import MIDDLE, PLAN, SPAN, Prison
from bighouse.games.prison_architect.rules.refusals import (
    NO_EDGE_FOR_WINDOWS,
    NOT_ADJACENT,
    PRISON_DIVIDED,
    SQUARE_TAKEN,
    TOO_HIGH,
    TOO_MANY_CELLS,
    TOO_WIDE,
    WINDOW_FACES_SQUARE,
    WINDOW_FACES_TILE,
    WRONG_WINDOWS,
)
from tests.games.prison_architect.prisons import BOX, At, Plan, random_prison, sides, square


def why(plan: Plan, word: str, at: At) -> int:
    return square_refusal(plan.prison, BOX.tile(word), square(at))


def test_the_first_tile_has_one_place() -> None:
    """R1: where on the plan makes no difference."""
    assert legal_squares(Prison(BOX), BOX.tile("yard")) == [MIDDLE]


def test_every_later_tile_shares_a_side_and_takes_an_empty_square() -> None:
    plan = Plan().row((0, 0), "canteen yard")
    assert why(plan, "chapel", (0, 1)) == SQUARE_TAKEN
    assert why(plan, "chapel", (1, 2)) == NOT_ADJACENT
    around = [(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)]
    assert squares_beside(plan.prison) == [square(at) for at in around]
    assert legal_squares(plan.prison, BOX.tile("chapel")) == [square(at) for at in around]


def test_b7_a_window_keeps_indoor_tiles_away() -> None:
    plan = Plan().tile((0, 0), "luxury_bunk", windows="E")
    assert why(plan, "canteen", (0, 1)) == WINDOW_FACES_SQUARE
    assert why(plan, "yard", (0, 1)) == ALLOWED
    assert why(plan, "canteen", (1, 0)) == ALLOWED


def test_b8_a_square_without_enough_edges_for_windows() -> None:
    """R15."""
    plan = Plan().tile((0, 1), "canteen").tile((1, 0), "chapel").tile((1, 2), "yard")
    here, reception = square((1, 1)), BOX.tile("reception")
    assert square_refusal(plan.prison, reception, here) == ALLOWED
    assert window_sets(plan.prison, reception, here) == [sides("ES")]
    assert window_refusal(plan.prison, reception, here, sides("NE")) == WINDOW_FACES_TILE
    assert window_refusal(plan.prison, reception, here, sides("E")) == WRONG_WINDOWS
    plan.tile((2, 1), "kitchen")
    assert square_refusal(plan.prison, reception, here) == NO_EDGE_FOR_WINDOWS


def test_b9_at_most_six_columns_and_six_rows() -> None:
    row = Plan().row((0, 0), "canteen canteen canteen canteen canteen")
    assert why(row, "yard", (0, -1)) == ALLOWED
    row.tile((0, 5), "canteen")
    assert why(row, "yard", (0, -1)) == TOO_WIDE
    assert why(row, "yard", (0, 6)) == TOO_WIDE
    column = Plan()
    for place in range(6):
        column.tile((place - 5, 0), "canteen")
    assert (why(column, "yard", (1, 0)), why(column, "yard", (-6, 0))) == (TOO_HIGH, TOO_HIGH)


def test_b10_no_eleventh_cell() -> None:
    plan = Plan()
    for place in range(5):
        plan.tile((0, place), "bunk_cell").tile((1, place), "basic_solitary")
    assert why(plan, "basic_solitary", (2, 0)) == TOO_MANY_CELLS
    assert not has_place(plan.prison, BOX.tile("bunk_cell"))
    assert has_place(plan.prison, BOX.tile("locker_room"))


def test_an_edge_at_the_border_of_the_frame_takes_a_window() -> None:
    row = Plan().row((0, 0), "canteen canteen canteen canteen canteen")
    assert sides("E") in window_sets(row.prison, BOX.tile("luxury_bunk"), square((0, 5)))


def test_building_takes_what_the_icons_give() -> None:
    prison = Prison(BOX)
    build(prison, BOX.tile("kennels"), MIDDLE, sides("N"))
    assert (prison.pool[DOG], prison.windows) == (2, [sides("N")])
    build(prison, BOX.tile("deliveries"), MIDDLE + 1, sides("NE"), 3)
    assert (prison.staff, prison.tokens[1]) == (1, 3)


def test_gardeners_add_windows_to_indoor_tiles_only() -> None:
    """R16, R61."""
    plan = Plan().tile((0, 0), "canteen").tile((0, 1), "yard").tile((1, 0), "luxury_bunk", windows="S")
    assert free_edges(plan.prison, plan.number((0, 0))) == sides("NEW")
    assert free_edges(plan.prison, plan.number((1, 0))) == sides("EW")
    assert free_edges(plan.prison, plan.number((0, 1))) == 0


def test_b40_micromanagement_obeys_windows_and_keeps_the_prison_whole() -> None:
    plan = Plan().tile((0, 0), "luxury_bunk", windows="E").row((0, 1), "yard canteen")
    bunk, yard, canteen = (plan.number((0, column)) for column in range(3))
    assert move_refusal(plan.prison, canteen, square((0, 1))) == WINDOW_FACES_TILE
    assert move_refusal(plan.prison, yard, square((-1, 0))) == PRISON_DIVIDED
    assert move_refusal(plan.prison, canteen, square((1, 2))) == NOT_ADJACENT
    assert move_refusal(plan.prison, canteen, square((1, 1))) == ALLOWED
    linking = Plan().row((0, 0), "canteen yard chapel").tile((1, 0), "kitchen").tile((1, 2), "laundry")
    assert move_refusal(linking.prison, linking.number((0, 1)), square((1, 1))) == ALLOWED  # and links them again
    assert move_refusal(plan.prison, bunk, square((0, 2))) == ALLOWED  # its window then looks out of the prison


# Whatever is legal is what the rules say, tile by tile


def rules_say(prison: Prison, tile: Tile, here: int, windows: int) -> bool:
    """Section 5.4, points 1 to 5, read once more over the whole prison with the tile in it."""
    if here in prison.squares:
        return False
    grown = prison.clone()
    grown.place(tile.index, here, windows)
    return (
        is_lawful(grown)
        and windows.bit_count() == tile.windows
        and any(abs(here - other) in (1, SPAN) for other in prison.squares)
        and len(grown.cells()) <= 10
    )


def is_lawful(prison: Prison) -> bool:
    """No window faces an indoor tile, no more than six rows and columns, one piece."""
    for number, here in enumerate(prison.squares):
        for side in range(4):
            there = prison.at[PLAN.beside[here][side]]
            if prison.windows[number] >> side & 1 and there != NOTHING and not prison.tile(there).outdoor:
                return False
    rows, columns = {here // SPAN for here in prison.squares}, {here % SPAN for here in prison.squares}
    return (
        max(rows) - min(rows) < 6
        and max(columns) - min(columns) < 6
        and PLAN.is_connected(sum(1 << here for here in prison.squares))
    )


@settings(max_examples=30)
@given(st.integers(0, 10**9), st.integers(1, 24), st.sampled_from(["canteen", "yard", "reception", "bunk_cell"]))
def test_legal_places_are_those_of_the_rules(seed: int, tiles: int, word: str) -> None:
    prison, tile = random_prison(seed, tiles), BOX.tiles[BOX.tile(word)]
    near = {here + step for here in prison.squares for step in (-SPAN, -1, 0, 1, SPAN, SPAN + 1)}
    for here in sorted(near):
        allowed = [
            windows
            for windows in range(16)
            if square_refusal(prison, tile.index, here) == ALLOWED
            and window_refusal(prison, tile.index, here, windows) == ALLOWED
        ]
        assert allowed == [windows for windows in range(16) if rules_say(prison, tile, here, windows)]
        if allowed:
            assert window_sets(prison, tile.index, here) == allowed


@settings(max_examples=40)
@given(st.integers(0, 10**9), st.integers(2, 20))
def test_legal_moves_are_those_that_leave_a_lawful_prison(seed: int, tiles: int) -> None:
    prison = random_prison(seed, tiles)
    number = seed % len(prison.tiles)
    for here in sorted(set(squares_beside(prison)) | set(prison.squares)):
        changed = prison.clone()
        changed.rearrange(moved(prison, number, here))
        legal = is_lawful(changed) and here != prison.squares[number]
        assert (here in squares_to_move_to(prison, number)) == legal
        assert sorted(changed.tiles) == sorted(prison.tiles)
        rows, columns = [at // SPAN for at in changed.squares], [at % SPAN for at in changed.squares]
        assert min(rows) <= 6 <= max(rows)
        assert min(columns) <= 6 <= max(columns)
