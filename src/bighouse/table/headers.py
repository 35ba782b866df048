"""Headers that keep browsers from doing what our page never does."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from bighouse.table.sessions import FRESH, cookie
from bighouse.table.settings import Settings

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # drawings place themselves by it; it runs no code
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Headers:
    """Adds the headers to every answer, and the cookie to the one that makes somebody known."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def __call__(self, message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if self.settings.secure:
            headers["Strict-Transport-Security"] = "max-age=31536000"
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        secret = scope.get("state", {}).get(FRESH)
        if secret:
            headers.add("Set-Cookie", cookie(secret, self.settings))
