"""A live table: one change at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from bighouse.engine.errors import IllegalMove, RulesBroken
from bighouse.games import rooms
from bighouse.table import entries as e
from bighouse.table.chores import Chores
from bighouse.table.infos import other_rules, table_info
from bighouse.table.presence import Presence
from bighouse.table.push.pushes import Pushes
from bighouse.table.relay import Relay
from bighouse.table.rows import Access, Origin, Summary
from bighouse.table.rulings import ruling
from bighouse.table.scripts import Script
from bighouse.table.settings import Settings
from bighouse.table.situations import Lines
from bighouse.table.standing import Standing
from bighouse.table.store.store import Store
from bighouse.table.store.writer import Conflict
from bighouse.table.troubles import Trouble, unavailable
from bighouse.table.unasked import unattended
from bighouse.table.viewers import Viewer, Watcher, online
from bighouse.table.webhooks import Webhooks, turn_notice
from bighouse.table.wire import commands as c
from bighouse.table.wire.messages import News, Proposed, Refused, Said, Welcome
from bighouse.table.wire.situation import Tale
from bighouse.table.wire.tables import TableInfo

log = logging.getLogger("bighouse.table")

ATTEMPTS = 20  # to store an entry while other processes are faster
CHAT_SHOWN = 200  # lines, on arrival
MOST_SPECTATORS = 200  # connections to one table
MOST_AT_A_SEAT = 30
MOST_OF_A_SESSION = 30

DRIFTED = "The game has drifted: the rules of today lead elsewhere than it was played."
BROKEN = (
    "The rules break here ({}): a fault of ours, or of the position that the table began with. Everything up to here is"
    " kept; tell the host."
)

Maker = Callable[[Standing], e.AnyBody]


@dataclass(frozen=True)
class Tools:
    """What tables share."""

    settings: Settings
    store: Store
    relay: Relay
    presence: Presence
    webhooks: Webhooks
    pushes: Pushes
    chores: Chores


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
        self.chronicled = False  # whether somebody sees to it that the finished game is written down
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
        return table_info(self.origin, self.summary, access, self.online, self.stopped)

    @property
    def online(self) -> set[int]:
        """The seats that somebody is connected for, through whatever process."""
        return online(self.watchers) | self.tools.presence.elsewhere(self.origin.id)

    @property
    def party(self) -> str:
        """The session that waits for the bots here; all tables that nobody looks at are one party."""
        return min((watcher.session for watcher in self.watchers), default="")

    # Changes

    async def obey(self, seat: int, command: c.AnyCommand) -> None:
        """Carry out a seat's command; once this returns it is stored."""
        self.here(seat)

        def make(standing: Standing) -> e.AnyBody:
            with self.stopping_if_the_rules_break():
                return ruling(standing, seat, command, time.time())

        await self.change(seat, make, command.id)

    async def change(self, seat: int | None, make: Maker, command: str | None = None) -> None:
        """Store the entry that is made of the table as it stands, and then tell of it."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                standing = self.standing
                if command is not None and (seat, command) in standing.commands:
                    return  # it has been carried out already
                draft = standing.copy()
                try:
                    body = make(standing)
                    with self.stopping_if_the_rules_break():
                        entry = self.draft_entry(draft, seat, body, command)
                        summary, due = draft.summary(), unattended(draft)
                except (Trouble, IllegalMove):
                    if await self.catch_up_locked():
                        continue  # we were behind, and it may even have been carried out already
                    raise
                try:
                    await self.tools.store.append(self.origin.id, entry, summary, due)
                except Conflict:
                    await self.catch_up_locked()
                    continue
                self.take_over(draft)
                self.send_notices(standing, draft)  # here alone: other processes only follow
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

    async def catch_up_locked(self) -> bool:
        """Whether there was anything to follow."""
        tail = await self.tools.store.entries(self.origin.id, self.standing.number)
        if tail:
            self.go_on(tail)
        return bool(tail)

    async def hear(self, entry: e.Entry) -> None:
        """Follow what another process has stored, and told; what was missed before it stands in the store."""
        async with self.lock:
            if self._standing is None or entry.number <= self._standing.number:
                return
            if entry.number == self._standing.number + 1:
                self.go_on([entry])
            else:
                await self.catch_up_locked()

    def go_on(self, tail: Sequence[e.Entry]) -> None:
        draft = self.standing.copy()
        try:
            for entry in tail:
                draft.follow(entry)
        except Exception as error:
            self.stop(error, why_damaged(error, self.origin))
            raise Trouble("stopped", self.stopped) from error
        self.take_over(draft)

    @contextmanager
    def stopping_if_the_rules_break(self) -> Iterator[None]:
        """Nothing of it is stored, so the table can be opened again; but nobody goes on trying."""
        try:
            yield
        except (Trouble, IllegalMove):
            raise
        except Exception as error:
            self.stop(error, BROKEN.format(type(error).__name__))
            raise Trouble("stopped", self.stopped) from error

    def stop(self, error: Exception, words: str) -> None:
        log.error("table %s cannot go on: %s", self.origin.id, error, exc_info=error)
        if self._standing is not None:
            self.last_summary = last_known(self._standing, self.last_summary)
        self.stopped = words
        self._standing = None
        self.tell_news()

    def take_over(self, draft: Standing) -> None:
        """The copy is the truth now: tell everybody."""
        before = self.standing
        self._standing = draft
        try:
            self.publish(before, draft)
        except Exception as error:  # it is stored, so it has happened; but it cannot be shown
            self.stop(error, BROKEN.format(type(error).__name__))
        self.after_change(self)

    # Telling

    def publish(self, before: Standing, now: Standing) -> None:
        """Everything here is built from what each viewer may know; a viewer hears nothing of what it cannot see."""
        if now.began:
            shared: Lines = {}
            for viewer in self.viewers.values():
                viewer.refresh(now, shared, whole=not before.began)
        for line in now.chat[len(before.chat) :]:
            for watcher in self.watchers:
                if now.hears(watcher.seat, line):
                    watcher.send(Said(line))
        if now.proposals.open != before.proposals.open or (now.proposals.open and now.seats != before.seats):
            for viewer in self.viewers.values():
                for watcher in viewer.watchers:
                    watcher.send(Proposed(viewer.proposal(now)))
        if (now.state, now.seats, now.next) != (before.state, before.seats, before.next):
            self.tell_news()
        if now.links_turned != before.links_turned:
            self.tools.chores.insist(self.check_watchers)

    def tell_news(self) -> None:
        for watcher in self.watchers:
            watcher.send(News(self.info(watcher.access)))

    def send_notices(self, before: Standing, now: Standing) -> None:
        """To whoever is asked now and was not before, unless they are here and awake."""
        asked = before.asked()
        for seat in now.asked():
            if seat not in asked and now.seats[seat].is_person and (self.is_silent(seat) or seat not in self.online):
                self.tools.chores.do(self.send_notice(seat, now.name(seat)))

    def is_silent(self, seat: int) -> bool:
        return time.monotonic() - self.attention.get(seat, -1e9) > self.tools.settings.notice_after

    async def send_notice(self, seat: int, name: str) -> None:
        title = self.origin.name or self.info(Access()).title
        try:
            if seat not in self.online:
                here = {watcher.session for watcher in self.watchers}
                await self.tools.pushes.tell_turn(self.origin.id, seat, title, here)
            address = await self.tools.store.webhook(self.origin.id, seat) if self.is_silent(seat) else ""
        except Trouble:
            return  # a notice is not worth more
        if address:
            link = f"{self.tools.settings.origin}/t/{self.origin.id}" if self.tools.settings.origin else ""
            self.tools.webhooks.post(address, turn_notice(self.origin.id, title, seat, name, link))

    # Who is looking

    def here(self, seat: int | None) -> None:
        """Somebody at the seat has done something."""
        if seat is not None:
            self.attention[seat] = time.monotonic()

    async def join(self, watcher: Watcher, heard: int, mark: str) -> None:
        """Let somebody look: the first message tells everything."""
        async with self.lock:
            self.make_room(watcher)
            came = watcher.seat is not None and watcher.seat not in online(self.watchers)
            self.watchers.append(watcher)
            self.here(watcher.seat)
            if came:
                self.tell_news_to_others(watcher)
                self.tools.relay.tell({self.origin.id: online(self.watchers)})
            try:
                self.welcome(watcher, heard, mark)
            except Exception as error:
                self.stop(error, BROKEN.format(type(error).__name__))
                self.welcome(watcher, heard, mark)
        self.after_change(self)  # bots may have rested until somebody came

    def make_room(self, newcomer: Watcher) -> None:
        """Seats and spectators have places of their own, and nobody takes all of them."""
        same_eyes = sum(watcher.seat == newcomer.seat for watcher in self.watchers)
        if same_eyes >= (MOST_SPECTATORS if newcomer.seat is None else MOST_AT_A_SEAT):
            raise Trouble("too_fast", "Too many people are looking at this table. Try again later.")
        if sum(watcher.session == newcomer.session for watcher in self.watchers) >= MOST_OF_A_SESSION:
            raise Trouble("too_fast", "You have this table open many times. Close some of them, then try again.")

    def welcome(self, watcher: Watcher, heard: int, mark: str) -> None:
        info = self.info(watcher.access)
        if self._standing is None:
            watcher.send(Welcome(info, None, Tale(0, [], "", []), [], None))
            return
        standing = self._standing
        viewer = self.viewer(watcher.seat)
        viewer.join(watcher, standing)
        chat = [line for line in standing.chat if standing.hears(watcher.seat, line)][-CHAT_SHOWN:]
        if not standing.began:
            watcher.send(Welcome(info, None, Tale(0, [], "", []), chat, None))
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
                self.tools.relay.tell({self.origin.id: online(self.watchers)})

    def tell_news_to_others(self, newcomer: Watcher) -> None:
        for watcher in self.watchers:
            if watcher is not newcomer:
                watcher.send(News(self.info(watcher.access)))

    def close(self, words: str) -> None:
        """It is gone for good: everybody is told, and sent away."""
        self.last_summary = self.summary
        self.stopped = words
        self._standing = None
        for watcher in self.watchers:
            watcher.send(Refused(None, "not_found", words))
            watcher.end()

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


def last_known(standing: Standing, before: Summary) -> Summary:
    """How it stands, if the rules can still say it."""
    try:
        return standing.summary()
    except Exception:
        return before


def why_damaged(error: Exception, origin: Origin) -> str:
    room = rooms()[origin.game]
    if origin.rules < room.rules_version:
        return other_rules(origin, room)
    if isinstance(error, RulesBroken):
        return f"{DRIFTED} Go on with the Bighouse that it was begun with."  # positions are none of anybody's business
    return f"What is stored of this table cannot be followed ({type(error).__name__}). Tell the host."
