"""Levels: five strengths, from gentle to fierce. A milder one sees less far, and takes what looks about as good.

None takes a move that stands far behind the best in its own eyes.
"""

from __future__ import annotations

from typing import Final

from bighouse.bots.bot import Bot
from bighouse.bots.greedy import GreedyBot
from bighouse.bots.search import SearchBot

NO_SEARCH: Final = 0


class Level:
    """How long it thinks, and how much worse than the best a move may look that it takes."""

    def __init__(self, name: str, words: str, iterations: int, leeway: float) -> None:
        self.name = name
        self.words = words
        self.iterations = iterations  # of the search; without any the first opinion decides
        self.leeway = leeway

    def bot(self) -> Bot:
        if self.iterations == NO_SEARCH:
            return GreedyBot(leeway=self.leeway)
        return SearchBot(self.iterations, leeway=self.leeway)


LEVELS = [
    Level("gentle", "plays what looks all right, and seldom the best", NO_SEARCH, 1.2),
    Level("casual", "sees what a move brings, and is not too particular", NO_SEARCH, 0.1),
    Level("steady", "looks a little ahead, and makes few mistakes", 60, 0.4),
    Level("sharp", "weighs what others may do", 300, 0.1),
    Level("fierce", "thinks long and forgives nothing", 3000, 0.0),
]
