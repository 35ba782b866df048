"""Events: who takes part, who is punished, and what each card does (RULES.md section 25)."""

from __future__ import annotations

import pytest

from bighouse.games.animalcatraz.box.components import MANDATORY_PART, NOTHING, OPTIONAL_PART
from bighouse.games.animalcatraz.rules.prison_events import NEXT_EVENT
from tests.games.animalcatraz.table import BOX, InmateTable, inmates

TRIO = "big_bill cold_cuts rob_z"
FOUR = "big_bill rob_z cold_cuts vinnie"


def next_event(table: InmateTable, word: str = "weigh_in") -> InmateTable:
    """The start of round 3, with this card on top."""
    event = BOX.event(word)
    if event in table.game.events:
        table.game.events.remove(event)
    table.game.events.append(event)
    return table.shank(table.names[0]).on(1, 3).start(NEXT_EVENT)


# Taking part


def test_one_takes_part_once_in_its_space_at_no_action() -> None:
    table = inmates(TRIO).event("medical_check").at("big_bill", "infirmary").dice(1).turn_of("big_bill", actions=0)
    assert table.refused("attend") == ""
    table.carry("big_bill", "cash").play("attend")
    assert table.convict("big_bill").attended
    assert "has taken part already" in table.why_not("attend")


def test_elsewhere_nobody_takes_part() -> None:
    table = inmates(TRIO).event("medical_check").at("big_bill", "library").turn_of("big_bill")
    assert "takes place in the Infirmary" in table.why_not("attend")


def test_an_event_without_participation_is_not_attended() -> None:
    table = inmates(TRIO).event("blackout").turn_of("big_bill")
    assert "No Event is in force" in table.why_not("attend")


def test_every_event_that_is_attended_names_a_space() -> None:
    for event in BOX.events:
        if event.part in (OPTIONAL_PART, MANDATORY_PART) and not event.warden_level:
            assert event.space != NOTHING, event.id


# Missing it


def test_who_missed_a_mandatory_event_goes_to_the_hole_e23_s13() -> None:
    table = inmates(TRIO).event("medical_check").carry("big_bill", "hammer cash")
    table.convict("cold_cuts").attended = table.convict("rob_z").attended = True
    next_event(table)
    assert [table.space(who) for who in TRIO.split()] == ["hole", "cell_2", "cell_3"]
    assert sorted(table.chair[:2]) == ["cash", "hammer"]
    assert BOX.events[table.game.event].id == "weigh_in"  # revealed afterwards
    kinds = [event.kind.name for event in table.story.events]
    assert kinds.index("sent_to_hole") < kinds.index("event_revealed")
    table.begin_turn("big_bill")
    assert (table.actions("big_bill"), table.space("big_bill")) == (3, "courtyard")


def test_an_optional_event_may_be_missed() -> None:
    table = next_event(inmates(TRIO).event("snitch_list"))
    assert [table.space(who) for who in TRIO.split()] == ["cell_1", "cell_2", "cell_3"]


@pytest.mark.parametrize("kind", ["advanced_teams", "advanced_2p"])
def test_one_of_two_suffices_e24_r47(kind: str) -> None:
    table = inmates(FOUR, kind).event("medical_check")
    table.convict("rob_z").attended = True
    next_event(table)
    assert table.convict("big_bill").loss == table.convict("rob_z").loss == 0
    assert table.space("cold_cuts") == table.space("vinnie") == "hole"
    assert table.convict("cold_cuts").loss == table.convict("vinnie").loss == 2


def test_an_escaped_convict_is_not_asked_for_r47() -> None:
    table = inmates(FOUR, "advanced_teams").event("medical_check").escapes("big_bill")
    table.convict("cold_cuts").attended = True
    next_event(table)
    assert table.space("rob_z") == "hole"
    assert table.convict("big_bill").loss == 0


def test_a_scapegoat_goes_instead_x28_r67() -> None:
    table = inmates(TRIO, "advanced_solo", "gangsters").event("medical_check").carry("big_bill", "hammer")
    table.gangsters("big_bill", "scapegoat:cash").at("big_bill", "library")
    table.convict("cold_cuts").attended = table.convict("rob_z").attended = True
    next_event(table)
    assert table.options() == ["scapegoat", "pass"]
    table.play("scapegoat", "put carried")
    assert (table.space("big_bill"), table.convict("big_bill").loss) == ("library", 0)
    assert sorted(table.carries("big_bill")) == ["cash", "hammer"]
    assert table.crew("big_bill") == []


