"""Every way to play every game of the house: what the contract is checked over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import bighouse
from bighouse.engine.game import Game
from bighouse.engine.option import setting_words
from bighouse.engine.record import Beginning, Record
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.lab.modes import ways

LONGEST = 8000  # decisions; only an El Chapo of twenty days with eight players comes near
ENOUGH = 500  # decisions; what is looked at position by position has shown itself by then, in one mode or another


class Mode:
    """A game with a number of players and a value for each option."""

    def __init__(self, room: Room, players: int, options: dict[str, Any]) -> None:
        self.room = room
        self.players = players
        self.options = options

    def __str__(self) -> str:
        extras = [
            f"{name}={setting_words(value) if isinstance(value, list) else value}"
            for name, value in self.options.items()
        ]
        return "-".join([self.room.name, str(self.players), *extras])

    def new(self, seed: int) -> Game:
        return bighouse.new(self.room.name, self.players, seed, **self.options)

    def record(self, seed: int) -> Record:
        return Record(Beginning(self.room, self.players, self.room.settings(self.players, self.options), seed))


MODES = [Mode(room, players, options) for room in bighouse.games() for players, options in ways(room)]


def modes_of(room: Room) -> list[Mode]:
    return [mode for mode in MODES if mode.room is room]


def random_move(game: Game, rng: Rng) -> tuple[int, int]:
    """Any seat that may act, and any of its options."""
    seats = game.to_act
    seat = seats[rng.below(len(seats))]
    options = game.options(seat)
    return seat, options[rng.below(len(options))]


def whole_game(game: Game, rng: Rng) -> Iterator[Game]:
    """Every position of a game played at random, the last one included."""
    for _ in range(LONGEST):
        yield game
        if game.over:
            return
        game.play(*random_move(game, rng))
    raise AssertionError(f"a game took more than {LONGEST} decisions")


def positions(game: Game, rng: Rng, most: int = ENOUGH) -> Iterator[Game]:
    """The first of them, as many as are enough."""
    return islice(whole_game(game, rng), most)


def play_on(game: Game, rng: Rng, most: int = ENOUGH) -> None:
    """Play at random to the end, or until it is enough."""
    for _ in positions(game, rng, most + 1):
        pass
