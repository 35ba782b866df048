"""The minder: lets bots move when it is their turn, at every table that no other process minds."""

from __future__ import annotations

import asyncio
import logging
import time

from bighouse.engine.record import in_a_hush
from bighouse.table import entries as e
from bighouse.table.chores import TRY_AGAIN
from bighouse.table.patience import WHOLE, Patience
from bighouse.table.relay import Relay
from bighouse.table.standing import Standing
from bighouse.table.table import Table
from bighouse.table.thinkers import Thinkers, position_of
from bighouse.table.troubles import Trouble

log = logging.getLogger("bighouse.table")

NOBODY = -1
FALLBACK = "random"  # when a bot fails


class MovedOn(Exception):
    """The table is no longer where the bot was asked."""


class Minder:
    """One task a table, while a bot is due there."""

    def __init__(self, thinkers: Thinkers, relay: Relay, pause: float) -> None:
        self.thinkers = thinkers
        self.relay = relay
        self.pause = pause
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def look(self, table: Table) -> None:
        """Begin to mind a table if a bot is due there."""
        name = table.origin.id
        if name not in self.tasks and bots_due(table):
            task = asyncio.create_task(self.mind(table))
            self.tasks[name] = task
            task.add_done_callback(lambda _: self.done(name, table))

    def done(self, name: str, table: Table) -> None:
        if not self.tasks.pop(name).cancelled():
            self.look(table)  # somebody may have changed the table in the last moment

    async def mind(self, table: Table) -> None:
        """As long as a bot is due; one process does, and another goes on if that dies."""
        name = table.origin.id
        while bots_due(table):
            if not await self.relay.mind(name):
                await asyncio.sleep(TRY_AGAIN)
                continue
            try:
                await self.let_them_move(table)
            finally:
                await self.relay.release(name)

    async def let_them_move(self, table: Table) -> None:
        last = NOBODY  # the bot that moved last for all to see
        patience, seen = WHOLE, time.monotonic()  # what is left of it, and when that last move was
        while bots_due(table):
            hush = in_a_hush(table.standing.record.game)
            earliest = seen if hush else seen + self.pause_before(table.standing, last)
            try:
                seat = await self.move(table, Patience(patience, earliest))
                if not hush:
                    last, seen = seat, time.monotonic()
                    patience -= seen - earliest
            except MovedOn:
                seen = time.monotonic()
            except Trouble as trouble:
                log.warning("a bot could not move: %s", trouble.words)
                await asyncio.sleep(TRY_AGAIN)
            except Exception:  # no thinker can be had, say: the table must not wait for ever
                log.exception("the bots of table %s are stuck", table.origin.id)
                await asyncio.sleep(TRY_AGAIN)

    def pause_before(self, standing: Standing, last: int) -> float:
        """Time for people to follow; less of it while the same bot goes on with its turn.

        Where a bot is asked in secret there is none, and its thinking counts as part of the next one: time must not
        give away that it was asked.
        """
        return self.pause / 3 if last in standing.bots_asked() else self.pause

    async def move(self, table: Table, patience: Patience) -> int:
        """Let the first bot that is due think while people follow what was, and make its move if it is still asked.

        Returns which seat it was.
        """
        standing = table.standing
        due = standing.bots_asked()
        if not due:
            raise MovedOn
        seat = due[0]
        asked = question(standing, seat)
        action = await self.decide(table, standing, seat, patience)
        await asyncio.sleep(patience.since - time.monotonic())

        def make(now: Standing) -> e.AnyBody:
            if seat not in now.bots_asked() or question(now, seat) != asked:
                raise MovedOn
            return e.Moved(action)

        await table.change(seat, make)
        return seat

    async def decide(self, table: Table, standing: Standing, seat: int, patience: Patience) -> int:
        scripted = table.script.next(standing.record, seat)
        if scripted is not None:
            return scripted
        position = position_of(table.origin.id, standing.record)
        bot = standing.seats[seat].bot
        try:
            return await self.thinkers.choose(table.party, position, seat, bot, patience)
        except Exception:  # other people's bots may do anything; the game goes on
            log.exception("the bot %s has failed at table %s", bot, table.origin.id)
            return await self.thinkers.choose(table.party, position, seat, FALLBACK, patience)

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def bots_due(table: Table) -> bool:
    """Whether a bot is to move: where only bots play they rest while nobody looks."""
    if table.stopped or not table.standing.bots_asked():
        return False
    return table.standing.has_people() or bool(table.watchers)


def question(standing: Standing, seat: int) -> tuple[int, str]:
    """What the bot was asked, and where; when several seats act at once, others may move meanwhile."""
    together = bool(standing.record.game.lanes)
    return standing.moments.counts[seat], "" if together else standing.fingerprint()
