"""What goes wrong with a database, in the words of a table."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from asyncpg import IntegrityConstraintViolationError, InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bighouse.table.store.writer import Conflict
from bighouse.table.troubles import Trouble, unavailable

log = logging.getLogger("bighouse.table")


@contextmanager
def telling_trouble(words: Callable[[], Trouble] = unavailable) -> Iterator[None]:
    """A database in trouble is told as such."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError, IntegrityConstraintViolationError) as error:
        raise Conflict from error
    except (SQLAlchemyError, sqlite3.Error, PostgresError, InterfaceError, OSError) as error:  # a timeout is an OSError
        log.error("the database is in trouble: %s", error or type(error).__name__)
        raise words() from error
