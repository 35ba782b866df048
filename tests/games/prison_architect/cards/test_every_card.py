"""Every Bureaucracy card: what it brings when it is bought, what its vacancies and places bring, and what it scores."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import ENVIRONMENT, FINANCE, FOOD, LABOUR, REHABILITATION
from bighouse.games.prison_architect.rules.scoring import card_points
from tests.games.prison_architect.cards.gains import belongings, counts, gained
from tests.games.prison_architect.prisons import BOX, Plan
from tests.games.prison_architect.table import Table, at, scene

NOBODY_YET = "g7 bunk_cell; h7 yard; i7 library"

# At once, when the card is gained; a token waits for the Build phase (R14)
BOUGHT = {
    "finances": "", "extra_grant": "1 objective", "bank_loan": "1 finance 10 cash",
    "micromanagement": "1 wildcard_token", "prison_labour": "",
    "offshore_tax_haven": "", "chief_of_security": "3 staff", "land_expansion": "",
    "cooks": "1 food_token", "cleaning": "", "groundskeeping": "", "cctv": "", "inmate_intelligence": "",
    "cramped_cells": "", "psych_evaluation": "1 finance 1 rehabilitation 1 literacy_token", "permanent_punishment": "",
    "guard_training": "1 staff", "tax_relief": "", "tasers": "", "snipers": "3 guard", "detox": "1 rehabilitation",
    "fancy_coffee_machines": "", "resettlement_scheme": "", "accountants": "1 finance", "deployment": "1 guard",
    "coaches": "", "lawyers": "", "parole_officers": "1 rehabilitation", "doctors": "", "janitors": "", "gardeners": "",
    "foremen": "", "spiritual_leaders": "", "dog_handlers": "", "teachers": "",
}  # fmt: skip

# For each Staff on the card, from left to right
VACANCIES = {
    "accountants": ["1 finance", "1 finance", "1 finance"],
    "deployment": ["1 guard", "1 guard", "1 guard"],
    "coaches": ["1 recreation 1 librarian", "1 librarian", "1 librarian"],  # R62
    "lawyers": ["1 spirituality", "1 spirituality", "1 spirituality"],  # the owner chooses the tag
    "parole_officers": ["1 rehabilitation", "1 rehabilitation", "1 rehabilitation"],
    "doctors": ["1 nurse", "1 nurse", "1 nurse"],  # R62
    "janitors": ["", "", ""],
    "gardeners": ["", "", ""],
    "foremen": ["", "", ""],
    "spiritual_leaders": ["1 freedom", "1 spirituality 1 rehabilitation", "2 finance"],
    "dog_handlers": ["1 dog", "1 dog", "1 dog"],
    "teachers": ["1 literacy", "", ""],
}


@pytest.mark.parametrize("card", BOUGHT)
def test_what_each_card_brings_when_it_is_bought(card: str) -> None:
    table = scene(
        f"""
        prison_architect, 3 players
        round: week 2
        Ann: 20 cash
        Ann row 7: {NOBODY_YET}
        Ann hand: E01
        bids: Ann {BOX.cards[BOX.card(card)].cost} bureaucracy
        bureaucracy offer: {card}
        phase: buy
        next: NextArea
        next: Building
        next: SetObjectives
        Ben hand: E02 E03
        Cid hand: E04 E05
        """,
        "Ann Ben Cid",
    )
    before = belongings(table)
    table.act("Ann", f"buy_card {card}")
    assert table.cards("Ann") == [card]
    assert gained(before, belongings(table)) == counts(BOUGHT[card])


@pytest.mark.parametrize("card", VACANCIES)
def test_what_each_vacancy_brings(card: str) -> None:
    table = scene(
        f"""
        prison_architect, 3 players
        Ann: 9 cash 4 staff
        Ann row 7: {NOBODY_YET}
        Ann cards: {card}
        start: build
        """,
        "Ann Ben Cid",
    )
    for square, brings in zip("ghi", VACANCIES[card]):
        before = belongings(table)
        table.act("Ann", f"staff_on {card}")
        if table.asked("Ann") == "PlaceToken":
            table.act("Ann", f"at {square}7")
        if table.asked("Ann") == "ChooseTag":
            table.act("Ann", "tag spirituality")
        if table.asked("Ann") == "EditWindow":
            table.act("Ann", "decline")
        assert gained(before, belongings(table)) == counts(f"{brings} -1 staff")
    assert table.refused("Ann", f"staff_on {card}") == "VACANCIES_FILLED"


def test_no_card_goes_untested() -> None:
    assert sorted(BOUGHT) == sorted(card.id for card in BOX.cards)
    assert sorted(VACANCIES) == sorted(card.id for card in BOX.cards if card.vacancies)


# What lasts


@pytest.mark.parametrize(
    ("card", "token", "tag"), [("prison_labour", LABOUR, REHABILITATION), ("cleaning", ENVIRONMENT, FINANCE)]
)
def test_a_grey_prisoner_works_on_the_card(card: str, token: int, tag: int) -> None:
    """R57: the first slot gives a token as well, every slot its tag; once until the next Income."""
    table = scene(
        f"""
        prison_architect, 3 players
        Ann: 9 cash
        Ann row 7: g7 bunk_cell g2 g3
        Ann cards: {card}
        start: build
        """,
        "Ann Ben Cid",
    )
    table.act("Ann", f"use {card}", "prisoner grey_2")
    prison = table.player("Ann").prison
    assert (prison.tokens, table.tags("Ann", tag)) == ([token], 1)
    assert (table.inmates("Ann", (0, 0)), len(prison.card_inmates[0])) == ("g3", 1)
    assert table.refused("Ann", f"use {card}") == "CARD_EXHAUSTED"


def raising(bids: str) -> Table:
    return scene(
        f"""
        prison_architect, 3 players
        round: week 2
        Ann: 9 cash
        Ann cards: foremen staff 2
        bids: Ann {bids}
        cell offer: secure_bunk
        phase: bid
        next: RevealBids
        next: Building
        """,
        "Ann Ben Cid",
    )


def test_foremen_raise_a_bid_that_is_there_after_the_reveal() -> None:
    """R59: $1, and $1 for each Staff, from the supply."""
    table = raising("4 cell")
    assert table.refused("Ann", "area basic") == "NO_BID_THERE"
    table.act("Ann", "area cell")
    assert (table.player("Ann").bids[0], table.player("Ann").unallocated()) == (7, 5)


def test_foremen_may_be_declined() -> None:
    assert raising("4 cell").act("Ann", "decline").player("Ann").bids[0] == 4


@pytest.mark.parametrize(
    ("card", "row", "points"),
    [
        ("spiritual_leaders", "chapel chapel", 0),
        ("spiritual_leaders", "chapel chapel chapel", 3),
        ("psych_evaluation", "visitation visitation", 0),
        ("psych_evaluation", "visitation visitation visitation", 4),
    ],
)
def test_three_tags_of_a_kind_at_the_end(card: str, row: str, points: int) -> None:
    assert card_points(Plan(card).row((0, 0), row).prison, 0) == points


def test_resettlement_scheme_counts_every_rehabilitation_tag() -> None:
    """R26: the uncapped total."""
    plan = Plan("resettlement_scheme").card("parole_officers", staff=3).card("detox")
    assert card_points(plan.prison, 0) == 4 + 1


def test_snipers_stand_on_cells() -> None:
    table = scene(
        """
        prison_architect, 3 players
        Ann: 9 cash 3 guards
        Ann row 7: g7 bunk_cell o4
        Ann cards: snipers
        start: build
        """,
        "Ann Ben Cid",
    )
    table.act("Ann", "assign guard", "assign guard", "assign guard")
    assert table.player("Ann").prison.specialists_on(0) == 3


def test_micromanagement_swaps_once_a_phase() -> None:
    """R55: all that is on a tile moves with it."""
    table = scene(
        """
        prison_architect, 3 players
        Ann: 9 cash
        Ann row 7: g7 bunk_cell g2; h7 yard token food
        Ann cards: micromanagement
        start: build
        """,
        "Ann Ben Cid",
    )
    table.act("Ann", "rearrange", at(0, 0), at(0, 1))
    prison = table.player("Ann").prison
    assert ([prison.tile(number).id for number in (0, 1)], prison.tokens[0]) == (["yard", "bunk_cell"], FOOD)
    assert table.refused("Ann", "rearrange") == "ONE_A_PHASE"
