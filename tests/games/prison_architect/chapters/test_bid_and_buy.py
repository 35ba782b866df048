"""Cleanup, bid and buy read beside the rulebook: ties, shortfalls, digging, Foremen (sections 4 and 5.1-5.3)."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import AREAS, BUREAUCRACY, CELL, STAFF
from bighouse.games.prison_architect.rules.foundation import NOT_TAKEN, Foundation
from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.table import Table, scene, wardens

FOUR = "Ann Ben Cid Dot"


def buying(text: str, names: str = FOUR, start: str = "start: buy") -> Table:
    """A Buy phase; everybody has $20 unless the text says otherwise."""
    cash = "".join(f"{name}: 20 cash\n" for name in names.split() if f"{name}:" not in text)
    return scene(f"prison_architect, {len(names.split())} players\nround: week 2\n{cash}{text}\n{start}", names)


# Which area is next


def test_of_equal_bids_in_different_areas_the_higher_initiative_decides() -> None:
    table = buying("initiative: Cid, Ann, Dot, Ben\nbids: Ann 6 staff; Ben 6 cell; Cid 5 basic; Dot 6 basic")
    assert (table.area, table.to_act) == ("staff", ["Ann"])
    table.act("Ann", "buy nothing")
    assert (table.area, table.to_act) == ("basic", ["Dot"])  # before Ben, who is last


def test_a_move_to_the_back_counts_for_the_next_area_at_once() -> None:
    """R10: Ann led with two sixes; after she has bought first, Dot's six in Staff comes before hers in Basic."""
    table = buying("bids: Ann 6 cell 6 basic; Ben 6 cell; Dot 6 staff")
    table.act("Ann", "area cell", "first", "buy nothing").act("Ben", "buy nothing")
    assert table.initiative == "Ben Cid Dot Ann"
    assert (table.area, table.to_act) == ("staff", ["Dot"])


def test_who_says_last_keeps_the_lead() -> None:
    table = buying("bids: Ann 6 cell 6 basic; Ben 6 cell; Dot 6 staff").act("Ann", "area cell", "last")
    table.act("Ben", "buy nothing").act("Ann", "buy nothing")
    assert table.initiative == FOUR
    assert (table.area, table.to_act) == ("basic", ["Ann"])


def test_all_bids_of_an_area_are_spent_with_its_highest() -> None:
    """A low bid is resolved with its area, long before it would be the highest of all."""
    table = buying("bids: Ann 9 cell; Ben 1 cell 5 staff; Cid 8 basic")
    table.act("Ann", "buy nothing")
    assert (table.area, table.to_act) == ("cell", ["Ben"])
    table.act("Ben", "buy nothing")
    assert (table.area, table.to_act) == ("basic", ["Cid"])


def test_without_any_bid_nothing_is_bought() -> None:
    """R7: and the rows stay until the next Cleanup."""
    table = buying("cell offer: secure_bunk\nbids: Ann 0 cell")
    assert table.game.phase == 5  # Build
    assert table.row("cell") == ["secure_bunk"]


# Equal bids in one area


def order_of_purchases(table: Table) -> list[str]:
    out: list[str] = []
    while table.to_act and table.asked(table.to_act[0]) == "Purchase":
        out += table.to_act
        table.act(table.to_act[0], "buy nothing")
    return out


def test_four_tied_first_last_first() -> None:
    table = buying("bids: Ann 3 cell; Ben 3 cell; Cid 3 cell; Dot 3 cell")
    table.act("Ann", "first", "buy nothing").act("Ben", "last").act("Cid", "first", "buy nothing")
    assert order_of_purchases(table) == ["Dot", "Ben"]  # Dot has nothing to choose, and stays
    assert table.initiative == "Ben Dot Ann Cid"


def test_four_tied_and_all_defer() -> None:
    """R9: who defers first buys last; nobody moves."""
    table = buying("bids: Ann 3 cell; Ben 3 cell; Cid 3 cell; Dot 3 cell")
    table.act("Ann", "last").act("Ben", "last").act("Cid", "last")
    assert order_of_purchases(table) == ["Dot", "Cid", "Ben", "Ann"]
    assert table.initiative == FOUR


def test_two_ties_in_one_area_are_settled_one_after_the_other() -> None:
    table = buying("initiative: Dot, Cid, Ben, Ann\nbids: Ann 7 cell; Ben 7 cell; Cid 2 cell; Dot 2 cell")
    assert table.to_act == ["Ben"]
    table.act("Ben", "first", "buy nothing").act("Ann", "buy nothing")
    assert (table.initiative, table.to_act) == ("Dot Cid Ann Ben", ["Dot"])
    table.act("Dot", "last")
    assert order_of_purchases(table) == ["Cid", "Dot"]


def test_a_tie_leaves_less_to_whoever_is_later() -> None:
    table = buying("bids: Ann 4 cell; Ben 4 cell\ncell offer: secure_bunk luxury_bunk")
    table.act("Ann", "first", "buy secure_bunk")
    assert table.refused("Ben", "buy secure_bunk") == "NOT_OFFERED"
    assert table.options("Ben", "buy ") == ["buy luxury_bunk", "buy nothing"]


