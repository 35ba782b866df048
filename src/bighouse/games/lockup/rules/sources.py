"""Where effects come from: the cards and boards that they are printed on."""

from __future__ import annotations

from typing import Final

from bighouse.games.lockup.box.components import Effect
from bighouse.games.lockup.rules.state import Lockup

ITEM: Final = 0
GOON: Final = 1
TOME: Final = 2
TRAIT: Final = 3
CREW: Final = 4

SOURCE_WORDS: Final = ["item", "goon", "tome", "trait", "crew"]


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


def card_name(game: Lockup, source: int, card: int) -> str:
    """The card or crew board that an effect is printed on."""
    box = game.box
    if source == ITEM:
        return box.items[card].name
    if source == GOON:
        return box.goons[card].name
    if source == TOME:
        return box.tomes[card].name
    if source == TRAIT:
        return box.traits[card].name
    return box.crews[card].name
