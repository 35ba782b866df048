"""What the lab's tests share: a tournament of the wanted kind, games made up, and results without their times."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from bighouse.games import rooms
from bighouse.lab import results
from bighouse.lab.match import Played, play
from bighouse.lab.results import Writer
from bighouse.lab.tournament import Schedule, Tournament, plan


def tournament(bots: str = "first,last", players: int = 2, games: int = 4, seed: int = 1) -> Tournament:
    return plan(rooms()["lockup"], players, {}, bots.split(","), games, seed)


def written(path: Path, wanted: Tournament | None = None) -> tuple[Tournament, list[Played]]:
    """A tournament played right here, in a file."""
    wanted = wanted or tournament()
    games = [play(fixture) for fixture in Schedule(wanted).fixtures()]
    with Writer.begin(path, wanted) as writer:
        for played in games:
            writer.add(played)
    return wanted, games


def made_up(seats: str, scores: list[int], winners: list[int], seed: int = 1) -> Played:
    count = len(scores)
    return Played(seed, tuple(seats.split(",")), scores, winners, [10] * count, [0.5] * count, 1, "0")


def timeless(games: Iterable[Played]) -> list[Played]:
    """The games in one order, without the only thing that differs from run to run."""
    bare = [msgspec.structs.replace(played, seconds=[0.0] * len(played.seats)) for played in games]
    return sorted(bare, key=lambda played: played.key)


def in_file(path: Path) -> list[Played]:
    return timeless(results.read(path).played)
