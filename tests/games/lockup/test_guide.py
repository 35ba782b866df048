"""The guide of Lockup: there is help on everything that can be asked, and no link leads nowhere."""

from __future__ import annotations

import re

import pytest

from bighouse.engine.guide import Guide
from bighouse.games.lockup import chapters, questions
from bighouse.games.lockup.components import GOAL_WORDS, LOCATION_WORDS, TOME_BITS
from bighouse.games.lockup.offers import Offer
from bighouse.games.lockup.room import ROOM
from bighouse.games.lockup.tomes import PlayOrPass
from tests.games.lockup.table import scene
from tests.games.lockup.walks import MODES, Mode, deal, walk

GUIDE = ROOM.guide()
ANCHORS = {chapter.anchor for chapter in GUIDE.chapters}
WINDOWS = {"tomes-lights-out", "tomes-strength", "tomes-patrol", "tomes-raid", "tomes-end"}
LINK = re.compile(r"\[([^\]]+)\]\(([^)]*)\)")


def text_of(anchor: str) -> str:
    return next(chapter.text for chapter in GUIDE.chapters if chapter.anchor == anchor)


# Everything has a chapter


def test_every_question_has_a_chapter() -> None:
    by_place = {choice for choice in questions.QUESTIONS if issubclass(choice, Offer)}
    assert set(chapters.CHAPTERS) | by_place | {PlayOrPass} == set(questions.QUESTIONS)
    assert not set(chapters.CHAPTERS) & (by_place | {PlayOrPass})
    assert set(chapters.CHAPTERS.values()) <= ANCHORS


def test_every_place_phase_kind_of_goal_and_window_has_a_chapter() -> None:
    assert len(chapters.LOCATION_CHAPTERS) == len(LOCATION_WORDS)
    assert len(chapters.GOAL_CHAPTERS) == len(GOAL_WORDS)
    assert {*chapters.LOCATION_CHAPTERS, *chapters.PHASE_CHAPTERS, *chapters.GOAL_CHAPTERS, *WINDOWS} <= ANCHORS


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_who_is_asked_finds_a_chapter(mode: Mode) -> None:
    for game, _ in walk(mode, 7):
        for seat in range(game.seats):
            chapter = ROOM.chapter(game, seat)
            assert chapter in ANCHORS if seat in game.to_act else chapter == ""
