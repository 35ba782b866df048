"""Quarry, Forest, Silversmith and Mines (RULES.md section 4.1)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Choice, Step
from bighouse.games.architects.actions import GAIN
from bighouse.games.architects.components import (
    CLAY,
    FOREST,
    GOLD,
    GOODS,
    ON_FOREST,
    ON_MINES,
    ON_QUARRY,
    ON_SILVERSMITH,
    QUARRY,
    SILVER,
    STONE,
    WOOD,
)
from bighouse.games.architects.gains import receive_from
from bighouse.games.architects.goods import gain_good
from bighouse.games.architects.refusals import NOT_OFFERED, TOO_FEW_WORKERS, otherwise
from bighouse.games.architects.state import Architects

FEWEST_FOR_GOLD: Final = 2


class Gather(Step[Architects]):
    """Stone, wood or silver for the own workers there."""

    def __init__(self, who: int, place: int, n: int) -> None:
        self.who = who
        self.place = place
        self.n = n

    def run(self, game: Architects) -> None:
        if self.place == QUARRY:
            gain_good(game, self.who, STONE, self.n)
            receive_from(game, self.who, ON_QUARRY)
        elif self.place == FOREST:
            gain_good(game, self.who, WOOD, self.n)
            receive_from(game, self.who, ON_FOREST)
        else:
            gain_good(game, self.who, SILVER, self.n + 1)
            receive_from(game, self.who, ON_SILVERSMITH)

    def args(self) -> list[int]:
        return [self.who, self.place, self.n]


class Mines(Choice[Architects]):
    """Clay or gold, all or nothing; a Miner adds clay to either."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, game: Architects) -> list[int]:
        return [GAIN + CLAY, GAIN + GOLD]

    def refusal(self, game: Architects, action: int) -> int:
        return TOO_FEW_WORKERS if action == GAIN + GOLD and self.n < FEWEST_FOR_GOLD else 0

    def beyond(self, game: Architects, action: int) -> int:
        return NOT_OFFERED if GAIN <= action < GAIN + GOODS else otherwise(action)

    def take(self, game: Architects, action: int) -> None:
        if action == GAIN + CLAY:
            gain_good(game, self.seat, CLAY, self.n + 1)
        else:
            gain_good(game, self.seat, GOLD, self.n // FEWEST_FOR_GOLD)
        receive_from(game, self.seat, ON_MINES)

    def args(self) -> list[int]:
        return [self.seat, self.n]
