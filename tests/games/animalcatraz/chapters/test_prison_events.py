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
