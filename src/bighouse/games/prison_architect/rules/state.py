"""What lies on the table of Prison Architect: the offers, the stacks, the wardens and, alone, the Governor."""

from __future__ import annotations

from typing import Final

from bighouse.engine.deck import Deck
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.games.prison_architect.box.components import AREAS, DECKS, NOTHING, TYPES, WORKING_WEEK, Box
from bighouse.games.prison_architect.rules.prison import Prison

NOBODY: Final = -1
TOKENS: Final = 30  # prisoner tokens as numbers: see box/components.py

# Phases, in their order
SETUP: Final = 0
FOUNDATION: Final = 1
CLEANUP: Final = 2
BID: Final = 3
BUY: Final = 4
BUILD: Final = 5
INTAKE: Final = 6
OBJECTIVES: Final = 7
EVALUATION: Final = 8
INCOME: Final = 9
GAME_END: Final = 10
PHASE_WORDS: Final = [
    "setup", "foundation", "cleanup", "bid", "buy", "build", "intake", "objectives", "evaluation", "income", "game_end",
]  # fmt: skip

# What a player has done in this Build phase and may do once only, as a mask
BOUGHT_BUNK_CELL: Final = 1
BOUGHT_LOCKER_ROOM: Final = 2
REARRANGED: Final = 4
EXPANDED: Final = 8


class Player:
    """A warden and all they own. Cash includes what lies on bids: a bid is lost when its area is resolved."""

    def __init__(self, box: Box, source: Player | None = None) -> None:
        if source is None:
            self.prison: Prison = Prison(box)
            self.cash: int = 0
            self.bids: list[int] = [0] * AREAS
            self.raised: int = NOTHING  # the area to which Foremen have added
            self.construction: list[int] = []  # tiles bought and not yet placed
            self.pending: list[int] = []  # tokens of cards bought in the Buy phase, by tag or WILDCARD (R14)
            self.dug: list[int] = []  # drawn in this purchase, set aside (R12)
            self.dug_in: int = NOTHING  # the area that they are from
            self.built: int = 0  # what was done in this Build phase
            self.recalled: int = 0  # how often specialists were taken off cells in this phase, which tires bots (R87)
            self.batch: list[int] = [0] * TYPES  # prisoners declared and not yet drawn
            self.arriving: list[int] = []  # prisoners drawn and not yet housed
            self.hand: list[int] = []
            self.played: list[int] = []
            self.chosen: list[int] = []  # played in secret, until all have chosen
            self.dropped: int = NOTHING  # discarded in the same secret
            self.looking: list[int] = []  # objectives drawn to keep some of
            self.secure: int = 0  # cells that were secure at the freeze, as a mask of tiles
            self.slots: list[int] = []  # of release, by the position at the freeze: a mask of types each
            self.freed: list[int] = [0] * TYPES  # released in this Evaluation, by type
            self.escaping: int = 0  # how many prisoners still escape
        else:
            self.prison = source.prison.clone()
            self.cash = source.cash
            self.bids = source.bids.copy()
            self.raised = source.raised
            self.construction = source.construction.copy()
            self.pending = source.pending.copy()
            self.dug = source.dug.copy()
            self.dug_in = source.dug_in
            self.built = source.built
            self.recalled = source.recalled
            self.batch = source.batch.copy()
            self.arriving = source.arriving.copy()
            self.hand = source.hand.copy()
            self.played = source.played.copy()
            self.chosen = source.chosen.copy()
            self.dropped = source.dropped
            self.looking = source.looking.copy()
            self.secure = source.secure
            self.slots = source.slots.copy()
            self.freed = source.freed.copy()
            self.escaping = source.escaping

    def unallocated(self) -> int:
        """Cash that lies on no bid."""
        left = self.cash
        for bid in self.bids:
            left -= bid
        return left

    def declared(self) -> int:
        """How many prisoners are declared and not yet drawn."""
        count = 0
        for declared in self.batch:
            count += declared
        return count

    def numbers(self) -> list[int]:
        out = [self.cash, self.raised, self.dug_in, self.built, self.recalled, self.dropped, self.secure, self.escaping]
        for part in (
            self.bids,
            self.construction,
            self.pending,
            self.dug,
            self.batch,
            self.arriving,
            self.hand,
            self.played,
            self.chosen,
            self.looking,
            self.slots,
            self.freed,
            self.prison.numbers(),
        ):
            out.append(len(part))
            out += part
        return out


