"""Tiles, cards, tokens and people that meet: what one of them counts because of another (sections 6 to 14)."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import (
    COMFORT,
    FINANCE,
    FUNCTIONAL,
    HYGIENIC,
    REHABILITATION,
    SECURITY,
)
from bighouse.games.prison_architect.rules.needs import is_met, reckoned
from bighouse.games.prison_architect.rules.scoring import SHEET_WORDS
from bighouse.games.prison_architect.rules.standings import sheet_of
from tests.games.prison_architect.table import Table, at, scene

NAMES = "Ann Ben Cid"
WEEK = "prison_architect, 3 players\nround: week 2\n"


def week(lines: str, start: str = "build") -> Table:
    return scene(f"{WEEK}{lines}\nstart: {start}", NAMES)


def buying(lines: str) -> Table:
    return scene(f"{WEEK}{lines}\nnext: NextArea\nnext: Building", NAMES)


def acting(table: Table, tile: int, tag: int) -> int:
    return reckoned(table.player("Ann").prison).acting[tile][tag - FUNCTIONAL]


# Scoring


@pytest.mark.parametrize(
    ("line", "prison", "points"),
    [
        # "4VP for each adjacent Food tag": a token is a tag, also on a Locker Room
        ("tiles", "row 7: g7 kitchen; h7 locker_room token food", 1 + 4),
        # "2+ Finance tags on adjacent tiles": the Garbage has one while it lies beside a Labour tag
        ("tiles", "row 7: g7 mailroom; h7 shop\nAnn row 8: g8 garbage; h8 workshop", 2 + 4 + 3 + 4 + 1),
        ("tiles", "row 7: g7 mailroom; h7 shop\nAnn row 8: g8 garbage", 2 + 3 + 4),
        # both look at each other: Environment beside the Recycling, Labour beside the Garbage
        ("tiles", "row 7: g7 garbage; h7 recycling", 4 + 1 + 3),
        # the Shop has one, Tax Relief two: "each Finance tag on tiles and cards"
        ("cards", "row 7: g7 shop; h7 garden; i7 garden; j7 garden\nAnn cards: tax_relief; offshore_tax_haven", 4 + 3),
        ("cards", "row 7: g7 workshop; h7 basic_holding g2 g2 g2 g2\nAnn cards: resettlement_scheme; detox", 1 + 1),
        # the Mailroom's Freedom is there once its Staff is
        ("cards", "row 7: g7 mailroom staff; h7 shop; i7 visitation\nAnn cards: psych_evaluation", 4),
        ("cards", "row 7: g7 mailroom; h7 shop; i7 visitation\nAnn cards: psych_evaluation", 0),
        # a Locker Room is no Staff Facility, and gives nothing without its Staff
        ("cards", "row 7: g7 infirmary; h7 locker_room staff\nAnn cards: doctors", 0),
        ("cards", "row 7: g7 infirmary; h7 garbage\nAnn cards: doctors", 3),
        # whoever has escaped is not in the prison
        ("cards", "row 7: g7 basic_holding r5 r5\nAnn escaped: r6\nAnn cards: cctv", 0),
        # a Food token on the cell itself lies beside nobody in it
        ("cards", "row 7: g7 yard; h7 bunk_cell token food g2 g3\nAnn cards: cooks", 0),
        # prisoners at work count as grey ones (R44)
        ("objectives", "played: E34\nAnn row 7: g7 basic_holding o3 o3 o3 g2; h7 bunk_cell g2 g2\n"
         "Ann cards: cleaning g2; prison_labour g3", 5),
        # a token on a Locker Room is a tag (R45), but a Locker Room is no tile with that tag
        ("objectives", "played: E01\nAnn row 7: g7 yard; h7 locker_room token literacy; i7 cleaning_cupboard", 6),
        ("objectives", "played: H20\nAnn row 7: g7 workshop; h7 workshop\n"
         "Ann row 8: g8 locker_room token labour; h8 garbage", -4),
        ("objectives", "played: H20\nAnn row 7: g7 workshop; h7 workshop\n"
         "Ann row 8: g8 bunk_cell token labour; h8 garbage", 11),
        # "tile granting": a Trainer counts as printed on the cell
        ("objectives", "played: E17\nAnn row 7: g7 bunk_cell g2; h7 bunk_cell trainer\nAnn row 8: h8 bunk_cell g2", 6),
        # Contraband of tiles is counted although Permanent Punishment cancels it
        ("objectives", "played: E32\nAnn row 7: g7 shop; h7 bunk_cell; i7 bunk_cell\n"
         "Ann cards: permanent_punishment", 0),
        # Dogs are specialists: only Staff icons produce Staff (R52)
        ("objectives", "played: H35\nAnn row 7: g7 office; h7 kennels; i7 forestry", -3),
    ],
)  # fmt: skip
def test_what_counts_because_of_another(line: str, prison: str, points: int) -> None:
    game = scene(f"prison_architect, 3 players\nround: week 5\nAnn {prison}\nstart: over", NAMES).game
    assert sheet_of(game, 0)[SHEET_WORDS.index(line)] == points


# What changes in the middle of a phase


def test_a_literacy_token_on_a_cell_serves_the_cell_beside_it() -> None:
    """R34."""
    table = week("Ann row 7: g7 bunk_cell token literacy; h7 bunk_cell\nAnn cards: inmate_intelligence")
    assert [acting(table, cell, SECURITY) for cell in (0, 1)] == [0, 1]


def test_exports_lose_their_tags_with_the_neighbour_that_moves_away() -> None:
    """R27."""
    table = week("Ann row 7: f7 canteen; g7 exports; h7 yard\nAnn row 8: g8 chapel\nAnn cards: micromanagement")
    assert table.tags("Ann", FINANCE) == 2
    table.act("Ann", "rearrange", at(0, -1), at(0, 2))
    assert table.tags("Ann", FINANCE) == 0


def test_moved_showers_take_their_hygiene_along() -> None:
    table = week("Ann row 7: g7 bunk_cell g2 g2 g2; h7 showers; i7 yard; j7 chapel\nAnn cards: micromanagement")
    assert is_met(table.player("Ann").prison, 0, HYGIENIC)
    table.act("Ann", "rearrange", at(0, 1), at(0, 3))
    assert not is_met(table.player("Ann").prison, 0, HYGIENIC)


def test_the_window_of_gardeners_may_be_the_second_over_the_court() -> None:
    court = "Ann row 7: g7 luxury_bunk windows E; h7 basketball_court; i7 bunk_cell"
    table = week(f"Ann: 1 staff\n{court}\nAnn cards: gardeners")
    assert acting(table, 2, COMFORT) == 0
    table.act("Ann", "staff_on gardeners", "add_window", at(0, 2), "windows w")
    assert acting(table, 2, COMFORT) == 1


def test_both_cards_take_a_prisoner_in_one_phase() -> None:
    """R57: each of them is exhausted once."""
    table = week("Ann row 7: g7 bunk_cell g2 g2\nAnn cards: cleaning; prison_labour", "intake")
    table.act("Ann", "use cleaning")  # its token takes the only tile, so the other one is lost
    table.act("Ann", "use prison_labour")
    assert [table.tags("Ann", tag) for tag in (FINANCE, REHABILITATION)] == [1, 1]
    assert len(table.told("token_placed")) == len(table.told("token_lost")) == 1


def test_the_state_pays_for_a_card_of_the_same_intake() -> None:
    table = week(
        "Ann: 1 cash 1 staff\nAnn row 7: g7 luxury_holding; h7 storage\nbureaucracy stack: tasers cctv", "intake"
    )
    table.act("Ann", "admit red", "draw", "staff_at h7", "buy_card tasers")
    assert table.player("Ann").cash == 0


def test_staff_that_a_card_of_storage_brings_is_at_hand() -> None:
    table = week(
        "Ann: 4 cash 1 staff\nAnn row 7: g7 storage; h7 locker_room; i7 bunk_cell\n"
        "bureaucracy stack: chief_of_security cctv",
        "intake",
    )
    table.act("Ann", "staff_at g7", "buy_card chief_of_security", "staff_at h7")
    assert table.player("Ann").prison.staff == 2


def test_what_lies_aside_in_one_storage_is_not_drawn_in_another() -> None:
    """R12, R19: whoever comes first draws; the Staff of the other has brought nothing."""
    table = week(
        "Ann: 9 cash 1 staff\nAnn row 7: g7 storage; h7 yard\nBen: 9 cash 1 staff\nBen row 7: g7 storage\n"
        "bureaucracy offer: rest\nbureaucracy stack: cctv tasers"
    )
    table.act("Ann", "staff_at g7").act("Ben", "staff_at g7")
    assert table.player("Ben").dug == []
    table.act("Ann", "buy nothing")
    assert sorted(table.discards("bureaucracy")) == ["cctv", "tasers"]


def test_who_digs_second_finds_what_is_left() -> None:
    """Section 5.3: what the first has drawn and not taken is discarded before the next one buys."""
    table = buying(
        "Ann: 9 cash\nBen: 9 cash\nbids: Ann 5 basic; Ben 4 basic\nbasic offer: canteen\nbasic stack: yard showers"
    )
    table.act("Ann", "dig", "buy nothing").act("Ben", "dig")
    assert (table.options("Ben", "buy"), table.discards("basic")) == (["buy showers", "buy nothing"], ["yard"])


def test_a_red_and_an_orange_prisoner_of_one_threat_are_equals() -> None:
    """R72: in different cells the owner chooses, whatever their colours."""
    table = scene(
        "prison_architect, 3 players\nround: evaluation 1\nAnn: 1 escaping\n"
        "Ann row 7: g7 basic_holding o5; h7 secure_bunk r5\nlane of Ann: WhoEscapes(Ann)",
        NAMES,
    )
    assert table.options("Ann") == [at(0, 0), at(0, 1)]


# Alone


def test_in_the_last_week_he_takes_what_a_new_stack_has_or_nothing() -> None:
    """R69, section 2: an empty stack is made anew of its discards; with both empty there is nothing to take."""
    for discarded, taken in (("staff discards: armoury\n", 1), ("", 0)):
        table = scene(
            f"prison_architect, 1 player\nround: week 5\nstaff offer: rest\nstaff stack:\n{discarded}start: buy", "Ann"
        )
        table.act("Ann", "area staff")
        assert len(table.game.governor.tiles) == taken


def test_his_staff_adds_nothing_where_the_card_bids_nothing() -> None:
    """ "If he bid nothing, he doesn't use this bonus." """
    table = scene(
        "prison_architect, 1 player\nround: week 3\nduels: WD01\ngovernor staff: cell staff\nstart: bid", "Ann"
    )
    table.act("Ann", *["bid 0"] * 5)
    assert table.game.governor.bids == [0, 4 + 3, 0, 6, 3]
