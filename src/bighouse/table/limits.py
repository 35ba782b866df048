"""Limits on how often somebody may ask for something: buckets that fill up with time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bighouse.engine.english import counted
from bighouse.table.troubles import Trouble

LARGEST_SAVE = 3_000_000  # bytes of a request that brings a save file
LARGEST_SETUP = 1_000_000  # of one that brings a card pack or a scene
MOST_BUCKETS = 20_000  # of each kind; the ones not used for longest are forgotten first


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many a second in the long run."""

    what: str
    burst: float
    rate: float


CREATE = Limit("You have made many tables in a short time", 15, 1 / 20)
CHECK = Limit("You have checked many card packs in a short time", 10, 1 / 3)
ENTER = Limit("You have tried many links in a short time", 20, 1 / 3)
CHANGE = Limit("You have changed many things in a short time", 40, 2)
READ = Limit("You have asked for many things in a short time", 200, 20)
CONNECT = Limit("You have opened many connections in a short time", 60, 2)
COMMAND = Limit("You have done many things in a short time", 40, 8)
CHAT = Limit("You have said many things in a short time", 5, 1 / 3)
HINT = Limit("You have asked for many hints in a short time", 4, 1 / 5)
MOST_SOCKETS = 100  # of one address
TOO_MANY_SOCKETS = "There are many connections from where you are. Close some tables, then try again."


class Crowd:
    """How many there are at once of each kind; Trouble when one more would be too many."""

    def __init__(self, most: int, words: str) -> None:
        self.most = most
        self.words = words
        self.inside: Counter[Hashable] = Counter()

    @contextmanager
    def join(self, who: Hashable) -> Iterator[None]:
        if self.inside[who] >= self.most:
            raise Trouble("too_fast", self.words)
        self.inside[who] += 1
        try:
            yield
        finally:
            self.inside[who] -= 1
            if not self.inside[who]:
                del self.inside[who]


class Limits:
    """One bucket for each kind of thing and each seat or address."""

    def __init__(self, strict: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.strict = strict
        self.clock = clock
        self.buckets: dict[Limit, OrderedDict[Hashable, tuple[float, float]]] = {}

    def spend(self, limit: Limit, who: Hashable) -> None:
        """Take one out of the bucket; Trouble when it is empty."""
        if not self.strict:
            return
        now = self.clock()
        buckets = self.buckets.setdefault(limit, OrderedDict())
        level, then = buckets.pop(who, (limit.burst, now))
        level = min(limit.burst, level + (now - then) * limit.rate)
        buckets[who] = (level - 1 if level >= 1 else level, now)
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)
        if level < 1:
            seconds = max(1, round((1 - level) / limit.rate))
            raise Trouble("too_fast", f"{limit.what}. Wait {counted(seconds, 'second')}.")
