"""Bighouse and its peers side by side in one run, in interleaved rounds: random play, or search.

python bench/compare.py                              everything: three rounds, three seconds a row
python bench/compare.py --only bighouse catanatron   some rows
python bench/compare.py --search                     the search bot beside OpenSpiel's MCTS
python bench/compare.py --markdown --json out.json   for the README, and to keep
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from environment import CannotInstall, python_with
from harness import Sample
from report import as_json, markdown, show
from rows import HERE, PLAY, SEARCH, Contest, Row
from summary import Rounds, summarise

PATIENCE = 120.0  # seconds beyond the timed ones before a row is given up: loading, warm-up, clones


class Failed(Exception):
    """A row that could not be measured, with the last words of its process."""


def measure(row: Row, seconds: float, first_seed: int) -> Sample:
    """One row in a fresh process; -P keeps a peer's file from being imported in place of the library of its name."""
    python = sys.executable if row.ours else str(python_with(row.who, row.pins))
    paths = [str(HERE)]
    if row.ours and "PYTHONPATH" in os.environ:  # what we see, our row sees; a peer sees only its own
        paths.append(os.environ["PYTHONPATH"])
    command = [python, "-P", "-m", row.module, row.case, "--seconds", str(seconds), "--first-seed", str(first_seed)]
    env = dict(os.environ, PYTHONPATH=os.pathsep.join(paths), PYTHONHASHSEED="0")
    try:
        run = subprocess.run(command, env=env, capture_output=True, text=True, timeout=seconds + PATIENCE)
    except subprocess.TimeoutExpired as late:
        raise Failed(f"no answer within {late.timeout:.0f} s") from None
    if run.returncode != 0:
        raise Failed(run.stderr.strip()[-600:])
    return Sample(**json.loads(run.stdout.splitlines()[-1]))


def chosen(contest: Contest, only: Sequence[str]) -> list[Row]:
    return [row for row in contest.rows if not only or any(word in row.id for word in only)]


def ids(contest: Contest) -> str:
    return ", ".join(row.id for row in contest.rows)


def positive(text: str) -> float:
    value = float(text)
    if value <= 0:
        raise argparse.ArgumentTypeError(f"must be more than 0, not {text}")
    return value


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Bighouse and its peers side by side in one run.")
    parser.add_argument("--rounds", type=int, choices=range(1, 101), default=3, metavar="N", help="default 3")
    parser.add_argument("--seconds", type=positive, default=3.0, metavar="S", help="a row in each round, default 3")
    parser.add_argument(
        "--search", dest="contest", action="store_const", const=SEARCH, default=PLAY, help="search, not random play"
    )
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help=f"of these rows: {ids(PLAY)}; of a search: {ids(SEARCH)}"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep every figure and sample in FILE")
    parser.add_argument("--markdown", action="store_true", help="print Markdown instead of the tables")
    args = parser.parse_args(arguments)
    for word in args.only:
        if not chosen(args.contest, [word]):
            parser.error(f"no row is called {word!r}; there are: {ids(args.contest)}")
    return args


def main(arguments: Sequence[str] | None = None) -> int:
    args = parse(arguments)
    contest: Contest = args.contest
    rows = chosen(contest, args.only)
    news = Console(stderr=True)
    if any(row.ours for row in rows) and find_spec("bighouse") is None:
        news.print("bighouse is not installed here: run `pip install .` first, or name the peers with --only")
        return 2
    measured: dict[Row, dict[int, Sample]] = {row: {} for row in rows}
    broken: dict[Row, str] = {}
    interrupted = False
    try:
        for number in range(args.rounds):
            # Each round starts one row further on, so that no row is always the one after the same other.
            start = number % len(rows)
            for row in rows[start:] + rows[:start]:
                if row in broken:
                    continue
                with news.status(f"round {number + 1} of {args.rounds}: {row.title}, {row.game}, {row.loop}"):
                    try:
                        measured[row][number] = measure(row, args.seconds, number * 1_000_000)
                    except (CannotInstall, Failed) as error:
                        broken[row] = str(error)
                        news.print(f"{row.id} left out: {error}", markup=False, style="red")
    except KeyboardInterrupt:
        interrupted = True
        news.print("interrupted: this is what was measured so far", style="yellow")
    complete: dict[Row, Rounds] = {row: samples for row, samples in measured.items() if samples}
    lines = summarise(contest, complete)
    rounds = max((len(samples) for samples in complete.values()), default=0)
    if args.markdown:
        print(markdown(contest, lines, rounds, args.seconds))
    else:
        show(Console(), contest, lines, rounds, args.seconds)
    if args.json:
        args.json.write_text(as_json(contest, lines, complete, rounds, args.seconds) + "\n")
    return 130 if interrupted else 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
