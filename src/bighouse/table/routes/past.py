"""What comes after a game, or beside it: replay, save file, rematch, fork."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from bighouse.engine import save
from bighouse.table import entries as e
from bighouse.table import past
from bighouse.table.limits import CREATE
from bighouse.table.making import USUAL_BOT, Made, make_fork, make_imagined, make_rematch
from bighouse.table.routes.asking import AnAsking, Asking, finished
from bighouse.table.rows import Access
from bighouse.table.standing import Standing
from bighouse.table.table import Table
from bighouse.table.troubles import Trouble
from bighouse.table.wire.replay import Moment, Replay
from bighouse.table.wire.tables import Created, Fork, Links, SeatPlan

NO_LINKS = Links({}, "", "")  # whoever had a place at the old table has one at the new


@get("/api/tables/{table:str}/save")
async def save_file(asking: AnAsking, table: FromPath[str]) -> Response[str]:
    """The whole game as text; it holds the seed, so it waits for the end."""
    found, _ = await asking.at(table)
    text = await asyncio.to_thread(save.dump, finished(found).record)
    name = f"{found.origin.game}-{table}.bighouse"
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/replay")
async def replay_table(asking: AnAsking, table: FromPath[str]) -> Replay:
    """Every move in words, and how everybody stood after it."""
    found, _ = await asking.at(table)
    return await asyncio.to_thread(past.replay, table, finished(found))


@get("/api/tables/{table:str}/replay/{ply:int}")
async def replay_moment(
    asking: AnAsking, table: FromPath[str], ply: FromPath[int], eyes: FromQuery[str] = past.WATCH
) -> Moment:
    """The position after so many moves, through the eyes asked for."""
    found, _ = await asking.at(table)
    return await asyncio.to_thread(past.moment, finished(found), ply, eyes)


@post("/api/tables/{table:str}/rematch")
async def rematch(asking: AnAsking, table: FromPath[str]) -> Created:
    """The same people again. Whoever asks second is led to the table that the first one has made."""
    asking.spend(CREATE)
    found, access = await asking.at(table)
    if not access.host and not access.seats:
        raise Trouble("forbidden", "Only those who played may ask for a rematch.")
    standing = finished(found)
    if standing.next is None:
        links = await make_next(asking, found, standing)
    else:
        links = NO_LINKS
    assert found.standing.next is not None
    following, own = await asking.at(found.standing.next)
    return Created(following.info(own), links)


async def make_next(asking: Asking, found: Table, standing: Standing) -> Links:
    house = asking.house
    table, links = await house.create(lambda: make_rematch(found.origin, standing.seats), asking.session.hash)
    name = table.origin.id
    await house.store.copy_grants(found.origin.id, name)

    def make(now: Standing) -> e.AnyBody:
        if now.next is not None:
            raise Trouble("stale", "Somebody has asked for the rematch first.")
        return e.Followed(name)

    try:
        await found.change(None, make)
    except Trouble as trouble:
        if trouble.code != "stale":
            raise
        return NO_LINKS
    return links


@post("/api/tables/{table:str}/fork")
async def fork(asking: AnAsking, table: FromPath[str], data: JSONBody[Fork]) -> Created:
    """A new table from a position of this one. While the game runs, what one cannot know is dealt anew."""
    asking.spend(CREATE)
    found, access = await asking.at(table)
    made, links = await asking.house.create(lambda: fork_of(found, access, data), asking.session.keep())
    return Created(made.info(await asking.session.access(asking.house.store, made.origin.id)), links)


def fork_of(found: Table, access: Access, data: JSONBody[Fork]) -> Made:
    standing = found.standing
    record = standing.record
    plans = data.seats or usual_seats(standing, access)
    if standing.state == "over":
        ply = len(record) if data.ply is None else data.ply
        if ply > len(record):
            raise Trouble("illegal", f"There is no position {ply}: the game has {len(record)} moves.")
        return make_fork(record, ply, plans, found.origin.name)
    if not standing.began or not access.seats:
        raise Trouble("forbidden", "While a game runs, only those who play may fork it.")
    if data.ply is not None:
        raise Trouble("illegal", "While a game runs it can be forked only where it stands. Leave out the ply.")
    return make_imagined(record, access.seats[0], plans, found.origin.name)


def usual_seats(standing: Standing, access: Access) -> list[SeatPlan]:
    """Oneself on one's own seats (the first one, for a spectator), and bots on the others."""
    own = access.seats or (0,)
    return [
        SeatPlan("here", seat.name if seat.sitter == "person" else "")
        if number in own
        else SeatPlan("bot", seat.name, seat.bot or USUAL_BOT)
        for number, seat in enumerate(standing.seats)
    ]
