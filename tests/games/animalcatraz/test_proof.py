"""Nothing is left out: every worked example has a test that names it, and so have Convicts, events and Gangsters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.animalcatraz.table import BOX

HERE = Path(__file__)
TEXTS = [path.read_text("utf-8") for path in sorted(HERE.parent.rglob("*.py")) if path != HERE]
NAMED = re.compile(r"(?<![a-z0-9])([esx])(\d+)(?![a-z0-9])", re.IGNORECASE)
EXAMPLES = {"E": 58, "S": 13, "X": 47}  # from the rulebook, of the sample round, edge cases


def test_every_example_has_a_test() -> None:
    found = {f"{kind.upper()}{number}" for text in TEXTS for kind, number in NAMED.findall(text)}
    wanted = {f"{kind}{number}" for kind, last in EXAMPLES.items() for number in range(1, last + 1)}
    assert wanted - found == set()


THINGS = {
    "convicts": [inmate.id for inmate in BOX.inmates],
    "events": [event.id for event in BOX.events],
    "gangsters": [gangster.id for gangster in BOX.gangsters],
}


@pytest.mark.parametrize("section", THINGS)
def test_each_of_them_is_named_in_a_scenario(section: str) -> None:
    missing = [thing for thing in THINGS[section] if not any(re.search(rf"\b{thing}\b", text) for text in TEXTS)]
    assert missing == []
