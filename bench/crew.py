"""Processes that play games and tell of each one; a game that kills or hangs its process is a finding, not the end."""

import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait

from modes import Mode
from trial import Outcome, Trial, Watch

STRETCH = 20  # games that a process is given at a time

# A fresh interpreter for every process: forking one that already has threads (the progress bar) can lock up.
spawn = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Stretch:
    """Games of one mode with the seeds from first to last."""

    mode: Mode
    first: int
    last: int


def stretches(modes: Sequence[Mode], first: int, games: int) -> Iterator[Stretch]:
    """All games, a little of every mode in turn, so that an interrupted run has seen them all."""
    for start in range(first, first + games, STRETCH):
        for mode in modes:
            yield Stretch(mode, start, min(start + STRETCH, first + games) - 1)


def serve(pipe: Connection, watch: Watch) -> None:
    """The life of a process: it takes a stretch, plays it, and sends each outcome."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-C is for the parent, who ends us
    while True:
        try:
            stretch: Stretch = pipe.recv()
        except EOFError:
            return
        for seed in range(stretch.first, stretch.last + 1):
            pipe.send(Trial(stretch.mode, seed, watch).play())


class Hand:
    """The parent's side of one process."""

    def __init__(self, watch: Watch) -> None:
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(theirs, watch), daemon=True)
        self.process.start()
        theirs.close()
        self.stretch: Stretch | None = None
        self.seed = 0  # the game it is playing
        self.heard = 0.0

    def give(self, stretch: Stretch) -> None:
        self.stretch = stretch
        self.seed = stretch.first
        self.heard = time.monotonic()
        self.pipe.send(stretch)

    def advance(self) -> None:
        """One game is done; the next one has begun, unless it was the last of its stretch."""
        self.heard = time.monotonic()
        self.seed += 1
        if self.stretch is not None and self.seed > self.stretch.last:
            self.stretch = None

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Crew:
    """Several processes and the games still to be played."""

    def __init__(self, jobs: int, watch: Watch, patience: float) -> None:
        self.watch = watch
        self.patience = patience
        self.hands = [Hand(watch) for _ in range(jobs)]

    def play(self, todo: Iterator[Stretch]) -> Iterator[tuple[Mode, Outcome]]:
        """Every outcome as it comes in."""
        try:
            for hand in self.hands:
                self.employ(hand, todo)
            while busy := [hand for hand in self.hands if hand.stretch]:
                ready = wait([hand.pipe for hand in busy], timeout=1.0)
                for hand in busy:
                    if hand.stretch is None:
                        continue
                    mode = hand.stretch.mode
                    if hand.pipe in ready:
                        try:
                            outcome: Outcome = hand.pipe.recv()
                            hand.advance()
                        except (EOFError, ConnectionError):
                            hand.process.join()
                            outcome = Outcome(hand.seed, 0, f"the process died with code {hand.process.exitcode}")
                            hand = self.replace(hand)
                    elif time.monotonic() - hand.heard > self.patience:
                        outcome = Outcome(hand.seed, 0, f"no end after {self.patience:g} s")
                        hand = self.replace(hand)
                    else:
                        continue
                    self.employ(hand, todo)
                    yield mode, outcome
        finally:
            for hand in self.hands:
                hand.end()

    def employ(self, hand: Hand, todo: Iterator[Stretch]) -> None:
        if hand.stretch is None:
            stretch = next(todo, None)
            if stretch is not None:
                hand.give(stretch)

    def replace(self, lost: Hand) -> Hand:
        """A new process in place of a lost one; it goes on after the game that broke it."""
        lost.end()
        fresh = Hand(self.watch)
        self.hands[self.hands.index(lost)] = fresh
        rest = lost.stretch
        if rest is not None and lost.seed < rest.last:
            fresh.give(Stretch(rest.mode, lost.seed + 1, rest.last))
        return fresh
