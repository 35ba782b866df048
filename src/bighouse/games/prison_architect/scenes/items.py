"""The stacks of a scene: what is offered, drawn next and discarded of the five areas; the rest as the seed deals it."""

from __future__ import annotations

from bighouse.engine.scenes.cards import Pile, Stock, cards
from bighouse.engine.scenes.lines import Line
from bighouse.engine.scenes.text import Entry
from bighouse.games.prison_architect.box.components import AREAS, BID_WORDS, BUREAUCRACY, CATEGORY_WORDS
from bighouse.games.prison_architect.scenes.page import OPEN_STACKS, PrisonArchitectPage


class Stacks:
    def __init__(self, page: PrisonArchitectPage) -> None:
        self.page = page
        self.stocks: list[Stock] = [*page.tiles[:BUREAUCRACY], page.cards]
        self.piles: list[Pile] = []
        self.lines: list[Line] = []
        game = page.game
        for area, (word, stock) in enumerate(zip(BID_WORDS, self.stocks)):
            pile = Pile(f"{word} stack", game.stacks[area], stock)
            self.piles.append(pile)
            self.lines += [
                self.checked(area, cards(f"{word} offer", game.offers[area], stock)),
                *(self.checked(area, line) for line in pile.lines),
                self.checked(area, cards(f"{word} discards", game.discards[area], stock)),
            ]

    def checked(self, area: int, line: Line) -> Line:
        """Only tiles of its category lie here."""
        ids = self.page.tile_ids

        def read(entry: Entry) -> None:
            for word in entry.words() if area != BUREAUCRACY else []:
                if word in ids:
                    tile = self.page.box.tiles[ids.index(word)]
                    if tile.index in OPEN_STACKS:
                        raise entry.wrong(f"{word} has an open stack of its own and is never offered")
                    if tile.category != area:
                        raise entry.wrong(f"{word} is of the category {CATEGORY_WORDS[tile.category]}")
            line.read(entry)

        return Line(line.key, read, line.write)

    def fill(self) -> None:
        """Once all is named: everything else lies in its stack."""
        for area in range(AREAS):
            self.piles[area].fill(self.stocks[area].unnamed(self.piles[area].dealt))
