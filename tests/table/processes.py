"""A server as people start it: a process of its own, that can be killed."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """`bighouse serve` on a database; started again it keeps its address."""

    def __init__(self, database: str) -> None:
        port = str(free_port())
        self.address = f"127.0.0.1:{port}"
        self.command = [sys.executable, "-m", "bighouse", "serve", "--port", port, "--database", database]
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns once it is open."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)
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
