"""Step and Choice: what an agenda is made of.

Both are immutable, so that a copy of a game shares them. A step is rebuilt from `args()`, which is how
positions are written as text and fingerprinted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bighouse.engine.wording import Reason, Wording

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

    def question(self, game: G) -> str:
        """What the seat is asked, in a line."""
        return f"{spelled(type(self).__name__)}?"

    def chapter(self, game: G) -> str:
        """The anchor of the guide's chapter that answers it; empty when none does."""
        return ""

    def offer(self, game: G, action: int) -> Wording:
        """A candidate in words that fit the moment ("Craft the Spiked Mace": "2 stars for 2 scrap")."""
        return Wording(game.words(action))

    def reason(self, game: G, action: int, refusal: int) -> Reason:
        """What `refusal` or `beyond` has answered, in words, with the numbers and the ruling."""
        return Reason(f"The rules do not allow '{game.words(action)}' now.")

    def always_asked(self, game: G) -> bool:
        """Whether the seat is asked even when only one thing is left to choose."""
        return False

    def hushed(self, game: G) -> bool:
        """Whether others must not learn that this seat is being asked."""
        return False

    def topic(self, game: G) -> str:
        """What a seat may leave a standing answer to, in a word ("tomes"); empty: it wants to be asked each time."""
        return ""

    def seconds(self, game: G) -> int:
        """How long the seat may take to answer at a table; 0: as long as it likes."""
        return 0

    def lapse(self, game: G) -> int:
        """What is answered for a seat that lets its time pass: the last option, which is to pass where one can."""
        return self.allowed(game)[-1]

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


def spelled(name: str) -> str:
    """The name of a class as words: "PayForGoons" is "Pay for goons"."""
    out = ""
    for letter in name:
        out += f" {letter.lower()}" if letter.isupper() and out else letter
    return out
