"""Building cards: drawing them, looking at some to keep one, and putting them under the pile."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR, Choice
from bighouse.games.architects.actions import BUILDINGS, DISCARD, KEEP
from bighouse.games.architects.events import CARD_DRAWN, CARD_KEPT, CARD_LOOKED_AT, CARD_PUT_UNDER
from bighouse.games.architects.refusals import NOT_IN_HAND, NOT_OFFERED, otherwise
from bighouse.games.architects.state import Architects


def draw_cards(game: Architects, who: int, count: int) -> None:
    """Draw Building cards into the hand; if the pile has too few, as many as there are (R16)."""
    player = game.players[who]
    for _ in range(count):
        if not game.building_deck.cards:
            return
        card = game.building_deck.draw()
        player.hand.append(card)
        game.reveal()
        game.whisper(1 << who, CARD_DRAWN, who, card)


def put_under(game: Architects, who: int, card: int) -> None:
    """Lay a Building card face down under the pile; only this player knows it."""
    game.building_deck.put_under(card, who)
    game.whisper(1 << who, CARD_PUT_UNDER, who, card)


def discard_card(game: Architects, who: int, card: int) -> None:
    game.players[who].hand.remove(card)
    put_under(game, who, card)


def look_at_cards(game: Architects, who: int, count: int) -> None:
    """Look at the top Building cards to keep one of them."""
    player = game.players[who]
    while len(player.looking) < count and game.building_deck.cards:
        card = game.building_deck.draw()
        player.looking.append(card)
        game.whisper(1 << who, CARD_LOOKED_AT, who, card)
    if player.looking:
        game.reveal()
        game.do_next(KeepCard(who, 1))


class KeepCard(Choice[Architects]):
    """Keep so many of the cards looked at; the others go under the pile in the order they lay (R17)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Architects) -> list[int]:
        return [KEEP + card for card in game.players[self.seat].looking]

    def beyond(self, game: Architects, action: int) -> int:
        return NOT_OFFERED if KEEP <= action < KEEP + BUILDINGS else NOT_ASKED_FOR

    def take(self, game: Architects, action: int) -> None:
        player = game.players[self.seat]
        card = action - KEEP
        player.looking.remove(card)
        player.hand.append(card)
        game.whisper(1 << self.seat, CARD_KEPT, self.seat, card)
        if self.left > 1 and player.looking:
            game.do_next(KeepCard(self.seat, self.left - 1))
            return
        rest = player.looking
        player.looking = []
        for other in rest:
            put_under(game, self.seat, other)

    def args(self) -> list[int]:
        return [self.seat, self.left]


class DiscardCard(Choice[Architects]):
    """Put so many cards of the hand face down under the pile: for the Cathedral, or over the hand limit."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Architects) -> list[int]:
        return [DISCARD + card for card in game.players[self.seat].hand]

    def beyond(self, game: Architects, action: int) -> int:
        return NOT_IN_HAND if DISCARD <= action < DISCARD + BUILDINGS else otherwise(action)

    def take(self, game: Architects, action: int) -> None:
        if self.left > 1:
            game.do_next(DiscardCard(self.seat, self.left - 1))
        discard_card(game, self.seat, action - DISCARD)

    def args(self) -> list[int]:
        return [self.seat, self.left]
