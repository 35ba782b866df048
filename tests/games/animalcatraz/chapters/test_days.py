"""Days: the steps of a round in order, Guards, contraband, the reckoning and the night (RULES.md sections 5 and 9)."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.box.components import (
    CELLBLOCK_A,
    CELLBLOCK_B,
    CELLBLOCK_C,
    CELLBLOCK_D,
    COURTYARD,
    LETTER_WORDS,
    NOTHING,
)
from bighouse.games.animalcatraz.rules.contraband import CONTRABAND_STEP
from bighouse.games.animalcatraz.rules.days import END_OF_ROUND, NEXT_ROUND, TAKE_SHANK
from bighouse.games.animalcatraz.rules.guards import MOVE_GUARDS
from bighouse.games.animalcatraz.rules.night import NIGHT_STEPS
from tests.games.animalcatraz.table import BOX, InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"
FOUR = "big_bill rob_z cold_cuts vinnie"


def face(letter: str, arrow: bool) -> tuple[int, int]:
    """A face of the red die, as chance draws it."""
    faces = [(LETTER_WORDS[BOX.die_letter[i]], BOX.die_shifts[i]) for i in range(6)]
    return faces.index((letter, arrow)), 6


# A1 Shank


def test_the_shank_goes_to_most_rep_and_play_goes_clockwise() -> None:
    table = inmates(TRIO).with_rep("rob_z", 7).start(TAKE_SHANK)
    assert table.game.shank == 2
    assert not table.told("shank_rolled")


def test_tied_leaders_roll_for_the_shank_e11() -> None:
    table = inmates(TRIO).with_rep("cold_cuts", 7).with_rep("rob_z", 7).with_rep("big_bill", 6)
    table.dice(4, 5, 2, 4).start(TAKE_SHANK)
    assert table.game.shank == table.convict("cold_cuts").rival


def test_leaders_who_tie_again_roll_again_s6() -> None:
    table = inmates(TRIO).with_rep("cold_cuts", 7).with_rep("rob_z", 7).dice(3, 4, 6, 1, 1, 2, 1, 3).start(TAKE_SHANK)
    assert table.game.shank == table.convict("rob_z").rival
    assert len(table.told("shank_rolled")) == 4


def test_turns_go_clockwise_from_the_shank() -> None:
    table = inmates(TRIO).with_rep("cold_cuts", 7).on(2, 1).chance(face("A", False)).start(NEXT_ROUND)
    played = []
    for _ in range(3):
        played.append(table.asks())
        table.play("end_turn")
    assert played == ["cold_cuts", "rob_z", "big_bill"]


# A2 Guards


def test_a_plain_letter_moves_no_guard_out_of_its_space_e12_s6() -> None:
    table = inmates(TRIO).guards("A")
    before = table.game.guard_at.copy()
    table.chance(face("C", False)).start(MOVE_GUARDS)
    assert table.game.guard_at == before
    assert set(table.game.letters) == {LETTER_WORDS.index("C")}


def test_an_arrow_shifts_corner_rooms_and_cellblocks_e13_s1() -> None:
    table = inmates(TRIO).guard("library", owner="rob_z")
    before = table.game.guard_at.copy()
    table.chance(face("B", True)).start(MOVE_GUARDS)
    after = table.game.guard_at
    assert [after[1], after[2], after[3], after[0]] == before[:4]
    assert [after[CELLBLOCK_B], after[CELLBLOCK_C], after[CELLBLOCK_D], after[CELLBLOCK_A]] == before[CELLBLOCK_A:]
    assert after[COURTYARD] == before[COURTYARD] == BOX.guard_ids.index("g_lieutenant")
    assert set(table.game.letters) == {LETTER_WORDS.index("B")}
    assert table.game.owners[after[1]] == table.convict("rob_z").rival  # he keeps his stand


def test_no_guard_moves_in_the_first_round_of_the_game_x32_r6() -> None:
    table = inmates(TRIO)
    table.game.rounds = 1
    before = table.game.guard_at.copy()
    table.start(MOVE_GUARDS)
    assert (table.game.guard_at, set(table.game.letters)) == (before, {LETTER_WORDS.index("C")})
    table.game.first_roll = True
    table.chance(face("A", False)).start(MOVE_GUARDS)
    assert set(table.game.letters) == {LETTER_WORDS.index("A")}


def test_the_last_tile_is_certain_and_then_all_are_shuffled_x25() -> None:
    table = inmates(TRIO)
    table.game.tiled = True
    last = face("B", True)[0]
    table.game.tiles = [last]
    table.start(MOVE_GUARDS)
    assert set(table.game.letters) == {LETTER_WORDS.index("B")}
    assert table.game.tiles == []
    table.start(MOVE_GUARDS)
    assert len(table.game.tiles) == 5
    turned = table.told("guard_tile_turned")
    assert len(turned) == 2


# A3 Contraband


def test_every_rival_draws_a_card_in_turn_order_from_the_shank() -> None:
    table = inmates(TRIO).shank("cold_cuts").on_top("noodles cash pills").start(CONTRABAND_STEP)
    assert [table.stashed(who) for who in ("cold_cuts", "rob_z", "big_bill")] == [["noodles"], ["cash"], ["pills"]]
    assert table.game.known[table.game.stashes[1][0]] == 0b010


def test_a_full_stash_is_flushed_from_anywhere_e28() -> None:
    table = inmates(TRIO).shank("big_bill").stash("big_bill", "hammer cash pills").at("big_bill", "courtyard")
    table.on_top("noodles").start(CONTRABAND_STEP)
    assert table.asks() == "big_bill"
    table.play("card stash cash")
    assert table.stashed("big_bill") == ["hammer", "pills", "noodles"]
    assert table.chair[0] == "cash"


def test_an_empty_chair_gives_nothing_r16() -> None:
    table = inmates(TRIO).shank("big_bill")
    table.game.pile += table.game.chair
    table.game.chair = []
    table.start(CONTRABAND_STEP)
    assert [len(stash) for stash in table.game.stashes] == [0, 0, 0, 0]


@pytest.mark.parametrize(("die", "cards"), [(3, [2, 1, 1]), (4, [3, 0, 0])])
def test_a_mule_brings_more_and_may_leave_the_others_none(die: int, cards: list[int]) -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").gangsters("big_bill", "mule").shank("rob_z").on(2, 3)
    table.dice(die).start(CONTRABAND_STEP)
    assert [len(table.stashed(who)) for who in TRIO.split()] == cards


def test_the_mule_rests_in_rounds_two_and_four() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").gangsters("big_bill", "mule").shank("rob_z").on(2, 4)
    table.start(CONTRABAND_STEP)
    assert [len(table.stashed(who)) for who in TRIO.split()] == [1, 1, 1]
    assert not table.told("mule_rolled")


# Rounds and turns


def test_what_is_used_once_a_round_is_free_in_the_next() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").on(1, 1).with_rep("big_bill", 7)
    table.used("big_bill", "library", "study").gangsters("big_bill", "thief_slick")
    table.convict("big_bill").skilled = True
    table.game.used_gangsters = 1 << BOX.gangster("thief_slick")
    table.game.thefts[BOX.gangster("thief_slick")] = 1
    table.chance(face("A", False)).start(NEXT_ROUND)
    assert (table.convict("big_bill").icons, table.convict("big_bill").skilled) == (0, False)
    assert (table.game.used_gangsters, sum(table.game.thefts)) == (0, 0)


def test_two_convicts_a_rival_alternate_going_round_twice_e21() -> None:
    table = inmates(FOUR, "advanced_teams").with_rep("big_bill", 6).on(2, 1).chance(face("A", False)).start(NEXT_ROUND)
    assert table.options() == ["convict big_bill", "convict rob_z"]
    table.play("convict rob_z")
    assert table.game.active == table.index("rob_z")
    table.play("end_turn")
    assert table.options() == ["convict cold_cuts", "convict vinnie"]
    table.play("convict cold_cuts", "end_turn")
    assert table.game.active == table.index("big_bill")
    table.play("end_turn")
    assert table.game.active == table.index("vinnie")


def test_two_players_alternate_as_teams_do_r48() -> None:
    table = inmates(FOUR, "advanced_2p").with_rep("cold_cuts", 6).on(2, 1).chance(face("A", False)).start(NEXT_ROUND)
    table.play("space cell_2", "space cell_1")  # the contraband of both
    table.play("convict vinnie", "end_turn", "convict big_bill", "end_turn")
    assert table.game.active == table.index("cold_cuts")


def test_an_escaped_convict_is_skipped() -> None:
    table = inmates(FOUR, "advanced_teams").with_rep("big_bill", 6).on(2, 1)
    table.escapes("big_bill").chance(face("A", False)).start(NEXT_ROUND)
    assert table.game.active == table.index("rob_z")
    table.play("end_turn", "convict vinnie", "end_turn")
    assert table.game.active == table.index("cold_cuts")


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
