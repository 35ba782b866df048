"""Tuning: the search plays against itself, and the game's wisdom learns from what it found out."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bighouse.engine.errors import BadSetup
from bighouse.engine.room import Room
from bighouse.engine.weights import Weights, with_set
from bighouse.lab.crew import cores, work_all
from bighouse.lab.fitting import error_after, fit
from bighouse.lab.interrupt import Interrupt
from bighouse.lab.lessons import Learned, Lesson, SelfPlay, learn
from bighouse.lab.seeds import derive

PLAYERS = 2
USUAL_GAMES = 200
USUAL_ITERATIONS = 100
USUAL_SEED = 1
HELD_OUT = 5  # every so many games: they are not learned from, but checked by
CAUTIONS = (0.3, 0.1, 0.03, 0.01, 0.003)
LEAST_SCALE = 20.0  # a small weight may move as freely as one of this size
FEWEST = 2 * HELD_OUT


def tune(
    console: Console,
    margin: Console,
    room: Room,
    out: Path,
    games: int = USUAL_GAMES,
    iterations: int = USUAL_ITERATIONS,
    seed: int = USUAL_SEED,
    jobs: int | None = None,
) -> int:
    """Play, fit, check on games that were held out, and write the room's weights with a new set."""
    check_weights(room)
    if games < FEWEST:
        raise BadSetup(f"{games} games teach nothing: at least {FEWEST}")
    options = room.settings(PLAYERS, {})
    tasks = [SelfPlay(room.name, options, derive(seed, "lesson", number), iterations) for number in range(games)]
    learned: list[Learned] = []
    with Interrupt() as interrupt, bars(margin) as progress:
        bar = progress.add_task(room.name, total=games)
        with closing(work_all(learn, tasks, jobs or cores(), lambda: interrupt.noted)) as coming:
            for each in coming:
                learned.append(each)
                progress.advance(bar)
    if len(learned) < FEWEST:
        raise BadSetup(f"stopped after {len(learned)} games, and fewer than {FEWEST} teach nothing")
    learned.sort(key=lambda each: each.seed)  # whoever was ready first
    today = room.weights[-1]
    taught = [lesson for number, each in enumerate(learned) if number % HELD_OUT for lesson in each.lessons]
    held_out = [lesson for number, each in enumerate(learned) if not number % HELD_OUT for lesson in each.lessons]
    before = error_after(held_out, [0.0] * len(today.places()))
    after, caution, moves = best_fit(today, taught, held_out)
    command = f"bighouse tune {room.name} --games {len(learned)} --iterations {iterations} --seed {seed}"
    made = (
        f"{command}, from the set '{today.name}' with caution {caution}; mean squared error of the chance to win, on "
        f"games that were held out: {before:.4f} before, {after:.4f} after"
    )
    return write(console, room, out, Weights(next_name(room.weights), made, today.moved(moves).numbers))


def check_weights(room: Room) -> None:
    if not room.weights:
        raise BadSetup(f"the wisdom of {room.title} has no weights that could be fitted")


def bars(margin: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=margin, disable=not margin.is_terminal)


def write(console: Console, room: Room, out: Path, found: Weights) -> int:
    """Put the set into the room's file, and say what it changes."""
    out.write_text(with_set((room.folder / "mind" / "weights.json").read_text(), found))
    console.print(differences(room.weights[-1], found))
    console.print(Text(f"{found.made}. The set '{found.name}' is in {out}."), soft_wrap=True)
    return 0


def best_fit(
    today: Weights, taught: Sequence[Lesson], held_out: Sequence[Lesson]
) -> tuple[float, float, dict[tuple[str, int], int]]:
    """The error, the caution and the moves of the fit that does best on what it was not taught."""
    places = today.places()
    scales = [max(LEAST_SCALE, float(abs(today.numbers[name][place]))) for name, place in places]
    found = []
    for caution in CAUTIONS:
        moves = fit(taught, scales, caution)
        found.append((error_after(held_out, moves), caution, dict(zip(places, map(round, moves)))))
    return min(found, key=lambda each: each[0])


def next_name(sets: Sequence[Weights], kind: str = "fit") -> str:
    """Sets that were found by a command are numbered."""
    return f"{kind} {1 + sum(each.name.startswith(f'{kind} ') for each in sets)}"


def differences(before: Weights, after: Weights) -> Table:
    table = Table("weight", before.name, after.name)
    for name, numbers in after.numbers.items():
        if numbers != before.numbers[name]:
            table.add_row(name, in_words(before.numbers[name]), in_words(numbers))
    return table


def in_words(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
