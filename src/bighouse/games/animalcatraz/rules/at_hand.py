"""What a Convict has at hand for its turn, as bits: deeds that take more need not be asked whether they are allowed."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import ESCAPE_TOOL, GUARDED, NOTHING, UPGRADE
from bighouse.games.animalcatraz.rules.arranging import in_own_cell, together
from bighouse.games.animalcatraz.rules.deeds import (
    BUDGET,
    CARDS,
    COMPANY,
    CRIMES,
    EVENT,
    GANGSTERS,
    ITEMS,
    MOVABLE,
    PLAN,
    TOOLS,
    UPGRADES,
    USABLE_ITEMS,
)
from bighouse.games.animalcatraz.rules.fights import faced_cell
from bighouse.games.animalcatraz.rules.guards import owns_guard
from bighouse.games.animalcatraz.rules.sides import paired, partner_of
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.rules.using import USABLE

IS_TOOL: Final = 1 << ESCAPE_TOOL
IS_UPGRADE: Final = 1 << UPGRADE


def at_hand(game: Animalcatraz, index: int, convict: Convict) -> int:
    out = cards_at_hand(game, index, convict)
    space = convict.space
    if convict.actions >= game.box.cheapest_icon or (space < GUARDED and owns_guard(game, space, convict.rival)):
        out |= BUDGET
    if has_company(game, convict):
        out |= COMPANY
    if convict.crimes or (paired(game) and game.convicts[partner_of(game, index)].crimes):  # either's (R81)
        out |= CRIMES
    if game.rivals[convict.rival].plan != NOTHING:
        out |= PLAN
    if game.event != NOTHING and not convict.attended and game.box.events[game.event].space == space:
        out |= EVENT
    return out


def has_company(game: Animalcatraz, convict: Convict) -> bool:
    """Whether a rival's Convict is in the same space, or in the cell that the Cellblock faces."""
    here, cell = convict.space, faced_cell(convict.space)
    for other in game.convicts:
        if (other.space == here or other.space == cell) and other.rival != convict.rival:
            return True
    return False


def cards_at_hand(game: Animalcatraz, index: int, convict: Convict) -> int:
    kinds = game.box.kind_masks
    carried = 0
    for copy in convict.carry:
        carried |= kinds[copy]
    stashed = 0
    for copy in game.stashes[convict.cell]:
        stashed |= kinds[copy]
    out = 0
    if convict.gangsters:
        out = GANGSTERS | MOVABLE | CARDS
        for gangster in convict.gangsters:
            if game.held[gangster] != NOTHING:
                carried |= kinds[game.held[gangster]]
    if carried:
        out |= ITEMS | CARDS
        if carried & USABLE:
            out |= USABLE_ITEMS
        if carried & IS_TOOL:
            out |= TOOLS
    if (carried | stashed) & IS_UPGRADE:
        out |= UPGRADES | MOVABLE
    if convict.upgrade != NOTHING or convict.cell_upgrade != NOTHING:
        out |= MOVABLE | CARDS
    if in_own_cell(convict):
        if stashed:
            out |= MOVABLE | CARDS
        elif carried:
            out |= MOVABLE
    return out | MOVABLE if not out & MOVABLE and together(game, index) else out
