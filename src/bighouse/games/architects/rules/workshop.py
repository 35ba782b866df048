"""Workshop: hire an apprentice or work on plans (RULES.md section 4.3)."""

from __future__ import annotations

from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import COLUMNS, HIRE_DISCOUNT, SILVER
from bighouse.games.architects.rules.actions import HIRE, PLANS
from bighouse.games.architects.rules.apprentices import Hiring, hire_steps
from bighouse.games.architects.rules.events import COIN_LAID
from bighouse.games.architects.rules.goods import pay_silver_and_tax, tax_due
from bighouse.games.architects.rules.plans import draw_cards
from bighouse.games.architects.rules.refusals import OUT_OF_REACH, SHORT_OF_SILVER
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.words.phrases import plan_count, silver_words, workers_words


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


class Workshop(Hiring):
    """One of the two must be taken (R5)."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, game: Architects) -> list[int]:
        out = super().candidates(game)
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

    def question(self, game: Architects) -> str:
        return f"The Workshop: hire an apprentice, or draw {plan_count(1 + self.n // 2)}"

    def chapter(self, game: Architects) -> str:
        return "workshop"

    def price(self, game: Architects, card: int) -> str:
        return f"{hire_price(game, self.seat) + coins_to_skip(game, card, self.n)} silver"

    def offer(self, game: Architects, action: int) -> Wording:
        return Wording(f"Draw {plan_count(1 + self.n // 2)}") if action == PLANS else super().offer(game, action)

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        price = hire_price(game, self.seat)
        have = silver_words(game.players[self.seat])
        if refusal == SHORT_OF_SILVER:
            return Reason(f"A hire costs {price} silver, you have {have}; coins on the card come later", "R11")
        if refusal != OUT_OF_REACH:
            return super().reason(game, action, refusal)
        card = action - HIRE
        column = game.display.index(card) % COLUMNS + 1
        skipping = f"{coins_to_skip(game, card, self.n)} more to pass cards with {workers_words(self.n)}"
        return Reason(f"Column {column} costs {price} silver and {skipping}, you have {have}", "R12")
