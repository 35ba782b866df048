"""Tax Stand: take the whole tax pool (RULES.md section 4.5)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.games.architects.box.components import ON_TAX_STAND, SILVER
from bighouse.games.architects.rules.events import TAX_STOLEN
from bighouse.games.architects.rules.gains import receive_from
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.rules.virtue import lose_virtue


def theft_virtue(game: Architects, who: int) -> int:
    """How much virtue stealing costs; a Thief loses less."""
    virtue = game.box.theft_virtue
    for card in game.players[who].apprentices:
        if game.box.apprentices[card].trigger == ON_TAX_STAND:
            virtue -= game.box.apprentices[card].spares_virtue
    return max(0, virtue)


class StealTax(Step[Architects]):
    """Virtue is lost first, then the silver and a Pickpocket's gold are gained (R10)."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, game: Architects) -> None:
        lose_virtue(game, self.who, theft_virtue(game, self.who))
        game.players[self.who].goods[SILVER] += game.tax
        game.tell(TAX_STOLEN, self.who, game.tax)
        game.tax = 0
        receive_from(game, self.who, ON_TAX_STAND)

    def args(self) -> list[int]:
        return [self.who]
