"""Gangsters come to vacant cells and from there to Mats (RULES.md section 26)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import NOTHING, VACANT_WORDS
from tests.games.animalcatraz.table import BOX, InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"


def gang(names: str = TRIO, kind: str = "advanced_solo") -> InmateTable:
    return inmates(names, kind, "gangsters").guards("C")


def lodger(table: InmateTable, cell: str) -> str:
    gangster = table.game.lodgers[VACANT_WORDS.index(cell)]
    return "" if gangster == NOTHING else BOX.gangsters[gangster].id


# Invite


def test_one_or_two_are_invited_into_ones_own_cellblock() -> None:
    table = gang().at("cold_cuts", "cellblock_a").death_row("thief_slick bomber").turn_of("cold_cuts")
    table.play("invite 2")
    assert table.options() == ["in_cell b1", "in_cell b2", "in_cell b3"]
    table.play("in_cell b2", "in_cell b3")
    assert (lodger(table, "b2"), lodger(table, "b3")) == ("thief_slick", "bomber")
    assert table.actions("cold_cuts") == 4


def test_a_cell_takes_one_gangster_beside_a_card() -> None:
    table = gang().at("big_bill", "cellblock_a").vacant("a1", "cash").vacant("a2", gangster="bomber")
    table.death_row("thief_slick").turn_of("big_bill").play("invite 1")
    assert table.options() == ["in_cell a1", "in_cell a3"]


def test_too_few_cells_or_gangsters() -> None:
    table = gang().at("big_bill", "cellblock_a").vacant("a1", gangster="bomber").vacant("a2", gangster="thief_slick")
    table.turn_of("big_bill")
    assert table.refused("invite 1") == ""
    assert "too few vacant cells" in table.why_not("invite 2")
    table.game.dead, table.game.death_row = [], []
    table.play("end_turn").turn_of("big_bill")
    assert "too few Gangsters" in table.why_not("invite 1")


def test_an_empty_death_row_takes_back_who_has_left() -> None:
    table = gang().at("big_bill", "cellblock_a")
    table.game.dead = table.game.death_row
    table.game.death_row = []
    table.turn_of("big_bill").play("invite 1")
    assert len(table.game.death_row) == 7
    assert table.game.dead == []


def test_two_players_fill_either_of_their_cellblocks_r48() -> None:
    table = gang("big_bill rob_z cold_cuts vinnie", "advanced_2p").at("big_bill", "cellblock_a").turn_of("big_bill")
    table.play("invite 1")
    assert table.options() == [f"in_cell {cell}" for cell in ("a1", "a2", "a3", "c1", "c2", "c3")]


def test_gangsters_fill_cells_for_a_king_too() -> None:
    table = gang().at("big_bill", "cellblock_a").vacant("a1", "cash").vacant("a2", gangster="bomber")
    table.death_row("thief_slick").turn_of("big_bill").play("invite 1", "in_cell a3")
    assert table.game.kings[0] == table.convict("big_bill").rival
    assert table.rep("big_bill") == 3


# Recruit


def recruiting(gangster: str, cell: str = "a1", **lying: str) -> InmateTable:
    return gang().at("big_bill", "cellblock_a").vacant(cell, gangster=gangster, **lying)


def test_strength_or_cunning_and_two_dice_reach_his_level() -> None:
    table = recruiting("thief_slick").carry("big_bill", "cash hammer").dice(1, 3).turn_of("big_bill")
    table.play("recruit a1")  # Strength 4 + 4 = 8
    assert table.asked() == "PayGangster"
    table.play("card carried cash")
    assert (table.crew("big_bill"), table.carries("big_bill"), lodger(table, "a1")) == (["thief_slick"], ["hammer"], "")
    assert table.chair[0] == "cash"
    assert table.actions("big_bill") == 4
    assert table.rep("big_bill") == 1


def test_a_miss_costs_rep() -> None:
    table = recruiting("thief_slick").carry("big_bill", "cash").dice(1, 2).turn_of("big_bill").play("recruit a1")
    assert (table.rep("big_bill"), table.crew("big_bill"), table.carries("big_bill")) == (0, [], ["cash"])


def test_green_ones_look_at_cunning() -> None:
    table = recruiting("hoarder").levels("big_bill", cunning=2).carry("big_bill", "cash").dice(3, 3)
    table.turn_of("big_bill").play("recruit a1")
    assert table.asked() == "PayGangster"


def test_who_cannot_pay_cannot_try_x35_r51() -> None:
    table = recruiting("thief_ghost").carry("big_bill", "cash").turn_of("big_bill")
    assert "cards worth 3, and 2" in table.why_not("recruit a1")
    table.illegal("recruit a1")


def test_the_convict_upgrade_and_gangsters_cards_pay_too() -> None:
    table = recruiting("thief_ghost").upgrade("big_bill", "work_boots").gangsters("big_bill", "bomber:cash")
    table.dice(6, 6).turn_of("big_bill").play("recruit a1")
    assert table.options() == ["card slot_1 cash", "card spot work_boots", "pass"]


def test_paying_may_still_be_refused_r51() -> None:
    table = recruiting("thief_slick").carry("big_bill", "cash").dice(6, 6).turn_of("big_bill")
    table.play("recruit a1", "pass")
    assert (table.rep("big_bill"), lodger(table, "a1"), table.carries("big_bill")) == (1, "thief_slick", ["cash"])


def test_no_change_is_given() -> None:
    table = recruiting("thief_slick").carry("big_bill", "gold_tooth noodles").dice(6, 6).turn_of("big_bill")
    table.play("recruit a1", "card carried gold_tooth")
    assert table.carries("big_bill") == ["noodles"]


def test_the_card_of_the_cell_comes_along_and_is_shown_e51() -> None:
    table = (
        recruiting("thief_slick", card="hammer")
        .vacant("a2", "pills")
        .vacant("a3", "phone")
        .king("big_bill", "cellblock_a")
    )
    table.at("cold_cuts", "cellblock_a").levels("cold_cuts", strength=4).carry("cold_cuts", "cash").dice(6, 6)
    table.turn_of("cold_cuts").play("recruit a1", "card carried cash")
    assert table.mat("cold_cuts") == ["hammer"]
    assert table.knows("rob_z", "hammer")
    assert table.game.vacant[0] == NOTHING
    assert table.game.kings[0] == NOTHING
    assert table.game.rivals[0].coins == 2


def test_a_trap_injures_the_recruiter_and_the_gangster_comes_all_the_same_r28() -> None:
    table = recruiting("thief_slick", card="wire_trap").at("cold_cuts", "cellblock_a").levels("cold_cuts", strength=4)
    table.carry("cold_cuts", "cash pills").dice(6, 6).turn_of("cold_cuts").play("recruit a1", "card carried cash")
    assert table.crew("cold_cuts") == ["thief_slick"]
    assert (table.space("cold_cuts"), table.actions("cold_cuts")) == ("cell_2", 2)
    assert table.pile == ["pills"]
    assert table.rep("big_bill") == 2


def test_a_full_mat_swaps_one_into_the_cell_r50() -> None:
    table = recruiting("thief_slick").gangsters("big_bill", "bomber:pills scapegoat").carry("big_bill", "cash")
    table.dice(6, 6).turn_of("big_bill").play("recruit a1", "card carried cash")
    assert table.options() == ["gangster bomber", "gangster scapegoat"]
    table.play("gangster bomber")
    assert lodger(table, "a1") == "bomber"
    assert table.options() == ["put carried", "put slot_1", "put slot_2", "pass"]  # his card stays on the Mat
    table.play("put slot_2")
    assert table.crew("big_bill") == ["scapegoat", "thief_slick"]
    assert table.cards([table.game.held[BOX.gangster("thief_slick")]]) == ["pills"]


def test_invite_corrupt_and_recruit_for_nothing_s3() -> None:
    table = inmates("rob_z cold_cuts vinnie", "advanced_solo", "gangsters").guards("A").levels("rob_z", 3, 2)
    table.guard("cellblock_a", "g_smoker", "A").vacant("a1", "hammer").death_row("thief_slick")
    table.carry("rob_z", "cigarettes noodles noodles").dice(2, 1, 2, 3).turn_of("rob_z")
    table.play("move cellblock_a", "invite 1", "in_cell a1")
    table.play("corrupt", "bribe carried cigarettes")
    assert table.rep("rob_z") == 2
    table.play("recruit a1", "card carried noodles")
    while table.asked() == "PayGangster":
        table.play("card carried noodles")
    assert table.crew("rob_z") == ["thief_slick"]
    assert table.mat("rob_z") == ["hammer"]
    assert table.actions("rob_z") == 2


def test_gangsters_in_cells_are_neither_fought_nor_robbed() -> None:
    table = recruiting("thief_slick").at("rob_z", "cellblock_a").guards("B").turn_of("rob_z")
    assert not [option for option in table.options() if option.startswith(("attack", "pickpocket"))
                and "big_bill" not in option]  # fmt: skip
