"""Cell Traps: they go off when turned up from a vacant cell or drawn by a thief from a stash (RULES.md section 15)."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import CELL_TRAP, NOTHING, OWN_TRAP_SPRUNG, TRAPPER
from bighouse.games.animalcatraz.rules.bars import card_of, change_strength, has_skill
from bighouse.games.animalcatraz.rules.departures import fall
from bighouse.games.animalcatraz.rules.events import TRAP_HARMLESS, TRAP_SPRUNG, TRAP_SPRUNG_ON
from bighouse.games.animalcatraz.rules.guard_traps import trap_reward
from bighouse.games.animalcatraz.rules.injury import injure
from bighouse.games.animalcatraz.rules.mats import show, to_chair
from bighouse.games.animalcatraz.rules.misdeeds import Misdeed, note
from bighouse.games.animalcatraz.rules.reputation import FROM_TRAPS, change_rep
from bighouse.games.animalcatraz.rules.sides import owns_cell
from bighouse.games.animalcatraz.rules.state import Animalcatraz

TRAPPER_STRENGTH: Final = 2  # slots, where the data names none


def is_trap(game: Animalcatraz, copy: int) -> bool:
    return game.box.of(copy).kind == CELL_TRAP


def spring_on_convict(game: Animalcatraz, index: int, copy: int, cell: int) -> None:
    """A Convict has turned up a trap of the rival of this numbered cell (0 to 3): it is injured, one's own included.

    A trap is nobody's gain on its own side (R29); an immune Trapper is not trapped and grows on it (R71).
    """
    convict = game.convicts[index]
    space = convict.space
    show(game, copy)
    to_chair(game, copy)
    kind = game.box.kind_of[copy]
    if has_skill(game, convict, TRAPPER, 2):
        game.tell(TRAP_HARMLESS, convict.seat, convict.card, kind)
        change_strength(game, index, card_of(game, convict).number(2, "strength", TRAPPER_STRENGTH))
        return
    game.tell(TRAP_SPRUNG, convict.seat, convict.card, kind)
    injure(game, index, game.box.of(copy).injures, in_fight=False)
    reward(game, owns_cell(game, cell), convict.rival, space)


def spring_on_gangster(game: Animalcatraz, index: int, gangster: int, copy: int, cell: int) -> None:
    """A Thief has drawn a trap: he is injured in the place of his Convict (R27)."""
    convict = game.convicts[index]
    show(game, copy)
    to_chair(game, copy)
    game.tell(TRAP_SPRUNG_ON, convict.seat, gangster, game.box.kind_of[copy])
    fall(game, index, gangster)
    reward(game, owns_cell(game, cell), convict.rival, convict.space)


def reward(game: Animalcatraz, owner: int, victim: int, space: int) -> None:
    """REP for whoever has trapped a rival."""
    if owner != NOTHING and owner != victim:
        change_rep(game, owner, trap_reward(game, owner), FROM_TRAPS)
        note(game, owner, Misdeed(OWN_TRAP_SPRUNG, space, victim))
