"""What lies on the table of Lockup: the board, the decks, the crews and, in solitary mode, the guards."""

from __future__ import annotations

from typing import Final

from bighouse.engine.deck import Deck
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.games.lockup.box.components import LOCATIONS, RESOURCES, TOKENS, TOME_BITS, Box
from bighouse.games.lockup.rules.events import SCORED

NOBODY: Final = -1
EMPTY: Final = -1  # no card in a space
GOON_SPACES: Final = 5
FIRST_GOON_SPACE: Final = 1  # the Sewers: goon space i lies at location i + 1
SEAT_BITS: Final = 5  # who has peeked at a token: so many bits a token

# Phases
SETUP: Final = 0
ROLL_CALL: Final = 1
LIGHTS_OUT: Final = 2
PATROL: Final = 3
GAME_END: Final = 4

# Where stars come from: the lines of the score sheet
FROM_START: Final = 0
FROM_ITEMS: Final = 1
FROM_EFFECTS: Final = 2
FROM_INSTANT_GOAL: Final = 3
FROM_RAIDS: Final = 4
FROM_LEADER_GOAL: Final = 5
FROM_END_GOAL: Final = 6
FROM_GOONS: Final = 7
FROM_RESOURCES: Final = 8
FROM_TOMES: Final = 9
FROM_MARKER: Final = 10
SHEET_LINES: Final = 11

# What a player is looking at to keep some of it
NOTHING: Final = 0
TOMES: Final = 1
GOONS: Final = 2
ITEMS: Final = 3


class Player:
    """A crew and all it owns; in solitary mode the guards are one too."""

    def __init__(self, source: Player | None) -> None:
        if source is None:
            self.crew: int = -1
            self.trait: int = -1
            self.dealt: list[int] = []  # traits to choose from, then the one sent back unseen
            self.stars: int = 0
            self.sheet: list[int] = [0] * SHEET_LINES
            self.power: int = 0
            self.suspicion: int = 0
            self.storage: int = 0
            self.cubes: list[int] = [0] * RESOURCES
            self.cell: int = 0  # tokens in the holding cell, as a mask
            self.at: list[int] = [0] * LOCATIONS  # tokens at each location, as masks
            self.down: int = 0  # which of the assigned tokens lie face down
            self.shown: int = 0  # tokens that everybody has seen this round
            self.peeked: int = 0  # who has peeked at which token: SEAT_BITS a token
            self.down_used: int = 0  # tokens laid face down this round (R7)
            self.down_limit: int = 0
            self.visited: int = 0  # locations used on an earlier turn of this round
            self.reinforcing: bool = False  # this turn a used location is open again (R43)
            self.passed: bool = False
            self.tomes: int = 0  # the hand, packed: TOME_BITS a kind
            self.tome_count: int = 0
            self.looking: list[int] = []  # cards drawn to keep some of
            self.looking_at: int = NOTHING
            self.items: list[int] = []
            self.reserved: list[int] = []
            self.secret: int = 0  # which items were reserved unseen, as a mask (R21)
            self.goons: list[int] = []
            self.valuables: list[int] = [0, 0, 0]
            self.items_with: list[int] = [0, 0, 0]  # crafted items that show each valuable
            self.goon_types: list[int] = [0] * 7
        else:
            self.crew = source.crew
            self.trait = source.trait
            self.dealt = source.dealt.copy()
            self.stars = source.stars
            self.sheet = source.sheet.copy()
            self.power = source.power
            self.suspicion = source.suspicion
            self.storage = source.storage
            self.cubes = source.cubes.copy()
            self.cell = source.cell
            self.at = source.at.copy()
            self.down = source.down
            self.shown = source.shown
            self.peeked = source.peeked
            self.down_used = source.down_used
            self.down_limit = source.down_limit
            self.visited = source.visited
            self.reinforcing = source.reinforcing
            self.passed = source.passed
            self.tomes = source.tomes
            self.tome_count = source.tome_count
            self.looking = source.looking.copy()
            self.looking_at = source.looking_at
            self.items = source.items.copy()
            self.reserved = source.reserved.copy()
            self.secret = source.secret
            self.goons = source.goons.copy()
            self.valuables = source.valuables.copy()
            self.items_with = source.items_with.copy()
            self.goon_types = source.goon_types.copy()

    def cube_count(self) -> int:
        cubes = self.cubes
        return cubes[0] + cubes[1] + cubes[2] + cubes[3]

    def tomes_of(self, kind: int) -> int:
        """How many copies of a tome this hand holds."""
        return (self.tomes >> (kind * TOME_BITS)) & ((1 << TOME_BITS) - 1)

    def whereabouts(self, token: int) -> int:
        """Where a token has been sent to; -1 while it is at home."""
        for location in range(len(self.at)):
            if self.at[location] >> token & 1:
                return location
        return -1

    def has_peeked(self, token: int, seat: int) -> bool:
        """Whether the seat has peeked at this player's token where it lies."""
        return (self.peeked >> (token * SEAT_BITS + seat)) & 1 != 0

    def numbers(self) -> list[int]:
        out = [self.crew, self.trait, self.stars, self.power, self.suspicion, self.storage]
        out += [self.cell, self.down, self.shown, self.peeked, self.down_used, self.down_limit, self.visited]
        out += [int(self.reinforcing), int(self.passed), self.tomes, self.tome_count, self.looking_at, self.secret]
        for part in (
            self.dealt,
            self.sheet,
            self.cubes,
            self.at,
            self.looking,
            self.items,
            self.reserved,
            self.goons,
            self.valuables,
            self.items_with,
            self.goon_types,
        ):
            out.append(len(part))
            out += part
        return out


