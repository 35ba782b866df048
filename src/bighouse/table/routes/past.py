"""What comes after a game, or beside it: replay, save file, rematch, fork."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from bighouse.bots.registry import USUAL_BOT
from bighouse.engine import save
from bighouse.table import entries as e
from bighouse.table import past
from bighouse.table.limits import CREATE
from bighouse.table.making import Made, make_fork, make_imagined, make_rematch
from bighouse.table.routes.asking import AnAsking, Asking, finished
from bighouse.table.rows import Access, Seat
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
    kept = await chronicle_of(asking, found)
    if kept is None:
        standing = await finished(found)
        text = await asyncio.to_thread(save.dump, standing.record, [seat.name for seat in standing.seats])
    else:
        text = kept[0]
    name = f"{found.origin.game}-{table}.bighouse"
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/replay")
async def replay_table(asking: AnAsking, table: FromPath[str]) -> Replay:
    """Every move in words, and how everybody stood after it."""
    found, _ = await asking.at(table)
    kept = await chronicle_of(asking, found)
    if kept is not None:
        return msgspec.json.decode(kept[1], type=Replay)
    return await asyncio.to_thread(past.replay, table, await finished(found))


async def chronicle_of(asking: Asking, found: Table) -> tuple[str, str] | None:
    """What was written down of a finished game that today's rules cannot follow."""
    if not found.stopped or found.summary.state != "over":
        return None
    return await asking.house.store.chronicle(found.origin.id)


async def past_of(asking: Asking, found: Table) -> past.Past:
    kept = await chronicle_of(asking, found)
    if kept is None:
        return past.past_of(await finished(found))
    return await asyncio.to_thread(past.remembered, kept[0], found.summary.seats)


@get("/api/tables/{table:str}/replay/{ply:int}")
async def replay_moment(
    asking: AnAsking, table: FromPath[str], ply: FromPath[int], eyes: FromQuery[str] = past.WATCH
) -> Moment:
    """The position after so many moves, through the eyes asked for."""
    found, _ = await asking.at(table)
    return await asyncio.to_thread(past.moment, await past_of(asking, found), ply, eyes)


@post("/api/tables/{table:str}/rematch", opt={"limits": [CREATE]})
async def rematch(asking: AnAsking, table: FromPath[str]) -> Created:
    """The same people again. Whoever asks second is led to the table that the first one has made."""
    found, access = await asking.at(table)
    if not access.host and not access.seats:
        raise Trouble("forbidden", "Only those who played may ask for a rematch.")
    if found.stopped and found.summary.state == "over":  # it cannot be told where its people have gone
        made = await make_again(asking, found, found.summary.seats)
        following, links = made.table.id, made.links
    else:
        standing = await finished(found)
        links = await make_next(asking, found, standing) if standing.next is None else NO_LINKS
        following = found.standing.next or ""
    new, own = await asking.at(following)
    return Created(new.info(own), links)


async def make_again(asking: Asking, found: Table, seats: Sequence[Seat]) -> Created:
    """A new table for the same people."""
    house = asking.house
    made = await house.create(await asyncio.to_thread(make_rematch, found.origin, seats), asking.session.hash)
    await house.store.copy_grants(found.origin.id, made.table.id)
    return made


async def make_next(asking: Asking, found: Table, standing: Standing) -> Links:
    made = await make_again(asking, found, standing.seats)
    name = made.table.id

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
    return made.links


@post("/api/tables/{table:str}/fork", opt={"limits": [CREATE]})
async def fork(asking: AnAsking, table: FromPath[str], data: JSONBody[Fork]) -> Created:
    """A new table from a position of this one. While the game runs, what one cannot know is dealt anew."""
    found, access = await asking.at(table)
    if found.summary.state == "over":
        made = await asyncio.to_thread(past_fork, found, access, await past_of(asking, found), data)
    else:
        made = await asyncio.to_thread(present_fork, found, access, data)
    return await asking.house.create(made, await asking.keep())


def past_fork(found: Table, access: Access, game: past.Past, data: Fork) -> Made:
    ply = game.moves if data.ply is None else data.ply
    if ply > game.moves:
        raise Trouble("illegal", f"There is no position {ply}: the game has {game.moves} moves.")
    if game.record is None or game.lost(ply):
        raise Trouble("stopped", game.lost(ply))
    return make_fork(game.record, ply, data.seats or usual_seats(game.seats, access), found.origin.name)


def present_fork(found: Table, access: Access, data: Fork) -> Made:
    standing = found.standing
    if not standing.began or not access.seats:
        raise Trouble("forbidden", "While a game runs, only those who play may fork it.")
    if data.ply is not None:
        raise Trouble("illegal", "While a game runs it can be forked only where it stands. Leave out the ply.")
    plans = data.seats or usual_seats(standing.seats, access)
    return make_imagined(standing.record, access.seats[0], plans, found.origin.name)


def usual_seats(seats: Sequence[Seat], access: Access) -> list[SeatPlan]:
    """Oneself on one's own seats (the first one, for a spectator), and bots on the others."""
    own = access.seats or (0,)
    return [
        SeatPlan("here", seat.name if seat.sitter == "person" else "")
        if number in own
        else SeatPlan("bot", seat.name, seat.bot or USUAL_BOT)
        for number, seat in enumerate(seats)
    ]
