"""What a lesson makes the rivals do."""

from __future__ import annotations

from bighouse.engine.lesson import Lesson
from bighouse.engine.record import Record


class Script:
    """The moves of each rival, in the words of the vocabulary; without a lesson there are none."""

    def __init__(self, lesson: Lesson | None) -> None:
        self.moves = {} if lesson is None else lesson.rivals

    def next(self, record: Record, seat: int) -> int | None:
        """The seat's next move, as long as it has followed the script and can go on; None: it plays as it likes."""
        planned = self.moves.get(seat)
        if not planned:
            return None
        made = [record.game.words(move.action) for move in record.moves if move.seat == seat]
        if len(made) >= len(planned) or made != planned[: len(made)]:
            return None
        options = record.game.options(seat)
        words = [record.game.words(action) for action in options]
        return options[words.index(planned[len(made)])] if planned[len(made)] in words else None
