"""A page of Prison Architect: what all lines of its scenes share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bighouse.engine.scenes.cards import Stock
from bighouse.engine.scenes.lines import Line
from bighouse.engine.scenes.page import Page
from bighouse.engine.scenes.text import LANE, NEXT, Entry
from bighouse.games.prison_architect.box.components import (
    BUNK_CELL,
    CATEGORY_WORDS,
    DECK_WORDS,
    DIFFICULTY_WORDS,
    FINAL_SCORING,
    FOUNDATION,
    LOCKER_ROOM,
    ROUND_WORDS,
    WORKING_WEEK,
    Box,
    threat_of,
    type_of,
)
from bighouse.games.prison_architect.rules.state import TOKENS, PrisonArchitect
from bighouse.games.prison_architect.scenes.steps import step_words

OVER = "over"
MOST = 9999  # of anything that is counted
OPEN_STACKS = (BUNK_CELL, LOCKER_ROOM)  # these never run out (R18)
INMATE_WORDS = [f"{'gor'[type_of(token)]}{threat_of(token)}" for token in range(TOKENS)]


class PrisonArchitectPage(Page[PrisonArchitect]):
    def __init__(self, game: PrisonArchitect) -> None:
        self.box = box = game.box
        super().__init__(game, [], box.fingerprint)
        if game.solo:
            self.options = [f"difficulty {DIFFICULTY_WORDS[game.difficulty]}", *(["harder"] if game.harder else [])]
        elif game.hidden_cash:
            self.options = ["hidden_cash"]
        self.rounds = round_words(box)
        self.steps = step_words(game, self.who, self.rounds)
        self.tile_ids = [tile.id for tile in box.tiles]
        self.objective_ids = [objective.id for objective in box.objectives]
        self.tiles: list[Stock] = []  # by category: a list of one category may end in 'rest'
        for category, word in enumerate(CATEGORY_WORDS):
            copies = [tile.copies if tile.category == category else 0 for tile in box.tiles]
            for tile in OPEN_STACKS:
                if box.tiles[tile].category == category:
                    copies[tile] = MOST
            self.tiles.append(Stock(f"{word} tile", self.tile_ids, copies))
        self.cards = Stock("Bureaucracy card", [card.id for card in box.cards])
        self.objectives = [
            Stock(f"{word} objective", self.objective_ids, [int(card.deck == deck) for card in box.objectives])
            for deck, word in enumerate(DECK_WORDS)
        ]
        self.duels = Stock("Warden Duel card", [card.id for card in box.warden_cards])
        self.prisoners = Stock("prisoner", INMATE_WORDS, copies_of(box))

    @property
    def start(self) -> str:
        """Where the game starts; empty where the text names the steps that are left, or the game is over."""
        start = self.scene.get("start")
        if any(entry.key == NEXT or entry.key.startswith(LANE) for entry in self.scene.entries):
            return ""
        return self.rounds[0] if start is None else start.value.removesuffix(OVER)

    @property
    def fresh(self) -> bool:
        """Whether the game starts at its very beginning."""
        return self.start == self.rounds[0]

    def take_tile(self, entry: Entry, word: str) -> int:
        """A tile of any category."""
        tile = entry.index("tile", word, self.tile_ids)
        return self.tiles[self.box.tiles[tile].category].take(entry, word)

    def take_objective(self, entry: Entry, word: str) -> int:
        """An objective of any deck."""
        objective = entry.index("objective", word, self.objective_ids)
        return self.objectives[self.box.objectives[objective].deck].take(entry, word)


def round_words(box: Box) -> list[str]:
    """The rounds as people call them: "foundation", "week 2", "evaluation 1", "final scoring"."""
    words: list[str] = []
    for entry in box.rounds:
        if entry.kind == WORKING_WEEK:
            words.append(f"week {entry.number}")
        else:
            word = ROUND_WORDS[entry.kind].replace("_", " ")
            words.append(word if entry.kind in (FOUNDATION, FINAL_SCORING) else f"{word} {entry.number}")
    return words


def copies_of(box: Box) -> list[int]:
    """How many prisoner tokens of each kind there are."""
    copies = [0] * TOKENS
    for tokens in box.prisoners:
        for token in tokens:
            copies[token] += 1
    return copies


def listing(key: str, pile: list[int], take: Callable[[Entry, str], int], ids: Sequence[str]) -> Line:
    """A list of things that may be of several stocks: those that are named, and no others."""

    def read(entry: Entry) -> None:
        pile[:] = [take(entry, word) for word in entry.words()]

    return Line(key, read, lambda: " ".join(ids[item] for item in pile) or None)
