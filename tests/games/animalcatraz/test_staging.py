"""What a table is shown while a Fight or a theft goes on: both sides' numbers, their dice, and what they come to."""

from __future__ import annotations

from typing import cast

import pytest

from bighouse.games.animalcatraz.rules.odds import beating, in_percent
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from bighouse.games.animalcatraz.sight.seeing import view
from bighouse.games.animalcatraz.sight.view import AnimalcatrazView, RobberView, SideView
from tests.games.animalcatraz.table import InmateTable, inmates


def shown(table: InmateTable) -> list[AnimalcatrazView]:
    """What somebody who only watches is shown before the move is over."""
    return [view(cast(Animalcatraz, pause.game), None) for pause in table.story.pauses]


def numbers(side: SideView | RobberView) -> tuple[list[int], list[int], int | None]:
    return [part.n for part in side.parts], side.dice, side.total


def yard() -> InmateTable:
    return inmates("big_bill cold_cuts rob_z").at("big_bill cold_cuts", "courtyard").guards("C")


def test_a_fight_that_nobody_is_asked_in_is_shown_before_and_after_its_dice() -> None:
    """Section 17: Strength and two dice each."""
    table = yard().dice(3, 4, 2, 6).turn_of("big_bill").play("attack cold_cuts")
    before, after = [each.fight for each in shown(table)]
    assert before is not None
    assert after is not None
    assert [numbers(side) for side in before.sides] == [([4], [], None), ([3], [], None)]
    assert before.percent == in_percent(beating(1, 2, 2))
    assert [numbers(side) for side in after.sides] == [([4], [3, 4], 11), ([3], [2, 6], 11)]
    assert after.percent is None
    assert table.lying("cold_cuts")  # a tie goes to the attacker
    assert table.game.view(None).fight is None


def test_a_theft_is_shown_before_and_after_its_dice() -> None:
    """Section 21: Cunning and two dice each, and what guards pockets."""
    table = yard().carry("cold_cuts", "cash noodles").upgrade("cold_cuts", "inside_pocket").dice(6, 5, 1, 2)
    table.turn_of("big_bill").play("pickpocket self cold_cuts")
    while table.game.view(None).theft is not None:
        table.play("pass")
    before, after = [each.theft for each in shown(table)]
    assert before is not None
    assert after is not None
    assert (before.space, before.cell, before.pool) == ("courtyard", None, 3)
    assert [side.convict for side in before.sides] == [0, 1]
    assert [numbers(side) for side in before.sides] == [([1], [], None), ([2, 2], [], None)]
    assert before.percent == in_percent(beating(-3, 2, 2))
    assert [numbers(side) for side in after.sides] == [([1], [6, 5], 12), ([2, 2], [1, 2], 7)]
    assert after.percent is None
    assert len(table.carries("big_bill")) == 1


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_whoever_waits_for_the_victim_sees_the_theft(seat: int | None) -> None:
    """D24: the victim is asked before the dice; what it hides is in nobody else's numbers."""
    table = yard().carry("cold_cuts", "inside_pocket").turn_of("big_bill").play("pickpocket self cold_cuts")
    assert table.asked() == "GuardGoods"
    theft = table.game.view(seat).theft
    assert [numbers(side) for side in theft.sides] == [([1], [], None), ([2], [], None)]
    table.play("show carried inside_pocket")
    assert table.game.view(seat).theft is None


def test_a_cell_is_robbed_by_a_thief_gangster() -> None:
    """The less cunning of two answers for a shared cell, and all Upgrades of it count (R70, X41)."""
    table = inmates("big_bill cold_cuts vinnie rob_z", "advanced_teams", modules="gangsters").guards("A")
    table.at("big_bill", "cellblock_b").gangsters("big_bill", "thief_ghost").levels("vinnie", cunning=5)
    table.levels("rob_z", cunning=2).stash("vinnie", "cash").dice(1, 1, 6, 6).turn_of("big_bill")
    table.play("rob slot_1 cell_2")
    while table.game.view(None).theft is not None:
        table.play("pass")
    theft = shown(table)[0].theft
    assert theft is not None
    assert (theft.cell, theft.pool, theft.sides[0].gangster) == ("cell_2", 1, "thief_ghost")
    assert [side.convict for side in theft.sides] == [0, table.index("rob_z")]
    assert [[part.n for part in side.parts] for side in theft.sides] == [[4], [2]]
