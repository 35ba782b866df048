"""A real PostgreSQL for the tests: Debian's server on a socket of its own, in a folder that goes away with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

SERVERS = Path("/usr/lib/postgresql")
MISSING = "PostgreSQL is not installed; Debian: apt install postgresql"


def programs() -> Path | None:
    """Where the newest server's programs are; None when none is installed."""
    found = sorted(SERVERS.glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


class Postgres:
    """A server that can be stopped and started, with as many databases as are asked for."""

    def __init__(self, where: Path, folder: Path, synced: bool) -> None:
        self.where = where
        self.fsync = "on" if synced else "off"
        self.folder = folder
        self.data = folder / "data"
        self.names = (f"table{number}" for number in count(1))
        self.owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []  # it refuses to run as root
        if self.owner:
            shutil.chown(folder, "postgres")
        self.call(*self.owner, where / "initdb", "-D", self.data, "-U", "bighouse", "-A", "trust", "--no-sync")

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c fsync={self.fsync}"
        self.control("-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self) -> None:
        self.control("-m", "immediate", "stop")

    def control(self, *words: object) -> None:
        self.call(*self.owner, self.where / "pg_ctl", "-D", self.data, *words)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a new and empty database."""
        name = next(self.names)
        client = ["-h", self.folder, "-U", "bighouse"]
        self.call(self.where / "createdb", *client, name)
        yield f"postgresql://bighouse@/{name}?host={self.folder}"
        self.call(self.where / "dropdb", *client, "--force", name)

    def call(self, *command: object) -> None:
        subprocess.run([str(word) for word in command], cwd=self.folder, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def running(synced: bool = False) -> Iterator[Postgres]:
    """A server of one's own; synced: what is stored outlives a power cut, for those who measure."""
    where = programs()
    assert where is not None, MISSING
    folder = Path(tempfile.mkdtemp(prefix="bighouse-postgres-"))
    try:
        server = Postgres(where, folder, synced)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
