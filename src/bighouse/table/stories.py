"""A viewer's story: the lines it has heard, and a mark for every place in it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from bighouse.engine.game import Game
from bighouse.engine.record import Move, Record
from bighouse.engine.story import Event, Pause
from bighouse.table.situations import Lines, Namer, told
from bighouse.table.wire.situation import Pausing, Tale, Told

NO_MARK = ""  # of a story without a line
NOBODY = -1  # whose entry the next move would go on with


class Turn(NamedTuple):
    """A move as the log knows it. What is asked in a hush goes on with the move before, as if nobody had been asked."""

    seat: int
    before: int  # whose entry was open
    told: bool
    opened: bool  # something was told that opens an entry itself

    def opens(self) -> bool:
        """Whether the next line begins an entry: not when the mover only goes on."""
        return not self.told and self.seat != self.before

    def tells(self, events: Sequence[Event]) -> Turn:
        opened = self.opened or any(event.kind.opens for event in events)
        return Turn(self.seat, self.before, self.told or bool(events), opened)

    def entry(self) -> int:
        """Whose entry is open after it."""
        return NOBODY if self.opened else self.seat if self.told else self.before


NO_TURN = Turn(NOBODY, NOBODY, told=True, opened=False)


class StoryOf:
    """The story of a seat, or of a spectator (None), kept in step with a record."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.moves: list[Move] = []  # those that have been told
        self.starts: list[int] = []  # the line with which each of them begins
        self.turns: list[Turn] = []  # how each of them goes on with the log
        self.lines: list[Told] = []
        self.marks: list[str] = [NO_MARK]  # marks[n] stands for the first n lines
        self.dealt = False

    def catch_up(self, record: Record, name: Namer, shared: Lines | None = None) -> int:
        """Tell what is new; returns the first line that is another than before. Lines may be shared with others."""
        first = not self.dealt
        if first:
            self.dealt = True
            self.tell(record.game, record.deal_events, name)
        same = kept(self.moves, record.moves)
        line = self.line_of(same)
        before = self.marks[line + 1 :]
        self.cut(same)
        for move in record.moves[same:]:
            last = self.turns[-1] if self.turns else NO_TURN
            hushed = move.hushed and move.seat != self.seat
            turn = last if hushed else Turn(move.seat, last.entry(), told=False, opened=False)
            self.starts.append(len(self.lines))
            self.moves.append(move)
            self.turns.append(turn.tells(move.events))
            self.tell(record.game, move.events, name, turn.opens(), shared)
        return 0 if first else line + common(before, self.marks[line + 1 :])

    def tell(
        self, game: Game, events: list[Event], name: Namer, opens: bool = True, shared: Lines | None = None
    ) -> None:
        for event in events:
            self.marks.append(mark(self.marks[-1], event, self.seat))
        self.lines += told(game, events, self.seat, name, opens, shared)

    def cut(self, moves: int) -> None:
        """Forget all but the first so many moves."""
        if moves < len(self.moves):
            lines = self.starts[moves]
            del self.lines[lines:], self.marks[lines + 1 :]
            del self.moves[moves:], self.starts[moves:], self.turns[moves:]

    def tale(self, start: int, pauses: Sequence[Pause] = ()) -> Tale:
        """The story from a line on; pauses are those of its last move."""
        began = self.starts[-1] if self.starts else 0
        shown = [(began + pause.events, pause.game) for pause in pauses]
        return Tale(
            start,
            self.lines[start:],
            self.marks[-1],
            [Pausing(line, game.view(self.seat)) for line, game in shown if start < line < len(self.lines)],
        )

    def fits(self, heard: int, mark: str) -> bool:
        """Whether a client that has heard so many lines has heard the first ones of this story."""
        return 0 <= heard < len(self.marks) and self.marks[heard] == mark

    def since(self) -> int:
        """The line with which this seat's last move began; 0 when it has not moved."""
        if self.seat is not None:
            for index in range(len(self.moves) - 1, -1, -1):
                if self.moves[index].seat == self.seat:
                    return self.starts[index]
        return 0

    def line_of(self, ply: int) -> int:
        """The first line that would be gone after going back to this many moves."""
        return self.starts[ply] if ply < len(self.starts) else len(self.lines)


def ply_of(record: Record, line: int) -> int | None:
    """How many moves come before the one that told this line; None when the deal did, or nothing has yet."""
    end = len(record.deal_events)
    if line < end:
        return None
    for ply, move in enumerate(record.moves):
        end += len(move.events)
        if line < end:
            return ply
    return None


def mark(before: str, event: Event, seat: int | None) -> str:
    """Names are no part of it: somebody may change theirs."""
    words = f"{before} {event.kind.name} {event.seen_by(seat)}"
    return blake2b(words.encode(), digest_size=9).hexdigest()


def kept(told: Sequence[Move], now: Sequence[Move]) -> int:
    """How many moves are still the same; moves after one that was taken back are made anew, so the last one tells."""
    count = min(len(told), len(now))
    while count and told[count - 1] is not now[count - 1]:
        count -= 1
    return count


def common(first: Sequence[object], second: Sequence[object]) -> int:
    """How many things both begin with."""
    count = 0
    for one, other in zip(first, second):
        if one is not other and one != other:
            break
        count += 1
    return count
