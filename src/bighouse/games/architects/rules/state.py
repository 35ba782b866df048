"""What lies on the table of Architects: the board, the piles, the players and, in some games, the opponent."""

from __future__ import annotations

from typing import Final

from bighouse.engine.deck import Deck
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.games.architects.box.components import (
    DISPLAY,
    GOLD,
    GOLD_IS_MARBLE,
    GOODS,
    LOCATIONS,
    MARBLE,
    NO_ABILITY,
    SPACES,
    WORKERS,
    Box,
)

NOBODY: Final = -1
EMPTY: Final = -1  # no card in a space
NOT_YET: Final = -1

# Phases
SETUP: Final = 0
TURNS: Final = 1
FINAL_ROUND: Final = 2
GAME_END: Final = 3

# The lines of the score sheet; the last one is the opponent's alone
FROM_BUILDINGS: Final = 0
FROM_CATHEDRAL: Final = 1
FROM_VIRTUE: Final = 2
FROM_DEBTS: Final = 3
FROM_GOLD_AND_MARBLE: Final = 4
FROM_SILVER: Final = 5
FROM_PRISON: Final = 6
FROM_GUILDHALL: Final = 7
SHEET_LINES: Final = 8


class Player:
    """An architect and all they own; the opponent is one too."""

    def __init__(self, source: Player | None, players: int) -> None:
        if source is None:
            self.colour: int = -1
            self.character: int = -1  # side 2 of the player board; -1 for side 1
            self.ability: int = NO_ABILITY
            self.goods: list[int] = [0] * GOODS
            self.virtue: int = 0
            self.unpaid: int = 0
            self.paid: int = 0
            self.level: int = 0  # on the Cathedral
            self.home: int = WORKERS
            self.at: list[int] = [0] * LOCATIONS
            self.prison: int = 0
            self.guildhall: int = 0  # workers in or beside the Guildhall
            self.held: list[int] = [0] * players  # captured workers on this board, by owner
            self.hand: list[int] = []
            self.packet: list[int] = []  # cards to choose from in the draft
            self.looking: list[int] = []  # cards drawn to keep some of
            self.built: list[int] = []
            self.apprentices: list[int] = []
        else:
            self.colour = source.colour
            self.character = source.character
            self.ability = source.ability
            self.goods = source.goods.copy()
            self.virtue = source.virtue
            self.unpaid = source.unpaid
            self.paid = source.paid
            self.level = source.level
            self.home = source.home
            self.at = source.at.copy()
            self.prison = source.prison
            self.guildhall = source.guildhall
            self.held = source.held.copy()
            self.hand = source.hand.copy()
            self.packet = source.packet.copy()
            self.looking = source.looking.copy()
            self.built = source.built.copy()
            self.apprentices = source.apprentices.copy()

    def has(self, good: int) -> int:
        """How much of a good the player can pay with: for Therese gold and marble are one (R43)."""
        if self.ability == GOLD_IS_MARBLE and (good == GOLD or good == MARBLE):
            return self.goods[GOLD] + self.goods[MARBLE]
        return self.goods[good]

    def captured(self) -> int:
        """How many captured workers stand on this board."""
        return sum(self.held)

    def numbers(self) -> list[int]:
        out = [self.colour, self.character, self.ability, self.virtue, self.unpaid, self.paid, self.level]
        out += [self.home, self.prison, self.guildhall]
        for part in (
            self.goods,
            self.at,
            self.held,
            self.hand,
            self.packet,
            self.looking,
            self.built,
            self.apprentices,
        ):
            out.append(len(part))
            out += part
        return out


