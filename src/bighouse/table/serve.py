"""Running the server."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn

from bighouse.engine.errors import BighouseError
from bighouse.table.app import make_app
from bighouse.table.door import Door, Visit
from bighouse.table.house import House
from bighouse.table.listening import address, listen
from bighouse.table.logs import write_log
from bighouse.table.screen import has_screen, show
from bighouse.table.settings import Settings
from bighouse.table.store.copying import faults
from bighouse.table.store.open import open_store
from bighouse.table.store.place import Gone
from bighouse.table.talk import Talk

LARGEST_MESSAGE = 1 << 16  # bytes that a socket reads at all
RUBBISH = (50_000, 20, 100)  # how much is made before the collector looks at what is new, recent, and old
TURN = 0.001  # seconds that a thread waits for the interpreter: the one that writes needs it again and again
LOOK = 20  # tenths of a second between looks whether the database is still there
PING = 20.0  # seconds between looks whether the other side is still there


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.trouble = ""  # why it has stopped by itself

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        collect_seldom()
        sys.setswitchinterval(TURN)
        if self.started:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK == 0:
            try:
                self.house.store.place.check()
            except Gone as gone:
                self.trouble = str(gone)
                return True
        return await super().on_tick(counter)

    @property
    def house(self) -> House:
        app: Any = self.config.app
        house: House = app.state.house
        return house


def collect_seldom() -> None:
    """Tables live long and hold much: going through them again and again took a third of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RUBBISH)


def config(settings: Settings) -> uvicorn.Config:
    door = Door(settings.strict, settings.proxies)
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        server_header=False,
        log_config=None,
        http=partial(Visit, door),  # type: ignore[arg-type]  # uvicorn only ever calls it
        ws=partial(Talk, door),  # type: ignore[arg-type]
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=3,
    )


def serve(settings: Settings, browser: bool | None = None) -> None:
    """Serve until Ctrl-C. Without a wish, a browser is opened for whoever sits in front of a screen."""
    place = settings.origin or address(settings.host, settings.port)

    def ready() -> None:
        sys.stdout.write(welcome(settings, place))
        sys.stdout.flush()
        if has_screen() if browser is None else browser:
            show(place)

    write_log()
    with listen(settings) as door:
        asyncio.run(try_database(settings))
        server = Server(config(settings), ready)
        signal.signal(signal.SIGTERM, leave)
        try:
            server.run([door])
        except SystemExit:  # our own way to leave
            pass
    if not server.started:
        raise BighouseError("The house could not be opened; the lines above say why.")
    if server.trouble:
        raise BighouseError(f"The house was closed: {server.trouble}.")


def welcome(settings: Settings, place: str) -> str:
    """What to do now, in two lines."""
    others = " (from other machines: bighouse serve --host 0.0.0.0)" if settings.private else ""
    return (
        f"Bighouse is open at {place} - Ctrl-C closes it and nothing is lost: games are kept in {settings.database}\n"
        f"Choose Play now in the lobby, or set a table and send friends the links to their seats{others}.\n"
    )


def leave(*_: object) -> None:
    """Go as after Ctrl-C: uvicorn sends itself the signal again once everything is closed."""
    sys.exit(0)


async def try_database(settings: Settings) -> None:
    """Complain of the database before anything else is begun."""
    store = await open_store(settings.database_url)
    await store.close()
    found = [] if store.place.file is None else faults(store.place.file)
    if found:
        raise BighouseError(
            f"The database {store.place.file} is damaged: {found[0]}. Go back to a backup, or name another with"
            " --database."
        )
