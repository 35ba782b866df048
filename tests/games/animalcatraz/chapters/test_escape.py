"""Escape (RULES.md section 16), teams (29) and El Chapo (30)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import NOTHING
from tests.games.animalcatraz.table import BOX, InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"
PAIRS = "big_bill rob_z cold_cuts vinnie"  # two players: the first two belong together


def over_the_wall() -> InmateTable:
    """Big Bill, Strength level 4, before the wall with two tools."""
    table = inmates(TRIO).at("big_bill", "cellblock_b").guards("A")
    return table.plan("big_bill", "wall", secured="grapple knotted_sheets")


def test_a_plan_is_taken_from_the_facing_room_e4() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_b").guards("A").turn_of("big_bill").play("take_plan")
    side = table.game.rivals[0]
    assert side.plan != NOTHING
    assert not side.plan_shown
    assert (table.space("big_bill"), table.actions("big_bill")) == ("cellblock_b", 4)
    assert [len(deck) for deck in table.game.plan_decks] == [1, 2]
    assert table.game.plan_known[side.plan] == side.seats


def test_escape_is_shut_by_c_e15_x32() -> None:
    for space in ("cellblock_b", "cellblock_d"):
        table = inmates(TRIO).at("big_bill", space).guards("C").turn_of("big_bill")
        assert table.refused("take_plan") == "ICON_BLOCKED"


def test_both_rooms_share_one_use_a_round_x36_r65() -> None:
    table = inmates(PAIRS, "advanced_2p").at("big_bill", "cellblock_b").guards("A").turn_of("big_bill")
    table.play("take_plan")
    table.at("big_bill", "cellblock_d")
    assert table.refused("take_plan") == "ICON_USED"
    table = (
        inmates(PAIRS, "advanced_2p").used("big_bill", "cellblock_b", "escape").at("rob_z", "cellblock_d").guards("A")
    )
    assert table.turn_of("rob_z").refused("take_plan") == ""


def test_no_plan_is_left_x47() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_b").guards("A")
    for name, plan in zip(("cold_cuts", "rob_z"), table.game.plan_decks[0].cards.copy(), strict=True):
        table.plan(name, BOX.plan_ids[plan])
    table.turn_of("big_bill")
    assert table.refused("take_plan") == "NO_PLAN_LEFT"
    table.illegal("take_plan")


def test_a_plan_is_exchanged_for_the_top_one_r17() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_b").guards("A").plan("big_bill", "tunnel", secured="pick_head")
    top = table.game.plan_decks[0].cards[-1]
    table.turn_of("big_bill").play("take_plan")
    side = table.game.rivals[0]
    assert (side.plan, side.plan_shown) == (top, False)
    assert table.game.plan_decks[0].cards[0] == BOX.plan_ids.index("tunnel")
    assert table.game.plan_decks[0].known[0] == -1  # all had seen it
    assert table.cards(side.secured) == ["pick_head"]


def test_a_tool_of_another_plan_adds_nothing_x19() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_b").guards("A").plan("big_bill", "boat", secured="pick_head")
    table.dice(5, 5).turn_of("big_bill").play("attempt_escape")
    assert table.told("escape_rolled")[0]["added"] == [4]


def test_a_plan_is_revealed_for_nothing_and_then_tools_are_secured() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_b").guards("A").plan("big_bill", "wall", shown=False)
    table.carry("big_bill", "grapple pick_head hammer").turn_of("big_bill")
    assert table.refused("secure carried grapple") == table.refused("attempt_escape") == "PLAN_HIDDEN"
    table.illegal("secure carried grapple")
    table.play("reveal_plan")
    assert table.actions("big_bill") == 5
    assert table.refused("secure carried pick_head") == "NOT_OF_PLAN"
    table.illegal("secure carried pick_head")
    assert table.refused("secure carried hammer") == "NO_SUCH_CARD"
    table.play("secure carried grapple")
    assert table.cards(table.game.rivals[0].secured) == ["grapple"]
    assert (table.actions("big_bill"), table.carries("big_bill")) == (4, ["pick_head", "hammer"])
    assert table.refused("attempt_escape") == "ICON_USED"


def test_without_a_plan_there_is_no_attempt() -> None:
    table = inmates(TRIO).at("big_bill", "cellblock_b").guards("A").carry("big_bill", "grapple").turn_of("big_bill")
    assert table.refused("attempt_escape") == table.refused("secure carried grapple") == "NO_PLAN"
    assert table.refused("reveal_plan") == "NO_PLAN"
    table.illegal("attempt_escape")
    table.illegal("reveal_plan")
    table = inmates(TRIO).at("big_bill", "library").guards("A").turn_of("big_bill")
    assert table.refused("attempt_escape") == table.refused("take_plan") == "NO_ICON_HERE"


def test_level_dice_and_tools_open_the_first_lock_e36() -> None:
    table = over_the_wall().levels("big_bill", cunning=5).dice(3, 4, 6, 4).turn_of("big_bill").play("attempt_escape")
    rolls = table.told("escape_rolled")
    assert (rolls[0]["needed"], sum(rolls[0]["rolled"]) + sum(rolls[0]["added"])) == (16, 16)
    assert len(rolls) == 2
    assert table.winner() == "big_bill"
    assert table.game.over


def test_a_failed_escape_e37() -> None:
    table = over_the_wall().dice(3, 4, 1, 1).carry("big_bill", "hammer cash").levels("big_bill", cunning=3)
    table.turn_of("big_bill", 2).play("attempt_escape")
    assert (table.convict("big_bill").strength, table.convict("big_bill").cunning) == (7, 1)
    assert table.carries("big_bill") == []
    assert sorted(table.chair[:2]) == ["cash", "hammer"]
    assert table.space("big_bill") == "hole"
    assert table.cards(table.game.rivals[0].secured) == ["grapple", "knotted_sheets"]
    assert table.convict("big_bill").loss == 1


def test_gangsters_lose_their_cards_by_a_failed_escape_e37() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").at("big_bill", "cellblock_b").guards("A")
    table.gangsters("big_bill", "informer:cash").plan("big_bill", "wall").dice(1, 1).turn_of("big_bill")
    table.play("attempt_escape")
    assert table.mat("big_bill") == []
    assert table.crew("big_bill") == ["informer"]
    assert table.chair[0] == "cash"


def test_a_scapegoat_keeps_the_convict_from_the_hole_alone_r67() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").at("big_bill", "cellblock_b").guards("A")
    table.gangsters("big_bill", "scapegoat").plan("big_bill", "wall").carry("big_bill", "hammer").dice(1, 1)
    table.turn_of("big_bill").play("attempt_escape", "scapegoat")
    assert table.space("big_bill") == "cellblock_b"
    assert (table.carries("big_bill"), table.actions("big_bill")) == ([], 4)


def test_carried_tools_count_x20() -> None:
    table = inmates("rob_z cold_cuts vinnie").at("rob_z", "cellblock_b").guards("A")
    table.plan("rob_z", "boat", secured="sedative").carry("rob_z", "bolt_cutters").levels(
        "rob_z", strength=4, cunning=3
    )
    table.dice(4, 4, 5, 5).turn_of("rob_z").play("attempt_escape")
    rolls = table.told("escape_rolled")
    assert [sum(roll["rolled"]) + sum(roll["added"]) for roll in rolls] == [15, 16]
    assert table.winner() == "rob_z"


def test_two_convicts_must_both_escape() -> None:
    table = inmates(PAIRS, "advanced_2p").at("big_bill", "cellblock_b").guards("A").plan("big_bill", "wall")
    table.levels("big_bill", strength=7, cunning=5).dice(6, 6, 6, 6).turn_of("big_bill").play("attempt_escape")
    assert table.winner() == ""
    assert table.convict("big_bill").posture == 3
    table = inmates(PAIRS, "advanced_2p").at("rob_z", "cellblock_b").guards("A").plan("rob_z", "wall")
    table.convict("big_bill").posture = 3
    table.levels("rob_z", strength=6, cunning=6).dice(6, 6, 6, 6).turn_of("rob_z").play("attempt_escape")
    assert table.winner() == "big_bill"


def test_an_el_chapo_tries_only_as_kingpin_on_fourteen_x24() -> None:
    table = over_the_wall()
    table.game.endings = 1
    table.game.rivals[0].crowned = True
    table.with_rep("big_bill", 13).turn_of("big_bill")
    assert table.refused("attempt_escape") == "NOT_CROWNED"
    assert "14" in table.why_not("attempt_escape")
    table = over_the_wall()
    table.game.endings = 1
    table.game.rivals[0].crowned = True
    assert table.with_rep("big_bill", 14).turn_of("big_bill").refused("attempt_escape") == ""
