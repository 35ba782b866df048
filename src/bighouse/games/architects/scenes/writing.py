"""Printing a position of Architects; scene.py says how it is written."""

from __future__ import annotations

from collections.abc import Iterable

from bighouse.engine.deck import Deck
from bighouse.engine.scene import GAP
from bighouse.games.architects.components import COLUMNS, DISPLAY, LOCATION_WORDS, OPPONENT_WORDS, SPACE_WORDS
from bighouse.games.architects.scenes.cards import ROW_KEYS
from bighouse.games.architects.scenes.steps import PHASE_WORDS, step_words, who_words
from bighouse.games.architects.state import EMPTY, NOBODY, NOT_YET, Architects
from bighouse.games.architects.words import goods_words


class Writer:
    """Names everything, so that nothing is left to the deal."""

    def __init__(self, game: Architects) -> None:
        self.game = game
        self.box = game.box
        self.whos = who_words(game)
        self.lines: list[str] = []
        self.buildings = [card.id for card in game.box.buildings]
        self.apprentices = [card.id for card in game.box.apprentices]
        self.markets = [card.id for card in game.box.markets]
        self.rewards = [card.id for card in game.box.rewards]
        self.schemes = [card.id for card in game.box.schemes]

    def say(self, key: str, value: str) -> None:
        """A line, unless there is nothing to say."""
        if value:
            self.lines.append(f"{key}: {value}")

    def text(self) -> str:
        game = self.game
        self.write_header()
        for who in range(len(game.players)):
            self.write_player(who)
        self.write_workers()
        self.write_piles()
        self.lines += step_words(game).write_agenda(game)
        if not game.main.agenda and not game.lanes:
            self.say("start", "over")
        return "\n".join(self.lines) + "\n"

    def write_header(self) -> None:
        game = self.game
        header = [game.room.name, "1 player" if game.solo else f"{game.seats} players"]
        if game.variable:
            header.append("variable")
        if game.opponent != NOBODY:
            header.append(f"opponent {OPPONENT_WORDS[game.opponent]}")
        self.lines.append(", ".join(header))
        self.say("cards", self.box.fingerprint)
        self.say("chance", " ".join(str(number) for number in game.rng.state()))
        self.say("phase", PHASE_WORDS[game.phase])
        self.say("first player", self.whos[game.order[0]])
        self.say("turn", str(game.turn))
        self.say("turns left", "" if game.turns_left == NOT_YET else str(game.turns_left))
        self.say("active", "" if game.active == NOBODY else self.whos[game.active])
        self.say("tax", str(game.tax))

    def names(self, cards: Iterable[int], ids: list[str]) -> str:
        return " ".join(ids[card] for card in cards)

    # Players

    def write_player(self, who: int) -> None:
        player = self.game.players[who]
        name = self.whos[who]
        side_2 = player.character != NOBODY
        parts = [self.box.characters[player.character].id if side_2 else self.box.colours[player.colour]]
        parts += [f"{player.virtue} virtue", goods_words(player.goods)]
        debts = [f"{count} {word}" for count, word in ((player.unpaid, "unpaid"), (player.paid, "paid")) if count]
        if debts:
            parts.append(" ".join(debts))
        if player.level:
            parts.append(f"level {player.level}")
        self.say(name, ", ".join(parts))
        self.say(f"{name} hand", self.names(player.hand, self.buildings))
        self.say(f"{name} packet", self.names(player.packet, self.buildings))
        self.say(f"{name} looks at", self.names(player.looking, self.buildings))
        self.say(f"{name} built", self.names(player.built, self.buildings))
        self.say(f"{name} apprentices", self.names(player.apprentices, self.apprentices))
        self.say(f"{name} holds", self.groups(player.held))

    # Workers

    def groups(self, counts: list[int]) -> str:
        """Whose workers, how many: "seat 0 2; opponent 1"."""
        return "; ".join(f"{self.whos[who]} {count}" for who, count in enumerate(counts) if count)

    def write_workers(self) -> None:
        game = self.game
        for place, word in enumerate(LOCATION_WORDS):
            self.say(f"at {word}", self.groups([player.at[place] for player in game.players]))
        self.say("prison", self.groups([player.prison for player in game.players]))
        taken = zip(SPACE_WORDS, game.market)
        self.say("black market", "; ".join(f"{word} {self.whos[who]}" for word, who in taken if who != NOBODY))
        self.say("guildhall", "; ".join(f"{self.whos[who]} {count}" for who, count in runs(game.guildhall)))

    # Piles, the top card first

    def write_piles(self) -> None:
        game = self.game
        self.say("small market", self.names(reversed(game.small), self.markets))
        self.say("large market", self.names(reversed(game.large), self.markets))
        self.say("rewards", self.names(reversed(game.rewards), self.rewards))
        self.say("rewards gone", self.names(game.rewards_gone, self.rewards))
        self.say("rewards boxed", self.names(game.rewards_boxed, self.rewards))
        for row, key in enumerate(ROW_KEYS):
            self.say(key, self.row(range(row * COLUMNS, min(DISPLAY, (row + 1) * COLUMNS))))
        self.say("apprentice deck", self.unknown(game.apprentice_deck, self.apprentices))
        known = game.apprentice_deck.cards[: len(game.apprentice_deck.known)]
        self.say("under the apprentice deck", self.names(reversed(known), self.apprentices))
        self.say("building deck", self.unknown(game.building_deck, self.buildings))
        under: list[str] = []
        for position in range(len(game.building_deck.known) - 1, -1, -1):
            knower = game.building_deck.known[position].bit_length() - 1
            under.append(f"{self.whos[knower]} {self.buildings[game.building_deck.cards[position]]}")
        self.say("under the building deck", "; ".join(under))
        if game.opponent != NOBODY:
            self.say("schemes", self.names(reversed(game.schemes), self.schemes))
            self.say("schemes done", self.names(game.schemes_done, self.schemes))
            self.say("future", self.names(reversed(game.future), self.schemes))
            self.say("scheme", "" if game.scheme == NOBODY else self.schemes[game.scheme])

    def unknown(self, deck: Deck, ids: list[str]) -> str:
        return self.names(reversed(deck.cards[len(deck.known) :]), ids)

    def row(self, spaces: Iterable[int]) -> str:
        words: list[str] = []
        for space in spaces:
            card = self.game.display[space]
            words.append(GAP if card == EMPTY else self.apprentices[card])
            if self.game.coins[space]:
                words.append(f"({self.game.coins[space]})")
        return " ".join(words)


def runs(owners: list[int]) -> list[tuple[int, int]]:
    """Who follows one another, and how often each: [(0, 3), (1, 1), (0, 2)]."""
    out: list[tuple[int, int]] = []
    for who in owners:
        if out and out[-1][0] == who:
            out[-1] = (who, out[-1][1] + 1)
        else:
            out.append((who, 1))
    return out
