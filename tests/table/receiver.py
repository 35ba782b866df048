"""A small HTTP server that keeps what it is sent: a webhook's receiver, or a push service."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass


@dataclass(frozen=True)
class Posted:
    line: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    def __init__(self, answer: str = "204 No Content") -> None:
        self.answer = answer
        self.heard: asyncio.Queue[Posted] = asyncio.Queue()
        self.server: asyncio.Server | None = None

    async def start(self) -> str:
        """Its address, without a path."""
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (header.partition(": ") for header in rest)}
        self.heard.put_nowait(Posted(line, headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {self.answer}\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def stop(self) -> None:
        assert self.server is not None
        self.server.close()
        await self.server.wait_closed()
