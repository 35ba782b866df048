"""The log of Architects: sentences word by word, and for whose eyes."""

from __future__ import annotations

import pytest

from bighouse.engine.story import EventKind, Story
from bighouse.games.architects.box import components
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.rules import events
from bighouse.games.architects.rules.captures import FreeCaptures
from bighouse.games.architects.rules.opponent import OPPONENT_TURN
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.rules.workshop import Workshop
from tests.contract.modes import Mode
from tests.contract.reading import NAMES, name
from tests.contract.walks import walk
from tests.games.architects.plenty import BOX, MODES, RIVAL, ask, table

# Secrets of the story, and its facts

SECRET = {events.CARD_DRAFTED, events.CARD_DRAWN, events.CARD_LOOKED_AT, events.CARD_KEPT, events.CARD_PUT_UNDER}


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_nobody_is_told_what_is_not_for_them(mode: Mode) -> None:
    for game, told in walk(mode, 1, 5):
        for event in told:
            for viewer in [*range(game.seats), None]:
                heard = event.told_to(viewer)
                shown = ROOM.facts(game, event, viewer)
                if event.kind in SECRET and viewer != event.facts[0]:
                    assert "building" not in heard
                    assert "building" not in shown
                elif event.kind in SECRET:
                    card = game.box.buildings[event.facts[1]]
                    assert shown["building"] == card.id
                    assert card.name in ROOM.sentence(game, event, viewer, name)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_facts_are_in_the_words_of_the_view(mode: Mode) -> None:
    ids = {card.id for card in ROOM.catalogue().apprentices} | {card.id for card in ROOM.catalogue().buildings}
    for game, told in walk(mode, 3, 5):
        for event in told:
            shown = ROOM.facts(game, event, 0)
            for fact in ("apprentice", "building"):
                assert shown.get(fact) in ids | {None}
            if "good" in event.kind.facts:
                assert shown["good"] in components.GOOD_WORDS
            if "place" in shown:
                assert shown["place"] in components.PLACE_WORDS
            if event.kind is events.VIRTUE_CHANGED:
                assert shown["change"] == event.facts[1]
            if event.kind is events.OPPONENT_DID and event.facts[2] == components.CHANGE_VIRTUE:
                assert shown["count"] == event.facts[3]


# The log


def said(game: Architects, viewer: int | None, kind: EventKind, called: list[str] = NAMES) -> list[str]:
    assert game.story is not None
    told = [event for event in game.story.events if event.kind is kind]
    return [ROOM.sentence(game, event, viewer, lambda seat: called[seat]) for event in told]


def test_the_log_calls_a_reader_you() -> None:
    game = table()
    game.players[RIVAL].at[components.QUARRY], game.players[RIVAL].home = 3, 17
    ask(game, FreeCaptures(0, 1))
    game.story = Story()
    game.play(0, game.vocabulary.action("capture quarry seat_1"))
    assert said(game, None, events.WORKERS_CAPTURED) == ["Ada captured 3 workers of Bess at the Quarry."]
    called = ["Ada", "You", "Cleo"]
    assert said(game, 1, events.WORKERS_CAPTURED, called) == ["Ada captured 3 workers of yours at the Quarry."]


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    game = table()
    game.story = Story()
    ask(game, Workshop(0, 1))
    game.play(0, game.vocabulary.action("plans"))
    card = BOX.buildings[game.players[0].hand[-1]].name
    assert said(game, 0, events.CARD_DRAWN) == [f"Ada drew the {card}."]
    assert said(game, 1, events.CARD_DRAWN) == said(game, None, events.CARD_DRAWN) == ["Ada drew a Building card."]


def test_the_opponent_says_step_by_step_what_it_does_and_by_which_rule() -> None:
    """RULES.md 15.4: a capture takes the largest group; the Quarry comes before the Forest."""
    game = table(Mode(ROOM, 1, {"opponent": "constantine"}))
    me = game.players[0]
    me.at[components.QUARRY], me.at[components.FOREST], me.home = 2, 2, 16
    game.schemes.append(game.schemes.pop(game.schemes.index(BOX.schemes.index(scheme("S17")))))
    game.story = Story()
    game.main.agenda.clear()
    game.main.options = []
    game.do_next(OPPONENT_TURN)
    game.settle()
    lines = [ROOM.sentence(game, event, 0, name) for event in game.story.events]
    assert lines == [
        "Constantine turned up scheme S17 (§15.2).",
        "Constantine sent a worker to the Quarry.",
        "The scheme said: 1 capture of the largest group (§15.4).",
        "The largest group had 2 workers; equal ones go by Guildhall workers, turn order, then place (§15.4).",
        "Constantine captured 2 workers of Ada at the Quarry.",
    ]


def scheme(card: str) -> components.Scheme:
    return next(entry for entry in BOX.schemes if entry.id == card)
