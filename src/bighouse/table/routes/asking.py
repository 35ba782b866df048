"""What the routes have in common: who asks, and for what table."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from bighouse.table.house import House
from bighouse.table.limits import CHANGE, READ
from bighouse.table.origins import SAFE, address_of, check_origin
from bighouse.table.rows import Access
from bighouse.table.sessions import Session
from bighouse.table.standing import Standing
from bighouse.table.table import Table
from bighouse.table.troubles import Trouble

AnyRequest = Request[None, None, State]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Asking:
    """A request: the house it is put to, and the session that puts it."""

    def __init__(self, request: AnyRequest) -> None:
        self.house: House = request.app.state.house
        self.session = Session(request, self.house.settings)
        self.address = address_of(request)

    async def keep(self) -> str:
        """The session that is about to get something."""
        return await self.session.keep(self.house.store)

    async def at(self, name: str) -> tuple[Table, Access]:
        """The table of this name and what the session may do there; Trouble when there is none, or nothing."""
        table = await self.house.table(name)
        return table, await self.session.access(self.house.store, name)

    async def as_host(self, name: str) -> tuple[Table, Access]:
        table, access = await self.at(name)
        if not access.host:
            raise Trouble("forbidden", "Only the host of the table may do that.")
        return table, access

    async def at_seat(self, name: str, seat: int, or_host: bool = False) -> tuple[Table, Access]:
        table, access = await self.at(name)
        check_seat(table, seat)
        if seat not in access.seats and not (or_host and access.host):
            raise Trouble("forbidden", "You do not sit on that seat.")
        return table, access


def admit(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Before anything of a request is read: whether it may come, and whether it comes too often."""
    if not isinstance(connection, Request) or not connection.url.path.startswith("/api/"):
        return  # sockets have limits of their own, and the page is for everybody
    house: House = connection.app.state.house
    if connection.method not in SAFE:
        check_origin(connection, house.settings)
    limits = [READ if connection.method in SAFE else CHANGE, *handler.opt.get("limits", ())]
    for limit in limits:
        house.limits.spend(limit, address_of(connection))


AnAsking = NamedDependency[Asking]  # how routes ask for it


def provide_asking(request: AnyRequest) -> Asking:
    return Asking(request)


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.origin.players:
        raise Trouble("not_found", f"There is no such seat: the table has seats 0 to {table.origin.players - 1}.")


async def finished(table: Table) -> Standing:
    """How the table stands; Trouble while the game goes on, for what is asked would give secrets away."""
    if table.standing.state != "over":
        await table.catch_up()  # it may have ended in another process, and the word of it got lost
    standing = table.standing
    if standing.state != "over":
        raise Trouble("illegal", "This can be had when the game is over: it would give secrets away now.")
    return standing
