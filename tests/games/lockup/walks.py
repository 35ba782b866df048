"""Random games of every kind to look at, position by position."""

from __future__ import annotations

from collections.abc import Iterator

from bighouse.engine.rng import Rng
from bighouse.engine.story import Event, Story
from bighouse.games.lockup.actions import DECLINE, PASS
from bighouse.games.lockup.room import ROOM
from bighouse.games.lockup.state import Lockup

Mode = tuple[int, bool, str]

MODES: list[Mode] = [(players, advanced, "") for players in (2, 3, 4, 5) for advanced in (False, True)]
MODES += [(1, advanced, word) for advanced in (False, True) for word in ("moderate", "challenging", "expert")]


def deal(mode: Mode, seed: int, story: Story | None = None) -> Lockup:
    players, advanced, difficulty = mode
    wanted = {"advanced": advanced, **({"difficulty": difficulty} if difficulty else {})}
    game = ROOM.deal(players, ROOM.settings(players, wanted), Rng(seed), story=story)
    assert isinstance(game, Lockup)
    return game


def walk(mode: Mode, seed: int) -> Iterator[tuple[Lockup, list[Event]]]:
    """Every position of a random game, with what led to it. Half of the passes are not taken, so that more happens."""
    story = Story()
    game = deal(mode, seed, story)
    rng = Rng(seed + 1000)
    while True:
        events = story.events
        story.events = []
        yield game, events
        if game.over:
            return
        seats = game.to_act
        seat = seats[rng.below(len(seats))]
        options = game.options(seat)
        action = options[rng.below(len(options))]
        if action in (PASS, DECLINE):
            action = options[rng.below(len(options))]
        game.play(seat, action)
