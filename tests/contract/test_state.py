"""Whatever lies on the table is part of the fingerprint and of a clone: a forgotten field cannot hide.

Every attribute of a position, and of the players, decks and places that it holds, is changed in turn. The fingerprint
must notice, a clone must have it, and a change to the original must not reach the clone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.vocabulary import Vocabulary
from tests.contract.modes import MODES, Mode, positions

# The kernel's own: the agenda and chance are in the fingerprint by themselves, the rest is no part of the position.
KERNEL = {
    *("main", "lanes", "lane", "sealed", "gathered", "imaginable", "over", "reveals", "gatherings", "forced"),
    *("story", "called"),
}
EVERY = 60  # positions between two that are looked at


def attributes(thing: object) -> list[str]:
    """The names of all attributes, of plain and of compiled objects alike."""
    names: list[str] = []
    for kind in type(thing).__mro__:
        names += [name for name in getattr(kind, "__mypyc_attrs__", ()) if not name.startswith("__")]
    derived = getattr(type(thing), "DERIVED", [])  # what follows from the rest, so that copies may share it
    return sorted((set(names) | set(getattr(thing, "__dict__", {}))) - set(derived))


def is_fixed(value: object) -> bool:
    """The room and what is printed in the box never change, so copies may share them."""
    return isinstance(value, Room | Vocabulary) or type(value).__name__ == "Box"


def is_resting(value: object) -> bool:
    """What says that it is not on is never changed until something new takes its place, so copies may share it."""
    return getattr(value, "on", True) is False


class Place:
    """Somewhere in a position: how to read it, and how to put something else there."""

    def __init__(self, path: str, get: Callable[[Any], Any], put: Callable[[Any, Any], None]) -> None:
        self.path = path
        self.get = get
        self.put = put


def attribute(path: str, owner: Callable[[Any], Any], name: str) -> Place:
    return Place(
        f"{path}.{name}",
        lambda game: getattr(owner(game), name),
        lambda game, value: setattr(owner(game), name, value),
    )


def element(path: str, owner: Callable[[Any], Any], index: int) -> Place:
    return Place(
        f"{path}[{index}]",
        lambda game: owner(game)[index],
        lambda game, value: owner(game).__setitem__(index, value),
    )


def places(game: Game) -> Iterator[Place]:
    """Every place of the position, those within lists and objects too."""
    waiting = [attribute("game", lambda game: game, name) for name in attributes(game) if name not in KERNEL]
    while waiting:
        place = waiting.pop()
        value = place.get(game)
        if is_fixed(value) or is_resting(value):
            continue
        yield place
        if isinstance(value, list):
            waiting += [element(place.path, place.get, index) for index in range(len(value))]
        elif not isinstance(value, int):
            waiting += [attribute(place.path, place.get, name) for name in attributes(value)]


def others(value: Any) -> list[Any]:
    """Values of the same kind that are not this one."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    if isinstance(value, list):
        if not value:
            return [[0], [[0]]]  # one of numbers, or of lists of them
        return [value + value[-1:]] if isinstance(value[-1], int) else []
    return []  # an object: its attributes are places of their own


@contextmanager
def changed(position: Game, place: Place, value: Any) -> Iterator[None]:
    """Put a value there for a moment."""
    before = place.get(position)
    place.put(position, value)
    try:
        yield
    finally:
        place.put(position, before)


def unlike(position: Game, place: Place, value: Any) -> str:
    """The fingerprint with another value there, none where it is of a kind that cannot lie there."""
    with changed(position, place, value):
        try:
            return position.fingerprint()
        except TypeError:
            return ""


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_part_of_a_position_is_in_its_fingerprint(mode: Mode) -> None:
    forgotten: set[str] = set()
    for number, position in enumerate(positions(mode.new(21), Rng(21))):
        if number % EVERY == 0:
            before = position.fingerprint()
            for place in places(position):
                for value in others(place.get(position)):
                    if unlike(position, place, value) == before:
                        forgotten.add(place.path)
            assert position.fingerprint() == before
    assert not forgotten


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_clone_has_every_part_and_shares_none(mode: Mode) -> None:
    for number, position in enumerate(positions(mode.new(22), Rng(22))):
        if number % EVERY == 0:
            clone = position.clone()
            for place in places(position):
                value, copied = place.get(position), place.get(clone)
                if isinstance(value, int):
                    assert copied == value, f"a clone forgets {place.path}"
                else:
                    assert type(copied) is type(value), f"a clone forgets {place.path}"
                    assert copied is not value, f"a clone shares {place.path}"
                    if isinstance(value, list):
                        assert len(copied) == len(value), f"a clone forgets some of {place.path}"
                    if value == []:
                        with changed(position, place, [[0]]):  # whatever is copied one by one
                            assert place.get(position.clone()) == [[0]], f"a clone forgets {place.path}"
