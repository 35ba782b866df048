"""What a goon of Lockup brings by the end."""

from __future__ import annotations

from bighouse.games.lockup.mind.weights import LockupWeights
from bighouse.games.lockup.rules.goals import measured
from bighouse.games.lockup.rules.state import Lockup


def goon_worth(game: Lockup, w: LockupWeights, who: int, goon: int) -> int:
    """What one more goon brings a player by the end."""
    player = game.players[who]
    card = game.box.goons[goon]
    kind = game.box.goon_types[card.type]
    growth = w.guards_growth if who == game.guards else w.growth
    total = kind.flat * 100 + growth[card.type] * (game.box.rounds - game.round)
    if kind.table:
        count = player.goon_types[card.type]
        last = len(kind.table) - 1
        total += (kind.table[min(count + 1, last)] - kind.table[min(count, last)]) * 100
    elif kind.per is not None:
        total += kind.per_stars * measured(player, kind.per) * 100
    return total + in_all(card.valuables) * w.valuable


def in_all(counts: list[int]) -> int:
    total = 0
    for count in counts:
        total += count
    return total
