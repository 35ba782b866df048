"""Quarry, Forest, Silversmith and Mines (RULES.md section 4.1)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital
from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import (
    CLAY,
    FOREST,
    GOLD,
    GOOD_WORDS,
    GOODS,
    MINES,
    ON_FOREST,
    ON_MINES,
    ON_QUARRY,
    ON_SILVERSMITH,
    ON_TAX_STAND,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STONE,
    TAX_STAND,
    WOOD,
)
from bighouse.games.architects.rules.actions import GAIN
from bighouse.games.architects.rules.gains import receive_from
from bighouse.games.architects.rules.goods import gain_good
from bighouse.games.architects.rules.in_turn import InTurn
from bighouse.games.architects.rules.refusals import NOT_OFFERED, TOO_FEW_WORKERS
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.words.phrases import goods_in_words

FEWEST_FOR_GOLD: Final = 2


HELPED_BY: Final = {
    QUARRY: ON_QUARRY,
    FOREST: ON_FOREST,
    MINES: ON_MINES,
    SILVERSMITH: ON_SILVERSMITH,
    TAX_STAND: ON_TAX_STAND,
}


def helped(game: Architects, who: int, place: int, good: int, count: int) -> list[int]:
    """So many of a good, and what the own apprentices add there."""
    goods = [0] * GOODS
    goods[good] = count
    for card in game.players[who].apprentices:
        apprentice = game.box.apprentices[card]
        if apprentice.trigger == HELPED_BY[place]:
            for i in range(GOODS):
                goods[i] += apprentice.gain.goods[i]
    return goods


def good_not_offered(good: int) -> Reason:
    return Reason(f"{capital(GOOD_WORDS[good])} is not on offer here", "§16.1")


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


class Mines(InTurn):
    """Clay or gold, all or nothing; a Miner adds clay to either."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, game: Architects) -> list[int]:
        return [GAIN + CLAY, GAIN + GOLD]

    def refusal(self, game: Architects, action: int) -> int:
        return TOO_FEW_WORKERS if action == GAIN + GOLD and self.n < FEWEST_FOR_GOLD else 0

    def beyond(self, game: Architects, action: int) -> int:
        return NOT_OFFERED if GAIN <= action < GAIN + GOODS else super().beyond(game, action)

    def take(self, game: Architects, action: int) -> None:
        if action == GAIN + CLAY:
            gain_good(game, self.seat, CLAY, self.n + 1)
        else:
            gain_good(game, self.seat, GOLD, self.n // FEWEST_FOR_GOLD)
        receive_from(game, self.seat, ON_MINES)

    def args(self) -> list[int]:
        return [self.seat, self.n]

    def question(self, game: Architects) -> str:
        return "The Mines: dig for clay, or for gold"

    def chapter(self, game: Architects) -> str:
        return "mines"

    def offer(self, game: Architects, action: int) -> Wording:
        if action == GAIN + CLAY:
            return Wording("Dig for clay", goods_in_words(helped(game, self.seat, MINES, CLAY, self.n + 1)))
        if self.n < FEWEST_FOR_GOLD:
            return Wording("Dig for gold")
        gold = helped(game, self.seat, MINES, GOLD, self.n // FEWEST_FOR_GOLD)
        return Wording("Dig for gold", goods_in_words(gold))

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal == TOO_FEW_WORKERS:
            return Reason(f"Gold takes {FEWEST_FOR_GOLD} of your workers at the Mines, you have 1 there", "§4.1")
        if refusal == NOT_OFFERED:
            return good_not_offered(action - GAIN)
        return super().reason(game, action, refusal)
