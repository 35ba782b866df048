"""The objectives of a scene: hands and what was played, and the three decks with their discards."""

from __future__ import annotations

from bighouse.engine.scenes.cards import EMPTY, Pile
from bighouse.engine.scenes.lines import Line, parts
from bighouse.engine.scenes.text import Entry
from bighouse.games.prison_architect.box.components import DECK_WORDS, DECKS, NOTHING
from bighouse.games.prison_architect.scenes.page import PrisonArchitectPage, listing


def objective_lines(page: PrisonArchitectPage, seat: int) -> list[Line]:
    """What a warden holds, has played, and decides on in secret."""
    name = page.whos[seat]
    player = page.game.players[seat]
    ids = page.objective_ids

    def known(entry: Entry, word: str) -> int:
        objective = entry.index("objective", word, ids)
        if objective not in player.hand:
            raise entry.wrong(f"{word} is not in the hand of {name}")
        return objective

    def drop(entry: Entry) -> None:
        player.dropped = known(entry, entry.value)

    return [
        listing(f"{name} hand", player.hand, page.take_objective, ids),
        listing(f"{name} played", player.played, page.take_objective, ids),
        listing(f"{name} looks at", player.looking, page.take_objective, ids),
        listing(f"{name} plays", player.chosen, known, ids),
        Line(f"{name} drops", drop, lambda: None if player.dropped == NOTHING else ids[player.dropped]),
    ]


class Decks:
    """The decks, filled up with what is named nowhere; where a phase starts everybody has what was dealt."""

    def __init__(self, page: PrisonArchitectPage) -> None:
        self.page = page
        game = page.game
        self.hands = [player.hand.copy() for player in game.players]
        self.played = [player.played.copy() for player in game.players]
        self.piles: list[Pile] = []
        self.lines: list[Line] = []
        for deck, word in enumerate(DECK_WORDS):
            pile = Pile(f"{word} deck", game.objective_decks[deck].cards, page.objectives[deck])
            self.piles.append(pile)
            self.lines += [*(self.checked(deck, line) for line in pile.lines), self.discards(deck, word)]
        self.lines.append(listing("withdrawn", game.withdrawn, page.take_objective, page.objective_ids))

    def check(self, deck: int, entry: Entry, word: str) -> None:
        ids = self.page.objective_ids
        if word in ids and self.page.box.objectives[ids.index(word)].deck != deck:
            raise entry.wrong(f"{word} is no {DECK_WORDS[deck]} objective")

    def checked(self, deck: int, line: Line) -> Line:
        def read(entry: Entry) -> None:
            for word in entry.words():
                self.check(deck, entry, word)
            line.read(entry)

        return Line(line.key, read, line.write)

    def discards(self, deck: int, word: str) -> Line:
        """In the order of discarding, each with whoever knows it: "seat 0 E01; seat 1 E05"."""
        page = self.page
        pile = page.game.objective_discards[deck]

        def read(part: Entry) -> None:
            who, card = page.who.whose(part)
            self.check(deck, card, card.value)
            pile.put_under(page.objectives[deck].take(card, card.value), 1 << who)

        def write() -> list[str]:
            cards = zip(reversed(pile.cards), reversed(pile.known))
            return [f"{page.whos[known.bit_length() - 1]} {page.objective_ids[card]}" for card, known in cards]

        return parts(f"{word} discards", ";", read, write)

    def fill(self) -> None:
        """Once all is named."""
        page = self.page
        if page.start:
            for seat, player in enumerate(page.game.players):
                self.keep(f"{page.whos[seat]} played", player.played, self.played[seat])
                self.keep(f"{page.whos[seat]} hand", player.hand, self.hands[seat])
        for deck in range(DECKS):
            dealt = [card for cards in [*self.played, *self.hands] for card in cards]
            pile = self.piles[deck]
            pile.fill(page.objectives[deck].unnamed([*self.of(deck, dealt), *pile.dealt]))

    def keep(self, key: str, pile: list[int], dealt: list[int]) -> None:
        """As dealt, with others of the same deck in place of those that are named elsewhere."""
        if self.page.scene.get(key) is None:
            pile.clear()
            for deck in range(DECKS):
                kept = self.page.objectives[deck].keep(self.of(deck, dealt), self.piles[deck].dealt)
                pile += [card for card in kept if card != EMPTY]

    def of(self, deck: int, cards: list[int]) -> list[int]:
        return [card for card in cards if self.page.box.objectives[card].deck == deck]
