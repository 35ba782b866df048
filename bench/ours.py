"""Bighouse itself: random games of Lockup, through the public API and in the compiled play-out, and the search bot."""

import random
import sys
from collections.abc import Callable
from typing import Any

import bighouse
from bighouse.bots.search import TO_THE_END, SearchBot
from bighouse.bots.side import Side
from bighouse.engine.game import Game
from bighouse.engine.playout import playout
from bighouse.engine.rng import Rng
from harness import Case, Played, main

GAME = "lockup"
PLAYERS = 4
SIMULATIONS = 100  # a search with full play-outs, as the peers do it


def new_game(seed: int, players: int = PLAYERS) -> Game:
    return bighouse.new(GAME, players=players, seed=seed)


def advance(game: Game, seed: int, stop: int | None = None) -> Played:
    """The loop that anybody would write against the public API."""
    rng = random.Random(seed)
    decisions = options = forced = 0
    while not game.over and decisions != stop:
        for seat in game.to_act:
            actions = game.options(seat)
            decisions += 1
            options += len(actions)
            forced += len(actions) == 1
            game.play(seat, rng.choice(actions))
            if decisions == stop:
                break
    return Played(decisions, options, forced)


def mid_games() -> tuple[list[Any], Callable[[Any], Any]]:
    states = []
    for seed in range(12):
        half = advance(new_game(seed), seed).decisions // 2
        game = new_game(seed)
        advance(game, seed, stop=half)
        states.append(game)
    return states, lambda game: game.clone()


def full_playouts() -> SearchBot:
    return SearchBot(SIMULATIONS, playout=TO_THE_END, width=0)


def search(bot: SearchBot, players: int, seed: int) -> Played:
    """What a bot that has seen nothing yet thinks about in the first decision of a game."""
    game = new_game(seed, players)
    bot.search(Side(game, game.to_act[0]), Rng(seed))
    return Played(bot.simulated, games=bot.iterations)


def build() -> str:
    """Whether the kernel, the play-out, the search and the rules that were loaded are compiled: a stale build shows."""
    modules = {Game.__module__, playout.__module__, SearchBot.__module__, type(new_game(0)).__module__}
    compiled = {not str(sys.modules[name].__file__).endswith(".py") for name in modules}
    if len(compiled) > 1:
        return "partly compiled"
    return "compiled" if compiled.pop() else "plain"


if __name__ == "__main__":
    main(
        {
            "python": lambda: Case(lambda seed: advance(new_game(seed), seed), clones=mid_games, build=build()),
            "playout": lambda: Case(lambda seed: Played(playout(new_game(seed), Rng(seed))), build=build()),
            "search-4": lambda: Case(lambda seed: search(full_playouts(), 4, seed), build=build()),
            "search-2": lambda: Case(lambda seed: search(full_playouts(), 2, seed), build=build()),
            "search-default": lambda: Case(lambda seed: search(SearchBot(), 4, seed), build=build()),
        }
    )
