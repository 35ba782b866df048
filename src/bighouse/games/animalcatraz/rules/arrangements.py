"""Arrangements: where a side's cards and Gangsters lie, as one number, so that free steps cannot go round (R69)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.rng import Rng
from bighouse.games.animalcatraz.box.components import CARD_KINDS, CELLS, GANGSTERS, GUARDED, NOTHING
from bighouse.games.animalcatraz.rules.actions import CARRIED, CELL_SPOT, PARTNER, SLOT_1, SPOT, STASH
from bighouse.games.animalcatraz.rules.sides import partner_of
from bighouse.games.animalcatraz.rules.state import MOST_CONVICTS, Animalcatraz

# Where something lies; cards of a Gangster go with him
CARRY_OF: Final = 0
SPOT_OF: Final = CARRY_OF + MOST_CONVICTS
CELL_SPOT_OF: Final = SPOT_OF + MOST_CONVICTS
STASH_OF: Final = CELL_SPOT_OF + MOST_CONVICTS
HELD_BY: Final = STASH_OF + CELLS
MAT_OF: Final = HELD_BY + GANGSTERS  # of a Gangster: what lies "there" is the Convict
LETTER_AT: Final = MAT_OF + GANGSTERS
WHERES: Final = LETTER_AT + GUARDED
WHATS: Final = 2 * CARD_KINDS  # a card, and the same one shown
HALF: Final = 1 << 28
WHOLE: Final = HALF * HALF  # sums of a few dozen are still small integers


def weights() -> list[int]:
    """A number for each thing in each place; their sum tells arrangements apart."""
    rng = Rng(WHERES)
    return [rng.below(HALF) * HALF + rng.below(HALF) for _ in range(WHERES * WHATS)]


WEIGHTS: Final = weights()


def weight(where: int, what: int) -> int:
    return WEIGHTS[where * WHATS + what]


def where_of(game: Animalcatraz, index: int, place: int) -> int:
    """A place of a Mat (rules/actions.py), whoever's turn it is."""
    if place >= PARTNER:
        return where_of(game, partner_of(game, index), place - PARTNER)
    if place == CARRIED:
        return CARRY_OF + index
    if place == SPOT:
        return SPOT_OF + index
    if place == CELL_SPOT:
        return CELL_SPOT_OF + index
    if place == STASH:
        return STASH_OF + game.convicts[index].cell
    return HELD_BY + game.convicts[index].gangsters[place - SLOT_1]


def weight_of(game: Animalcatraz, where: int, copy: int) -> int:
    kind = game.box.kind_of[copy]
    return weight(where, kind + CARD_KINDS if game.shown[copy] else kind)


def arrangement(game: Animalcatraz, rival: int) -> int:
    """How everything lies that a side may rearrange for nothing."""
    total = 0
    stashes = 0
    for index in range(len(game.convicts)):
        convict = game.convicts[index]
        if convict.rival == rival:
            for copy in convict.carry:
                total += weight_of(game, CARRY_OF + index, copy)
            if convict.upgrade != NOTHING:
                total += weight_of(game, SPOT_OF + index, convict.upgrade)
            if convict.cell_upgrade != NOTHING:
                total += weight_of(game, CELL_SPOT_OF + index, convict.cell_upgrade)
            if not stashes >> convict.cell & 1:
                stashes |= 1 << convict.cell
                for copy in game.stashes[convict.cell]:
                    total += weight_of(game, STASH_OF + convict.cell, copy)
            for gangster in convict.gangsters:
                total += weight(MAT_OF + gangster, index)
                if game.held[gangster] != NOTHING:
                    total += weight_of(game, HELD_BY + gangster, game.held[gangster])
    letters = game.letters
    for space in range(GUARDED):
        total += WEIGHTS[(LETTER_AT + space) * WHATS + letters[space]]
    return total % WHOLE


def is_seen(game: Animalcatraz, before: int, after: int) -> bool:
    """Whether a step would only bring back how things lay in this turn, with nothing having happened since."""
    return after == before or after in game.arrangements


def seen_here(game: Animalcatraz, rival: int) -> None:
    """Remember how everything lies now."""
    remember(game, arrangement(game, rival))


def remember(game: Animalcatraz, here: int) -> None:
    if here not in game.arrangements:
        game.arrangements.append(here)
