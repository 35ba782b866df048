"""Thieves who meet traps, and what goes with what they take (RULES.md sections 11, 15, 21 and 26)."""

from __future__ import annotations

from tests.games.animalcatraz.table import InmateTable, inmates

WINS = (6, 6, 1, 1)


def thief(words: str, stash: str) -> InmateTable:
    """Vinnie stands before Big Bill's cell, with a Thief on his Mat."""
    table = inmates("vinnie big_bill rob_z", type="advanced_solo", modules="gangsters").gangsters("vinnie", words)
    return table.at("vinnie", "cellblock_b").guards("A").stash("big_bill", stash).dice(*WINS)


def test_ghost_who_sees_nothing_but_traps_springs_one_r27() -> None:
    table = thief("thief_ghost:cash", "wire_trap jaw_trap").chance((0, 2), (0, 1)).turn_of("vinnie")
    table.play("rob slot_1 cell_2", "pass", "take jaw_trap")
    assert (table.crew("vinnie"), table.pile, table.chair[0]) == ([], ["cash"], "jaw_trap")
    assert table.stashed("big_bill") == ["wire_trap"]
    assert (table.rep("vinnie"), table.rep("big_bill")) == (2, 2)


def test_slick_does_not_roll_again_when_a_trap_has_taken_him_r27() -> None:
    table = thief("thief_slick", "wire_trap pills phone").chance((0, 3)).turn_of("vinnie")
    table.play("rob slot_1 cell_2", "pass")
    assert (table.crew("vinnie"), table.asked()) == ([], "TakeTurn")


def test_slick_does_not_roll_again_when_nothing_is_left() -> None:
    table = thief("thief_slick", "pills").turn_of("vinnie").play("rob slot_1 cell_2", "pass")
    assert (table.mat("vinnie"), table.asked()) == (["pills"], "TakeTurn")


def test_a_trap_as_the_second_card_takes_slick_with_the_first_one_r27() -> None:
    table = thief("thief_slick", "pills wire_trap").chance((0, 2)).turn_of("vinnie")
    table.play("rob slot_1 cell_2", "pass").dice(6, 6).play("reroll")
    assert (table.crew("vinnie"), table.pile) == ([], ["pills"])
    assert (table.rep("vinnie"), table.rep("big_bill")) == (2, 2)  # nothing for the second roll


def test_whose_belt_is_stolen_discards_down_to_three_r103() -> None:
    table = (
        inmates("vinnie big_bill rob_z").at("vinnie big_bill", "courtyard").guards("C").upgrade("big_bill", "tool_belt")
    )
    table.carry("big_bill", "cash pills phone noodles").dice(*WINS).chance((4, 5)).turn_of("vinnie")
    table.play("pickpocket self big_bill", "pass")
    assert (table.asked(), table.asks()) == ("DropCard", "big_bill")
    assert table.carries("vinnie") == ["tool_belt"]


def test_a_thief_under_an_own_guard_steals_for_nothing_r9() -> None:
    table = inmates("vinnie big_bill rob_z", type="advanced_solo", modules="gangsters").gangsters(
        "vinnie", "thief_slick"
    )
    table.at("vinnie big_bill", "courtyard").guards("A").guard("courtyard", owner="vinnie").carry("big_bill", "cash")
    table.dice(1, 1, 6, 6).turn_of("vinnie", 0).play("pickpocket slot_1 big_bill", "pass")
    assert table.told("theft_failed")
    assert table.rep("vinnie") == 0
