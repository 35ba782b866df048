"""The rules of Market day.

Each round every seat takes a turn (buy points for coins as often as it likes, then draw a card or be done) and may pay
the toll; then all bid at once, in secret: a card of the hand and a stake. The best bid scores its card.
"""

from __future__ import annotations

from typing import Any, Final

from bighouse.engine.deck import Deck
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.step import FIRST_REASON, Choice, Step
from bighouse.engine.story import EventKind
from bighouse.engine.wording import Reason, Wording

CARDS: Final = 12
HAND: Final = 2

DRAW: Final = 0
DONE: Final = 1
BUY: Final = 2  # buy 1, buy 2, buy 3
TOLL: Final = 5  # toll pay, toll skip
STOW: Final = 7  # stow <card>
OFFER: Final = 19  # offer <card>
STAKE: Final = 31  # stake 0, stake 1, stake 2
READY: Final = 34

TOO_DEAR: Final = FIRST_REASON
DECK_IS_EMPTY: Final = FIRST_REASON + 1

BOUGHT: Final = EventKind("bought", "seat points", "{seat} bought {points point}.")
DREW: Final = EventKind("drew", "seat card?", "{seat} drew {card}.")
STOWED: Final = EventKind("stowed", "seat card?", "{seat} laid {card} under the deck.")
PAID_TOLL: Final = EventKind("paid toll", "seat", "{seat} paid the toll.")
OFFERED: Final = EventKind("offered", "seat card?", "{seat} offered {card}.")
STAKED: Final = EventKind("staked", "seat coins?", "{seat} staked [{coins coin}|something].")
DEALT: Final = EventKind("dealt", "seat", "{seat} got a hand of cards.")
SHOWN: Final = EventKind("shown", "seat card coins", "{seat} showed {card}, with {coins coin} on it.")


class Market(Game):
    def __init__(self, room: Room, seats: int, rng: Rng, values: list[int], rounds: int, purse: int) -> None:
        super().__init__(room, seats, rng)
        self.values = values  # what each card is worth
        self.rounds = rounds
        self.purse = purse  # what each seat starts with
        self.deck = Deck([], [])
        self.hands: list[list[int]] = []
        self.coins: list[int] = []
        self.points = [0] * seats
        self.offers = [-1] * seats  # -1: nothing yet
        self.stakes = [-1] * seats
        self.won: list[int] = []
        self.spent = 0

    def clone(self) -> Market:
        copy = Market(self.room, self.seats, self.rng.clone(), self.values, self.rounds, self.purse)
        copy.vocabulary = self.vocabulary
        copy.deck = self.deck.clone()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.coins = self.coins.copy()
        copy.points = self.points.copy()
        copy.offers = self.offers.copy()
        copy.stakes = self.stakes.copy()
        copy.won = self.won.copy()
        copy.spent = self.spent
        copy.copy_agenda(self)
        return copy

    def numbers(self) -> list[int]:
        out = [self.rounds, self.purse, self.spent, *self.values, -1, *self.won]
        out += [-1, *self.deck.cards, -1, *self.deck.known]
        for seat in range(self.seats):
            out += [-1, self.coins[seat], self.points[seat], self.offers[seat], self.stakes[seat], *self.hands[seat]]
        return out

    def pay(self, seat: int, coins: int) -> None:
        self.coins[seat] -= coins
        self.spent += coins


class TellOfTheDeal(Step[Market]):
    def run(self, game: Market) -> None:
        for seat in range(game.seats):
            game.tell(DEALT, seat)


class Round(Step[Market]):
    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> list[int]:
        return [self.number]

    def run(self, game: Market) -> None:
        steps: list[Step[Any]] = [Turn(seat) for seat in range(game.seats)]
        steps += [OpenBids(), ShowBids()]
        if self.number < game.rounds:
            steps.append(Round(self.number + 1))
        game.do(steps)


def too_dear(game: Market, seat: int, action: int) -> Reason:
    return Reason(f"'{game.words(action)}' costs more than the {game.coins[seat]} coins you have.")


