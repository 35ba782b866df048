"""A table for scenario tests: set it with a scene, act in words, look around.

    table = scene('''
        prison_architect, 3 players
        Blue: 9 cash
        bids: Blue 5 cell
        cell offer: luxury_bunk
        start: buy
    ''', "Blue Green Red")
    table.act("Blue", "buy luxury_bunk")
    assert table.construction("Blue") == ["luxury_bunk"]

Or set it piece by piece, and begin with a step of the rules:

    table = wardens("Blue Green", week=1)
    table.bid("Blue", cell=5).offer("cell", "luxury_bunk").start(NEXT_AREA)
    table.act("Blue", "buy luxury_bunk")
    assert table.construction("Blue") == ["luxury_bunk"]

What is given to somebody is taken from the stacks when the step begins, so that every law of the game holds.
"""

from __future__ import annotations

from typing import Any

from bighouse.engine.deck import Deck
from bighouse.engine.rng import Rng
from bighouse.engine.step import Step
from bighouse.engine.story import Story
from bighouse.games.prison_architect.box.components import (
    AREAS,
    BID_WORDS,
    BUNK_CELL,
    BUREAUCRACY,
    DECKS,
    DIFFICULTY_WORDS,
    LOCKER_ROOM,
    NOTHING,
    threat_of,
    type_of,
)
from bighouse.games.prison_architect.room import ROOM
from bighouse.games.prison_architect.rules import actions, refusals
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.setup import set_up
from bighouse.games.prison_architect.rules.state import TOKENS, Player, PrisonArchitect
from bighouse.games.prison_architect.words.phrases import SQUARE_WORDS
from tests.games.prison_architect.prisons import BOX, At, drawn, inmate, square
from tests.games.scene_table import SceneTable, Who, reasons_in, why_impossible, with_seats

OPEN_STACKS = (BUNK_CELL, LOCKER_ROOM)


def at(row: int, column: int) -> str:
    """A square of the examples as actions name it."""
    return f"at {SQUARE_WORDS[square((row, column))]}"


def scene(text: str, names: str = "") -> Table:
    """The table of a written position, up to its first choice."""
    players = names.split()
    story = Story()
    game = ROOM.read_scene(with_seats(text, players), story=story)
    assert isinstance(game, PrisonArchitect)
    return Table(game, players, story)


def impossible(text: str) -> str:
    """Why a position cannot be."""
    return why_impossible(ROOM, text)


def wardens(names: str, week: int = 1, difficulty: str = "medium", harder: bool = False, seed: int = 1) -> Table:
    """A table at which nothing is to be done yet; initiative goes by the order of the names."""
    players = names.split()
    solo = len(players) == 1
    number = DIFFICULTY_WORDS.index(difficulty) if solo else NOTHING
    game = set_up(ROOM, BOX, len(players), Rng(seed), number, harder)
    game.main.agenda = []
    game.initiative = list(range(len(players)))
    game.week = week
    game.round = [(entry.kind, entry.number) for entry in BOX.rounds].index((1, week)) if week else 0
    for player in game.players:
        player.construction = []
    return Table(game, players)


