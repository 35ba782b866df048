"""The shapes that views and catalogues of all games share; games add their own."""

from __future__ import annotations

import msgspec

Bag = dict[str, int]  # how many of each word; what there is none of is left out


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view."""


class Buried(Shown, frozen=True):
    """A card under a deck that the viewer knows."""

    card: str
    below: int  # how many cards lie below it


class DeckView(Shown, frozen=True):
    size: int
    buried: list[Buried]


class Mark(Shown, frozen=True):
    """Where figures come from: "rulebook", "public" (see `ref`) or "reconstructed".

    On a reconstructed entry `known` names the fields that are facts all the same.
    """

    source: str
    known: dict[str, str]
    ref: str
    note: str


class Card(Shown, frozen=True):
    """What all entries of a catalogue have in common."""

    id: str
    name: str
    sentence: str
    mark: Mark
