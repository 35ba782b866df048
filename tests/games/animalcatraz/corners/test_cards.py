"""Cards that are too many, and who may take them (RULES.md sections 11.2 and 11.3)."""

from __future__ import annotations

from bighouse.games.animalcatraz.rules.room_making import FlushStash, MakeRoom
from tests.games.animalcatraz.table import inmates

TRIO = "big_bill cold_cuts rob_z"


def test_what_is_too_much_for_the_convict_may_go_to_a_gangster_r102() -> None:
    table = inmates(TRIO, type="advanced_solo", modules="gangsters").gangsters("big_bill", "hoarder:phone thief_slick")
    table.carry("big_bill", "cash pills hammer").at("big_bill", "courtyard").turn_of("big_bill")
    table.play("drop carried hammer", "drop slot_1 phone").dice(5).play("job hoarder")
    assert table.carries("big_bill") == ["cash", "pills", "phone", "hammer"]
    assert table.asked() == "DropCard"
    table.play("lift carried pills")
    assert table.carries("big_bill") == ["cash", "phone", "hammer"]
    assert table.mat("big_bill") == ["cash", "phone", "hammer", "pills"]


def test_a_gangster_with_full_hands_takes_nothing_more() -> None:
    table = inmates(TRIO, type="advanced_solo", modules="gangsters").gangsters("big_bill", "thief_slick:phone")
    table.carry("big_bill", "cash pills hammer").at("big_bill", "utility").guards("A").turn_of("big_bill")
    table.play("icon work")
    assert table.asked() == "DropCard"
    assert table.options("lift") == []
    assert len(table.options("card carried")) >= 3


def test_the_stash_overflow_does_not_go_to_gangsters() -> None:
    table = inmates(TRIO, type="advanced_solo", modules="gangsters").gangsters("big_bill", "thief_slick")
    table.stash("big_bill", "cash pills hammer phone").start(FlushStash(0))
    assert table.asked() == "DropCard"
    assert table.options("lift") == []


def test_who_does_not_answer_drops_the_newest_card_d3() -> None:
    table = inmates(TRIO).carry("big_bill", "cash pills phone cash").start(MakeRoom(0))
    choice = table.game.choice(table.seat)
    assert choice is not None
    assert table.words(choice.lapse(table.game)) == "card carried cash"
