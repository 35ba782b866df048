"""What the routes have in common: who asks, and for what table."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from bighouse.table.house import House
from bighouse.table.limits import CHANGE, READ, Limit
from bighouse.table.origins import SAFE, check_origin
from bighouse.table.rows import Access
from bighouse.table.sessions import Session
from bighouse.table.standing import Standing
from bighouse.table.table import Table
from bighouse.table.troubles import Trouble

AnyRequest = Request[None, None, State]


class Asking:
    """A request: the house it is put to, and the session that puts it."""

    def __init__(self, request: AnyRequest) -> None:
        self.house: House = request.app.state.house
        self.session = Session(request)
        self.address = request.client.host if request.client else ""
        if request.method in SAFE:
            self.spend(READ)
        else:
            check_origin(request, self.house.settings)
            self.spend(CHANGE)

    def spend(self, limit: Limit) -> None:
        self.house.limits.spend(limit, self.address)

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


AnAsking = NamedDependency[Asking]  # how routes ask for it


def provide_asking(request: AnyRequest) -> Asking:
    return Asking(request)


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.origin.players:
        raise Trouble("not_found", f"There is no such seat: the table has seats 0 to {table.origin.players - 1}.")


def finished(table: Table) -> Standing:
    """How the table stands; Trouble while the game goes on, for what is asked would give secrets away."""
    standing = table.standing
    if standing.state != "over":
        raise Trouble("illegal", "This can be had when the game is over: it would give secrets away now.")
    return standing
