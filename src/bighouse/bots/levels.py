"""Levels: five strengths of the same search, from gentle to fierce. A level is a setting, not a bot of its own."""

from __future__ import annotations

from bighouse.bots.search import SearchBot


class Level:
    """How long the search thinks, and how far its eye is off."""

    def __init__(self, name: str, words: str, iterations: int, slip: float) -> None:
        self.name = name
        self.words = words
        self.iterations = iterations
        self.slip = slip  # in the unit of values: what looks this much better may be missed

    def bot(self) -> SearchBot:
        return SearchBot(self.iterations, slip=self.slip)


LEVELS = [
    Level("gentle", "knows the rules and plays what comes to mind", 8, 1600.0),
    Level("casual", "sees what lies close, and often misses the best", 16, 600.0),
    Level("steady", "makes few mistakes, but does not look far", 30, 260.0),
    Level("sharp", "weighs what others may do, and seldom slips", 80, 160.0),
    Level("fierce", "thinks long and forgives nothing", 400, 0.0),
]
