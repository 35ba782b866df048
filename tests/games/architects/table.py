"""A table for scenario tests: set it with a scene, act in words, look around.

    table = scene('''
        architects, 4 players
        Yellow: 2 silver
        at town centre: Yellow 1
        at forest: Red 3; Green 2
        start: turn of Yellow
    ''', "Yellow Red Green Blue")
    table.act("Yellow", "go town_centre", "capture forest Red")
    assert table.held("Yellow") == {"Red": 3}

Names stand for the seats in their order, in the text as well as in calls; without names say "seat 0" or 0. The
automatic opponent is "opponent".
"""

from __future__ import annotations

from typing import Any

from bighouse.engine.story import Story
from bighouse.games.architects.box.components import COLUMNS, GOOD_WORDS, LOCATION_WORDS, SPACE_WORDS
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.rules import actions, refusals
from bighouse.games.architects.rules.scoring import points, sheet
from bighouse.games.architects.rules.state import EMPTY, NOBODY, Architects, Player
from bighouse.games.architects.words.vocabulary import goods_words
from tests.games.scene_table import SceneTable, Who, reasons_in, why_impossible, with_seats

REASONS = reasons_in(refusals, actions)
SHEET_WORDS = ["buildings", "cathedral", "virtue", "debts", "gold and marble", "silver", "prison", "guildhall"]


def scene(text: str, names: str = "") -> Table:
    """The table of a written position, up to its first choice."""
    players = names.split()
    story = Story()
    game = ROOM.read_scene(with_seats(text, players), story=story)
    assert isinstance(game, Architects)
    return Table(game, story, players)


def impossible(text: str) -> str:
    """Why a position cannot be."""
    return why_impossible(ROOM, text)


class Table(SceneTable[Architects]):
    reasons = REASONS

    def __init__(self, game: Architects, story: Story, names: list[str]) -> None:
        super().__init__(game, story, names, {game.automaton: "opponent"} if game.automaton != NOBODY else {})

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.name(self.game.active)

    # Players

    def player(self, who: Who) -> Player:
        return self.game.players[self.index(who)]

    def goods(self, who: Who) -> str:
        """Goods in words, silver included: "2 clay 1 gold 3 silver", or "nothing"."""
        return goods_words(self.player(who).goods)

    def has(self, who: Who, good: str) -> int:
        return self.player(who).goods[GOOD_WORDS.index(good)]

    def silver(self, who: Who) -> int:
        return self.has(who, "silver")

    def virtue(self, who: Who) -> int:
        return self.player(who).virtue

    def unpaid(self, who: Who) -> int:
        """Unpaid debts."""
        return self.player(who).unpaid

    def paid(self, who: Who) -> int:
        return self.player(who).paid

    def level(self, who: Who) -> int:
        """On the Cathedral."""
        return self.player(who).level

    def hand(self, who: Who) -> list[str]:
        return self.buildings(self.player(who).hand)

    def built(self, who: Who) -> list[str]:
        return self.buildings(self.player(who).built)

    def packet(self, who: Who) -> list[str]:
        """The cards to choose from in the draft."""
        return self.buildings(self.player(who).packet)

    def looks_at(self, who: Who) -> list[str]:
        """What a player has drawn to keep some of."""
        return self.buildings(self.player(who).looking)

    def apprentices(self, who: Who) -> list[str]:
        return [self.game.box.apprentices[card].id for card in self.player(who).apprentices]

    def character(self, who: Who) -> str:
        return self.game.box.characters[self.player(who).character].id

    # Workers

    def home(self, who: Who) -> int:
        return self.player(who).home

    def at(self, place: str) -> dict[str, int]:
        """Whose workers are on a large circle: {"Red": 3}."""
        here = LOCATION_WORDS.index(place)
        return self.nonzero([player.at[here] for player in self.game.players])

    def prison(self) -> dict[str, int]:
        return self.nonzero([player.prison for player in self.game.players])

    def held(self, who: Who) -> dict[str, int]:
        """Captured workers on a player's board."""
        return self.nonzero(self.player(who).held)

    def market(self) -> dict[str, str]:
        """Who stands on which space of the Black Market."""
        return {word: self.name(who) for word, who in zip(SPACE_WORDS, self.game.market) if who != NOBODY}

    def guildhall(self) -> list[str]:
        """Whose workers lie in the Guildhall, in their order."""
        return [self.name(who) for who in self.game.guildhall]

    # The board

    @property
    def tax(self) -> int:
        return self.game.tax

    def row(self, which: str) -> list[str]:
        """The apprentices of the "upper" or "lower" row, with the coins on them: ["woodcutter (1)", "-", ...]."""
        first = ["upper", "lower"].index(which) * COLUMNS
        out: list[str] = []
        for space in range(first, first + COLUMNS):
            card, coins = self.game.display[space], self.game.coins[space]
            name = "-" if card == EMPTY else self.game.box.apprentices[card].id
            out.append(f"{name} ({coins})" if coins else name)
        return out

    def pile(self, kind: str) -> list[str]:
        """A pile, top first: "small", "large", "rewards", "rewards gone", "schemes", "schemes done", "future"..."""
        game, box = self.game, self.game.box
        piles: dict[str, tuple[list[int], Any]] = {
            "small": (game.small[::-1], box.markets),
            "large": (game.large[::-1], box.markets),
            "rewards": (game.rewards[::-1], box.rewards),
            "rewards gone": (game.rewards_gone, box.rewards),
            "rewards boxed": (game.rewards_boxed, box.rewards),
            "buildings": (game.building_deck.cards[::-1], box.buildings),
            "apprentices": (game.apprentice_deck.cards[::-1], box.apprentices),
            "schemes": (game.schemes[::-1], box.schemes),
            "schemes done": (game.schemes_done, box.schemes),
            "future": (game.future[::-1], box.schemes),
        }
        cards, all_cards = piles[kind]
        return [all_cards[card].id for card in cards]

    # The end

    def score(self, who: Who) -> int:
        return points(self.game, self.index(who))

    def sheet(self, who: Who) -> dict[str, int]:
        """The lines of the score sheet, without those that say 0."""
        lines = sheet(self.game, self.index(who))
        return {word: line for word, line in zip(SHEET_WORDS, lines) if line}

    def nonzero(self, counts: list[int]) -> dict[str, int]:
        return {self.name(who): count for who, count in enumerate(counts) if count}

    def buildings(self, cards: list[int]) -> list[str]:
        return [self.game.box.buildings[card].id for card in cards]
