"""Gopher Gary's four errands, from anywhere and through his own slot (RULES.md section 26)."""

from __future__ import annotations

from tests.games.animalcatraz.table import InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"


def gary(card: str = "") -> InmateTable:
    table = inmates(TRIO, "advanced_solo", "gangsters").guards("B")
    return table.gangsters("big_bill", f"gopher:{card}" if card else "gopher")


def test_he_trades_one_item_in_any_room() -> None:
    table = gary("hammer").carry("big_bill", "gold_tooth").turn_of("big_bill")
    table.play("errand_trade library")
    assert table.asked() == "PickGoods"
    assert "take law_book" in table.options()
    assert table.why_not("take gold_tooth")
    table.play("take sharp_pencil")
    if table.asked() == "PickGoods":
        table.play("done")
    while table.asked() == "HandIn":
        table.play(table.options()[0])
    assert table.mat("big_bill") == ["gold_tooth", "sharp_pencil"]  # what the Convict carries is not touched
    assert table.actions("big_bill") == 3
    assert table.chair[0] == "hammer"


def test_a_shut_trade_icon_stops_him() -> None:
    table = gary("hammer").guards("A").turn_of("big_bill")
    assert "A Guard stands on that icon" in table.why_not("errand_trade library")
    assert table.why_not("errand_trade infirmary") == ""


def test_he_secures_a_tool_that_he_carries() -> None:
    table = gary("grapple").plan("big_bill", "wall").turn_of("big_bill").play("errand_secure")
    assert table.cards(table.game.rivals[0].secured) == ["grapple"]
    assert table.mat("big_bill") == []
    assert table.actions("big_bill") == 3


def test_he_secures_nothing_of_another_plan_or_under_guards() -> None:
    assert gary("hammer").plan("big_bill", "wall").turn_of("big_bill").why_not("errand_secure")
    table = gary("grapple").plan("big_bill", "wall").guards("C").turn_of("big_bill")
    assert "A Guard stands on that icon" in table.why_not("errand_secure")


def test_he_corrupts_any_guard_with_the_convicts_cunning_and_his_own_bribe() -> None:
    table = gary("cigarettes").levels("big_bill", cunning=2).guard("utility", "g_smoker").dice(1, 1)
    table.turn_of("big_bill").play("errand_corrupt g_smoker", "bribe slot_1 cigarettes")
    assert table.game.owners[table.game.guard_at[3]] == 0  # 2 + 2 + 4 = 8
    assert (table.rep("big_bill"), table.actions("big_bill")) == (2, 3)


def test_the_convicts_own_bribes_stay_where_they_are() -> None:
    table = gary().carry("big_bill", "cigarettes").guard("utility", "g_smoker").dice(1, 1).turn_of("big_bill")
    table.play("errand_corrupt g_smoker")
    assert table.carries("big_bill") == ["cigarettes"]
    assert table.rep("big_bill") == 0


def test_he_takes_a_crime() -> None:
    table = gary().turn_of("big_bill").play("errand_crime")
    assert len(table.convict("big_bill").crimes) == 1
    shut = gary().guard("cellblock_c", letter="A").turn_of("big_bill")
    assert "A Guard stands on that icon" in shut.why_not("errand_crime")


def test_one_errand_a_round_for_two_actions() -> None:
    table = gary().turn_of("big_bill").play("errand_crime")
    assert table.refused("errand_crime") == "USED_THIS_ROUND"
    assert gary().carry("big_bill", "cash").turn_of("big_bill", actions=1).refused("errand_crime") == "NO_ACTIONS"


def test_the_convicts_own_use_of_the_icon_stays() -> None:
    table = gary().at("big_bill", "cellblock_c").turn_of("big_bill").play("errand_crime")
    assert table.refused("icon shower") == ""
