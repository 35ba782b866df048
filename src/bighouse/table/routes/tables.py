"""Tables: made, found, entered and started."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from bighouse.table import entries as e
from bighouse.table.infos import table_info
from bighouse.table.limits import CREATE, ENTER
from bighouse.table.making import make_loaded, make_new
from bighouse.table.routes.asking import AnAsking
from bighouse.table.routes.games import room_of
from bighouse.table.rows import Access
from bighouse.table.standing import Standing
from bighouse.table.tokens import digest
from bighouse.table.troubles import Trouble
from bighouse.table.viewers import online
from bighouse.table.wire.tables import Created, Enter, LoadTable, NewTable, TableInfo


@post("/api/tables")
async def create_table(asking: AnAsking, data: JSONBody[NewTable]) -> Created:
    """A new table. Whoever asks is its host, and sits on the seats that are here."""
    asking.spend(CREATE)
    table, links = await asking.house.create(lambda: make_new(data), asking.session.keep())
    return Created(table.info(await asking.session.access(asking.house.store, table.origin.id)), links)


@post("/api/tables/load")
async def load_table(asking: AnAsking, data: JSONBody[LoadTable]) -> Created:
    """A table that goes on with a save file, or looks through it."""
    asking.spend(CREATE)
    table, links = await asking.house.create(lambda: make_loaded(data), asking.session.keep())
    return Created(table.info(await asking.session.access(asking.house.store, table.origin.id)), links)


@get("/api/tables")
async def own_tables(asking: AnAsking) -> list[TableInfo]:
    """The tables that one has a place at, the newest first."""
    house, session = asking.house, asking.session.hash
    if not session:
        return []
    accesses = await house.store.accesses(session)
    infos: list[TableInfo] = []
    for origin, summary in await house.store.listed(session):
        live = house.tables.get(origin.id)
        present = online(live.watchers) if live else set()
        infos.append(table_info(origin, summary, accesses.get(origin.id, Access()), present))
    return infos


@get("/api/tables/{table:str}")
async def see_table(asking: AnAsking, table: FromPath[str]) -> TableInfo:
    found, access = await asking.at(table)
    return found.info(access)


@post("/api/tables/{table:str}/enter", status_code=200)
async def enter_table(asking: AnAsking, table: FromPath[str], data: JSONBody[Enter]) -> TableInfo:
    """Swap a secret link for the right to its seat."""
    asking.spend(ENTER)
    right = await asking.house.store.right_of(table, digest(data.token))
    if right is None:
        await asking.house.table(table)  # says so when there is no such table
        raise Trouble("forbidden", "This link is not good any more. Ask the host of the table for a new one.")
    await asking.house.store.grant(asking.session.keep(), table, right)
    found, access = await asking.at(table)
    return found.info(access)


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(asking: AnAsking, table: FromPath[str]) -> TableInfo:
    """Begin the game."""
    found, access = await asking.as_host(table)
    if found.standing.state == "gathering":
        await found.change(None, begin)
    return found.info(access)


def begin(standing: Standing) -> e.AnyBody:
    if standing.began:
        raise Trouble("stale", "The game has begun already.")
    for number, seat in enumerate(standing.seats):
        if seat.sitter == "open":
            words = f"Seat {number + 1} is still open. Wait until somebody sits down, or give it to a bot."
            raise Trouble("illegal", words)
    return e.Began()


@get("/api/tables/{table:str}/catalogue")
async def table_catalogue(asking: AnAsking, table: FromPath[str]) -> Any:
    """Every card of the table's own card pack."""
    found, _ = await asking.at(table)
    return await asyncio.to_thread(room_of(found.origin.game).catalogue, found.origin.cards)
