"""A table for scenario tests: set it with a scene, act in words, look around.

    table = scene('''
        lockup, 2 players
        first player: Isaac
        Vera: 4 power
        at infirmary: Vera enforcer; Isaac lookout (4)
        start: lights out at infirmary
    ''', "Vera Isaac")
    assert table.ranks("infirmary") == ["Isaac", "Vera"]
    table.act("Isaac", "take")
    assert table.cubes("Isaac") == "2 potion"

Names stand for the seats in their order, in the text as well as in calls; without names say "seat 0" or 0. The guards
are "guards".
"""

from __future__ import annotations

import re
from typing import Any

from bighouse.engine.story import Story
from bighouse.games.lockup.box.components import LOCATION_WORDS, RESOURCE_WORDS, RESOURCES, TOKEN_WORDS
from bighouse.games.lockup.room import ROOM
from bighouse.games.lockup.rules import actions, refusals
from bighouse.games.lockup.rules.state import EMPTY, Lockup, Player, token_list
from bighouse.games.lockup.scenes.tokens import SHEET_WORDS
from bighouse.games.lockup.words.vocabulary import cube_words
from tests.games.scene_table import SceneTable, Who, reasons_in, why_impossible, with_seats

REASONS = reasons_in(refusals, actions)


def scene(text: str, names: str = "") -> Table:
    """The table of a written position, up to its first choice."""
    players = names.split()
    story = Story()
    game = ROOM.read_scene(with_seats(text, players), story=story)
    assert isinstance(game, Lockup)
    return Table(game, story, players)


def impossible(text: str) -> str:
    """Why a position cannot be."""
    return why_impossible(ROOM, text)


class Table(SceneTable[Lockup]):
    reasons = REASONS

    def __init__(self, game: Lockup, story: Story, names: list[str]) -> None:
        super().__init__(game, story, names, {game.guards: "guards"} if game.solitary else {})

    # Players

    def player(self, who: Who) -> Player:
        return self.game.players[self.index(who)]

    def stars(self, who: Who) -> int:
        return self.player(who).stars

    def power(self, who: Who) -> int:
        return self.player(who).power

    def suspicion(self, who: Who) -> int:
        return self.player(who).suspicion

    def storage(self, who: Who) -> int:
        return self.player(who).storage

    def cubes(self, who: Who) -> str:
        """Resources in words: "2 scrap 1 gold", or "nothing"."""
        return cube_words(self.player(who).cubes)

    def items(self, who: Who) -> list[str]:
        return [self.game.box.items[item].id for item in self.player(who).items]

    def reserved(self, who: Who) -> list[str]:
        return [self.game.box.items[item].id for item in self.player(who).reserved]

    def goons(self, who: Who) -> list[str]:
        return [self.game.box.goons[goon].id for goon in self.player(who).goons]

    def tomes(self, who: Who) -> list[str]:
        """The hand, in the order of the box."""
        player = self.player(who)
        return [tome.id for tome in self.game.box.tomes for _ in range(player.tomes_of(tome.index))]

    def looks_at(self, who: Who) -> list[str]:
        """What a player has drawn to keep some of."""
        player, box = self.player(who), self.game.box
        kinds: list[Any] = [[], box.tomes, box.goons, box.items]
        return [kinds[player.looking_at][card].id for card in player.looking]

    def trait(self, who: Who) -> str:
        return self.game.box.traits[self.player(who).trait].id if self.player(who).trait >= 0 else ""

    def cell(self, who: Who) -> list[str]:
        """Tokens in the holding cell."""
        return [TOKEN_WORDS[token] for token in token_list(self.player(who).cell)]

    def passed(self, who: Who) -> bool:
        return self.player(who).passed

    def sheet(self, who: Who) -> dict[str, int]:
        """Where stars came from, without the lines that say 0: {"start": 10, "raids": -8}."""
        return {word: stars for word, stars in zip(SHEET_WORDS, self.player(who).sheet) if stars}

    # The table

    @property
    def first(self) -> str:
        return self.name(self.game.first)

    @property
    def leader(self) -> str:
        """Who holds the leader goal."""
        return self.name(self.game.leader)

    @property
    def instant(self) -> str:
        """Who has claimed the instant goal."""
        return self.name(self.game.instant)

    def at(self, place: str) -> str:
        """Who is at a location, as a scene says it: "Ann enforcer; Ben lookout (4)"."""
        line = re.search(rf"^at {place}: (.*)$", self.game.scene(), re.MULTILINE)
        words = line[1] if line else ""
        return re.sub(r"\bseat (\d)\b", lambda found: self.name(int(found[1])), words)

    def where(self, who: Who, token: str) -> str:
        """Where a token is: a location, or "cell"."""
        bit = 1 << TOKEN_WORDS.index(token)
        places = [word for word, here in zip(LOCATION_WORDS, self.player(who).at) if here & bit]
        return places[0] if places else "cell"

    def suspicion_at(self, place: str) -> int:
        return self.game.suspicion_at[LOCATION_WORDS.index(place)]

    def loot_at(self, place: str) -> str:
        first = LOCATION_WORDS.index(place) * RESOURCES
        return cube_words(self.game.loot[first : first + RESOURCES])

    def supply(self, what: str) -> int:
        """How many cubes are left in the supply: of a resource, of power or of suspicion."""
        if what == "power":
            return self.game.power_supply
        return self.game.suspicion_supply if what == "suspicion" else self.game.supply[RESOURCE_WORDS.index(what)]

    def display(self) -> list[str]:
        """Nearest the deck first, '-' for a gap."""
        return ["-" if item == EMPTY else self.game.box.items[item].id for item in self.game.display]

    def active_goons(self) -> list[str]:
        """Sewers to Chow Hall, '-' for a free space."""
        return ["-" if goon == EMPTY else self.game.box.goons[goon].id for goon in self.game.goon_at]

    def deck(self, kind: str) -> list[str]:
        """A deck, top first: "item", "goon", "tome" or "guard"."""
        game, box = self.game, self.game.box
        decks: dict[str, tuple[list[int], Any]] = {
            "item": (game.item_deck.cards, box.items),
            "goon": (game.goon_deck.cards, box.goons),
            "tome": (game.tome_deck.cards, box.tomes),
            "guard": (game.guard_deck, box.guards),
        }
        cards, all_cards = decks[kind]
        return [all_cards[card].id for card in reversed(cards)]

    def discard(self, kind: str) -> list[str]:
        """A discard pile, oldest first: "goon", "tome", or "guard" for guard cards laid aside."""
        game, box = self.game, self.game.box
        piles: dict[str, tuple[list[int], Any]] = {
            "goon": (game.goon_discard, box.goons),
            "tome": (game.tome_discard, box.tomes),
            "guard": (game.guards_aside, box.guards),
        }
        cards, all_cards = piles[kind]
        return [all_cards[card].id for card in cards]

    # What happened

    def ranks(self, place: str) -> list[str]:
        """Who ranked where when a location was resolved, most strength first."""
        here = LOCATION_WORDS.index(place)
        return [self.name(event["seat"]) for event in self.told("ranked") if event["location"] == here]

    def strengths(self, place: str) -> dict[str, int]:
        here = LOCATION_WORDS.index(place)
        return {self.name(e["seat"]): e["strength"] for e in self.told("ranked") if e["location"] == here}
