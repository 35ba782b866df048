"""Notices: a word to a webhook when it becomes a seat's turn. Whatever goes wrong there, the game does not notice."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import ssl
from urllib.parse import SplitResult, urlsplit

import msgspec

from bighouse.table.troubles import Trouble

log = logging.getLogger("bighouse.table")

SECONDS = 5.0
MOST_AT_ONCE = 20
PORTS = {"http": 80, "https": 443}
BAD_ADDRESS = "A webhook is an address such as https://ntfy.example.org/my-games. Write it in full, or leave it empty."


def check_address(address: str) -> SplitResult:
    """The parts of a webhook's address; Trouble when it cannot be one."""
    try:
        parts = urlsplit(address)
        plain = address.isascii() and address.isprintable() and " " not in address and "@" not in parts.netloc
        if plain and parts.scheme in PORTS and parts.hostname and parts.port != 0:
            return parts
    except ValueError:
        pass
    raise Trouble("malformed", BAD_ADDRESS)


class Notices:
    """Posts in the background, a few at a time; more than that are dropped."""

    def __init__(self, private: bool) -> None:
        self.private = private  # whether this machine and its neighbours may be called as well
        self.tasks: set[asyncio.Task[None]] = set()

    def post(self, address: str, notice: dict[str, object]) -> None:
        if len(self.tasks) < MOST_AT_ONCE:
            task = asyncio.create_task(self.try_to_post(address, notice))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def try_to_post(self, address: str, notice: dict[str, object]) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                status = await self.send(check_address(address), msgspec.json.encode(notice))
            if not 200 <= status < 300:
                log.info("a webhook answered with %s", status)
        except (Trouble, OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
            log.info("a webhook could not be reached: %s", type(error).__name__)

    async def send(self, parts: SplitResult, body: bytes) -> int:
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
                "Content-Type: application/json",
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
        if not self.private and not ipaddress.ip_address(address.partition("%")[0]).is_global:
            raise ValueError("not a public address")
        return address

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def turn_notice(table: str, title: str, seat: int, name: str, link: str) -> dict[str, object]:
    """The same words under the names that common receivers know: Discord, Slack, Gotify, ntfy."""
    words = f"{name}, it is your turn at {title}."
    return {
        "event": "turn",
        "table": table,
        "seat": seat,
        "link": link,
        "title": title,
        "message": words,
        "text": f"{words} {link}".strip(),
        "content": f"{words} {link}".strip(),
    }
