"""Times one row in a process of its own and prints it as a line of JSON.

A decision is one choice of a player: ask for the options, pick one at random, play it. Dice, deals and draws cost time
but are not decisions. Standard library only, because the peers load this file inside their own environments.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple


class Played(NamedTuple):
    """What was played: decisions, the options they offered together, how many offered only one (None: not counted)."""

    decisions: int
    options: int | None = None
    forced: int | None = None
    games: int = 1  # a search plays many in one go


@dataclass(frozen=True)
class Case:
    """What a row does: play(seed) plays or searches; clones() gives mid-game positions and the way to copy one."""

    play: Callable[[int], Played]
    clones: Callable[[], tuple[list[Any], Callable[[Any], Any]]] | None = None
    build: str = ""


@dataclass(frozen=True)
class Sample:
    """What one row did in one round."""

    games: int
    decisions: int
    seconds: float
    options: int | None
    forced: int | None
    clone_us: float | None
    calibration_ms: float
    build: str

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def calibrate() -> float:
    """Milliseconds for a fixed plain-Python loop: how fast the machine was just then."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        seen: dict[int, int] = {}
        cells = [0] * 64
        total = 0
        for i in range(150_000):
            cells[i & 63] += i
            seen[i & 255] = total
            total = (total + cells[(i * 7) & 63]) & 0xFFFF
        times.append((time.perf_counter() - start) * 1000)
    return min(times)


def clone_cost(states: list[Any], copy: Callable[[Any], Any], seconds: float) -> float:
    """Microseconds for one copy: the median of three timings."""
    costs = []
    for _ in range(3):
        start, copies = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            for state in states:
                copy(state)
            copies += len(states)
        costs.append((time.perf_counter() - start) / copies * 1e6)
    return statistics.median(costs)


def measure(case: Case, seconds: float, first_seed: int) -> Sample:
    """Plays for that many seconds; what has begun then is played to its end and counted."""
    case.play(first_seed + 999_999)  # warm-up, with a seed that the timed games do not reach
    calibration = calibrate()
    plays = games = decisions = options = forced = 0
    counted = True
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        played = case.play(first_seed + plays)
        plays += 1
        games += played.games
        decisions += played.decisions
        if played.options is None or played.forced is None:
            counted = False
        else:
            options += played.options
            forced += played.forced
    took = time.perf_counter() - start
    return Sample(
        games=games,
        decisions=decisions,
        seconds=took,
        options=options if counted else None,
        forced=forced if counted else None,
        clone_us=clone_cost(*case.clones(), min(seconds, 0.4)) if case.clones else None,
        calibration_ms=calibration,
        build=case.build,
    )


def main(cases: Mapping[str, Callable[[], Case]]) -> None:
    """The command line of every measured module: one row of its cases, one line of JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("case", choices=sorted(cases))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--first-seed", type=int, default=0)
    args = parser.parse_args()
    print(json.dumps(asdict(measure(cases[args.case](), args.seconds, args.first_seed))))
