"""Events: what happened, and who may know it."""

from bighouse.engine.rng import Rng
from bighouse.engine.story import UNKNOWN, Event, EventKind, Story
from tests.engine.helpers import play
from tests.engine.tiny_room import ROOM

PEEKED = EventKind("peeked", "seat card? place")


def test_only_the_knowers_see_what_is_secret() -> None:
    event = Event(PEEKED, [1, 42, 3], 0b110)
    assert event.seen_by(0) == [1, UNKNOWN, 3]
    assert event.seen_by(1) == event.seen_by(2) == [1, 42, 3]
    assert event.seen_by(None) == [1, UNKNOWN, 3]


def test_what_everyone_may_know_spectators_see_too() -> None:
    story = Story()
    story.add(PEEKED, [1, 42, 3, -1, -1], -1)
    assert story.events[0].seen_by(None) == [1, 42, 3]


def test_what_nobody_may_know() -> None:
    event = Event(PEEKED, [1, 42, 3], 0)
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == [[1, UNKNOWN, 3]] * 3


def test_what_is_seen_is_a_copy() -> None:
    event = Event(PEEKED, [1, 42, 3], -1)
    event.seen_by(0).clear()
    assert event.facts == [1, 42, 3]


def test_facts_have_names() -> None:
    event = Event(PEEKED, [1, 42, 3], 0b10)
    assert event.told_to(1) == {"event": "peeked", "seat": 1, "card": 42, "place": 3}
    assert event.told_to(0) == {"event": "peeked", "seat": 1, "card": UNKNOWN, "place": 3}


def test_a_game_tells_its_story_only_when_somebody_listens() -> None:
    deaf = ROOM.deal(2, ROOM.settings(2, {}), Rng(1))
    story = Story()
    heard = ROOM.deal(2, ROOM.settings(2, {}), Rng(1), story=story)
    play(deaf, "0 buy 2", "0 draw")
    play(heard, "0 buy 2", "0 draw")
    assert deaf.story is None
    assert deaf.fingerprint() == heard.fingerprint()
    assert [event.kind.name for event in story.events] == ["dealt", "dealt", "bought", "drew"]
    card = heard.hands[0][-1]
    assert story.events[-1].told_to(0)["card"] == card
    assert story.events[-1].told_to(1)["card"] == UNKNOWN


def test_nobody_listens_to_a_clone() -> None:
    story = Story()
    game = ROOM.deal(2, ROOM.settings(2, {}), Rng(1), story=story)
    told = len(story.events)
    copy = game.clone()
    play(copy, "0 buy 1")
    assert copy.story is None
    assert len(story.events) == told
