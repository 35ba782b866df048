"""A window: seats are asked in turn whether they react, until all have passed in succession.

Seats that may react at once, without waiting for each other, are asked with `game.gather` instead.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from bighouse.engine.game import Game
from bighouse.engine.step import Choice, Step

G = TypeVar("G", bound=Game)

NOT_OPEN_YET: Final = -1  # the turn of a window that nobody has been asked in


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[G]):
    """Whose turn it is to be asked, and how many have passed since the last reaction.

    The choice puts the window on the agenda again with the next seat's turn: with one more pass, or with none and
    what the reaction does before it.
    """

    def __init__(self, turn: int, passes: int) -> None:
        self.turn = turn
        self.passes = passes

    def first(self, game: G) -> int:
        """Who is asked first."""
        return 0

    def may_react(self, game: G, seat: int) -> bool:
        """Whether the seat could do anything here: if not, it is never asked."""
        raise NotImplementedError

    def asking(self, seat: int, passes: int) -> Choice[G]:
        """What the seat is asked."""
        raise NotImplementedError

    def run(self, game: G) -> None:
        seats = game.seats
        turn = self.turn
        if turn == NOT_OPEN_YET:
            turn = self.first(game)
            if seats > 1:
                game.reveal()  # whether or not anybody is asked, so that no undo tells
        passes = self.passes
        while passes < seats:
            if self.may_react(game, turn):
                game.do_next(self.asking(turn, passes))
                return
            passes += 1
            turn += 1
            if turn == seats:
                turn = 0

    def args(self) -> list[int]:
        return [self.turn, self.passes]
