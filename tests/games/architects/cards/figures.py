"""The figures of components.json, read as plain data: what the tests of cards expect, whatever the rules make of it."""

from __future__ import annotations

import json
from typing import Any

from bighouse.games.architects.box.pack import PACKS

DATA: dict[str, Any] = json.loads(PACKS.path.read_text("utf-8"))
GOODS = ["clay", "wood", "stone", "gold", "marble", "silver"]


def by_id(kind: str) -> dict[str, dict[str, Any]]:
    """The cards of a kind; further copies are numbered."""
    out: dict[str, dict[str, Any]] = {}
    for card in DATA[kind]:
        for copy in range(1, card.get("copies", 1) + 1):
            out[card["id"] if copy == 1 else f"{card['id']}_{copy}"] = card
    return out


APPRENTICES = by_id("apprentices")
BUILDINGS = by_id("buildings")
MARKETS = by_id("black_market_cards")
REWARDS = by_id("reward_cards")
SCHEMES = by_id("scheme_cards")
CHARACTERS = {card["id"]: card for card in DATA["player_boards"]["side2"]}


def words(goods: dict[str, int]) -> str:
    """Goods as scenes name them: "2 clay 1 gold"."""
    return " ".join(f"{goods[good]} {good}" for good in GOODS if goods.get(good)) or "nothing"
