"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

PORT = 8181
LOOPBACK = ("127.0.0.1", "localhost", "::1")
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


@dataclass(frozen=True)
class Settings:
    """Everything has a value that suits a table among friends; times are in seconds."""

    database: str  # a file, or a URL
    host: str = LOOPBACK[0]
    port: int = PORT
    origin: str = ""  # where people reach the server, if not at its own address: https://games.example.org
    proxies: tuple[str, ...] = ()  # addresses of reverse proxies whose word is taken on who asks
    thinkers: int = max(1, min(4, (os.cpu_count() or 2) - 1))  # processes in which bots think; 0: a thread
    parsers: int = 1  # processes in which uploads are read; 0: a thread
    read_seconds: float = 10.0  # the longest that one may take
    bot_pause: float = 0.7  # before a bot moves, so that people can follow, and take back what they did
    bot_seconds: float = 1.0  # the longest that a bot of ours thinks about a decision
    hint_seconds: float = 2.0
    idle: float = 300.0  # after which a table that nobody looks at is put away
    notice_after: float = 60.0  # whoever has been silent for so long is sent a word when it is their turn
    near_webhooks: bool = False  # webhooks may reach this machine and its neighbours
    near_push: bool = False  # a push service on this machine, without https, will do: tests have one of their own
    strict: bool = True  # limits how often somebody may ask for something; benchmarks do without

    @property
    def database_url(self) -> str:
        """The URL for SQLAlchemy, with the drivers that do not block."""
        scheme, colon, rest = self.database.partition("://")
        if not colon:
            return f"{DRIVERS['sqlite']}:///{Path(self.database).expanduser().resolve()}"
        return f"{DRIVERS.get(scheme, scheme)}://{rest}"

    @property
    def secure(self) -> bool:
        return self.origin.startswith("https://")

    @property
    def contact(self) -> str:
        """Whom push services may complain to."""
        return self.origin if self.secure else "https://localhost"

    @property
    def private(self) -> bool:
        """Only this machine reaches the server."""
        return self.host in LOOPBACK and not self.origin
