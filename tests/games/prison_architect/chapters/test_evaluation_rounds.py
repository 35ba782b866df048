"""Evaluations and Income read beside the rulebook: escapes, releases, and what is paid (sections 8 and 9)."""

from __future__ import annotations

import pytest

from bighouse.games.prison_architect.box.components import FINANCE, REHABILITATION
from tests.games.prison_architect.table import Table, at, scene

NAMES = "Ann Ben Cid"


def evaluated(text: str, number: int = 1, ends: str = "Income") -> Table:
    """An Evaluation with real dice from its beginning."""
    after = {"Income": f"\nnext: Income({number})", "": ""}[ends]
    return scene(
        f"prison_architect, 3 players\nround: evaluation {number}\nphase: evaluation\n{text}\n"
        f"next: Evaluation({number}, {number}){after}",
        NAMES,
    )


def rolled(text: str, escapees: int, rest: str = "") -> Table:
    """After the roll: Ann has so many escapees, her cells noted as they are."""
    return scene(
        f"prison_architect, 3 players\nround: evaluation 1\nphase: evaluation\nAnn: {escapees} escaping 1 cash\n"
        f"{text}\n"
        f"lane of Ann: WhoEscapes(Ann)\n{rest}",
        NAMES,
    )


# Escapes


def test_the_highest_threats_of_all_unsecured_cells_flee_in_order() -> None:
    table = rolled("Ann row 7: g7 basic_holding g3 o4 r5; h7 luxury_bunk windows N r7 g2", 3)
    assert table.escaped("Ann") == "r7 r5 o4"


def test_who_is_left_flees_although_the_dice_show_more() -> None:
    table = rolled("Ann row 7: g7 bunk_cell g3 g2", 6)
    assert (table.escaped("Ann"), table.inmates("Ann", (0, 0))) == ("g3 g2", "")


def test_secure_cells_lose_nobody() -> None:
    table = rolled("Ann row 7: g7 basic_holding r7; h7 bunk_cell g2\nAnn secure: g7", 2)
    assert (table.escaped("Ann"), table.inmates("Ann", (0, 0))) == ("g2", "r7")


def test_between_equal_threats_the_owner_chooses_each_time() -> None:
    table = rolled("Ann row 7: g7 bunk_cell g3 g3; h7 bunk_cell o3", 2)
    table.act("Ann", at(0, 1))
    assert table.escaped("Ann") == "o3 g3"  # two greys of one cell are alike


def test_inside_a_cell_the_stack_decides() -> None:
    """R23: of an orange and a red prisoner with the same threat the red one lies on top."""
    table = rolled("Ann row 7: g7 basic_holding o5 r5", 1)
    assert table.escaped("Ann") == "r5"


def test_a_cell_that_was_secure_stays_so_when_what_guards_it_changes() -> None:
    """R35: the Locker Room's Staff goes at the end only, and a cell secured by the freeze loses nobody in it."""
    table = evaluated("Ann row 7: g7 bunk_cell g2 g3; h7 locker_room staff")
    assert (table.escaped("Ann"), table.player("Ann").prison.staffed) == ("", [0, 0])


def test_prisoners_at_work_neither_flee_nor_are_released() -> None:
    """R37."""
    table = evaluated("Ann row 7: g7 bunk_cell\nAnn cards: prison_labour g3 g2; parole_officers staff 3", 3, ends="")
    assert (table.escaped("Ann"), table.released("Ann"), table.game.over) == ("", "", True)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_as_many_dice_as_the_evaluation_and_the_same_for_all(number: int) -> None:
    table = evaluated("Ann cards: tasers", number, ends="")
    told = [event for event in table.story.events if event.kind.name == "escape_rolled"]
    facts = list(told[0].facts)
    dice, escapees = facts[1 : 1 + number], facts[2 + number :]
    assert facts[0] == number
    assert set(dice) <= {0, 1, 2, 3}
    assert escapees == [sum(dice) - max(dice), sum(dice), sum(dice)]  # R58: one die less for the Tasers


