"""A player's socket that costs next to nothing: the players share the processors with the house that is measured."""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from typing import cast

SHORT = 126  # from here on lengths have bytes of their own: two, or eight
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)  # players mask what they send; with zeros it stays as it is

Hearer = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """Whatever the house says is handed on as it comes, one message at a time."""

    def __init__(self, request: bytes, hear: Hearer, ended: Hearer) -> None:
        self.request = request
        self.hear = hear
        self.ended = ended  # with what was said last
        self.unread = b""
        self.open = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        data = self.unread + data if self.unread else data
        at = 0
        if not self.open:
            head, _, _ = data.partition(b"\r\n\r\n")
            at = len(head) + 4
            self.open = head.startswith(b"HTTP/1.1 101") and at <= len(data)
            if not self.open:
                self.unread = data
                return
        while (frame := next_frame(data, at)) is not None:
            start, end = frame
            if data[at] == TEXT:
                self.hear(data[start:end])
            elif data[at] == PING:
                self.write(PONG, data[start:end])
            at = end
        self.unread = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended(self.unread)

    def say(self, words: bytes) -> None:
        self.write(TEXT, words)

    def close(self) -> None:
        self.write(CLOSE)
        self.transport.close()

    def write(self, kind: int, words: bytes = b"") -> None:
        """Something short: under 126 bytes."""
        self.transport.write(bytes((kind, MASKED | len(words))) + NO_MASK + words)


def next_frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the words of the next message begin and end, once all of it is there."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1], at + 2
    if length >= SHORT:
        size = 2 if length == SHORT else 8
        start += size
        length = int.from_bytes(data[at + 2 : start])
    return (start, start + length) if len(data) >= start + length else None


async def open_line(address: str, path: str, cookie: str, hear: Hearer, ended: Hearer) -> Line:
    host, _, port = address.partition(":")
    key = b64encode(bytes(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: bighouse={cookie}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request.encode(), hear, ended), host, int(port))
    return line
