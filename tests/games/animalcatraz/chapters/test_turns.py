"""How a turn begins: what is owed, getting up, The Hole, poison (RULES.md sections 6, 20 and 24)."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.rules.hole import SendToHole
from tests.games.animalcatraz.table import inmates

TRIO = "big_bill cold_cuts rob_z"


def test_five_actions_less_what_is_owed() -> None:
    table = inmates(TRIO)
    table.convict("big_bill").loss = 2
    table.begin_turn("big_bill")
    assert (table.actions("big_bill"), table.convict("big_bill").loss) == (3, 0)


def test_primal_adds_to_the_budget_r41() -> None:
    table = inmates(TRIO).primal("big_bill").levels("big_bill", strength=5).begin_turn("big_bill")
    assert table.actions("big_bill") == 7  # level 7 on the Primal bar
    table = inmates(TRIO).primal("big_bill").levels("big_bill", strength=2).begin_turn("big_bill")
    assert table.actions("big_bill") == 6
    table = inmates(TRIO).primal("big_bill").levels("big_bill", strength=1).begin_turn("big_bill")
    assert table.actions("big_bill") == 5  # below the first marker


def test_who_lies_stands_up_when_all_is_paid_e44() -> None:
    table = inmates(TRIO).lies("big_bill", 2).begin_turn("big_bill")
    assert table.stands_up("big_bill")
    assert (table.actions("big_bill"), table.space("big_bill")) == (3, "cell_1")


def test_what_cannot_be_paid_stays_owed_and_the_turn_ends() -> None:
    table = inmates(TRIO).lies("big_bill", 7).begin_turn("big_bill")
    assert table.lying("big_bill")
    assert table.convict("big_bill").loss == 2
    assert table.asked() == ""
    table.begin_turn("big_bill")
    assert (table.actions("big_bill"), table.stands_up("big_bill")) == (3, True)


def test_exactly_five_are_paid_and_free_things_remain_r7() -> None:
    table = inmates(TRIO).lies("big_bill", 5).stash("big_bill", "cash").begin_turn("big_bill")
    assert table.stands_up("big_bill")
    assert table.actions("big_bill") == 0
    assert "lift stash cash" in table.options()
    assert not table.options("move ")


# The Hole


def test_out_of_the_hole_into_the_courtyard_e23_s13() -> None:
    table = inmates(TRIO).in_hole("big_bill", 2).begin_turn("big_bill")
    assert (table.actions("big_bill"), table.space("big_bill")) == (3, "courtyard")


def test_the_hole_in_the_own_turn_e25() -> None:
    table = inmates(TRIO, "advanced_solo", "warden").warden("cellblock_a").turn_of("big_bill", actions=2)
    table.play("move cellblock_a")
    assert table.space("big_bill") == "hole"
    assert table.convict("big_bill").loss == 1
    assert table.asked() == ""
    table.begin_turn("big_bill")
    assert (table.actions("big_bill"), table.space("big_bill")) == (4, "courtyard")


def test_the_hole_is_paid_at_once_where_actions_are_left_e25() -> None:
    table = inmates(TRIO, "advanced_solo", "warden").warden("cellblock_a").turn_of("big_bill", actions=5)
    table.play("move cellblock_a")
    assert (table.actions("big_bill"), table.space("big_bill")) == (2, "courtyard")
    assert table.asked() == "TakeTurn"


def test_the_hole_takes_the_convicts_own_cards_r37() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").carry("big_bill", "hammer").gangsters("big_bill", "bomber:cash")
    table.start(SendToHole(0))
    assert (table.carries("big_bill"), table.mat("big_bill")) == ([], ["cash"])
    assert table.chair[0] == "hammer"
    assert not table.knows("rob_z", "hammer")


def test_nobody_reaches_a_convict_in_the_hole() -> None:
    table = inmates(TRIO).in_hole("cold_cuts").at("big_bill", "courtyard").guards("B").turn_of("big_bill")
    assert not table.options("attack")
    assert not table.options("pickpocket")


def test_rivals_in_the_courtyard_react_to_who_comes_out() -> None:
    table = inmates(TRIO, "advanced_solo", "trash_tags").at("cold_cuts", "courtyard").in_hole("big_bill", 2)
    table.begin_turn("big_bill")
    assert (table.asked(), table.asks()) == ("Provoke", "cold_cuts")


def test_the_warden_leaves_who_came_out_alone_for_this_turn_r45() -> None:
    table = inmates(TRIO, "advanced_solo", "warden").warden("courtyard").in_hole("big_bill", 2).guards("C")
    table.begin_turn("big_bill")
    assert table.asked() == "TakeTurn"
    table.play("move cellblock_a", "move courtyard")
    assert (table.space("big_bill"), table.asked()) == ("courtyard", "TakeTurn")
    table.play("end_turn").begin_turn("big_bill")
    assert table.actions("big_bill") == 3  # without a card to pay with it is off to The Hole again


# Poison and powder


def test_poison_until_the_infirmary_x44() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_a").slots("big_bill", strength=6)
    table.convict("big_bill").poisoned = True
    table.begin_turn("big_bill")
    assert table.convict("big_bill").strength == 5
    table.play("move infirmary", "move cellblock_b", "end_turn").begin_turn("big_bill")
    assert table.convict("big_bill").strength == 5
    assert not table.convict("big_bill").poisoned


def test_starting_in_the_infirmary_costs_nothing_any_more() -> None:
    table = inmates(TRIO).at("big_bill", "infirmary").slots("big_bill", strength=6)
    table.convict("big_bill").poisoned = True
    table.begin_turn("big_bill")
    assert table.convict("big_bill").strength == 6
    assert not table.convict("big_bill").poisoned


def test_a_riot_in_the_infirmary_cures_too() -> None:
    table = inmates(TRIO).with_rep("cold_cuts", 12).at("cold_cuts", "infirmary").guards("B").carry("rob_z", "cash")
    table.convict("big_bill").poisoned = True
    table.at("rob_z", "infirmary").dice(6, 6, 1, 1).turn_of("cold_cuts").play("pickpocket self rob_z").pass_all()
    assert table.game.riot.on
    assert table.space("big_bill") == "infirmary"
    assert not table.convict("big_bill").poisoned


@pytest.mark.parametrize(("space", "actions"), [("cell_1", 4), ("courtyard", 5)])
def test_itching_powder_slows_who_starts_in_its_cell(space: str, actions: int) -> None:
    table = inmates(TRIO, "advanced_solo", "legacy_cell_attacks").cell_attack("big_bill", "itching_powder")
    table.at("big_bill", space).begin_turn("big_bill")
    assert table.actions("big_bill") == actions