# What is paid


def test_a_shortfall_that_can_just_be_paid() -> None:
    table = buying("Ann: 8 cash\nbids: Ann 4 staff\nstaff offer: guard_tower armoury")
    assert table.refused("Ann", "buy armoury") == "TOO_EXPENSIVE"  # 2 x 3, and $4 are free
    table.act("Ann", "buy guard_tower")  # 2 x 2
    assert table.player("Ann").cash == 0


def test_what_a_card_brings_pays_in_a_later_area() -> None:
    """Bank Loan: $10 at once, and not on any bid."""
    table = buying(
        "Ann: 9 cash\nbids: Ann 5 bureaucracy 4 staff\nbureaucracy offer: bank_loan\nstaff offer: armoury",
    )
    table.act("Ann", "buy_card bank_loan")
    assert table.player("Ann").unallocated() == 10
    table.act("Ann", "buy armoury")  # 4, and twice 3
    assert table.player("Ann").cash == 4


def test_more_than_the_minimum_is_lost_too() -> None:
    table = buying("bids: Ann 12 cell\ncell offer: basic_dormitory").act("Ann", "buy basic_dormitory")
    assert (table.player("Ann").cash, table.construction("Ann")) == (8, ["basic_dormitory"])


def test_of_two_alike_the_one_closest_to_the_stack_goes() -> None:
    """R89: the first was dealt first."""
    table = buying("bids: Ann 4 cell; Ben 3 cell\ncell offer: secure_bunk luxury_bunk secure_bunk")
    table.act("Ann", "buy secure_bunk")
    assert table.row("cell") == ["luxury_bunk", "secure_bunk"]


def test_cards_are_bought_with_the_same_shortfall() -> None:
    table = buying("Ann: 9 cash\nbids: Ann 5 bureaucracy\nbureaucracy offer: land_expansion cctv")
    table.act("Ann", "buy_card land_expansion")  # 7
    assert table.player("Ann").cash == 0


# Digging


def test_what_one_player_has_drawn_is_gone_for_the_next() -> None:
    table = buying("bids: Ann 5 basic; Ben 4 basic\nbasic offer: canteen\nbasic stack: yard showers kitchen")
    table.act("Ann", "dig", "dig", "buy nothing")
    assert table.discards("basic") == ["yard", "showers"]
    assert table.options("Ben", "buy ") == ["buy canteen", "buy nothing"]
    table.act("Ben", "dig")
    assert table.options("Ben", "buy ") == ["buy kitchen", "buy nothing"]


def test_any_one_of_the_drawn_may_be_taken() -> None:
    table = buying("bids: Ann 5 basic\nbasic stack: yard showers kitchen").act("Ann", "dig", "dig", "dig", "buy yard")
    assert (table.player("Ann").cash, table.discards("basic")) == (20 - 5 - 3, ["showers", "kitchen"])


def test_draws_are_paid_from_what_lies_on_no_bid() -> None:
    table = buying("Ann: 9 cash\nbids: Ann 5 basic 4 cell\nbasic stack: yard showers").act("Ann", "dig")
    assert table.refused("Ann", "dig") == "TOO_EXPENSIVE_TO_DRAW"


def test_one_may_dig_where_the_row_is_empty() -> None:
    """R13."""
    table = buying("bids: Ann 5 basic\nbasic stack: yard")
    assert sorted(table.options("Ann")) == ["buy nothing", "dig"]


def test_where_nothing_is_left_at_all_the_bid_is_lost() -> None:
    """R13: all Staff tiles stand in prisons or lie in other hands."""
    tiles = [tile.id for tile in BOX.tiles if tile.category == STAFF for _ in range(tile.copies)]
    table = buying(f"bids: Ann 5 staff\nBen construction: {' '.join(tiles)}\nstaff stack:")
    assert table.player("Ann").cash == 15  # there was nothing to choose
    assert table.told("bought_nothing")


def test_land_is_dug_cheaper_with_groundskeeping_and_cards_are_not() -> None:
    stacks = "staff stack: garbage garbage garbage\nbureaucracy stack: cctv tasers snipers"
    table = buying(f"Ann: 10 cash\nAnn cards: groundskeeping\nbids: Ann 5 staff 4 bureaucracy\n{stacks}")
    table.act("Ann", "dig", "dig", "dig", "buy nothing")  # 0, 0, 1
    assert table.player("Ann").cash == 10 - 5 - 1
    table.act("Ann", "dig")
    assert table.refused("Ann", "dig") == "TOO_EXPENSIVE_TO_DRAW"  # $1, and nothing is left


# Foremen


def raising(bids: str, staff: int) -> Table:
    cards = f"foremen staff {staff}" if staff else "foremen"
    return buying(f"Ann cards: {cards}\nbids: {bids}\nphase: bid\nnext: RevealBids", start="next: Building")


