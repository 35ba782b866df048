"""How parts of views are filled in that all games have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bighouse.engine.deck import Deck
from bighouse.engine.view import Bag, Buried, DeckView, Mark


def bag(counts: Iterable[int], words: Sequence[str]) -> Bag:
    """How many of each word there are."""
    return {word: count for word, count in zip(words, counts) if count > 0}


def deck_view(deck: Deck, ids: Sequence[str], seat: int | None) -> DeckView:
    """A deck as the seat may know it (None: a spectator)."""
    known = [i for i in range(len(deck.known)) if seat is not None and deck.is_known(i, seat)]
    return DeckView(len(deck), [Buried(ids[deck.cards[i]], i) for i in known])


def mark(entry: Mapping[str, Any]) -> Mark:
    """Where the figures of an entry of components.json come from."""
    return Mark(entry["source"], entry.get("known", {}), entry.get("ref", ""), entry.get("note", ""))
