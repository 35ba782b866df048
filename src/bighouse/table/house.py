"""The house: opens tables when somebody comes, puts them away when nobody does, and makes new ones."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Iterable, Mapping
from functools import partial

from bighouse.games import rooms
from bighouse.table import past
from bighouse.table.chores import TRY_AGAIN, Chores
from bighouse.table.entries import Entry
from bighouse.table.infos import table_info, why_stopped
from bighouse.table.limits import MOST_SOCKETS, TOO_MANY_SOCKETS, Crowd, Limits
from bighouse.table.making import Made
from bighouse.table.minder import Minder
from bighouse.table.parsers import Parsers
from bighouse.table.posting import Poster
from bighouse.table.presence import Presence
from bighouse.table.push.pushes import Pushes
from bighouse.table.push.vapid import Vapid, new_key
from bighouse.table.relay import NoRelay, PostgresRelay, Relay
from bighouse.table.rows import Access, Origin
from bighouse.table.settings import Settings
from bighouse.table.standing import Standing, at_the_start
from bighouse.table.store.open import open_store
from bighouse.table.store.reports import Report
from bighouse.table.store.store import NO_SEAT, Right, Store
from bighouse.table.table import Table, Tools, why_damaged
from bighouse.table.thinkers import Thinkers
from bighouse.table.tokens import digest, new_token
from bighouse.table.troubles import Trouble, no_table
from bighouse.table.unasked import Proxy
from bighouse.table.viewers import online
from bighouse.table.webhooks import Webhooks
from bighouse.table.wire.tables import Created, Links

log = logging.getLogger("bighouse.table")

DELETED = "The host has deleted this table."
GONE = 1 << 30  # an entry that no table comes to
TOGETHER = 100  # tables in one report
SWEEP = 10.0  # seconds between looks at which tables are at rest, and which processes have fallen silent


class House:
    """Everything that lives as long as the server."""

    def __init__(self, settings: Settings, store: Store, relay: Relay, vapid: Vapid) -> None:
        self.settings = settings
        self.store = store
        self.relay = relay
        self.limits = Limits(settings.strict)
        self.sockets = Crowd(MOST_SOCKETS if settings.strict else sys.maxsize, TOO_MANY_SOCKETS)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_seconds, settings.hint_seconds)
        self.parsers = Parsers(settings.parsers, settings.read_seconds)
        self.posters = [Poster(settings.near_webhooks), Poster(settings.near_push)]
        self.webhooks = Webhooks(self.posters[0])
        self.pushes = Pushes(self.posters[1], store, vapid)
        self.chores = Chores()
        self.presence = Presence()
        self.tools = Tools(settings, store, relay, self.presence, self.webhooks, self.pushes, self.chores)
        self.minder = Minder(self.thinkers, relay, settings.bot_pause)
        self.proxy = Proxy()
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}

    # Opening and closing

    async def start(self) -> None:
        await self.relay.start(self)
        self.chores.do(self.sweep())
        self.chores.insist(self.resume)

    async def stop(self) -> None:
        await self.chores.stop()
        await self.minder.stop()
        await self.proxy.stop()
        self.thinkers.close()
        self.parsers.close()
        for poster in self.posters:
            await poster.close()
        await self.relay.stop()
        await self.store.close()

    async def resume(self) -> None:
        """Go on where a bot was to move when the server stopped, or a finished game was to be written down."""
        await self.thinkers.warm_up()
        for name in await self.store.bots_due():
            await self.wake(name)
        for name in await self.store.unwritten():
            await self.wake(name)

    async def wake(self, name: str) -> None:
        """Open a table at which the house itself has something to do."""
        await self.table(name)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.put_away()
            self.show_presence(self.presence.forget_silent())

    def put_away(self) -> None:
        """Forget the tables at rest: everything about them is in the store."""
        limit = time.monotonic() - self.settings.idle
        for name, table in list(self.tables.items()):
            if table.at_rest and table.used <= limit and name not in self.minder.tasks and name not in self.proxy.tasks:
                del self.tables[name]

    # Other processes

    async def heard(self, report: Report) -> None:
        """Another process has said something."""
        self.show_presence(self.presence.heard(report.sender, report.here))
        asked = {name: online(self.tables[name].watchers) for name in report.asks if name in self.tables}
        if any(asked.values()):
            self.relay.tell(asked)
        numbers = {name: entry.number for name, entry in report.stored.items()}
        await self.go_on(numbers | report.entries, report.stored)

    def show_presence(self, names: Iterable[str]) -> None:
        """Somebody came or left in another process."""
        for name in names:
            if name in self.tables:
                self.tables[name].tell_news()

    async def go_on(self, numbers: Mapping[str, int], stored: Mapping[str, Entry] | None = None) -> None:
        """Follow what others have stored, and perhaps told; of a table that is gone, the entry after its last."""
        for name, number in numbers.items():
            if name in self.opening:
                await asyncio.wait([self.opening[name]])  # it may have been read just before
            if name in self.tables:
                await self.follow(self.tables[name], number, (stored or {}).get(name))

    async def missed(self) -> None:
        """Nothing was heard for a while: look which of our tables have gone on, or are gone."""
        names = list(self.tables)
        newest = await self.store.newest(names)
        await self.go_on({name: newest.get(name, GONE) for name in names})
        for first in range(0, len(names), TOGETHER):  # whoever was connected there may have come or left meanwhile
            some = [name for name in names[first : first + TOGETHER] if name in self.tables]
            self.relay.tell({name: online(self.tables[name].watchers) for name in some}, some)

    async def follow(self, table: Table, number: int, entry: Entry | None = None) -> None:
        """Until the table has come to this entry, which may be known already."""
        while not table.stopped and table.standing.number < number:
            try:
                await (table.catch_up() if entry is None else table.hear(entry))
            except Trouble:  # the table has stopped, and said so; or the store is in trouble
                await asyncio.sleep(TRY_AGAIN)
                continue
            if table.standing.number < number:
                self.close(table)  # what we were told of is gone, and everything else with it

    # Tables

    async def table(self, name: str) -> Table:
        """The table of this name, opened if need be; Trouble when there is none."""
        table = self.tables.get(name)
        if table is None:
            if name not in self.opening:
                self.opening[name] = asyncio.ensure_future(self.open(name))
                self.opening[name].add_done_callback(lambda _: self.opening.pop(name))
            table = await asyncio.shield(self.opening[name])
        table.used = time.monotonic()
        return table

    async def open(self, name: str) -> Table:
        found = await self.store.table(name)
        if found is None:
            raise no_table()
        origin, summary = found
        stopped = why_stopped(origin)
        standing: Standing | None = None
        if not stopped:
            entries = await self.store.entries(name)
            try:
                standing = await asyncio.to_thread(fold, origin, entries)
            except Exception as error:  # of a damaged log anything can come
                log.error("table %s cannot be opened: %s", name, error)
                stopped = why_damaged(error, origin)
        return self.keep(Table(self.tools, origin, summary, standing, stopped))

    def keep(self, table: Table) -> Table:
        self.tables[table.origin.id] = table
        table.after_change = self.attend
        self.relay.tell({}, [table.origin.id])
        self.attend(table)
        return table

    def attend(self, table: Table) -> None:
        """See to it that the table goes on by itself where nobody has to be waited for."""
        self.minder.look(table)
        self.proxy.look(table)
        if not table.chronicled and not table.stopped and table.standing.state == "over":
            table.chronicled = True
            self.chores.insist(partial(self.chronicle, table.origin.id, table.standing))

    async def chronicle(self, name: str, standing: Standing) -> None:
        """Write a finished game down as its rules tell it today: they may be others tomorrow."""
        if await self.store.chronicle(name) is None:
            text, told = await asyncio.to_thread(past.written, name, standing)
            await self.store.keep_chronicle(name, text, told)

    async def delete(self, table: Table) -> None:
        """Forget a table, here and in every process."""
        async with table.lock:
            await self.store.delete(table.origin.id, GONE)
            self.close(table)

    def close(self, table: Table) -> None:
        table.close(DELETED)
        self.tables.pop(table.origin.id, None)

    async def create(self, made: Made, session: str) -> Created:
        """Keep a table, and give whoever asked for it the host's place and the seats at their screen."""
        origin = made.origin
        tokens: dict[Right, str] = {("host", NO_SEAT): new_token(), ("watch", NO_SEAT): new_token()}
        tokens |= {("seat", seat): new_token() for seat in made.elsewhere}
        hashes = {right: digest(token) for right, token in tokens.items()}
        rights = [(session, "host", NO_SEAT), *((session, "seat", seat) for seat in made.here)]
        await self.store.create(origin, made.summary, made.unattended, hashes, made.first, rights)
        if made.unattended:
            self.chores.insist(partial(self.wake, origin.id))
        links = Links(
            seats={seat: link(origin.id, tokens["seat", seat]) for seat in made.elsewhere},
            watch=link(origin.id, tokens["watch", NO_SEAT]),
            host=link(origin.id, tokens["host", NO_SEAT]),
        )
        access = Access(host=True, seats=tuple(made.here))
        return Created(table_info(origin, made.summary, access, set()), links)


def fold(origin: Origin, entries: list[Entry]) -> Standing:
    standing = at_the_start(origin, rooms()[origin.game])
    for entry in entries:
        standing.follow(entry)
    return standing


def link(table: str, token: str) -> str:
    """A secret link: what comes after the # never reaches a server, and so no log either."""
    return f"/t/{table}#{token}"


async def open_house(settings: Settings) -> House:
    """A house on the database of these settings; PostgreSQL may serve several at once."""
    url = settings.database_url
    await asyncio.to_thread(rooms)  # games are slow to load, and nobody should have to wait for it later
    process = new_token()
    store = await open_store(url, process)
    vapid = Vapid(await store.secret("vapid", new_key()), settings.contact)
    house = House(settings, store, PostgresRelay(url, process) if url.startswith("postgresql") else NoRelay(), vapid)
    await house.start()
    return house
