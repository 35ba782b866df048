"""Webhooks: a word to an address of a player's own when it becomes a seat's turn."""

from __future__ import annotations

import logging
from urllib.parse import SplitResult

import msgspec

from bighouse.table.posting import Poster, read_address

log = logging.getLogger("bighouse.table")

BAD_ADDRESS = "A webhook is an address such as https://ntfy.example.org/my-games. Write it in full, or leave it empty."


def check_webhook(address: str) -> SplitResult:
    """The parts of a webhook's address; Trouble when it cannot be one."""
    return read_address(address, BAD_ADDRESS)


class Webhooks:
    def __init__(self, poster: Poster) -> None:
        self.poster = poster

    def post(self, address: str, notice: dict[str, object]) -> None:
        self.poster.do(self.send(address, notice))

    async def send(self, address: str, notice: dict[str, object]) -> None:
        headers = {"Content-Type": "application/json"}
        status = await self.poster.send(check_webhook(address), headers, msgspec.json.encode(notice))
        if not 200 <= status < 300:
            log.info("a webhook answered with %s", status)


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
