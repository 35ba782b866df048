"""Every example of EXAMPLES.md has a test that carries its number."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

EXAMPLES = [f"a{number}" for number in range(1, 41)] + [f"b{number}" for number in range(1, 44)]


def test_every_example_has_a_test() -> None:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in vars(import_module(f"tests.games.architects.examples.{path.stem}")):
            if number := re.match(r"test_([ab]\d+)_", name):
                found.add(number[1])
    assert sorted(found) == sorted(EXAMPLES)
