"""The guided first game: its script plays through whatever the learner chooses, and points at what exists."""

from __future__ import annotations

import re
from itertools import chain

import msgspec
import pytest

from bighouse.engine.lesson import Lesson
from bighouse.engine.playout import playout
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from tests.contract.learner import Learner, lesson_of
from tests.contract.sample import ROOMS

TAUGHT = [room for room in ROOMS if room.lesson() is not None]
every_lesson = pytest.mark.parametrize("room", TAUGHT, ids=lambda room: room.name)


def follow(room: Room, choices: list[int], seen: set[str]) -> list[int]:
    """Follow the lesson, taking these choices where there are some; returns how many there were at each step."""
    learner = Learner(room)
    open_to: list[int] = []
    while allowed := learner.read():
        taken = choices[len(open_to)] if len(open_to) < len(choices) else 0
        open_to.append(len(allowed))
        seen.update(allowed)
        learner.do(allowed[taken])
    assert learner.is_done(), learner.lesson.steps[learner.step]
    return open_to


@every_lesson
def test_the_script_plays_through_word_for_word(room: Room) -> None:
    learner = Learner(room)
    for step in learner.lesson.steps:
        if step.do:
            assert learner.read()[0] == step.do[0]
            learner.do(step.do[0])
    assert learner.read() == []
    assert learner.is_done()
    assert learner.game.to_act == [learner.seat]


@every_lesson
def test_it_plays_through_whatever_the_learner_chooses(room: Room) -> None:
    waiting: list[list[int]] = [[]]
    allowed: set[str] = set()
    while waiting:
        choices = waiting.pop()
        open_to = follow(room, choices, allowed)
        for position in range(len(choices), len(open_to)):
            path = choices + [0] * (position - len(choices))
            waiting += [[*path, other] for other in range(1, open_to[position])]
    assert allowed == {words for step in lesson_of(room).steps for words in step.do}


@every_lesson
def test_the_game_goes_on_to_its_end_without_help(room: Room) -> None:
    learner = Learner(room)
    while allowed := learner.read():
        learner.do(allowed[0])
    playout(learner.game, Rng(1))
    assert learner.game.over
    learner.game.audit()


@every_lesson
def test_every_word_of_it_is_in_the_vocabulary(room: Room) -> None:
    lesson = lesson_of(room)
    for words in chain(*(step.do for step in lesson.steps), *lesson.rivals.values()):
        assert room.vocabulary.words(room.vocabulary.action(words)) == words


@every_lesson
def test_it_is_short_and_friendly(room: Room) -> None:
    lesson = lesson_of(room)
    assert 8 <= lesson.minutes <= 15
    assert len(lesson.steps) < 80
    for step in lesson.steps:
        assert 1 <= len(re.findall(r"[.!?]+( |$)", step.say)) <= 3, step.say
        assert len(step.say) < 200, step.say
        assert step.part


@every_lesson
def test_its_steps_point_somewhere_and_its_chapters_exist(room: Room) -> None:
    anchors = {chapter.anchor for chapter in room.guide().chapters}
    for step in lesson_of(room).steps:
        assert step.point, step.say
        assert step.chapter == "" or step.chapter in anchors


@every_lesson
def test_it_goes_over_the_wire(room: Room) -> None:
    lesson = lesson_of(room)
    assert msgspec.json.decode(msgspec.json.encode(lesson), type=Lesson) == lesson
