"""Injuries and The Hole in one's own turn: only what they ask for themselves decides (RULES.md sections 20 and 24)."""

from __future__ import annotations

from bighouse.games.animalcatraz.rules.injury import lose_actions
from tests.games.animalcatraz.table import InmateTable, inmates


def owing(**given: str) -> InmateTable:
    """Rookie, who fights for nothing, has been asked for an Action that he did not have: he owes it."""
    table = inmates("rookie cold_cuts rob_z", **given).at("rookie cold_cuts", "courtyard")  # type: ignore[arg-type]
    table.guards("C").levels("rookie", cunning=2)
    table.game.active = table.index("rookie")
    lose_actions(table.game, table.index("rookie"), 1)
    return table


def test_an_unarmed_defeat_costs_nothing_so_who_owes_from_before_does_not_lie_down() -> None:
    table = owing().dice(1, 1, 6, 6).turn_of("rookie", actions=0).play("attack cold_cuts")
    assert table.space("rookie") == "cell_1"
    assert table.stands_up("rookie")
    assert table.convict("rookie").loss == 1


def test_a_paid_penalty_lets_out_of_the_hole_who_owes_from_before() -> None:
    table = owing(type="advanced_solo", modules="warden").warden("cellblock_a")
    table.turn_of("rookie", actions=3).play("move cellblock_a")
    assert table.space("rookie") == "courtyard"
    assert table.actions("rookie") == 0
    assert table.convict("rookie").loss == 1


def test_who_cannot_pay_all_of_it_lies_down_and_owes_the_sum() -> None:
    table = owing().carry("cold_cuts", "scalpel").dice(1, 1, 6, 6).turn_of("rookie", actions=1)
    table.play("attack cold_cuts", "weapon scalpel")
    assert table.lying("rookie")
    assert table.convict("rookie").loss == 2
