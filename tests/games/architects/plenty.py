"""Games to read: random ones with plenty of goods, and positions in which a certain choice is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bighouse.engine.rng import Rng
from bighouse.engine.step import Choice
from bighouse.engine.story import Event, Story
from bighouse.games.architects.actions import DECLINE, DONE
from bighouse.games.architects.components import GOODS
from bighouse.games.architects.goods import gain_good
from bighouse.games.architects.state import Architects
from tests.games.architects.walks import Mode, deal

GIFT = 6  # of every good, so that random players construct something


def ask(game: Architects, choice: Choice[Any]) -> Architects:
    """A position in which this choice is asked before anything else, even when it leaves no choice."""
    game.ask(choice, choice.allowed(game))
    return game


def ask_again(game: Architects) -> None:
    """Ask the same once more, after the table has been changed."""
    choice = game.main.agenda.pop()
    assert isinstance(choice, Choice)
    ask(game, choice)


def after_draft(mode: Mode, seed: int) -> Architects:
    """A game at its first turn."""
    game = deal(mode, seed)
    while game.turn == 0:
        seat = game.to_act[0]
        game.play(seat, game.options(seat)[0])
    return game


def walk(mode: Mode, seed: int, every: int = 1) -> Iterator[tuple[Architects, list[Event]]]:
    """Positions of a random game, with what led to each; odd seeds are games of plenty, so that more happens."""
    story = Story()
    game = deal(mode, seed, story)
    rng = Rng(seed + 1000)
    fed = seed % 2 == 0
    moves = 0
    while True:
        if not fed and game.turn > 0:
            fed = True
            for who in range(game.seats):
                for good in range(GOODS):
                    gain_good(game, who, good, GIFT)
            ask_again(game)
        if moves % every == 0 or game.over:
            events = story.events
            story.events = []
            yield game, events
        if game.over:
            return
        moves += 1
        seats = game.to_act
        seat = seats[rng.below(len(seats))]
        options = game.options(seat)
        action = options[rng.below(len(options))]
        if action in (DONE, DECLINE):
            action = options[rng.below(len(options))]
        game.play(seat, action)
