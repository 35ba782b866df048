"""Positions that no game comes to, though each of their lines reads well: they are refused, and their line is named."""

from __future__ import annotations

import pytest

from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.table import impossible, scene

HEAD = "prison_architect, 3 players"
ALONE = "prison_architect, 1 player"
YARD = "seat 0 row 7: g7 yard"
MONEY = "seat 0: 9 cash\nseat 1: 9 cash"


def refused(head: str, lines: str, why: str, line: str) -> None:
    """Refused for this reason, and the line that begins so takes the blame."""
    text = f"{head}\n{lines}"
    said = impossible(text)
    assert why in said
    number = next(i for i, words in enumerate(text.split("\n"), start=1) if words.startswith(line))
    assert said.startswith(f"line {number}: ")


# Prisons


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("g7 bunk_cell g2 g2 g3", "bunk_cell at g7 has room for 2 prisoners"),
        ("g7 basic_solitary r5 r6", "basic_solitary at g7 has room for 1 prisoner"),
        ("g7 bunk_cell g2 g2 g2 g2; h7 showers", "bunk_cell at g7 has room for 3 prisoners"),
        ("g7 office windows N windows E", "'windows' is named twice"),
        ("g7 yard token food token labour", "'token' is named twice"),
    ],
)
def test_tiles_hold_what_they_can(row: str, why: str) -> None:
    """Sections 5.5 and 6: a capacity, and one token a tile."""
    refused(HEAD, f"seat 0 row 7: {row}\nstart: build", why, "seat 0 row 7")


def test_moved_showers_evict_nobody() -> None:
    """R22: with Micromanagement a cell may hold more than it takes now."""
    prison = "seat 0 row 7: g7 bunk_cell g2 g2 g2; h7 yard; i7 showers\nseat 0 cards: {}\nstart: intake"
    assert len(scene(f"{HEAD}\n{prison.format('micromanagement')}").player(0).prison.inmates[0]) == 3
    refused(HEAD, prison.format("tasers"), "room for 2 prisoners", "seat 0 row 7")


def test_only_cards_that_take_prisoners_are_exhausted() -> None:
    refused(HEAD, "seat 0 cards: bank_loan exhausted\nstart: build", "bank_loan is no card", "seat 0 cards")


# The table


@pytest.mark.parametrize(
    ("lines", "why", "line"),
    [
        ("dice: 4\nstart: build", "no die shows 4: 0 to 3 can be", "dice"),
        ("dice: 1 1 1 1\nstart: build", "no more than 3 dice are rolled", "dice"),
        ("dice: 3\nstart: evaluation 1", "evaluation 1 rolls its dice itself", "dice"),
        (f"{MONEY}\nresolved: cell\nbids: seat 0 5 cell\nstart: buy", "cell is resolved: no bid of seat 0", "bids"),
        (f"{MONEY}\nbids: seat 0 5 cell\nraised: seat 0 cell\nstart: buy", "no card that raises a bid", "raised"),
        (f"{MONEY}\nbids: seat 0 5 cell\nstart: build", "begin with 'start: buy'", "bids"),
        ("resolved: cell\nstart: bid", "no area is resolved where 'bid' starts", "resolved"),
        ("area: cell\nstart: buy", "bids say which area is next", "area"),
        ("withdrawn: E01\nstart: build", "Extra Grant takes nothing back", "withdrawn"),
        ("round: evaluation 1\nstart: build", "'build' is a phase of a working week, and evaluation 1", "round"),
        ("round: foundation\nstart: bid", "'bid' is a phase of a working week, and foundation", "round"),
        ("round: week 5\nstart: evaluation 1", "week 5 comes after evaluation 1", "round"),
        ("round: week 2", "say where it is, such as 'start: build'", "round"),
        ("phase: intake\nstart: build", "the game starts with 'build'", "phase"),
    ],
)
def test_the_table_says_one_thing(lines: str, why: str, line: str) -> None:
    refused(HEAD, lines, why, line)


@pytest.mark.parametrize(
    ("lines", "why", "line"),
    [
        ("governor objectives: S01\nstart: build", "draws no objective of the deck of S01", "governor objectives"),
        ("governor bought: 5\nstart: build", "5 is out of bounds: 0 to 4 can be", "governor bought"),
        ("governor tiles: yard\nstart: foundation", "has taken nothing yet", "governor tiles"),
        ("governor bids: 4 cell\nstart: bid", "a Warden Duel card will show it", "governor bids"),
    ],
)
def test_the_governor_has_what_he_can_have(lines: str, why: str, line: str) -> None:
    """Section 14."""
    refused(ALONE, lines, why, line)


