"""Events: what happened, and who may know it."""

from bighouse.engine.rng import Rng
from bighouse.engine.story import UNKNOWN, Event, EventKind, Story
from market.room import ROOM
from market.rules import Market
from tests.engine.helpers import play

PEEKED = EventKind("peeked", "seat card? place")


def test_only_the_knowers_see_what_is_secret() -> None:
    event = Event(PEEKED, [1, 42, 3], 0b110)
    assert event.seen_by(0) == [1, UNKNOWN, 3]
    assert event.seen_by(1) == event.seen_by(2) == [1, 42, 3]
    assert event.seen_by(None) == [1, UNKNOWN, 3]


def test_what_everyone_may_know_spectators_see_too() -> None:
    story = Story()
    story.add(PEEKED, [1, 42, 3], -1)
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
    assert event.told_to(1) == {"seat": 1, "card": 42, "place": 3}
    assert event.told_to(0) == {"seat": 1, "place": 3}


def test_a_game_tells_its_story_only_when_somebody_listens() -> None:
    deaf = ROOM.deal(2, ROOM.settings(2, {}), Rng(1))
    story = Story()
    heard = ROOM.deal(2, ROOM.settings(2, {}), Rng(1), story=story)
    play(deaf, "0 buy 2", "0 draw")
    play(heard, "0 buy 2", "0 draw")
    assert deaf.story is None
    assert deaf.fingerprint() == heard.fingerprint()
    assert [event.kind.name for event in story.events] == ["dealt", "dealt", "bought", "drew"]
    assert isinstance(heard, Market)
    card = heard.hands[0][-1]
    assert story.events[-1].told_to(0)["card"] == card
    assert "card" not in story.events[-1].told_to(1)


def test_nobody_listens_to_a_clone() -> None:
    story = Story()
    game = ROOM.deal(2, ROOM.settings(2, {}), Rng(1), story=story)
    told = len(story.events)
    copy = game.clone()
    play(copy, "0 buy 1")
    assert copy.story is None
    assert len(story.events) == told


def test_an_event_remembers_the_card_behind_it() -> None:
    story = Story()
    game = ROOM.deal(2, ROOM.settings(2, {}), Rng(1), story=story)
    game.because(2, 7)
    game.tell(PEEKED, 1)
    game.because()
    game.tell(PEEKED, 1)
    assert [(event.source, event.card) for event in story.events[-2:]] == [(2, 7), (-1, -1)]
    kept = story.events[-2].known([0, 1, 2], 0)
    assert (kept.facts, kept.knowers, kept.source, kept.card) == ([0, 1, 2], 0, 2, 7)


def test_a_pause_keeps_the_table_as_it_was() -> None:
    story = Story()
    game = ROOM.deal(2, ROOM.settings(2, {}), Rng(1), story=story)
    dealt = game.fingerprint()
    game.pause()
    game.pause()  # nothing has happened since
    play(game, "0 buy 2", "0 draw")
    assert [pause.events for pause in story.pauses] == [2]
    assert story.pauses[0].game.fingerprint() == dealt != game.fingerprint()


FOUGHT = EventKind("fought", "seat rolled:die* added* with:card?*")
WORDS = {"card": ["club", "spoon"]}


def test_a_fact_may_be_a_list() -> None:
    event = Event(FOUGHT, [2, 3, 6, 1, 6, 1, -1, 2, 1, 0], 0b100)
    assert event.told_to(2) == {"seat": 2, "rolled": [6, 1, 6], "added": [-1], "with": [1, 0]}
    assert event.told_to(0) == {"seat": 2, "rolled": [6, 1, 6], "added": [-1]}  # not even how many
    assert event.in_words(2, WORDS)["with"] == ["spoon", "club"]


def test_a_number_below_zero_is_told_and_no_card_is_left_out() -> None:
    lost = EventKind("lost", "seat by:seat points card")
    told = Event(lost, [0, -1, -1, -1], -1).in_words(None, WORDS)
    assert told == {"seat": 0, "points": -1}


def test_dice_are_rolled_in_the_open_and_told_with_every_modifier() -> None:
    rolled = EventKind("rolled", "seat rolled:die* added*")
    game = ROOM.deal(2, ROOM.settings(2, {}), Rng(1))
    shown: set[int] = set()
    for _ in range(60):
        game.story = Story()
        reveals = game.reveals
        dice = game.roll(rolled, [1], 2, 6, [3, -1])
        assert game.reveals == reveals + 1
        assert game.story.events[0].told_to(None) == {"seat": 1, "rolled": dice, "added": [3, -1]}
        shown |= set(dice)
    assert shown == {1, 2, 3, 4, 5, 6}