def test_tasers_save_everybody_from_a_single_die() -> None:
    table = evaluated("Ann cards: tasers\nAnn row 7: g7 bunk_cell g2 g3")
    assert table.escaped("Ann") == ""


# Releases


def releasing(text: str) -> Table:
    return scene(
        f"prison_architect, 3 players\nround: evaluation 1\nphase: evaluation\n{text}\nnext: Evaluation(1, 0)\n"
        f"next: Income(1)",
        NAMES,
    )


def test_the_position_at_the_freeze_counts() -> None:
    """R35: the Workshop loses its tag with the first release, the two slots stay."""
    table = releasing("Ann row 7: g7 workshop; h7 basic_dormitory g2 g2 g3 g3 guard\nAnn cards: detox")
    assert table.player("Ann").slots == [1, 1]
    table.act("Ann", "prisoner grey_3")
    assert table.tags("Ann", REHABILITATION) == 1
    table.act("Ann", "prisoner grey_3")
    assert table.released("Ann") == "g3 g3"


def test_releasing_is_optional() -> None:
    table = releasing("Ann row 7: g7 bunk_cell g2 g3\nAnn cards: detox").act("Ann", "done")
    assert table.released("Ann") == ""


def test_teachers_add_slots_for_greys_and_for_nobody_else() -> None:
    table = releasing("Ann row 7: g7 basic_holding g2 o3 g3\nAnn cards: teachers staff 1")
    assert table.refused("Ann", "prisoner orange_3") == "NO_RELEASE_SLOT"
    table.act("Ann", "prisoner grey_3")
    assert table.released("Ann") == "g3"


def test_a_red_prisoner_takes_the_slot_for_any() -> None:
    """Space 6: one grey, two grey or orange, one of any type."""
    cards = "parole_officers staff 3; detox"
    table = releasing(
        f"Ann row 7: g7 basic_holding r5 r6 o3 guard; h7 basic_holding o4 o5 g2 guard\nAnn cards: {cards}"
    )
    table.act("Ann", "prisoner red_6")
    assert table.refused("Ann", "prisoner red_5") == "NO_RELEASE_SLOT"
    table.act("Ann", "prisoner orange_5", "prisoner orange_4")
    assert table.refused("Ann", "prisoner orange_3") == "NO_RELEASE_SLOT"
    table.act("Ann", "prisoner grey_2")
    assert table.released("Ann") == "r6 o5 o4 g2"


# The end of an Evaluation, and Income


def test_only_locker_rooms_lose_their_staff_and_it_is_gone() -> None:
    table = evaluated("Ann row 7: g7 locker_room staff; h7 counselor windows N staff; i7 library staff")
    assert (table.player("Ann").prison.staffed, table.player("Ann").prison.staff) == ([0, 1, 1], 0)


def test_income_is_paid_for_every_prisoner_with_two_needs() -> None:
    """A dormitory that is Comfortable and Hygienic pays for three, a Secure cell alone pays nothing."""
    table = evaluated(
        "Ann: 1 cash\nAnn row 7: g7 luxury_dormitory windows N guard g2 g2 g2; h7 locker_room; i7 secure_bunk g2 g2\n"
        "Ann cards: cleaning g2"
    )
    assert table.player("Ann").cash == 1 + 18 + 3  # one Finance tag on Cleaning


def test_income_of_all_three_needs_is_one_dollar_still() -> None:
    table = evaluated("Ann row 7: g7 luxury_dormitory windows N dog g2")
    assert table.player("Ann").cash == 15 + 1


def test_exhausted_cards_are_upright_again() -> None:
    table = evaluated("Ann cards: prison_labour g2 exhausted")
    assert table.player("Ann").prison.exhausted == [0]


def test_finance_ends_at_its_tenth_space() -> None:
    table = evaluated(
        "Ann row 7: g7 shop; h7 shop; i7 shop; j7 mailroom windows N staff\n"
        "Ann cards: accountants staff 3; bank_loan; psych_evaluation"
    )
    assert (table.tags("Ann", FINANCE), table.player("Ann").cash) == (11, 42)
