"""The parts of a total in words: "Strength", "Screwdriver", "weapon of choice"."""

from __future__ import annotations

from bighouse.games.animalcatraz.rules import totals as t
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from bighouse.games.animalcatraz.words.phrases import card_name


def part_words(game: Animalcatraz, part: t.Part) -> str:
    if part.what == t.STRENGTH_PART:
        return "Strength"
    if part.what == t.CUNNING_PART:
        return "Cunning"
    if part.what == t.CARD_PART:
        return card_name(game, part.source)
    if part.what == t.CRAFT:
        return craft_name(game, part.source)
    if part.what == t.CHOICE_PART:
        return "weapon of choice"
    if part.what == t.CAP_PART:
        return "the most that two weapons give"
    return game.box.events[part.source].name


def craft_name(game: Animalcatraz, craft: int) -> str:
    """A crafted weapon: "crafted spear"."""
    return f"crafted {game.box.craft_ids[craft].replace('_', ' ')}"
