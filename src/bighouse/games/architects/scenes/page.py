"""A scene being read: its lines, the game they are read into, and the cards that are still to be named."""

from __future__ import annotations

import re

from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.scene import Entry, Scene, Stock
from bighouse.games.architects.components import GOOD_WORDS, LOCATION_WORDS, OPPONENT_WORDS
from bighouse.games.architects.pack import PACKS
from bighouse.games.architects.scenes.steps import seat_words, who_words
from bighouse.games.architects.setup import set_up
from bighouse.games.architects.state import NOBODY
from bighouse.games.architects.words import vocabulary_of

VIRTUE, UNPAID, PAID = "virtue", "unpaid", "paid"
COUNTED = {word: word for word in [*GOOD_WORDS, VIRTUE, UNPAID, PAID]}
MOST = 9999  # of any good

OWN_KEYS = ["holds"]  # of the opponent as well as seats
SEAT_KEYS = [*OWN_KEYS, "hand", "packet", "looks at", "built", "apprentices"]
TABLE_KEYS = [
    "cards", "phase", "first player", "turn", "turns left", "active", "prison", "black market", "guildhall", "tax",
    "small market", "large market", "rewards", "rewards left", "rewards gone", "rewards boxed", "upper row",
    "lower row", "apprentice deck", "under the apprentice deck", "building deck", "under the building deck", "start",
]  # fmt: skip
OPPONENT_KEYS = ["opponent", "schemes", "schemes done", "future", "scheme"]
SPACED = [
    (re.compile(r"\b(town|tax) +(centre|stand)\b"), r"\1_\2"),
    (re.compile(r"\bking'?s[ _]storehouse\b"), "kings_storehouse"),
]


class Page:
    """What all parts of the reader share."""

    def __init__(self, room: Room, text: str, cards: str | None) -> None:
        for spaced, joined in SPACED:
            text = spaced.sub(joined, text)
        self.scene = scene = Scene(text)
        players, settings = scene.place(room)
        box = PACKS.box(cards)
        word = str(settings.get("opponent", ""))
        opponent = OPPONENT_WORDS.index(word) if word in OPPONENT_WORDS else NOBODY
        self.game = game = set_up(room, box, players, Rng(scene.seed()), bool(settings["variable"]), opponent)
        if box.fingerprint:
            game.vocabulary = vocabulary_of(box)
        self.box = box
        self.seats = seat_words(game)
        self.whos = who_words(game)
        scene.expect(self.keys(), game.seats)
        copies = [int(card.index not in game.buildings_boxed) for card in box.buildings]
        self.buildings = Stock("building", [card.id for card in box.buildings], copies)
        self.apprentices = Stock("apprentice", [card.id for card in box.apprentices])
        self.markets = Stock("Black Market card", [card.id for card in box.markets])
        self.rewards = Stock("reward", [card.id for card in box.rewards])
        self.schemes = Stock("scheme", [card.id for card in box.schemes])
        start = scene.get("start")
        lanes = any(entry.key.startswith("lane of ") for entry in scene.entries)
        later = scene.get("next") is not None or lanes or (start is not None and start.value != "draft")
        self.fresh = not later  # whether the game starts at its very beginning
        self.blame = start or scene.get("next") or scene.header

    def keys(self) -> list[str]:
        keys = [*TABLE_KEYS, *self.seats]
        keys += [f"{seat} {key}" for seat in self.seats for key in SEAT_KEYS]
        keys += [f"at {place}" for place in LOCATION_WORDS]
        if self.game.opponent != NOBODY:
            keys += [*OPPONENT_KEYS, *(f"opponent {key}" for key in OWN_KEYS)]
        return keys

    def who(self, entry: Entry, words: str) -> int:
        """A seat, or the opponent."""
        if words.startswith("seat ") and words not in self.whos:
            raise entry.wrong(f"there is no {words} here; the last one is {self.seats[-1]}")
        return entry.index("player called", words, self.whos)

    def whose(self, part: Entry) -> tuple[int, Entry]:
        """A part such as "seat 1 3": whose it is, and the rest."""
        words = part.words()
        size = 1 if words[0] == "opponent" else 2
        who = self.who(part, " ".join(words[:size]))
        return who, Entry(part.line, part.key, " ".join(words[size:]))
