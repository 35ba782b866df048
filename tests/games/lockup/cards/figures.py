"""The figures of components.json, read as plain data: what the tests of cards expect, whatever the rules make of it."""

from __future__ import annotations

import json
from typing import Any

from bighouse.games.lockup.box.pack import PACKS

DATA: dict[str, Any] = json.loads(PACKS.path.read_text("utf-8"))


def by_id(kind: str) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in DATA[kind]}


ITEMS = by_id("items")
GOONS = by_id("goons")
TOMES = by_id("tomes")
GOALS = by_id("goals")
TRAITS = by_id("traits")
CREWS = by_id("crews")
GUARDS = by_id("guard_cards")
LOCATION_CARDS = by_id("location_cards")
RESOURCES = ["scrap", "potion", "iron", "gold"]
VALUABLES = ["shield", "gem", "magic"]


def words(cubes: dict[str, int]) -> str:
    """Cubes as scenes and actions name them: "2 scrap 1 gold"."""
    return " ".join(f"{cubes[resource]} {resource}" for resource in RESOURCES if cubes.get(resource)) or "nothing"
