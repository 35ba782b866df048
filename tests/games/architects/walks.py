"""Random games of every kind to look at, position by position."""

from __future__ import annotations

from collections.abc import Iterator

from bighouse.engine.rng import Rng
from bighouse.engine.story import Event, Story
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.state import Architects

Mode = tuple[int, bool, str]  # players, variable setup, opponent

MODES: list[Mode] = [(players, variable, "") for players in (2, 3, 4, 5) for variable in (False, True)]
MODES += [(seats, variable, who) for seats in (1, 2) for variable in (False, True) for who in ("constantine", "helena")]


def deal(mode: Mode, seed: int, story: Story | None = None) -> Architects:
    players, variable, opponent = mode
    wanted = {"variable": variable, **({"opponent": opponent} if opponent else {})}
    game = ROOM.deal(players, ROOM.settings(players, wanted), Rng(seed), story=story)
    assert isinstance(game, Architects)
    return game


def walk(mode: Mode, seed: int, every: int = 1) -> Iterator[tuple[Architects, list[Event]]]:
    """Positions of a random game, the last one included, each with what has led to it since the one before."""
    story = Story()
    game = deal(mode, seed, story)
    rng = Rng(seed + 1000)
    number = 0
    while True:
        if number % every == 0 or game.over:
            events = story.events
            story.events = []
            yield game, events
        if game.over:
            return
        seats = game.to_act
        seat = seats[rng.below(len(seats))]
        options = game.options(seat)
        game.play(seat, options[rng.below(len(options))])
        number += 1
