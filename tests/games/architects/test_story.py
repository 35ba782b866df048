"""What the log tells beside the deed: the card behind it, who does it, and that the end is near."""

from __future__ import annotations

from typing import cast

from bighouse.engine.story import Telling
from bighouse.games.architects.rules.state import Architects
from tests.games.architects.table import Table, scene

NAMES = ["Ann", "Ben", "Cleo"]


def turn(text: str) -> Table:
    return scene(f"architects, 2 players\n{text}\nstart: turn of Ann", "Ann Ben")


def said(table: Table, kind: str) -> list[str]:
    room = table.game.room
    events = [event for event in table.story.events if event.kind.name == kind]
    return [room.sentence(table.game, event, None, lambda seat: NAMES[seat]) for event in events]


def facts(table: Table, kind: str) -> list[dict[str, Telling]]:
    events = [event for event in table.story.events if event.kind.name == kind]
    return [table.game.room.facts(table.game, event, None) for event in events]


def test_a_gain_names_the_apprentice_that_gave_it_and_no_other_gain_does() -> None:
    table = turn("at forest: Ann 1\nAnn apprentices: woodcutter").act("Ann", "go forest")
    assert said(table, "gained") == ["Ann gained 2 wood.", "Ann gained 1 wood through the Woodcutter."]
    assert [fact.get("by_apprentice") for fact in facts(table, "gained")] == [None, "woodcutter"]


def test_a_building_is_named_where_it_gives_goods() -> None:
    table = turn("Ann: 4 clay 2 stone\nAnn hand: lumber_camp").act("Ann", "build lumber_camp")
    assert said(table, "gained") == ["Ann gained 4 wood through the Lumber Camp."]
    assert facts(table, "gained")[0]["by_building"] == "lumber_camp"


def test_virtue_of_a_hire_is_the_apprentices_doing() -> None:
    table = turn("Ann: 4 silver, 7 virtue\nupper row: thief").act("Ann", "go workshop", "hire thief")
    assert all(words.endswith("through the Thief.") for words in said(table, "virtue_changed"))


def test_the_church_is_named_when_its_choice_is_made() -> None:
    table = turn("Ann: 3 clay 3 stone, 2 unpaid\nAnn hand: church").act("Ann", "build church", "destroy_debt")
    assert said(table, "debt_destroyed") == ["Ann destroyed 1 unpaid debt through the Church."]
    assert facts(table, "debt_destroyed")[0]["by_building"] == "church"


def test_what_all_gain_names_the_building_for_everybody() -> None:
    text = "Ann: 2 wood 3 stone 2 marble, 5 virtue\nBen: 14 virtue, 1 unpaid\nAnn hand: monument"
    table = turn(f"{text}\nAnn apprentices: labourer").act("Ann", "build monument").act("Ben", "destroy_debt")
    assert all(words.endswith("through the Monument.") for words in said(table, "virtue_changed")[1:])
    assert said(table, "debt_destroyed") == ["Ben destroyed 1 unpaid debt through the Monument."]


def test_captures_that_a_building_allows_name_it() -> None:
    text = "at forest: Ben 2\nat quarry: Ben 1\nAnn: 3 wood 5 stone 1 gold\nAnn hand: armoury"
    table = turn(f"{text}\nAnn apprentices: labourer").act("Ann", "build armoury", "capture forest Ben")
    assert said(table, "workers_captured") == ["Ann captured 2 workers of Ben at the Forest through the Armoury."]


def test_a_payment_has_no_card_behind_it() -> None:
    table = turn("Ann: 4 silver, 7 virtue\nupper row: thief").act("Ann", "go workshop", "hire thief")
    assert not [words for words in said(table, "paid") if "through" in words]


def test_what_the_opponent_decides_is_its_own_line() -> None:
    table = scene("architects, 1 player, opponent constantine\nstart: turn of Ann", "Ann").act("Ann", "go quarry")
    shown = facts(table, "scheme_shown")
    assert [fact["seat"] for fact in shown] == [table.game.automaton]
    assert said(table, "scheme_shown")[0].startswith("Constantine turned up scheme ")
    assert {fact["seat"] for fact in facts(table, "opponent_did")} == {table.game.automaton}


def test_the_opponents_turn_stands_still_between_its_steps() -> None:
    """Whoever listens is shown the table before each step: the worker is placed before the first action."""
    table = scene("architects, 1 player, opponent constantine\nstart: turn of Ann", "Ann").act("Ann", "go quarry")
    automaton = table.game.automaton
    kinds = [event.kind.name for event in table.story.events]
    pauses = [pause for pause in table.story.pauses if pause.events > kinds.index("turn_began")]
    before = [cast(Architects, pause.game).players[automaton].home for pause in pauses]
    assert before[0] == before[-1] + 1  # it went to work in between
    assert all(pause.game is not table.game and pause.game.story is None for pause in pauses)


def test_the_last_round_is_announced_and_each_is_told_of_the_last_turn() -> None:
    """Section 12: the last space of the Guildhall gives everybody one more turn."""
    text = "guildhall: Red 5; Green 5; Blue 5\nBlue: 2 wood 2 stone\nBlue hand: well\nstart: turn of Blue"
    table = scene(f"architects, 3 players\n{text}", "Red Green Blue")
    room = table.game.room
    assert (room.last_round(table.game), room.last_turn(table.game, 2)) == ("", "")
    table.act("Blue", "build well")
    for seat, who in enumerate(("Red", "Green", "Blue")):
        assert "one more turn" in room.last_round(table.game)
        assert [bool(room.last_turn(table.game, other)) for other in range(3)] == [other == seat for other in range(3)]
        table.act(who, "go quarry")
    assert (room.last_round(table.game), room.last_turn(table.game, 0)) == ("", "")
