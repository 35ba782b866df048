"""Printing a position of Lockup; scene.py says how it is written."""

from __future__ import annotations

from collections.abc import Iterable

from bighouse.engine.deck import Deck
from bighouse.engine.scene import GAP
from bighouse.games.lockup.components import (
    DIFFICULTY_WORDS,
    LIBRARY,
    LOCATION_WORDS,
    RESOURCE_WORDS,
    RESOURCES,
    TOKEN_WORDS,
)
from bighouse.games.lockup.scenes.page import LOOK_WORDS, SHEET_WORDS, location_card_words
from bighouse.games.lockup.scenes.steps import PHASE_WORDS, step_words, who_words
from bighouse.games.lockup.state import (
    EMPTY,
    FROM_START,
    NOBODY,
    SETUP,
    SHEET_LINES,
    Lockup,
    Player,
    count_tokens,
    token_list,
)
from bighouse.games.lockup.words import cube_words


def marked(words: Iterable[tuple[str, bool]]) -> str:
    """Words, those that lie face down in parentheses."""
    return " ".join(f"({word})" if hidden else word for word, hidden in words)


class Writer:
    """Names everything, so that nothing is left to the deal."""

    def __init__(self, game: Lockup) -> None:
        self.game = game
        self.box = game.box
        self.whos = who_words(game)
        self.lines: list[str] = []
        self.items = [item.id for item in game.box.items]
        self.goons = [goon.id for goon in game.box.goons]
        self.tomes = [tome.id for tome in game.box.tomes]
        self.traits = [trait.id for trait in game.box.traits]
        self.guards = [guard.id for guard in game.box.guards]

    def say(self, key: str, value: str) -> None:
        """A line, unless there is nothing to say."""
        if value:
            self.lines.append(f"{key}: {value}")

    def text(self) -> str:
        game = self.game
        self.write_header()
        self.write_table()
        for who in range(len(game.players)):
            self.write_player(who)
        self.write_board()
        self.write_location()
        self.write_decks()
        self.lines += step_words(game).write_agenda(game)
        if not game.main.agenda and not game.lanes:
            self.say("start", "over")
        return "\n".join(self.lines) + "\n"

    def write_header(self) -> None:
        game = self.game
        header = [game.room.name, "1 player" if game.solitary else f"{game.seats} players"]
        if game.advanced:
            header.append("advanced")
        if game.solitary:
            header.append(f"difficulty {DIFFICULTY_WORDS[game.difficulty]}")
        self.lines.append(", ".join(header))
        self.say("cards", self.box.fingerprint)
        self.say("chance", " ".join(str(number) for number in game.rng.state()))

    def write_table(self) -> None:
        game = self.game
        self.say("round", str(game.round))
        self.say("phase", PHASE_WORDS[game.phase])
        self.say("first player", self.whos[game.first])
        goals = [goal for goal in (game.goal_leader, game.goal_instant, game.goal_end) if goal >= 0]
        self.say("goals", " ".join(self.box.goals[goal].id for goal in goals))
        self.say("leader goal", "" if game.leader == NOBODY else self.whos[game.leader])
        self.say("instant goal", "" if game.instant == NOBODY else self.whos[game.instant])
        supply = [f"{game.supply[resource]} {word}" for resource, word in enumerate(RESOURCE_WORDS)]
        self.say("supply", f"{', '.join(supply)}, {game.power_supply} power, {game.suspicion_supply} suspicion")
        self.say("display", self.row(game.display, self.items))
        self.say("goons", self.row(game.goon_at, self.goons))

    def row(self, cards: list[int], ids: list[str]) -> str:
        return " ".join(GAP if card == EMPTY else ids[card] for card in cards)

    def names(self, cards: Iterable[int], ids: list[str]) -> str:
        return " ".join(ids[card] for card in cards)

    # Crews

    def write_player(self, who: int) -> None:
        game = self.game
        player = game.players[who]
        name = self.whos[who]
        mine = who < game.seats
        parts: list[str] = []
        if mine:
            parts.append(self.box.crews[player.crew].id)
            if player.trait >= 0:
                parts.append(f"trait {self.traits[player.trait]}")
        parts += [f"{player.stars} stars", f"{player.power} power", f"{player.suspicion} suspicion"]
        parts.append(cube_words(player.cubes))
        if mine:
            parts.append(f"storage {player.storage}")
        self.say(name, ", ".join(parts))
        self.say(f"{name} items", self.names(player.items, self.items))
        self.say(f"{name} reserved", marked((self.items[i], player.secret >> i & 1 != 0) for i in player.reserved))
        self.say(f"{name} goons", self.names(player.goons, self.goons))
        hand = [kind for kind in range(len(self.tomes)) for _ in range(player.tomes_of(kind))]
        self.say(f"{name} tomes", self.names(hand, self.tomes))
        self.say(f"{name} dealt", self.names(player.dealt, self.traits))
        for key, kind in LOOK_WORDS.items():
            if player.looking_at == kind:
                ids = {"tomes": self.tomes, "goons": self.goons, "items": self.items}[key.split()[-1]]
                self.lines.append(f"{name} {key}: {self.names(player.looking, ids)}".rstrip())
        self.say(f"{name} roll call", self.roll_call(player))
        self.say(f"{name} peeked at", self.peeks(who))
        if player.sheet != [player.stars if line == FROM_START else 0 for line in range(SHEET_LINES)]:
            sheet = [f"{player.sheet[line]} {SHEET_WORDS[line]}" for line in range(SHEET_LINES) if player.sheet[line]]
            self.say(f"{name} score sheet", ", ".join(sheet) or "0 start")

    def roll_call(self, player: Player) -> str:
        """What does not follow from the tokens."""
        parts: list[str] = []
        if player.passed:
            parts.append("passed")
        visited = sum(1 << location for location in range(LIBRARY) if player.at[location])
        if player.visited != visited:
            places = [LOCATION_WORDS[location] for location in range(LIBRARY) if player.visited >> location & 1]
            parts.append(" ".join(["visited", *places]))
        shown = sum(tokens & ~player.down for tokens in player.at)
        if player.shown != shown:
            parts.append(" ".join(["shown", *(TOKEN_WORDS[token] for token in token_list(player.shown))]))
        if player.down_used != count_tokens(player.down):
            parts.append(f"face down {player.down_used}")
        if player.down_limit != (0 if self.game.phase == SETUP else self.box.face_down_limit[self.game.seats]):
            parts.append(f"limit {player.down_limit}")
        if player.reinforcing:
            parts.append("reinforcing")
        return ", ".join(parts)

    def peeks(self, who: int) -> str:
        parts: list[str] = []
        for owner in range(self.game.seats):
            player = self.game.players[owner]
            tokens = [word for token, word in enumerate(TOKEN_WORDS) if player.has_peeked(token, who)]
            if tokens:
                parts.append(f"{self.whos[owner]} {' '.join(tokens)}")
        return "; ".join(parts)

    # The board

    def write_board(self) -> None:
        game = self.game
        for location, word in enumerate(LOCATION_WORDS):
            self.say(f"at {word}", who_is_at(game, location))
            if game.suspicion_at[location]:
                self.say(f"suspicion at {word}", str(game.suspicion_at[location]))
            loot = game.loot[location * RESOURCES : (location + 1) * RESOURCES]
            if any(loot):
                self.say(f"loot at {word}", cube_words(loot))

    def write_location(self) -> None:
        game = self.game
        if game.here < 0:
            return
        self.say("here", LOCATION_WORDS[game.here])
        everyone = range(len(game.players))
        ranked = zip(game.ranking, game.strengths)
        self.say("ranking", ", ".join(f"{self.whos[who]} with {strength}" for who, strength in ranked))
        self.say("bonus", ", ".join(f"{self.whos[who]} +{game.bonus[who]}" for who in everyone if game.bonus[who]))
        nullified: list[str] = []
        for who in everyone:
            if game.nullified[who]:
                nullified.append(f"{self.whos[who]} {self.names(token_list(game.nullified[who]), TOKEN_WORDS)}")
        if game.guards_nullified:
            guards = [guard for guard in range(len(self.guards)) if game.guards_nullified >> guard & 1]
            nullified.append(f"guards {self.names(guards, self.guards)}")
        self.say("nullified", "; ".join(nullified))
        self.say("collected", ", ".join(self.whos[who] for who in everyone if game.collected >> who & 1))

    # Decks, the top card first

    def write_decks(self) -> None:
        game = self.game
        self.write_deck("item deck", game.item_deck, self.items)
        self.write_deck("goon deck", game.goon_deck, self.goons)
        self.say("goon discard", self.names(game.goon_discard, self.goons))
        self.write_deck("tome deck", game.tome_deck, self.tomes)
        self.say("tome discard", self.names(game.tome_discard, self.tomes))
        if game.solitary:
            self.say("guard deck", self.names(reversed(game.guard_deck), self.guards))
            self.say("guards aside", self.names(game.guards_aside, self.guards))
            locations = location_card_words(self.box)
            self.say("location deck", self.names(reversed(game.location_deck), locations))
            self.say("locations shown", self.names(game.location_shown, locations))

    def write_deck(self, name: str, deck: Deck, ids: list[str]) -> None:
        known = len(deck.known)
        self.say(name, self.names(reversed(deck.cards[known:]), ids))
        under: list[str] = []
        for position in range(known - 1, -1, -1):
            knowers = [self.whos[who] for who in range(self.game.seats) if deck.is_known(position, who)]
            under.append(f"{' '.join(knowers)} {ids[deck.cards[position]]}")
        self.say(f"under the {name}", "; ".join(under))


def who_is_at(game: Lockup, location: int) -> str:
    """Who is at a location: "seat 0 enforcer; seat 1 lookout (4)"."""
    parts: list[str] = []
    for seat in range(game.seats):
        player = game.players[seat]
        tokens = token_list(player.at[location])
        if tokens:
            parts.append(f"seat {seat} {marked((TOKEN_WORDS[t], player.down >> t & 1 != 0) for t in tokens)}")
    if game.solitary and game.guards_at[location]:
        cards = [(game.box.guards[guard].id, game.guards_down >> guard & 1 != 0) for guard in game.guards_at[location]]
        parts.append(f"guards {marked(cards)}")
    return "; ".join(parts)
