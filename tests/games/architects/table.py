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

import re
from typing import Any

import pytest

from bighouse.engine.errors import BadScene, IllegalMove
from bighouse.engine.step import FIRST_REASON
from bighouse.engine.story import Story
from bighouse.games.architects import actions, refusals
from bighouse.games.architects.components import COLUMNS, GOOD_WORDS, LOCATION_WORDS, SPACE_WORDS
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.scene import read_scene
from bighouse.games.architects.scoring import points, sheet
from bighouse.games.architects.state import EMPTY, NOBODY, Architects, Player
from bighouse.games.architects.words import goods_words

Who = int | str
REASONS: dict[int, str] = {
    value: name
    for name, value in vars(refusals).items()
    if name.isupper() and isinstance(value, int) and value >= FIRST_REASON and name not in vars(actions)
}
SHEET_WORDS = ["buildings", "cathedral", "virtue", "debts", "gold and marble", "silver", "prison", "guildhall"]


def scene(text: str, names: str = "") -> Table:
    """The table of a written position, up to its first choice."""
    players = names.split()
    for seat, name in enumerate(players):
        text = re.sub(rf"\b{name}\b", f"seat {seat}", text)
    story = Story()
    return Table(read_scene(ROOM, text, story=story), story, players)


def impossible(text: str) -> str:
    """Why a position cannot be."""
    with pytest.raises(BadScene) as caught:
        read_scene(ROOM, text)
    return str(caught.value)


class Table:
    def __init__(self, game: Architects, story: Story, names: list[str]) -> None:
        self.game = game
        self.story = story
        self.names = names

    # Acting

    def act(self, who: Who, *actions: str) -> Table:
        """Take actions one after the other, each in the words of the vocabulary; the laws are checked after each."""
        for words in actions:
            self.game.play(self.index(who), self.action(words))
            self.game.audit()
        return self

    def options(self, who: Who, start: str = "") -> list[str]:
        """What a player may do now; those that begin so."""
        words = [self.words(action) for action in self.game.options(self.index(who))]
        return [option for option in words if option.startswith(start)]

    def refused(self, who: Who, words: str) -> str:
        """The name of the reason why a player may not do that (refusals.py); empty when it is allowed."""
        return REASONS.get(refusal := self.game.refusal(self.index(who), self.action(words)), str(refusal or ""))

    def illegal(self, who: Who, words: str) -> None:
        """Try something that the rules refuse: it leaves the game untouched."""
        before = self.game.fingerprint()
        assert self.game.refusal(self.index(who), self.action(words)), f"'{words}' is allowed"
        with pytest.raises(IllegalMove):
            self.game.play(self.index(who), self.action(words))
        assert self.game.fingerprint() == before

    @property
    def to_act(self) -> list[str]:
        return [self.name(seat) for seat in self.game.to_act]

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.name(self.game.active)

    def asked(self, who: Who) -> str:
        """The kind of choice a player has; empty when there is none."""
        choice = self.game.choice(self.index(who))
        return "" if choice is None else type(choice).__name__

    # Players

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

    def winners(self) -> list[str]:
        return [self.name(seat) for seat in self.game.winners()]

    # What happened

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of this kind so far, with all that the owner of the story knows."""
        events = [event for event in self.story.events if event.kind.name == kind]
        return [dict(zip(event.kind.facts, event.facts)) for event in events]

    # Names

    def index(self, who: Who) -> int:
        if isinstance(who, int):
            return who
        if who == "opponent":
            assert self.game.bot != NOBODY
            return self.game.bot
        return self.names.index(who) if who in self.names else int(who.removeprefix("seat "))

    def name(self, who: int) -> str:
        if who == NOBODY:
            return "nobody"
        if who == self.game.bot:
            return "opponent"
        return self.names[who] if who < len(self.names) else f"seat {who}"

    def player(self, who: Who) -> Player:
        return self.game.players[self.index(who)]

    def nonzero(self, counts: list[int]) -> dict[str, int]:
        return {self.name(who): count for who, count in enumerate(counts) if count}

    def buildings(self, cards: list[int]) -> list[str]:
        return [self.game.box.buildings[card].id for card in cards]

    def action(self, words: str) -> int:
        """The action that reads so; names of players may stand in it."""
        for seat, name in enumerate(self.names):
            words = re.sub(rf"\b{name}\b", f"seat_{seat}", words)
        return self.game.vocabulary.action(words.replace("seat ", "seat_"))

    def words(self, action: int) -> str:
        return re.sub(r"\bseat_(\d)\b", lambda found: self.name(int(found[1])), self.game.vocabulary.words(action))
