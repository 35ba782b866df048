"""Bids, ties, purchases and digging: EXAMPLES A1-A5, A15, B1-B6."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import STAFF
from bighouse.games.prison_architect.rules.buying import NEXT_AREA
from bighouse.games.prison_architect.rules.digging import draw_price
from bighouse.games.prison_architect.rules.foundation import NOT_TAKEN, Foundation
from bighouse.games.prison_architect.rules.state import BUY
from tests.games.prison_architect.table import Table, wardens


def example() -> Table:
    """The bids of the rulebook's example."""
    table = wardens("Blue Green Red")
    table.bid("Blue", cell=5, staff=7, basic=4)
    table.bid("Green", cell=5, basic=8, additional=5)
    table.bid("Red", cell=7, staff=4, basic=4, additional=5, bureaucracy=5)
    return table.offer("basic", "kitchen canteen showers").start(NEXT_AREA, phase=BUY)


def test_a1_the_highest_bid_of_all_decides_which_area_is_first() -> None:
    table = example()
    assert (table.area, table.to_act) == ("basic", ["Green"])


def test_a2_whoever_buys_first_of_a_tie_moves_to_the_back() -> None:
    table = example().act("Green", "buy kitchen")
    assert (table.to_act, table.options("Blue")) == (["Blue"], ["first", "last"])
    table.act("Blue", "first", "buy nothing")
    assert table.initiative == "Green Red Blue"
    assert (table.area, table.to_act) == ("basic", ["Red"])


def test_a3_the_new_initiative_counts_for_the_next_area() -> None:
    table = example().act("Green", "buy kitchen").act("Blue", "first", "buy nothing").act("Red", "buy nothing")
    assert (table.area, table.to_act) == ("cell", ["Red"])


def test_a4_a_bid_is_lost_whole_and_a_shortfall_costs_double() -> None:
    over = wardens("Green Red").bid("Green", basic=8).offer("basic", "kitchen").start(NEXT_AREA, phase=BUY)
    over.act("Green", "buy kitchen")
    assert over.player("Green").cash == 40 - 8
    assert over.construction("Green") == ["kitchen"]
    under = wardens("Green Red").bid("Green", basic=4).offer("basic", "kitchen").start(NEXT_AREA, phase=BUY)
    under.act("Green", "buy kitchen")
    assert under.player("Green").cash == 40 - 4 - 2


def test_a5_digging() -> None:
    table = wardens("Red Blue").cash("Red", 7).bid("Red", basic=4).top("basic", "yard showers")
    table.start(NEXT_AREA, phase=BUY)
    table.act("Red", "dig")
    assert table.refused("Red", "buy yard") == ""  # for $2 on top of the bid
    early = table.game.clone()
    early.play(0, early.vocabulary.action("buy yard"))
    assert early.players[0].cash == 7 - 4 - 2
    table.act("Red", "dig", "buy showers")
    assert table.player("Red").cash == 2
    assert table.construction("Red") == ["showers"]
    assert table.discards("basic") == ["yard"]


def test_once_something_is_drawn_the_offer_is_closed() -> None:
    table = wardens("Red Blue").bid("Red", basic=4).offer("basic", "canteen").top("basic", "yard")
    table.start(NEXT_AREA, phase=BUY).act("Red", "dig")
    assert table.refused("Red", "buy canteen") == "OFFER_CLOSED"


def test_a15_groundskeeping() -> None:
    table = wardens("Red Blue").draw("Red", "bunk_cell", cards="groundskeeping").bid("Red", basic=4, bureaucracy=3)
    table.start(NEXT_AREA, phase=BUY)
    prices: dict[int, list[int]] = {}
    for area in (STAFF, 4):
        prices[area] = []
        for drawn in range(4):
            table.player("Red").dug = [0] * drawn
            prices[area].append(draw_price(table.game, 0, area))
    assert prices == {STAFF: [0, 0, 1, 2], 4: [0, 1, 2, 3]}


