"""Using cards in a turn (RULES.md section 11.1), Primal and the Junkie (section 23)."""

from __future__ import annotations

from tests.games.animalcatraz.table import inmates

TRIO = "big_bill cold_cuts rob_z"


def test_a_primal_card_flips_the_convict_e17() -> None:
    table = inmates(TRIO).levels("big_bill", strength=5).slots("big_bill", cunning=1)
    table.carry("big_bill", "primal_dose").turn_of("big_bill", 3).play("use carried primal_dose")
    assert (table.strength("big_bill"), table.cunning("big_bill"), table.actions("big_bill")) == (7, 0, 5)
    assert table.convict("big_bill").cunning == 0
    assert table.chair[0] == "primal_dose"


def test_nothing_to_lose_e19() -> None:
    table = inmates(TRIO).slots("big_bill", cunning=0).carry("big_bill", "primal_dose").turn_of("big_bill")
    table.play("use carried primal_dose")
    assert table.convict("big_bill").primal == 2
    assert table.convict("big_bill").cunning == 0


def test_nobody_goes_primal_twice() -> None:
    table = inmates(TRIO).primal("big_bill").carry("big_bill", "primal_dose").turn_of("big_bill")
    assert table.refused("use carried primal_dose") == "IS_PRIMAL"
    table.illegal("use carried primal_dose")


def test_cards_that_give_actions_work_once_a_name_x37() -> None:
    table = inmates(TRIO).carry("cold_cuts", "binky_boost binky_boost coffee_tin").turn_of("cold_cuts", 1)
    before = table.convict("cold_cuts").cunning
    table.play("use carried binky_boost", "use carried coffee_tin")
    assert table.actions("cold_cuts") == 4
    assert table.convict("cold_cuts").cunning == before - 1
    assert table.refused("use carried binky_boost") == "USED_THIS_TURN"
    table.illegal("use carried binky_boost")


def test_other_cards_are_not_used_so() -> None:
    table = inmates(TRIO).carry("cold_cuts", "hammer").turn_of("cold_cuts")
    assert table.refused("use carried hammer") == "NOT_USED_SO"
    assert table.refused("use carried coffee_tin") == "NO_SUCH_CARD"
    table.illegal("use carried hammer")


def test_a_gangsters_card_can_be_used() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").gangsters("cold_cuts", "informer:coffee_tin")
    table.turn_of("cold_cuts").play("use slot_1 coffee_tin")
    assert table.actions("cold_cuts") == 6
