"""Payments that leave a choice: mixes of clay, wood and stone, each mix one action (RULES.md D5, D9)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import CLAY, STONE, WOOD
from bighouse.games.architects.rules.actions import MOST_MIXED, PAY, PAYMENTS
from bighouse.games.architects.rules.goods import pay_good
from bighouse.games.architects.rules.in_turn import InTurn
from bighouse.games.architects.rules.refusals import WRONG_PAYMENT
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.words.phrases import goods_in_words

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


def mix_words(action: int) -> str:
    return goods_in_words([*mix_of(action), 0, 0, 0])


class PayMix(InTurn):
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
        return WRONG_PAYMENT if PAY <= action < PAY + PAYMENTS else super().beyond(game, action)

    def take(self, game: Architects, action: int) -> None:
        mix = mix_of(action)
        for good in range(len(mix)):
            pay_good(game, self.seat, good, mix[good])

    def args(self) -> list[int]:
        return [self.seat, self.amount, self.with_clay]

    def due(self) -> str:
        return f"{self.amount} of {'clay, wood and stone' if self.with_clay else 'wood and stone'}"

    def question(self, game: Architects) -> str:
        return f"Pay {self.due()}, in any mix"

    def chapter(self, game: Architects) -> str:
        return "goods"

    def offer(self, game: Architects, action: int) -> Wording:
        return Wording(f"Pay {mix_words(action)}")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal != WRONG_PAYMENT:
            return super().reason(game, action, refusal)
        goods = game.players[self.seat].goods
        mix = mix_of(action)
        if any(goods[good] < mix[good] for good in range(len(mix))):
            return Reason(f"You have {goods_in_words(goods)}, not {mix_words(action)}", "§16.1")
        return Reason(f"The price is {self.due()}, not {mix_words(action)}", "§16.1")
