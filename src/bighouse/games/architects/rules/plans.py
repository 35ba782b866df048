"""Building cards: drawing them, looking at some to keep one, and putting them under the pile."""

from __future__ import annotations

from bighouse.engine.english import spelled, with_sign
from bighouse.engine.step import NOT_ASKED_FOR, Choice
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.rules.actions import BUILDINGS, DISCARD, KEEP
from bighouse.games.architects.rules.events import CARD_DRAWN, CARD_KEPT, CARD_LOOKED_AT, CARD_PUT_UNDER
from bighouse.games.architects.rules.in_turn import InTurn
from bighouse.games.architects.rules.refusals import NOT_IN_HAND, NOT_OFFERED
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.words.card_words import effect_words
from bighouse.games.architects.words.phrases import goods_in_words, plan_count, points_words


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
    game.building_deck.put_under(card, 1 << who)
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


def building_offer(game: Architects, verb: str, card: int) -> Wording:
    """ "Build the Palace: 9 VP for 3 wood, 3 stone and 2 marble; gain 1 gold for every 4 virtue you have"."""
    building = game.box.buildings[card]
    virtue = f", {with_sign(building.virtue)} virtue" if building.virtue else ""
    price = f"{points_words(building.vp)}{virtue} for {goods_in_words(building.cost)}"
    return Wording(f"{verb} the {building.name}", f"{price}; {effect_words(building)}")


def card_not_offered(game: Architects, card: int) -> Reason:
    return Reason(f"The {game.box.buildings[card].name} is not one of the cards to choose from", "§16.1")


def card_not_in_hand(game: Architects, card: int) -> Reason:
    return Reason(f"The {game.box.buildings[card].name} is not in your hand", "§5")


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

    def question(self, game: Architects) -> str:
        cards = len(game.players[self.seat].looking)
        return f"Keep {spelled(self.left)} of the {cards} Building cards; the rest goes under the pile"

    def chapter(self, game: Architects) -> str:
        return "plans"

    def offer(self, game: Architects, action: int) -> Wording:
        return building_offer(game, "Keep", action - KEEP)

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        return card_not_offered(game, action - KEEP)


class DiscardCard(InTurn):
    """Put so many cards of the hand face down under the pile: for the Cathedral, or over the hand limit."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Architects) -> list[int]:
        return [DISCARD + card for card in game.players[self.seat].hand]

    def beyond(self, game: Architects, action: int) -> int:
        return NOT_IN_HAND if DISCARD <= action < DISCARD + BUILDINGS else super().beyond(game, action)

    def take(self, game: Architects, action: int) -> None:
        if self.left > 1:
            game.do_next(DiscardCard(self.seat, self.left - 1))
        discard_card(game, self.seat, action - DISCARD)

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Architects) -> str:
        hand = len(game.players[self.seat].hand)
        if hand > game.box.hand_limit:
            return f"You hold {hand} Building cards and may keep {game.box.hand_limit}: discard {spelled(self.left)}"
        return f"For the Cathedral: discard {plan_count(self.left)}"

    def chapter(self, game: Architects) -> str:
        return "plans"

    def offer(self, game: Architects, action: int) -> Wording:
        return Wording(f"Discard the {game.box.buildings[action - DISCARD].name}")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal == NOT_IN_HAND:
            return card_not_in_hand(game, action - DISCARD)
        return super().reason(game, action, refusal)