def test_the_governors_harder_objectives_are_all_hard() -> None:
    refused(f"{ALONE}, harder", "governor objectives: E01\nstart: build", "no objective of the deck of E01", "governor")


# Where a round or a phase starts


@pytest.mark.parametrize(
    ("lines", "start"),
    [
        ("seat 0 has done: bought_bunk_cell", "build"),
        ("seat 0 declares: 1 grey", "build"),
        ("seat 0 arriving: g2", "intake"),
        ("seat 0 looks at: E05", "objectives"),
        ("seat 0 digs: basic yard", "buy"),
        ("seat 0 secure: g7", "evaluation 1"),
        ("seat 0 slots: grey", "evaluation 1"),
        ("seat 0 freed: 1 grey", "evaluation 1"),
    ],
)
def test_nothing_is_done_yet_where_a_phase_starts(lines: str, start: str) -> None:
    text = f"seat 0 row 7: g7 bunk_cell\n{lines}\nstart: {start}"
    refused(HEAD, text, f"where '{start}' starts that is not so", lines.split(":")[0])


@pytest.mark.parametrize("line", ["plays: E01", "drops: E01"])
def test_no_objective_is_chosen_where_the_phase_starts(line: str) -> None:
    refused(HEAD, f"seat 0 hand: E01 E02\nseat 0 {line}\nstart: objectives", "that is not so", "seat 0 " + line[:5])


def test_nobody_flees_but_in_an_evaluation() -> None:
    refused(HEAD, "seat 0: 2 escaping\nstart: evaluation 1", "nobody flees where 'evaluation 1' starts", "seat 0")


@pytest.mark.parametrize("start", ["bid", "intake", "objectives", "evaluation 1", "week 3"])
def test_tiles_do_not_wait_beyond_the_build_phase(start: str) -> None:
    """ "Tiles cannot stay in the Construction Area between rounds" (R17); nor do tokens (R14)."""
    phase = "round: week 2\n" if start in ("bid", "intake", "objectives") else ""
    refused(
        HEAD, f"{phase}{YARD}\nseat 0 construction: canteen\nstart: {start}", "no tile waits", "seat 0 construction"
    )
    refused(HEAD, f"{phase}{YARD}\nseat 0 tokens: food\nstart: {start}", "no token waits", "seat 0 tokens")


@pytest.mark.parametrize("start", ["week 1", "cleanup", "bid", "buy", "build"])
def test_the_first_tiles_wait_for_the_first_build_phase(start: str) -> None:
    """R3."""
    table = scene(f"{HEAD}\nseed: 1\n{MONEY}\nseat 0 construction: bunk_cell locker_room yard canteen\nstart: {start}")
    assert table.construction(0) == ["bunk_cell", "locker_room", "yard", "canteen"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("seat 0 row 7: g7 yard", "in the Foundation nobody has built"),
        ("seat 0 cards: cctv", "in the Foundation nobody has built or bought a card"),
        ("cell offer: luxury_bunk", "the Foundation reveals the top of each stack: write 'cell stack: ...'"),
        ("initiative: seat 1, seat 0, seat 2", "no place of the initiative is taken before the Foundation"),
    ],
)
def test_the_foundation_begins_with_nothing(line: str, why: str) -> None:
    refused(HEAD, f"{line}\nstart: foundation", why, line[:6])


def test_the_foundation_reveals_what_lies_on_top() -> None:
    table = scene(f"{HEAD}\ncell stack: luxury_bunk\nstart: foundation")
    assert table.row("cell") == ["luxury_bunk"]


