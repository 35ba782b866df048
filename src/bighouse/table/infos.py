"""A table as it is told to whoever asks."""

from __future__ import annotations

from collections.abc import Set

from bighouse.engine.room import Room
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
        cards=origin.cards is not None,
        seats=[seat_info(number, seat, number in present) for number, seat in enumerate(summary.seats)],
        sides=[] if room is None else room.sides(origin.players, origin.options),
        mine=list(access.seats),
        host=access.host,
        watching=access.watch,
        archived=access.archived,
        waiting=summary.waiting,
        commitment=commitment(origin.id, origin.seed),
        seed=origin.seed if summary.state == "over" else None,
        lesson=origin.lesson,
        hints=origin.hints,
        created=origin.created,
        changed=summary.changed,
        next=summary.next,
        result=summary.result,
    )


def why_stopped(origin: Origin) -> str:
    """Why the table cannot go on with this Bighouse; empty when it can."""
    room = rooms().get(origin.game)
    if room is None:
        return f"This Bighouse does not know the game '{origin.game}'. Open the table with one that does."
    return other_rules(origin, room) if origin.rules > room.rules_version else ""


def other_rules(origin: Origin, room: Room) -> str:
    return (
        f"The table plays by version {origin.rules} of the rules of {room.title}, and this Bighouse by version"
        f" {room.rules_version}. Go on with the Bighouse that it was begun with."
    )


def seat_info(number: int, seat: Seat, online: bool) -> SeatInfo:
    return SeatInfo(
        seat=number,
        name=seat.name,
        sitter=seat.sitter,
        bot=seat.bot,
        standing_in=seat.standing_in,
        offered=seat.offered,
        hints=seat.hints,
        online=online,
        resigned=seat.resigned,
        colour=seat.colour,
    )
