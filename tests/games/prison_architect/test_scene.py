"""Positions of Prison Architect as text: the seed deals what they leave open, and impossible ones name their line."""

from __future__ import annotations

import pytest

import bighouse
from bighouse.engine.rng import Rng
from bighouse.engine.scenes.text import Entry
from bighouse.games.prison_architect.box.components import BUREAUCRACY, CELL, CUSTODIAN, EASY, GUARD, NOTHING
from bighouse.games.prison_architect.room import ROOM
from bighouse.games.prison_architect.rules.prison import POOL
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from tests.contract.round_trip import check_round_trip
from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.table import impossible, scene


@pytest.mark.parametrize(
    "step",
    [
        "PlayRound(week 4)",
        "PlayRound(final scoring)",
        "NameStack(seat 0, none)",
        "BidOnArea(seat 0, bureaucracy)",
        "BuyFirstOrLast(seat 0, seat_0 seat_1)",
        "PutWindows(seat 1, garden, g7)",
        "GiveToken(seat 0, wildcard)",
        "WorkFrom(seat 0, grey_3, prison_labour)",
        "WhomToRelease(seat 0, grey orange)",
        "Evaluation(1, 2)",
        "Building",
    ],
)
def test_steps_read_as_they_are_written(step: str) -> None:
    words = ROOM.page(scene("prison_architect, 2 players").game).steps
    assert words.write(words.read(Entry(1, "next", step))) == step


# What the text says


PRISON = """
    prison_architect, 2 players
    seat 0: 9 cash 2 staff 1 dog
    seat 0 row 7: f7 cleaning_cupboard lends g7; g7 bunk_cell windows S guard g2 g3; h7 office token food
    seat 0 row 6: g6 locker_room staff
    seat 0 cards: janitors staff 1; prison_labour g3 exhausted
    start: build
"""


def test_a_prison_is_read_with_all_that_is_on_its_tiles() -> None:
    table = scene(PRISON)
    prison = table.player(0).prison
    cell = prison.at[bunk()]
    assert [prison.tile(number).id for number in range(4)] == [
        "locker_room",
        "cleaning_cupboard",
        "bunk_cell",
        "office",
    ]
    assert (prison.posted(cell, GUARD), prison.posted(cell, CUSTODIAN)) == (1, 1)
    assert (prison.staff, prison.staffed, prison.card_staff, prison.exhausted) == (2, [1, 0, 0, 0], [1, 0], [0, 1])
    assert table.inmates(0, (0, 0)) == "g3 g2"
    check_round_trip(table.game)


def bunk() -> int:
    return 6 * 13 + 6


def test_a_lent_specialist_that_is_not_posted_waits_in_the_pool() -> None:
    """R28: the Cupboard lends a Custodian while two prisoners live beside it."""
    prison = scene(PRISON.replace(" lends g7", "")).player(0).prison
    assert prison.lent[prison.at[bunk() - 1]] == POOL
    prison = scene(PRISON.replace(" lends g7", "").replace(" g2 g3", " g2")).player(0).prison
    assert prison.in_pool(CUSTODIAN) == 0


def test_prisoners_that_are_named_are_missing_from_the_supply() -> None:
    table = scene(PRISON)
    full = scene("prison_architect, 2 players")
    assert [full.supply(word) - table.supply(word) for word in ("g2", "g3", "o4")] == [1, 2, 0]


def test_phases_and_rounds_start_where_the_text_says() -> None:
    bids = "bids: seat 0 5 cell\nseat 0: 5 cash\ncell offer: luxury_bunk\n"
    for start, asked in (
        ("bid", "BidOnArea"),
        ("build", "Build"),
        ("intake", "TakePrisoners"),
        ("week 3", "BidOnArea"),
    ):
        table = scene(f"prison_architect, 3 players\nseat 0: 9 cash\nseat 0 row 7: g7 bunk_cell\nstart: {start}")
        assert table.asked(0) == asked
    table = scene(f"prison_architect, 3 players\nround: week 2\n{bids}start: buy")
    assert (table.asked(0), table.area, table.game.week) == ("Purchase", "cell", 2)
    table = scene("prison_architect, 3 players\nround: week 5\nstart: over")
    assert table.game.over


