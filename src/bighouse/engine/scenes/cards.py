"""The cards of a scene: what is named lies where the text says, all others as the seed deals them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bighouse.engine.deck import Deck
from bighouse.engine.scenes.kinds import Who
from bighouse.engine.scenes.lines import Line
from bighouse.engine.scenes.text import Entry

EMPTY = -1  # no card in a space
GAP = "-"
REST = "rest"  # in a list of cards: all that are named nowhere else


class Stock:
    """The cards of one kind. Each can be named as often as the box holds it; the others are dealt by the seed."""

    def __init__(self, what: str, ids: Sequence[str], copies: Sequence[int] | None = None) -> None:
        self.what = what
        self.ids = ids
        self.left = [1] * len(ids) if copies is None else list(copies)
        self.named: dict[int, int] = {}  # in which line a card was named last
        self.rest: list[int] | None = None  # where all others go
        self.rest_line = 0

    def take(self, entry: Entry, word: str) -> int:
        """The card of this name, which nobody else can have now."""
        card = entry.index(self.what, word, self.ids)
        if self.left[card] == 0:
            if card in self.named:
                raise entry.wrong(f"{word} is already named in line {self.named[card]}; the box holds no other")
            raise entry.wrong(f"{word} is not part of this game")
        self.left[card] -= 1
        self.named[card] = entry.line
        return card

    def lay(self, entry: Entry, pile: list[int]) -> None:
        """Lay the cards of a list on a pile; the word 'rest' stands for all that are named nowhere else."""
        words = entry.words()
        for i, word in enumerate(words):
            if word != REST:
                pile.append(self.take(entry, word))
            elif i + 1 < len(words) or self.rest is not None:
                where = f"; it is in line {self.rest_line} already" if self.rest is not None else ""
                raise entry.wrong(f"'rest' comes last in one list of {self.what}s{where}")
            else:
                self.rest = pile
                self.rest_line = entry.line

    def cards(self, entry: Entry | None) -> list[int]:
        """The cards of a list."""
        pile: list[int] = []
        if entry is not None:
            self.lay(entry, pile)
        return pile

    def names(self, cards: Iterable[int]) -> str | None:
        """A list of cards as it is read; None when there are none."""
        return " ".join(GAP if card == EMPTY else self.ids[card] for card in cards) or None

    def row(self, entry: Entry, size: int) -> list[int]:
        """Cards in a row of spaces; '-' is an empty one, and so are those that are not named."""
        words = entry.words()
        if len(words) > size:
            raise entry.wrong(f"there is room for {size} {self.what}s here, not for {len(words)}")
        row = [EMPTY if word == GAP else self.take(entry, word) for word in words]
        return row + [EMPTY] * (size - len(row))

    def keep(self, dealt: Sequence[int], pile: Sequence[int]) -> list[int]:
        """A row as dealt; in place of cards that are named elsewhere the next ones of the pile come."""
        row = [card if card != EMPTY and self.left[card] else EMPTY for card in dealt]
        fresh = [card for card in pile if self.left[card]]
        for space, card in enumerate(row):
            if card == EMPTY and fresh:
                row[space] = fresh.pop(0)
        for card in row:
            if card != EMPTY:
                self.left[card] -= 1
        return row

    def unnamed(self, order: Iterable[int]) -> list[int]:
        """The cards that are named nowhere, in this order of the whole stock; a 'rest' takes them all."""
        left = self.left.copy()
        out: list[int] = []
        for card in order:
            if card != EMPTY and left[card] > 0:
                left[card] -= 1
                out.append(card)
        if self.rest is not None:
            self.rest += out
            return []
        return out


def cards(key: str, pile: list[int], stock: Stock) -> Line:
    """Cards that lie open or in a hand: those that are named, and no others."""
    return Line(key, lambda entry: stock.lay(entry, pile), lambda: stock.names(pile))


class Pile:
    """Cards from the top: those that are named, then others as dealt. `cards` has the top one last."""

    def __init__(self, key: str, cards: list[int], stock: Stock) -> None:
        self.key = key
        self.cards = cards
        self.stock = stock
        self.dealt = cards[::-1]
        self.named: list[int] = []
        self.lines = [Line(key, lambda entry: stock.lay(entry, self.named), self.write)]

    def write(self) -> str | None:
        return self.stock.names(reversed(self.cards))

    def fill(self, below: list[int]) -> None:
        """Once all is named: these lie below what the text names."""
        self.cards[:] = [*self.named, *below][::-1]


class DeckPile(Pile):
    """A face-down deck, and what was put under it: "seat 0 item_03; seat 2 item_07", the lowest last."""

    def __init__(self, key: str, deck: Deck, stock: Stock, who: Who) -> None:
        super().__init__(key, deck.cards, stock)
        self.deck = deck
        self.who = who
        self.under: list[int] = []
        self.knowers: list[int] = []
        self.lines.append(Line(f"under the {key}", self.read_under, self.write_under))

    def write(self) -> str | None:
        return self.stock.names(reversed(self.cards[len(self.deck.known) :]))

    def read_under(self, entry: Entry) -> None:
        for part in entry.parts(";"):
            knowers = 0
            words = part
            while words.value.startswith("seat"):
                who, words = self.who.whose(words)
                knowers |= 1 << who
            if not knowers:
                raise part.wrong(f"say who put it there, such as 'seat 0 {self.stock.ids[0]}'")
            if not words.value:
                raise part.wrong(f"say which card was put there, such as 'seat 0 {self.stock.ids[0]}'")
            self.put_under(words, knowers)

    def put_under(self, entry: Entry, knowers: int) -> None:
        cards = self.stock.cards(entry)
        self.under += cards
        self.knowers += [knowers] * len(cards)

    def write_under(self) -> str | None:
        parts: list[str] = []
        for position in range(len(self.deck.known) - 1, -1, -1):
            knowers = [word for who, word in enumerate(self.who.words) if self.deck.is_known(position, who)]
            parts.append(" ".join([*knowers, self.stock.ids[self.cards[position]]]))
        return "; ".join(parts) or None

    def fill(self, below: list[int]) -> None:
        super().fill([*below, *self.under])
        self.deck.known[:] = self.knowers[::-1]


class Row:
    """Spaces with a card each; a row that is not named is as dealt."""

    def __init__(self, key: str, spaces: list[int], stock: Stock) -> None:
        self.spaces = spaces
        self.stock = stock
        self.dealt = spaces.copy()
        self.named = False
        self.line = Line(key, self.read, lambda: stock.names(spaces))

    def read(self, entry: Entry) -> None:
        self.spaces[:] = self.stock.row(entry, len(self.spaces))
        self.named = True

    def fill(self, pile: Pile) -> None:
        """Once all is named: cards of the pile come in place of those that are named elsewhere, then it is filled."""
        if not self.named:
            self.spaces[:] = self.stock.keep(self.dealt, pile.dealt)
        pile.fill(self.stock.unnamed([*self.dealt, *pile.dealt]))
