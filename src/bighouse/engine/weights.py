"""Weights: what a game's wisdom counts things for, as data in named sets that say how they were made."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bighouse.engine.errors import BadSetup


class Weights:
    """One set: every name stands for one number, or for a few."""

    def __init__(self, name: str, made: str, numbers: dict[str, list[int]]) -> None:
        self.name = name
        self.made = made
        self.numbers = numbers

    def one(self, name: str) -> int:
        return self.several(name, 1)[0]

    def several(self, name: str, count: int) -> list[int]:
        numbers = self.numbers[name]
        if len(numbers) != count:
            raise BadSetup(f"the weights '{self.name}' have {len(numbers)} numbers for {name}, not {count}")
        return numbers

    def places(self) -> list[tuple[str, int]]:
        """Where each number stands: its name, and its place among those of that name."""
        return [(name, place) for name, numbers in self.numbers.items() for place in range(len(numbers))]

    def moved(self, by: dict[tuple[str, int], int]) -> Weights:
        """A set in which some numbers are larger by so much."""
        numbers = {
            name: [number + by.get((name, place), 0) for place, number in enumerate(found)]
            for name, found in self.numbers.items()
        }
        return Weights(self.name, self.made, numbers)


NO_WEIGHTS = Weights("", "", {})


def read_weights(path: Path) -> list[Weights]:
    """The sets of a file, the oldest first; the last is the one to judge by."""
    sets = json.loads(path.read_bytes())["sets"]
    return [Weights(each["name"], each["made"], each["weights"]) for each in sets]


def with_set(text: str, weights: Weights) -> str:
    """The text of a file with one more set, or with another one under a name that it has already."""
    data = json.loads(text)
    sets = [each for each in data["sets"] if each["name"] != weights.name]
    sets.append({"name": weights.name, "made": weights.made, "weights": weights.numbers})
    return written(data["meanings"], sets)


def written(meanings: dict[str, str], sets: list[dict[str, Any]]) -> str:
    """A line for each name, so that the difference between two sets can be read."""
    parts = ["{\n", ' "meanings": {\n', in_lines(meanings), "\n },\n", ' "sets": [\n']
    for number, each in enumerate(sets):
        parts += [f'  {{"name": {json.dumps(each["name"])}, "made": {json.dumps(each["made"])}, "weights": {{\n']
        parts += [in_lines(each["weights"]), "\n  }}", ",\n" if number + 1 < len(sets) else "\n"]
    return "".join([*parts, " ]\n}\n"])


def in_lines(values: dict[str, Any]) -> str:
    return ",\n".join(f"   {json.dumps(name)}: {json.dumps(value)}" for name, value in values.items())
