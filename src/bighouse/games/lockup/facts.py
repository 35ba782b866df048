"""The facts of an event in the words of a view, for whoever draws what happened."""

from __future__ import annotations

from collections.abc import Sequence

from bighouse.engine.story import UNKNOWN, Event
from bighouse.games.lockup.components import (
    LOCATION_WORDS,
    RESOURCE_WORDS,
    TOKEN_WORDS,
    Box,
    Goal,
    Goon,
    Guard,
    Item,
    Tome,
    Trait,
)
from bighouse.games.lockup.phrases import PHASE_WORDS, SHEET_WORDS
from bighouse.games.lockup.state import Lockup

Card = Item | Goon | Tome | Goal | Trait | Guard

SEATS_AS_FROM = {"goal_claimed"}  # whose "from" is a player; elsewhere it is a location


def facts_in_words(game: Lockup, event: Event, seat: int | None) -> dict[str, int | str]:
    """The event's facts as the seat may know them; what it does not know, or does not apply, is left out."""
    facts: dict[str, int | str] = {}
    for name, value in zip(event.kind.facts, event.seen_by(seat)):
        if value != UNKNOWN or name == "stars":  # one star can be lost
            words = words_for(game.box, event.kind.name, event.kind.facts, name)
            facts[name] = value if words is None else words[value]
    return facts


def words_for(box: Box, event: str, facts: list[str], name: str) -> list[str] | None:
    """What the numbers of a fact stand for; None where they are numbers or seats."""
    if name == "from":
        return None if event in SEATS_AS_FROM else LOCATION_WORDS
    if name == "other":  # a second card of the same kind
        name = facts[facts.index("other") - 1]
    if name == "line":
        return SHEET_WORDS
    if name == "phase":
        return PHASE_WORDS
    if name == "location":
        return LOCATION_WORDS
    if name in ("resource", "taken"):
        return RESOURCE_WORDS
    if name == "token":
        return TOKEN_WORDS
    decks: dict[str, Sequence[Card]] = {
        "item": box.items,
        "goon": box.goons,
        "tome": box.tomes,
        "goal": box.goals,
        "trait": box.traits,
        "guard": box.guards,
    }
    cards = decks.get(name)
    return None if cards is None else [card.id for card in cards]
