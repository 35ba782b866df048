"""One game between bots. All but the time it takes follows from the fixture, in any process and in any order."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

import bighouse
from bighouse.bots.bot import chance_for
from bighouse.bots.registry import make_bot
from bighouse.bots.side import Side
from bighouse.engine.game import Game
from bighouse.engine.option import Setting

Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: what it is dealt from, and which bot sits where."""

    game: str
    options: dict[str, Setting]
    seed: int
    seats: tuple[str, ...]

    def __str__(self) -> str:
        return f"{', '.join(self.seats)} with seed {self.seed}"


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="game"):
    """A game that was played: a line of a results file. Lists go by seat."""

    seed: int
    seats: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    decisions: list[Count]
    seconds: list[Seconds]
    rules: int
    bighouse: str
    automaton: int | None = None  # its score, where one plays alone against it

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """What tells it from every other game of its tournament."""
        return self.seed, self.seats


def play(fixture: Fixture) -> Played:
    """Deal and play it, with bots that have played nothing before."""
    game = bighouse.new(fixture.game, len(fixture.seats), fixture.seed, None, **fixture.options)
    return play_out(game, fixture.seats, fixture.seed)


def play_out(game: Game, seats: Sequence[str], seed: int) -> Played:
    """Play a game to its end; seats that may act at once do so in order, none seeing what the others do."""
    bots = [make_bot(spec) for spec in seats]
    deal = game.fingerprint()
    decisions = [0] * game.seats
    seconds = [0.0] * game.seats
    while not game.over:
        seat = game.to_act[0]
        side = Side(game, seat)
        start = time.perf_counter()
        action = bots[seat].choose(side, chance_for(deal, sum(decisions), seat))
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        game.play(seat, action)
    return Played(
        seed=seed,
        seats=tuple(seats),
        scores=game.scores(),
        winners=game.winners(),
        decisions=decisions,
        seconds=[round(spent, 6) for spent in seconds],
        rules=game.room.rules_version,
        bighouse=bighouse.__version__,
        automaton=game.room.automaton_score(game),
    )
