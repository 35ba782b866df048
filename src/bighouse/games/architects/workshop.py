"""Workshop: hire an apprentice or work on plans (RULES.md section 4.3)."""

from __future__ import annotations

from bighouse.engine.step import Choice
from bighouse.games.architects.actions import HIRE, PLANS
from bighouse.games.architects.apprentices import add_hires, hire_beyond, hire_steps
from bighouse.games.architects.components import COLUMNS, HIRE_DISCOUNT, SILVER
from bighouse.games.architects.events import COIN_LAID
from bighouse.games.architects.goods import pay_silver_and_tax, tax_due
from bighouse.games.architects.plans import draw_cards
from bighouse.games.architects.refusals import OUT_OF_REACH, SHORT_OF_SILVER
from bighouse.games.architects.state import Architects


def hire_silver(game: Architects, who: int) -> int:
    """What a hire costs beside the tax."""
    player = game.players[who]
    silver = game.box.hire_silver
    if player.ability == HIRE_DISCOUNT:
        silver -= game.box.characters[player.character].hire_discount
    return max(0, silver)


def hire_price(game: Architects, who: int) -> int:
    """What a hire costs in all, coins for skipping apart."""
    return hire_silver(game, who) + tax_due(game, who, game.box.hire_tax)


def coins_to_skip(game: Architects, card: int, n: int) -> int:
    """How many cards of its row must be paid on to reach a card with n workers (R12, R13)."""
    return max(0, game.display.index(card) % COLUMNS + 1 - n)


class Workshop(Choice[Architects]):
    """One of the two must be taken (R5)."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, game: Architects) -> list[int]:
        out: list[int] = []
        add_hires(game, out)
        out.append(PLANS)
        return out

    def refusal(self, game: Architects, action: int) -> int:
        if action == PLANS:
            return 0
        silver = game.players[self.seat].goods[SILVER]
        price = hire_price(game, self.seat)
        if silver < price:
            return SHORT_OF_SILVER  # coins on the card do not help (R11)
        return OUT_OF_REACH if silver < price + coins_to_skip(game, action - HIRE, self.n) else 0

    def beyond(self, game: Architects, action: int) -> int:
        return hire_beyond(action)

    def take(self, game: Architects, action: int) -> None:
        seat = self.seat
        if action == PLANS:
            draw_cards(game, seat, 1 + self.n // 2)
            return
        card = action - HIRE
        pay_silver_and_tax(game, seat, hire_silver(game, seat), game.box.hire_tax)
        start = game.display.index(card) // COLUMNS * COLUMNS
        for space in range(start, start + coins_to_skip(game, card, self.n)):
            game.players[seat].goods[SILVER] -= 1
            game.coins[space] += 1
            game.tell(COIN_LAID, seat, game.display[space], game.coins[space])
        game.do(hire_steps(game, seat, card))

    def args(self) -> list[int]:
        return [self.seat, self.n]
