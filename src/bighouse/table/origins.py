"""Where requests may come from: our own page, or no page at all."""

from __future__ import annotations

from litestar.connection import ASGIConnection

from bighouse.table.settings import Settings
from bighouse.table.troubles import Trouble

SAFE = ("GET", "HEAD", "OPTIONS")


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Who asks; through a proxy that is trusted, whom it asks for."""
    return connection.client.host if connection.client else ""


def check_origin(connection: ASGIConnection, settings: Settings) -> None:  # type: ignore[type-arg]
    """A browser names the page that asks; programs name none."""
    origin = connection.headers.get("origin")
    if origin is None or origin == settings.origin:
        return
    if not settings.origin and origin.partition("://")[2] == connection.headers.get("host"):
        return
    raise Trouble("forbidden", "Another site may not do that here. Open the table's own page.")