class Turn(Choice[Market]):
    """An ordinary choice, with a candidate that may be refused."""

    def candidates(self, game: Market) -> list[int]:
        return [DRAW, BUY, BUY + 1, BUY + 2, DONE]

    def refusal(self, game: Market, action: int) -> int:
        if action == DRAW and not game.deck.cards:
            return DECK_IS_EMPTY
        if BUY <= action < TOLL and action - BUY + 1 > game.coins[self.seat]:
            return TOO_DEAR
        return 0

    def take(self, game: Market, action: int) -> None:
        if action == DONE:
            game.do_next(Toll(self.seat))
        elif action == DRAW:
            card = game.deck.draw()
            game.hands[self.seat].append(card)
            game.whisper(1 << self.seat, DREW, self.seat, card)
            game.reveal()
            game.do([Stow(self.seat), Toll(self.seat)] if len(game.hands[self.seat]) > HAND else [Toll(self.seat)])
        else:
            points = action - BUY + 1
            game.pay(self.seat, points)
            game.points[self.seat] += points
            game.tell(BOUGHT, self.seat, points)
            game.do_next(Turn(self.seat))

    def reason(self, game: Market, action: int, refusal: int) -> Reason:
        return too_dear(game, self.seat, action) if refusal == TOO_DEAR else Reason("The deck is empty.")


class Stow(Choice[Market]):
    """Lay a card under the deck: only this seat knows it is there."""

    def candidates(self, game: Market) -> list[int]:
        return [STOW + card for card in game.hands[self.seat]]

    def take(self, game: Market, action: int) -> None:
        game.hands[self.seat].remove(action - STOW)
        game.deck.put_under(action - STOW, 1 << self.seat)
        game.whisper(1 << self.seat, STOWED, self.seat, action - STOW)


class Toll(Choice[Market]):
    """Forced on a seat without coins: the kernel takes it."""

    def candidates(self, game: Market) -> list[int]:
        return [TOLL, TOLL + 1]

    def refusal(self, game: Market, action: int) -> int:
        return TOO_DEAR if action == TOLL and game.coins[self.seat] == 0 else 0

    def take(self, game: Market, action: int) -> None:
        if action == TOLL:
            game.pay(self.seat, 1)
            game.tell(PAID_TOLL, self.seat)

    def question(self, game: Market) -> str:
        return "Do you pay the toll?"

    def offer(self, game: Market, action: int) -> Wording:
        return Wording("Pay 1 coin" if action == TOLL else "Pay nothing")

    def reason(self, game: Market, action: int, refusal: int) -> Reason:
        return too_dear(game, self.seat, action)


class OpenBids(Step[Market]):
    def run(self, game: Market) -> None:
        game.gather([Offer(seat) for seat in range(game.seats) if game.hands[seat]], sealed=True)


class Offer(Choice[Market]):
    """The first part of a bid; a hand of one card leaves no choice."""

    def candidates(self, game: Market) -> list[int]:
        return [OFFER + card for card in game.hands[self.seat]]

    def take(self, game: Market, action: int) -> None:
        game.offers[self.seat] = action - OFFER
        game.whisper(1 << self.seat, OFFERED, self.seat, action - OFFER)
        game.do_next(Stake(self.seat))


class Stake(Choice[Market]):
    def candidates(self, game: Market) -> list[int]:
        return [STAKE, STAKE + 1, STAKE + 2]

    def refusal(self, game: Market, action: int) -> int:
        return TOO_DEAR if action - STAKE > game.coins[self.seat] else 0

    def take(self, game: Market, action: int) -> None:
        game.stakes[self.seat] = action - STAKE
        game.whisper(1 << self.seat, STAKED, self.seat, action - STAKE)

    def reason(self, game: Market, action: int, refusal: int) -> Reason:
        return too_dear(game, self.seat, action)


class ShowBids(Step[Market]):
    def run(self, game: Market) -> None:
        game.reveal()
        best = -1
        for seat in range(game.seats):
            if game.offers[seat] < 0:
                continue
            game.tell(SHOWN, seat, game.offers[seat], game.stakes[seat])
            game.pay(seat, game.stakes[seat])
            if best < 0 or game.stakes[seat] > game.stakes[best]:
                best = seat
        if best >= 0:
            game.points[best] += game.values[game.offers[best]]
            game.hands[best].remove(game.offers[best])
            game.won.append(game.offers[best])
            game.do_next(Ready(best))
        game.offers = [-1] * game.seats
        game.stakes = [-1] * game.seats


class Ready(Choice[Market]):
    """Always asked, though there is but one answer."""

    def candidates(self, game: Market) -> list[int]:
        return [READY]

    def always_asked(self, game: Market) -> bool:
        return True

    def take(self, game: Market, action: int) -> None:
        pass
