"""The store: everything that must not be lost. What it says is stored is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bighouse.table.entries import Entry, read_body
from bighouse.table.rows import Access, Origin, Subscription, Summary
from bighouse.table.store.place import Place
from bighouse.table.store.reports import Report, telling
from bighouse.table.store.schema import chronicles, entries, grants, seats, secrets, subscriptions, tables, watch_links
from bighouse.table.store.troubles import telling_trouble
from bighouse.table.store.writer import Change, Conflict, Writer
from bighouse.table.store.writing import Writing, entry_row
from bighouse.table.troubles import perhaps

NO_SEAT = -1
ARCHIVE = "archive"
MOST_LISTED = 200  # tables of one session, the newest first

Right = tuple[str, int]  # a role, and the seat it is about


class Store:
    """All questions and changes are methods; each is one transaction."""

    def __init__(self, engine: AsyncEngine, place: Place, writing: Writing, process: str = "") -> None:
        self.engine = engine
        self.place = place
        self.writing = writing
        self.process = process  # the name by which it tells others of entries; empty: there are none
        self.writer = Writer(writing.write)

    async def close(self) -> None:
        await self.writer.finish()
        await self.writing.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Everything in it is stored, or nothing is."""
        with telling_trouble():
            async with self.engine.connect() as connection:
                transaction = await connection.begin()
                yield connection
                with telling_trouble(perhaps):
                    await transaction.commit()
            self.place.check()

    # Tables

    async def create(
        self,
        origin: Origin,
        summary: Summary,
        bot_due: bool,
        links: Mapping[Right, str],
        first: Iterable[Entry],
        rights: Iterable[tuple[str, str, int]],
    ) -> None:
        """A new table with the hashes of its links, its first entries, and who may do what there."""
        async with self.transaction() as connection:
            await connection.execute(
                insert(tables).values(
                    id=origin.id,
                    origin=msgspec.json.encode(origin).decode(),
                    summary=msgspec.json.encode(summary).decode(),
                    bot_due=bot_due,
                    host_link=links["host", NO_SEAT],
                    watch_link=links["watch", NO_SEAT],
                    created=origin.created,
                )
            )
            rows = [
                {"table_id": origin.id, "seat": seat, "link": links.get(("seat", seat)), "webhook": ""}
                for seat in range(origin.players)
            ]
            await connection.execute(insert(seats), rows)
            for entry in first:
                await connection.execute(insert(entries).values(entry_row(origin.id, entry)))
            await add_rights(connection, origin.id, rights)

    async def table(self, table: str) -> tuple[Origin, Summary] | None:
        """How a table began, and how it stood when its last entry was stored."""
        query = select(tables.c.origin, tables.c.summary).where(tables.c.id == table)
        async with self.transaction() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else read_table(found)

    async def bots_due(self) -> list[str]:
        """Tables at which a bot is to move."""
        async with self.transaction() as connection:
            return list((await connection.scalars(select(tables.c.id).where(tables.c.bot_due))).all())

    async def listed(self, session: str) -> list[tuple[Origin, Summary]]:
        """The tables that a session has a place at, the newest first."""
        mine = select(grants.c.table_id).where(grants.c.session == session)
        query = select(tables.c.origin, tables.c.summary).where(tables.c.id.in_(mine))
        async with self.transaction() as connection:
            rows = (await connection.execute(query.order_by(tables.c.created.desc()).limit(MOST_LISTED))).all()
        return [read_table(row) for row in rows]

    async def delete(self, table: str, gone: int) -> None:
        """Forget a table and everything about it; others are told of an entry that they will not find."""
        async with self.transaction() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table))
            await self.tell(connection, {table: gone})

    # Finished games

    async def keep_chronicle(self, table: str, save: str, replay: str) -> None:
        try:
            async with self.transaction() as connection:
                await connection.execute(insert(chronicles).values(table_id=table, save=save, replay=replay))
        except Conflict:
            pass  # another process has been faster

    async def chronicle(self, table: str) -> tuple[str, str] | None:
        """The save file and the replay of a finished game, as its own rules wrote them."""
        query = select(chronicles.c.save, chronicles.c.replay).where(chronicles.c.table_id == table)
        async with self.transaction() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else (found.save, found.replay)

    async def unwritten(self) -> list[str]:
        """Finished games without a chronicle: the server died just then, or knew of none yet."""
        over = tables.c.summary.startswith('{"state":"over"', autoescape=True)
        query = select(tables.c.id).outerjoin(chronicles).where(over, chronicles.c.table_id.is_(None))
        async with self.transaction() as connection:
            return list((await connection.scalars(query)).all())

    # The log

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = select(entries).where(entries.c.table_id == table, entries.c.number > after).order_by(entries.c.number)
        async with self.transaction() as connection:
            return [read_entry(row) for row in (await connection.execute(query)).all()]

    async def append(self, table: str, entry: Entry, summary: Summary, bot_due: bool) -> None:
        """Store an entry and how the table stands after it; Conflict when its number or command is taken."""
        await self.writer.store(Change(table, entry, msgspec.json.encode(summary).decode(), bot_due))

    async def tell(self, connection: AsyncConnection, newest: dict[str, int]) -> None:
        """Let other processes know, once this is stored."""
        if self.process:
            await connection.execute(telling(Report(self.process, newest)))

    async def newest(self, names: Sequence[str]) -> dict[str, int]:
        """The number of each table's last entry; a table that is gone has none."""
        last = func.coalesce(func.max(entries.c.number), 0).label("last")
        query = select(tables.c.id, last).outerjoin(entries).where(tables.c.id.in_(names)).group_by(tables.c.id)
        async with self.transaction() as connection:
            return {row.id: row.last for row in (await connection.execute(query)).all()}

    # Who may do what

    async def access(self, session: str, table: str) -> Access:
        query = select(grants.c.role, grants.c.seat).where(grants.c.session == session, grants.c.table_id == table)
        async with self.transaction() as connection:
            rights = [(row.role, row.seat) for row in (await connection.execute(query)).all()]
        return access_of(rights)

    async def knows(self, session: str) -> bool:
        """Whether a session has a place anywhere."""
        query = select(grants.c.session).where(grants.c.session == session).limit(1)
        async with self.transaction() as connection:
            return await connection.scalar(query) is not None

    async def accesses(self, session: str) -> dict[str, Access]:
        """What a session may do at each of its tables."""
        async with self.transaction() as connection:
            rows = (await connection.execute(select(grants).where(grants.c.session == session))).all()
        rights: dict[str, list[Right]] = {}
        for row in rows:
            rights.setdefault(row.table_id, []).append((row.role, row.seat))
        return {table: access_of(own) for table, own in rights.items()}

    async def grant(self, session: str, table: str, right: Right) -> None:
        try:
            async with self.transaction() as connection:
                await add_rights(connection, table, [(session, *right)])
        except Conflict:
            pass  # the same session has just been given it

    async def archive(self, session: str, table: str, archived: bool) -> None:
        """Put a table out of a session's sight, or back into it."""
        if archived:
            return await self.grant(session, table, (ARCHIVE, NO_SEAT))
        own = (grants.c.session == session, grants.c.table_id == table, grants.c.role == ARCHIVE)
        async with self.transaction() as connection:
            await connection.execute(delete(grants).where(*own))

    async def guests(self, table: str) -> list[int]:
        """The seats of people who are not its host."""
        hosts = select(grants.c.session).where(grants.c.table_id == table, grants.c.role == "host")
        query = select(grants.c.seat).where(
            grants.c.table_id == table, grants.c.role == "seat", grants.c.session.not_in(hosts)
        )
        async with self.transaction() as connection:
            return sorted((await connection.scalars(query)).all())

    async def holders(self, table: str, seat: int) -> set[str]:
        """The sessions that hold a seat."""
        query = select(grants.c.session).where(
            grants.c.table_id == table, grants.c.role == "seat", grants.c.seat == seat
        )
        async with self.transaction() as connection:
            return set((await connection.scalars(query)).all())

    async def copy_grants(self, source: str, target: str) -> None:
        """Whoever has a place at one table has the same one at another."""
        async with self.transaction() as connection:
            places = select(grants).where(grants.c.table_id == source, grants.c.role != ARCHIVE)
            rows = (await connection.execute(places)).all()
            await add_rights(connection, target, [(row.session, row.role, row.seat) for row in rows])

    async def right_of(self, table: str, link: str) -> Right | None:
        """What the link of this hash is good for."""
        query = select(tables.c.host_link, tables.c.watch_link).where(tables.c.id == table)
        async with self.transaction() as connection:
            found = (await connection.execute(query)).one_or_none()
            seat = await connection.scalar(select(seats.c.seat).where(seats.c.table_id == table, seats.c.link == link))
            again = await connection.scalar(
                select(watch_links.c.link).where(watch_links.c.table_id == table, watch_links.c.link == link)
            )
        if found is None:
            return None
        if found.host_link == link:
            return ("host", NO_SEAT)
        if link in (found.watch_link, again):
            return ("watch", NO_SEAT)
        return None if seat is None else ("seat", seat)

    async def turn_link(self, table: str, seat: int, link: str | None, keep: str | None = None) -> None:
        """Give a seat another link, or none; whoever came by an older one loses the seat, but for one session."""
        async with self.transaction() as connection:
            own = (seats.c.table_id == table, seats.c.seat == seat)
            await connection.execute(update(seats).where(*own).values(link=link))
            old = delete(grants).where(grants.c.table_id == table, grants.c.role == "seat", grants.c.seat == seat)
            await connection.execute(old if keep is None else old.where(grants.c.session != keep))

    async def turn_watch_link(self, table: str, link: str) -> None:
        """Another link for spectators; those who watch already may stay."""
        async with self.transaction() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(watch_link=link))
            await connection.execute(delete(watch_links).where(watch_links.c.table_id == table))

    async def add_watch_link(self, table: str, link: str) -> None:
        """One more link for spectators; the others stay good."""
        async with self.transaction() as connection:
            await connection.execute(insert(watch_links).values(table_id=table, link=link))

    # Notices

    async def webhook(self, table: str, seat: int) -> str:
        query = select(seats.c.webhook).where(seats.c.table_id == table, seats.c.seat == seat)
        async with self.transaction() as connection:
            return await connection.scalar(query) or ""

    async def set_webhook(self, table: str, seat: int, webhook: str) -> None:
        own = (seats.c.table_id == table, seats.c.seat == seat)
        async with self.transaction() as connection:
            await connection.execute(update(seats).where(*own).values(webhook=webhook))

    async def subscribe(self, session: str, subscription: Subscription) -> None:
        """A browser is told of one session's turns, and a session has one browser."""
        old = (subscriptions.c.session == session) | (subscriptions.c.endpoint == subscription.endpoint)
        try:
            async with self.transaction() as connection:
                await connection.execute(delete(subscriptions).where(old))
                row = {"session": session, **msgspec.structs.asdict(subscription)}
                await connection.execute(insert(subscriptions).values(row))
        except Conflict:
            pass  # the same browser has just been entered

    async def unsubscribe(self, endpoint: str) -> None:
        async with self.transaction() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))

    async def subscription(self, session: str) -> Subscription | None:
        query = select(subscriptions).where(subscriptions.c.session == session)
        async with self.transaction() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else read_subscription(found)

    async def subscriptions(self, table: str, seat: int) -> list[tuple[str, Subscription]]:
        """The browsers of those who sit on a seat, each with its session."""
        sits = (grants.c.table_id == table, grants.c.role == "seat", grants.c.seat == seat)
        query = select(subscriptions).join(grants, grants.c.session == subscriptions.c.session).where(*sits)
        async with self.transaction() as connection:
            return [(row.session, read_subscription(row)) for row in (await connection.execute(query)).all()]

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of the house; the fresh one is kept when there is none yet."""
        query = select(secrets.c.secret).where(secrets.c.name == name)
        try:
            async with self.transaction() as connection:
                if await connection.scalar(query) is None:
                    await connection.execute(insert(secrets).values(name=name, secret=fresh))
        except Conflict:
            pass  # another process has been faster
        async with self.transaction() as connection:
            return str(await connection.scalar(query))


def access_of(rights: Iterable[Right]) -> Access:
    rights = list(rights)
    return Access(
        host=("host", NO_SEAT) in rights,
        seats=tuple(sorted(seat for role, seat in rights if role == "seat")),
        watch=("watch", NO_SEAT) in rights,
        archived=(ARCHIVE, NO_SEAT) in rights,
    )


async def add_rights(connection: AsyncConnection, table: str, rights: Iterable[tuple[str, str, int]]) -> None:
    """Add those that are not there yet."""
    rows = (await connection.execute(select(grants).where(grants.c.table_id == table))).all()
    there = {(row.session, row.role, row.seat) for row in rows}
    new = [
        {"session": session, "table_id": table, "role": role, "seat": seat}
        for session, role, seat in dict.fromkeys(rights)
        if (session, role, seat) not in there
    ]
    if new:
        await connection.execute(insert(grants), new)


def read_table(row: Row[*tuple[Any, ...]]) -> tuple[Origin, Summary]:
    return msgspec.json.decode(row.origin, type=Origin), msgspec.json.decode(row.summary, type=Summary)


def read_subscription(row: Row[*tuple[Any, ...]]) -> Subscription:
    return Subscription(row.endpoint, row.key, row.secret)


def read_entry(row: Row[*tuple[Any, ...]]) -> Entry:
    return Entry(row.number, row.seat, read_body(row.body), row.command, row.fingerprint, row.at)
