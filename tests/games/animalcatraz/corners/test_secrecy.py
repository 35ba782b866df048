"""Cards that change hands face down: who knew one of several does not know which it was (RULES.md section 32.2)."""

from __future__ import annotations

from bighouse.games.animalcatraz.rules.mats import learn
from bighouse.games.animalcatraz.rules.night import NIGHT_STEPS
from tests.games.animalcatraz.table import BOX, InmateTable, inmates


def peeked(table: InmateTable, who: str, by: str, card: str) -> int:
    """Somebody has seen a card that a Convict or one of its Gangsters carries."""
    convict = table.convict(who)
    held = [table.game.held[gangster] for gangster in convict.gangsters]
    [copy] = [copy for copy in convict.carry + held if copy >= 0 and BOX.of(copy).id == card]
    learn(table.game, copy, 1 << table.convict(by).seat)
    return copy


def test_the_warden_is_paid_face_down() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="warden")
    table.carry("big_bill", "cash hammer").at("big_bill", "courtyard").warden("cellblock_a").guards("C")
    copy = peeked(table, "big_bill", "cold_cuts", "hammer")
    table.turn_of("big_bill").play("move cellblock_a", "card carried hammer")
    assert not table.game.known[copy] >> 1 & 1
    assert table.game.known[copy] >> 0 & 1


def test_a_thief_with_full_hands_drops_one_of_two_unseen() -> None:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters")
    table.gangsters("big_bill", "thief_slick:hammer").carry("big_bill", "cash pills phone").carry("cold_cuts", "wrench")
    table.at("big_bill cold_cuts", "courtyard").guards("C")
    hammer = peeked(table, "big_bill", "rob_z", "hammer")
    [wrench] = table.convict("cold_cuts").carry
    table.dice(6, 6, 1, 1).turn_of("big_bill").play("pickpocket slot_1 cold_cuts", "pass", "card slot_1 hammer")
    assert table.mat("big_bill") == ["cash", "pills", "phone", "wrench"]
    for copy in (hammer, wrench):  # neither who had seen the one nor who had carried the other can tell
        assert not table.game.known[copy] & 0b110


def test_where_a_fight_takes_place_is_where_it_began() -> None:
    """The Convict that began it is in its cell by now, its Gangster fights on."""
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters")
    table.gangsters("big_bill", "brawler_knuckles").at("big_bill cold_cuts", "courtyard").guards("C")
    table.dice(1, 1, 6, 6).turn_of("big_bill").play("attack cold_cuts", "fighter big_bill")
    assert table.space("big_bill") == "cell_1"
    fight = table.game.view(0).fight
    assert fight is not None
    assert fight.space == "courtyard"


def test_that_a_guard_trap_lies_under_a_guard_everybody_sees() -> None:
    """It is laid face down, as cards are in vacant cells: that one is there is no secret."""
    table = inmates("vinnie cold_cuts rob_z", type="advanced_solo", modules="legacy_guard_traps")
    table.at("vinnie", "library").guard("library", owner="vinnie").carry("vinnie", "guard_trap_1").turn_of("vinnie")
    table.play("lay_trap carried guard_trap_1")
    assert all(table.game.view(seat).spaces[0].trapped for seat in range(3))


def test_a_primal_convict_is_asked_at_night_whatever_lies_in_its_stash() -> None:
    """It has but one way to spend its slots: to be asked only with a Cell Upgrade would betray that one."""
    for hidden in ("bookshelf", "noodles"):
        table = inmates("big_bill cold_cuts rob_z").primal("big_bill", 3).stash("big_bill", hidden).start(NIGHT_STEPS)
        assert table.convict("big_bill").seat in table.game.to_act
    table = inmates("big_bill cold_cuts rob_z").primal("big_bill", 3).start(NIGHT_STEPS)
    assert table.convict("big_bill").seat not in table.game.to_act  # there is nothing to betray
