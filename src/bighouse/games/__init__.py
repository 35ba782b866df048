"""The rooms of the house, one folder a game; a folder with a room.py is found by itself.

A package of somebody else's adds its own by an entry point in the group "bighouse.games" that names a ROOM.

The package is also the function of its name: `bighouse.games()` tells what can be played.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from bighouse.engine.room import Room

GROUP = "bighouse.games"


@cache
def rooms() -> dict[str, Room]:
    """Every game that can be played, by name."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    found = [f"{__name__}.{name}.room" for name in folders if find_spec(f"{__name__}.{name}.room") is not None]
    ours = {module.ROOM.name: module.ROOM for module in map(import_module, found)}
    theirs = [entry.load() for entry in entry_points(group=GROUP)]
    return {room.name: room for room in theirs} | ours


class _Games(ModuleType):
    def __call__(self) -> list[Room]:
        return list(rooms().values())


sys.modules[__name__].__class__ = _Games
