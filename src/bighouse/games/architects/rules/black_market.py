"""Black Market: three spaces, each with its price and offer (RULES.md sections 11.1 and 11.2)."""

from __future__ import annotations

from bighouse.engine.english import listed
from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import MARKET_CARD, MIDDLE, ON_MARKET, SILVER, SMALL
from bighouse.games.architects.rules.actions import HIRE, LOOK
from bighouse.games.architects.rules.apprentices import Hiring, hire_steps
from bighouse.games.architects.rules.gains import receive_by
from bighouse.games.architects.rules.goods import gain_goods, pay_good
from bighouse.games.architects.rules.plans import draw_cards, look_at_cards
from bighouse.games.architects.rules.refusals import NOTHING_TO_HAVE
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.rules.virtue import lose_virtue
from bighouse.games.architects.words.phrases import SPACE_NAMES, goods_in_words, plan_count


def market_price(game: Architects, who: int, space: int) -> int:
    """The silver for a space; a Trickster pays less, never below 0."""
    price = game.box.market_silver[space]
    for card in game.players[who].apprentices:
        if game.box.apprentices[card].trigger == ON_MARKET:
            price -= game.box.apprentices[card].discount
    return max(0, price)


def market_virtue(game: Architects, who: int, space: int) -> int:
    """The virtue for a space; none with an Illusionist."""
    for card in game.players[who].apprentices:
        if game.box.apprentices[card].trigger == ON_MARKET and game.box.apprentices[card].keeps_virtue:
            return 0
    return game.box.market_virtue[space]


def market_offer(game: Architects, space: int) -> list[int]:
    """The goods on offer: the top card's, or those printed on the board while the pile is empty (R4)."""
    if space == SMALL:
        return game.box.markets[game.small[-1]].small if game.small else game.box.printed_small
    return game.box.markets[game.large[-1]].large if game.large else game.box.printed_large


def stall_offer(game: Architects, who: int, space: int) -> Wording:
    """A space with what it offers and its price, less what apprentices spare."""
    offer = f"any apprentice, or 1 of {game.box.market_draw} Building cards,"
    if space != MIDDLE:
        offer = goods_in_words(market_offer(game, space))
    silver = market_price(game, who, space)
    virtue = market_virtue(game, who, space)
    price = [f"{silver} silver"] if silver else []
    price += [f"{virtue} virtue"] if virtue else []
    detail = f"{offer} for {listed(price) or 'nothing'}"
    stall = f"Black Market, {SPACE_NAMES[space]}"
    return Wording(stall, detail, f"The {stall}: {detail}")


def helpers_of(game: Architects, who: int) -> int:
    """The own apprentices, as a mask: only those owned when the worker was placed take part (R30)."""
    mask = 0
    for card in game.players[who].apprentices:
        mask |= 1 << card
    return mask


def pay_for_space(game: Architects, who: int, space: int) -> None:
    virtue = market_virtue(game, who, space)
    pay_good(game, who, SILVER, market_price(game, who, space))
    lose_virtue(game, who, virtue)


class MarketGoods(Step[Architects]):
    """The goods of the left or right space."""

    def __init__(self, who: int, space: int) -> None:
        self.who = who
        self.space = space

    def run(self, game: Architects) -> None:
        pay_for_space(game, self.who, self.space)
        gain_goods(game, self.who, market_offer(game, self.space))

    def args(self) -> list[int]:
        return [self.who, self.space]


class PayForMiddle(Step[Architects]):
    """The price of the middle space, before it is used."""

    def __init__(self, who: int, space: int) -> None:
        self.who = who
        self.space = space

    def run(self, game: Architects) -> None:
        pay_for_space(game, self.who, self.space)

    def args(self) -> list[int]:
        return [self.who, self.space]


class MiddleMarket(Hiring):
    """Hire any apprentice on display, or look at Building cards to keep one; one of the two it must be (R15)."""

    def candidates(self, game: Architects) -> list[int]:
        out = super().candidates(game)
        out.append(LOOK)
        return out

    def refusal(self, game: Architects, action: int) -> int:
        return NOTHING_TO_HAVE if action == LOOK and not game.building_deck.cards else 0

    def take(self, game: Architects, action: int) -> None:
        if action == LOOK:
            look_at_cards(game, self.seat, game.box.market_draw)
        else:
            game.do(hire_steps(game, self.seat, action - HIRE))

    def question(self, game: Architects) -> str:
        return f"The Black Market: hire any apprentice, or look at {game.box.market_draw} Building cards and keep one"

    def chapter(self, game: Architects) -> str:
        return "black-market"

    def offer(self, game: Architects, action: int) -> Wording:
        if action != LOOK:
            return super().offer(game, action)
        title = f"Look at {plan_count(game.box.market_draw)}"
        return Wording(title, "and keep one", f"{title} and keep one")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal == NOTHING_TO_HAVE:
            return Reason("The Building pile is empty", "R16")
        return super().reason(game, action, refusal)


class MarketHelpers(Step[Architects]):
    """After the space: Swindlers' goods, then Caroline's card (R30)."""

    def __init__(self, who: int, helpers: int) -> None:
        self.who = who
        self.helpers = helpers

    def run(self, game: Architects) -> None:
        for apprentice in game.box.apprentices:
            if apprentice.trigger == ON_MARKET and self.helpers >> apprentice.index & 1:
                receive_by(game, self.who, apprentice.index)
        player = game.players[self.who]
        if player.ability == MARKET_CARD:
            draw_cards(game, self.who, game.box.characters[player.character].market_cards)

    def args(self) -> list[int]:
        return [self.who, self.helpers]
