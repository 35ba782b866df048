"""Effects of cards, Events and jobs (box/components.py)."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.effects import RunScript
from bighouse.games.animalcatraz.rules.state import FIRST_GANGSTER
from tests.games.animalcatraz.table import BOX, InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"


def run(table: InmateTable, script: int, target: int = NOTHING) -> InmateTable:
    """A script for Big Bill, in his turn."""
    table.game.active = 0
    table.convict("big_bill").actions = 3
    return table.start(RunScript(script, 0, 0, target))


def event(word: str) -> int:
    return BOX.events[BOX.event(word)].script


def test_a_mail_call_takes_or_brings_a_card() -> None:
    table = run(inmates(TRIO).carry("big_bill", "hammer cash").dice(2), event("mail_call"))
    assert table.options() == ["card carried hammer", "card carried cash"]
    table.play("card carried hammer")
    assert (table.carries("big_bill"), table.chair[0]) == (["cash"], "hammer")
    assert not table.knows("cold_cuts", "hammer")
    table = run(inmates(TRIO).on_top("noodles").dice(3), event("mail_call"))
    assert table.carries("big_bill") == ["noodles"]
    table = run(inmates(TRIO).dice(1), event("mail_call"))
    assert table.carries("big_bill") == []


def test_a_medical_check_leaves_a_choice_on_three_and_four() -> None:
    table = run(inmates(TRIO).dice(4), event("medical_check"))
    assert table.options() == ["stat strength", "stat cunning"]
    table.play("stat cunning")
    assert table.convict("big_bill").cunning == 2
    table = run(inmates(TRIO).dice(1), event("medical_check"))
    assert table.convict("big_bill").strength == 6
    table = run(inmates(TRIO).primal("big_bill").dice(4), event("medical_check"))
    assert table.convict("big_bill").strength == 8


@pytest.mark.parametrize(("option", "left", "strength", "cunning"), [("option 1", 2, 8, 1), ("option 2", 3, 7, 0)])
def test_kitchen_duty_is_done_or_shirked(option: str, left: int, strength: int, cunning: int) -> None:
    table = run(inmates(TRIO), event("kitchen_duty")).play(option)
    convict = table.convict("big_bill")
    assert (convict.actions, convict.strength, convict.cunning) == (left, strength, cunning)


def test_roll_call_takes_an_action_or_gives_rep() -> None:
    assert run(inmates(TRIO).dice(1), event("roll_call")).actions("big_bill") == 2
    assert run(inmates(TRIO).dice(6), event("roll_call")).rep("big_bill") == 6


def test_spicy_chow_makes_primal_once() -> None:
    table = run(inmates(TRIO), event("spicy_chow"))
    assert table.convict("big_bill").primal == 2
    table = run(inmates(TRIO).primal("big_bill", 1), event("spicy_chow"))
    assert table.convict("big_bill").primal == 1


def test_a_shakedown_takes_a_card_of_every_stash() -> None:
    table = inmates(TRIO).stash("big_bill", "hammer cash").stash("cold_cuts", "pills").shank("big_bill")
    table.start(RunScript(event("shakedown"), 0, 0, NOTHING))
    assert table.asks() == "big_bill"
    table.play("card stash cash")
    assert (table.stashed("big_bill"), table.stashed("cold_cuts"), table.stashed("rob_z")) == (["hammer"], [], [])


def test_who_has_two_cells_chooses_among_both() -> None:
    table = inmates("big_bill rob_z cold_cuts vinnie", "advanced_2p").stash("big_bill", "hammer").stash("rob_z", "cash")
    table.start(RunScript(event("shakedown"), 0, 0, NOTHING))
    assert table.options() == ["card stash hammer", "card partner_stash cash"]
    table.play("card partner_stash cash")
    assert (table.stashed("big_bill"), table.stashed("rob_z")) == (["hammer"], [])


def test_a_hoarder_takes_back_what_was_discarded_last() -> None:
    script = BOX.gangsters[BOX.gangster("hoarder")].script
    table = inmates(TRIO).carry("cold_cuts", "hammer cash")
    for copy in table.convict("cold_cuts").carry:
        table.game.chair.insert(0, copy)
    table.convict("cold_cuts").carry = []
    table = run(table.dice(5), script)
    assert table.carries("big_bill") == ["cash", "hammer"]


def test_strength_losses_hit_a_gangster_in_levels_e40_r25() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").gangsters("cold_cuts", "brawler_knuckles")
    gangster = BOX.gangster("brawler_knuckles")
    vest = BOX.cards[BOX.card("phonebook_vest")].script
    strength = BOX.gangsters[gangster].strength
    run(table, vest, FIRST_GANGSTER + gangster)
    assert table.game.hurt[gangster] == 2
    run(table, vest, FIRST_GANGSTER + gangster)
    assert table.game.hurt[gangster] == min(4, strength)


def test_lost_actions_of_a_gangster_are_his_convicts_r25() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").gangsters("cold_cuts", "brawler_knuckles")
    run(table, BOX.cards[BOX.card("tray_vest")].script, FIRST_GANGSTER + BOX.gangster("brawler_knuckles"))
    assert table.convict("cold_cuts").loss == 1