class Governor:
    """The automaton of the solo game: no money, no prison, no initiative."""

    def __init__(self, source: Governor | None = None) -> None:
        if source is None:
            self.tiles: list[int] = []
            self.cards: list[int] = []
            self.objectives: list[int] = []  # face down
            self.staff_at: int = 0  # areas at which one of his Staff stands, as a mask
            self.bids: list[int] = [0] * AREAS
            self.bought: int = 0  # tiles taken this week
        else:
            self.tiles = source.tiles.copy()
            self.cards = source.cards.copy()
            self.objectives = source.objectives.copy()
            self.staff_at = source.staff_at
            self.bids = source.bids.copy()
            self.bought = source.bought

    def numbers(self) -> list[int]:
        out = [self.staff_at, self.bought]
        for part in (self.tiles, self.cards, self.objectives, self.bids):
            out.append(len(part))
            out += part
        return out


class PrisonArchitect(Game):
    """A game of Prison Architect. `players` holds the wardens by seat."""

    def __init__(self, room: Room, box: Box, seats: int, rng: Rng, source: PrisonArchitect | None = None) -> None:
        super().__init__(room, seats, rng)
        self.box = box
        if source is None:
            self.difficulty: int = NOTHING  # of the Governor
            self.harder: bool = False  # his objectives are all hard
            self.hidden_cash: bool = False  # others do not see what is in a purse (R8)
            self.round: int = 0  # in the box's order of rounds
            self.week: int = 0
            self.phase: int = SETUP
            self.players: list[Player] = []
            self.initiative: list[int] = []  # seats, the highest first
            self.governor: Governor = Governor()
            self.stacks: list[list[int]] = [[] for _ in range(AREAS)]  # the top item last
            self.discards: list[list[int]] = [[] for _ in range(AREAS)]
            self.offers: list[list[int]] = [[] for _ in range(AREAS)]  # the first was dealt first (R6)
            self.resolved: int = 0  # areas that are done this week, as a mask
            self.area: int = NOTHING  # in which is being bought
            self.supply: list[int] = [0] * TOKENS  # prisoners, by token: one is drawn at random
            self.objective_decks: list[Deck] = [Deck([], []) for _ in range(DECKS)]  # starting: those left in the box
            self.objective_discards: list[Deck] = [Deck([], []) for _ in range(DECKS)]
            self.withdrawn: list[int] = []  # played objectives that Extra Grant took back (R54)
            self.duels: list[int] = []  # Warden Duel cards, the top one last
            self.duel: int = NOTHING  # the one that is visible
            self.duels_gone: list[int] = []
            self.dice: list[int] = []  # of the last roll: escapees a die
        else:
            self.copy_agenda(source)
            self.vocabulary = source.vocabulary
            self.difficulty = source.difficulty
            self.harder = source.harder
            self.hidden_cash = source.hidden_cash
            self.round = source.round
            self.week = source.week
            self.phase = source.phase
            self.players = [Player(box, player) for player in source.players]
            self.initiative = source.initiative.copy()
            self.governor = Governor(source.governor)
            self.stacks = [stack.copy() for stack in source.stacks]
            self.discards = [pile.copy() for pile in source.discards]
            self.offers = [row.copy() for row in source.offers]
            self.resolved = source.resolved
            self.area = source.area
            self.supply = source.supply.copy()
            self.objective_decks = [deck.clone() for deck in source.objective_decks]
            self.objective_discards = [pile.clone() for pile in source.objective_discards]
            self.withdrawn = source.withdrawn.copy()
            self.duels = source.duels.copy()
            self.duel = source.duel
            self.duels_gone = source.duels_gone.copy()
            self.dice = source.dice.copy()

    def clone(self) -> PrisonArchitect:
        return PrisonArchitect(self.room, self.box, self.seats, self.rng.clone(), self)

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def numbers(self) -> list[int]:
        options = int(self.harder) | int(self.hidden_cash) << 1
        out = [self.seats, self.difficulty, options, self.round, self.week, self.phase]
        out += [self.resolved, self.area, self.duel]
        parts = [self.initiative, self.supply, self.withdrawn, self.duels, self.duels_gone, self.dice]
        parts += self.stacks
        parts += self.discards
        parts += self.offers
        for deck in self.objective_decks:
            parts += [deck.cards, deck.known]
        for pile in self.objective_discards:
            parts += [pile.cards, pile.known]
        parts.append(self.governor.numbers())
        for player in self.players:
            parts.append(player.numbers())
        for part in parts:
            out.append(len(part))
            out += part
        return out


def is_last_week(game: PrisonArchitect) -> bool:
    """Whether no working week follows."""
    for i in range(game.round + 1, len(game.box.rounds)):
        if game.box.rounds[i].kind == WORKING_WEEK:
            return False
    return True
