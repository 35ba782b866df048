"""The rules to the letter: every section and ruling that is cited can be opened, in words for people."""

from __future__ import annotations

import re
from pathlib import Path

from bighouse.engine.rulebook import read_rulebook
from bighouse.games.animalcatraz.box.pack import PACKS

FOLDER = Path(PACKS.path).parents[1]
RULEBOOK = read_rulebook(FOLDER / "RULES.md")
CITED = re.compile(r"\bR\d+\b|§(\d+(?:\.\d+)?)|\bsection (\d+(?:\.\d+)?)")


def test_every_citation_can_be_opened() -> None:
    known = {ruling.name for ruling in RULEBOOK.rulings} | {section.number for section in RULEBOOK.sections}
    assert len(known) == len(RULEBOOK.rulings) + len(RULEBOOK.sections)
    texts = [path.read_text("utf-8") for path in sorted(FOLDER.rglob("*.py"))]
    texts += [(FOLDER / name).read_text("utf-8") for name in ("guide.md", "RULES.md", "box/components.json")]
    for text in texts:
        for found in CITED.finditer(text):
            assert (found[1] or found[2] or found[0]) in known, found[0]


def test_rulings_stand_in_order_in_words_for_people() -> None:
    numbers = [int(ruling.name[1:]) for ruling in RULEBOOK.rulings]
    assert numbers == sorted(set(numbers))
    assert numbers[:75] == list(range(1, 76))
    for ruling in RULEBOOK.rulings:
        assert len(ruling.text) > 30
        assert not re.search(r"\w_\w", ruling.text), ruling.text


def test_notes_on_cards_are_words_for_people() -> None:
    notes = re.findall(r'"note": "([^"]*)"', PACKS.path.read_text("utf-8"))
    assert notes
    for note in notes:
        assert not re.search(r"\w_\w", note), note
