"""A learner who follows a room's lesson, and the rivals who follow its script."""

from __future__ import annotations

from typing import Any

from bighouse.engine.lesson import Lesson
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.story import Story
from tests.contract.sample import sample_of


def lesson_of(room: Room) -> Lesson:
    lesson = room.lesson()
    assert lesson is not None
    return lesson


class Learner:
    """Rivals who wait let the learner answer first where both are asked."""

    def __init__(self, room: Room, rivals_wait: bool = False) -> None:
        self.room = room
        self.lesson = lesson_of(room)
        self.seat = self.lesson.learner
        self.story = Story()
        settings = room.settings(self.lesson.players, self.lesson.options)
        self.game: Any = room.deal(self.lesson.players, settings, Rng(self.lesson.seed), story=self.story)
        self.scripts = {seat: list(words) for seat, words in self.lesson.rivals.items()}
        self.rivals_wait = rivals_wait
        self.step = 0
        self.rivals_play()

    def rivals_play(self) -> None:
        """The scripts go on as long as rivals are asked."""
        while not (self.rivals_wait and self.seat in self.game.to_act):
            asked = [seat for seat in self.game.to_act if self.scripts.get(seat)]
            if not asked:
                return
            self.play(asked[0], self.scripts[asked[0]].pop(0))

    def play(self, seat: int, words: str) -> None:
        self.game.play(seat, self.game.vocabulary.action(words))
        self.game.audit()

    def read(self) -> list[str]:
        """Read up to the next step that asks for an action: what may be done there, the lesson's own way first."""
        points_at = sample_of(self.room).points_at
        while self.step < len(self.lesson.steps):
            assert self.game.to_act == [self.seat]  # what a step says is read when the learner is asked
            step = self.lesson.steps[self.step]
            assert not step.point or points_at is None or points_at(self.game, step.point), step.point
            if step.do:
                options = [self.game.words(action) for action in self.game.options(self.seat)]
                return [words for words in step.do if words in options]
            self.step += 1
        return []

    def do(self, words: str) -> None:
        self.play(self.seat, words)
        self.step += 1
        self.rivals_play()

    def is_done(self) -> bool:
        """Whether all has been read and played, the scripts of the rivals too."""
        return self.step == len(self.lesson.steps) and not any(self.scripts.values())