# What the text leaves open


def test_named_objectives_leave_the_hands_to_which_they_were_dealt() -> None:
    dealt = scene("prison_architect, 2 players\nseed: 3")
    theirs = dealt.player(1).hand
    easy = [card for card in theirs if BOX.objectives[card].deck == EASY]
    table = scene(f"prison_architect, 2 players\nseed: 3\nseat 0 hand: {BOX.objectives[easy[0]].id}")
    assert table.player(0).hand == easy[:1]
    assert easy[0] not in table.player(1).hand
    assert len(table.player(1).hand) == len(theirs)


def test_piles_keep_the_order_that_is_named_and_the_seeded_one_below() -> None:
    text = "prison_architect, 3 players\nseed: {}\ncell stack: secure_bunk luxury_bunk\nstart: build"
    stacks = [scene(text.format(seed)).game.stacks[CELL] for seed in (1, 1, 2)]
    assert stacks[0] == stacks[1] != stacks[2]
    assert [[BOX.tiles[tile].id for tile in stack[:-3:-1]] for stack in stacks] == [["secure_bunk", "luxury_bunk"]] * 3


def test_the_rest_goes_where_the_text_says() -> None:
    game = scene("prison_architect, 3 players\nbureaucracy stack: cctv\nbureaucracy discards: rest\nstart: build").game
    assert [BOX.cards[card].id for card in game.stacks[BUREAUCRACY]] == ["cctv"]
    assert len(game.discards[BUREAUCRACY]) == len(BOX.cards) - 1


def test_two_players_see_a_warden_duel_card_unless_the_text_says_otherwise() -> None:
    assert scene("prison_architect, 2 players\nstart: build").game.duel != NOTHING
    assert scene("prison_architect, 2 players\nround: week 5\nduel: none\nstart: build").game.duel == NOTHING
    game = scene("prison_architect, 2 players\nduels: WD05 WD06\nduels gone: WD01\nstart: build").game
    assert [BOX.warden_cards[card].id for card in game.duels[:-3:-1]] == ["WD05", "WD06"]


@pytest.mark.parametrize("players", ["1 player", "2 players"])
def test_a_card_that_is_named_in_the_pile_is_not_the_visible_one(players: str) -> None:
    """Whatever the seed has turned up, another card is visible then."""
    for seed in range(12):
        game = scene(f"prison_architect, {players}\nseed: {seed}\nduels: WD01 WD02 WD03 WD04 WD05\nstart: build").game
        assert game.duel not in (NOTHING, *range(5))
        assert [BOX.warden_cards[card].id for card in game.duels[:-3:-1]] == ["WD01", "WD02"]


def test_random_games_with_plenty_round_trip() -> None:
    """Cards, tokens and windows, which random players seldom come by."""
    text = """
        prison_architect, 2 players
        round: week 3
        seat 0: 40 cash 5 staff 2 guards 1 nurse
        seat 0 row 7: g7 bunk_cell g2 g3; h7 kennels windows E
        seat 0 construction: garden office kitchen
        seat 0 cards: gardeners; micromanagement; land_expansion; lawyers; prison_labour; extra_grant; teachers
        seat 0 hand: E01 E02 H01 H02
        seat 1: 40 cash 5 staff
        seat 1 row 7: f7 basic_dormitory g2 g2; g7 cleaning_cupboard
        seat 1 cards: foremen staff 2; spiritual_leaders; coaches; detox; cleaning
        seat 1 construction: storage mailroom
        start: build
    """
    rng = Rng(4)
    game = scene(text).game
    for _ in range(160):
        seat = game.to_act[rng.below(len(game.to_act))]
        options = game.options(seat)
        game.play(seat, options[rng.below(len(options))])
        check_round_trip(game, views=False)


