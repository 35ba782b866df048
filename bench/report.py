"""The comparison for readers: two tables on the terminal or in Markdown, and everything as JSON."""

import json
import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace

from rich import box
from rich.console import Console
from rich.table import Table

from rows import Contest, Row
from summary import Line, Rounds, Spread

WORDS = 3  # engine, game, loop
STEADY = 1.25  # beyond this factor between the fastest and the slowest calibration, the reader is warned


@dataclass(frozen=True)
class Sheet:
    """A table before it has a form; its first columns (WORDS) are text, the others figures."""

    title: str
    head: list[str]
    body: list[list[str]]
    strong: list[bool]  # which rows are ours


def number(value: float | None) -> str:
    if value is None:
        return "-"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def short(value: float) -> str:
    """Three figures, for the ends of a range."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def ranged(value: Spread | None, unit: str = "") -> str:
    return "-" if value is None else f"{number(value.median)}{unit} ({short(value.low)}-{short(value.high)})"


def percent(share: float | None) -> str:
    return "-" if share is None else f"{share:.0%}"


def speeds(contest: Contest, lines: Sequence[Line]) -> Sheet:
    unit = contest.unit
    head = ["engine", "game", "loop", "decisions/s (min-max)", f"{unit}s/s", f"per {unit}", "forced", "clone (µs)"]
    body = [
        [
            f"{line.row.title}, {line.build}" if line.build else line.row.title,
            line.row.game,
            line.row.loop,
            ranged(line.decisions_per_second),
            number(line.games_per_second),
            number(line.decisions_per_game),
            percent(line.forced),
            number(line.clone_us.median if line.clone_us else None),
            number(line.calibration_ms),
        ]
        for line in lines
    ]
    return filled(Sheet(contest.title, [*head, "calib. (ms)"], body, [line.row.ours for line in lines]))


def ratios(contest: Contest, lines: Sequence[Line]) -> Sheet:
    head = ["bighouse against", "game", "loop", *contest.against, "our clone (cheaper)"]
    body = [
        [
            line.row.title,
            line.row.game,
            line.row.loop,
            *(ranged(value, "x") for value in line.ratios.values()),
            ranged(line.clone_ratio, "x"),
        ]
        for line in lines
        if any(line.ratios.values())
    ]
    return filled(Sheet("Decisions/s, ours over theirs", head, body, [False] * len(body)))


def filled(sheet: Sheet) -> Sheet:
    """The sheet without the columns in which nothing was measured."""
    kept = [i for i in range(len(sheet.head)) if any(cells[i] != "-" for cells in sheet.body)]
    return replace(sheet, head=[sheet.head[i] for i in kept], body=[[cells[i] for i in kept] for cells in sheet.body])


def machine() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def notes(contest: Contest, lines: Sequence[Line], rounds: int, seconds: float) -> list[str]:
    builds = sorted({line.build for line in lines if line.row.ours})
    said = [f"Bighouse ran {' and '.join(builds)}."] if builds else []
    said.append(f"Rounds: {rounds}, interleaved, {seconds:g} s a row in each; {machine()}.")
    said.extend(contest.about)
    if any(any(line.ratios.values()) for line in lines):
        said.append(
            "Ratios are taken within each round (median, min-max). The games differ: they say how fast whole "
            "games go by, not whose rules are heavier."
        )
    calibrations = [line.calibration_ms for line in lines]
    if calibrations and max(calibrations) > STEADY * min(calibrations):
        said.append(
            f"The machine was not steady: the calibration loop took {number(min(calibrations))} to "
            f"{number(max(calibrations))} ms. Run again when it is quiet."
        )
    return said


def sheets(contest: Contest, lines: Sequence[Line]) -> list[Sheet]:
    return [sheet for sheet in (speeds(contest, lines), ratios(contest, lines)) if sheet.body]


def stacked(cells: Sequence[str]) -> list[str]:
    """Cells for a narrow terminal: who, what and how in one column, a range under its median."""
    return ["\n".join(cells[:WORDS]), *(cell.replace(" (", "\n(") for cell in cells[WORDS:])]


def show(console: Console, contest: Contest, lines: Sequence[Line], rounds: int, seconds: float) -> None:
    for sheet in sheets(contest, lines):
        table = Table(
            title=sheet.title, title_justify="left", box=box.HORIZONTALS, show_lines=True, padding=(0, 0, 0, 1)
        )
        for i, name in enumerate(stacked(sheet.head)):
            table.add_column(name, justify="right" if i else "left", no_wrap=True)
        for cells, strong in zip(sheet.body, sheet.strong, strict=True):
            table.add_row(*stacked(cells), style="bold green" if strong else None)
        console.print(table)
    for note in notes(contest, lines, rounds, seconds):
        console.print(note, style="dim", highlight=False)


def markdown(contest: Contest, lines: Sequence[Line], rounds: int, seconds: float) -> str:
    out = []
    for sheet in sheets(contest, lines):
        out.append("| " + " | ".join(sheet.head) + " |")
        out.append("|" + "|".join("---" if i < WORDS else "---:" for i in range(len(sheet.head))) + "|")
        for cells, strong in zip(sheet.body, sheet.strong, strict=True):
            out.append("| " + " | ".join([f"**{cells[0]}**" if strong else cells[0], *cells[1:]]) + " |")
        out.append("")
    return "\n".join([*out, *notes(contest, lines, rounds, seconds), ""])


def as_json(
    contest: Contest, lines: Sequence[Line], measured: Mapping[Row, Rounds], rounds: int, seconds: float
) -> str:
    return json.dumps(
        {
            "title": contest.title,
            "unit": contest.unit,  # what is counted as a game
            "machine": machine(),
            "rounds": rounds,
            "seconds": seconds,
            "notes": notes(contest, lines, rounds, seconds),
            "rows": [{"id": line.row.id, "title": line.row.title, **asdict(line)} for line in lines],
            "samples": [
                {"id": row.id, "round": number, **asdict(sample)}
                for row, samples in measured.items()
                for number, sample in sorted(samples.items())
            ],
        },
        indent=1,
    )
