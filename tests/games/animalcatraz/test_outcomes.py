"""What a roll that is offered wins and loses: said before it, and so it comes."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, inmates


def outcome(table: InmateTable, action: str) -> tuple[str, str]:
    words = table.game.words(table.action(action))
    (seen,) = [view for view in table.game.view(table.seat).outcomes if view.action == words]
    return seen.won.words, seen.lost.words


def yard(kind: str = "normal", modules: str = "") -> InmateTable:
    table = inmates("big_bill cold_cuts rob_z", kind, modules).at("big_bill cold_cuts", "courtyard").guards("C")
    return table.carry("big_bill", "hammer cash").carry("cold_cuts", "noodles cigarettes")


@pytest.mark.parametrize(
    ("own", "other", "won", "lost"),
    [
        (3, 10, "+3 REP", "\N{MINUS SIGN}1 REP"),  # E42
        (6, 3, "no REP", "\N{MINUS SIGN}1 REP"),  # E43
        (-1, 0, "+1 REP", "no REP"),  # X6
        (12, 12, "+1 REP and a Riot", "\N{MINUS SIGN}1 REP"),  # 22.2
    ],
)
def test_a_fight_says_what_its_ranks_are_worth(own: int, other: int, won: str, lost: str) -> None:
    """Section 19; the loser's cards go to the Infirmary pile and it to its cell (section 20)."""
    table = yard().with_rep("big_bill", own).with_rep("cold_cuts", other).turn_of("big_bill")
    assert outcome(table, "attack cold_cuts") == (
        f"{won}; Cold Cuts lies in cell 2",
        f"{lost}; 2 cards to the Infirmary pile; Big Bill to cell 1",
    )


def test_where_gangsters_fight_along_no_line_says_it() -> None:
    table = yard("advanced_solo", modules="gangsters").gangsters("cold_cuts", "thief_slick").turn_of("big_bill")
    assert not [view for view in table.game.view(0).outcomes if view.action.startswith("attack")]


def test_a_theft_draws_one_of_the_pool() -> None:
    """Section 21."""
    table = yard().upgrade("cold_cuts", "inside_pocket").turn_of("big_bill")
    assert outcome(table, "pickpocket self cold_cuts") == ("+1 REP; one of 3 cards, unseen", "\N{MINUS SIGN}1 REP")


def test_a_guard_a_recruit_and_an_escape() -> None:
    """Sections 10, 26 and 16."""
    table = inmates("big_bill cold_cuts rob_z", "advanced_solo", modules="gangsters").guards("A")
    table.at("big_bill", "cellblock_b").vacant("b1", gangster="thief_slick").carry("big_bill", "cash hammer")
    table.guard("cellblock_b", "g_phone", "B").plan("big_bill", "boat").turn_of("big_bill")
    won, lost = outcome(table, "corrupt")
    assert won.startswith("+1 REP; ")
    assert won.endswith(" is yours")
    assert lost == "\N{MINUS SIGN}1 REP"
    assert outcome(table, "recruit b1") == ("Slick joins you for cards worth 2", "\N{MINUS SIGN}1 REP")
    assert outcome(table, "attempt_escape") == (
        "out of the prison",
        "The Hole; Strength and Cunning back to the start; 2 cards to the Chair",
    )


def test_what_others_may_do_is_not_said() -> None:
    table = yard().turn_of("big_bill")
    assert table.game.view(0).outcomes
    assert table.game.view(1).outcomes == table.game.view(None).outcomes == []
