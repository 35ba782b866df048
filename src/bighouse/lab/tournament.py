"""A tournament: who meets whom, on which deals and on which seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, islice, permutations
from math import comb
from typing import Annotated

import msgspec
from msgspec import Meta

import bighouse
from bighouse.bots.registry import make_bot
from bighouse.engine.errors import BadSetup
from bighouse.engine.option import Setting
from bighouse.engine.room import Room
from bighouse.lab.match import Fixture
from bighouse.lab.seeds import SEEDS, derive

LineUp = tuple[str, ...]
MOST_GAMES = 1_000_000  # in all
MOST_ORDERS = 5040  # those of eight players; a larger table takes the first of them
Positive = Annotated[int, Meta(ge=1)]


class Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="tournament"):
    """All that its games follow from: the first line of a results file."""

    game: str
    players: Positive
    options: dict[str, Setting]
    bots: Annotated[tuple[str, ...], Meta(min_length=1)]
    games: Positive  # for every line-up, before it is rounded up to whole deals
    seed: int
    rules: int
    bighouse: str

    @property
    def deals(self) -> int:
        """Each is played once with everybody on every seat."""
        return -(-self.games // self.players)

    @property
    def line_ups(self) -> list[LineUp]:
        """Any choice of different bots; with more seats than bots, any way to fill them on which all bots sit."""
        if self.players <= len(self.bots):
            return list(combinations(self.bots, self.players))
        again = combinations_with_replacement(self.bots, self.players - len(self.bots))
        return [tuple(sorted(self.bots + more, key=self.bots.index)) for more in again]

    @property
    def length(self) -> int:
        """How many games it has in all."""
        bots = len(self.bots)
        line_ups = comb(bots, self.players) if self.players <= bots else comb(self.players - 1, bots - 1)
        return line_ups * self.deals * self.players


class Schedule:
    """Every game of a tournament, deal by deal: however early it is stopped, all have met about as often."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.seeds = [derive(tournament.seed, "deal", deal) for deal in range(tournament.deals)]
        self.deals = {seed: deal for deal, seed in enumerate(self.seeds)}
        self.circles = [circles_of(line_up) for line_up in tournament.line_ups]

    def seatings(self, deal: int) -> list[LineUp]:
        """All line-ups play the same deal, and everybody plays it from every seat."""
        return [seats for orders in self.circles for seats in rotations(orders[deal % len(orders)])]

    def fixtures(self) -> Iterator[Fixture]:
        tournament = self.tournament
        for deal, seed in enumerate(self.seeds):
            for seats in self.seatings(deal):
                yield Fixture(tournament.game, tournament.options, seed, seats)

    def place(self, seed: int, seats: LineUp) -> tuple[int, int] | None:
        """Where a game stands in the schedule; None when it is no game of this tournament."""
        deal = self.deals.get(seed)
        if deal is None:
            return None
        seatings = self.seatings(deal)
        return (deal, seatings.index(seats)) if seats in seatings else None


def rotations(order: LineUp) -> list[LineUp]:
    """Everybody moves on a seat, until they are back where they were."""
    return [order[turn:] + order[:turn] for turn in range(len(order))]


def circles_of(line_up: LineUp) -> list[LineUp]:
    """The orders in which they can sit around a table: it matters who follows whom.

    Orders that repeat themselves on the way around are left out: their rotations would play the same game twice.
    """
    found: dict[frozenset[LineUp], LineUp] = {}
    for others in islice(permutations(line_up[1:]), MOST_ORDERS):
        order = (line_up[0], *others)
        turned = frozenset(rotations(order))
        if len(turned) == len(order):
            found.setdefault(turned, order)
    return list(found.values())


def plan(
    room: Room, players: int, options: Mapping[str, object], bots: Sequence[str], games: int, seed: int
) -> Tournament:
    """A tournament as asked for; BadSetup when it cannot be."""
    settings = room.settings(players, options)
    if not bots:
        raise BadSetup("who plays? --bots greedy,search:200")
    for number, bot in enumerate(bots):
        make_bot(bot)
        if bot in bots[:number]:
            raise BadSetup(f"the bot '{bot}' is named twice")
    if players > 1 and len(bots) == 1:
        raise BadSetup(f"{players} players need at least two different bots, not only {bots[0]}")
    if games < 1:
        raise BadSetup(f"a tournament has at least 1 game, not {games}")
    if not -SEEDS < seed < SEEDS:
        raise BadSetup("the seed of a tournament has at most 53 bits")
    rules, version = room.rules_version, bighouse.__version__
    tournament = Tournament(room.name, players, settings, tuple(bots), games, seed, rules, version)
    if tournament.length > MOST_GAMES:
        raise BadSetup(f"this makes {tournament.length:,} games, and a tournament has at most {MOST_GAMES:,}")
    return tournament
