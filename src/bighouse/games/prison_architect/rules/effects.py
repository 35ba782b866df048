"""What happens once: when a card is gained, a vacancy or slot is filled (RULES.md sections 6 and 12)."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR, Step
from bighouse.games.prison_architect.box.components import (
    BUREAUCRACY,
    DRAW_BUREAUCRACY,
    DRAW_OBJECTIVE,
    GAIN_CASH,
    GAIN_SPECIALIST,
    GAIN_STAFF,
    GAIN_TAG,
    PLACE_TOKEN,
    RELEASE,
    Effect,
)
from bighouse.games.prison_architect.rules.actions import BUY_CARD, CARDS, NO_PURCHASE
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.caveats import item_caveat
from bighouse.games.prison_architect.rules.digging import draw_aside, end_dig, purchases_of
from bighouse.games.prison_architect.rules.events import (
    BOUGHT_NOTHING,
    CARD_BOUGHT,
    CASH_GAINED,
    SPECIALISTS_GAINED,
    STAFF_GAINED,
    TAGS_GAINED,
    TOKEN_PENDING,
)
from bighouse.games.prison_architect.rules.gardeners import EditWindow
from bighouse.games.prison_architect.rules.objective_decks import draw_objective
from bighouse.games.prison_architect.rules.prisoners import ReleaseByCard
from bighouse.games.prison_architect.rules.refusals import NOT_OFFERED, TOO_EXPENSIVE
from bighouse.games.prison_architect.rules.sources import CARD
from bighouse.games.prison_architect.rules.stacks import is_exhausted
from bighouse.games.prison_architect.rules.state import BUY, PrisonArchitect
from bighouse.games.prison_architect.rules.tokens import GiveToken, OwedTokens, shown


def carry_out(game: PrisonArchitect, seat: int, effects: list[Effect]) -> None:
    """What leaves nothing to choose happens at once, the rest as steps in the order of the card."""
    steps: list[Step[PrisonArchitect]] = []
    for effect in effects:
        if effect.kind == GAIN_TAG:  # tags are reckoned from where they lie (R30)
            game.tell(TAGS_GAINED, seat, effect.tag, effect.n)
        elif effect.kind == GAIN_STAFF:
            gain_staff(game, seat, effect.n)
        elif effect.kind == GAIN_SPECIALIST:
            gain_specialists(game, seat, effect.specialist, effect.n)
        elif effect.kind == GAIN_CASH:
            gain_cash(game, seat, effect.n)
        elif effect.kind == DRAW_OBJECTIVE:
            for _ in range(effect.n):
                draw_objective(game, seat, effect.deck)
        elif effect.kind == PLACE_TOKEN:
            if game.phase == BUY:  # there may be no tile yet (R14)
                game.players[seat].pending.append(effect.tag)
                game.tell(TOKEN_PENDING, seat, shown(effect.tag))
            else:
                steps.append(GiveToken(seat, effect.tag))
        elif effect.kind == DRAW_BUREAUCRACY:
            steps.append(DrawCards(seat, effect.n))
        else:
            for _ in range(effect.n):
                steps.append(ReleaseByCard(seat, effect.types) if effect.kind == RELEASE else EditWindow(seat))
    game.do(steps)


def gain_staff(game: PrisonArchitect, seat: int, count: int) -> None:
    game.players[seat].prison.staff += count
    game.tell(STAFF_GAINED, seat, count)


def gain_specialists(game: PrisonArchitect, seat: int, specialist: int, count: int) -> None:
    game.players[seat].prison.pool[specialist] += count
    game.tell(SPECIALISTS_GAINED, seat, specialist, count)


def gain_cash(game: PrisonArchitect, seat: int, cash: int) -> None:
    game.players[seat].cash += cash
    game.tell(CASH_GAINED, seat, cash)


def gain_card(game: PrisonArchitect, seat: int, card: int) -> None:
    """A card joins the office, and its immediate effects happen; the token that a tile owes now comes first (R92)."""
    game.players[seat].prison.gain_card(card)
    game.because(CARD, card)
    carry_out(game, seat, game.box.cards[card].immediate)
    game.because()
    if game.phase != BUY:
        game.do_next(OwedTokens(seat))


class DrawCards(Step[PrisonArchitect]):
    """Storage: so many Bureaucracy cards are drawn, of which one may be bought (R63)."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, game: PrisonArchitect) -> None:
        for _ in range(self.count):
            if not is_exhausted(game, BUREAUCRACY):
                draw_aside(game, self.seat, BUREAUCRACY, 0)
        if game.players[self.seat].dug:
            game.do_next(BuyDrawnCard(self.seat))

    def args(self) -> list[int]:
        return [self.seat, self.count]


class BuyDrawnCard(Asked):
    """One of the cards drawn for its minimum value in cash, or none."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        out = purchases_of(BUREAUCRACY, game.players[self.seat].dug)
        out.append(NO_PURCHASE)
        return out

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        if action == NO_PURCHASE:
            return 0
        return TOO_EXPENSIVE if game.box.cards[action - BUY_CARD].cost > game.players[self.seat].cash else 0

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NOT_OFFERED if BUY_CARD <= action < BUY_CARD + CARDS else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        seat = self.seat
        player = game.players[seat]
        if action == NO_PURCHASE:
            end_dig(game, seat)
            game.tell(BOUGHT_NOTHING, seat, BUREAUCRACY, 0)
            return
        card = action - BUY_CARD
        price = game.box.cards[card].cost
        player.dug.remove(card)
        end_dig(game, seat)
        player.cash -= price
        game.tell(CARD_BOUGHT, seat, card, price)
        gain_card(game, seat, card)

    def caveat(self, game: PrisonArchitect, action: int) -> str:
        return item_caveat(game, self.seat, action)

    def question(self, game: PrisonArchitect) -> str:
        return "Storage: which of the cards do you buy, if any?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "bureaucracy"