class Table(SceneTable[PrisonArchitect]):
    reasons = reasons_in(refusals, actions)

    def __init__(self, game: PrisonArchitect, names: list[str], story: Story | None = None) -> None:
        super().__init__(game, story or Story(), names, {})
        self.tops: dict[int, list[int]] = {}  # what is to lie on top of the stacks

    # Setting it up

    def player(self, who: Who) -> Player:
        return self.game.players[self.index(who)]

    def cash(self, who: Who, cash: int) -> Table:
        self.player(who).cash = cash
        return self

    def bid(self, who: Who, **bids: int) -> Table:
        for area, bid in bids.items():
            self.player(who).bids[BID_WORDS.index(area)] = bid
        return self

    def items(self, area: str, words: str) -> list[int]:
        find = BOX.card if area == "bureaucracy" else BOX.tile
        return [find(word) for word in words.split()]

    def offer(self, area: str, words: str) -> Table:
        """A row, the item dealt first at first."""
        self.game.offers[BID_WORDS.index(area)] = self.items(area, words)
        return self

    def top(self, area: str, words: str) -> Table:
        """What is drawn next from a stack."""
        self.tops[BID_WORDS.index(area)] = self.items(area, words)
        return self

    def draw(self, who: Who, text: str, cards: str = "", staff: int = 0) -> Table:
        """A prison as prisons.drawn reads it."""
        self.player(who).prison = drawn(text, cards, staff).prison
        return self

    def wait(self, who: Who, tiles: str) -> Table:
        """Tiles to be placed."""
        self.player(who).construction = [BOX.tile(word) for word in tiles.split()]
        return self

    def hand(self, who: Who, words: str, played: str = "") -> Table:
        self.player(who).hand = [BOX.objective(word) for word in words.split()]
        self.player(who).played = [BOX.objective(word) for word in played.split()]
        return self

    def start(self, *steps: Step[PrisonArchitect], phase: int = NOTHING) -> Table:
        """Take what was given from the stacks, and begin."""
        if phase != NOTHING:
            self.game.phase = phase
        self.take_from_stacks()
        self.take_from_decks()
        self.take_from_supply()
        self.game.story = self.story
        self.game.do(list(steps))
        self.game.settle()
        self.game.audit()
        return self

    def take_from_stacks(self) -> None:
        game = self.game
        for area in range(AREAS):
            items = [card.index for card in BOX.cards]
            if area != BUREAUCRACY:
                tiles = [tile for tile in BOX.tiles if tile.category == area and tile.index not in OPEN_STACKS]
                items = [tile.index for tile in tiles for _ in range(tile.copies)]
            gone = game.offers[area] + game.discards[area] + self.tops.get(area, [])
            for player in game.players:
                gone += player.prison.cards if area == BUREAUCRACY else player.construction + player.prison.tiles
            gone += game.governor.cards if area == BUREAUCRACY else game.governor.tiles
            for item in gone:
                if item in items:
                    items.remove(item)
            game.stacks[area] = items + self.tops.get(area, [])[::-1]

    def take_from_decks(self) -> None:
        game = self.game
        gone = game.governor.objectives.copy()
        for player in game.players:
            gone += player.hand + player.played + player.looking
        for deck in range(DECKS):
            cards = [card.index for card in BOX.objectives if card.deck == deck and card.index not in gone]
            game.objective_decks[deck] = Deck(cards, [])

    def take_from_supply(self) -> None:
        game = self.game
        game.supply = [0] * TOKENS
        for tokens in BOX.prisoners:
            for token in tokens:
                game.supply[token] += 1
        for player in game.players:
            prison = player.prison
            for group in [*prison.inmates, *prison.card_inmates, prison.escaped, prison.released]:
                for token in group:
                    game.supply[token] -= 1

    # Looking around

    @property
    def initiative(self) -> str:
        return " ".join(self.name(seat) for seat in self.game.initiative)

    @property
    def area(self) -> str:
        """Where is being bought."""
        return BID_WORDS[self.game.area] if self.game.area != NOTHING else ""

    def construction(self, who: Who) -> list[str]:
        return [BOX.tiles[tile].id for tile in self.player(who).construction]

    def cards(self, who: Who) -> list[str]:
        return [BOX.cards[card].id for card in self.player(who).prison.cards]

    def row(self, area: str) -> list[str]:
        number = BID_WORDS.index(area)
        faces: list[Any] = BOX.cards if number == BUREAUCRACY else BOX.tiles
        return [faces[item].id for item in self.game.offers[number]]

    def discards(self, area: str) -> list[str]:
        number = BID_WORDS.index(area)
        faces: list[Any] = BOX.cards if number == BUREAUCRACY else BOX.tiles
        return [faces[item].id for item in self.game.discards[number]]

    def inmates(self, who: Who, where: At) -> str:
        """The prisoners of a cell, the highest threat first: "r6 g2"."""
        prison = self.player(who).prison
        return named(prison.inmates[prison.at[square(where)]])

    def escaped(self, who: Who) -> str:
        return named(self.player(who).prison.escaped)

    def released(self, who: Who) -> str:
        return named(self.player(who).prison.released)

    def tags(self, who: Who, tag: int) -> int:
        return reckoned(self.player(who).prison).totals[tag]

    def supply(self, word: str) -> int:
        return self.game.supply[inmate(word)]


def named(tokens: list[int]) -> str:
    return " ".join(f"{'gor'[type_of(token)]}{threat_of(token)}" for token in sorted(tokens, reverse=True))
