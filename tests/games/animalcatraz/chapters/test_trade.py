"""Trade (RULES.md section 12)."""

from __future__ import annotations

from tests.games.animalcatraz.table import inmates

TRIO = "big_bill cold_cuts rob_z"


def test_two_cards_for_one_by_their_value_e26() -> None:
    table = inmates(TRIO).at("big_bill", "utility").guards("B").carry("big_bill", "cash noodles").turn_of("big_bill")
    table.play("icon trade", "take hammer")
    assert table.refused("take wrench") == "TOO_EXPENSIVE"
    table.illegal("take wrench")
    table.play("done")
    assert table.refused("done") == "NOT_ENOUGH_PAID"
    table.illegal("done")
    table.play("card carried cash")  # the noodles have to follow
    assert table.carries("big_bill") == ["hammer"]
    assert table.actions("big_bill") == 4
    assert sorted(table.chair[:2]) == ["cash", "noodles"]
    assert table.knows("cold_cuts", "noodles")
    assert not table.game.known[table.convict("big_bill").carry[0]] >> table.convict("cold_cuts").seat & 1


def test_no_change_is_given_e27() -> None:
    table = inmates(TRIO).at("big_bill", "utility").guards("B").carry("big_bill", "gold_tooth").turn_of("big_bill")
    table.play("icon trade", "take hammer", "done")
    assert table.carries("big_bill") == ["hammer"]
    assert table.chair[0] == "gold_tooth"


def test_picking_nothing_costs_the_action() -> None:
    table = inmates(TRIO).at("big_bill", "utility").guards("B").carry("big_bill", "cash").turn_of("big_bill")
    table.play("icon trade", "done")
    assert (table.actions("big_bill"), table.carries("big_bill")) == (4, ["cash"])
    assert table.refused("icon trade") == "ICON_USED"


def test_the_library_guard_on_a_shuts_the_trade_s4() -> None:
    table = inmates("rob_z cold_cuts vinnie").at("rob_z", "cellblock_a").guards("A").turn_of("rob_z", 2)
    table.play("move library")
    assert table.refused("icon trade") == "ICON_BLOCKED"
    for letter in "BC":
        table = inmates("rob_z cold_cuts vinnie").at("rob_z", "library").guards(letter).turn_of("rob_z", 1)
        assert table.refused("icon trade") == ""
    table = inmates("rob_z cold_cuts vinnie").at("rob_z", "library").guard("library", letter="A", owner="rob_z")
    table.turn_of("rob_z", 1).play("icon trade", "done")
    assert table.actions("rob_z") == 1


def test_several_cards_must_fit() -> None:
    table = inmates(TRIO).at("big_bill", "library").guards("C").carry("big_bill", "gold_tooth noodles cash")
    table.turn_of("big_bill").play("icon trade", "take sharp_pencil", "take hardcover", "done", "card carried cash")
    assert table.refused("done") == "NOT_ENOUGH_PAID"
    table.play("card carried noodles", "done")
    assert sorted(table.carries("big_bill")) == ["gold_tooth", "hardcover", "sharp_pencil"]


def test_one_hands_in_more_where_the_new_cards_do_not_fit() -> None:
    table = inmates(TRIO).at("big_bill", "library").guards("C").carry("big_bill", "gold_tooth noodles cash")
    table.turn_of("big_bill").play("icon trade", "take sharp_pencil", "take hardcover", "done")
    table.play("card carried gold_tooth")
    assert table.refused("done") == "WOULD_NOT_FIT"
    table.illegal("done")
    table.play("card carried noodles", "done")
    assert sorted(table.carries("big_bill")) == ["cash", "hardcover", "sharp_pencil"]


def test_an_upgrade_may_go_straight_onto_its_spot() -> None:
    table = inmates(TRIO).at("big_bill", "library").guards("C").carry("big_bill", "gold_tooth noodles cash")
    table.turn_of("big_bill").play("icon trade", "take law_book", "take sharp_pencil", "done")
    table.play("card carried gold_tooth", "done")
    assert table.asked() == "TakeTurn"
    assert table.cards([table.convict("big_bill").upgrade]) == ["law_book"]
    assert table.carries("big_bill") == ["noodles", "cash", "sharp_pencil"]


def test_placed_upgrades_can_be_handed_in() -> None:
    table = inmates(TRIO).at("big_bill", "utility").guards("B").upgrade("big_bill", "law_book").turn_of("big_bill")
    table.play("icon trade", "take hammer", "done")
    assert table.carries("big_bill") == ["hammer"]
    assert table.convict("big_bill").upgrade == -1


def test_a_gangster_carries_home_what_the_convict_cannot() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").gangsters("big_bill", "informer")
    table.at("big_bill", "utility").guards("B").carry("big_bill", "gold_tooth noodles cash").turn_of("big_bill")
    table.play("icon trade", "take screwdriver", "take hammer", "done", "card carried gold_tooth", "done")
    assert len(table.carries("big_bill")) == 3
    assert len(table.mat("big_bill")) == 4


def test_what_is_not_there_cannot_be_had() -> None:
    table = inmates(TRIO).at("big_bill", "utility").guards("B").carry("big_bill", "gold_tooth").turn_of("big_bill")
    table.play("icon trade")
    assert table.refused("take cleaver") == "NOT_IN_DECK"
    table.illegal("take cleaver")


def test_a_trade_counts_for_a_crime_when_a_card_was_taken() -> None:
    table = (
        inmates(TRIO).at("big_bill", "utility").guards("B").carry("big_bill", "cash").crimes("big_bill", "black_market")
    )
    table.turn_of("big_bill").play("icon trade", "done")
    assert table.game.progress.count(0) == len(table.game.progress)
    table = (
        inmates(TRIO).at("big_bill", "utility").guards("B").carry("big_bill", "cash").crimes("big_bill", "black_market")
    )
    table.turn_of("big_bill").play("icon trade", "take screwdriver", "done")
    assert table.game.progress.count(0) == len(table.game.progress) - 1


def test_who_does_not_trade_loses_track_of_the_deck() -> None:
    table = inmates(TRIO).at("big_bill", "utility").guards("B").carry("big_bill", "cash").turn_of("big_bill")
    table.play("icon trade", "take screwdriver", "done")
    other = 1 << table.convict("cold_cuts").seat
    mine = 1 << table.convict("big_bill").seat
    assert all(table.game.known[copy] & other == 0 for copy in table.game.decks[3])
    assert all(table.game.known[copy] & mine for copy in table.game.decks[3])
    assert all(table.game.known[copy] & other for copy in table.game.decks[0])
