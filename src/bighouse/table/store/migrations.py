"""Older layouts of the database, brought to today's one step at a time; of a file a copy is kept."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, inspect, select, update

from bighouse.table.store.copying import copy_file
from bighouse.table.store.schema import VERSION, chronicles, layout

log = logging.getLogger("bighouse.table")


def keep_finished_games(connection: Connection) -> None:
    """2: finished games can be read whatever becomes of the rules."""
    chronicles.create(connection, checkfirst=True)


STEPS: dict[int, Callable[[Connection], None]] = {1: keep_finished_games}  # by the version that each starts from


def version_of(connection: Connection) -> int | None:
    """The layout of a database; None: it is empty."""
    if not inspect(connection).has_table(layout.name):
        return None
    found: int | None = connection.scalar(select(layout.c.version))
    return found


def keep_copy(file: str, version: int) -> Path:
    """A copy beside the file; one that is there already is older, and so the better one."""
    place = Path(f"{file}.layout-{version}")
    if not place.exists():
        copy_file(Path(file), place)
        log.warning("the database is brought to a newer layout; a copy of the old one is %s", place)
    return place


def migrate(connection: Connection) -> None:
    """All steps in one transaction; another process that starts at the same time waits, and then finds them done."""
    connection.execute(update(layout).values(version=layout.c.version))
    version = version_of(connection)
    while version is not None and version in STEPS:
        STEPS[version](connection)
        version += 1
        connection.execute(update(layout).values(version=version))


def is_older(version: int | None) -> bool:
    return version is not None and version < VERSION
