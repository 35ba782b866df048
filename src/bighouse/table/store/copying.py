"""Copies of an SQLite file, safe while a server writes to it, and whether a file is sound."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bighouse.engine.errors import BighouseError

PAGES = 1000  # copied at a time, so that a server can write between


def copy_file(source: Path, target: Path) -> None:
    """The whole database as it stands; at any moment the target is complete or not there."""
    scratch = target.with_name(f".{target.name}.part")
    scratch.unlink(missing_ok=True)
    try:
        with closing(reading(source)) as here, closing(sqlite3.connect(scratch)) as there:
            here.backup(there, pages=PAGES)
            there.execute("PRAGMA journal_mode=DELETE")  # one file, that can be carried anywhere
        with open(scratch, "rb") as file:
            os.fsync(file.fileno())
        os.replace(scratch, target)
    except (sqlite3.Error, OSError) as error:
        scratch.unlink(missing_ok=True)
        raise BighouseError(f"{source} could not be copied to {target}: {error}.") from None


def faults(file: Path) -> list[str]:
    """What is wrong with a database, page by page; nothing when it is sound."""
    try:
        with closing(reading(file)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(20)")]
            found += [f"a row of {row[0]} belongs to nothing" for row in connection.execute("PRAGMA foreign_key_check")]
    except sqlite3.Error as error:
        return [str(error)]
    return [fault for fault in found if fault != "ok"]


def reading(file: Path) -> sqlite3.Connection:
    """A connection that never makes a file; it may still have to write what a server that was killed left behind."""
    if not file.is_file():
        raise BighouseError(f"There is no database {file}.")
    return sqlite3.connect(f"file:{file.resolve()}?mode=rw", uri=True, timeout=5)