class Architects(Game):
    """A game of Architects. `players` holds the architects by seat; an automatic opponent follows as the last."""

    def __init__(self, room: Room, box: Box, seats: int, rng: Rng, source: Architects | None = None) -> None:
        super().__init__(room, seats, rng)
        self.box = box
        if source is None:
            self.variable: bool = False
            self.opponent: int = NOBODY  # which of the two, by box.opponents
            self.phase: int = SETUP
            self.turn: int = 0  # how many turns have begun
            self.turns_left: int = NOT_YET  # of the last round, once it is triggered
            self.order: list[int] = []  # players in turn order, the opponent last
            self.active: int = NOBODY  # whose turn it is
            self.players: list[Player] = []
            self.given: list[int] = [0] * GOODS  # what the supply has given out, so that every coin is accounted for
            self.debts_given: int = 0
            self.tax: int = 0  # silver above the Tax Stand
            self.guildhall: list[int] = []  # whose workers lie there, in order; those beside it follow
            self.market: list[int] = [NOBODY] * SPACES  # whose worker stands on each space
            self.small: list[int] = []  # Black Market piles, the top card last
            self.large: list[int] = []
            self.rewards: list[int] = []  # the top card last
            self.rewards_boxed: list[int] = []  # removed unseen in setup
            self.rewards_gone: list[int] = []  # revealed and removed
            self.building_deck: Deck = Deck([], [])
            self.buildings_boxed: list[int] = []  # resource markets in the solo game
            self.apprentice_deck: Deck = Deck([], [])
            self.display: list[int] = [EMPTY] * DISPLAY  # the upper row, then the lower one
            self.coins: list[int] = [0] * DISPLAY
            # the opponent's cards
            self.schemes: list[int] = []  # the top card last
            self.schemes_done: list[int] = []
            self.future: list[int] = []
            self.scheme: int = NOBODY  # the card being carried out
        else:
            self.copy_agenda(source)
            self.vocabulary = source.vocabulary
            self.variable = source.variable
            self.opponent = source.opponent
            self.phase = source.phase
            self.turn = source.turn
            self.turns_left = source.turns_left
            self.order = source.order.copy()
            self.active = source.active
            self.players = [Player(player, 0) for player in source.players]
            self.given = source.given.copy()
            self.debts_given = source.debts_given
            self.tax = source.tax
            self.guildhall = source.guildhall.copy()
            self.market = source.market.copy()
            self.small = source.small.copy()
            self.large = source.large.copy()
            self.rewards = source.rewards.copy()
            self.rewards_boxed = source.rewards_boxed.copy()
            self.rewards_gone = source.rewards_gone.copy()
            self.building_deck = source.building_deck.clone()
            self.buildings_boxed = source.buildings_boxed.copy()
            self.apprentice_deck = source.apprentice_deck.clone()
            self.display = source.display.copy()
            self.coins = source.coins.copy()
            self.schemes = source.schemes.copy()
            self.schemes_done = source.schemes_done.copy()
            self.future = source.future.copy()
            self.scheme = source.scheme

    def clone(self) -> Architects:
        return Architects(self.room, self.box, self.seats, self.rng.clone(), self)

    @property
    def automaton(self) -> int:
        """The opponent's place among the players, or NOBODY."""
        return NOBODY if self.opponent == NOBODY else self.seats

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def size(self) -> int:
        """Which figures count: those for so many players, 1 for solo; two against the opponent are three (15.6)."""
        return 3 if self.opponent != NOBODY and self.seats == 2 else self.seats

    def after(self, who: int) -> int:
        """Whose turn follows."""
        order = self.order
        return order[(order.index(who) + 1) % len(order)]

    def around(self, who: int) -> list[int]:
        """All players in turn order, beginning with this one."""
        order = self.order
        start = order.index(who)
        return order[start:] + order[:start]

    def numbers(self) -> list[int]:
        out = [self.seats, int(self.variable), self.opponent, self.phase, self.turn, self.turns_left, self.active]
        out += [self.debts_given, self.tax, self.scheme]
        parts = [
            self.order,
            self.given,
            self.guildhall,
            self.market,
            self.small,
            self.large,
            self.rewards,
            self.rewards_boxed,
            self.rewards_gone,
            self.building_deck.cards,
            self.building_deck.known,
            self.buildings_boxed,
            self.apprentice_deck.cards,
            self.apprentice_deck.known,
            self.display,
            self.coins,
            self.schemes,
            self.schemes_done,
            self.future,
        ]
        for player in self.players:
            parts.append(player.numbers())
        for part in parts:
            out.append(len(part))
            out += part
        return out
