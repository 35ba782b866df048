"""A table as it is told to whoever asks."""

from __future__ import annotations

from collections.abc import Set

from bighouse.games import rooms
from bighouse.table.rows import Access, Origin, Seat, Summary
from bighouse.table.tokens import commitment
from bighouse.table.wire.tables import SeatInfo, TableInfo


def table_info(origin: Origin, summary: Summary, access: Access, present: Set[int], stopped: str = "") -> TableInfo:
    """The seed comes to light when the table is over, and not before."""
    room = rooms().get(origin.game)
    return TableInfo(
        id=origin.id,
        game=origin.game,
        title=origin.game if room is None else room.title,
        name=origin.name,
        state=summary.state,
        stopped=stopped or why_stopped(origin),
        players=origin.players,
        options=origin.options,
        opening=origin.opening,
        seats=[
            SeatInfo(
                number,
                seat.name,
                seat.sitter,
                seat.bot,
                seat.standing_in,
                number in present,
                seat.resigned,
                seat.colour,
            )
            for number, seat in enumerate(summary.seats)
        ],
        mine=list(access.seats),
        host=access.host,
        watching=access.watch,
        waiting=summary.waiting,
        commitment=commitment(origin.id, origin.seed),
        seed=origin.seed if summary.state == "over" else None,
        lesson=origin.lesson,
        created=origin.created,
        changed=summary.changed,
        next=summary.next,
    )


def why_stopped(origin: Origin) -> str:
    """Why the table cannot go on with this Bighouse; empty when it can."""
    room = rooms().get(origin.game)
    if room is None:
        return f"This Bighouse does not know the game '{origin.game}'. Open the table with one that does."
    if room.rules_version != origin.rules:
        return (
            f"The table plays by version {origin.rules} of the rules of {room.title}, and this Bighouse by version"
            f" {room.rules_version}. Go on with the Bighouse that it was begun with."
        )
    return ""


def seat_info(number: int, seat: Seat, online: bool) -> SeatInfo:
    return SeatInfo(number, seat.name, seat.sitter, seat.bot, seat.standing_in, online, seat.resigned, seat.colour)
