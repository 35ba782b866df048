"""What rivals call out as a Convict enters their space: the Cult Leader, then Trash Tags (RULES.md 7 and 28)."""

from __future__ import annotations

import pytest

from tests.games.animalcatraz.table import InmateTable, inmates

CULT = "natas_elpicsid rob_z cold_cuts"
TRIO = "big_bill cold_cuts rob_z"


def calls(cunning: int, actions: int) -> InmateTable:
    """Rob Z. with Cunning 2 walks into the Infirmary, where Natas is."""
    table = inmates(CULT).at("natas_elpicsid", "infirmary").levels("natas_elpicsid", cunning=cunning)
    table.at("rob_z", "cellblock_b").levels("rob_z", cunning=2).carry("rob_z", "cash")
    return table.turn_of("rob_z", actions=actions).play("move infirmary")


def test_the_cult_leader_takes_an_action_e57() -> None:
    table = calls(5, actions=3)
    assert (table.asked(), table.asks()) == ("CultCall", "natas_elpicsid")
    table.play("call")
    assert table.actions("rob_z") == 1


def test_silence_takes_nothing_e57() -> None:
    assert calls(5, actions=3).play("pass").actions("rob_z") == 2


def test_without_an_action_left_there_is_nothing_to_take_e57() -> None:
    assert calls(5, actions=1).asked() == "TakeTurn"


@pytest.mark.parametrize(("actions", "left"), [(3, 1), (1, 0)])
def test_the_second_skill_takes_cunning_even_without_an_action_e57(actions: int, left: int) -> None:
    table = calls(7, actions)
    before = table.convict("rob_z").cunning
    table.play("call")
    assert table.actions("rob_z") == left
    assert table.convict("rob_z").cunning == before - 1


def test_equal_cunning_does_not_listen() -> None:
    table = inmates(CULT).at("natas_elpicsid", "infirmary").levels("natas_elpicsid", cunning=5)
    table.at("rob_z", "cellblock_b").levels("rob_z", cunning=5).turn_of("rob_z").play("move infirmary")
    assert table.asked() == "TakeTurn"


@pytest.mark.parametrize("hindrance", ["lying", "primal", "cell"])
def test_only_who_stands_there_and_has_the_skill_calls_r44(hindrance: str) -> None:
    table = inmates(CULT).levels("natas_elpicsid", cunning=5).levels("rob_z", cunning=2).at("rob_z", "library")
    table.at("natas_elpicsid", "cellblock_a")
    if hindrance == "lying":
        table.lies("natas_elpicsid")
    elif hindrance == "primal":
        table.primal("natas_elpicsid")
    else:
        table.at("natas_elpicsid", "cell_1")
    table.turn_of("rob_z").play("move cellblock_a")
    assert table.asked() == "TakeTurn"


# Trash Tags


def tagged(reaction_seconds: int = 0) -> InmateTable:
    table = inmates(TRIO, "advanced_solo", "trash_tags", reaction_seconds=reaction_seconds)
    return table.at("cold_cuts rob_z", "cellblock_a")


def test_everybody_there_is_asked_at_once_and_may_place_a_tag() -> None:
    table = tagged().turn_of("big_bill").play("move cellblock_a")
    assert sorted(table.game.to_act) == [1, 2]
    table.play("provoke", by="rob_z").play("pass", by="cold_cuts")
    assert table.game.rivals[2].tags == 1
    assert table.game.rivals[1].tags == 2
    assert table.asked() == "TakeTurn"


def test_every_entrance_provokes_anew_as_long_as_tags_are_left() -> None:
    table = tagged().at("cold_cuts", "library").turn_of("big_bill").play("move cellblock_a", "provoke")
    table.play("move infirmary", "move cellblock_a", "provoke")
    assert table.game.rivals[2].tags == 0
    table.play("move infirmary", "move cellblock_a")
    assert table.asked() == ""  # no tag and no Action is left: the turn is over


def test_a_lying_convict_provokes_nobody() -> None:
    table = tagged().lies("rob_z").lies("cold_cuts").turn_of("big_bill").play("move cellblock_a")
    assert table.asked() == "TakeTurn"


def test_a_convict_moved_by_somebody_else_is_not_provoked() -> None:
    table = inmates("big_bill cold_cuts rob_z", "advanced_solo", "trash_tags").levels("big_bill", cunning=2)
    table.at("big_bill cold_cuts", "cellblock_a").at("rob_z", "library").guards("A").turn_of("big_bill")
    table.play("shove cold_cuts", "space library")
    assert table.asked() == "TakeTurn"


def test_partners_are_not_asked() -> None:
    table = inmates("big_bill rob_z cold_cuts vinnie", "advanced_teams", "trash_tags").at("rob_z", "cellblock_a")
    table.turn_of("big_bill").play("move cellblock_a")
    assert table.asked() == "TakeTurn"


def test_reactions_are_timed_and_may_be_answered_beforehand_r44() -> None:
    table = tagged(reaction_seconds=10).turn_of("big_bill").play("move cellblock_a")
    choice = table.game.choice(1)
    assert choice is not None
    assert (choice.seconds(table.game), choice.topic(table.game)) == (10, "trash_tags")
    assert table.words(choice.lapse(table.game)) == "pass"


def test_without_the_module_nobody_is_provoked() -> None:
    table = inmates(TRIO, "advanced_solo").at("cold_cuts", "cellblock_a").turn_of("big_bill").play("move cellblock_a")
    assert table.asked() == "TakeTurn"


def topic(table: InmateTable, seat: int) -> tuple[str, str]:
    """What the seat is asked, and to what it may leave a standing answer."""
    choice = table.game.choice(seat)
    assert choice is not None
    return table.asked(), choice.topic(table.game)


def test_whoever_is_attacked_may_leave_an_answer_and_whoever_attacks_is_asked() -> None:
    table = (
        inmates(TRIO).at("big_bill cold_cuts", "courtyard").carry("big_bill", "hammer").carry("cold_cuts", "cleaver")
    )
    table.guards("C").dice(6, 6, 1, 1).turn_of("big_bill").play("attack cold_cuts")
    assert topic(table, 0) == ("Reveal", "")
    table.play("pass")
    assert topic(table, 1) == ("Reveal", "weapons_in_defence")
    table.play("pass")
    assert topic(table, 1) == ("Protect", "armor")


def test_who_strikes_back_may_leave_an_answer() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").at("big_bill cold_cuts", "courtyard").guards("C")
    table.gangsters("cold_cuts", "thief_slick").levels("cold_cuts", cunning=5).dice(6, 6, 1, 1)
    table.turn_of("big_bill").play("attack cold_cuts", "fighter thief_slick")
    assert topic(table, 1) == ("StrikeBack", "striking_back")


def test_whose_pockets_are_picked_may_leave_an_answer() -> None:
    table = inmates(TRIO).at("big_bill cold_cuts", "courtyard").carry("cold_cuts", "inside_pocket").guards("C")
    table.turn_of("big_bill").play("pickpocket self cold_cuts")
    assert topic(table, 1) == ("GuardGoods", "guarded_goods")
