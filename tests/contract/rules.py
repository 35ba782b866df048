"""What a room's rules are made of, found in its files: steps, choices, and why something is refused."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Any

from bighouse.engine.room import Room
from bighouse.engine.step import FIRST_REASON, Choice, Step


def package(room: Room) -> str:
    return f"{type(room).__module__.rpartition('.')[0]}.rules"


def chapters(room: Room) -> list[ModuleType]:
    rules = import_module(package(room))
    return [import_module(f"{rules.__name__}.{module.name}") for module in pkgutil.iter_modules(rules.__path__)]


def all_steps(room: Room) -> dict[str, type[Step[Any]]]:
    """Every step of the rules by its name, without what some have in common."""
    found = {
        name: value
        for chapter in chapters(room)
        for name, value in vars(chapter).items()
        if inspect.isclass(value) and issubclass(value, Step) and value.__module__ == chapter.__name__
    }
    bases = {base for step in found.values() for base in step.__mro__[1:]}
    return {name: step for name, step in found.items() if step not in bases}


def all_choices(room: Room) -> dict[str, type[Choice[Any]]]:
    return {name: step for name, step in all_steps(room).items() if issubclass(step, Choice)}


def all_refusals(room: Room) -> dict[int, str]:
    """The names that refusals.py gives to its reasons; it may import actions."""
    named = vars(import_module(f"{package(room)}.refusals"))
    imported = vars(import_module(f"{package(room)}.actions"))
    return {
        value: name
        for name, value in named.items()
        if name.isupper() and isinstance(value, int) and value >= FIRST_REASON and name not in imported
    }
