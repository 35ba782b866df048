"""The Warden: where the dice send him, what he takes, and who owns him (RULES.md section 27)."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.box.components import NOTHING, SPACE_WORDS
from bighouse.games.animalcatraz.rules.prison_events import REVEAL_EVENT
from bighouse.games.animalcatraz.rules.warden import WARDEN_WALKS, owner_of_warden
from tests.games.animalcatraz.table import BOX, InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"
PATRON = "pablo_eskoalar cold_cuts rob_z"


def warded(names: str = TRIO, modules: str = "warden", space: str = "cellblock_a") -> InmateTable:
    return inmates(names, "advanced_solo", modules).warden(space)


@pytest.mark.parametrize(("dice", "space"), [((2, 3), "infirmary"), ((4, 4), "cellblock_b"), ((3, 4), "courtyard")])
def test_two_dice_name_his_space_e52_s5(dice: tuple[int, int], space: str) -> None:
    assert SPACE_WORDS[warded().dice(*dice).start(WARDEN_WALKS).game.warden] == space


def test_cellblocks_a_and_c_have_two_sums_each_e52() -> None:
    sums = [SPACE_WORDS[BOX.warden[total]] for total in range(2, 13)]
    assert [sums.count(f"cellblock_{block}") for block in "abcd"] == [2, 1, 2, 1]
    assert len(set(sums)) == 9


def test_without_the_module_he_stays_away() -> None:
    assert inmates(TRIO, "advanced_solo").start(WARDEN_WALKS).game.warden == NOTHING


def test_entering_costs_a_card_that_goes_to_the_chair_unseen() -> None:
    table = warded().carry("big_bill", "cash hammer").turn_of("big_bill").play("move cellblock_a")
    assert table.options() == ["card carried cash", "card carried hammer"]
    table.play("card carried cash")
    assert (table.carries("big_bill"), table.chair[0]) == (["hammer"], "cash")
    assert table.actions("big_bill") == 4
    assert not table.knows("rob_z", "cash")


def test_starting_the_turn_there_costs_a_card_too() -> None:
    table = warded().at("big_bill", "cellblock_a").carry("big_bill", "cash hammer").begin_turn("big_bill")
    assert table.asked() == "PayWarden"


def test_gangsters_cards_and_the_convict_upgrade_pay_as_well() -> None:
    table = warded(modules="warden gangsters").gangsters("big_bill", "bomber:cash").upgrade("big_bill", "work_boots")
    table.turn_of("big_bill").play("move cellblock_a")
    assert table.options() == ["card slot_1 cash", "card spot work_boots"]
    table.play("card spot work_boots")
    assert table.convict("big_bill").upgrade == NOTHING


def test_who_has_paid_may_come_back_in_that_turn() -> None:
    table = warded().carry("big_bill", "cash hammer").turn_of("big_bill").play("move cellblock_a", "card carried cash")
    table.play("move library", "move cellblock_a")
    assert (table.asked(), table.carries("big_bill")) == ("TakeTurn", ["hammer"])


def test_a_scapegoat_counts_as_payment_r67() -> None:
    table = warded(modules="warden gangsters").gangsters("big_bill", "scapegoat").turn_of("big_bill")
    table.play("move cellblock_a", "scapegoat")
    assert (table.space("big_bill"), table.actions("big_bill"), table.asked()) == ("cellblock_a", 4, "TakeTurn")
    table.play("move library", "move cellblock_a")
    assert table.space("big_bill") == "cellblock_a"


def test_a_paid_warden_counts_for_a_crime() -> None:
    table = warded().crimes("big_bill", "wardens_cut").carry("big_bill", "cash hammer").turn_of("big_bill")
    table.play("move cellblock_a", "card carried cash")
    assert sum(table.game.progress) == 1


def test_the_cheapest_card_is_given_where_nobody_answers() -> None:
    table = warded().carry("big_bill", "hammer noodles").turn_of("big_bill").play("move cellblock_a")
    choice = table.game.choice(0)
    assert choice is not None
    assert table.words(choice.lapse(table.game)) == "card carried noodles"


# El Patron


def test_the_warden_ignores_el_patron() -> None:
    table = warded(PATRON).levels("pablo_eskoalar", cunning=4).carry("pablo_eskoalar", "cash hammer")
    table.turn_of("pablo_eskoalar").play("move cellblock_a")
    assert (table.asked(), len(table.carries("pablo_eskoalar"))) == ("TakeTurn", 2)


def test_below_his_level_el_patron_pays_like_everybody() -> None:
    table = warded(PATRON).levels("pablo_eskoalar", cunning=3).carry("pablo_eskoalar", "cash hammer")
    assert table.turn_of("pablo_eskoalar").play("move cellblock_a").asked() == "PayWarden"


def test_rivals_pay_el_patron_and_the_card_is_his() -> None:
    table = warded(PATRON, space="cellblock_b").levels("pablo_eskoalar", cunning=6).carry("cold_cuts", "cash hammer")
    table.turn_of("cold_cuts").play("move cellblock_b", "card carried hammer")
    assert table.carries("pablo_eskoalar") == ["hammer"]
    assert table.game.known[table.convict("pablo_eskoalar").carry[0]] == 0b011  # not the third rival


def test_without_a_free_stand_el_patron_owns_nothing() -> None:
    table = warded(PATRON, space="cellblock_b").levels("pablo_eskoalar", cunning=6).carry("cold_cuts", "cash hammer")
    table.guard("library", owner="pablo_eskoalar").guard("infirmary", owner="pablo_eskoalar")
    table.turn_of("cold_cuts").play("move cellblock_b", "card carried hammer")
    assert table.carries("pablo_eskoalar") == []


def test_the_stand_under_the_warden_is_in_use_r100() -> None:
    table = warded(PATRON).levels("pablo_eskoalar", cunning=6).guard("library", owner="pablo_eskoalar")
    table.at("pablo_eskoalar", "cellblock_a").turn_of("pablo_eskoalar")
    assert owner_of_warden(table.game) == table.convict("pablo_eskoalar").rival
    assert table.refused("corrupt") == "NO_STAND"
    table.game.rivals[0].stands += 1
    table.play("end_turn").turn_of("pablo_eskoalar")
    assert table.refused("corrupt") == ""


def test_a_primal_patron_owns_nobody() -> None:
    table = warded(PATRON).levels("pablo_eskoalar", cunning=6).primal("pablo_eskoalar")
    assert owner_of_warden(table.game) == NOTHING


# Gift for the Warden


def gift(names: str = TRIO) -> InmateTable:
    return warded(names, space="library").event("gift_for_warden").at("cold_cuts", "library")


def test_the_warden_is_corrupted_with_any_bribe() -> None:
    table = gift().carry("cold_cuts", "pills").dice(3, 4).turn_of("cold_cuts")  # Cunning 2
    table.play("corrupt_warden", "bribe carried pills")
    assert table.game.warden_owner == table.convict("cold_cuts").rival  # 2 + 7 + 4 = 13
    assert table.rep("cold_cuts") == 2
    assert table.chair[0] == "pills"
    assert table.actions("cold_cuts") == 4


def test_a_miss_costs_rep() -> None:
    table = gift().carry("cold_cuts", "pills").dice(3, 3).turn_of("cold_cuts")
    table.play("corrupt_warden", "bribe carried pills")
    assert (table.game.warden_owner, table.rep("cold_cuts")) == (NOTHING, 0)


def test_he_is_only_tried_in_his_space_and_while_the_event_lasts() -> None:
    table = gift().at("big_bill", "infirmary").turn_of("big_bill")
    assert "not in this space" in table.why_not("corrupt_warden")
    table = warded(space="library").at("big_bill", "library").carry("big_bill", "cash").turn_of("big_bill")
    assert "Gift for the Warden" in table.why_not("corrupt_warden")


def test_who_owns_him_is_paid_by_rivals_until_the_next_event() -> None:
    table = gift()
    table.game.warden_owner = table.convict("cold_cuts").rival
    table.at("big_bill", "cellblock_a").carry("big_bill", "hammer cash").turn_of("big_bill")
    table.play("move library", "card carried hammer")
    assert table.carries("cold_cuts") == ["hammer"]
    table.play("end_turn").start(REVEAL_EVENT)
    assert table.game.warden_owner == NOTHING


def test_a_rivals_warden_takes_two_more() -> None:
    table = gift().at("big_bill", "library").levels("big_bill", cunning=2).carry("big_bill", "pills")
    table.game.warden_owner = table.convict("cold_cuts").rival
    table.dice(4, 4).turn_of("big_bill").play("corrupt_warden", "bribe carried pills")
    assert table.game.warden_owner == table.convict("cold_cuts").rival  # 2 + 8 + 4 = 14 of 15


def test_el_patrons_warden_takes_two_more_and_is_not_his_to_try_r100() -> None:
    table = gift(PATRON).levels("pablo_eskoalar", cunning=6).levels("cold_cuts", cunning=2).carry("cold_cuts", "pills")
    table.dice(4, 4).turn_of("cold_cuts").play("corrupt_warden", "bribe carried pills")
    assert table.game.warden_owner == NOTHING
    table.play("end_turn").at("pablo_eskoalar", "library").turn_of("pablo_eskoalar")
    assert table.refused("corrupt_warden") == "GUARD_IS_YOURS"
