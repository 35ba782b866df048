"""A page of Architects: what all lines of its scenes share."""

from __future__ import annotations

import re

from bighouse.engine.scenes.cards import DeckPile, Pile, Stock
from bighouse.engine.scenes.page import Page
from bighouse.engine.scenes.text import LANE, NEXT, Entry
from bighouse.games.architects.box.components import OPPONENT_WORDS
from bighouse.games.architects.rules.state import NOBODY, Architects
from bighouse.games.architects.scenes.steps import step_words

MOST = 9999  # of any good


class ArchitectsPage(Page[Architects]):
    spellings = (
        (re.compile(r"\b(town|tax) +(centre|stand)\b"), r"\1_\2"),
        (re.compile(r"\bking'?s[ _]storehouse\b"), "kings_storehouse"),
    )

    def __init__(self, game: Architects) -> None:
        self.box = box = game.box
        super().__init__(game, [] if game.opponent == NOBODY else ["opponent"], box.fingerprint)
        self.options = ["variable"] if game.variable else []
        if game.opponent != NOBODY:
            self.options.append(f"opponent {OPPONENT_WORDS[game.opponent]}")
        self.steps = step_words(game, self.who)
        copies = [int(card.index not in game.buildings_boxed) for card in box.buildings]
        self.buildings = Stock("building", [card.id for card in box.buildings], copies)
        self.apprentices = Stock("apprentice", [card.id for card in box.apprentices])
        self.markets = Stock("Black Market card", [card.id for card in box.markets])
        self.rewards = Stock("reward", [card.id for card in box.rewards])
        self.schemes = Stock("scheme", [card.id for card in box.schemes])
        self.building_deck = DeckPile("building deck", game.building_deck, self.buildings, self.who)
        self.apprentice_deck = SeenPile("apprentice deck", game.apprentice_deck, self.apprentices, self.who)
        self.small_market = Pile("small market", game.small, self.markets)
        self.large_market = Pile("large market", game.large, self.markets)
        self.reward_pile = Pile("rewards", game.rewards, self.rewards)
        self.rewards_dealt = [*self.reward_pile.dealt, *game.rewards_boxed]
        self.rewards_left = NOBODY  # how many the text leaves in the pile
        self.scheme_pile = Pile("schemes", game.schemes, self.schemes)
        self.future_pile = Pile("future", game.future, self.schemes)
        self.rows: list[list[tuple[int, int]]] = [[], []]  # apprentices that the text names, and the coins on them

    @property
    def fresh(self) -> bool:
        """Whether the game starts at its very beginning."""
        scene = self.scene
        start = scene.get("start")
        under_way = any(entry.key == NEXT or entry.key.startswith(LANE) for entry in scene.entries)
        return not under_way and (start is None or start.value == "draft")


class SeenPile(DeckPile):
    """A deck under which cards are put for all to see: nobody needs to be named."""

    def read_under(self, entry: Entry) -> None:
        self.put_under(entry, (1 << len(self.who.seats)) - 1)

    def write_under(self) -> str | None:
        return self.stock.names(reversed(self.cards[: len(self.deck.known)]))
