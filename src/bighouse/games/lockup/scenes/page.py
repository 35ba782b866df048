"""A page of Lockup: what all lines of its scenes share."""

from __future__ import annotations

import re

from bighouse.engine.scenes.cards import DeckPile, Pile, Row, Stock
from bighouse.engine.scenes.page import Page
from bighouse.engine.scenes.text import Entry
from bighouse.games.lockup.box.components import DIFFICULTY_WORDS, LOCATION_WORDS, OFF_DUTY, RESOURCE_WORDS, Box
from bighouse.games.lockup.rules.state import Lockup
from bighouse.games.lockup.scenes.steps import step_words

POWER, SUSPICION = "power", "suspicion"
CUBES = [*RESOURCE_WORDS, POWER, SUSPICION]
RESOURCE_NAMES = {**{word: word for word in RESOURCE_WORDS}, "potions": "potion"}
CUBE_NAMES = {**RESOURCE_NAMES, POWER: POWER, SUSPICION: SUSPICION}


class LockupPage(Page[Lockup]):
    spellings = ((re.compile(r"\b(exercise|chow|cell) +(yard|hall|block)\b"), r"\1_\2"),)

    def __init__(self, game: Lockup) -> None:
        self.box = box = game.box
        super().__init__(game, ["guards"] if game.solitary else [], box.fingerprint)
        self.options = ["advanced"] if game.advanced else []
        if game.solitary:
            self.options.append(f"difficulty {DIFFICULTY_WORDS[game.difficulty]}")
        self.steps = step_words(game, self.who)
        self.items = Stock("item", [item.id for item in box.items])
        self.goons = Stock("goon", [goon.id for goon in box.goons])
        copies = [tome.copies if tome.solitary or not game.solitary else 0 for tome in box.tomes]
        self.tomes = Stock("tome", [tome.id for tome in box.tomes], copies)
        self.traits = Stock("trait", [trait.id for trait in box.traits])
        self.crews = Stock("crew", [crew.id for crew in box.crews])
        colours = box.difficulties[game.difficulty].colours if game.solitary else []
        self.guards = Stock("guard", [guard.id for guard in box.guards], [int(g.colour in colours) for g in box.guards])
        self.location_cards = Stock("location card", location_card_words(box))
        self.display = Row("display", game.display, self.items)
        self.goon_row = Row("goons", game.goon_at, self.goons)
        self.item_deck = DeckPile("item deck", game.item_deck, self.items, self.who)
        self.goon_deck = Pile("goon deck", game.goon_deck.cards, self.goons)
        self.tome_deck = DeckPile("tome deck", game.tome_deck, self.tomes, self.who)
        self.guard_deck = Pile("guard deck", game.guard_deck, self.guards)
        self.location_deck = Pile("location deck", game.location_deck, self.location_cards)
        kinds = range(len(box.tomes))
        self.hands = [[kind for kind in kinds for _ in range(player.tomes_of(kind))] for player in game.players]
        self.unseen: list[list[bool]] = [[] for _ in game.players]  # of the words of `reserved`: in parentheses
        self.tokens: dict[tuple[int, int], int] = {}  # in which line a player's token was named
        self.mentioned: dict[str, Entry] = {}  # where the cubes of a type were named last
        self.starred: list[int] = []  # whose stars are named
        self.supply: dict[str, int] = {}  # cubes that the text counts in the supply
        self.supply_rest: Entry | None = None  # and where it says the others are

    def location(self, entry: Entry, word: str) -> int:
        return entry.index("location", word, LOCATION_WORDS)


def location_card_words(box: Box) -> list[str]:
    """Location cards by the place they name; those that name none are numbered."""
    out: list[str] = []
    idle = 0
    for place in box.location_cards:
        if place == OFF_DUTY:
            idle += 1
        out.append(f"off_duty_{idle}" if place == OFF_DUTY else LOCATION_WORDS[place])
    return out
