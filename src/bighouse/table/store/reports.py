"""Reports: what a process tells the others that share its database; of entries, by the transaction that stores them."""

from __future__ import annotations

import msgspec
from sqlalchemy import Executable, func, select

CHANNEL = "bighouse"


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """An empty one says that the process is still there."""

    sender: str  # the process
    entries: dict[str, int] = {}  # by table: the number of its newest one
    here: dict[str, list[int]] = {}  # by table: the seats that somebody is connected for
    asks: list[str] = []  # tables of which it would like to know that


def telling(report: Report) -> Executable:
    """The statement that tells it: PostgreSQL passes it on when, and only when, the transaction is stored."""
    return select(func.pg_notify(CHANNEL, write_report(report)))


def write_report(report: Report) -> str:
    return msgspec.json.encode(report).decode()


def read_report(text: str) -> Report:
    return msgspec.json.decode(text, type=Report)
