"""Where effects come from: the cards and boards that they are printed on."""

from __future__ import annotations

from typing import Final

from bighouse.games.lockup.components import Effect
from bighouse.games.lockup.state import Lockup

ITEM: Final = 0
GOON: Final = 1
TOME: Final = 2
TRAIT: Final = 3
CREW: Final = 4


def effects_of(game: Lockup, source: int, card: int) -> list[Effect]:
    """The effects printed on a card or crew board."""
    box = game.box
    if source == ITEM:
        return box.items[card].effects
    if source == GOON:
        return box.goons[card].effects
    if source == TOME:
        return box.tomes[card].effects
    if source == TRAIT:
        return box.traits[card].bonus
    return box.crews[card].side_b.bonus
