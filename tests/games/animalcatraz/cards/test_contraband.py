"""Contraband that is used in a turn, and goods that are only worth something (RULES.md section 11)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, scene


def holding(cards: str, space: str = "courtyard", has: str = "5 strength 5 cunning") -> InmateTable:
    """Cold Cuts on his turn: Strength level 3, Cunning level 3."""
    return scene(
        f"""
        animalcatraz, 3 players
        convict 0: cold_cuts, cell_1, {space}
        cold_cuts has: {has}
        cold_cuts carries: {cards}
        start: turn of cold_cuts
        """
    )


# What using a card once does: Actions left of 5, Strength slot, Cunning slot, rounds Primal
USED = {
    "primal_dose": (6, 5, 3, 2),  # level 5 on the Primal bar: one more Action at once
    "binky_boost": (7, 5, 4, 0),
    "coffee_tin": (6, 5, 5, 0),
    "protein_bar": (5, 6, 5, 0),
    "puzzle_book": (5, 5, 6, 0),
    "forged_pass": (5, 5, 5, 0),
    "crime_tip": (5, 5, 5, 0),
}


@pytest.mark.parametrize("card", USED)
def test_each_card_does_what_it_says_for_no_action_and_is_gone(card: str) -> None:
    table = holding(card).play(f"use carried {card}")
    convict = table.convict("cold_cuts")
    assert (convict.actions, convict.strength, convict.cunning, convict.primal) == USED[card]
    assert (table.carries("cold_cuts"), table.chair[0]) == ([], card)
    assert len(convict.crimes) == (1 if card == "crime_tip" else 0)


@pytest.mark.parametrize(("card", "again"), [("binky_boost", "USED_THIS_TURN"), ("coffee_tin", "USED_THIS_TURN"),
                                             ("protein_bar", ""), ("puzzle_book", "")])  # fmt: skip
def test_only_cards_that_give_actions_are_once_a_turn_r68(card: str, again: str) -> None:
    table = holding(f"{card} {card}").play(f"use carried {card}")
    assert table.refused(f"use carried {card}") == again


def test_a_forged_pass_lets_one_icon_be_used_under_a_guard() -> None:
    table = holding("forged_pass", "library")
    assert table.refused("icon study") == "ICON_BLOCKED"
    table.play("use carried forged_pass", "icon study")
    assert table.actions("cold_cuts") == 3  # the icon costs what it costs
    assert table.refused("icon study") == "ICON_USED"


def test_a_forged_pass_leads_through_one_shut_door() -> None:
    table = holding("forged_pass", "cellblock_c")
    assert table.refused("move courtyard") == "DOOR_SHUT"
    table.play("use carried forged_pass", "move courtyard")
    assert (table.space("cold_cuts"), table.refused("move cellblock_c")) == ("courtyard", "DOOR_SHUT")


def test_a_crime_tip_at_the_limit_asks_for_a_card_back() -> None:
    table = scene(
        """
        animalcatraz, 3 players
        convict 0: cold_cuts, cell_1, courtyard
        cold_cuts carries: crime_tip
        cold_cuts crimes: still landlord
        start: turn of cold_cuts
        """
    ).play("use carried crime_tip")
    assert table.options() == ["return_crime still", "return_crime landlord"]
    assert len(table.play("return_crime still").convict("cold_cuts").crimes) == 2


@pytest.mark.parametrize(
    ("goods", "buys", "beyond"),
    [
        ("noodles", "sharp_pencil", "hardcover"),  # worth 1
        ("gold_tooth", "letter_opener sewer_map", "law_book"),  # worth 6, in one card or in several
        ("diamond", "letter_opener sewer_map", "law_book"),
    ],
)
def test_goods_are_worth_their_value_in_trade(goods: str, buys: str, beyond: str) -> None:
    table = holding(goods, "library").play("icon trade", *(f"take {card}" for card in buys.split()))
    assert table.refused(f"take {beyond}") == "TOO_EXPENSIVE"
    table.play("done")
    assert (sorted(table.carries("cold_cuts")), table.chair[0]) == (sorted(buys.split()), goods)


@pytest.mark.parametrize("goods", ["noodles", "gold_tooth", "diamond"])
def test_goods_have_no_other_use(goods: str) -> None:
    assert holding(goods).refused(f"use carried {goods}") == "NOT_USED_SO"
