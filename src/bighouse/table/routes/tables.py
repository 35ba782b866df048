"""Tables: made, found, entered and started."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from bighouse.table import entries as e
from bighouse.table.infos import table_info
from bighouse.table.limits import CREATE, ENTER, LARGEST_SAVE, LARGEST_SETUP
from bighouse.table.making import make_loaded, make_new
from bighouse.table.routes.asking import AnAsking, Asking
from bighouse.table.routes.games import room_of
from bighouse.table.rows import Access
from bighouse.table.standing import Standing
from bighouse.table.store.store import Right
from bighouse.table.tokens import digest
from bighouse.table.troubles import Trouble
from bighouse.table.wire.tables import Archive, Created, Enter, LoadTable, NewTable, TableInfo


@post("/api/tables", opt={"limits": [CREATE]}, request_max_body_size=LARGEST_SETUP)
async def create_table(asking: AnAsking, data: JSONBody[NewTable]) -> Created:
    """A new table. Whoever asks is its host, and sits on the seats that are here."""
    if data.scene is None and data.cards is None:
        made = await asyncio.to_thread(make_new, data)
    else:
        made = await asking.house.parsers.read(asking.address, make_new, data)
    return await asking.house.create(made, await asking.keep())


@post("/api/tables/load", opt={"limits": [CREATE]}, request_max_body_size=LARGEST_SAVE)
async def load_table(asking: AnAsking, data: JSONBody[LoadTable]) -> Created:
    """A table that goes on with a save file, or looks through it."""
    made = await asking.house.parsers.read(asking.address, make_loaded, data)
    return await asking.house.create(made, await asking.keep())


@get("/api/tables")
async def own_tables(asking: AnAsking) -> list[TableInfo]:
    """The tables that one has a place at, the newest first."""
    house, session = asking.house, asking.session.hash
    if not session:
        return []
    accesses = await house.store.accesses(session)
    infos: list[TableInfo] = []
    for origin, summary in await house.store.listed(session):
        access = accesses.get(origin.id, Access())
        if not access.any:
            continue  # the link that led there was changed
        live = house.tables.get(origin.id)
        present = live.online if live else house.presence.elsewhere(origin.id)
        infos.append(table_info(origin, summary, access, present))
    return infos


@get("/api/tables/{table:str}")
async def see_table(asking: AnAsking, table: FromPath[str]) -> TableInfo:
    found, access = await asking.at(table)
    return found.info(access)


@post("/api/tables/{table:str}/enter", status_code=200, opt={"limits": [ENTER]})
async def enter_table(asking: AnAsking, table: FromPath[str], data: JSONBody[Enter]) -> TableInfo:
    """Swap a secret link for the right to its seat."""
    right = await asking.house.store.right_of(table, digest(data.token))
    if right is None:
        await asking.house.table(table)  # says so when there is no such table
        raise Trouble("forbidden", "This link is not good any more. Ask the host of the table for a new one.")
    await tell_others(asking, table, right)
    await asking.house.store.grant(await asking.keep(), table, right)
    found, access = await asking.at(table)
    return found.info(access)


async def tell_others(asking: Asking, table: str, right: Right) -> None:
    """Nobody looks over somebody's shoulder unnoticed, not even the host, who knows the links."""
    role, seat = right
    found = await asking.house.table(table)
    if role != "seat" or found.stopped or found.standing.state == "over":
        return
    holders = await asking.house.store.holders(table, seat)
    if holders and asking.session.hash not in holders:
        await found.change(seat, lambda _: e.Opened())


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


@put("/api/tables/{table:str}/archive")
async def archive_table(asking: AnAsking, table: FromPath[str], data: JSONBody[Archive]) -> TableInfo:
    """Put a table out of one's own sight, or back into it; for everybody else nothing changes."""
    found, _ = await asking.at(table)
    await asking.house.store.archive(asking.session.hash, table, data.archived)
    return found.info(await asking.session.access(asking.house.store, table))


@delete("/api/tables/{table:str}", status_code=204)
async def delete_table(asking: AnAsking, table: FromPath[str]) -> None:
    """Delete a table for good; where others have a seat it is theirs as well, and stays."""
    found, _ = await asking.as_host(table)
    others = await asking.house.store.guests(table)
    if others:
        names = ", ".join(dict.fromkeys(found.summary.seats[seat].name for seat in others))
        raise Trouble("illegal", f"The table is also that of {names}. Archive it, and it is out of your sight only.")
    await asking.house.delete(found)


@get("/api/tables/{table:str}/catalogue")
async def table_catalogue(asking: AnAsking, table: FromPath[str]) -> Any:
    """Every card of the table's own card pack."""
    found, _ = await asking.at(table)
    room = room_of(found.origin.game)
    return await asyncio.to_thread(room.catalogue, found.origin.pack(room))
