"""How the numbers of a position read: a count, a word out of a list, several of them, a player."""

from __future__ import annotations

from collections.abc import Sequence

from bighouse.engine.scenes.text import Entry, short


class Kind:
    """How a number reads; some things take more than one."""

    width = 1

    def write(self, numbers: list[int]) -> str:
        raise NotImplementedError

    def read(self, entry: Entry, words: str) -> list[int]:
        raise NotImplementedError


class Number(Kind):
    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def write(self, numbers: list[int]) -> str:
        return str(numbers[0])

    def read(self, entry: Entry, words: str) -> list[int]:
        return [entry.number(words, self.least, self.most)]


class OneOf(Kind):
    """A word for a number; the first word stands for `first`."""

    def __init__(self, what: str, words: Sequence[str], first: int = 0) -> None:
        self.what = what
        self.words = words
        self.first = first

    def write(self, numbers: list[int]) -> str:
        return self.words[numbers[0] - self.first]

    def read(self, entry: Entry, words: str) -> list[int]:
        return [entry.index(self.what, words, self.words) + self.first]


class Several(Kind):
    """A set of things, kept as a mask: `forest quarry`, or `nothing`."""

    def __init__(self, what: str, words: Sequence[str]) -> None:
        self.what = what
        self.words = words

    def write(self, numbers: list[int]) -> str:
        return " ".join(word for i, word in enumerate(self.words) if numbers[0] >> i & 1) or "nothing"

    def read(self, entry: Entry, words: str) -> list[int]:
        mask = 0
        for word in [] if words == "nothing" else words.split():
            mask |= 1 << entry.index(self.what, word, self.words)
        return [mask]


class Who(OneOf):
    """A player: a seat, or whoever plays without one."""

    def __init__(self, words: Sequence[str], first: int = 0) -> None:
        super().__init__("player called", words, first)
        self.seats = [word for word in words if word.startswith("seat ")]

    def read(self, entry: Entry, words: str) -> list[int]:
        return [self.one(entry, words)]

    def one(self, entry: Entry, words: str) -> int:
        if words.startswith("seat ") and words not in self.words:
            raise entry.wrong(f"there is no {short(words)} here; the last one is {self.seats[-1]}")
        return entry.index(self.what, words, self.words) + self.first

    def whose(self, part: Entry) -> tuple[int, Entry]:
        """A part such as "seat 1 lookout (4)": whose it is, and the rest."""
        words = part.words()
        size = 1 if words[0] in self.words else 2
        return self.one(part, " ".join(words[:size])), part.part(" ".join(words[size:]))
