"""Running the server."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

from bighouse.engine.errors import BighouseError
from bighouse.table.app import make_app
from bighouse.table.settings import Settings
from bighouse.table.store.open import open_store

LARGEST_MESSAGE = 1 << 16  # bytes that a socket reads at all
RUBBISH = (50_000, 20, 100)  # how much is made before the collector looks at what is new, recent, and old
PING = 20.0  # seconds between looks whether the other side is still there


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        collect_seldom()
        if self.started:
            self.ready()


def collect_seldom() -> None:
    """Tables live long and hold much: going through them again and again took a third of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RUBBISH)


def config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=3,
    )


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Serve until Ctrl-C."""
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    address = settings.origin or f"http://{host}:{settings.port}"

    def ready() -> None:
        sys.stdout.write(f"Bighouse is open at {address}\nGames are kept in {settings.database}. Ctrl-C closes it.\n")
        sys.stdout.flush()
        if open_browser:
            webbrowser.open(address)

    asyncio.run(try_database(settings))
    server = Server(config(settings), ready)
    signal.signal(signal.SIGTERM, leave)
    try:
        server.run()
    except SystemExit:  # uvicorn's way to say that the address is taken, and ours to leave
        pass
    if not server.started:
        raise BighouseError(f"Nobody can listen at {settings.host}:{settings.port}. Name another port: --port 8282")


def leave(*_: object) -> None:
    """Go as after Ctrl-C: uvicorn sends itself the signal again once everything is closed."""
    sys.exit(0)


async def try_database(settings: Settings) -> None:
    """Complain of the database before anything else is begun."""
    await (await open_store(settings.database_url)).close()
