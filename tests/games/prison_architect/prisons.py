"""Prisons for tests, put down square by square as the examples name them: row and column from the upper left."""

from __future__ import annotations

import re
from random import Random

from bighouse.games.prison_architect.box.components import (
    PASSIVE_TAGS,
    SIDE_WORDS,
    SPECIALIST_WORDS,
    SPECIALISTS,
    TAG_WORDS,
    TYPES,
    Box,
    prisoner,
)
from bighouse.games.prison_architect.box.pack import PACKS
from bighouse.games.prison_architect.rules.placement import build, legal_squares, window_sets
from bighouse.games.prison_architect.rules.prison import MIDDLE, NO_TOKEN, SPAN, Prison

BOX: Box = PACKS.shipped

At = tuple[int, int]


def square(at: At) -> int:
    """The square of a row and a column; the first tile of most prisons lies at (0, 0)."""
    return MIDDLE + at[0] * SPAN + at[1]


def inmate(word: str) -> int:
    """A prisoner as the examples write it: g2, o4, r6."""
    return prisoner(int(word[1:]), "gor".index(word[0]))


def sides(words: str) -> int:
    """Edges as letters: "NE"."""
    return sum(1 << SIDE_WORDS.index(word) for word in words)


class Plan:
    """A prison in the making, with squares as the examples name them."""

    def __init__(self, cards: str = "") -> None:
        self.prison = Prison(BOX)
        for card in cards.split():
            self.card(card)

    def number(self, at: At) -> int:
        return self.prison.at[square(at)]

    def tile(
        self, at: At, word: str, windows: str = "", inmates: str = "", posts: str = "", token: str = "", staff: int = 0
    ) -> Plan:
        self.prison.place(BOX.tile(word), square(at), sides(windows))
        if token:
            self.prison.put_token(self.number(at), TAG_WORDS.index(token))
        if staff:
            self.staff(at)
        self.inmates(at, inmates)
        for post in posts.split():
            self.prison.pool[SPECIALIST_WORDS.index(post)] += 1
            self.prison.post(SPECIALIST_WORDS.index(post), self.number(at))
        return self

    def row(self, at: At, words: str) -> Plan:
        """Several tiles side by side, from left to right."""
        for column, word in enumerate(words.split()):
            self.tile((at[0], at[1] + column), word)
        return self

    def staff(self, at: At) -> Plan:
        self.prison.staff += 1
        self.prison.put_staff(self.number(at))
        return self

    def inmates(self, at: At, words: str) -> Plan:
        for word in words.split():
            self.prison.admit(self.number(at), inmate(word))
        return self

    def card(self, word: str, staff: int = 0, inmates: str = "") -> Plan:
        self.prison.gain_card(BOX.card(word))
        place = len(self.prison.cards) - 1
        for _ in range(staff):
            self.prison.staff += 1
            self.prison.fill_vacancy(place)
        self.prison.card_inmates[place] = [inmate(word) for word in inmates.split()]
        return self


PART = re.compile(r"(?P<word>[a-z_]+)(?P<marks>.*)")
MARK = re.compile(r"([@:&+*])([A-Za-z0-9,_]*)")


def drawn(text: str, cards: str = "", staff: int = 0) -> Plan:
    """A prison as text: rows parted by "/", tiles by spaces, "-" for an empty square.

    Behind a tile `@NE` are its windows, `:g2,o3` its prisoners, `&guard,dog` its specialists, `+food` its token and `*`
    is Staff in its slot. Staff of the pool and cards are told apart.
    """
    plan = Plan(cards)
    plan.prison.staff = staff
    for row, line in enumerate(text.split("/")):
        for column, entry in enumerate(line.split()):
            part = PART.fullmatch(entry)
            if part:
                marks = {mark: words.replace(",", " ") for mark, words in MARK.findall(part["marks"])}
                plan.tile(
                    (row, column), part["word"], windows=marks.get("@", ""), inmates=marks.get(":", ""),
                    posts=marks.get("&", ""), token=marks.get("+", ""), staff=int("*" in marks),
                )  # fmt: skip
    return plan


def random_prison(seed: int, tiles: int) -> Prison:
    """A lawful prison of up to so many tiles with people in it, and cards with Staff and prisoners on them."""
    chance = Random(seed)
    prison = Prison(BOX)
    for _ in range(tiles):
        kind = chance.randrange(len(BOX.tiles))
        squares = legal_squares(prison, kind)
        if squares:
            here = chance.choice(squares)
            tag = chance.randrange(-1, PASSIVE_TAGS) if chance.random() < 0.3 else NO_TOKEN
            build(prison, kind, here, chance.choice(window_sets(prison, kind, here)), tag)
    for card in chance.sample(range(len(BOX.cards)), chance.randrange(5)):
        prison.gain_card(card)
    prison.staff += 6
    for place, card in enumerate(prison.cards):
        for _ in range(chance.randrange(len(BOX.cards[card].vacancies) + 1)):
            prison.fill_vacancy(place)
        if BOX.cards[card].places:
            prison.card_inmates[place] = [inmate("g2")] * chance.randrange(3)
    for number in range(len(prison.tiles)):
        if prison.tile(number).has_slot and chance.random() < 0.6:
            prison.put_staff(number)
        for _ in range(chance.randrange(5)):
            kind = chance.randrange(TYPES)
            if prison.room(number, kind):
                prison.admit(number, chance.choice(BOX.prisoners[kind]))
    for specialist in range(SPECIALISTS):
        while prison.in_pool(specialist) and prison.cells() and chance.random() < 0.7:
            cell = chance.choice(prison.cells())
            if prison.specialists_on(cell) >= BOX.most_specialists:
                break
            prison.post(specialist, cell)
    return prison
