"""catanatron: Settlers of Catan with four random players, in plain Python."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from harness import Case, Played, main

# Imported by name because our own environment does not have it.
engine: Any = import_module("catanatron.game")
players: Any = import_module("catanatron.models.player")


def new_game(seed: int) -> Any:
    colors = (players.Color.RED, players.Color.BLUE, players.Color.WHITE, players.Color.ORANGE)
    return engine.Game([players.RandomPlayer(color) for color in colors], seed=seed + 1)


def advance(game: Any, seed: int, stop: int | None = None) -> Played:
    """The leanest loop: execute() without its check of the action; it lists the next options itself."""
    rng = random.Random(seed)
    decisions = options = forced = 0
    while game.winning_color() is None and game.state.num_turns < engine.TURNS_LIMIT and decisions != stop:
        actions = game.state.playable_actions
        decisions += 1
        options += len(actions)
        forced += len(actions) == 1
        game.execute(rng.choice(actions), validate_action=False)
    return Played(decisions, options, forced)


def as_documented(seed: int) -> Played:
    game = new_game(seed)
    game.play()
    return Played(len(game.state.actions))


def mid_games() -> tuple[list[Any], Callable[[Any], Any]]:
    states = []
    for seed in range(12):
        half = advance(new_game(seed), seed).decisions // 2
        game = new_game(seed)
        advance(game, seed, stop=half)
        states.append(game)
    return states, lambda game: game.copy()


if __name__ == "__main__":
    main(
        {
            "lean": lambda: Case(lambda seed: advance(new_game(seed), seed), clones=mid_games),
            "play": lambda: Case(as_documented),
        }
    )
