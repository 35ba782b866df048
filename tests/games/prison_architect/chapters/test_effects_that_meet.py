"""Effects that meet: a card that comes in the middle of a phase, and what it changes for the rest of it at once."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import CUSTODIAN, FOOD, FREEDOM, LABOUR, LITERACY, REHABILITATION
from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.table import Table, at, scene

NAMES = "Ann Ben Cid"
HEAD = "prison_architect, 3 players\nround: week 2\n"
TO_BUILD = "phase: buy\nnext: NextArea\nnext: Building"


def buying(lines: str) -> Table:
    return scene(f"{HEAD}{lines}\n{TO_BUILD}", NAMES)


def storing(row: str, stack: str, start: str, ann: str = "9 cash 1 staff", more: str = "") -> Table:
    """Ann has put Staff on the Storage, and two cards are drawn."""
    prison = f"Ann: {ann}\nAnn row 7: g7 storage; {row}"
    table = scene(f"{HEAD}{prison}\n{more}bureaucracy stack: {stack}\nstart: {start}", NAMES)
    return table.act("Ann", "staff_at g7")


# While buying


def test_detox_takes_the_custodian_with_the_prisoner() -> None:
    """R28: the Custodian goes at once, also in the Buy phase and off his cell."""
    table = buying(
        "Ann: 9 cash\nAnn row 7: g7 cleaning_cupboard; h7 bunk_cell g2 g2 custodian\n"
        "bids: Ann 4 bureaucracy\nbureaucracy offer: detox"
    )
    prison = table.player("Ann").prison
    assert prison.posted(prison.cells()[0], CUSTODIAN) == 1
    table.act("Ann", "buy_card detox")
    assert (prison.owned(CUSTODIAN), table.released("Ann")) == (0, "g2")


def test_groundskeeping_counts_in_the_areas_after_it() -> None:
    """Section 12: from the moment it is owned; the second draw is free too."""
    table = buying(
        "Ann: 9 cash\nbids: Ann 5 bureaucracy 4 basic\nbureaucracy offer: groundskeeping\nbasic stack: yard canteen"
    )
    table.act("Ann", "buy_card groundskeeping", "dig", "dig")
    assert [event["price"] for event in table.told("tile_dug")] == [0, 0]
    assert table.options("Ann") == ["buy canteen", "buy nothing"]  # a third draw would cost $1


def test_foremen_help_only_from_the_next_reveal_on() -> None:
    """R59: what is bought after the reveal raises nothing this week."""
    table = buying("Ann: 9 cash\nbids: Ann 5 bureaucracy 4 basic\nbureaucracy offer: foremen\nbasic offer: canteen")
    table.act("Ann", "buy_card foremen")
    assert table.asked("Ann") == "Purchase"
    assert table.player("Ann").bids == [0, 0, 4, 0, 0]


def test_of_two_tokens_the_owner_chooses_the_order() -> None:
    """R14, R29: the second Policy brings a Food token and makes the Office owe one; a tile takes a single token."""
    table = buying(
        "Ann: 9 cash\nAnn row 7: g7 office windows N; h7 yard token labour\nAnn cards: tasers\n"
        "bids: Ann 4 bureaucracy\nbureaucracy offer: cooks"
    )
    table.act("Ann", "buy_card cooks")
    assert table.options("Ann", "token") == ["token food", "token owed"]
    table.act("Ann", "token owed", "tag literacy")
    assert table.player("Ann").prison.tokens[0] == LITERACY
    assert table.refused("Ann", "done") == ""  # no tile can take the Food token: it will be lost


def test_the_token_of_a_card_may_take_the_place_of_the_one_that_is_owed() -> None:
    """R29: then the Office's own is lost."""
    table = buying(
        "Ann: 9 cash\nAnn row 7: g7 office windows N; h7 yard token labour\nAnn cards: tasers\n"
        "bids: Ann 4 bureaucracy\nbureaucracy offer: cooks"
    )
    table.act("Ann", "buy_card cooks", "token food")
    assert table.player("Ann").prison.tokens[0] == FOOD
    assert table.options("Ann", "token") == []


# What Storage brings (R63)


def test_land_expansion_from_storage_is_used_in_the_same_phase() -> None:
    table = storing("h7 bunk_cell", "land_expansion tasers", "build")
    table.act("Ann", "buy_card land_expansion")
    assert table.refused("Ann", "expand") == ""


def test_micromanagement_from_storage_gives_its_token_and_is_used_in_the_same_phase() -> None:
    table = storing("h7 bunk_cell", "micromanagement tasers", "build")
    table.act("Ann", "buy_card micromanagement", at(0, 1), "tag food", "rearrange", at(0, 0), at(0, 1))
    assert [table.player("Ann").prison.tile(number).id for number in (0, 1)] == ["bunk_cell", "storage"]
    assert table.player("Ann").prison.tokens[0] == FOOD


def test_the_token_that_an_office_owes_comes_before_that_of_the_card() -> None:
    """R92: so that a Food token without another place does not take the free choice away."""
    table = storing("h7 office windows N", "cooks tasers", "build", more="Ann cards: finances\n")
    table.player("Ann").prison.put_token(0, LABOUR)  # on the Storage
    table.act("Ann", "buy_card cooks", "tag freedom")
    assert table.player("Ann").prison.tokens == [LABOUR, FREEDOM]
    assert [event["seat"] for event in table.told("token_lost")] == [0]


