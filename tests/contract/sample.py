"""What only a room can give to the contract: SAMPLE in tests/games/<room>/sample.py; any part may be left out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import bighouse
from bighouse.engine.room import Room
from tests.contract.faults import Fault
from tests.contract.refused import Refused

ROOMS = bighouse.games()


def never(game: Any) -> bool:
    return False


@dataclass(frozen=True)
class Sample:
    """All that is left out is either not there yet, or the same in every room."""

    unmet: str = ""  # choices that no shipped card has
    enrich: Callable[[Any], bool] = never  # gives the players plenty, as soon as it can; says whether it has
    scenes: tuple[str, ...] = ()  # positions as a person writes them; some should ask what random games seldom ask
    another_pack: tuple[str, str] = ("", "")  # what to replace in components.json, and by what
    faults: tuple[Fault, ...] = ()  # what a card pack may not say
    refusals: tuple[Refused, ...] = ()  # a scenario for each
    examples: tuple[tuple[str, int], ...] = ()  # worked cases of the specification: the letter, how many
    told: tuple[tuple[int, dict[str, Any]], ...] = ()  # ways to play with a golden game; every mode, if left out
    words: str = ""  # in a view, beside the ids of cards
    wordless: str = ""  # sections of the catalogue whose cards need no sentence
    itemised: str = ""  # a line of the score sheet that always names its parts
    points_at: Callable[[Any, str], bool] | None = None  # whether a spot lies on the table at this moment


@cache
def sample_of(room: Room) -> Sample:
    name = f"tests.games.{room.name}.sample"
    if find_spec(f"tests.games.{room.name}") is None or find_spec(name) is None:
        return Sample()
    sample: Sample = import_module(name).SAMPLE
    return sample
