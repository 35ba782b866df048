"""The facts of an event in the words of a view, for whoever draws what happened."""

from __future__ import annotations

from collections.abc import Sequence

from bighouse.engine.story import UNKNOWN, Event
from bighouse.games.architects.components import (
    CHANGE_VIRTUE,
    GOOD_WORDS,
    PLACE_WORDS,
    SCHEME_WORDS,
    SPACE_WORDS,
    Apprentice,
    Box,
    Building,
    Market,
    Reward,
    Scheme,
)
from bighouse.games.architects.phrases import PHASE_WORDS, SHEET_WORDS
from bighouse.games.architects.state import Architects

Card = Building | Apprentice | Reward | Market | Scheme

BELOW_ZERO = {"change", "virtue", "points", "total"}  # facts that are numbers even when they are negative
DEBT_REASONS = ["below_zero", "most_prisoners", "ransom", "building", "start"]
CAUSES = ["market_full", "guildhall"]
TRADES = ["virtue", "marble"]
WHYS = [
    "scheme", "no_workers", "pile_empty", "no_tax", "leftmost_free", "rightmost_free", "largest_group", "no_group",
    "places_used_up", "top_reached", "level_full", "virtue_only", "nobody_held", "nobody_in_prison",
    "nobody_on_boards", "no_debt", "future_empty",
]  # fmt: skip


def facts_in_words(game: Architects, event: Event, seat: int | None) -> dict[str, int | str]:
    """The event's facts as the seat may know them; what it does not know, or does not apply, is left out."""
    facts: dict[str, int | str] = {}
    seen = dict(zip(event.kind.facts, event.seen_by(seat)))
    for name, value in seen.items():
        negative = name in BELOW_ZERO or (name == "count" and seen.get("act") == CHANGE_VIRTUE)
        if value != UNKNOWN or negative:
            words = words_for(game.box, event.kind.name, name)
            facts[name] = value if words is None else words[value]
    return facts


def words_for(box: Box, event: str, name: str) -> list[str] | None:
    """What the numbers of a fact stand for; None where they are numbers or seats."""
    if name == "space":
        return SPACE_WORDS if event == "worker_at_market" else None
    if name == "reason":
        return WHYS if event == "schemes_shuffled" else DEBT_REASONS
    known = {
        "phase": PHASE_WORDS,
        "place": PLACE_WORDS,
        "good": GOOD_WORDS,
        "line": SHEET_WORDS,
        "trade": TRADES,
        "cause": CAUSES,
        "why": WHYS,
        "act": SCHEME_WORDS,
    }
    if name in known:
        return known[name]
    decks: dict[str, Sequence[Card]] = {
        "building": box.buildings,
        "apprentice": box.apprentices,
        "reward": box.rewards,
        "card": box.markets,
        "scheme": box.schemes,
    }
    cards = decks.get(name)
    return None if cards is None else [card.id for card in cards]
