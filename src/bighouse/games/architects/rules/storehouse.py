"""King's Storehouse: up to n trades, one after the other (RULES.md section 4.2)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import CLAY, MARBLE, ON_TRADE, STONE, WOOD
from bighouse.games.architects.rules.actions import APPRENTICES, DONE, TRADE, TRADE_WITH
from bighouse.games.architects.rules.apprentices import not_yours
from bighouse.games.architects.rules.events import TRADED
from bighouse.games.architects.rules.gains import receive
from bighouse.games.architects.rules.goods import can_pay, gain_good, pay_goods
from bighouse.games.architects.rules.in_turn import InTurn
from bighouse.games.architects.rules.payments import WITH_CLAY, WITHOUT_CLAY, PayMix
from bighouse.games.architects.rules.refusals import NO_TRADER, NOT_YOURS, SHORT_OF_GOODS
from bighouse.games.architects.rules.state import NOBODY, Architects
from bighouse.games.architects.rules.virtue import ChangeVirtue
from bighouse.games.architects.words.card_words import trade_words
from bighouse.games.architects.words.phrases import goods_in_words, lacks_in_words, left_words, missing_goods

FOR_VIRTUE: Final = 0
FOR_MARBLE: Final = 1


class Storehouse(InTurn):
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
        return super().beyond(game, action)

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

    def question(self, game: Architects) -> str:
        return f"The King's Storehouse: make a trade, or stop{left_words(self.left, 'trade')}"

    def chapter(self, game: Architects) -> str:
        return "kings-storehouse"

    def offer(self, game: Architects, action: int) -> Wording:
        if action == DONE:
            return Wording("Trade no more")
        if action >= TRADE_WITH:
            apprentice = game.box.apprentices[action - TRADE_WITH]
            trade = trade_words(apprentice)
            return Wording(f"Trade with the {apprentice.name}", trade, f"Trade {trade} ({apprentice.name})")
        if action == TRADE + FOR_VIRTUE:
            taken, given = "1 virtue", f"{game.box.virtue_trade} of clay, wood and stone"
        else:
            taken, given = "1 marble", f"{game.box.marble_trade} of wood and stone"
        return Wording(f"Trade for {taken}", given, f"Trade {given} for {taken}")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        player = game.players[self.seat]
        if refusal == SHORT_OF_GOODS and action < TRADE_WITH:
            if action == TRADE + FOR_VIRTUE:
                price = f"{game.box.virtue_trade} of clay, wood and stone"
                have = player.goods[CLAY] + player.goods[WOOD] + player.goods[STONE]
            else:
                price = f"{game.box.marble_trade} of wood and stone"
                have = player.goods[WOOD] + player.goods[STONE]
            return Reason(f"This takes {price}, you have {have or 'none'}", "§4.2")
        if action < TRADE_WITH:
            return super().reason(game, action, refusal)
        apprentice = game.box.apprentices[action - TRADE_WITH]
        if refusal == SHORT_OF_GOODS:
            lacks = lacks_in_words(missing_goods(player, apprentice.pay), 0)
            return Reason(f"Needs {lacks}: the {apprentice.name} asks for {goods_in_words(apprentice.pay)}", "§4.2")
        if refusal == NO_TRADER:
            return Reason(f"The {apprentice.name} knows no trade", "§4.2")
        return not_yours(game, apprentice.index)


class GainMarble(Step[Architects]):
    """A marble for wood and stone."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, game: Architects) -> None:
        gain_good(game, self.who, MARBLE, 1)

    def args(self) -> list[int]:
        return [self.who]
