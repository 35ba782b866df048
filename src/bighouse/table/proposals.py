"""Going back further than undo may: somebody asks, and every person at the table must agree."""

from __future__ import annotations

import msgspec

from bighouse.table.clock import left_of

PAUSE = 20.0  # seconds until somebody who was refused may ask again; it grows with the square of the refusals


class Open(msgspec.Struct, frozen=True):
    """A proposal that waits for answers."""

    number: int
    seat: int
    ply: int  # how many moves would stay
    yes: tuple[int, ...]


class Proposals:
    """The proposal under way, and how often each seat was refused."""

    def __init__(self, count: int, current: Open | None, refusals: dict[int, tuple[int, float]]) -> None:
        self.count = count
        self.open = current
        self.refusals = refusals

    def copy(self) -> Proposals:
        return Proposals(self.count, self.open, self.refusals.copy())

    def pause(self, seat: int, now: float) -> float:
        """For how many seconds the seat may not ask."""
        times, last = self.refusals.get(seat, (0, 0.0))
        return left_of(PAUSE * times * times, last, now)

    def ask(self, seat: int, ply: int) -> None:
        self.count += 1
        self.open = Open(self.count, seat, ply, (seat,))

    def answer(self, seat: int, yes: bool, now: float) -> None:
        """A "no" ends it; whoever takes back their own proposal was not refused."""
        assert self.open is not None
        if yes:
            self.open = msgspec.structs.replace(self.open, yes=tuple(sorted({*self.open.yes, seat})))
            return
        asker = self.open.seat
        if seat != asker:
            self.refusals[asker] = (self.refusals.get(asker, (0, 0.0))[0] + 1, now)
        self.open = None

    def taken_back(self, index: int, count: int) -> None:
        """So many moves from this index on are gone: the moves of the proposal have shifted."""
        if self.open is not None and index < self.open.ply:
            self.open = msgspec.structs.replace(self.open, ply=max(index, self.open.ply - count))
