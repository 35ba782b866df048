"""What the Governor of the solo game has and is likely to take. Rules of thumb in hundredths of a point."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import AREAS, BUREAUCRACY
from bighouse.games.prison_architect.mind.seasons import season_of
from bighouse.games.prison_architect.rules.buying import GOVERNOR_BUYS
from bighouse.games.prison_architect.rules.governor import affordable
from bighouse.games.prison_architect.rules.scoring import FROM_OBJECTIVES
from bighouse.games.prison_architect.rules.standings import sheet_of_governor
from bighouse.games.prison_architect.rules.state import BUY, PrisonArchitect, is_last_week

TILES: Final = 2  # that he takes in a week, bought or for want of better
POINTS: Final = 350  # of a tile, beside those of the difficulty
CARDS: Final = 60  # percent of a card a week
LAST_TILES: Final = 4  # in the last week, when he draws what he cannot buy
LAST_CARDS: Final = 100
OBJECTIVE: Final = 800  # one of his, on average
HARD_OBJECTIVE: Final = 1060


def governor_worth(game: PrisonArchitect) -> int:
    """What he has, and what he is likely to take yet; his objectives lie face down."""
    lines = sheet_of_governor(game)
    if game.over:
        return 100 * sum(lines)
    difficulty = game.box.difficulties[game.difficulty]
    each = HARD_OBJECTIVE if game.harder else OBJECTIVE
    tile = 100 * difficulty.per_tile + POINTS
    weekly = TILES * tile + CARDS * difficulty.per_card
    last = LAST_TILES * tile + LAST_CARDS * difficulty.per_card
    total = 100 * (sum(lines) - lines[FROM_OBJECTIVES]) + len(game.governor.objectives) * each
    weeks = season_of(game).weeks
    for count in game.box.governor_objectives[int(game.harder)]:
        total += count * each * weeks
    if weeks == 0:
        return total
    if game.phase != BUY:
        return total + weekly * (weeks - 1) + last
    return total + to_take(game) + (weekly * (weeks - 2) + last if weeks > 1 else 0)


def to_take(game: PrisonArchitect) -> int:
    """What he may take yet in the areas of this week, as the offers lie, and what he builds instead."""
    difficulty = game.box.difficulties[game.difficulty]
    total = 0
    tiles = game.governor.bought
    for area in range(AREAS):
        if not is_to_come(game, area):
            continue
        row = affordable(game, area)
        if row or is_last_week(game):
            if area == BUREAUCRACY:
                total += 100 * difficulty.per_card
            else:
                tiles += 1
                total += 100 * difficulty.per_tile + (best_points(game, row) if row else POINTS)
    if tiles < game.box.governor_bunk_below:
        total += 100 * difficulty.per_tile
    if tiles < game.box.governor_locker_below:
        total += 100 * difficulty.per_tile
    return total


def best_points(game: PrisonArchitect, row: list[int]) -> int:
    return 100 * max([game.box.tiles[tile].vp for tile in row])


def is_to_come(game: PrisonArchitect, area: int) -> bool:
    """Whether he is still to act in an area."""
    if area == game.area:
        return GOVERNOR_BUYS in game.main.agenda
    return not game.resolved >> area & 1
