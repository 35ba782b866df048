"""Seats that need not be asked: standing answers that people have left, and what is answered when time is up."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from bighouse.table import entries as e
from bighouse.table.chores import TRY_AGAIN
from bighouse.table.standing import Standing
from bighouse.table.troubles import Trouble

if TYPE_CHECKING:
    from bighouse.table.table import Table

log = logging.getLogger("bighouse.table")

LEAST_SECONDS = 5  # what a slow connection can bear
AT_ONCE = 0.0


class MovedOn(Exception):
    """The seat has answered, or is asked something else."""


def left_answer(standing: Standing, seat: int) -> int | None:
    """The standing answer to what a person is asked now, if there is one that may be given."""
    game = standing.record.game
    choice = game.choice(seat)
    if choice is None or standing.seats[seat].bot:
        return None
    left = standing.left[seat].get(choice.topic(game))
    options = game.options(seat)
    if left is None or left.action not in options or (left.among and left.among != options):
        return None
    return left.action


def until(standing: Standing, seat: int) -> float | None:
    """When the time of a person who is asked is up; None: there is all the time in the world."""
    game = standing.record.game
    choice = game.choice(seat)
    if choice is None or standing.seats[seat].bot:
        return None
    seconds = choice.seconds(game)
    return standing.moments.asked_at[seat] + max(seconds, LEAST_SECONDS) if seconds else None


def unattended(standing: Standing) -> bool:
    """Whether the house itself has to see to it that the table goes on, also when nobody looks."""
    due = [seat for seat in standing.asked() if standing.seats[seat].bot or due_at(standing, seat) is not None]
    return bool(due) and standing.has_people()


def due_at(standing: Standing, seat: int) -> float | None:
    """When the house answers for a person; None: never."""
    return AT_ONCE if left_answer(standing, seat) is not None else until(standing, seat)


def first_due(standing: Standing) -> tuple[float, int] | None:
    """When the house answers next, and for which seat."""
    due = [(at, seat) for seat in standing.asked() if (at := due_at(standing, seat)) is not None]
    return min(due) if due else None


def answer(seat: int, moment: int, standing: Standing) -> e.Moved:
    """What is answered for the seat whose time is up, if it is still asked the same."""
    at = due_at(standing, seat) if seat in standing.asked() else None
    if at is None or standing.moments.counts[seat] != moment:
        raise MovedOn
    left = left_answer(standing, seat)
    if left is not None:
        return e.Moved(left, unasked=True)
    game = standing.record.game
    choice = game.choice(seat)
    assert choice is not None
    return e.Moved(choice.lapse(game), unasked=True)


class Proxy:
    """One task a table, while an answer is or will be due there."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.changed: dict[str, asyncio.Event] = {}

    def look(self, table: Table) -> None:
        """Begin to wait at a table where an answer is due, or look again where the table has changed."""
        name = table.origin.id
        if name in self.tasks:
            self.changed[name].set()
        elif not table.stopped and first_due(table.standing) is not None:
            self.changed[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self.answer_in_time(table, self.changed[name]))
            self.tasks[name].add_done_callback(lambda _: self.done(name, table))

    def done(self, name: str, table: Table) -> None:
        del self.changed[name]
        if not self.tasks.pop(name).cancelled():
            self.look(table)  # somebody may have changed the table in the last moment

    def wait_until(self, standing: Standing, at: float, seat: int, came: float) -> float:
        """Seconds, never more than the seat was given: the clock may have been set back."""
        if at == AT_ONCE:
            return 0.0
        choice = standing.record.game.choice(seat)
        given = 0 if choice is None else choice.seconds(standing.record.game)
        return min(max(at, came + LEAST_SECONDS) - time.time(), max(given, LEAST_SECONDS))

    async def answer_in_time(self, table: Table, changed: asyncio.Event) -> None:
        came = time.time()  # after a restart people need a while to come back
        while not table.stopped and (due := first_due(table.standing)) is not None:
            at, seat = due
            try:
                wait = self.wait_until(table.standing, at, seat, came)
                async with asyncio.timeout(max(0.0, wait)):
                    await changed.wait()
                changed.clear()
                continue
            except TimeoutError:
                pass
            try:
                await table.change(seat, partial(answer, seat, table.standing.moments.counts[seat]))
            except MovedOn:
                pass
            except Trouble as trouble:
                log.warning("no answer could be given for a seat: %s", trouble.words)
                await asyncio.sleep(TRY_AGAIN)

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
