"""All that a player has, counted, so that a test can say exactly what changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.games.lockup.cards.figures import RESOURCES, VALUABLES
from tests.games.lockup.table import Table
from tests.games.scene_table import Who


def holdings(table: Table, who: Who) -> Counter[str]:
    player = table.player(who)
    counts = {
        "stars": table.stars(who),
        "power": table.power(who),
        "suspicion": table.suspicion(who),
        "storage": table.storage(who),
        "tomes": len(table.tomes(who)),
        "items": len(table.items(who)),
        "reserved": len(table.reserved(who)),
        "goons": len(table.goons(who)),
        **dict(zip(RESOURCES, player.cubes)),
        **dict(zip(VALUABLES, player.valuables)),
    }
    return Counter({what: count for what, count in counts.items() if count})


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """What there is more or less of now."""
    whats = [*before, *(what for what in after if what not in before)]
    return {
        what: after.get(what, 0) - before.get(what, 0) for what in whats if after.get(what, 0) != before.get(what, 0)
    }


def gained(effects: list[dict[str, Any]]) -> Counter[str]:
    """What effects change for a player who has suspicion, and gold to exchange for iron."""
    out: Counter[str] = Counter()
    for effect in effects:
        for word, n in effect.items():
            if word == "gain":
                out.update(n)
            elif word == "exchange":
                out.update({"gold": -n, "iron": n})
            elif word in ("remove_suspicion", "give_suspicion"):
                out["suspicion"] -= n
            else:
                out[
                    {"gain_power": "power", "draw_tome": "tomes", "choose_tome": "tomes", "storage": "storage"}[word]
                ] += n
    return out
