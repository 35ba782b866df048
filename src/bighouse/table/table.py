"""A live table: one change at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from bighouse.engine.errors import BighouseError, IllegalMove, RulesBroken
from bighouse.games import rooms
from bighouse.table import entries as e
from bighouse.table.chores import Chores
from bighouse.table.infos import table_info
from bighouse.table.news import News as Bulletin
from bighouse.table.notices import Notices, turn_notice
from bighouse.table.rows import Access, Origin, Summary
from bighouse.table.rulings import ruling
from bighouse.table.scripts import Script
from bighouse.table.settings import Settings
from bighouse.table.standing import Standing
from bighouse.table.store.store import Store
from bighouse.table.store.writer import Conflict
from bighouse.table.thinkers import Thinkers
from bighouse.table.troubles import Trouble, unavailable
from bighouse.table.viewers import Viewer, Watcher, online
from bighouse.table.wire import commands as c
from bighouse.table.wire.messages import News, Proposed, Said, Welcome
from bighouse.table.wire.situation import Tale
from bighouse.table.wire.tables import TableInfo

log = logging.getLogger("bighouse.table")

ATTEMPTS = 20  # to store an entry while other processes are faster
CHAT_SHOWN = 200  # lines, on arrival
MOST_WATCHERS = 200  # connections to one table

Maker = Callable[[Standing], e.AnyBody]


@dataclass(frozen=True)
class Tools:
    """What tables share."""

    settings: Settings
    store: Store
    bulletin: Bulletin
    thinkers: Thinkers
    notices: Notices
    chores: Chores
    changes: set[asyncio.Task[None]]  # under way: a server that stops waits for them


class Table:
    """The truth is in the store; this is the fold of it, and who is looking."""

    def __init__(self, tools: Tools, origin: Origin, summary: Summary, standing: Standing | None, stopped: str) -> None:
        self.tools = tools
        self.origin = origin
        self.script = Script(rooms()[origin.game].lesson() if origin.lesson and not stopped else None)
        self.stopped = stopped  # why it cannot go on; empty when it can
        self.last_summary = summary
        self._standing = standing
        self.lock = asyncio.Lock()
        self.viewers: dict[int | None, Viewer] = {}
        self.watchers: list[Watcher] = []
        self.attention: dict[int, float] = {}  # when each seat last did something
        self.used = time.monotonic()
        self.after_change: Callable[[Table], None] = lambda table: None

    @property
    def standing(self) -> Standing:
        if self._standing is None:
            raise Trouble("stopped", self.stopped)
        return self._standing

    @property
    def summary(self) -> Summary:
        return self.last_summary if self._standing is None else self._standing.summary()

    def info(self, access: Access) -> TableInfo:
        return table_info(self.origin, self.summary, access, online(self.watchers), self.stopped)

    # Changes

    async def obey(self, seat: int, command: c.AnyCommand) -> None:
        """Carry out a seat's command; once this returns it is stored."""
        self.here(seat)
        await self.change(seat, lambda standing: ruling(standing, seat, command, time.time()), command.id)

    async def change(self, seat: int | None, make: Maker, command: str | None = None) -> None:
        """Store the entry that is made of the table as it stands; a caller that goes away does not stop it."""
        task = asyncio.ensure_future(self.change_locked(seat, make, command))
        self.tools.changes.add(task)
        task.add_done_callback(self.tools.changes.discard)
        await asyncio.shield(task)

    async def change_locked(self, seat: int | None, make: Maker, command: str | None) -> None:
        async with self.lock:
            for _ in range(ATTEMPTS):
                standing = self.standing
                if command is not None and (seat, command) in standing.commands:
                    return  # it has been carried out already
                draft = standing.copy()
                entry = self.draft_entry(draft, seat, make(standing), command)
                try:
                    await self.tools.store.append(self.origin.id, entry, draft.summary(), bool(draft.bots_asked()))
                except Conflict:
                    await self.catch_up_locked()
                    continue
                self.take_over(draft)
                self.tools.bulletin.tell(self.origin.id, entry.number)
                return
            raise unavailable()

    def draft_entry(self, draft: Standing, seat: int | None, body: e.AnyBody, command: str | None) -> e.Entry:
        """Apply what is to be stored to a copy; Trouble when the rules refuse it."""
        at = time.time()
        before = draft.fingerprint()
        try:
            draft.apply(seat, body, command, at)
        except IllegalMove as refusal:
            raise Trouble("illegal", str(refusal)) from None
        of_the_game = isinstance(body, e.Moved | e.Undone | e.Redone | e.Restarted) or draft.fingerprint() != before
        return e.Entry(draft.number, seat, body, command, draft.fingerprint() if of_the_game else "", at)

    async def catch_up(self) -> None:
        """Follow what other processes have stored."""
        async with self.lock:
            await self.catch_up_locked()

    async def catch_up_locked(self) -> None:
        draft = self.standing.copy()
        tail = await self.tools.store.entries(self.origin.id, draft.number)
        try:
            for entry in tail:
                draft.follow(entry)
        except (BighouseError, IndexError) as error:
            self.stop(error)
            raise Trouble("stopped", self.stopped) from error
        if tail:
            self.take_over(draft)

    def stop(self, error: Exception) -> None:
        log.error("table %s cannot go on: %s", self.origin.id, error)
        self.last_summary = self.summary
        self.stopped = why_damaged(error)
        self._standing = None
        self.tell_news()

    def take_over(self, draft: Standing) -> None:
        """The copy is the truth now: tell everybody."""
        before = self.standing
        self._standing = draft
        self.publish(before, draft)
        self.send_notices(before, draft)
        self.after_change(self)

    # Telling

    def publish(self, before: Standing, now: Standing) -> None:
        """Everything here is built from what each viewer may know; a viewer hears nothing of what it cannot see."""
        if now.began:
            for viewer in self.viewers.values():
                viewer.refresh(now, whole=not before.began)
        for line in now.chat[len(before.chat) :]:
            for watcher in self.watchers:
                watcher.send(Said(line))
        if now.proposals.open != before.proposals.open or (now.proposals.open and now.seats != before.seats):
            for viewer in self.viewers.values():
                for watcher in viewer.watchers:
                    watcher.send(Proposed(viewer.proposal(now)))
        if (now.state, now.seats, now.next) != (before.state, before.seats, before.next):
            self.tell_news()
        if now.links_turned != before.links_turned:
            self.tools.chores.do(self.check_watchers())

    def tell_news(self) -> None:
        for watcher in self.watchers:
            watcher.send(News(self.info(watcher.access)))

    def send_notices(self, before: Standing, now: Standing) -> None:
        for seat in now.asked():
            if seat not in before.asked() and now.seats[seat].is_person and self.is_silent(seat):
                self.tools.chores.do(self.send_notice(seat, now.name(seat)))

    def is_silent(self, seat: int) -> bool:
        return time.monotonic() - self.attention.get(seat, -1e9) > self.tools.settings.notice_after

    async def send_notice(self, seat: int, name: str) -> None:
        try:
            address = await self.tools.store.webhook(self.origin.id, seat)
        except Trouble:
            return  # a notice is not worth more
        if address:
            title = self.origin.name or self.info(Access()).title
            link = f"{self.tools.settings.origin}/t/{self.origin.id}" if self.tools.settings.origin else ""
            self.tools.notices.post(address, turn_notice(self.origin.id, title, seat, name, link))

    # Who is looking

    def here(self, seat: int | None) -> None:
        """Somebody at the seat has done something."""
        if seat is not None:
            self.attention[seat] = time.monotonic()

    async def join(self, watcher: Watcher, heard: int, mark: str) -> None:
        """Let somebody look: the first message tells everything."""
        async with self.lock:
            if len(self.watchers) >= MOST_WATCHERS:
                raise Trouble("too_fast", "Too many people are looking at this table. Try again later.")
            came = watcher.seat is not None and watcher.seat not in online(self.watchers)
            self.watchers.append(watcher)
            self.here(watcher.seat)
            if came:
                self.tell_news_to_others(watcher)
            self.welcome(watcher, heard, mark)

    def welcome(self, watcher: Watcher, heard: int, mark: str) -> None:
        info = self.info(watcher.access)
        if self._standing is None:
            watcher.send(Welcome(info, None, Tale(0, [], ""), [], None))
            return
        standing = self._standing
        viewer = self.viewer(watcher.seat)
        viewer.watchers.append(watcher)
        chat = standing.chat[-CHAT_SHOWN:]
        if not standing.began:
            watcher.send(Welcome(info, None, Tale(0, [], ""), chat, None))
            return
        tale = viewer.tale_for(heard, mark)
        watcher.send(Welcome(info, viewer.situation, tale, chat, viewer.proposal(standing)))

    def viewer(self, seat: int | None) -> Viewer:
        if seat not in self.viewers:
            self.viewers[seat] = Viewer(seat, self.standing)
        return self.viewers[seat]

    def show_again(self, watcher: Watcher) -> None:
        """The situation as it is, for a client that was behind."""
        if self._standing is not None and self._standing.began:
            watcher.send(self.viewer(watcher.seat).again())

    def leave(self, watcher: Watcher) -> None:
        self.used = time.monotonic()
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            viewer = self.viewers.get(watcher.seat)
            if viewer is not None and watcher in viewer.watchers:
                viewer.watchers.remove(watcher)
                if not viewer.watchers:
                    del self.viewers[watcher.seat]
            if watcher.seat is not None and watcher.seat not in online(self.watchers):
                self.tell_news()

    def tell_news_to_others(self, newcomer: Watcher) -> None:
        for watcher in self.watchers:
            if watcher is not newcomer:
                watcher.send(News(self.info(watcher.access)))

    async def check_watchers(self) -> None:
        """Part with those whose link was changed."""
        for watcher in list(self.watchers):
            watcher.access = await self.tools.store.access(watcher.session, self.origin.id)
            gone = not watcher.access.any if watcher.seat is None else watcher.seat not in watcher.access.seats
            if gone:
                watcher.end()
            else:
                watcher.send(News(self.info(watcher.access)))

    @property
    def at_rest(self) -> bool:
        return not self.watchers and not self.lock.locked()


def why_damaged(error: Exception) -> str:
    if isinstance(error, RulesBroken):
        return f"This table does not fit the rules: {error}. Go on with the Bighouse that it was begun with."
    return f"What is stored of this table cannot be followed: {error}"
