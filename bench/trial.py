"""One random game, watched: no exception, no empty choice, a bounded length, and the audit holds."""

import random
import traceback
from dataclasses import dataclass
from typing import Any, Literal

import bighouse
from bighouse.engine.game import Game
from modes import Mode

Audit = Literal["every", "turn", "end"]


@dataclass(frozen=True)
class Watch:
    """How closely games are looked at: when to audit, and beyond how many decisions a game counts as endless."""

    audit: Audit
    bound: int


@dataclass(frozen=True)
class Outcome:
    """How a game went; `trouble` is empty when all was well, `trace` says where it came from."""

    seed: int
    decisions: int
    trouble: str = ""
    trace: str = ""


class Trouble(Exception):
    """Something that must not happen in any game."""


class Trial:
    """A game on its way; what it remembers is for the report when it breaks."""

    def __init__(self, mode: Mode, seed: int, watch: Watch) -> None:
        self.mode = mode
        self.seed = seed
        self.watch = watch
        self.decisions = 0
        self.last = "at the deal"

    def play(self) -> Outcome:
        try:
            self.play_on()
        except Exception as error:
            if isinstance(error, Trouble):
                return Outcome(self.seed, self.decisions, f"{self.last}: {error}")
            trouble = f"{self.last}: {type(error).__name__}: {error}"
            return Outcome(self.seed, self.decisions, trouble, traceback.format_exc())
        return Outcome(self.seed, self.decisions)

    def play_on(self) -> None:
        given: dict[str, Any] = dict(self.mode.given)
        game = bighouse.new(self.mode.game, players=self.mode.players, seed=self.seed, **given)
        rng = random.Random(self.seed)
        mover = -1
        while not game.over:
            seats = game.to_act
            if not seats:
                raise Trouble("the game is not over, but nobody may act")
            seat = rng.choice(seats)  # any order when several may act at once
            if self.watch.audit == "every" or (self.watch.audit == "turn" and seat != mover):
                game.audit()
            mover = seat
            self.decide(game, seat, rng)
        self.last = f"at the end, after {self.decisions} decisions"
        game.audit()
        if game.to_act:
            raise Trouble("the game is over, but somebody may act")
        if len(game.scores()) != self.mode.players:
            raise Trouble(f"{len(game.scores())} scores for {self.mode.players} players")
        game.winners()

    def decide(self, game: Game, seat: int, rng: random.Random) -> None:
        options = game.options(seat)
        if not options:
            raise Trouble(f"seat {seat} may act, but has no option")
        if len(set(options)) != len(options):
            raise Trouble(f"seat {seat} is offered an option twice")
        if self.decisions >= self.watch.bound:
            raise Trouble(f"not over after {self.watch.bound} decisions")
        action = rng.choice(options)
        self.decisions += 1
        self.last = f"at decision {self.decisions} (seat {seat}: {game.words(action)})"
        game.play(seat, action)
