"""Days: the steps of a round in order, the Shank, Guards, contraband, whose turn it is (RULES.md sections 5 and 9)."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.box.components import (
    CELLBLOCK_A,
    CELLBLOCK_B,
    CELLBLOCK_C,
    CELLBLOCK_D,
    COURTYARD,
    LETTER_WORDS,
)
from bighouse.games.animalcatraz.rules.contraband import CONTRABAND_STEP
from bighouse.games.animalcatraz.rules.days import NEXT_ROUND, TAKE_SHANK
from bighouse.games.animalcatraz.rules.guards import MOVE_GUARDS
from bighouse.games.animalcatraz.rules.riots import FINAL_RIOT
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


# The end in sight


def last_turn(table: InmateTable, who: str) -> str:
    game = table.game
    return str(game.room.last_turn(game, table.convict(who).seat))


def test_the_last_turn_before_the_riot_is_said_to_whoever_takes_it() -> None:
    table = inmates(TRIO).event("riot_library").on(4, 1).turn_of("big_bill")
    assert "Riot" in table.game.room.last_round(table.game)
    assert last_turn(table, "big_bill") == ""  # round 2 is still to come
    table = inmates(TRIO).event("riot_library").on(4, 2).turn_of("big_bill")
    assert last_turn(table, "big_bill") == "This is your last turn before the Riot."
    assert last_turn(table, "rob_z") == ""
    table = inmates(TRIO).event("riot_library").on(4, 2).start(FINAL_RIOT)
    assert table.game.room.last_round(table.game) == "The final Riot: with it the game ends."
    table = inmates(TRIO).event("medical_check").on(4, 2).turn_of("big_bill")
    assert table.game.room.last_round(table.game) == last_turn(table, "big_bill") == ""


def test_who_leads_two_convicts_has_a_turn_left_until_both_have_played() -> None:
    table = inmates(FOUR, "advanced_2p").event("riot_library").on(4, 2).turn_of("big_bill")
    assert last_turn(table, "big_bill") == ""
    for convict in table.game.convicts:
        convict.played = True
    assert last_turn(table, "big_bill") == "This is your last turn before the Riot."


def test_an_el_chapos_last_turn_is_in_round_4_of_the_last_day() -> None:
    table = inmates(TRIO, "advanced_solo", endings="el_chapo", last_day=12).on(12, 3).turn_of("big_bill")
    assert last_turn(table, "big_bill") == ""
    table = inmates(TRIO, "advanced_solo", endings="el_chapo", last_day=12).on(12, 4).turn_of("big_bill")
    assert last_turn(table, "big_bill") == "This is your last turn."
