"""What an action has brought, in counts: "1 finance 10 cash"."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import SPECIALIST_WORDS, TAG_WORDS, TILE_TAGS
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.scenes.steps import TOKEN_TAGS
from tests.games.prison_architect.table import Table


def belongings(table: Table) -> dict[str, int]:
    """All that a card can bring to Ann."""
    player = table.player("Ann")
    prison = player.prison
    out = {"cash": player.unallocated(), "staff": prison.staff, "objective": len(player.hand)}
    totals = reckoned(prison).totals
    out |= {word: totals[tag] for tag, word in enumerate(TAG_WORDS[:TILE_TAGS])}
    out |= {word: prison.in_pool(specialist) for specialist, word in enumerate(SPECIALIST_WORDS)}
    return out | {f"{word}_token": player.pending.count(tag) for tag, word in enumerate(TOKEN_TAGS)}


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {word: after[word] - before[word] for word in before if after[word] != before[word]}


def counts(words: str) -> dict[str, int]:
    pairs = words.split()
    return {word: int(count) for count, word in zip(pairs[::2], pairs[1::2])}
