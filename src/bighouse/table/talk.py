"""A connection that has become a socket: the door counts it until it ends, and what is sent goes out in one piece."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from bighouse.table.door import Door, address_of

EXTENSION = "bighouse.talk"  # where handlers of the socket find it
TEXT = b"\x81"  # a whole message
SHORT, MEDIUM = 126, 1 << 16  # longer ones tell their length in two bytes, or in eight


class Talk(WebSocketsSansIOProtocol):
    """Messages of a table are many: they take no detour over the application, and each is framed here."""

    def __init__(self, door: Door, **rest: Any) -> None:
        super().__init__(**rest)
        self.door = door
        self.drained: Callable[[], None] = lambda: None  # more can be said

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"talk": self}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(address_of(self.transport))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.drained()

    def say(self, messages: Sequence[bytes]) -> bool:
        """Send texts; False: not now, for the other side has much to read already."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.disconnected:
            self.transport.write(b"".join([part for message in messages for part in (head(message), message)]))
        return True

    def keepalive_timeout(self) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        """At once: the other side does not read."""
        self.transport.abort()


def head(message: bytes) -> bytes:
    """What comes before a text."""
    length = len(message)
    if length < SHORT:
        return TEXT + length.to_bytes(1)
    return TEXT + (b"\x7e" + length.to_bytes(2) if length < MEDIUM else b"\x7f" + length.to_bytes(8))


def talk_of(scope: Any) -> Talk:
    found: Talk = scope["extensions"][EXTENSION]["talk"]
    return found
