"""What a seat is shown: bids before the reveal, windows being placed, and what objectives lack."""

from __future__ import annotations

import bighouse
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.sight.goals import held_seen
from tests.games.prison_architect.prisons import BOX, Plan


def lacks(plan: Plan, objective: str) -> str:
    return held_seen(plan.prison, [], [BOX.objective(objective)])[0].words


def test_a_pattern_says_which_square_it_lacks() -> None:
    plan = Plan().tile((0, 0), "bunk_cell").tile((1, 0), "chapel").tile((1, 1), "laundry").tile((1, 2), "chapel")
    plan.tile((0, 2), "bunk_cell")
    words = lacks(plan, "S06")  # a cell, Food, a cell
    assert words.startswith("2 of 3 squares: lacks a tile with a Food tag at ")
    assert lacks(Plan().tile((0, 0), "chapel"), "S06") == "0 of 3 squares."


def test_lines_say_how_far_they_are() -> None:
    plan = Plan().tile((0, 0), "laundry").tile((0, 1), "garden")
    assert lacks(plan, "S02") == "1 of 2 Labour tags."
    assert lacks(plan, "S08") == "1 of 2 Outdoor tiles."
    assert lacks(plan, "H35") == "A tile bringing Staff beside another: not yet."


def test_what_there_may_not_be_too_much_of_is_all_or_nothing() -> None:
    """E32: at most one cell with Contraband from tiles."""
    too_many, fine = Plan().row((0, 0), "bunk_cell yard bunk_cell"), Plan().row((0, 0), "bunk_cell yard")
    assert lacks(too_many, "E32") == "2 where there may be at most 1 cell with Contraband from tiles."
    seen = [held_seen(plan.prison, [], [BOX.objective("E32")])[0] for plan in (too_many, fine, Plan())]
    assert [(view.met, view.have, view.need) for view in seen] == [(False, 0, 1), (True, 1, 1), (True, 1, 1)]


def bidding() -> PrisonArchitect:
    game = bighouse.new("prison_architect", players=3, seed=5)
    while game.view(0).phase != "bid":
        game.play(game.to_act[0], game.options(game.to_act[0])[0])
    assert isinstance(game, PrisonArchitect)
    return game


def test_bids_are_shown_to_their_owner_alone() -> None:
    game = bidding()
    game.play(0, game.vocabulary.action("bid 3"))
    own, other = game.view(0), game.view(1)
    assert own.bidding == "staff"
    assert own.players[0].bids.areas == {"cell": 3}
    assert own.players[0].unallocated == own.players[0].cash - 3
    assert other.players[0].bids.areas is None
    assert other.players[0].unallocated is None
    assert other.players[0].cash == own.players[0].cash  # R8


def test_the_tile_in_hand_is_shown_with_its_square_while_its_windows_are_chosen() -> None:
    game = bidding()
    while game.view(0).phase != "build":
        game.play(game.to_act[0], game.options(game.to_act[0])[0])
    game.players[0].construction = [BOX.tile("bunk_cell"), BOX.tile("luxury_bunk")]
    game.play(0, game.vocabulary.action("place bunk_cell"))
    game.play(0, game.vocabulary.action("place luxury_bunk"))
    asked = game.view(0)
    assert (asked.placing, asked.placing_at) == ("luxury_bunk", None)
    assert {preview.square for preview in asked.previews} == {"g6", "f7", "h7", "g8"}
    game.play(0, game.vocabulary.action("at h7"))
    assert (game.view(0).placing, game.view(0).placing_at) == ("luxury_bunk", "h7")
    assert game.view(1).placing is None


def test_release_slots_are_shown_with_what_cards_add() -> None:
    text = "prison_architect, 3 players\nseat 0: 9 cash\nseat 0 cards: teachers staff 2; detox\nstart: build"
    view = bighouse.scene("prison_architect", text).view(1)
    assert view.players[0].release_slots == [["grey"], ["grey"], ["grey"]]


HIDDEN = """
    prison_architect, 3 players, hidden_cash
    round: week 2
    seat 0: 9 cash
    seat 1: 20 cash
    bids: seat 0 4 cell; seat 1 5 cell
    cell offer: secure_bunk luxury_bunk
    start: {}
"""


def test_a_table_may_hide_what_the_others_have() -> None:
    """R8: neither the cash nor what is free of it nor its points; bids lie open as ever."""
    game = bighouse.scene("prison_architect", HIDDEN.format("buy"))
    own, other, watching = (game.view(viewer).players[1] for viewer in (1, 0, None))
    assert (own.cash, own.unallocated, own.sheet["cash"], own.points) == (20, 15, 10, 10)
    for seen in (other, watching):
        assert (seen.cash, seen.unallocated, seen.sheet.get("cash"), seen.points) == (None, None, None, 0)
        assert seen.bids.areas == {"cell": 5}
    assert game.view(0).rules.hidden_cash


def test_hidden_cash_is_shown_at_the_end() -> None:
    game = bighouse.scene("prison_architect", HIDDEN.format("over").replace("bids:", "#"))
    assert game.view(0).players[1].cash == 20


def test_a_written_scene_keeps_cash_hidden() -> None:
    game = bighouse.scene("prison_architect", HIDDEN.format("buy"))
    assert bighouse.scene("prison_architect", game.scene()).view(0).players[1].cash is None