@pytest.mark.parametrize("phase", ["bid", "objectives"])
def test_a_scene_among_secret_answers_keeps_them_from_bots(phase: str) -> None:
    game = scene(f"prison_architect, 3 players\nseat 1: 9 cash\nstart: {phase}").game
    game.play(1, game.options(1)[-1])
    again = bighouse.scene("prison_architect", game.scene())
    chosen: set[int] = set()
    for seed in range(8):
        imagined = again.imagine(0, Rng(seed))
        assert isinstance(imagined, PrisonArchitect)
        imagined.audit()
        chosen.update(imagined.players[1].chosen)
        assert imagined.players[1].bids == [0] * 5
    assert phase == "bid" or len(chosen) > 1


# What cannot be


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("seat 0 row 7: g7 bunk_sell", "there is no tile 'bunk_sell'; did you mean bunk_cell"),
        ("seat 0 row 7: g7", "which tile stands there"),
        ("seat 0 row 7: z9 yard", "there is no square 'z9'"),
        ("seat 0 row 8: g7 yard", "g7 is a square of row 7"),
        ("seat 0 row 7: a7 yard", "no prison ever reaches a7"),
        ("seat 0 row 7: g7 yard; g7 yard", "a tile stands on g7 already"),
        ("seat 0 row 8: g8 yard", "every prison reaches over the row and over the column of g7"),
        ("seat 0 row 7: g7 yard; i7 yard", "a prison is divided"),
        ("seat 0 row 7: g7 luxury_bunk windows E; h7 canteen", "a window faces an indoor tile"),
        ("seat 0 row 7: g7 luxury_bunk windows EN", "there is no set of edges 'EN'"),
        ("seat 0 row 7: g7 yard windows", "'windows' wants a word behind it"),
        ("seat 0 row 7: g7 yard staff", "yard has no slot for that Staff"),
        ("seat 0 row 7: g7 yard guard", "there is no room for that guard on yard"),
        ("seat 0 row 7: g7 bunk_cell r5", "bunk_cell does not take r5"),
        ("seat 0 row 7: g7 bunk_cell g2 o3", "a cell for one type holds several"),
        ("seat 0 row 7: g7 yard gnome", "there is no word about a tile 'gnome'"),
        ("seat 0 row 7: g7 cleaning_cupboard lends h7; h7 bunk_cell g2", "cleaning_cupboard lends nobody, or not now"),
        ("seat 0 row 7: g7 armoury; h7 armoury; i7 armoury; j7 armoury; k7 armoury", "armoury is already named"),
        ("seat 0 row 7: g7 yard windows N", "a window stands on an Outdoor tile"),
        ("seat 0 cards: janitors staff 4", "janitors has fewer places than that"),
        ("seat 0 cards: prison_labour o3", "prison_labour does not take o3"),
        ("seat 0 cards: cctv; cctv", "cctv is already named in line 2"),
        ("seat 0: 1 custodian", "no tile lends 1 custodian to the pool now"),
        ("seat 0 secure: g7", "no cell of seat 0 stands on g7"),
        ("seat 0 hand: E01 E01", "E01 is already named in line 2"),
        ("seat 0 plays: E01", "E01 is not in the hand of seat 0"),
        ("seat 0 digs: basic armoury", "armoury is no tile of basic"),
        ("cell stack: library", "library is of the category additional"),
        ("cell offer: bunk_cell", "bunk_cell has an open stack of its own"),
        ("easy deck: H01", "H01 is no easy objective"),
        ("bids: seat 0 5 cell", "seat 0 has $0, and bids $5"),
        ("initiative: seat 0, seat 0, seat 1", "seat 0 has one place in the initiative"),
        ("initiative: seat 0", "there are 3 places in the initiative, not 1"),
        ("duel: WD01", "a scene knows nothing of 'duel'"),
        ("governor tiles: yard", "a scene knows nothing of 'governor tiles'"),
    ],
)  # fmt: skip
def test_what_cannot_be_names_its_line(line: str, why: str) -> None:
    said = impossible(f"prison_architect, 3 players\n{line}\nstart: build")
    assert said.startswith("line 2: ")
    assert why in said


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1 player\nduel: none\nstart: cleanup", "must be visible"),
        ("1 player\nduel: none\nround: week 5\nstart: buy", "must be visible"),
        ("1 player\nduels gone: rest\nstart: bid", "too few"),
        ("2 players\nduel: none\nround: week 4\nstart: build", "must be visible"),
        ("2 players\nduel: WD01\nduels gone: rest\nstart: week 4", "too few"),
    ],
)
def test_there_are_warden_duel_cards_for_the_weeks_to_come(text: str, why: str) -> None:
    assert why in impossible(f"prison_architect, {text}")


