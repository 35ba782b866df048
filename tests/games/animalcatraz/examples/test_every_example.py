"""Every worked example has a test that carries its number in its name: here, or with its chapter or card."""

from __future__ import annotations

import re
from pathlib import Path

EXAMPLES = {"e": 58, "s": 13, "x": 47}  # of the rulebook, of its sample round, edge cases
NAME = re.compile(r"^def (test_\w+)\(", re.MULTILINE)
NUMBER = re.compile(r"_([esx]\d+)(?=_|$)")


def test_every_example_has_a_test() -> None:
    texts = [path.read_text("utf-8") for path in Path(__file__).parents[1].rglob("test_*.py")]
    found = {number for text in texts for name in NAME.findall(text) for number in NUMBER.findall(name)}
    assert found == {f"{kind}{number}" for kind, last in EXAMPLES.items() for number in range(1, last + 1)}
