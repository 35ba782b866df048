"""What a player would get at a place with so many workers there: for views, labels and boards."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import counted, signed
from bighouse.games.architects.box.components import (
    CLAY,
    COLUMNS,
    FOREST,
    GOLD,
    GOODS,
    GUARDHOUSE,
    MINES,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WOOD,
    WORKSHOP,
)
from bighouse.games.architects.rules.gathering import FEWEST_FOR_GOLD, helped
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.rules.tax_stand import theft_virtue
from bighouse.games.architects.rules.workshop import hire_price
from bighouse.games.architects.words.phrases import goods_in_words, plan_count


class Prospect:
    """What n own workers bring at a place; what does not apply is 0."""

    def __init__(self, place: int, n: int) -> None:
        self.place = place
        self.n = n
        self.gains: list[list[int]] = []  # goods to choose from
        self.virtue: int = 0
        self.actions: int = 0  # trades, captures or Guardhouse actions, at most
        self.captures_at: int = 0  # how many places the captures may be made at
        self.cards: int = 0  # Building cards drawn instead of a hire
        self.columns: int = 0  # of the display that are open without extra coins
        self.price: int = 0  # of a hire there


def prospect(game: Architects, who: int, place: int, n: int) -> Prospect:
    """What the place would bring this player with n own workers there, apprentices included."""
    out = Prospect(place, n)
    if place == QUARRY:
        out.gains = [helped(game, who, place, STONE, n)]
    elif place == FOREST:
        out.gains = [helped(game, who, place, WOOD, n)]
    elif place == SILVERSMITH:
        out.gains = [helped(game, who, place, SILVER, n + 1)]
    elif place == MINES:
        out.gains = [helped(game, who, place, CLAY, n + 1)]
        if n >= FEWEST_FOR_GOLD:
            out.gains.append(helped(game, who, place, GOLD, n // FEWEST_FOR_GOLD))
    elif place == TAX_STAND:
        if game.tax == 0:
            out.gains = [[0] * GOODS]  # nobody may come, so a Pickpocket finds nothing either (4.5)
        else:
            out.gains = [helped(game, who, place, SILVER, game.tax)]
            out.virtue = -theft_virtue(game, who)
    elif place == WORKSHOP:
        out.cards = 1 + n // 2
        out.columns = min(n, COLUMNS)
        out.price = hire_price(game, who)
    else:
        out.actions = n
        if place == TOWN_CENTRE:
            out.captures_at = game.box.capture_locations[game.size]
    return out


def prospect_words(out: Prospect) -> str:
    """ "3 stone", "4 clay, or 1 clay and 1 gold", "up to 2 captures at 1 place"."""
    if out.gains:
        if sum(out.gains[0]) == 0:
            return "nothing to take"  # at the Tax Stand
        gain = ", or ".join([goods_in_words(goods) for goods in out.gains])
        return f"{gain}, {signed(out.virtue)} virtue" if out.virtue else gain
    if out.place == WORKSHOP:
        return f"hire for {out.price} silver, or draw {plan_count(out.cards)}"
    most = "up to " if out.actions > 1 else ""
    if out.place == TOWN_CENTRE:
        where = f" at {counted(out.captures_at, 'place')}" if out.actions > 1 else ""
        return f"{most}{counted(out.actions, 'capture')}{where}"
    return f"{most}{counted(out.actions, NOUNS[out.place])}"


NOUNS: Final = {STOREHOUSE: "trade", GUARDHOUSE: "action"}