@pytest.mark.parametrize("text", ["1 player\nround: week 5\nduels gone: rest\nstart: build",
                                  "2 players\nduel: WD01\nduels gone: rest\nstart: week 5",
                                  "2 players\nduel: none\nduels gone: rest\nstart: final scoring"])  # fmt: skip
def test_no_more_cards_than_are_needed_must_be_left(text: str) -> None:
    scene(f"prison_architect, {text}").game.audit()


def test_steps_want_to_know_the_phase() -> None:
    said = impossible("prison_architect, 3 players\nnext: Building")
    assert said.startswith("line 2: say where the game is")


def test_a_scene_is_offered_by_the_house() -> None:
    assert bighouse.scene("prison_architect", PRISON).to_act == [0]


def test_a_custodian_on_a_cell_is_the_one_of_a_cupboard() -> None:
    """R28: whoever names him on his cell means the lent one, who leaves with the second prisoner."""
    table = scene(
        "prison_architect, 2 players\nseat 0 row 7: g7 bunk_cell g2 g3 custodian\nseat 0 row 8: g8 cleaning_cupboard\n"
        "seat 0 cards: prison_labour\nstart: build"
    )
    prison = table.game.players[0].prison
    assert (prison.owned(CUSTODIAN), prison.posted(0, CUSTODIAN)) == (1, 1)
    assert "g8 cleaning_cupboard lends g7" in table.game.scene()
    prison.take_out(0, prison.inmates[0][0])
    assert prison.owned(CUSTODIAN) == 0


def test_a_custodian_whom_nobody_lends_is_refused() -> None:
    text = "prison_architect, 2 players\nseat 0 row 7: g7 bunk_cell g2 custodian; h7 cleaning_cupboard\nstart: build"
    assert "no tile lends that custodian now (R28)" in impossible(text)


@pytest.mark.parametrize(("line", "step"), [("declares: 2 red", "TakePrisoners"), ("arriving: g2 g2 g3", "House")])
def test_nobody_comes_for_whom_there_is_no_place(line: str, step: str) -> None:
    """Section 5.5: a batch is declared only where all of it can be housed."""
    said = impossible(
        f"prison_architect, 3 players\nround: week 2\nseat 0 row 7: g7 bunk_cell\nseat 0 {line}\nphase: intake\n"
        f"lane of seat 0: {step}(seat 0)"
    )
    assert "prisoners come for whom there is no place" in said


def test_a_custodian_of_the_pool_is_the_one_of_a_cupboard() -> None:
    """R28: while two prisoners live beside the Cupboard he is there by himself, whether the text counts him or not."""
    rows = "seat 0 row 7: g7 bunk_cell g2 g3\nseat 0 row 8: g8 cleaning_cupboard\nseat 0 cards: prison_labour\n"
    for counted in ("", "seat 0: 5 cash 1 custodian\n"):
        prison = scene(f"prison_architect, 2 players\n{counted}{rows}start: build").game.players[0].prison
        assert prison.owned(CUSTODIAN) == prison.in_pool(CUSTODIAN) == 1
    for line in ("seat 0: 2 custodian\n", "seat 0: 1 custodian\n"):
        named = rows if "2" in line else rows.replace("g2 g3", "g2 g3 custodian")
        said = impossible(f"prison_architect, 2 players\n{line}{named}start: build")
        assert said.startswith("line 2: no tile lends")
