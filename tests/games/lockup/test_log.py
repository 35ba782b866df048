"""The log of Lockup: sentences word by word, and for whose eyes."""

from __future__ import annotations

import pytest

from bighouse.engine.story import EVERYONE, EventKind
from bighouse.games.lockup.room import ROOM
from bighouse.games.lockup.rules import events
from tests.contract.modes import Mode, modes_of
from tests.contract.reading import name
from tests.contract.walks import walk
from tests.games.lockup.table import Table, scene

# Secrets of the story

OWNER_KNOWS = {  # who knows the secret facts of an event, when it has any
    events.TOME_DRAWN: ["tome"],
    events.TOMES_LOOKED_AT: ["tome", "other"],
    events.TOME_KEPT: ["tome", "other"],
    events.ITEMS_LOOKED_AT: ["item", "other"],
    events.PEEKED: ["token"],
}


@pytest.mark.parametrize("mode", modes_of(ROOM), ids=str)
def test_nobody_is_told_what_is_not_for_them(mode: Mode) -> None:
    for seed in range(4):
        for game, told in walk(mode, seed):
            for event in told:
                facts = dict(zip(event.kind.facts, event.facts))
                for viewer in [*range(game.seats), None]:
                    heard = event.told_to(viewer)
                    if viewer == facts.get("seat") or (event.kind is events.PEEKED and viewer == facts["owner"]):  # R68
                        assert event.seen_by(viewer) == event.facts
                        continue
                    for fact in OWNER_KNOWS.get(event.kind, []):
                        assert fact not in heard
                    if event.kind is events.CREW_SENT and facts["face_down"]:
                        assert "token" not in heard
                    if event.kind is events.CREW_MOVED and facts["face_down"] and "token" in heard:
                        assert viewer is not None
                        assert game.players[facts["seat"]].has_peeked(facts["token"], viewer)
                    if event.kind is events.ITEM_RESERVED and event.knowers != EVERYONE:
                        assert "item" not in heard
                    if event.kind is events.GUARD_PLACED and facts["face_down"]:
                        assert "guard" not in heard


# The log


def said(table: Table, viewer: int | None, kind: EventKind) -> list[str]:
    told = [event for event in table.story.events if event.kind is kind]
    return [ROOM.sentence(table.game, event, viewer, name) for event in told]


def test_a_face_down_token_is_named_to_its_owner_alone() -> None:
    table = scene("lockup, 3 players\nfirst player: seat 0\nstart: turn of seat 0")
    table.act(0, "go infirmary", "send lookout face_down", "send 4 face_up", "done")
    mine = ["Ada sent the lookout face down to the Infirmary.", "Ada sent a 4 to the Infirmary."]
    assert said(table, 0, events.CREW_SENT) == mine
    others = ["Ada sent a crew member face down to the Infirmary.", "Ada sent a 4 to the Infirmary."]
    assert said(table, 1, events.CREW_SENT) == others
    assert said(table, None, events.CREW_SENT) == others


def test_a_reader_may_be_called_you() -> None:
    table = scene("lockup, 3 players\nseat 0: 1 suspicion\nphase: patrol\nnext: Accuse(seat 0, 1)\nstart: refill")
    table.act(0, "accuse seat 1")
    [event] = [event for event in table.story.events if event.kind is events.SUSPICION_GIVEN]
    called = ["Ada", "You", "Cleo"]
    assert ROOM.sentence(table.game, event, 1, lambda seat: called[seat]) == "Ada pinned 1 suspicion on you."
    called = ["You", "Bea", "Cleo"]
    assert ROOM.sentence(table.game, event, 0, lambda seat: called[seat]) == "You pinned 1 suspicion on Bea."


def test_the_guards_say_by_which_rule_they_chose() -> None:
    """EXAMPLES.md A20."""
    table = scene(
        """
        lockup, 1 player
        guards: 2 scrap 1 potion 1 iron 1 gold
        at commissary: guards guard_blue_7
        start: lights out at commissary
        """
    )
    rule = "Of what the supply held, the guards owned least gold, the rarest of equals (§11.4, R56)."
    assert said(table, 0, events.GUARDS_CHOSE)[0] == rule
    assert said(table, 0, events.CUBES_GAINED)[0] == "The guards gained 1 gold."
