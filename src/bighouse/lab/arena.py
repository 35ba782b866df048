"""The arena: a tournament played, gone on with, or read from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

import bighouse
from bighouse.api import room as room_named
from bighouse.engine.errors import BadSetup
from bighouse.engine.room import Room
from bighouse.lab import results
from bighouse.lab.crew import MatchFailed, cores, play_all
from bighouse.lab.interrupt import Interrupt
from bighouse.lab.match import Played
from bighouse.lab.report import print_report
from bighouse.lab.results import BadResults, Results, Writer
from bighouse.lab.solo import print_solo
from bighouse.lab.tournament import Schedule, Tournament, plan

USUAL_PLAYERS = 2
USUAL_GAMES = 100
USUAL_SEED = 1
INTERRUPTED = 130  # what shells call a program that was


@dataclass(frozen=True)
class Wishes:
    """What was asked for; None or empty: nothing in particular."""

    room: Room | None = None
    players: int | None = None
    options: Mapping[str, object] | None = None
    bots: Sequence[str] | None = None
    games: int | None = None
    seed: int | None = None
    jobs: int | None = None
    out: Path | None = None
    resume: Path | None = None
    read: Path | None = None


class Speed(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:.3g} games/s", "progress.data.speed")


def arena(console: Console, margin: Console, wishes: Wishes) -> int:
    """Do what was asked for; tables go to the console, progress and remarks to the margin. Returns the exit code."""
    if wishes.jobs is not None and wishes.jobs < 1:
        raise BadSetup(f"--jobs is 1 or more, not {wishes.jobs}")
    if wishes.read is not None:
        if wishes != Wishes(read=wishes.read):
            raise BadSetup("--read only reads: leave everything else out")
        found = results.read(wishes.read)
        remark(margin, wishes.read, found)
        show(console, found.tournament, found.played)
        return 0
    jobs = wishes.jobs or cores()
    if wishes.resume is None:
        tournament = from_wishes(wishes)
        writer = None if wishes.out is None else Writer.begin(wishes.out, tournament)
        with writer or nullcontext():
            return run(console, margin, tournament, [], writer, jobs)
    if wishes.out is not None:
        raise BadSetup("--resume writes to the file that it goes on with: leave --out out")
    writer, found = Writer.go_on(wishes.resume)
    with writer:
        tournament = taken_up(wishes, wishes.resume, found.tournament)
        remark(margin, wishes.resume, found)
        if tournament.games > found.tournament.games:
            writer.add(tournament)
        return run(console, margin, tournament, found.played, writer, jobs)


def from_wishes(wishes: Wishes) -> Tournament:
    room = wishes.room
    if room is None:
        names = [room.name for room in bighouse.games()]
        raise BadSetup(f"which game? bighouse arena {names[0] if names else 'GAME'} --bots greedy,search:200")
    usual = min(max(USUAL_PLAYERS, room.seats.start), room.seats.stop - 1)
    return plan(
        room,
        usual if wishes.players is None else wishes.players,
        wishes.options or {},
        wishes.bots or (),
        USUAL_GAMES if wishes.games is None else wishes.games,
        USUAL_SEED if wishes.seed is None else wishes.seed,
    )


def taken_up(wishes: Wishes, path: Path, before: Tournament) -> Tournament:
    """The tournament of a file, longer if so wished; whatever else is asked for must be what it has."""
    room = room_named(before.game)
    if before.rules != room.rules_version:
        raise BadResults(
            f"{path} was played with version {before.rules} of the rules of {room.title}, and this is "
            f"{room.rules_version}: --read still shows it, but it cannot go on"
        )
    wished = plan(
        wishes.room or room,
        before.players if wishes.players is None else wishes.players,
        {**before.options, **(wishes.options or {})},
        wishes.bots or before.bots,
        before.games if wishes.games is None else wishes.games,
        before.seed if wishes.seed is None else wishes.seed,
    )
    for name in ("game", "players", "options", "bots", "seed"):
        if getattr(wished, name) != getattr(before, name):
            raise BadResults(f"{path} has other {name}: {in_words(getattr(before, name))}")
    if wished.games < before.games:
        raise BadResults(f"{path} is a tournament of {before.games} games and cannot become shorter")
    return wished if wished.games > before.games else before


def in_words(value: object) -> str:
    return msgspec.json.encode(value).decode() if isinstance(value, dict | tuple) else str(value)


def remark(margin: Console, path: Path, found: Results) -> None:
    """What a reader should know of a file before trusting its table."""
    if found.cut_off:
        words = f"{path}, line {found.cut_off}: it was cut off while being written, and does not count"
        margin.print(Text(words, "notice"), soft_wrap=True)
    versions = sorted({played.bighouse for played in found.played} | {found.tournament.bighouse})
    if len(versions) > 1:
        words = f"{path} was played with several versions of Bighouse ({', '.join(versions)}): bots may have changed"
        margin.print(Text(words, "notice"), soft_wrap=True)


def run(
    console: Console, margin: Console, tournament: Tournament, before: list[Played], writer: Writer | None, jobs: int
) -> int:
    """Play what is still to be played, then show everything; being interrupted only makes it less."""
    games = list(before)
    done = {played.key for played in before}
    fixtures = Schedule(tournament).fixtures()
    todo = (fixture for fixture in fixtures if (fixture.seed, fixture.seats) not in done)
    trouble: MatchFailed | None = None
    columns = (TextColumn(tournament.game), BarColumn(), MofNCompleteColumn(), Speed(), TimeRemainingColumn())
    with Interrupt() as interrupt:
        with Progress(*columns, console=margin, disable=not margin.is_terminal) as progress:
            task = progress.add_task("", total=tournament.length, completed=len(games))
            try:
                with closing(play_all(todo, jobs, lambda: interrupt.noted)) as coming:
                    for played in coming:
                        if writer is not None:
                            writer.add(played)
                        games.append(played)
                        progress.advance(task)
            except MatchFailed as error:
                trouble = error
        show(console, tournament, games)
        if len(games) < tournament.length and writer is not None:
            margin.print(Text(f"To go on: bighouse arena --resume {writer.path}"), soft_wrap=True)
    if trouble is not None:
        raise trouble
    return INTERRUPTED if len(games) < tournament.length else 0


def show(console: Console, tournament: Tournament, games: Sequence[Played]) -> None:
    if tournament.players == 1:
        print_solo(console, tournament, games)
    else:
        print_report(console, tournament, games)
