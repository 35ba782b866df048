"""Viewers: what each seat, and a spectator, was shown last; and the connections through which they look."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from bighouse.table.rows import Access
from bighouse.table.situations import Lines, situation
from bighouse.table.standing import Standing
from bighouse.table.stories import StoryOf
from bighouse.table.unasked import until
from bighouse.table.wire.messages import AnyMessage, Proposal, Update
from bighouse.table.wire.situation import Situation, Tale

MOST_UNSENT = 200  # messages; a client that lags further behind has to come back

_encoder = msgspec.json.Encoder()


class Watcher:
    """One connection: whose eyes it looks through, and what is still to be sent."""

    def __init__(self, seat: int | None, session: str, access: Access, careful: bool = False) -> None:
        self.seat = seat
        self.session = session
        self.access = access
        self.careful = careful  # would like to be asked before others move
        self.outbox: list[bytes] = []
        self.ended = False  # once everything is sent
        self.lagging = False  # too far behind
        self.wake: Callable[[], None] = lambda: None  # whoever sees to all this

    def send(self, message: AnyMessage) -> None:
        self.put(_encoder.encode(message))

    def put(self, message: bytes) -> None:
        if len(self.outbox) < MOST_UNSENT:
            self.outbox.append(message)
        else:
            self.lagging = True
        self.wake()

    def end(self) -> None:
        """Close the connection once everything is sent."""
        self.ended = True
        self.wake()


class Viewer:
    """All connections that look through the same eyes; they are shown the same."""

    def __init__(self, seat: int | None, standing: Standing) -> None:
        self.seat = seat
        self.watchers: list[Watcher] = []
        self.story = StoryOf(seat)
        self.story.catch_up(standing.record, standing.name)
        self.shown = _encoder.encode(self.see(standing))  # what they are shown of the game

    def join(self, watcher: Watcher, standing: Standing) -> None:
        self.watchers.append(watcher)
        if watcher.careful:
            self.shown = _encoder.encode(self.see(standing))

    @property
    def situation(self) -> Any:
        """As part of a message."""
        return msgspec.Raw(self.shown)

    def see(self, standing: Standing) -> Situation:
        seat = self.seat
        moment = 0 if seat is None else standing.moments.counts[seat]
        closed = standing.state != "running" or (seat is not None and bool(standing.seats[seat].bot))
        if seat is None:
            return situation(standing.record, None, moment, self.story.since(), closed)
        left, time_up, giving_way = standing.left[seat], until(standing, seat), standing.giving_way()
        careful = any(watcher.careful for watcher in self.watchers)
        return situation(standing.record, seat, moment, self.story.since(), closed, left, time_up, giving_way, careful)

    def refresh(self, standing: Standing, shared: Lines, whole: bool = False) -> None:
        """Show everybody here what has changed, if anything has; the whole when the game has just begun."""
        before = len(self.story.lines)
        start = self.story.catch_up(standing.record, standing.name, shared)
        now = _encoder.encode(self.see(standing))
        if not whole and start == before == len(self.story.lines) and now == self.shown:
            return
        self.shown = now
        tale = self.story.tale(0) if whole else self.story.tale(start, standing.record.pauses)
        message = _encoder.encode(Update(self.situation, tale))
        for watcher in self.watchers:
            watcher.put(message)

    def again(self) -> Update:
        """What was shown last, for somebody who is behind."""
        return Update(self.situation, self.story.tale(len(self.story.lines)))

    def tale_for(self, heard: int, mark: str) -> Tale:
        """What a client has yet to hear that has heard so much."""
        return self.story.tale(heard if self.story.fits(heard, mark) else 0)

    def proposal(self, standing: Standing) -> Proposal | None:
        """The proposal under way, in terms of this viewer's own story."""
        current = standing.proposals.open
        if current is None:
            return None
        needed = standing.consenting()
        return Proposal(current.number, current.seat, self.story.line_of(current.ply), list(current.yes), needed)


def online(watchers: Iterable[Watcher]) -> set[int]:
    """The seats that somebody is connected for."""
    return {watcher.seat for watcher in watchers if watcher.seat is not None}
