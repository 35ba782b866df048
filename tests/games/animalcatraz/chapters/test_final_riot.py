"""The final Riot and who wins by REP (RULES.md section 22.3)."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.riots import FINAL_RIOT
from tests.games.animalcatraz.table import InmateTable, inmates

HIGH = (6, 6, 1, 1)  # the attacker wins


def final(card: str, names: str = "big_bill cold_cuts rob_z", **reps: int) -> InmateTable:
    table = inmates(names).event(card).shank(names.split()[0])
    for name, rep in reps.items():
        table.with_rep(name, rep)
    return table


def test_e49_the_courtyard_riot_combines_two_weapons() -> None:
    table = final("riot_courtyard").carry("big_bill", "cleaver hammer").start(FINAL_RIOT)
    assert table.space("rob_z") == "courtyard"
    table.dice(*HIGH).play("rival rival_1", "weapon cleaver", "weapon hammer")
    assert table.told("fight_rolled")[0]["added"] == [4, 4, 3]


def test_the_duelist_s_cap_does_not_hold_in_the_courtyard_riot() -> None:
    table = final("riot_courtyard", "g_jackson cold_cuts rob_z").levels("g_jackson", cunning=3)
    table.carry("g_jackson", "cleaver hammer").start(FINAL_RIOT).dice(*HIGH)
    table.play("rival rival_1", "weapon cleaver", "weapon hammer")
    assert table.told("fight_rolled")[0]["added"] == [3, 4, 3]


def test_x39_the_rule_of_a_riot_waits_for_the_riot() -> None:
    table = final("riot_utility").at("big_bill cold_cuts", "courtyard").guards("C").carry("big_bill", "hammer")
    table.dice(*HIGH).turn_of("big_bill").play("attack cold_cuts", "weapon hammer", "end_turn")
    assert table.told("fight_rolled")[0]["added"] == [4, 3]
    table.start(FINAL_RIOT).dice(*HIGH).play("rival rival_1", "weapon hammer")
    assert table.told("fight_rolled")[2]["added"] == [4, 3, 1]


@pytest.mark.parametrize(
    ("before", "after"), [((9, 8, 8), (8, 10, 7)), ((10, 8, 5), (9, 10, 4)), ((11, 8, 5), (10, 10, 4))]
)
def test_e50_rep_after_the_final_riot_decides(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    table = final("riot_courtyard").shank("cold_cuts")
    for name, rep in zip(table.names, before):
        table.with_rep(name, rep)
    table.start(FINAL_RIOT).dice(*HIGH, *HIGH).play("rival rival_0")
    assert tuple(table.rep(name) for name in table.names) == after
    assert table.winner() == "cold_cuts"


def test_x34_a_tie_without_the_riot_winner_goes_to_who_fell_later() -> None:
    table = final("riot_courtyard", big_bill=10, cold_cuts=10, rob_z=5).shank("rob_z").start(FINAL_RIOT)
    table.dice(*HIGH, *HIGH).play("rival rival_0")
    assert [table.rep(name) for name in table.names] == [9, 9, 7]
    assert table.winner() == "cold_cuts"


def test_an_el_chapo_s_game_goes_on_after_the_final_riot() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", endings="el_chapo").event("riot_courtyard")
    table.with_rep("big_bill", 12).shank("big_bill").start(FINAL_RIOT).dice(*HIGH, *HIGH).play("rival rival_1")
    assert table.winner() == ""
    assert table.rep("big_bill") == 14
    assert table.game.rivals[0].crowned
    assert table.game.event == NOTHING


def test_r55_an_escapee_cannot_win_by_rep() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", endings="getaway").event("riot_courtyard")
    table.with_rep("big_bill", 11).shank("big_bill")
    table.convict("big_bill").posture = 3
    table.start(FINAL_RIOT).dice(*HIGH)
    if table.asked():
        table.play(table.options()[0])
    assert table.rep("big_bill") == 11
    assert table.winner() == "cold_cuts"
