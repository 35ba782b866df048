"""Guardhouse: up to n actions in any order (RULES.md section 4.6)."""

from __future__ import annotations

from bighouse.engine.step import Choice
from bighouse.games.architects.actions import DONE, FREE_PRISONERS, PAY_DEBT, RANSOM, RANSOM_BY_DEBT, SEND
from bighouse.games.architects.captures import free_prisoners, held_elsewhere, jail_captured, take_back
from bighouse.games.architects.components import ON_DEBT_PAID, SILVER
from bighouse.games.architects.events import DEBT_PAID, DEBT_RANSOM
from bighouse.games.architects.gains import receive_from
from bighouse.games.architects.goods import gain_good, pay_silver_and_tax, tax_due
from bighouse.games.architects.refusals import (
    NO_DEBT,
    NOBODY_HELD,
    NOBODY_IN_PRISON,
    NOBODY_ON_BOARDS,
    SHORT_OF_SILVER,
    otherwise,
)
from bighouse.games.architects.state import Architects
from bighouse.games.architects.virtue import gain_virtue, lose_virtue, take_debts


def ransom_price(game: Architects, who: int) -> int:
    return game.box.ransom_silver + tax_due(game, who, game.box.ransom_tax)


def debt_price(game: Architects, who: int) -> int:
    return game.box.debt_silver + tax_due(game, who, game.box.debt_tax)


def pay_debt(game: Architects, who: int) -> None:
    """Flip an unpaid debt: virtue, and what Debt Collectors bring."""
    player = game.players[who]
    pay_silver_and_tax(game, who, game.box.debt_silver, game.box.debt_tax)
    player.unpaid -= 1
    player.paid += 1
    game.tell(DEBT_PAID, who)
    receive_from(game, who, ON_DEBT_PAID)
    gain_virtue(game, who, game.box.debt_virtue)


class Guardhouse(Choice[Architects]):
    """The next action, or none (R26); every price is reckoned at its moment (R27)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Architects) -> list[int]:
        return [SEND, FREE_PRISONERS, RANSOM, RANSOM_BY_DEBT, PAY_DEBT, DONE]

    def refusal(self, game: Architects, action: int) -> int:
        player = game.players[self.seat]
        if action == SEND:
            return 0 if player.captured() > 0 else NOBODY_HELD
        if action == FREE_PRISONERS:
            return 0 if player.prison > 0 else NOBODY_IN_PRISON
        if action == RANSOM or action == RANSOM_BY_DEBT:
            if held_elsewhere(game, self.seat) == 0:
                return NOBODY_ON_BOARDS
            if action == RANSOM and player.goods[SILVER] < ransom_price(game, self.seat):
                return SHORT_OF_SILVER
        elif action == PAY_DEBT:
            if player.unpaid == 0:
                return NO_DEBT
            if player.goods[SILVER] < debt_price(game, self.seat):
                return SHORT_OF_SILVER
        return 0

    def beyond(self, game: Architects, action: int) -> int:
        return otherwise(action)

    def take(self, game: Architects, action: int) -> None:
        if action == DONE:
            return
        seat = self.seat
        if self.left > 1:
            game.do_next(Guardhouse(seat, self.left - 1))
        if action == SEND:
            gain_good(game, seat, SILVER, jail_captured(game, seat) * game.box.bounty)
        elif action == FREE_PRISONERS:
            free_prisoners(game, seat, game.players[seat].prison)
        elif action == RANSOM:
            pay_silver_and_tax(game, seat, game.box.ransom_silver, game.box.ransom_tax)
            take_back(game, seat)
        elif action == RANSOM_BY_DEBT:
            take_debts(game, seat, game.box.ransom_debts, DEBT_RANSOM)
            lose_virtue(game, seat, game.box.ransom_virtue)  # at 0 that is a second debt (R28)
            take_back(game, seat)
        else:
            pay_debt(game, seat)

    def args(self) -> list[int]:
        return [self.seat, self.left]
