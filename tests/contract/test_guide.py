"""The rules in our own words: there is help on whatever is asked, it can be read, and no link leads nowhere."""

from __future__ import annotations

import re

import pytest

from bighouse.engine.room import Room
from tests.contract.modes import MODES, Mode
from tests.contract.sample import ROOMS
from tests.contract.walks import walk

GUIDED = [room for room in ROOMS if room.guide().chapters]
LINK = re.compile(r"\[[^\]]+\]\(([^)]*)\)")
TABLE = re.compile(r"(?:^\|.*\n?)+", re.MULTILINE)
every_guide = pytest.mark.parametrize("room", GUIDED, ids=lambda room: room.name)


def texts(room: Room) -> dict[str, str]:
    return {chapter.anchor: chapter.text for chapter in room.guide().chapters}


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.room in GUIDED], ids=str)
def test_who_is_asked_finds_a_chapter(mode: Mode) -> None:
    anchors = set(texts(mode.room))
    for game, _ in walk(mode, 7):
        for seat in range(game.seats):
            chapter = mode.room.chapter(game, seat)
            assert chapter in anchors if seat in game.to_act else chapter == ""


@every_guide
def test_no_link_leads_nowhere(room: Room) -> None:
    chapters = texts(room)
    for anchor, text in chapters.items():
        for target in LINK.findall(text):
            assert target.startswith("#"), (anchor, target)
            assert target[1:] in chapters, (anchor, target)


@every_guide
def test_it_is_plain_markdown(room: Room) -> None:
    for anchor, text in texts(room).items():
        assert text, anchor
        assert not re.search(r"[<>`]|!\[|^#|https?:|To be written", text, re.MULTILINE), anchor
        assert text.count("**") % 2 == 0, anchor
        for table in TABLE.findall(text):
            lines = table.splitlines()
            assert len({line.count("|") for line in lines}) == 1, anchor
            assert set(lines[1]) <= set("|-"), anchor


@every_guide
def test_chapters_are_short(room: Room) -> None:
    for anchor, text in texts(room).items():
        assert len(text.split()) < 430, anchor  # it is read beside the table
