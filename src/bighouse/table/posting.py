"""Posting to addresses that people have given: in the background, and never into the host's own network unasked."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import ssl
from collections.abc import Coroutine, Mapping
from urllib.parse import SplitResult, urlsplit

from bighouse.table.troubles import Trouble

log = logging.getLogger("bighouse.table")

SECONDS = 5.0
MOST_AT_ONCE = 20
PORTS = {"http": 80, "https": 443}


def read_address(address: str, otherwise: str) -> SplitResult:
    """The parts of an address that can be posted to; Trouble in these words when it cannot be one."""
    try:
        parts = urlsplit(address)
        plain = address.isascii() and address.isprintable() and " " not in address and "@" not in parts.netloc
        if plain and parts.scheme in PORTS and parts.hostname and parts.port != 0:
            return parts
    except ValueError:
        pass
    raise Trouble("malformed", otherwise)


class Poster:
    """Posts a few things at a time; more than that are dropped."""

    def __init__(self, near: bool) -> None:
        self.near = near  # whether this machine and its neighbours may be called as well
        self.tasks: set[asyncio.Task[None]] = set()

    def do(self, posting: Coroutine[None, None, None]) -> None:
        """Post some time soon; whatever goes wrong there, nobody waits for it."""
        if len(self.tasks) >= MOST_AT_ONCE:
            posting.close()
            return
        task = asyncio.create_task(self.attempt(posting))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def attempt(self, posting: Coroutine[None, None, None]) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                await posting
        except (Trouble, OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
            log.info("a notice could not be posted: %s", type(error).__name__)

    async def send(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        """Post once; a redirection is not followed, and nothing of the answer is read but its status."""
        host = parts.hostname or ""
        port = parts.port or PORTS[parts.scheme]
        context = ssl.create_default_context() if parts.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            await self.resolve(host, port), port, ssl=context, server_hostname=host if context else None, limit=2**14
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = [
                f"POST {path} HTTP/1.1",
                f"Host: {parts.netloc}",
                *(f"{name}: {value}" for name, value in headers.items()),
                f"Content-Length: {len(body)}",
                "User-Agent: bighouse",
                "Connection: close",
            ]
            writer.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
            await writer.drain()
            return int((await reader.readline()).split()[1])
        except IndexError:
            raise ValueError("no HTTP answer") from None
        finally:
            writer.close()

    async def resolve(self, host: str, port: int) -> str:
        """The address to call, looked up once, so that it is the one that was checked."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
        address = str(found[0][4][0])
        if not self.near and not ipaddress.ip_address(address.partition("%")[0]).is_global:
            raise ValueError("not a public address")
        return address

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
