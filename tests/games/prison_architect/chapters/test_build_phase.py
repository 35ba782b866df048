"""The Build phase read beside the rulebook: the frame, windows, tokens, cards that dig (sections 5.4, 6, 12)."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import CUSTODIAN, FOOD, TRAINER
from bighouse.games.prison_architect.rules.placement import legal_squares
from tests.games.prison_architect.prisons import BOX, square
from tests.games.prison_architect.table import Table, at, scene

NAMES = "Ann Ben Cid"


def building(text: str, start: str = "start: build") -> Table:
    cash = "" if "Ann:" in text else "Ann: 20 cash\n"
    return scene(f"prison_architect, 3 players\nround: week 2\n{cash}{text}\n{start}", NAMES)


def tiles(table: Table) -> list[str]:
    prison = table.player("Ann").prison
    return [prison.tile(number).id for number in range(len(prison.tiles))]


# The frame


def test_the_first_tile_lies_in_the_middle_and_the_prison_grows_to_any_side() -> None:
    """R1: six columns in all, wherever the first tile was."""
    table = building("Ann construction: canteen kitchen showers yard laundry workshop chapel")
    table.act("Ann", "place canteen")  # one place only, so nobody is asked
    for column, tile in enumerate(["kitchen", "showers", "yard", "laundry", "workshop"], 1):
        table.act("Ann", f"place {tile}", at(0, -column))
    table.act("Ann", "place chapel")
    assert table.refused("Ann", at(0, -6)) == "TOO_WIDE"
    assert table.refused("Ann", at(0, 1)) == "TOO_WIDE"
    assert table.refused("Ann", at(-1, 0)) == ""


def test_each_position_of_a_tile_is_offered_once() -> None:
    table = building("Ann construction: yard\nAnn row 7: g7 canteen; h7 chapel\nAnn row 8: g8 office windows S")
    table.act("Ann", "place yard")
    options = table.options("Ann")
    assert len(options) == len(set(options)) == 7
    prison = table.player("Ann").prison
    assert [table.action(option) - table.action(at(0, 0)) + square((0, 0)) for option in options] == legal_squares(
        prison, BOX.tile("yard")
    )


def test_two_copies_of_a_tile_are_one_offer() -> None:
    table = building("Ann construction: yard yard\nAnn row 7: g7 canteen")
    assert table.options("Ann", "place") == ["place yard"]


def full_frame(left_out: int = 0) -> str:
    """Six by six, less the last so many squares."""
    kinds = ["yard"] * 6 + ["surveillance"] * 5 + ["canteen"] * 4 + ["showers"] * 4
    kinds += ["chapel"] * 3 + ["library"] * 3 + ["kitchen"] * 3 + ["classroom"] * 4 + ["garbage"] * 3 + ["recycling"]
    assert len(kinds) == 36
    lines = []
    for row in range(6):
        columns = [column for column in range(6) if row * 6 + column < 36 - left_out]
        parts = [f"{'ghijkl'[column]}{7 + row} {kinds[row * 6 + column]}" for column in columns]
        lines.append(f"Ann row {7 + row}: {'; '.join(parts)}")
    return "\n".join(lines)


def test_in_a_full_frame_nothing_can_be_bought_or_placed() -> None:
    """R17: the tile that waits is discarded without effect."""
    table = building(f"Ann: 9 cash 1 staff\n{full_frame()}\nAnn construction: office\nAnn cards: janitors")
    assert table.refused("Ann", "place office") == "NO_SQUARE_FOR_IT"
    assert table.refused("Ann", "buy locker_room") == "NO_SQUARE_FOR_IT"
    table.act("Ann", "done")
    assert (table.discards("staff"), table.player("Ann").prison.staff) == (["office"], 1)


def test_the_last_square_of_the_frame_is_the_only_one() -> None:
    table = building(f"{full_frame(1)}\nAnn construction: office").act("Ann", "place office")
    assert table.options("Ann") == ["windows e", "windows s"]  # out of the frame


# Windows


def test_a_window_may_look_at_what_comes_later_only_if_it_is_outdoor() -> None:
    table = building("Ann row 7: g7 office windows E\nAnn construction: locker_room garden").act(
        "Ann", "place locker_room"
    )
    assert table.refused("Ann", at(0, 1)) == "WINDOW_FACES_SQUARE"  # a Locker Room is indoor too
    table.act("Ann", at(1, 0), "place garden")
    assert table.refused("Ann", at(0, 1)) == ""


def test_an_outdoor_tile_may_touch_tiles_without_windows() -> None:
    table = building("Ann row 7: g7 canteen\nAnn construction: yard").act("Ann", "place yard", at(0, 1))
    assert tiles(table) == ["canteen", "yard"]


def test_a_window_cannot_be_put_before_a_tile_that_stands_there() -> None:
    table = building("Ann row 7: g7 canteen; h7 yard\nAnn construction: reception").act(
        "Ann", "place reception", at(1, 0)
    )
    assert table.refused("Ann", "windows ns") == "WINDOW_FACES_TILE"
    assert table.options("Ann") == ["windows es", "windows ew", "windows sw"]


def test_once_gardeners_have_taken_the_window_a_tile_fits_there() -> None:
    table = building(
        "Ann: 9 cash 1 staff\nAnn row 7: g7 office windows E\nAnn construction: chapel\nAnn cards: gardeners"
    )
    table.act("Ann", "staff_on gardeners", "remove_window", "place chapel")
    assert table.refused("Ann", at(0, 1)) == ""


def test_a_window_moves_to_any_edge_of_an_indoor_tile_even_of_its_own() -> None:
    table = building("Ann: 9 cash 1 staff\nAnn row 7: g7 office windows E; h7 yard\nAnn cards: gardeners")
    table.act("Ann", "staff_on gardeners", "move_window")  # there is one window, and one tile for it (R16)
    assert table.options("Ann") == ["windows n", "windows e", "windows s", "windows w"]
    table.act("Ann", "windows w")
    assert table.player("Ann").prison.windows == [8, 0]


# Tokens


def test_a_tile_takes_its_own_wildcard_when_it_is_placed() -> None:
    table = building("Ann row 7: g7 canteen\nAnn construction: storage").act("Ann", "place storage", at(0, 1))
    assert table.asked("Ann") == "ChooseTag"
    table.act("Ann", "tag food")
    assert table.player("Ann").prison.tokens[1] == FOOD


def test_an_office_built_after_two_policies_has_its_token_at_once() -> None:
    """R29."""
    table = building("Ann row 7: g7 canteen\nAnn construction: office\nAnn cards: cctv; tasers")
    table.act("Ann", "place office", at(0, 1), "windows n", "tag labour")
    assert table.refused("Ann", "done") == ""


def test_every_office_owes_a_token_of_its_own() -> None:
    table = building("Ann row 7: g7 office windows N; h7 office windows N\nAnn cards: cctv; tasers")
    table.act("Ann", "token owed", "tag labour")
    assert table.refused("Ann", "done") == "TOKENS_LEFT"
    table.act("Ann", "token owed", "tag food")
    assert table.refused("Ann", "done") == ""


def test_staff_cards_bring_no_token_to_the_office() -> None:
    table = building("Ann row 7: g7 office windows N\nAnn cards: cctv; lawyers; doctors")
    assert table.options("Ann", "token") == []


def test_more_tokens_than_tiles_are_lost_when_the_phase_ends() -> None:
    """R14: one token a tile."""
    table = building("Ann row 7: g7 canteen\nAnn cards: cooks; psych_evaluation\nAnn tokens: food literacy")
    table.act("Ann", "token food")
    assert table.player("Ann").prison.tokens == [FOOD]
    assert table.refused("Ann", "token literacy") == "NO_SQUARE_FOR_IT"
    table.act("Ann", "done")
    assert len(table.told("token_lost")) == 1


def test_a_token_of_the_first_week_waits_for_the_first_tile() -> None:
    table = building("Ann construction: bunk_cell\nAnn cards: micromanagement\nAnn tokens: wildcard")
    assert table.refused("Ann", "token wildcard") == "NO_SQUARE_FOR_IT"
    table.act("Ann", "place bunk_cell")
    assert table.refused("Ann", "done") == "TOKENS_LEFT"
    table.act("Ann", "token wildcard", "tag food")
    assert table.player("Ann").prison.tokens == [FOOD]


def test_a_token_goes_on_cells_and_locker_rooms_but_never_on_a_second() -> None:
    table = building(
        "Ann row 7: g7 canteen token food; h7 bunk_cell; i7 locker_room\nAnn cards: cooks\nAnn tokens: food"
    )
    table.act("Ann", "token food")
    assert table.refused("Ann", at(0, 0)) == "HAS_TOKEN"
    assert table.options("Ann") == [at(0, 1), at(0, 2)]


# Micromanagement


def test_a_swap_brings_no_icon_again() -> None:
    table = building("Ann: 9 cash 1 trainer\nAnn row 7: g7 yard; h7 canteen\nAnn cards: micromanagement")
    table.act("Ann", "rearrange", at(0, 0), at(0, 1))
    assert table.player("Ann").prison.pool[TRAINER] == 1


def test_moved_showers_evict_nobody() -> None:
    """R22."""
    table = building(
        "Ann row 7: g7 basic_dormitory g2 g2 g2 g2 g2; h7 showers\nAnn row 8: g8 canteen\nAnn cards: micromanagement"
    )
    table.act("Ann", "rearrange", at(0, 1), at(2, 0))
    prison = table.player("Ann").prison
    assert (len(prison.inmates[0]), prison.capacity(0), prison.room(0, 0)) == (5, 4, 0)


def test_a_custodian_stays_on_his_cell_when_the_prison_slides() -> None:
    """R55, R1: the middle is left, so the whole prison is shifted with everybody in it."""
    table = building(
        "Ann row 7: g7 canteen; h7 cleaning_cupboard lends i7; i7 bunk_cell g2 g2; j7 "
        "chapel\n"
        "Ann cards: micromanagement"
    )
    table.act("Ann", "rearrange", at(0, 0), at(0, 4))
    prison = table.player("Ann").prison
    [cell] = prison.cells()
    assert (tiles(table), prison.posted(cell, CUSTODIAN)) == (
        ["cleaning_cupboard", "bunk_cell", "chapel", "canteen"],
        1,
    )


def test_a_moved_window_may_not_look_at_an_indoor_tile() -> None:
    table = building("Ann row 7: g7 office windows N; h7 canteen\nAnn row 6: h6 chapel\nAnn cards: micromanagement")
    table.act("Ann", "rearrange", at(0, 0))
    assert table.refused("Ann", at(0, 1)) == "WINDOW_FACES_TILE"  # swapped, it would look at the Chapel


def test_a_tile_that_can_go_nowhere_is_not_chosen() -> None:
    """R55: both windows look at the Yard, which links the two halves as well."""
    table = building("Ann row 7: g7 office windows E; h7 yard; i7 office windows W\nAnn cards: micromanagement")
    table.act("Ann", "rearrange")
    assert table.refused("Ann", at(0, 1)) == "CANNOT_MOVE"
    table.act("Ann", at(0, 0), at(0, 2))
    assert table.player("Ann").prison.windows == [8, 0, 2]


def test_it_can_be_used_again_in_the_next_week() -> None:
    done = "Ann cards: micromanagement\nAnn has done: rearranged"
    table = building(f"Ann row 7: g7 yard; h7 canteen\n{done}", "phase: buy\nnext: Building")
    assert table.refused("Ann", "rearrange") == ""  # a new phase begins


# Land Expansion, Storage


def test_land_expansion_digs_by_the_rules_of_digging() -> None:
    table = building(
        "Ann: 4 cash\nAnn row 7: g7 canteen\nAnn cards: land_expansion\nbasic stack: kitchen laundry showers"
    )
    table.act("Ann", "expand", "area basic", "dig", "dig")  # 0 + 1 + 2
    assert table.player("Ann").cash == 1
    assert table.discards("basic") == ["kitchen", "laundry", "showers"]  # none of them can be paid
    assert table.refused("Ann", "expand") == "ONE_A_PHASE"


def test_land_expansion_is_cheaper_with_groundskeeping() -> None:
    table = building(
        "Ann: 4 cash\nAnn row 7: g7 canteen\n"
        "Ann cards: land_expansion; groundskeeping\n"
        "basic stack: kitchen laundry showers"
    )
    table.act("Ann", "expand", "area basic", "dig", "dig", "buy showers")  # 0 + 0 + 1, and 3
    assert (table.player("Ann").cash, table.construction("Ann")) == (0, ["showers"])


def all_tiles(*categories: int) -> str:
    """Every tile of these stacks."""
    return " ".join(tile.id for tile in BOX.tiles[2:] if tile.category in categories for _ in range(tile.copies))


def test_land_expansion_needs_a_stack_to_dig_in() -> None:
    taken = f"Ben construction: {all_tiles(0, 1)}\nCid construction: {all_tiles(2, 3)}\n"
    table = building(f"Ann: 9 cash\nAnn row 7: g7 locker_room\nAnn cards: land_expansion\n{taken}")
    assert table.refused("Ann", "expand") == "NOTHING_TO_DRAW"


def test_storage_draws_what_there_is() -> None:
    cards = "; ".join(card.id for card in BOX.cards if card.id != "cctv")
    table = building(f"Ann: 9 cash 1 staff\nAnn row 7: g7 storage\nBen cards: {cards}").act("Ann", "staff_at g7")
    assert table.options("Ann") == ["buy_card cctv", "buy nothing"]


def test_what_storage_draws_may_be_a_reshuffled_card() -> None:
    cards = "; ".join(card.id for card in BOX.cards if card.id not in ("cctv", "tasers"))
    table = building(
        f"Ann: 9 cash 1 staff\nAnn row 7: g7 storage\nBen cards: {cards}\nbureaucracy stack: cctv\n"
        f"bureaucracy discards: tasers"
    ).act("Ann", "staff_at g7")
    assert sorted(table.options("Ann", "buy_card")) == ["buy_card cctv", "buy_card tasers"]


def test_a_slot_is_filled_once_and_its_staff_stays() -> None:
    table = building("Ann: 9 cash 2 staff\nAnn row 7: g7 counselor windows N").act("Ann", "staff_at g7")
    assert table.refused("Ann", "staff_at g7") == "SLOT_TAKEN"


def test_a_bunk_cell_and_a_locker_room_cost_three_and_one() -> None:
    table = building("Ann: 3 cash 1 staff\nAnn row 7: g7 canteen\nAnn cards: janitors")
    table.act("Ann", "buy bunk_cell")
    assert table.player("Ann").cash == 0
    assert table.refused("Ann", "buy locker_room") == "TOO_EXPENSIVE"
    table.act("Ann", "place bunk_cell", at(0, 1))
    assert tiles(table) == ["canteen", "bunk_cell"]
