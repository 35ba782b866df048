"""Step and Choice: what an agenda is made of.

Both are immutable, so that a copy of a game shares them. A step is rebuilt from `args()`, which is how
positions are written as text and fingerprinted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from bighouse.engine.game import Game

G = TypeVar("G", bound="Game")

# Why the kernel itself refuses; a game numbers its own reasons from FIRST_REASON on.
ALLOWED: Final = 0
GAME_IS_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_ASKED_FOR: Final = 3
FIRST_REASON: Final = 10


@mypyc_attr(allow_interpreted_subclasses=True)  # costs compiled games nothing; lets plain Python ones run as well
class Step(Generic[G]):
    """A part of the rules that carries itself out, and may put further steps on the agenda."""

    def run(self, game: G) -> None:
        raise NotImplementedError

    def args(self) -> list[int]:
        """The numbers this step is made from: `type(step)(*step.args())` is the same step."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[G]):
    """A step that waits for a seat to decide."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, game: G) -> list[int]:
        """What a player might think of doing here, allowed or not."""
        raise NotImplementedError

    def refusal(self, game: G, action: int) -> int:
        """0 when the candidate is allowed, else the reason why not."""
        return 0

    def beyond(self, game: G, action: int) -> int:
        """Why an action that is no candidate cannot be had here; for what players try all the same."""
        return NOT_ASKED_FOR

    def take(self, game: G, action: int) -> None:
        """Carry out an allowed candidate."""
        raise NotImplementedError

    def always_asked(self, game: G) -> bool:
        """Whether the seat is asked even when only one thing is left to choose."""
        return False

    def hushed(self, game: G) -> bool:
        """Whether others must not learn that this seat is being asked."""
        return False

    def allowed(self, game: G) -> list[int]:
        """The candidates without a refusal."""
        candidates = self.candidates(game)
        for i in range(len(candidates)):
            if self.refusal(game, candidates[i]) != ALLOWED:
                options = candidates[:i]  # only now is a list of its own worth making
                for j in range(i + 1, len(candidates)):
                    if self.refusal(game, candidates[j]) == ALLOWED:
                        options.append(candidates[j])
                return options
        return candidates

    def run(self, game: G) -> None:
        options = self.allowed(game)
        if len(options) == 1 and not self.always_asked(game):
            game.forced += 1
            self.take(game, options[0])
        else:
            game.ask(self, options)

    def args(self) -> list[int]:
        return [self.seat]
