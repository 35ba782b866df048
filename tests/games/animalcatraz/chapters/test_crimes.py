"""Crimes and Gang Coins (RULES.md section 13)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import FIGHT_WON, NOTHING, STEAL_SUCCESS
from bighouse.games.animalcatraz.rules.coins import mark_round
from bighouse.games.animalcatraz.rules.misdeeds import Misdeed, note
from bighouse.games.animalcatraz.rules.reckoning import RECKON_COINS
from tests.games.animalcatraz.table import BOX, InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"


def boss(table: InmateTable) -> InmateTable:
    """Big Bill has won a Fight in the Courtyard while he held Yard Boss."""
    table.crimes("big_bill", "yard_boss")
    note(table.game, 0, Misdeed(FIGHT_WON, 4))
    return table


def test_a_completed_crime_gives_rep_and_a_coin_on_the_round_r30() -> None:
    table = boss(inmates(TRIO).on(1, 3)).turn_of("big_bill").play("complete yard_boss")
    assert table.rep("big_bill") == 6
    assert table.game.track == [NOTHING, NOTHING, 0, NOTHING]
    assert table.game.rivals[0].coins == 1
    assert table.convict("big_bill").crimes == []
    assert table.game.crime_deck.cards[0] == BOX.crime("yard_boss")
    assert table.actions("big_bill") == 5


def test_what_happened_before_a_crime_was_held_does_not_count() -> None:
    table = inmates(TRIO)
    note(table.game, 0, Misdeed(FIGHT_WON, 4))
    table.crimes("big_bill", "yard_boss").turn_of("big_bill")
    assert table.refused("complete yard_boss") == "STEP_OPEN"
    assert "Courtyard" in table.why_not("complete yard_boss")


def test_most_coins_at_the_end_of_round_four_e29() -> None:
    table = inmates(TRIO)
    table.game.track = [0, 1, 0, NOTHING]
    table.game.rivals[0].coins, table.game.rivals[1].coins = 0, 1
    table.start(RECKON_COINS)
    assert [rival.rep for rival in table.game.rivals] == [7, 5, 5]
    assert [rival.coins for rival in table.game.rivals] == [2, 2, 2]
    table = inmates(TRIO)
    table.game.track = [0, 1, 0, 1]
    table.game.rivals[0].coins = table.game.rivals[1].coins = 0
    table.start(RECKON_COINS)
    assert [rival.rep for rival in table.game.rivals] == [5, 5, 5]


def test_a_later_crime_of_the_round_replaces_the_coin_e30() -> None:
    table = boss(inmates(TRIO).on(1, 3))
    table.game.track[2] = 1
    table.game.rivals[1].coins = 1
    table.turn_of("big_bill").play("complete yard_boss")
    assert table.game.track[2] == 0
    assert table.game.rivals[1].coins == 2


def test_without_a_free_coin_none_is_placed_x12() -> None:
    table = boss(inmates(TRIO).on(1, 3))
    table.game.track = [0, 0, NOTHING, NOTHING]
    table.game.rivals[0].coins = 0
    table.turn_of("big_bill").play("complete yard_boss")
    assert table.rep("big_bill") == 6
    assert table.game.track == [0, 0, NOTHING, NOTHING]


def test_a_second_crime_of_the_same_round_leaves_the_own_coin() -> None:
    table = inmates(TRIO).on(1, 2)
    mark_round(table.game, 0)
    mark_round(table.game, 0)
    assert table.game.rivals[0].coins == 1


def test_a_crime_lord_keeps_his_cards_x23() -> None:
    table = boss(inmates(TRIO, "advanced_solo", endings="crime_lord").with_rep("big_bill", 12))
    table.game.rivals[0].kept_crimes = [BOX.crime("rage_show")]
    table.game.crime_deck.cards.remove(BOX.crime("rage_show"))
    assert BOX.crimes[BOX.crime("rage_show")].points == 2
    table.turn_of("big_bill").play("complete yard_boss")
    assert table.rep("big_bill") == 13
    assert table.game.rivals[0].kept_crimes == [BOX.crime("rage_show"), BOX.crime("yard_boss")]


def test_a_shower_takes_a_crime_and_one_may_go_back_first() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_c").guards("B").turn_of("big_bill").play("icon shower")
    assert len(table.convict("big_bill").crimes) == 1
    assert table.actions("big_bill") == 4
    assert table.refused("icon shower") == "ICON_USED"
    table = inmates(TRIO).at("big_bill", "cellblock_c").guards("B").crimes("big_bill", "still").turn_of("big_bill")
    table.play("icon shower")
    assert table.options() == ["return_crime still", "pass"]
    table.play("return_crime still")
    assert BOX.crime("still") == table.game.crime_deck.cards[0]
    assert len(table.convict("big_bill").crimes) == 1


def test_an_empty_crime_deck_makes_the_shower_useless() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_c").guards("B")
    table.game.crime_deck.cards.clear()
    table.turn_of("big_bill")
    assert table.refused("icon shower") == "NO_CRIMES_LEFT"
    table.illegal("icon shower")


def test_who_has_seen_one_of_two_does_not_know_which_goes_back() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_c").guards("B").crimes("big_bill", "still landlord")
    spy = 1 << table.convict("rob_z").seat
    table.game.crime_known[BOX.crime("still")] |= spy
    table.turn_of("big_bill").play("icon shower", "return_crime landlord")
    assert not table.game.crime_known[BOX.crime("still")] & spy
    assert not table.game.crime_deck.known[0] & spy


def test_cards_and_actions_are_paid_where_the_crime_wants_them() -> None:
    table = inmates(TRIO).at("big_bill", "library").crimes("big_bill", "still").carry("big_bill", "cash noodles hammer")
    table.turn_of("big_bill")
    assert table.refused("complete still") == "PAY_ELSEWHERE"
    table = (
        inmates(TRIO).at("big_bill", "cafeteria").crimes("big_bill", "still").carry("big_bill", "cash noodles hammer")
    )
    table.turn_of("big_bill").play("complete still", "card carried cash", "card carried noodles")
    assert (table.rep("big_bill"), table.actions("big_bill"), table.carries("big_bill")) == (6, 4, ["hammer"])
    assert table.knows("cold_cuts", "cash")


def test_who_cannot_pay_cannot_complete() -> None:
    table = inmates(TRIO).at("big_bill", "cafeteria").crimes("big_bill", "still").carry("big_bill", "cash")
    table.turn_of("big_bill")
    assert table.refused("complete still") == "CANNOT_PAY"
    table.illegal("complete still")
    table = inmates(TRIO).at("big_bill", "cafeteria").crimes("big_bill", "still").carry("big_bill", "hammer")
    table.turn_of("big_bill", 0)
    assert table.refused("complete still") == "NO_ACTIONS"
    table.illegal("complete still")
    table = (
        inmates(TRIO).at("big_bill", "infirmary").crimes("big_bill", "pill_ring").carry("big_bill", "cash pills hammer")
    )
    table.turn_of("big_bill").play("complete pill_ring", "card carried cash")
    assert (table.rep("big_bill"), table.carries("big_bill")) == (7, ["hammer"])


def test_states_must_be_true_when_the_crime_is_completed() -> None:
    table = inmates(TRIO).crimes("big_bill", "paid_watch").guard("library", owner="big_bill").turn_of("big_bill")
    assert table.refused("complete paid_watch") == "STEP_OPEN"
    table = inmates(TRIO).crimes("big_bill", "paid_watch").guard("library", owner="big_bill")
    table.guard("cafeteria", owner="big_bill").turn_of("big_bill")
    assert table.refused("complete paid_watch") == ""
    table = inmates(TRIO).crimes("rob_z", "mastermind landlord").levels("rob_z", cunning=5).at("rob_z", "library")
    table.turn_of("rob_z")
    assert table.refused("complete mastermind") == ""
    assert table.refused("complete landlord") == "STEP_OPEN"
    table = inmates(TRIO).crimes("rob_z", "landlord").king("rob_z", "cellblock_c").turn_of("rob_z")
    assert table.refused("complete landlord") == ""


def test_gangsters_count_for_their_crimes() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").crimes("big_bill", "full_house open_doors")
    table.gangsters("big_bill", "charmer_skinky charmer_hips").king("big_bill", "cellblock_a").turn_of("big_bill")
    assert table.refused("complete full_house") == "STEP_OPEN"
    assert table.refused("complete open_doors") == "STEP_OPEN"
    table = inmates(TRIO, "advanced_solo", "gangsters").crimes("big_bill", "full_house open_doors")
    table.gangsters("big_bill", "charmer_skinky informer").king("big_bill", "cellblock_a").vacant(
        "a1", gangster="fraud"
    )
    table.turn_of("big_bill")
    assert table.refused("complete full_house") == table.refused("complete open_doors") == ""


def test_a_team_counts_what_either_convict_does_and_is() -> None:
    table = inmates("big_bill cold_cuts rob_z vinnie", "advanced_2p").crimes("big_bill", "mastermind cell_raider")
    assert table.convict("big_bill").rival == table.convict("cold_cuts").rival
    table.levels("cold_cuts", cunning=5).at("big_bill", "library").turn_of("big_bill")
    assert table.refused("complete mastermind") == ""
    assert table.refused("complete cell_raider") == "STEP_OPEN"


def test_different_rivals_must_be_robbed_for_a_spree() -> None:
    table = inmates(TRIO).crimes("big_bill", "pickpocket_spree")
    note(table.game, 0, Misdeed(STEAL_SUCCESS, 4, 1))
    note(table.game, 0, Misdeed(STEAL_SUCCESS, 4, 1))
    table.turn_of("big_bill")
    assert table.refused("complete pickpocket_spree") == "STEP_OPEN"
    table = inmates(TRIO).crimes("big_bill", "pickpocket_spree")
    note(table.game, 0, Misdeed(STEAL_SUCCESS, 4, 1))
    note(table.game, 0, Misdeed(STEAL_SUCCESS, 4, 2))
    assert table.turn_of("big_bill").refused("complete pickpocket_spree") == ""
