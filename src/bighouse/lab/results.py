"""The results file: JSON lines, first the tournament, then every game as it was finished.

A tournament that was made longer has a further line of its own; the last one counts.
"""

from __future__ import annotations

import fcntl
import os
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from bighouse.engine.errors import BighouseError
from bighouse.lab.match import Played
from bighouse.lab.tournament import MOST_GAMES, Schedule, Tournament

DECODER: msgspec.json.Decoder[Tournament | Played] = msgspec.json.Decoder(Tournament | Played)


class BadResults(BighouseError):
    """A results file that cannot be read or written; the words name the line."""


@dataclass(frozen=True)
class Results:
    """What a file holds, and how far it is good: the last line may have been cut off while it was written."""

    tournament: Tournament
    played: list[Played]
    good: int  # bytes
    closed: bool  # whether the last line ends as a line should
    cut_off: int  # the number of the line that is not whole, or 0


class ResultsParser:
    """Reads line by line, and holds every game against the tournament."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.number = 0
        self.tournament: Tournament | None = None
        self.played: list[Played] = []
        self.lines: dict[tuple[int, tuple[str, ...]], int] = {}  # where each game was read
        self.schedule: Schedule | None = None

    def read(self, file: BinaryIO) -> Results:
        good = 0
        closed = True
        cut_off = 0
        for line in file:
            self.number += 1
            closed = line.endswith(b"\n")
            try:
                self.take(line)
            except BadResults:
                if closed or self.tournament is None:
                    raise
                cut_off = self.number
                closed = True
                break
            good += len(line)
        if self.tournament is None:
            raise BadResults(f"{self.path} is empty")
        return Results(self.tournament, self.played, good, closed, cut_off)

    def take(self, line: bytes) -> None:
        try:
            found = DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self.bad(str(error)) from None
        if isinstance(found, Tournament):
            self.begin(found)
        else:
            self.add(found)

    def begin(self, found: Tournament) -> None:
        if len(set(found.bots)) < len(found.bots) or (found.players > 1 and len(found.bots) < 2):
            raise self.bad("these bots make no tournament")
        if found.length > MOST_GAMES:
            raise self.bad(f"a tournament has at most {MOST_GAMES:,} games")
        if self.tournament is not None:
            longer = msgspec.structs.replace(self.tournament, games=found.games, bighouse=found.bighouse)
            if found != longer or found.games <= self.tournament.games:
                raise self.bad("another tournament begins here")
        self.tournament = found
        self.schedule = Schedule(found)

    def add(self, found: Played) -> None:
        if self.tournament is None or self.schedule is None:
            raise self.bad("the tournament belongs here, before its games")
        if self.schedule.place(*found.key) is None:
            raise self.bad("the tournament has no such game: its seed or its seats were changed")
        if found.key in self.lines:
            raise self.bad(f"the same game as in line {self.lines[found.key]}")
        seats = len(found.seats)
        if not len(found.scores) == len(found.decisions) == len(found.seconds) == seats:
            raise self.bad(f"scores, decisions and seconds must be {seats} each, one for every seat")
        if found.winners != sorted(set(found.winners) & set(range(seats))):
            raise self.bad(f"winners must be seats from 0 to {seats - 1}, each once and in order")
        if found.rules != self.tournament.rules:
            raise self.bad(f"version {found.rules} of the rules, but the tournament has {self.tournament.rules}")
        self.lines[found.key] = self.number
        self.played.append(found)

    def bad(self, words: str) -> BadResults:
        return BadResults(f"{self.path}, line {self.number}: {words}")


def read(path: Path) -> Results:
    """What a results file holds; BadResults naming the line that is wrong."""
    try:
        with path.open("rb") as file:
            return ResultsParser(path).read(file)
    except OSError as error:
        raise BadResults(f"{path} cannot be read: {error.strerror or error}") from error


class Writer:
    """Adds games to a file, each written out at once; nobody else writes to it meanwhile."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self.file = file

    @classmethod
    def begin(cls, path: Path, tournament: Tournament) -> Writer:
        """A new file; one that is there already is never written over."""
        try:
            file = path.open("xb")
        except FileExistsError:
            raise BadResults(f"{path} is there already; to go on with it: --resume {path}") from None
        except OSError as error:
            raise BadResults(f"{path} cannot be written: {error.strerror or error}") from error
        writer = cls(path, file)
        writer.lock()
        writer.add(tournament)
        return writer

    @classmethod
    def go_on(cls, path: Path) -> tuple[Writer, Results]:
        """A file that is there, with what it holds; a last line that was cut off is removed."""
        try:
            file = path.open("r+b")
        except OSError as error:
            raise BadResults(f"{path} cannot be opened: {error.strerror or error}") from error
        writer = cls(path, file)
        try:
            writer.lock()
            results = ResultsParser(path).read(file)
            file.seek(results.good)
            file.truncate()
            if not results.closed:
                file.write(b"\n")
        except BaseException:
            file.close()
            raise
        return writer, results

    def lock(self) -> None:
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadResults(f"{self.path} is being written by another arena") from None
        except OSError:
            return  # a file system without locks

    def add(self, line: Tournament | Played) -> None:
        try:
            self.file.write(msgspec.json.encode(line) + b"\n")
            self.file.flush()
        except OSError as error:
            raise BadResults(f"{self.path} cannot be written: {error.strerror or error}") from error

    def __enter__(self) -> Writer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            os.fsync(self.file.fileno())
        except OSError:
            pass  # a pipe or the like
        try:
            self.file.close()
        except OSError:
            if error is None:
                raise