def test_cramped_cells_from_storage_make_room_in_the_same_intake() -> None:
    table = storing("h7 basic_solitary g2", "cramped_cells tasers", "intake")
    assert table.refused("Ann", "buy_card cramped_cells") == ""
    table.act("Ann", "buy_card cramped_cells")
    assert table.refused("Ann", "admit red") == ""


def test_a_card_from_storage_must_be_paid_with_what_is_there() -> None:
    """Zero cash: both cards go to the discards without a question."""
    table = storing("h7 bunk_cell", "tasers cctv", "build", ann="1 staff")
    assert table.cards("Ann") == []
    assert sorted(table.discards("bureaucracy")) == ["cctv", "tasers"]


def test_extra_grant_from_storage_in_the_last_free_time_is_played_at_the_end() -> None:
    """R25, R54: the last week draws no objectives, but the card does."""
    table = scene(
        """
        prison_architect, 3 players
        round: week 5
        Ann: 9 cash 1 staff
        Ann row 7: g7 storage
        Ann hand: E01 E02
        Ben hand: E03
        Cid hand: E04
        bureaucracy stack: extra_grant tasers
        hard deck: H16
        start: objectives
        """,
        NAMES,
    )
    table.act("Ann", "play E01", "play E02")
    table.act("Ann", "staff_at g7", "buy_card extra_grant")
    assert [BOX.objectives[card].id for card in table.player("Ann").hand] == ["H16"]
    assert table.options("Ann") == ["play H16", "decline"]
    table.act("Ann", "play H16")
    assert "discard H16" in table.options("Ann")


# While building


def test_a_cupboard_that_is_moved_away_takes_its_custodian() -> None:
    """R28, R55: what is beside it has changed."""
    table = scene(
        f"{HEAD}Ann: 9 cash\nAnn row 7: g7 cleaning_cupboard; h7 bunk_cell g2 g2 custodian; i7 yard\n"
        "Ann cards: micromanagement\nstart: build",
        NAMES,
    )
    prison = table.player("Ann").prison
    assert prison.owned(CUSTODIAN) == 1
    table.act("Ann", "rearrange", at(0, 0), at(0, 3))
    assert prison.owned(CUSTODIAN) == 0


def test_of_two_custodians_the_one_of_the_empty_side_leaves() -> None:
    """R28: each belongs to its Cupboard."""
    table = scene(
        f"{HEAD}Ann: 9 cash\n"
        "Ann row 7: g7 cleaning_cupboard; h7 bunk_cell g2 g2; i7 yard; j7 bunk_cell g2 g3; k7 cleaning_cupboard\n"
        "Ann cards: prison_labour\nstart: build",
        NAMES,
    )
    prison = table.player("Ann").prison
    table.act("Ann", "assign custodian", at(0, 1), "assign custodian", at(0, 3))
    table.act("Ann", "use prison_labour", "prisoner grey_3", at(0, 0))
    assert [prison.posted(number, CUSTODIAN) for number in prison.cells()] == [1, 0]


def test_a_window_that_gardeners_take_away_costs_the_court_its_comfort() -> None:
    """R27: what hangs on a condition goes with it."""
    table = scene(
        f"{HEAD}Ann: 9 cash 1 staff\n"
        "Ann row 7: g7 luxury_bunk windows E; h7 basketball_court; i7 luxury_bunk windows W\n"
        "Ann cards: gardeners\nstart: build",
        NAMES,
    )
    comfort = [cell.cell.needs[1].given for cell in table.game.view(0).players[0].prison.tiles if cell.cell]
    assert comfort == [2, 2]
    table.act("Ann", "staff_on gardeners", "remove_window", at(0, 0))
    comfort = [cell.cell.needs[1].given for cell in table.game.view(0).players[0].prison.tiles if cell.cell]
    assert comfort == [1, 1]


def test_a_prisoner_who_works_makes_room_for_another_in_the_same_intake() -> None:
    """R57: the place on the card is for good, the one in the cell is free again."""
    table = scene(f"{HEAD}Ann: 9 cash\nAnn row 7: g7 bunk_cell g2 g2\nAnn cards: prison_labour\nstart: intake", NAMES)
    assert table.refused("Ann", "admit grey") == "NO_ROOM"
    table.act("Ann", "use prison_labour")
    assert table.refused("Ann", "admit grey") == ""
    assert table.refused("Ann", "admit orange") == "NO_ROOM"  # the other grey one is still there
    assert table.tags("Ann", REHABILITATION) == 1


# Evaluations


@pytest.mark.parametrize(("cards", "slots"), [("", 2), ("teachers staff 2", 4)])
def test_a_workshop_that_loses_its_prisoners_still_releases_by_the_freeze(cards: str, slots: int) -> None:
    """R35: escapes of the same Evaluation do not lower the track, and Teachers add greys to it."""
    table = scene(
        f"""
        prison_architect, 3 players
        round: evaluation 1
        phase: evaluation
        Ann row 7: g7 basic_dormitory g2 g2 g2 g2; h7 workshop; i7 basic_dormitory g2 g2 g2 g2
        {f"Ann cards: {cards}" if cards else "Ben: 1 cash"}
        next: Evaluation(1, 3)
        """,
        NAMES,
    )
    while table.asked("Ann") == "WhoEscapes":
        table.act("Ann", table.options("Ann")[0])
    while table.asked("Ann") in ("Rehabilitate", "ReleaseFrom"):
        table.act("Ann", table.options("Ann")[0])
    assert len(table.released("Ann").split()) == min(slots, 8 - len(table.escaped("Ann").split()))
