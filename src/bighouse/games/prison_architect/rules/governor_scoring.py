"""What the Governor scores in the solo game (RULES.md section 14)."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import (
    GAIN_SPECIALIST,
    NOTHING,
    Box,
    Card,
    Difficulty,
    Effect,
    Reward,
    Tile,
)
from bighouse.games.prison_architect.rules.scoring import (
    FROM_CARDS,
    FROM_OBJECTIVES,
    FROM_SPECIALISTS,
    FROM_TILES,
    SHEET_LINES,
)


def governor_sheet(
    box: Box, difficulty: Difficulty, tiles: list[int], cards: list[int], objectives: list[int]
) -> list[int]:
    """The lines of his score sheet; what his objectives ask for and what they cost does not matter (R70)."""
    lines = [0] * SHEET_LINES
    specialists = 0
    for kind in tiles:
        tile = box.tiles[kind]
        lines[FROM_TILES] += difficulty.per_tile + tile.vp + met_once(tile.endgame)
        specialists += specialists_of_tile(tile)
    for index in cards:
        card = box.cards[index]
        lines[FROM_CARDS] += difficulty.per_card
        specialists += specialists_of_card(card)
    lines[FROM_SPECIALISTS] = specialists * box.governor_specialist_vp
    for index in objectives:
        lines[FROM_OBJECTIVES] += box.objectives[index].vp
    return lines


def met_once(endgame: list[Reward]) -> int:
    """Every condition counts as met once (R71)."""
    return sum([reward.vp for reward in endgame])


def specialists_of_tile(tile: Tile) -> int:
    """How many specialists a tile would have given, its slot filled and its condition met."""
    return sum(tile.specialists) + given(tile.slot_effects) + (1 if tile.lends != NOTHING else 0)


def specialists_of_card(card: Card) -> int:
    """How many a card would have given with all its vacancies filled."""
    count = given(card.immediate)
    for effects in card.vacancies + card.places:
        count += given(effects)
    return count


def given(effects: list[Effect]) -> int:
    """How many specialists these effects would have given."""
    count = 0
    for effect in effects:
        if effect.kind == GAIN_SPECIALIST:
            count += effect.n
    return count
