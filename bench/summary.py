"""From the samples of all rounds to the figures of the table: medians, ranges, and ratios taken round by round."""

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from harness import Sample
from rows import PYTHON_LOOP, Contest, Row

Rounds = Mapping[int, Sample]  # by the number of the round: a row may be missing in one


@dataclass(frozen=True)
class Spread:
    """A median with its range over the rounds."""

    median: float
    low: float
    high: float


@dataclass(frozen=True)
class Line:
    """One row of the table; None is what was not counted or not measured."""

    row: Row
    build: str
    games: int
    decisions_per_second: Spread
    decisions_per_game: float
    games_per_second: float
    options_per_decision: float | None
    forced: float | None
    clone_us: Spread | None
    calibration_ms: float
    ratios: dict[str, Spread | None]  # of decisions/s, ours over theirs; empty for our own rows
    clone_ratio: Spread | None


def spread(values: Sequence[float]) -> Spread | None:
    return Spread(statistics.median(values), min(values), max(values)) if values else None


def rate(sample: Sample) -> float:
    return sample.decisions_per_second


def ratio(over: Rounds, under: Rounds, figure: Callable[[Sample], float | None]) -> Spread | None:
    """How many times `under` goes into `over`, within each round, so that a slow minute of the machine hits both."""
    found = []
    for number in sorted(over.keys() & under.keys()):
        above, below = figure(over[number]), figure(under[number])
        if above is not None and below:
            found.append(above / below)
    return spread(found)


def summarise(contest: Contest, measured: Mapping[Row, Rounds]) -> list[Line]:
    loop: Rounds = measured.get(PYTHON_LOOP, {})
    lines = []
    for row, rounds in measured.items():
        samples = list(rounds.values())
        speed = spread([rate(sample) for sample in samples])
        if speed is None:
            continue
        games = sum(sample.games for sample in samples)
        decisions = sum(sample.decisions for sample in samples)
        options = [sample.options for sample in samples if sample.options is not None]
        forced = [sample.forced for sample in samples if sample.forced is not None]
        lines.append(
            Line(
                row=row,
                build=" and ".join(sorted({sample.build for sample in samples})),
                games=games,
                decisions_per_second=speed,
                decisions_per_game=decisions / games,
                games_per_second=statistics.median(sample.games_per_second for sample in samples),
                options_per_decision=sum(options) / decisions if options else None,
                forced=sum(forced) / decisions if forced else None,
                clone_us=spread([sample.clone_us for sample in samples if sample.clone_us is not None]),
                calibration_ms=statistics.median(sample.calibration_ms for sample in samples),
                ratios={
                    head: ratio(measured.get(own, {}), rounds, rate)
                    for head, own in contest.against.items()
                    if not row.ours
                },
                clone_ratio=None if row.ours else ratio(rounds, loop, lambda sample: sample.clone_us),
            )
        )
    return lines
