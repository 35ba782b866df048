"""Telling browsers that it is somebody's turn, wherever they are: only that, and at which table."""

from __future__ import annotations

import logging
from urllib.parse import SplitResult

import msgspec

from bighouse.table.posting import Poster, read_address
from bighouse.table.push import base64url
from bighouse.table.push.sealing import SECRET_BYTES, read_point, seal
from bighouse.table.push.vapid import Vapid
from bighouse.table.rows import Subscription
from bighouse.table.store.store import Store
from bighouse.table.troubles import Trouble

log = logging.getLogger("bighouse.table")

DAY = 24 * 3600  # seconds that a push service keeps a word for a browser that is off
GONE = (404, 410)  # the browser has unsubscribed
BAD_SUBSCRIPTION = "This is not a push subscription as browsers make them."


class Pushes:
    """A subscription belongs to a session: it hears of every seat that the session sits on."""

    def __init__(self, poster: Poster, store: Store, vapid: Vapid) -> None:
        self.poster = poster
        self.store = store
        self.vapid = vapid

    def check(self, subscription: Subscription) -> SplitResult:
        """Where to post for this browser; Trouble when it cannot be one."""
        endpoint = read_address(subscription.endpoint, BAD_SUBSCRIPTION)
        try:
            read_point(base64url.decode(subscription.key))
            whole = len(base64url.decode(subscription.secret)) == SECRET_BYTES
        except ValueError:
            whole = False
        if not whole or (endpoint.scheme != "https" and not self.poster.near):
            raise Trouble("malformed", BAD_SUBSCRIPTION)
        return endpoint

    async def tell_turn(self, table: str, seat: int, title: str, here: set[str]) -> None:
        """Tell the browsers of a seat that are not at the table anyway; `here` are the sessions that are."""
        words = msgspec.json.encode({"words": f"Your turn at {title}", "path": f"/t/{table}"})
        for session, subscription in await self.store.subscriptions(table, seat):
            if session not in here:
                self.poster.do(self.send(subscription, table, words))

    async def send(self, subscription: Subscription, topic: str, words: bytes) -> None:
        endpoint = self.check(subscription)
        headers = {
            "Authorization": self.vapid.authorization(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": topic,  # a newer word about the same table takes the place of one that was not fetched yet
        }
        sealed = seal(words, base64url.decode(subscription.key), base64url.decode(subscription.secret))
        status = await self.poster.send(endpoint, headers, sealed)
        if status in GONE:
            await self.store.unsubscribe(subscription.endpoint)
        elif not 200 <= status < 300:
            log.info("a push service answered with %s", status)
