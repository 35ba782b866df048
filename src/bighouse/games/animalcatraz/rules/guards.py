"""Guards: where they stand, what they shut, and how the red die or the tiles move them (RULES.md sections 4 and 9)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.animalcatraz.box.components import (
    BLOCKS,
    CELLBLOCK_A,
    COURTYARD,
    GUARDED,
    ROOMS,
)
from bighouse.games.animalcatraz.rules.events import GUARD_TILE_TURNED, GUARDS_ROLLED
from bighouse.games.animalcatraz.rules.state import Animalcatraz


def is_block(space: int) -> bool:
    return CELLBLOCK_A <= space < CELLBLOCK_A + BLOCKS


def owner_at(game: Animalcatraz, space: int) -> int:
    """The rival that owns the Guard of a space; NOTHING: he stands on black."""
    return game.owners[game.guard_at[space]]


def is_shut(game: Animalcatraz, space: int, icon: int) -> bool:
    """Whether a Guard stands on an icon, whoever owns him."""
    return game.box.spaces[space].shut[game.letters[space]] >> icon & 1 != 0


def owns_guard(game: Animalcatraz, space: int, rival: int) -> bool:
    return game.owners[game.guard_at[space]] == rival


def guards_of(game: Animalcatraz, rival: int) -> int:
    """How many Guards stand on a rival's colour."""
    count = 0
    for owner in game.owners:
        if owner == rival:
            count += 1
    return count


def door_shut(game: Animalcatraz, block: int, rival: int) -> bool:
    """Whether the way between a Cellblock and the Courtyard is closed for a rival (section 7)."""
    return game.letters[block] == game.box.spaces[block].door and not owns_guard(game, block, rival)


class MoveGuards(Step[Animalcatraz]):
    """Step A2: not in the first round of the game, unless the table says so (R6)."""

    def run(self, game: Animalcatraz) -> None:
        if game.rounds == 1 and not game.first_roll:
            return
        if game.tiled:
            if not game.tiles:
                game.tiles = list(range(len(game.box.die_letter)))
                game.rng.shuffle(game.tiles)
            face = game.tiles.pop()
        else:
            face = game.rng.below(len(game.box.die_letter))
        game.reveal()
        letter = game.box.die_letter[face]
        shifts = game.box.die_shifts[face]
        game.tell(GUARD_TILE_TURNED if game.tiled else GUARDS_ROLLED, letter, int(shifts))
        if shifts:
            shift(game)
        game.letters = [letter] * GUARDED


def shift(game: Animalcatraz) -> None:
    """Corner rooms and Cellblocks pass their Guards on clockwise; the Lieutenant stays (section 9)."""
    before = game.guard_at.copy()
    for room in range(ROOMS):
        game.guard_at[(room + 1) % ROOMS] = before[room]
    for block in range(BLOCKS):
        game.guard_at[CELLBLOCK_A + (block + 1) % BLOCKS] = before[CELLBLOCK_A + block]
    game.guard_at[COURTYARD] = before[COURTYARD]


MOVE_GUARDS: Final = MoveGuards()
