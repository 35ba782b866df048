"""Seats: who sits down, stands up, lets a bot play, and by which link."""

from __future__ import annotations

import time

from litestar import delete, post, put
from litestar.params import FromPath, JSONBody

from bighouse.table import entries as e
from bighouse.table.clock import left_of
from bighouse.table.house import link
from bighouse.table.making import LONGEST_NAME, checked_bot
from bighouse.table.routes.asking import AnAsking, check_seat
from bighouse.table.standing import Standing
from bighouse.table.store.store import NO_SEAT
from bighouse.table.tokens import digest, new_token
from bighouse.table.troubles import Trouble
from bighouse.table.webhooks import check_webhook
from bighouse.table.wire.tables import Link, Notice, SitDown, StandIn, TableInfo
from bighouse.table.words import clean_or_refuse, is_you

PATIENCE = 60.0  # seconds that somebody who is here has to answer


@post("/api/tables/{table:str}/seats/{seat:int}/sit", status_code=200)
async def sit_down(asking: AnAsking, table: FromPath[str], seat: FromPath[int], data: JSONBody[SitDown]) -> TableInfo:
    """Take an open seat, or change one's name on one's own."""
    found, access = await asking.at(table)
    check_seat(found, seat)
    name = clean_or_refuse(data.name, LONGEST_NAME, "A name")
    if is_you(name):
        raise Trouble("malformed", "Everybody is “you” to themselves. Choose a name that tells you from the others.")
    own = seat in access.seats

    def make(standing: Standing) -> e.AnyBody:
        sitter = standing.seats[seat].sitter
        if standing.state == "over" or not (sitter == "open" or (own and sitter == "person")):
            raise Trouble("illegal", "This seat is taken. Choose an open one, or watch.")
        if sitter == "person" and standing.seats[seat].bot:
            raise Trouble("illegal", "A bot plays this seat just now. Take the seat back first.")
        return e.Sat(name)

    await found.change(seat, make)
    await asking.house.store.grant(await asking.keep(), table, ("seat", seat))
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

    await asking.house.store.grant(await asking.keep(), table, ("watch", NO_SEAT))
    await found.change(seat, make)
    await asking.house.store.turn_link(table, seat, None)
    await found.check_watchers()
    return found.info(await asking.session.access(asking.house.store, table))


@put("/api/tables/{table:str}/seats/{seat:int}/bot")
async def let_a_bot_play(
    asking: AnAsking, table: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]
) -> TableInfo:
    """Let a bot play a seat: for a person who is away or agrees, or an open one for good."""
    found, access = await asking.at_seat(table, seat, or_host=True)
    bot = checked_bot(data.bot)

    def make(standing: Standing) -> e.AnyBody:
        sitting = standing.seats[seat]
        if standing.state == "over" or sitting.resigned:
            raise Trouble("illegal", "Nothing changes on this seat any more.")
        if seat in access.seats or not sitting.is_person or seat not in found.online:
            return e.BotTook(bot)
        if not sitting.offered:
            return e.Offered(bot)
        left = round(left_of(PATIENCE, sitting.offered_at, time.time()))
        if left > 0:
            words = f"{sitting.name} is here and has been asked. Without an answer a bot may stand in after {left} s."
            raise Trouble("illegal", words)
        return e.BotTook(bot)

    await found.change(seat, make)
    return found.info(access)


@delete("/api/tables/{table:str}/seats/{seat:int}/offer", status_code=200)
async def decline_a_bot(asking: AnAsking, table: FromPath[str], seat: FromPath[int]) -> TableInfo:
    """No bot: the person plays on, or the host does not ask any more."""
    found, access = await asking.at_seat(table, seat, or_host=True)

    def make(standing: Standing) -> e.AnyBody:
        if not standing.seats[seat].offered:
            raise Trouble("stale", "Nobody asks any more.")
        return e.Declined()

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


@post("/api/tables/{table:str}/watch-link/again", status_code=200)
async def watch_link_again(asking: AnAsking, table: FromPath[str]) -> Link:
    """A link for spectators, for a host who has not kept the first one; that one stays good."""
    await asking.as_host(table)
    token = new_token()
    await asking.house.store.add_watch_link(table, digest(token))
    return Link(link(table, token))


@post("/api/tables/{table:str}/watch-link", status_code=200)
async def turn_watch_link(asking: AnAsking, table: FromPath[str]) -> Link:
    """A new link for spectators; the older ones are worth nothing."""
    await asking.as_host(table)
    token = new_token()
    await asking.house.store.turn_watch_link(table, digest(token))
    return Link(link(table, token))


@put("/api/tables/{table:str}/seats/{seat:int}/notice")
async def set_notice(asking: AnAsking, table: FromPath[str], seat: FromPath[int], data: JSONBody[Notice]) -> TableInfo:
    """Where to post a word when it is this seat's turn."""
    found, access = await asking.at_seat(table, seat)
    if data.webhook:
        check_webhook(data.webhook)
    await asking.house.store.set_webhook(table, seat, data.webhook)
    return found.info(access)
