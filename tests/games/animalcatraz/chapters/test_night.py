"""The end of a day: the reckoning after round 4, and the night (RULES.md section 5, steps B and C)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.days import END_OF_ROUND, NEXT_ROUND
from bighouse.games.animalcatraz.rules.night import NIGHT_STEPS
from tests.games.animalcatraz.table import InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"
FOUR = "big_bill rob_z cold_cuts vinnie"


# Steps B


def end_of_day(table: InmateTable) -> InmateTable:
    return table.on(1, 4).start(END_OF_ROUND)


def test_most_coins_win_rep_and_all_go_back_e29() -> None:
    table = end_of_day(inmates(TRIO).shank("big_bill").coins("big_bill", "1 3").coins("cold_cuts", "2"))
    assert (table.rep("big_bill"), table.rep("cold_cuts")) == (7, 5)
    assert table.game.track == [NOTHING] * 4
    assert [rival.coins for rival in table.game.rivals] == [2, 2, 2]


def test_a_tie_for_most_coins_gives_nothing_e29() -> None:
    table = end_of_day(inmates(TRIO).shank("big_bill").coins("big_bill", "1 3").coins("cold_cuts", "2 4"))
    assert (table.rep("big_bill"), table.rep("cold_cuts")) == (5, 5)


def test_unanswered_tags_cost_rep_each() -> None:
    table = inmates(TRIO, "advanced_solo", "trash_tags").shank("big_bill").with_rep("cold_cuts", 4)
    end_of_day(table.tags("big_bill", "cold_cuts", 2).tags("rob_z", "cold_cuts", 1))
    assert table.rep("cold_cuts") == 1
    assert table.game.rivals[1].ledger[10] == -3


def test_coins_that_lift_to_thirteen_start_a_riot_before_tags_are_counted() -> None:
    table = inmates(TRIO, "advanced_solo", "trash_tags").shank("big_bill").with_rep("rob_z", 11)
    end_of_day(table.coins("rob_z", "1").tags("big_bill", "rob_z", 1))
    assert table.game.riot.on
    assert table.rep("rob_z") == 13


# Steps C


def test_the_night_sends_everybody_home_and_pays_for_gangsters() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").shank("big_bill").on(1, 5)
    table.at("big_bill", "library").lies("cold_cuts", 2).gangsters("big_bill", "thief_slick bomber")
    table.vacant("a1", gangster="charmer_hips").start(NIGHT_STEPS)
    assert [table.space(who) for who in TRIO.split()] == ["cell_1", "cell_2", "cell_3"]
    assert table.lying("cold_cuts")
    assert table.convict("cold_cuts").loss == 2
    assert table.rep("big_bill") == 3  # the one in the vacant cell does not count


def test_what_the_hole_still_asks_for_becomes_action_loss_x17_r37() -> None:
    table = inmates(TRIO).shank("big_bill").on(1, 5).in_hole("rob_z", 1).start(NIGHT_STEPS)
    assert table.space("rob_z") == "cell_3"
    assert table.stands_up("rob_z")
    table.play("night_strength 2", by="rob_z")
    table.play("night_strength 1", by="big_bill").play("night_strength 1", by="cold_cuts")
    table.begin_turn("rob_z")
    assert (table.actions("rob_z"), table.space("rob_z")) == (4, "cell_3")


def test_the_infirmary_pile_goes_under_the_chair_and_tags_leave_the_game() -> None:
    table = inmates(TRIO, "advanced_solo", "trash_tags").shank("big_bill").on(1, 5)
    table.in_pile("hammer cash").tags("big_bill", "rob_z", 1).start(NIGHT_STEPS)
    assert table.pile == []
    assert sorted(table.chair[:2]) == ["cash", "hammer"]
    assert sum(table.game.placed_tags) == 0
    assert [rival.tags for rival in table.game.rivals] == [2, 2, 2]


def test_two_slots_are_split_at_night_r38() -> None:
    table = inmates(TRIO).shank("big_bill").on(1, 5).primal("rob_z", 2)
    strength = table.convict("rob_z").strength
    table.start(NIGHT_STEPS)
    assert table.convict("rob_z").strength == strength + 2  # a Primal Convict has no choice
    assert table.options(by="big_bill") == ["night_strength 0", "night_strength 1", "night_strength 2"]
    table.play("night_strength 0", by="big_bill")
    assert (table.convict("big_bill").strength, table.convict("big_bill").cunning) == (7, 3)


def test_cell_upgrades_add_to_the_night_r70_x41() -> None:
    table = inmates(FOUR, "advanced_teams").shank("big_bill").on(1, 5)
    table.upgrade("big_bill", "bookshelf").upgrade("rob_z", "false_wall").start(NIGHT_STEPS)
    first, second = table.convict("big_bill"), table.convict("rob_z")
    before = first.cunning, second.cunning
    table.play("night_strength 0", by="big_bill").play("night_strength 0", by="rob_z")
    assert first.cunning == before[0] + 2  # the bookshelf has given its slot already
    assert before[0] == 2
    assert second.cunning == before[1] + 2


def test_a_hidden_cell_upgrade_serves_one_convict_a_night_once_it_is_shown_r70() -> None:
    table = inmates(FOUR, "advanced_teams").shank("big_bill").on(1, 5).stash("big_bill", "bookshelf")
    table.start(NIGHT_STEPS)
    assert "show stash bookshelf" in table.options(by="rob_z")
    table.play("show stash bookshelf", by="rob_z")
    assert "show stash bookshelf" not in table.options(by="big_bill")


def test_an_escaped_convict_does_not_sleep_and_earns_nothing() -> None:
    table = inmates(FOUR, "advanced_teams", "gangsters").shank("big_bill").on(1, 5)
    table.escapes("big_bill").gangsters("big_bill", "thief_slick").start(NIGHT_STEPS)
    assert table.rep("big_bill") == 1
    assert table.options(by="rob_z")
    assert table.game.convicts[0].night == NOTHING


def test_gangsters_of_the_night_may_bring_a_riot() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").shank("big_bill").on(1, 5).with_rep("rob_z", 12)
    table.gangsters("rob_z", "thief_slick").start(NIGHT_STEPS)
    assert table.game.riot.on
    assert {table.space(who) for who in TRIO.split()} == {"cell_3"}


def test_a_day_has_four_rounds_and_a_night() -> None:
    table = inmates(TRIO).on(1, 4).with_rep("big_bill", 7).start(NEXT_ROUND)
    assert table.game.round == 5
    for who in TRIO.split():
        table.play("night_strength 1", by=who)
    assert (table.game.day, table.game.round) == (2, 1)
