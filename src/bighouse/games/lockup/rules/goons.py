"""The goon deck and the five goon spaces."""

from __future__ import annotations

from bighouse.games.lockup.rules.events import GOONS_SHUFFLED
from bighouse.games.lockup.rules.state import EMPTY, GOON_SPACES, Lockup


def goons_available(game: Lockup) -> int:
    """How many goons can still be drawn, the discard pile included (R30)."""
    return len(game.goon_deck.cards) + len(game.goon_discard)


def draw_goon(game: Lockup) -> int:
    """The top goon; an empty deck is made anew of the discard pile (R30). At least one must be available."""
    deck = game.goon_deck
    if not deck.cards:
        deck.cards = game.goon_discard
        game.goon_discard = []
        game.rng.shuffle(deck.cards)
        game.tell(GOONS_SHUFFLED, len(deck.cards))
    game.reveal()
    return deck.draw()


def active_goons(game: Lockup) -> int:
    """How many goons stand on the board."""
    count = 0
    for space in range(GOON_SPACES):
        if game.goon_at[space] != EMPTY:
            count += 1
    return count
