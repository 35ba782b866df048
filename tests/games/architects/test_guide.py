"""The guide of Architects: there is help on everything that can be asked, and no link leads nowhere."""

from __future__ import annotations

from bighouse.games.architects.box.components import PLACE_WORDS
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.words.phrases import PHASE_WORDS

GUIDE = ROOM.guide()
ANCHORS = {chapter.anchor for chapter in GUIDE.chapters}
LONGEST = 1800  # characters: a chapter is read beside the table


def text_of(anchor: str) -> str:
    return next(chapter.text for chapter in GUIDE.chapters if chapter.anchor == anchor)


def test_every_place_and_phase_has_a_chapter() -> None:
    assert {word.replace("_", "-") for word in (*PLACE_WORDS, *PHASE_WORDS)} <= ANCHORS


def test_chapters_are_short() -> None:
    for chapter in GUIDE.chapters:
        assert len(chapter.text) < LONGEST, chapter.anchor


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
