"""OpenSpiel: games written in C++, driven from Python as its documentation does; Hearts and the search all in C++."""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from harness import Case, Played, main

# Imported by name because our own environment does not have it.
pyspiel: Any = import_module("pyspiel")

SIMULATIONS = 100
SAMPLE = 1000  # random games that tell how many decisions a simulation has
EXPLORE = 1.4
MEGABYTES = 200


def advance(state: Any, seed: int, stop: int | None = None) -> Played:
    rng = random.Random(seed)
    decisions = options = forced = 0
    while not state.is_terminal() and decisions != stop:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            if outcomes[0][1] == outcomes[-1][1]:  # all alike: a plain pick is the faster way to draw
                state.apply_action(rng.choice(outcomes)[0])
            else:
                actions, weights = zip(*outcomes, strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
        else:
            legal = state.legal_actions()
            decisions += 1
            options += len(legal)
            forced += len(legal) == 1
            state.apply_action(rng.choice(legal))
    return Played(decisions, options, forced)


def from_python(name: str) -> Case:
    game = pyspiel.load_game(name)

    def mid_games() -> tuple[list[Any], Callable[[Any], Any]]:
        states = []
        for seed in range(12):
            half = advance(game.new_initial_state(), seed).decisions // 2
            state = game.new_initial_state()
            advance(state, seed, stop=half)
            states.append(state)
        return states, lambda state: state.clone()

    return Case(lambda seed: advance(game.new_initial_state(), seed), clones=mid_games)


def hearts_in_cpp() -> Case:
    """The whole game in one call of evaluate_bots with its uniform random bots."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]

    def finished(seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed % 2**31)
        return state

    # Every deal of Hearts has the same number of chance moves; the other moves are decisions.
    chance = sum(move.player < 0 for move in finished(0).full_history())
    return Case(lambda seed: Played(finished(seed).move_number() - chance))


def search(name: str) -> Case:
    """MCTSBot with one random roll-out a simulation; it counts no decisions, so random games tell how many."""
    game = pyspiel.load_game(name)

    def first(seed: int) -> Any:
        state, rng = game.new_initial_state(), random.Random(seed)
        while state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])  # the first dice are all alike
        return state

    sample = [advance(first(seed), seed) for seed in range(SAMPLE)]
    played = Played(*(round(sum(column) * SIMULATIONS / SAMPLE) for column in zip(*sample, strict=True)))

    def think(seed: int) -> Played:
        rollout = pyspiel.RandomRolloutEvaluator(1, seed % 2**31)
        bot = pyspiel.MCTSBot(game, rollout, EXPLORE, SIMULATIONS, MEGABYTES, False, seed % 2**31, False)
        bot.mcts_search(first(seed))
        return played

    return Case(think)


if __name__ == "__main__":
    main(
        {
            "hearts": partial(from_python, "hearts"),
            "backgammon": partial(from_python, "backgammon"),
            "quoridor": partial(from_python, "quoridor"),
            "hearts-cpp": hearts_in_cpp,
            "mcts-backgammon": partial(search, "backgammon"),
            "mcts-quoridor": partial(search, "quoridor"),
        }
    )
