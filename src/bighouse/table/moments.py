"""Moments: a count for each seat of what it has been asked, so that an answer is never taken for another question's.

No seat's count tells anything about what others are asked, or how often they answered.
"""

from __future__ import annotations

from bighouse.engine.game import Game

Question = tuple[str, tuple[int, ...], tuple[int, ...]]  # the choice, what it is about, and its options


class Moments:
    def __init__(self, counts: list[int], last: list[Question | None], asked_at: list[float]) -> None:
        self.counts = counts
        self.last = last  # what each seat was asked last
        self.asked_at = asked_at  # and when

    def copy(self) -> Moments:
        return Moments(self.counts.copy(), self.last.copy(), self.asked_at.copy())

    def answered(self, seat: int, at: float) -> None:
        """A seat's own command was carried out; it may be asked the same again."""
        self.counts[seat] += 1
        self.asked_at[seat] = at

    def rewound(self) -> None:
        """Everybody went back together."""
        self.counts = [count + 1 for count in self.counts]

    def look(self, game: Game, at: float) -> None:
        """Count a seat's question when it is another than the one before."""
        for seat in game.to_act:
            asked = question(game, seat)
            if asked != self.last[seat]:
                self.last[seat] = asked
                self.counts[seat] += 1
                self.asked_at[seat] = at


def new_moments(seats: int) -> Moments:
    return Moments([0] * seats, [None] * seats, [0.0] * seats)


def question(game: Game, seat: int) -> Question | None:
    choice = game.choice(seat)
    if choice is None:
        return None
    return type(choice).__name__, tuple(choice.args()), tuple(game.options(seat))
