"""What the log tells beside the deed: the card behind it, who does it, and that the end is near."""

from __future__ import annotations

from bighouse.engine.record import Beginning, Record
from bighouse.engine.story import NO_CARD, Telling
from bighouse.games.lockup.box.components import GAIN_POWER
from bighouse.games.lockup.box.pack import PACKS
from bighouse.games.lockup.room import ROOM
from tests.games.lockup.table import Table, scene

BOX = PACKS.box(None)
NAMES = ["Ann", "Ben"]


def facts(table: Table, kind: str) -> list[dict[str, Telling]]:
    events = [event for event in table.story.events if event.kind.name == kind]
    return [table.game.room.facts(table.game, event, None) for event in events]


def said(table: Table, kind: str) -> list[str]:
    room = table.game.room
    events = [event for event in table.story.events if event.kind.name == kind]
    return [room.sentence(table.game, event, None, lambda seat: NAMES[seat]) for event in events]


def test_what_a_goon_gives_names_the_goon_and_what_the_place_gives_does_not() -> None:
    goon = next(goon for goon in BOX.goons if [effect.kind for effect in goon.effects] == [GAIN_POWER])
    text = f"goons: {goon.id} - - - -\nAnn: 9 scrap 9 iron 9 gold, storage 30\nat chow_hall: Ann 5; Ben 4"
    table = scene(f"lockup, 2 players\n{text}\nstart: lights out at chow hall", "Ann Ben")
    table.act("Ann", table.options("Ann", "recruit")[0])
    while table.asked("Ann").startswith("PayForGoon"):
        table.act("Ann", table.options("Ann")[0])
    (power,) = said(table, "power_gained")
    assert f" through the {goon.name}" in power
    assert facts(table, "power_gained")[0]["by_goon"] == goon.id
    assert not [words for words in said(table, "cubes_returned") if "through" in words]


def with_tome(tome: str, text: str = "") -> Table:
    """Ann has just played it on her turn."""
    text = f"lockup, 2 players\nAnn: 2 scrap, 2 suspicion\nAnn tomes: {tome}\n{text}\nstart: turn of Ann"
    return scene(text, "Ann Ben").act("Ann", f"play {tome}")


def test_every_exchange_names_the_tome_that_allows_it() -> None:
    table = with_tome("black_market_ledger").act("Ann", "exchange scrap for gold", "exchange scrap for iron")
    through = "through Black Market Ledger."
    assert said(table, "exchanged") == [
        f"Ann exchanged 1 scrap for 1 gold {through}",
        f"Ann exchanged 1 scrap for 1 iron {through}",
    ]
    assert [fact["by_tome"] for fact in facts(table, "exchanged")] == ["black_market_ledger"] * 2
    table.act("Ann", "go smithy")  # the turn goes on, and the tome is done
    table.act("Ann", table.options("Ann", "send")[0])
    assert [event.card for event in table.story.events if event.kind.name == "crew_sent"] == [NO_CARD]


def test_whom_suspicion_is_pinned_on_is_told_with_the_card() -> None:
    table = with_tome("snitchs_diary")
    assert said(table, "suspicion_given") == ["Ann pinned 1 suspicion on Ben through Snitch's Diary."]


def test_a_choice_within_a_trait_names_the_trait() -> None:
    text = "lockup, 2 players, advanced\nfirst player: Ben\nAnn: gnolls\nAnn dealt: lucky greedy\nstart: traits"
    table = scene(text, "Ann Ben").act("Ann", "keep_trait lucky", "gain gold")
    assert "Ann gained 1 gold through Lucky." in said(table, "cubes_gained")


def test_a_move_taken_back_and_made_anew_still_names_its_card() -> None:
    text = "lockup, 2 players\nseat 0: 2 scrap\nseat 0 tomes: black_market_ledger\nstart: turn of seat 0"
    record = Record(Beginning(ROOM, 2, scene=text))
    for words in ("play black_market_ledger", "exchange scrap for gold"):
        record.play(0, ROOM.vocabulary.action(words))
    record.undo(0)
    move = record.copy().play(0, ROOM.vocabulary.action("exchange scrap for iron"))
    (event,) = [event for event in move.events if event.kind.name == "exchanged"]
    assert ROOM.facts(record.game, event, None)["by_tome"] == "black_market_ledger"


def test_the_guards_lines_are_theirs() -> None:
    table = scene("lockup, 1 player\nstart: guard turn", "Ann")
    while table.asked("Ann") == "UncoverGuard":
        table.act("Ann", table.options("Ann")[0])
    game = table.game
    kinds = ("guard_shown", "location_shown")
    events = [event for event in table.story.events if event.kind.name in kinds]
    assert events
    assert {game.room.facts(game, event, 0)["seat"] for event in events} == {game.guards}


def test_the_last_round_is_announced_and_the_last_crew_is_the_last_turn() -> None:
    table = scene("lockup, 2 players\nround: 6\nstart: round", "Ann Ben")
    room, game = table.game.room, table.game
    assert "last" in room.last_round(game)
    seat = game.to_act[0]
    assert room.last_turn(game, seat) == ""
    game.players[seat].cell = 1
    assert room.last_turn(game, seat) != ""
    assert room.last_round(scene("lockup, 2 players\nround: 5\nstart: round", "Ann Ben").game) == ""