# Steps


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (f"{MONEY}\nphase: buy\nbids: seat 0 5 cell\nnext: Purchase(seat 0)", "say in which area"),
        (f"{MONEY}\nphase: buy\narea: cell\nnext: Purchase(seat 0)", "nobody buys without a bid (R7)"),
        (f"{MONEY}\nphase: buy\narea: cell\nbids: seat 0 5 cell; seat 1 4 cell\nnext: Tie(seat_0 seat_1)", "equal"),
        (f"{MONEY}\nphase: buy\nbids: seat 0 5 cell\nnext: RaiseBid(seat 0)", "no card that raises a bid"),
        ("phase: buy\narea: cell\nnext: GovernorBuys", "alone against the Governor"),
        (f"{YARD}\nphase: build\nlane of seat 0: Build(seat 1)", "holds choices of that seat alone"),
        (f"{YARD}\nphase: build\nlane of seat 0: PlaceTile(seat 0, canteen)", "does not wait"),
        (f"{YARD}\nseat 0 construction: shop\nphase: build\nlane of seat 0: PutWindows(seat 0, shop, g7)", "cannot"),
        (f"{YARD}\nphase: build\nlane of seat 0: ChooseTag(seat 0, h7)", "no tile stands there"),
        (f"{YARD} token food\nphase: build\nlane of seat 0: ChooseTag(seat 0, g7)", "a token lies on that"),
        (f"{YARD}\nphase: build\nlane of seat 0: MoveTile(seat 0)", "no card that moves tiles"),
        (f"{YARD}\nphase: build\nlane of seat 0: ExpandInto(seat 0)", "no card to dig with"),
        (f"{YARD}\nphase: build\nlane of seat 0: BuyDrawnTile(seat 0)", "has drawn nothing yet"),
        ("seat 0 row 7: g7 bunk_cell\nphase: build\nlane of seat 0: AssignTo(seat 0, dog)", "in the seat's pool"),
        ("seat 0 row 7: g7 bunk_cell\nphase: build\nlane of seat 0: RecallFrom(seat 0, dog)", "stands on a cell"),
        ("seat 0 row 7: g7 bunk_cell\nphase: intake\nlane of seat 0: House(seat 0)", "nobody arrives"),
        ("seat 0 row 7: g7 bunk_cell g2\nphase: build\nlane of seat 0: WhoWorks(seat 0, cleaning)", "not the seat's"),
        (
            "seat 0 row 7: g7 bunk_cell g2\nseat 0 cards: cleaning g2 exhausted\nphase: build\n"
            "lane of seat 0: WhoWorks(seat 0, cleaning)",
            "nobody can be sent to that card now",
        ),
        ("phase: objectives\nseat 0 hand: E01 E02\nlane of seat 0: PlayOrDiscard(seat 0)", "has chosen no objective"),
        ("phase: objectives\nseat 0 looks at: E01\nlane of seat 0: KeepObjective(seat 0, 3)", "2 objectives are kept"),
        ("phase: objectives\nlane of seat 0: KeepObjective(seat 0, 1)", "looks at no objective"),
        ("phase: game_end\nseat 0 hand: E01\nnext: PlayLate(seat 0)", "does not own Extra Grant"),
        ("round: foundation\nnext: FirstTile(seat 0)", "no place of the initiative is free"),
        ("phase: evaluation\nseat 0 row 7: g7 bunk_cell g2\nlane of seat 0: WhoEscapes(seat 0)", "nobody flees"),
        (f"{YARD}\nphase: intake\nlane of seat 0: Build(seat 0)", "another phase: write 'phase: build'"),
        ("phase: evaluation\nnext: Evaluation(1, 4)", "no Evaluation rolls 4 dice"),
        ("phase: evaluation\nnext: Evaluation(4, 3)", "there is no Evaluation 4"),
    ],
)  # fmt: skip
def test_steps_follow_from_the_position(lines: str, why: str) -> None:
    assert why in impossible(f"{HEAD}\n{lines}")


def test_alone_one_of_two_first_tiles_is_bought() -> None:
    """R64."""
    said = impossible(f"{ALONE}\nround: foundation\ncell offer: luxury_bunk\nnext: BuyOneOfTwo(seat 0)")
    assert "two tiles of different stacks are revealed" in said


def test_the_area_where_is_being_bought_is_not_bought_in_again() -> None:
    """Section 5.3: it is resolved from the moment it is picked, whether the text says so or not."""
    table = scene(
        f"{HEAD}\nround: week 2\n{MONEY}\nphase: buy\narea: cell\nbids: seat 0 5 cell; seat 1 4 basic\n"
        "cell offer: luxury_bunk\nnext: Purchase(seat 0)\nnext: NextArea\nnext: Building"
    )
    assert table.game.resolved == 1 << BOX.tiles[BOX.tile("luxury_bunk")].category
    assert table.act(0, "buy luxury_bunk").area == "basic"


def test_a_step_says_in_which_phase_the_game_is() -> None:
    """R14: the token of a card that is bought waits for Build, also where the text names the purchase alone."""
    table = scene(
        f"{HEAD}\nround: week 2\n{MONEY}\n{YARD}\narea: bureaucracy\nbids: seat 0 5 bureaucracy\n"
        "bureaucracy offer: cooks\nnext: Purchase(seat 0)\nstart: build"
    )
    table.act(0, "buy_card cooks")
    assert table.told("token_pending")
