"""Random play to the end of a game, as fast as it goes."""

from __future__ import annotations

from bighouse.engine.game import Game
from bighouse.engine.rng import Rng


def playout(game: Game, rng: Rng) -> int:
    """Play at random until the game is over; returns how many decisions it took (forced ones are not counted)."""
    decisions = 0
    game.imaginable = False  # nobody can, until it is over: sealed lanes need no copy of it
    while not game.over:
        lane = game.main
        for side in game.lanes:
            if side.options:
                lane = side
                break
        options = lane.options
        game.choose(lane, options[rng.below(len(options))])
        decisions += 1
    game.imaginable = True
    return decisions
