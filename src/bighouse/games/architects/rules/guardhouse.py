"""Guardhouse: up to n actions in any order (RULES.md section 4.6)."""

from __future__ import annotations

from bighouse.engine.english import counted
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import ON_DEBT_PAID, SILVER
from bighouse.games.architects.rules.actions import DONE, FREE_PRISONERS, PAY_DEBT, RANSOM, RANSOM_BY_DEBT, SEND
from bighouse.games.architects.rules.captures import (
    NONE_ELSEWHERE,
    free_prisoners,
    held_elsewhere,
    jail_captured,
    take_back,
    take_back_words,
)
from bighouse.games.architects.rules.events import DEBT_PAID, DEBT_RANSOM
from bighouse.games.architects.rules.gains import receive_from
from bighouse.games.architects.rules.goods import gain_good, pay_silver_and_tax, tax_due
from bighouse.games.architects.rules.in_turn import InTurn
from bighouse.games.architects.rules.refusals import (
    NO_DEBT,
    NOBODY_HELD,
    NOBODY_IN_PRISON,
    NOBODY_ON_BOARDS,
    SHORT_OF_SILVER,
)
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.rules.virtue import gain_virtue, lose_virtue, take_debts
from bighouse.games.architects.words.phrases import debts_words, left_words, silver_words, workers_words


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


class Guardhouse(InTurn):
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

    def question(self, game: Architects) -> str:
        return f"The Guardhouse: what do you want done?{left_words(self.left, 'action')}"

    def chapter(self, game: Architects) -> str:
        return "guardhouse"

    def offer(self, game: Architects, action: int) -> Wording:
        seat = self.seat
        player = game.players[seat]
        if action == DONE:
            return Wording("Do no more here")
        if action == FREE_PRISONERS:
            whom = f"{workers_words(player.prison)} of yours" if player.prison else "your workers"
            return Wording(f"Take {whom} out of the Prison")
        if action == SEND:
            held = player.captured()
            if held == 0:
                return Wording("Send captured workers to the Prison")
            title = f"Send {counted(held, 'captured worker')} to the Prison"
            price = f"for {held * game.box.bounty} silver"
        elif action == RANSOM:
            title = take_back_words(game, seat)
            price = f"for {ransom_price(game, seat)} silver"
        elif action == RANSOM_BY_DEBT:
            title = take_back_words(game, seat)
            price = f"for {debts_words(game.box.ransom_debts)} and {game.box.ransom_virtue} virtue"
        else:
            title = "Pay off a debt"
            price = f"for {debt_price(game, seat)} silver and gain {game.box.debt_virtue} virtue"
        return Wording(title, price, f"{title} {price}")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal == NOBODY_HELD:
            return Reason("You hold no captured workers", "§4.6")
        if refusal == NOBODY_IN_PRISON:
            return Reason("You have no worker in the Prison", "§4.6")
        if refusal == NOBODY_ON_BOARDS:
            return NONE_ELSEWHERE
        if refusal == NO_DEBT:
            return Reason("You have no unpaid debt", "§4.6")
        if refusal == SHORT_OF_SILVER:
            have = silver_words(game.players[self.seat])
            if action == PAY_DEBT:
                return Reason(f"Paying off a debt costs {debt_price(game, self.seat)} silver, you have {have}", "§4.6")
            return Reason(f"Taking them back costs {ransom_price(game, self.seat)} silver, you have {have}", "§4.6")
        return super().reason(game, action, refusal)