def test_b1_passers_come_first_and_buyers_last_in_reverse() -> None:
    table = wardens("A B C D", week=0)
    table.game.initiative = [NOT_TAKEN] * 4
    table.start(Foundation())
    for _ in range(4):
        seat = table.game.to_act[0]
        buys = table.name(seat) in ("A", "C")
        table.act(seat, table.options(seat, "buy" if buys else "pass")[0])
    first = table.told("initiative_taken")[0]["seat"]
    turns = [table.name((first + step) % 4) for step in range(4)]
    passed = [name for name in turns if name in ("B", "D")]
    bought = [name for name in turns if name in ("A", "C")]
    assert table.initiative == " ".join(passed + bought[::-1])
    assert len(table.construction("A")) == len(table.construction("C")) == 1


def test_b2_several_highest_bids_of_one_player() -> None:
    table = wardens("A B").bid("A", cell=6, staff=6).bid("B", basic=6).start(NEXT_AREA, phase=BUY)
    assert table.options("A") == ["area cell", "area staff"]
    assert table.refused("A", "area basic") == "NOT_YOUR_HIGHEST"
    table.act("A", "area staff", "buy nothing")
    assert (table.area, table.to_act) == ("cell", ["A"])
    table.act("A", "buy nothing")
    assert (table.area, table.to_act) == ("basic", ["B"])


def three_way_tie() -> Table:
    return wardens("A B C").bid("A", cell=5).bid("B", cell=5).bid("C", cell=5).start(NEXT_AREA, phase=BUY)


def test_b3_who_defers_first_buys_last() -> None:
    table = three_way_tie().act("A", "last").act("B", "last")
    order = []
    while table.to_act:
        order += table.to_act
        table.act(table.to_act[0], "buy nothing")
    assert order == ["C", "B", "A"]
    assert table.initiative == "A B C"


def test_b3_who_buys_first_goes_to_the_back() -> None:
    table = three_way_tie().act("A", "first", "buy nothing").act("B", "last")
    order = []
    while table.to_act:
        order += table.to_act
        table.act(table.to_act[0], "buy nothing")
    assert order == ["C", "B"]
    assert table.initiative == "B C A"


def test_b4_money_on_other_areas_pays_no_shortfall() -> None:
    table = wardens("A B").cash("A", 3 + 2 + 5).bid("A", staff=3, cell=2).offer("staff", "guard_tower kennels")
    table.start(NEXT_AREA, phase=BUY)
    assert table.refused("A", "buy guard_tower") == "TOO_EXPENSIVE"  # $6 are due, $5 are free
    table.act("A", "buy kennels")
    assert table.player("A").cash == 10 - 3 - 4


def test_b5_nothing_after_digging() -> None:
    table = wardens("A B").cash("A", 5).bid("A", staff=2).top("staff", "armoury armoury garbage kennels")
    table.start(NEXT_AREA, phase=BUY).act("A", "dig", "dig", "dig")
    assert table.to_act == []  # a fourth draw costs $3 and no tile can be paid: only nothing is left
    assert table.player("A").cash == 0
    assert sorted(table.discards("staff")) == ["armoury", "armoury", "garbage"]


def test_b6_what_is_drawn_stays_aside_when_the_discards_are_shuffled() -> None:
    table = wardens("A B").bid("A", staff=4).start(NEXT_AREA, phase=BUY)
    game = table.game
    kennels, garbage = table.items("staff", "kennels garbage")
    out_of_the_way = game.stacks[STAFF]
    out_of_the_way.remove(kennels)
    out_of_the_way.remove(garbage)
    game.governor.tiles = out_of_the_way
    game.stacks[STAFF], game.discards[STAFF] = [kennels], [garbage]
    table.act("A", "dig", "dig")
    assert table.player("A").dug == [kennels, garbage]
    assert table.refused("A", "dig") == "NOTHING_TO_DRAW"
    assert table.options("A", "buy") == ["buy kennels", "buy garbage", "buy nothing"]
