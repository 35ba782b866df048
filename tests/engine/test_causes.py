"""What a card puts on the agenda is its doing too, whenever that comes to be told."""

from __future__ import annotations

from typing import Any

from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.step import Choice, Step
from bighouse.engine.story import Event, EventKind, Story
from market.room import ROOM
from market.rules import DONE, DRAW

SAID = EventKind("said", "what")
BOOK = 3  # a kind of card


class Say(Step[Game]):
    """Tells of a thing."""

    def __init__(self, what: int) -> None:
        self.what = what

    def run(self, game: Game) -> None:
        game.tell(SAID, self.what)


class Pick(Choice[Game]):
    """Tells what was picked, and may ask again."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Game) -> list[int]:
        return [DRAW, DONE]

    def take(self, game: Game, action: int) -> None:
        game.tell(SAID, action)
        if self.left > 1:
            game.do_next(Pick(self.seat, self.left - 1))


class Read(Step[Game]):
    """A card's doing are these steps, and nothing else that this step puts on the agenda."""

    def __init__(self, card: int, steps: list[Step[Any]], first: list[Step[Any]], at_once: bool = False) -> None:
        self.card = card
        self.steps = steps
        self.first = first
        self.at_once = at_once

    def run(self, game: Game) -> None:
        game.because(BOOK, self.card)
        if self.at_once:
            game.gather([step for step in self.steps if isinstance(step, Choice)])
        else:
            game.do(self.steps)
        game.because()
        game.tell(SAID, 99)
        game.do(self.first)


def listened(*steps: Step[Any]) -> Game:
    game = ROOM.set_up(2, ROOM.settings(2, {}), Rng(1), None)
    game.main.agenda = []
    game.do(list(steps))
    game.story = Story()
    game.settle()
    return game


def told(game: Game) -> list[tuple[int, int]]:
    """What was told, each with the card behind it."""
    assert game.story is not None
    events: list[Event] = game.story.events
    assert {event.source for event in events if event.card >= 0} <= {BOOK}
    return [(event.facts[0], event.card) for event in events]


def test_steps_of_a_card_are_its_doing_and_no_others() -> None:
    game = listened(Read(7, [Say(1), Say(2)], [Say(3)]), Say(4))
    assert told(game) == [(99, -1), (3, -1), (1, 7), (2, 7), (4, -1)]


def test_a_card_within_a_card() -> None:
    inner = Read(8, [Say(1)], [Say(2)])
    game = listened(Read(7, [inner, Say(3)], []), Say(4))
    assert told(game) == [(99, -1), (99, 7), (2, 7), (1, 8), (3, 7), (4, -1)]


def test_a_later_choice_still_knows_its_card() -> None:
    game = listened(Read(7, [Pick(0, 2)], []), Pick(1, 1))
    game.play(0, DRAW)
    game.play(0, DONE)
    game.play(1, DONE)
    assert told(game) == [(99, -1), (DRAW, 7), (DONE, 7), (DONE, -1)]


def test_a_copy_knows_it_too_when_somebody_listens_again() -> None:
    game = listened(Read(7, [Pick(0, 2)], []), Pick(1, 1)).clone()
    game.play(0, DRAW)  # nobody listens
    copy = game.clone()
    copy.story = Story()
    copy.play(0, DONE)
    copy.play(1, DONE)
    assert told(copy) == [(DONE, 7), (DONE, -1)]


def test_answers_of_several_at_once() -> None:
    game = listened(Read(7, [Pick(0, 2), Pick(1, 1)], [], at_once=True), Say(4))
    game.story = Story()
    game.play(1, DRAW)
    game.play(0, DRAW)
    game.play(0, DONE)
    assert told(game) == [(DRAW, 7), (DRAW, 7), (DONE, 7), (4, -1)]


def test_the_position_is_the_same_whoever_listens() -> None:
    heard = listened(Read(7, [Say(1), Pick(0, 2)], []))
    deaf = ROOM.set_up(2, ROOM.settings(2, {}), Rng(1), None)
    deaf.main.agenda = []
    deaf.do([Read(7, [Say(1), Pick(0, 2)], [])])
    deaf.settle()
    assert heard.main.causes
    assert not deaf.main.causes
    assert heard.fingerprint() == deaf.fingerprint()