def test_the_next_event_lets_everybody_take_part_anew() -> None:
    table = inmates(TRIO).event("mail_call")
    table.convict("big_bill").attended = True
    next_event(table)
    assert not table.convict("big_bill").attended


def test_events_come_in_rounds_one_and_three_alone() -> None:
    table = inmates(TRIO).event("mail_call").shank("big_bill").on(1, 2).start(NEXT_EVENT)
    assert BOX.events[table.game.event].id == "mail_call"


# Each card


def attended(word: str, space: str, *dice: int, strength: int = 7, cunning: int = 3) -> InmateTable:
    """Big Bill takes part; he carries something, and a few cards lie ready."""
    table = inmates(TRIO).event(word).at("big_bill", space).carry("big_bill", "cash")
    table.slots("big_bill", strength, cunning).on_top("noodles pills").dice(*dice).turn_of("big_bill", actions=2)
    return table.play("attend")


def test_every_event_has_a_scenario_here_or_with_its_chapter() -> None:
    """Others modify: late payday corruption, Fight Night Fights, Blackout Steals, and Riot cards the Riot."""
    elsewhere = {"payday_late", "fight_night", "blackout", "gift_for_warden"}
    here = {
        "spicy_chow", "visiting_day", "weigh_in", "book_drive", "mail_call", "medical_check", "shakedown", "roll_call",
        "kitchen_duty", "snitch_list",
    }  # fmt: skip
    assert {event.id for event in BOX.events if not event.riot} == here | elsewhere


def test_spicy_chow_makes_primal_for_two_slots() -> None:
    table = attended("spicy_chow", "cafeteria")
    assert table.convict("big_bill").primal == 2
    assert table.convict("big_bill").cunning == 1
    assert table.actions("big_bill") == 3  # level 6 on the Primal bar brings one more at once (R41)


def test_visiting_day_brings_a_card_to_carry() -> None:
    assert attended("visiting_day", "cellblock_a").carries("big_bill") == ["cash", "noodles"]


@pytest.mark.parametrize(("die", "gain"), [(2, 0), (3, 1), (6, 1)])
def test_a_weigh_in_may_strengthen(die: int, gain: int) -> None:
    assert attended("weigh_in", "courtyard", die).convict("big_bill").strength == 7 + gain


@pytest.mark.parametrize(("die", "gain"), [(2, 0), (3, 1), (6, 1)])
def test_a_book_drive_may_teach(die: int, gain: int) -> None:
    assert attended("book_drive", "library", die).convict("big_bill").cunning == 3 + gain


@pytest.mark.parametrize(("die", "cards"), [(1, []), (2, []), (3, ["cash", "noodles"]), (6, ["cash", "noodles"])])
def test_mail_call_takes_a_card_or_brings_one(die: int, cards: list[str]) -> None:
    assert attended("mail_call", "utility", die).carries("big_bill") == cards


def test_a_medical_check_hurts_helps_or_brings_a_card() -> None:
    assert attended("medical_check", "infirmary", 2).convict("big_bill").strength == 6
    assert attended("medical_check", "infirmary", 3).options() == ["stat strength", "stat cunning"]
    assert attended("medical_check", "infirmary", 5).carries("big_bill") == ["cash", "noodles"]


@pytest.mark.parametrize(("die", "actions", "rep"), [(1, 1, 5), (3, 2, 5), (5, 2, 6)])
def test_roll_call(die: int, actions: int, rep: int) -> None:
    table = attended("roll_call", "courtyard", die)
    assert (table.actions("big_bill"), table.rep("big_bill")) == (actions, rep)


@pytest.mark.parametrize(("option", "left", "strength", "cunning"), [("option 1", 1, 8, 3), ("option 2", 2, 7, 2)])
def test_kitchen_duty(option: str, left: int, strength: int, cunning: int) -> None:
    table = attended("kitchen_duty", "cafeteria").play(option)
    convict = table.convict("big_bill")
    assert (convict.actions, convict.strength, convict.cunning) == (left, strength, cunning)


@pytest.mark.parametrize(("die", "rep"), [(2, 4), (3, 6)])
def test_the_snitch_list_costs_or_brings_rep(die: int, rep: int) -> None:
    assert attended("snitch_list", "cellblock_c", die).rep("big_bill") == rep


def test_a_shakedown_happens_as_it_is_revealed() -> None:
    table = inmates(TRIO).stash("big_bill", "hammer cash").stash("rob_z", "pills")
    next_event(table, "shakedown")
    assert table.asks() == "big_bill"
    table.play("card stash cash")
    assert (table.stashed("big_bill"), table.stashed("rob_z")) == (["hammer"], [])
