"""What can be stolen, and how a card changes hands unseen (RULES.md sections 21 and 32.2)."""

from __future__ import annotations

from bighouse.engine.story import EVERYONE
from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.actions import CARRIED, CELL_SPOT, SLOT_1, SLOT_2, SPOT, STASH
from bighouse.games.animalcatraz.rules.mats import at_place, blur, carried, side_mask, take_away
from bighouse.games.animalcatraz.rules.sides import in_prison
from bighouse.games.animalcatraz.rules.state import Animalcatraz


def keepers_of(game: Animalcatraz, cell: int) -> list[int]:
    """The Convicts of a numbered cell (0 to 3) that are still in prison; with none it is closed (section 29)."""
    out: list[int] = []
    for index in range(len(game.convicts)):
        if game.convicts[index].cell == cell and in_prison(game.convicts[index]):
            out.append(index)
    return out


def pool_of(game: Animalcatraz, target: int, cell: int) -> list[int]:
    """The copies among which a thief draws, in pockets or in a cell, placed Upgrades included (R59)."""
    if cell == NOTHING:
        convict = game.convicts[target]
        out = carried(game, convict)
        if convict.upgrade != NOTHING:
            out.append(convict.upgrade)
        return out
    out = game.stashes[cell].copy()
    for index in keepers_of(game, cell):
        if game.convicts[index].cell_upgrade != NOTHING:
            out.append(game.convicts[index].cell_upgrade)
    return out


def seize(game: Animalcatraz, thieves: int, target: int, cell: int, copy: int) -> None:
    """Take a card from where it lies: thief and victim see which it is, others only where from."""
    owners = [target] if cell == NOTHING else keepers_of(game, cell)
    places = [CARRIED, SLOT_1, SLOT_2, SPOT] if cell == NOTHING else [STASH, CELL_SPOT]
    knowers = thieves | side_mask(game, game.convicts[target].rival)
    for index in owners:
        for place in places:
            here = at_place(game, index, place)
            if copy in here:
                if not game.shown[copy]:
                    blur(game, [other for other in here if not game.shown[other]], knowers)
                take_away(game, index, place, copy)
                return


def hides_something(game: Animalcatraz, target: int, place: int) -> bool:
    """Whether a card lies there that somebody does not know."""
    for copy in at_place(game, target, place):
        if game.known[copy] != EVERYONE:
            return True
    return False
