"""9. What is cited can be opened: every ruling and section that a game's words name stands in its rulebook."""

import re

import pytest

from bighouse.engine.room import Room
from bighouse.games import rooms

CITED = re.compile(r"\bR\d+\b|§(\d+(?:\.\d+)?)|\bsection (\d+(?:\.\d+)?)")
ROOMS = list(rooms().values())


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_citation_can_be_opened(room: Room) -> None:
    rulebook = room.rulebook()
    known = {ruling.name for ruling in rulebook.rulings} | {section.number for section in rulebook.sections}
    assert len(known) == len(rulebook.rulings) + len(rulebook.sections)
    assert len(rulebook.rulings) > 20
    texts = [path.read_text("utf-8") for path in sorted(room.folder.rglob("*.py"))]
    texts += [(room.folder / name).read_text("utf-8") for name in ("guide.md", "RULES.md", "box/components.json")]
    for text in texts:
        for found in CITED.finditer(text):
            assert (found[1] or found[2] or found[0]) in known, found[0]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_ruling_is_told_whole_and_where_it_stands(room: Room) -> None:
    rulebook = room.rulebook()
    texts = {section.number: section.text for section in rulebook.sections}
    for ruling in rulebook.rulings:
        before = f"\n\n{texts[ruling.section]}".partition(ruling.text)[0]
        assert before.endswith(("\n\n", "\n- ")), ruling.name  # a paragraph or an item, which the page gives an address
        assert ruling.text.startswith(f"**{ruling.name}")
        assert len(ruling.text) > 30
        assert not re.search(r"\w_\w", ruling.text), ruling.text  # words for people


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_notes_on_cards_are_words_for_people(room: Room) -> None:
    notes = re.findall(r'"note": "([^"]*)"', str(room.folder.joinpath("box/components.json").read_text("utf-8")))
    shown = [note for note in notes if not note.startswith("start_power")]  # of the setup, which no card shows
    assert shown
    for note in shown:
        assert not re.search(r"\w_\w", note), note
