"""Random games of every kind for a long time, audited on the way.

python bench/soak.py                                   10,000 games of every game, number of players and mode
python bench/soak.py --game lockup --games 200         a short one
python bench/soak.py --audit end --jobs 2              less looking, more games
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import bighouse
from crew import Crew, Stretch, stretches
from modes import Mode, modes_of
from trial import Outcome, Watch

GIVE_UP = 20  # failures after which a mode is not played on
SHOWN = 3  # failures of a mode that are told in full


@dataclass
class Tally:
    """What came of one mode."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    failures: list[Outcome] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.longest = max(self.longest, outcome.decisions)
        if outcome.trouble:
            self.failures.append(outcome)


Tallies = dict[Mode, Tally]


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {text}")
    return number


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random games of every kind for a long time, audited on the way.")
    names = [room.name for room in bighouse.games()]
    parser.add_argument("--games", type=positive, default=10_000, metavar="N", help="of each mode, default 10,000")
    parser.add_argument("--game", choices=names, help="only this game")
    parser.add_argument("--players", type=positive, metavar="N", help="only this number of players")
    parser.add_argument("--mode", help="only this mode, named as in the table")
    parser.add_argument("--first-seed", type=int, default=0, metavar="SEED", help="default 0")
    parser.add_argument("--audit", choices=("every", "turn", "end"), default="every", help="default: every decision")
    parser.add_argument("--bound", type=positive, default=20_000, metavar="N", help="decisions a game, default 20,000")
    parser.add_argument("--patience", type=positive, default=60, metavar="S", help="seconds a game, default 60")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="N", help="default: all cores")
    return parser.parse_args(arguments)


def chosen(args: argparse.Namespace) -> list[Mode]:
    return [
        mode
        for room in bighouse.games()
        for mode in modes_of(room)
        if args.game in (None, mode.game) and args.players in (None, mode.players) and args.mode in (None, mode.name)
    ]


def soak(modes: list[Mode], args: argparse.Namespace, console: Console) -> tuple[Tallies, bool]:
    """Plays it all; also says whether it was interrupted."""
    tallies: Tallies = {mode: Tally() for mode in modes}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("no failures", total=len(modes) * args.games)

        def todo() -> Iterator[Stretch]:
            for stretch in stretches(modes, args.first_seed, args.games):
                if len(tallies[stretch.mode].failures) < GIVE_UP:
                    yield stretch
                else:
                    progress.advance(bar, stretch.last - stretch.first + 1)

        failures = 0
        try:
            crew = Crew(args.jobs, Watch(args.audit, args.bound), args.patience)
            for mode, outcome in crew.play(todo()):
                tallies[mode].add(outcome)
                failures += bool(outcome.trouble)
                progress.update(bar, advance=1, description=f"[red]failures: {failures}" if failures else None)
        except KeyboardInterrupt:
            return tallies, True
    return tallies, False


def again(mode: Mode, outcome: Outcome) -> str:
    """The command that plays a broken game again."""
    where = f"--game {mode.game} --players {mode.players} --mode {mode.name}"
    return f"python bench/soak.py {where} --first-seed {outcome.seed} --games 1"


def show(console: Console, tallies: Tallies) -> None:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1))
    for name in ("game", "players", "mode", "games", "decisions", "a game", "longest", "failures"):
        words = name in ("game", "mode")
        table.add_column(name, justify="left" if words else "right", no_wrap=not words)
    for mode, tally in tallies.items():
        mean = f"{tally.decisions / tally.games:.1f}" if tally.games else "-"
        failures = f"{len(tally.failures):,}" + (" (given up)" if len(tally.failures) >= GIVE_UP else "")
        figures = [f"{tally.games:,}", f"{tally.decisions:,}", mean, f"{tally.longest:,}", failures]
        table.add_row(mode.game, str(mode.players), mode.name, *figures, style="red" if tally.failures else None)
    console.print(table)
    for mode, tally in tallies.items():
        for outcome in sorted(tally.failures, key=lambda failure: failure.seed)[:SHOWN]:
            console.print(f"{mode.game}, {mode.players} players, {mode.name}, seed {outcome.seed}", style="bold red")
            for text in (outcome.trouble, again(mode, outcome), outcome.trace):
                if text:
                    console.print(text, markup=False, highlight=False, soft_wrap=True)


def main(arguments: Sequence[str] | None = None) -> int:
    args = parse(arguments)
    console = Console()
    modes = chosen(args)
    if not modes:
        console.print("no such mode; without --players and --mode the table names them all")
        return 2
    tallies, interrupted = soak(modes, args, console)
    if interrupted:
        console.print("interrupted: this is what was played", style="yellow")
    show(console, tallies)
    if any(tally.failures for tally in tallies.values()):
        return 1
    return 130 if interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
