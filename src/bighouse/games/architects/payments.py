"""Payments that leave a choice: mixes of clay, wood and stone, each mix one action (RULES.md D5, D9)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Choice
from bighouse.games.architects.actions import MOST_MIXED, PAY, PAYMENTS
from bighouse.games.architects.components import CLAY, STONE, WOOD
from bighouse.games.architects.goods import pay_good
from bighouse.games.architects.refusals import WRONG_PAYMENT, otherwise
from bighouse.games.architects.state import Architects

BASE: Final = MOST_MIXED + 1
WITH_CLAY: Final = 1
WITHOUT_CLAY: Final = 0


def _mixes() -> list[list[int]]:
    out: list[list[int]] = []
    for size in range(MOST_MIXED + 1):
        for clay in range(size, -1, -1):
            for wood in range(size - clay, -1, -1):
                out.append([clay, wood, size - clay - wood])
    return out


def _index(mixes: list[list[int]]) -> list[int]:
    index = [-1] * (BASE * BASE * BASE)
    for i in range(len(mixes)):
        index[(mixes[i][CLAY] * BASE + mixes[i][WOOD]) * BASE + mixes[i][STONE]] = i
    return index


MIXES: Final[list[list[int]]] = _mixes()
MIX_INDEX: Final[list[int]] = _index(MIXES)


def mix_of(action: int) -> list[int]:
    """The clay, wood and stone that an action of the PAY family gives."""
    return MIXES[action - PAY]


class PayMix(Choice[Architects]):
    """Pay so many of clay, wood and stone (or of wood and stone alone) in any mix."""

    def __init__(self, seat: int, amount: int, with_clay: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.with_clay = with_clay

    def candidates(self, game: Architects) -> list[int]:
        goods = game.players[self.seat].goods
        amount = self.amount
        out: list[int] = []
        most_clay = min(amount, goods[CLAY]) if self.with_clay else 0
        for clay in range(most_clay, -1, -1):
            for wood in range(min(amount - clay, goods[WOOD]), -1, -1):
                stone = amount - clay - wood
                if stone <= goods[STONE]:
                    out.append(PAY + MIX_INDEX[(clay * BASE + wood) * BASE + stone])
        return out

    def beyond(self, game: Architects, action: int) -> int:
        return WRONG_PAYMENT if PAY <= action < PAY + PAYMENTS else otherwise(action)

    def take(self, game: Architects, action: int) -> None:
        mix = mix_of(action)
        for good in range(len(mix)):
            pay_good(game, self.seat, good, mix[good])

    def args(self) -> list[int]:
        return [self.seat, self.amount, self.with_clay]
