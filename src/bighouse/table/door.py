"""The door: how many connections are let in, in all and from one address, and how long they may be silent."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

log = logging.getLogger("bighouse.table")

MOST_DESCRIPTORS = 65_536
SPARE = 128  # descriptors for everything but connections
FROM_ONE_ADDRESS = 300
SECONDS: dict[object, float] = {h11.IDLE: 10.0, h11.SEND_BODY: 60.0}  # for the head of a request, and for its body


def raise_limit() -> int:
    """As many descriptors as the system lets us have; how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class Door:
    """Counts who is in."""

    def __init__(self, strict: bool, proxies: tuple[str, ...] = ()) -> None:
        self.strict = strict
        self.proxies = proxies  # they come for many
        self.most = raise_limit() - SPARE
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let somebody in, if there is room."""
        crowd = self.strict and address not in self.proxies and self.inside[address] >= FROM_ONE_ADDRESS
        if crowd or self.inside.total() >= self.most:
            log.warning("too many connections%s: one is turned away", f" from {address}" if crowd else "")
            return False
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


class Visit(H11Protocol):
    """A connection over which requests come; each part of one has its time."""

    def __init__(self, door: Door, **rest: Any) -> None:
        super().__init__(**rest)
        self.door = door
        self.address = ""
        self.let_in = False
        self.awaited: object = None  # the part of a request whose time is running
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.address = address_of(transport)
        self.let_in = self.door.enter(self.address)
        if not self.let_in:
            transport.abort()
            return
        super().connection_made(transport)
        self.wait_for(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_socket = self.transport.get_protocol() is not self  # h11 still waits for the body of what asked for it
        self.wait_for(None if is_socket else self.conn.their_state)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.wait_for(None)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.let_in:
            self.wait_for(None)
            self.door.leave(self.address)
            super().connection_lost(exc)

    def wait_for(self, part: object) -> None:
        """The time of a part begins with it, and does not begin anew with every byte."""
        if part is self.awaited:
            return
        self.awaited = part
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if part in SECONDS:
            self.timer = self.loop.call_later(SECONDS[part], self.transport.abort)


def address_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""
