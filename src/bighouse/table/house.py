"""The house: opens tables when somebody comes, puts them away when nobody does, and makes new ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from bighouse.engine.errors import BighouseError
from bighouse.games import rooms
from bighouse.table.chores import Chores
from bighouse.table.entries import Entry
from bighouse.table.infos import why_stopped
from bighouse.table.limits import Limits
from bighouse.table.making import Made
from bighouse.table.minder import Minder
from bighouse.table.news import News, NoNews, PostgresNews
from bighouse.table.notices import Notices
from bighouse.table.rows import Origin
from bighouse.table.settings import Settings
from bighouse.table.standing import Standing
from bighouse.table.store.open import open_store
from bighouse.table.store.store import NO_SEAT, Right, Store
from bighouse.table.table import Table, Tools, why_damaged
from bighouse.table.thinkers import Thinkers
from bighouse.table.tokens import digest, new_token
from bighouse.table.troubles import no_table
from bighouse.table.wire.tables import Links

log = logging.getLogger("bighouse.table")

PATIENCE = 5.0  # seconds for changes that are under way when the server stops
SWEEP = 30.0  # seconds between looks at which tables are at rest


class House:
    """Everything that lives as long as the server."""

    def __init__(self, settings: Settings, store: Store, news: News) -> None:
        self.settings = settings
        self.store = store
        self.news = news
        self.limits = Limits(settings.strict)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_seconds, settings.hint_seconds)
        self.notices = Notices(settings.private)
        self.chores = Chores()
        self.tools = Tools(settings, store, news, self.thinkers, self.notices, self.chores, set())
        self.minder = Minder(self.thinkers, settings.bot_pause)
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}

    # Opening and closing

    async def start(self) -> None:
        await self.news.start(self.heard)
        self.chores.do(self.sweep())
        self.chores.do(self.resume())

    async def stop(self) -> None:
        await self.chores.stop()
        await self.minder.stop()
        if self.tools.changes:
            await asyncio.wait(self.tools.changes, timeout=PATIENCE)
        self.thinkers.close()
        await self.notices.close()
        await self.news.stop()
        await self.store.close()

    async def resume(self) -> None:
        """Go on where a bot was to move when the server stopped."""
        await self.thinkers.warm_up()
        for name in await self.store.bots_due():
            await self.table(name)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.put_away()

    def put_away(self) -> None:
        """Forget the tables at rest: everything about them is in the store."""
        limit = time.monotonic() - self.settings.idle
        for name, table in list(self.tables.items()):
            if table.at_rest and table.used <= limit and name not in self.minder.tasks:
                del self.tables[name]

    async def heard(self, name: str, number: int) -> None:
        """Another process has stored an entry."""
        table = self.tables.get(name)
        if table is not None and not table.stopped and table.standing.number < number:
            await table.catch_up()

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
            except (BighouseError, IndexError, ValueError) as error:
                log.error("table %s cannot be opened: %s", name, error)
                stopped = why_damaged(error)
        return self.keep(Table(self.tools, origin, summary, standing, stopped))

    def keep(self, table: Table) -> Table:
        self.tables[table.origin.id] = table
        table.after_change = self.minder.look
        self.minder.look(table)
        return table

    async def create(self, build: Callable[[], Made], session: str) -> tuple[Table, Links]:
        """Make a table, and give whoever asked for it the host's place and the seats at their screen."""
        made = await asyncio.to_thread(build)
        origin = made.origin
        tokens: dict[Right, str] = {("host", NO_SEAT): new_token(), ("watch", NO_SEAT): new_token()}
        tokens |= {("seat", seat): new_token() for seat in made.elsewhere}
        hashes = {right: digest(token) for right, token in tokens.items()}
        standing = made.standing
        rights = [(session, "host", NO_SEAT), *((session, "seat", seat) for seat in made.here)]
        await self.store.create(origin, standing.summary(), bool(standing.bots_asked()), hashes, made.first, rights)
        table = self.keep(Table(self.tools, origin, standing.summary(), standing, ""))
        links = Links(
            seats={seat: link(origin.id, tokens["seat", seat]) for seat in made.elsewhere},
            watch=link(origin.id, tokens["watch", NO_SEAT]),
            host=link(origin.id, tokens["host", NO_SEAT]),
        )
        return table, links


def fold(origin: Origin, entries: list[Entry]) -> Standing:
    standing = Standing(origin, rooms()[origin.game])
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
    store = await open_store(url)
    house = House(settings, store, PostgresNews(url) if url.startswith("postgresql") else NoNews())
    await house.start()
    return house