def test_foremen_raise_a_bid_into_a_tie() -> None:
    table = raising("Ann 3 cell; Ben 6 cell", 2).act("Ann", "area cell")
    assert (table.asked("Ann"), table.options("Ann")) == ("BuyFirstOrLast", ["first", "last"])


def test_foremen_raise_one_area_above_another() -> None:
    table = raising("Ann 3 cell 3 staff; Ben 4 basic", 1).act("Ann", "area staff")
    assert (table.area, table.to_act) == ("staff", ["Ann"])


def test_foremen_without_staff_add_one_dollar() -> None:
    table = raising("Ann 3 cell", 0).act("Ann", "area cell")
    assert (table.player("Ann").bids[0], table.player("Ann").cash) == (4, 21)
    table.act("Ann", "buy nothing")
    assert table.player("Ann").cash == 17  # what the supply gave is lost with the bid


def test_foremen_without_a_bid_have_nothing_to_raise() -> None:
    """R59."""
    assert raising("Ann 0 cell; Ben 2 cell", 3).to_act == ["Ben"]


# Cleanup


def test_three_players_have_three_of_everything_and_what_was_left_is_discarded() -> None:
    table = scene("prison_architect, 3 players\nround: week 2\nstaff offer: kennels office\nstart: cleanup")
    assert [len(row) for row in table.game.offers] == [3] * AREAS
    assert table.discards("staff") == ["kennels", "office"]


def test_a_short_stack_is_made_anew_of_the_discards() -> None:
    """R6: what was left of the row is discarded before, and may come back."""
    text = "bureaucracy stack: cctv\nbureaucracy offer: tasers\nbureaucracy discards: snipers detox\nAnn cards: {}\n"
    cards = "; ".join(card.id for card in BOX.cards if card.id not in ("cctv", "tasers", "snipers", "detox"))
    table = scene(f"prison_architect, 4 players\nround: week 2\n{text.format(cards)}start: cleanup", FOUR)
    assert sorted(table.row("bureaucracy")) == ["cctv", "detox", "snipers", "tasers"]
    assert table.row("bureaucracy")[0] == "cctv"
    assert table.game.stacks[BUREAUCRACY] == []


def test_a_row_comes_up_short_only_when_all_is_gone() -> None:
    cards = "; ".join(card.id for card in BOX.cards if card.id not in ("cctv", "tasers"))
    table = scene(f"prison_architect, 4 players\nround: week 2\nAnn cards: {cards}\nstart: cleanup", FOUR)
    assert sorted(table.row("bureaucracy")) == ["cctv", "tasers"]


# Foundation


def foundation(text: str, names: str) -> Table:
    return scene(f"prison_architect, {len(names.split())} players\n{text}\nstart: foundation", names)


@pytest.mark.parametrize(
    ("answers", "order"),
    [
        ("pass pass pass", "first second third"),
        ("buy buy buy", "third second first"),
        ("buy pass buy", "second third first"),
    ],
)
def test_who_passes_is_ahead_and_who_buys_early_is_last(answers: str, order: str) -> None:
    table = foundation("seed: 5", "Ann Ben Cid")
    turns: list[str] = []
    for answer in answers.split():
        turns += table.to_act
        table.act(turns[-1], table.options(turns[-1], answer)[0])
    assert table.initiative == " ".join(turns[["first", "second", "third"].index(word)] for word in order.split())


def test_the_first_tile_costs_its_minimum_and_what_is_left_is_discarded() -> None:
    text = "cell stack: luxury_solitary\nstaff stack: armoury\nbasic stack: yard\nadditional stack: library"
    table = foundation(text, "Ann Ben")
    first, second = table.to_act[0], {"Ann": "Ben", "Ben": "Ann"}[table.to_act[0]]
    assert table.options(first, "buy ") == ["buy luxury_solitary", "buy armoury", "buy yard", "buy library"]
    table.act(first, "buy armoury")
    assert table.refused(second, "buy armoury") == "NOT_OFFERED"
    table.act(second, "buy yard")
    assert (table.player(first).cash, table.player(second).cash) == (33, 35)
    assert table.construction(first) == ["bunk_cell", "locker_room", "armoury"]  # R3
    assert (table.discards("cell"), table.discards("additional")) == (["luxury_solitary"], ["library"])


@pytest.mark.parametrize("names", ["You", "Ann Ben"])
def test_a_stack_that_is_gone_shows_no_first_tile(names: str) -> None:
    """Section 2: where stack and discards are both empty, nothing is drawn."""
    table = wardens(names, week=0)
    game = table.game
    game.initiative = [NOT_TAKEN] * game.seats
    game.governor.tiles = game.stacks[CELL]  # all of them
    table.start(Foundation())
    if game.solo:
        assert table.refused("You", "area cell") == "NOTHING_TO_DRAW"
        assert table.options("You") == ["area staff", "area basic", "area additional"]
    else:
        assert [len(row) for row in game.offers] == [0, 1, 1, 1, 0]
