"""Random games in which a lot happens, to be looked at position by position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from bighouse.engine.rng import Rng
from bighouse.engine.story import Event, Story
from tests.contract.modes import ENOUGH, Mode
from tests.contract.sample import sample_of

IDLE = ("pass", "decline", "done")
WHOLE = 1_000_000  # decisions: to the end, however long that takes


def walk(mode: Mode, seed: int, every: int = 1, most: int = ENOUGH) -> Iterator[tuple[Any, list[Event]]]:
    """Positions of a random game, each with what has led to it since the one before; the last one is included.

    It goes on to the end of the game, or for as many decisions as are enough. Half of the passes are not taken, and
    where a room can enrich a game, those of odd seeds are games of plenty.
    """
    story = Story()
    settings = mode.room.settings(mode.players, mode.options)
    game: Any = mode.room.deal(mode.players, settings, Rng(seed), story=story)
    enrich = sample_of(mode.room).enrich
    rich = seed % 2 == 0
    rng = Rng(seed + 1000)
    for number in count():
        rich = rich or enrich(game)
        last = game.over or number == most
        if number % every == 0 or last:
            events = story.events
            story.events = []
            yield game, events
        if last:
            return
        seats = game.to_act
        seat = seats[rng.below(len(seats))]
        options = game.options(seat)
        action = options[rng.below(len(options))]
        if game.words(action) in IDLE:
            action = options[rng.below(len(options))]
        game.play(seat, action)
