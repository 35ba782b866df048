"""Trying out a position that a stranger has written, before people sit down to it: a few games are played from it."""

from __future__ import annotations

from bighouse.engine.errors import BadScene
from bighouse.engine.game import Game
from bighouse.engine.rng import Rng
from bighouse.table.situations import barred, offers

GAMES = 4
MOVES = 400  # of each game at the most
TOLD = 30  # moves of each game, after which all is checked, and in which everything is said that people would read


def try_out(game: Game) -> None:
    """BadScene when a game from here breaks the rules: what is still to be done needs what is not there."""
    for number in range(GAMES):
        try:
            play(game.clone(), Rng(number))
        except Exception as error:  # whatever it does to the rules, the position is to blame
            what = f"{type(error).__name__}: {error}"
            raise BadScene(
                f"this position was tried out, and the game breaks: {what}; name what the steps to come need"
            ) from error


def shown(game: Game, seat: int) -> None:
    """All that is said to a seat that is asked, and to the others."""
    for viewer in range(game.seats):
        game.view(viewer)
    game.room.question(game, seat)
    wordings = game.room.wordings(game, seat)
    offers(game, seat, wordings, careful=True)
    barred(game, seat, wordings)


def play(game: Game, rng: Rng) -> None:
    for number in range(MOVES):
        if game.over:
            break
        seats = game.to_act
        seat = seats[rng.below(len(seats))]
        if number < TOLD:
            shown(game, seat)
        options = game.options(seat)
        game.play(seat, options[rng.below(len(options))])
        if number < TOLD:
            game.audit()  # later on, what is amiss here may have gone away
    game.audit()
