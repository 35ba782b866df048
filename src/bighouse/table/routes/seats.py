"""Seats: who sits down, stands up, lets a bot play, and by which link."""

from __future__ import annotations

from litestar import delete, post, put
from litestar.params import FromPath, JSONBody

from bighouse.table import entries as e
from bighouse.table.house import link
from bighouse.table.making import LONGEST_NAME, checked_bot
from bighouse.table.notices import check_address
from bighouse.table.routes.asking import AnAsking, check_seat
from bighouse.table.standing import Standing
from bighouse.table.store.store import NO_SEAT
from bighouse.table.tokens import digest, new_token
from bighouse.table.troubles import Trouble
from bighouse.table.wire.tables import Link, Notice, SitDown, StandIn, TableInfo
from bighouse.table.words import clean_or_refuse


@post("/api/tables/{table:str}/seats/{seat:int}/sit", status_code=200)
async def sit_down(asking: AnAsking, table: FromPath[str], seat: FromPath[int], data: JSONBody[SitDown]) -> TableInfo:
    """Take an open seat, or change one's name on one's own."""
    found, access = await asking.at(table)
    check_seat(found, seat)
    name = clean_or_refuse(data.name, LONGEST_NAME, "A name")
    own = seat in access.seats

    def make(standing: Standing) -> e.AnyBody:
        sitter = standing.seats[seat].sitter
        if standing.state == "over" or not (sitter == "open" or (own and sitter == "person")):
            raise Trouble("illegal", "This seat is taken. Choose an open one, or watch.")
        if sitter == "person" and standing.seats[seat].bot:
            raise Trouble("illegal", "A bot plays this seat just now. Take the seat back first.")
        return e.Sat(name)

    await found.change(seat, make)
    await asking.house.store.grant(asking.session.keep(), table, ("seat", seat))
    await found.check_watchers()
    return found.info(await asking.session.access(asking.house.store, table))


@post("/api/tables/{table:str}/seats/{seat:int}/stand", status_code=200)
async def stand_up(asking: AnAsking, table: FromPath[str], seat: FromPath[int]) -> TableInfo:
    """Leave a seat to somebody else; one may still watch."""
    found, _ = await asking.at_seat(table, seat, or_host=True)

    def make(standing: Standing) -> e.AnyBody:
        if standing.state == "over" or standing.seats[seat].sitter != "person":
            raise Trouble("illegal", "Nobody can stand up here now.")
        return e.Stood()

    await asking.house.store.grant(asking.session.keep(), table, ("watch", NO_SEAT))
    await found.change(seat, make)
    await asking.house.store.turn_link(table, seat, None)
    await found.check_watchers()
    return found.info(await asking.session.access(asking.house.store, table))


@put("/api/tables/{table:str}/seats/{seat:int}/bot")
async def let_a_bot_play(
    asking: AnAsking, table: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]
) -> TableInfo:
    """Let a bot play a seat: for a person who is away, or an open one for good."""
    found, access = await asking.at_seat(table, seat, or_host=True)
    bot = checked_bot(data.bot)

    def make(standing: Standing) -> e.AnyBody:
        if standing.state == "over" or standing.seats[seat].resigned:
            raise Trouble("illegal", "Nothing changes on this seat any more.")
        return e.BotTook(bot)

    await found.change(seat, make)
    return found.info(access)


@delete("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def take_back(asking: AnAsking, table: FromPath[str], seat: FromPath[int]) -> TableInfo:
    """Take a seat back from its stand-in; the host may also send a bot away, which leaves the seat open."""
    found, access = await asking.at_seat(table, seat, or_host=True)

    def make(standing: Standing) -> e.AnyBody:
        sitting = standing.seats[seat]
        if standing.state == "over" or sitting.resigned or not sitting.bot:
            raise Trouble("illegal", "There is no bot on this seat that could leave it.")
        return e.BotLeft()

    await found.change(seat, make)
    return found.info(access)


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def turn_seat_link(asking: AnAsking, table: FromPath[str], seat: FromPath[int]) -> Link:
    """A new link for a seat; older ones, and whoever came by them, lose it."""
    found, access = await asking.as_host(table)
    check_seat(found, seat)
    if found.standing.seats[seat].sitter != "person":
        raise Trouble("illegal", "Only a person's seat has a link.")
    token = new_token()
    keep = asking.session.hash if seat in access.seats else None
    await asking.house.store.turn_link(table, seat, digest(token), keep)
    await found.change(seat, lambda standing: e.Turned())
    return Link(link(table, token))


@post("/api/tables/{table:str}/watch-link", status_code=200)
async def turn_watch_link(asking: AnAsking, table: FromPath[str]) -> Link:
    """A new link for spectators; the older one is worth nothing."""
    await asking.as_host(table)
    token = new_token()
    await asking.house.store.turn_watch_link(table, digest(token))
    return Link(link(table, token))


@put("/api/tables/{table:str}/seats/{seat:int}/notice")
async def set_notice(asking: AnAsking, table: FromPath[str], seat: FromPath[int], data: JSONBody[Notice]) -> TableInfo:
    """Where to post a word when it is this seat's turn."""
    found, access = await asking.at_seat(table, seat)
    if data.webhook:
        check_address(data.webhook)
    await asking.house.store.set_webhook(table, seat, data.webhook)
    return found.info(access)
