"""Town Centre: up to n captures, paid one by one (RULES.md sections 4.4 and 10.1)."""

from __future__ import annotations

from bighouse.engine.english import counted, listed
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import LOCATIONS, ON_CAPTURES, SILVER
from bighouse.games.architects.rules.actions import DONE
from bighouse.games.architects.rules.captures import (
    Capturing,
    capture,
    captured_owner,
    captured_place,
)
from bighouse.games.architects.rules.goods import pay_silver_and_tax, tax_due
from bighouse.games.architects.rules.refusals import SHORT_OF_SILVER, TOO_MANY_PLACES
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.words.phrases import left_words, place_name, silver_words


def capture_silver(game: Architects, who: int, made: int) -> int:
    """What the next capture costs beside tax: the first is tax alone; Conspirators pay for the next ones (R24)."""
    if made == 0:
        return 0
    saved = 0
    for card in game.players[who].apprentices:
        if game.box.apprentices[card].trigger == ON_CAPTURES:
            saved += game.box.apprentices[card].discount
    price = game.box.capture_price
    return max(0, min(price, made * price - saved))


def capture_tax(game: Architects, made: int) -> int:
    """The first capture's silver is tax."""
    return game.box.capture_price if made == 0 else 0


def capture_cost(game: Architects, who: int, made: int) -> int:
    """What the next capture costs in all (R23)."""
    return capture_silver(game, who, made) + tax_due(game, who, capture_tax(game, made))


def count_places(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


class TownCentre(Capturing):
    """The next capture, or none (R5, R20, R22). `places` is a mask of where captures were made."""

    def __init__(self, seat: int, left: int, made: int, places: int) -> None:
        super().__init__(seat)
        self.left = left
        self.made = made
        self.places = places

    def refusal(self, game: Architects, action: int) -> int:
        if action == DONE:
            return 0
        limit = game.box.capture_locations[game.size]
        if not self.places >> captured_place(action) & 1 and count_places(self.places) >= limit:
            return TOO_MANY_PLACES
        if game.players[self.seat].goods[SILVER] < capture_cost(game, self.seat, self.made):
            return SHORT_OF_SILVER
        return 0

    def take(self, game: Architects, action: int) -> None:
        if action == DONE:
            return
        seat = self.seat
        place = captured_place(action)
        pay_silver_and_tax(game, seat, capture_silver(game, seat, self.made), capture_tax(game, self.made))
        capture(game, seat, place, captured_owner(game, action))
        if self.left > 1:
            game.do_next(TownCentre(seat, self.left - 1, self.made + 1, self.places | 1 << place))

    def args(self) -> list[int]:
        return [self.seat, self.left, self.made, self.places]

    def price(self, game: Architects) -> str:
        cost = capture_cost(game, self.seat, self.made)
        return f" for {cost} silver" if cost else " for nothing"

    def question(self, game: Architects) -> str:
        return f"The Town Centre: capture a group{self.price(game)}, or stop{left_words(self.left, 'capture')}"

    def chapter(self, game: Architects) -> str:
        return "town-centre"

    def offer(self, game: Architects, action: int) -> Wording:
        if action == DONE and self.made > 0:
            return Wording("Capture nobody else")
        return super().offer(game, action)

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal == SHORT_OF_SILVER:
            cost = capture_cost(game, self.seat, self.made)
            have = silver_words(game.players[self.seat])
            return Reason(f"The next capture costs {cost} silver, you have {have}", "§4.4")
        if refusal == TOO_MANY_PLACES:
            most = counted(game.box.capture_locations[game.size], "place")
            used = listed([place_name(place) for place in range(LOCATIONS) if self.places >> place & 1])
            return Reason(f"You may capture at {most} in one action, and have done so at {used}", "§10.1")
        return super().reason(game, action, refusal)
