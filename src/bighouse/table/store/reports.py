"""Reports: what a process tells the others that share its database; of entries, by the transaction that stores them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import Executable, func, select

from bighouse.table.entries import Entry

CHANNEL = "bighouse"
LARGEST = 7900  # bytes that PostgreSQL passes on at a time, with some to spare
A_NUMBER = 40  # bytes, at most, for a table and a number


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """An empty one says that the process is still there."""

    sender: str  # the process
    entries: dict[str, int] = {}  # by table: the number of its newest one, to be looked up
    stored: dict[str, Entry] = {}  # by table: its newest one itself
    here: dict[str, list[int]] = {}  # by table: the seats that somebody is connected for
    asks: list[str] = []  # tables of which it would like to know that


def stored_report(process: str, newest: Mapping[str, Entry]) -> str:
    """What was stored, so that others need not look it up; where there is no room for all, the numbers of the rest."""
    room = LARGEST - A_NUMBER * (len(newest) + 1)
    entries: dict[str, int] = {}
    stored: dict[str, Entry] = {}
    for table, entry in newest.items():
        room -= len(msgspec.json.encode(entry))
        if room > 0:
            stored[table] = entry
        else:
            entries[table] = entry.number
    return write_report(Report(process, entries, stored))


def telling(report: Report) -> Executable:
    """The statement that tells it: PostgreSQL passes it on when, and only when, the transaction is stored."""
    return select(func.pg_notify(CHANNEL, write_report(report)))


def write_report(report: Report) -> str:
    return msgspec.json.encode(report).decode()


def read_report(text: str) -> Report:
    return msgspec.json.decode(text, type=Report)
