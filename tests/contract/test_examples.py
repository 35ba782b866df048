"""Every worked case of a room's specification has a test that carries its number in its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bighouse.engine.room import Room
from tests.contract.sample import ROOMS, sample_of

TESTS = Path(__file__).parents[1] / "games"
NAME = re.compile(r"^(?:async )?def (test_\w+)\(", re.MULTILINE)
WORKED = [room for room in ROOMS if (TESTS / room.name).is_dir()]


@pytest.mark.parametrize("room", WORKED, ids=lambda room: room.name)
def test_every_example_has_a_test(room: Room) -> None:
    examples = sample_of(room).examples
    number = re.compile(f"_([{''.join(letter for letter, _ in examples)}]\\d+)(?=_|$)")
    texts = [path.read_text("utf-8") for path in (TESTS / room.name).rglob("test_*.py")]
    found = {said for text in texts for name in NAME.findall(text) for said in number.findall(name)}
    assert found == {f"{letter}{number}" for letter, last in examples for number in range(1, last + 1)}
