"""A face-down deck: its order is known to nobody, but for cards that were put under it."""

from __future__ import annotations


class Deck:
    """Cards as numbers, the top one last. `known[i]` is the set of seats who know the i-th card from below."""

    def __init__(self, cards: list[int], known: list[int]) -> None:
        self.cards = cards
        self.known = known

    def clone(self) -> Deck:
        return Deck(self.cards.copy(), self.known.copy())

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self) -> int:
        """Take the top card; the deck must not be empty."""
        card = self.cards.pop()
        if len(self.known) > len(self.cards):
            self.known.pop()
        return card

    def put_under(self, card: int, knowers: int) -> None:
        """Lay a card face down under the deck; only this set of seats knows what lies there."""
        self.cards.insert(0, card)
        self.known.insert(0, knowers)

    def is_known(self, position: int, seat: int) -> bool:
        """Whether the seat knows the card at this position, counted from below."""
        return position < len(self.known) and self.known[position] & (1 << seat) != 0

    def unknown_to(self, seat: int) -> list[int]:
        """The cards whose place the seat does not know."""
        out: list[int] = []
        for i in range(len(self.cards)):
            if not self.is_known(i, seat):
                out.append(self.cards[i])
        return out

    def deal_unknown(self, seat: int, cards: list[int]) -> None:
        """Put these cards, taken from the end, where the seat does not know what lies."""
        for i in range(len(self.cards)):
            if not self.is_known(i, seat):
                self.cards[i] = cards.pop()
