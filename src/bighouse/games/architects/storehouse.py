"""King's Storehouse: up to n trades, one after the other (RULES.md section 4.2)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Choice, Step
from bighouse.games.architects.actions import APPRENTICES, DONE, TRADE, TRADE_WITH
from bighouse.games.architects.components import CLAY, MARBLE, ON_TRADE, STONE, WOOD
from bighouse.games.architects.events import TRADED
from bighouse.games.architects.gains import receive
from bighouse.games.architects.goods import can_pay, gain_good, pay_goods
from bighouse.games.architects.payments import WITH_CLAY, WITHOUT_CLAY, PayMix
from bighouse.games.architects.refusals import NO_TRADER, NOT_YOURS, SHORT_OF_GOODS, otherwise
from bighouse.games.architects.state import NOBODY, Architects
from bighouse.games.architects.virtue import ChangeVirtue

FOR_VIRTUE: Final = 0
FOR_MARBLE: Final = 1


class Storehouse(Choice[Architects]):
    """The next trade, or none; goods gained by one may pay for the next (R18, R19)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Architects) -> list[int]:
        out = [TRADE + FOR_VIRTUE, TRADE + FOR_MARBLE]
        for card in game.players[self.seat].apprentices:
            if game.box.apprentices[card].trigger == ON_TRADE:
                out.append(TRADE_WITH + card)
        out.append(DONE)
        return out

    def refusal(self, game: Architects, action: int) -> int:
        if action == DONE:
            return 0
        player = game.players[self.seat]
        goods = player.goods
        if action == TRADE + FOR_VIRTUE:
            enough = goods[CLAY] + goods[WOOD] + goods[STONE] >= game.box.virtue_trade
        elif action == TRADE + FOR_MARBLE:
            enough = goods[WOOD] + goods[STONE] >= game.box.marble_trade
        else:
            enough = can_pay(player, game.box.apprentices[action - TRADE_WITH].pay)
        return 0 if enough else SHORT_OF_GOODS

    def beyond(self, game: Architects, action: int) -> int:
        if TRADE_WITH <= action < TRADE_WITH + APPRENTICES:
            return NO_TRADER if action - TRADE_WITH in game.players[self.seat].apprentices else NOT_YOURS
        return otherwise(action)

    def take(self, game: Architects, action: int) -> None:
        if action == DONE:
            return
        seat = self.seat
        if self.left > 1:
            game.do_next(Storehouse(seat, self.left - 1))
        if action == TRADE + FOR_VIRTUE:
            game.tell(TRADED, seat, FOR_VIRTUE, NOBODY)
            game.do([PayMix(seat, game.box.virtue_trade, WITH_CLAY), ChangeVirtue(seat, 1)])
        elif action == TRADE + FOR_MARBLE:
            game.tell(TRADED, seat, FOR_MARBLE, NOBODY)
            game.do([PayMix(seat, game.box.marble_trade, WITHOUT_CLAY), GainMarble(seat)])
        else:
            apprentice = game.box.apprentices[action - TRADE_WITH]
            game.tell(TRADED, seat, -1, apprentice.index)
            pay_goods(game, seat, apprentice.pay)
            receive(game, seat, apprentice.gain)

    def args(self) -> list[int]:
        return [self.seat, self.left]


class GainMarble(Step[Architects]):
    """A marble for wood and stone."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, game: Architects) -> None:
        gain_good(game, self.who, MARBLE, 1)

    def args(self) -> list[int]:
        return [self.who]
