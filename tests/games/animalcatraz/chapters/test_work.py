"""Work (RULES.md section 11.6) and full hands (11.2, 11.3)."""

from __future__ import annotations

from bighouse.games.animalcatraz.rules.contraband import DrawContraband
from tests.games.animalcatraz.table import inmates

TRIO = "big_bill cold_cuts rob_z"


def test_moving_trading_and_working_fill_a_turn_e9() -> None:
    table = inmates(TRIO).guards("A").on_top("cash noodles").carry("big_bill", "pills").turn_of("big_bill")
    table.play("move cellblock_a", "move infirmary", "icon trade", "done", "icon work")
    assert table.actions("big_bill") == 0
    assert table.carries("big_bill") == ["pills", "cash", "noodles"]


def test_in_the_infirmary_each_card_may_come_from_the_pile_s12() -> None:
    table = inmates(TRIO).at("big_bill", "infirmary").guards("A").in_pile("scalpel hammer").on_top("cash")
    table.turn_of("big_bill").play("icon work")
    assert table.options() == ["take scalpel", "take hammer", "from_chair"]
    table.play("take hammer", "from_chair")
    assert table.carries("big_bill") == ["hammer", "cash"]
    assert table.pile == ["scalpel"]
    assert table.actions("big_bill") == 3


def test_in_the_utility_room_both_come_from_the_chair() -> None:
    table = inmates(TRIO).at("big_bill", "utility").guards("A").in_pile("scalpel").on_top("cash noodles")
    table.turn_of("big_bill").play("icon work")
    assert table.carries("big_bill") == ["cash", "noodles"]


def test_too_much_to_carry_is_dropped_at_once_the_new_cards_included() -> None:
    table = inmates(TRIO).at("big_bill", "utility").guards("A").carry("big_bill", "hammer pills").on_top("cash noodles")
    table.turn_of("big_bill").play("icon work")
    assert table.asked() == "DropCard"
    table.play("card carried noodles")
    assert table.carries("big_bill") == ["hammer", "pills", "cash"]
    assert table.chair[0] == "noodles"


def test_an_empty_chair_gives_nothing_r16() -> None:
    table = inmates(TRIO).at("big_bill", "utility").guards("A")
    table.game.pile += table.game.chair
    table.game.chair = []
    table.turn_of("big_bill").play("icon work")
    assert table.carries("big_bill") == []
    assert table.actions("big_bill") == 3


def test_a_full_stash_is_flushed_from_anywhere_e28() -> None:
    table = inmates(TRIO).at("big_bill", "courtyard").stash("big_bill", "hammer pills cash").on_top("noodles")
    table.start(DrawContraband(table.convict("big_bill").rival))
    assert table.options() == ["card stash hammer", "card stash pills", "card stash cash", "card stash noodles"]
    table.play("card stash pills")
    assert table.stashed("big_bill") == ["hammer", "cash", "noodles"]


def test_others_do_not_see_which_card_leaves_the_pile() -> None:
    table = inmates(TRIO).at("big_bill", "infirmary").guards("A").in_pile("scalpel hammer")
    other = 1 << table.convict("cold_cuts").seat
    for copy in table.game.pile:
        table.game.known[copy] = other  # he has lost them there
    table.turn_of("big_bill").play("icon work", "take hammer", "from_chair")
    assert not any(table.game.known[copy] & other for copy in table.game.pile + table.convict("big_bill").carry)