class Lockup(Game):
    """A game of Lockup. `players` holds the crews by seat; in solitary mode the guards follow as the last."""

    def __init__(self, room: Room, box: Box, seats: int, rng: Rng, source: Lockup | None = None) -> None:
        super().__init__(room, seats, rng)
        self.box = box
        if source is None:
            self.advanced: bool = False
            self.difficulty: int = -1  # solitary mode: which guard deck
            self.round: int = 1
            self.phase: int = SETUP
            self.first: int = 0  # who holds the first player marker
            self.players: list[Player] = []
            self.supply: list[int] = box.supply.copy()
            self.power_supply: int = box.power
            self.suspicion_supply: int = box.suspicion
            self.suspicion_at: list[int] = [0] * LOCATIONS
            self.loot: list[int] = [0] * (LOCATIONS * RESOURCES)  # Bandit cubes at each location
            self.display: list[int] = []
            self.item_deck: Deck = Deck([], [])
            self.goon_deck: Deck = Deck([], [])
            self.goon_discard: list[int] = []
            self.goon_at: list[int] = [EMPTY] * GOON_SPACES
            self.tome_deck: Deck = Deck([], [])  # tomes lie in it by kind: copies are alike
            self.tome_discard: list[int] = []
            self.goal_leader: int = -1
            self.goal_instant: int = -1
            self.goal_end: int = -1
            self.leader: int = NOBODY  # who holds the leader goal
            self.instant: int = NOBODY  # who has claimed the instant goal
            # the location being resolved
            self.here: int = -1
            self.ranking: list[int] = []  # who is present, most strength first
            self.strengths: list[int] = []  # as ranked (R10), in the order of the ranking
            self.bonus: list[int] = []  # strength from tomes, by player
            self.nullified: list[int] = []  # tokens that count 0 here, as masks, by player
            self.collected: int = 0  # who has collected a reward here, as a mask
            # solitary mode
            self.guard_deck: list[int] = []
            self.guards_at: list[list[int]] = []
            self.guards_down: int = 0  # guard cards that lie face down, as a mask
            self.guards_aside: list[int] = []
            self.guards_nullified: int = 0  # guard cards that count 0 here, as a mask
            self.location_deck: list[int] = []
            self.location_shown: list[int] = []
        else:
            self.copy_agenda(source)
            self.vocabulary = source.vocabulary
            self.advanced = source.advanced
            self.difficulty = source.difficulty
            self.round = source.round
            self.phase = source.phase
            self.first = source.first
            self.players = [Player(player) for player in source.players]
            self.supply = source.supply.copy()
            self.power_supply = source.power_supply
            self.suspicion_supply = source.suspicion_supply
            self.suspicion_at = source.suspicion_at.copy()
            self.loot = source.loot.copy()
            self.display = source.display.copy()
            self.item_deck = source.item_deck.clone()
            self.goon_deck = source.goon_deck.clone()
            self.goon_discard = source.goon_discard.copy()
            self.goon_at = source.goon_at.copy()
            self.tome_deck = source.tome_deck.clone()
            self.tome_discard = source.tome_discard.copy()
            self.goal_leader = source.goal_leader
            self.goal_instant = source.goal_instant
            self.goal_end = source.goal_end
            self.leader = source.leader
            self.instant = source.instant
            self.here = source.here
            self.ranking = source.ranking.copy()
            self.strengths = source.strengths.copy()
            self.bonus = source.bonus.copy()
            self.nullified = source.nullified.copy()
            self.collected = source.collected
            self.guard_deck = source.guard_deck.copy()
            self.guards_at = [cards.copy() for cards in source.guards_at]
            self.guards_down = source.guards_down
            self.guards_aside = source.guards_aside.copy()
            self.guards_nullified = source.guards_nullified
            self.location_deck = source.location_deck.copy()
            self.location_shown = source.location_shown.copy()

    def clone(self) -> Lockup:
        return Lockup(self.room, self.box, self.seats, self.rng.clone(), self)

    @property
    def solitary(self) -> bool:
        return self.seats == 1

    @property
    def guards(self) -> int:
        """The guards' place among the players in solitary mode, else NOBODY."""
        return 1 if self.seats == 1 else NOBODY

    def clockwise(self) -> list[int]:
        """All players (the guards too), clockwise from the holder of the first player marker."""
        count = len(self.players)
        out: list[int] = []
        for step in range(count):
            out.append((self.first + step) % count)
        return out

    def score(self, who: int, stars: int, line: int) -> None:
        """Move a reputation marker; nobody ever drops below 0."""
        player = self.players[who]
        if player.stars + stars < 0:
            stars = -player.stars
        if stars != 0:
            player.stars += stars
            player.sheet[line] += stars
            self.tell(SCORED, who, stars, line, player.stars)

    def goon_location(self, goon: int) -> int:
        """Where an active goon stands, or -1."""
        for space in range(GOON_SPACES):
            if self.goon_at[space] == goon:
                return space + FIRST_GOON_SPACE
        return -1

    def numbers(self) -> list[int]:
        out = [self.seats, int(self.advanced), self.difficulty, self.round, self.phase, self.first]
        out += [self.power_supply, self.suspicion_supply, self.goal_leader, self.goal_instant, self.goal_end]
        out += [self.leader, self.instant, self.here, self.collected, self.guards_down, self.guards_nullified]
        parts = [
            self.supply,
            self.suspicion_at,
            self.loot,
            self.display,
            self.item_deck.cards,
            self.item_deck.known,
            self.goon_deck.cards,
            self.goon_deck.known,
            self.goon_discard,
            self.goon_at,
            self.tome_deck.cards,
            self.tome_deck.known,
            self.tome_discard,
            self.ranking,
            self.strengths,
            self.bonus,
            self.nullified,
            self.guard_deck,
            self.guards_aside,
            self.location_deck,
            self.location_shown,
        ]
        parts += self.guards_at
        for player in self.players:
            parts.append(player.numbers())
        for part in parts:
            out.append(len(part))
            out += part
        return out


def token_list(mask: int) -> list[int]:
    """The tokens of a mask, one by one."""
    out: list[int] = []
    for token in range(TOKENS):
        if mask >> token & 1:
            out.append(token)
    return out


def count_tokens(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
