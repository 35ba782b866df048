"""The guide of Architects: there is help on everything that can be asked, and no link leads nowhere."""

from __future__ import annotations

import re

import pytest

from bighouse.games.architects import chapters, questions
from bighouse.games.architects.components import PLACE_WORDS
from bighouse.games.architects.phrases import PHASE_WORDS
from bighouse.games.architects.room import ROOM
from tests.games.architects.plenty import walk
from tests.games.architects.walks import MODES, Mode

GUIDE = ROOM.guide()
ANCHORS = {chapter.anchor for chapter in GUIDE.chapters}
LINK = re.compile(r"\[([^\]]+)\]\(([^)]*)\)")
LONGEST = 1800  # characters: a chapter is read beside the table


def text_of(anchor: str) -> str:
    return next(chapter.text for chapter in GUIDE.chapters if chapter.anchor == anchor)


def test_every_question_has_a_chapter() -> None:
    assert set(chapters.CHAPTERS) == set(questions.QUESTIONS)
    assert set(chapters.CHAPTERS.values()) <= ANCHORS


def test_every_place_and_phase_has_a_chapter() -> None:
    assert len(chapters.PLACE_CHAPTERS) == len(PLACE_WORDS)
    assert len(chapters.PHASE_CHAPTERS) == len(PHASE_WORDS)
    assert {*chapters.PLACE_CHAPTERS, *chapters.PHASE_CHAPTERS} <= ANCHORS


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_who_is_asked_finds_a_chapter(mode: Mode) -> None:
    for game, _ in walk(mode, 7, 3):
        for seat in range(game.seats):
            chapter = ROOM.chapter(game, seat)
            assert chapter in ANCHORS if seat in game.to_act else chapter == ""


def test_chapters_are_short_and_links_lead_somewhere() -> None:
    for chapter in GUIDE.chapters:
        assert 0 < len(chapter.text) < LONGEST, chapter.anchor
        for _, target in LINK.findall(chapter.text):
            assert target.startswith("#"), target
            assert target[1:] in ANCHORS, target


def table_rows(anchor: str) -> list[list[str]]:
    lines = [line for line in text_of(anchor).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_figures_are_those_of_the_box() -> None:
    box = ROOM.catalogue()
    assert [int(row[2]) for row in table_rows("cathedral")] == [level.points for level in box.levels[1:]]
    assert [int(row[3]) for row in table_rows("cathedral")] == [level.spaces for level in box.levels[1:]]
    points = table_rows("virtue")[0][1:]
    steps = [0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14]
    assert [int(cell.replace("\u2212", "-")) for cell in points] == [box.virtue[step].points for step in steps]
    assert [int(cell) for cell in table_rows("virtue")[1][1:]] == [box.virtue[step].tax_avoided for step in steps]
    assert {row[0] for row in table_rows("characters")} == {card.name for card in box.characters}
