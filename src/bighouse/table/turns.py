"""Taking turns: so many may act at once, and whoever comes waits for one of each other party's, not for all."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

from bighouse.table.troubles import Trouble


class Turns:
    """One of each party that waits, then the next of each; a party that has too many waiting is refused more."""

    def __init__(self, places: int, most: int, words: str) -> None:
        self.places = self.free = places
        self.most = most  # of one party
        self.words = words  # for whom has as many waiting
        self.waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}  # the party to be served next first

    @asynccontextmanager
    async def take(self, party: Hashable) -> AsyncIterator[None]:
        """A place for as long as this lasts."""
        if self.free:
            self.free -= 1
        else:
            await self.wait(party)
        try:
            yield
        finally:
            self.pass_on()

    @property
    def count(self) -> int:
        """How many wait."""
        return sum(len(queue) for queue in self.waiting.values())

    def share(self, party: Hashable) -> float:
        """The part of all places that is the party's for one of its turns, while others wait and more of its own."""
        parties = len(self.waiting.keys() | {party})
        return self.places / (parties * (len(self.waiting.get(party, ())) + 1))

    async def wait(self, party: Hashable) -> None:
        queue = self.waiting.setdefault(party, deque())
        if len(queue) >= self.most:
            raise Trouble("too_fast", self.words)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.pass_on()  # it had just been given the place
            raise

    def pass_on(self) -> None:
        """The place goes to whoever is next."""
        while self.waiting:
            party = next(iter(self.waiting))
            queue = self.waiting.pop(party)
            turn = queue.popleft()
            if queue:
                self.waiting[party] = queue  # behind all others
            if not turn.done():  # whoever has left is not waited for
                turn.set_result(None)
                return
        self.free += 1
