"""A server as people start it: a process of its own, that can be killed."""

from __future__ import annotations

import random
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from bighouse.table.entries import Moved, read_body

OURSELVES = (sys.executable, "-m", "bighouse")

Moves = list[tuple[int, int]]  # seats and actions


def free_port() -> int:
    """A port that stays free until it is used: none of those that calls to elsewhere are given."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Process:
    """`bighouse serve` on a database; started again it keeps its address."""

    def __init__(
        self, database: str, program: Sequence[str] = OURSELVES, variables: Mapping[str, str] | None = None
    ) -> None:
        port = str(free_port())
        self.address = f"127.0.0.1:{port}"
        self.command = [*program, "serve", "--port", port, "--database", database]
        self.variables = variables  # None: ours
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns once it is open."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True, env=self.variables)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Bighouse is open at"), line

    def kill(self) -> None:
        """SIGKILL: nothing can be tidied up."""
        process = self.process
        if process is not None:
            self.process = None
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()


@contextmanager
def processes(database: str, count: int) -> Iterator[list[Process]]:
    """So many servers on one database."""
    started = [Process(database) for _ in range(count)]
    try:
        for process in started:
            process.start()
        yield started
    finally:
        for process in started:
            process.kill()


def stored(database: Path, table: str) -> Moves:
    """The moves of a table, as SQLite's file has them."""
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT seat, body FROM entries WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    connection.close()
    bodies = [(seat, read_body(text)) for seat, text in rows]
    return [(seat, body.action) for seat, body in bodies if isinstance(body, Moved)]
