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


def test_the_junkie_gains_cunning_by_a_primal_card_x26() -> None:
    table = inmates(TRIO).slots("rob_z", cunning=10).carry("rob_z", "primal_dose").turn_of("rob_z")
    table.play("use carried primal_dose")
    assert table.convict("rob_z").cunning == 12
    assert table.cunning("rob_z") == 0
    table.convict("rob_z").primal = 0
    assert table.cunning("rob_z") == 5


def test_the_junkie_pays_nothing_for_a_binky_boost() -> None:
    table = inmates(TRIO).levels("rob_z", cunning=3).carry("rob_z", "binky_boost").turn_of("rob_z")
    before = table.convict("rob_z").cunning
    table.play("use carried binky_boost")
    assert (table.convict("rob_z").cunning, table.actions("rob_z")) == (before, 7)
    table = inmates(TRIO).levels("rob_z", cunning=5).carry("rob_z", "binky_boost").turn_of("rob_z")
    before = table.convict("rob_z").cunning
    table.play("use carried binky_boost")
    assert (table.convict("rob_z").cunning, table.actions("rob_z")) == (before + 1, 7)


def test_cards_that_give_actions_work_once_a_name_x37() -> None:
    table = inmates(TRIO).carry("cold_cuts", "binky_boost binky_boost coffee_tin").turn_of("cold_cuts", 1)
    before = table.convict("cold_cuts").cunning
    table.play("use carried binky_boost", "use carried coffee_tin")
    assert table.actions("cold_cuts") == 4
    assert table.convict("cold_cuts").cunning == before - 1
    assert table.refused("use carried binky_boost") == "USED_THIS_TURN"
    table.illegal("use carried binky_boost")


def test_small_boosts_move_a_slot_each_time() -> None:
    table = inmates(TRIO).carry("cold_cuts", "protein_bar protein_bar puzzle_book").turn_of("cold_cuts")
    strength, cunning = table.convict("cold_cuts").strength, table.convict("cold_cuts").cunning
    table.play("use carried protein_bar", "use carried protein_bar", "use carried puzzle_book")
    assert (table.convict("cold_cuts").strength, table.convict("cold_cuts").cunning) == (strength + 2, cunning + 1)
    assert table.actions("cold_cuts") == 5
    assert table.carries("cold_cuts") == []


def test_a_forged_pass_lets_one_icon_be_used_under_a_guard() -> None:
    table = inmates(TRIO).at("cold_cuts", "library").guards("C").carry("cold_cuts", "forged_pass").turn_of("cold_cuts")
    assert table.refused("icon study") == "ICON_BLOCKED"
    table.play("use carried forged_pass", "icon study")
    assert table.actions("cold_cuts") == 3
    assert table.convict("cold_cuts").passes == 0


def test_a_forged_pass_opens_a_door_once() -> None:
    table = inmates(TRIO).at("cold_cuts", "cellblock_b").guards("A").carry("cold_cuts", "forged_pass")
    table.turn_of("cold_cuts")
    assert table.refused("move courtyard") == "DOOR_SHUT"
    table.play("use carried forged_pass", "move courtyard").pass_all()
    assert table.refused("move cellblock_b") == "DOOR_SHUT"


def test_a_crime_tip_brings_a_crime_and_asks_for_one_back_at_the_limit() -> None:
    table = inmates(TRIO).carry("cold_cuts", "crime_tip").crimes("cold_cuts", "still landlord").turn_of("cold_cuts")
    table.play("use carried crime_tip")
    assert table.options() == ["return_crime still", "return_crime landlord"]
    table.play("return_crime still")
    assert len(table.convict("cold_cuts").crimes) == 2
    table = inmates(TRIO).carry("cold_cuts", "crime_tip")
    table.game.crime_deck.cards.clear()
    table.turn_of("cold_cuts")
    assert table.refused("use carried crime_tip") == "NO_CRIMES_LEFT"
    table.illegal("use carried crime_tip")


def test_other_cards_are_not_used_so() -> None:
    table = inmates(TRIO).carry("cold_cuts", "hammer").turn_of("cold_cuts")
    assert table.refused("use carried hammer") == "NOT_USED_SO"
    assert table.refused("use carried coffee_tin") == "NO_SUCH_CARD"
    table.illegal("use carried hammer")


def test_a_gangsters_card_can_be_used() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").gangsters("cold_cuts", "informer:coffee_tin")
    table.turn_of("cold_cuts").play("use slot_1 coffee_tin")
    assert table.actions("cold_cuts") == 6
