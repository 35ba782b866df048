"""Sessions: a secret in a cookie. Nobody signs up; a session is worth the links that it was shown."""

from __future__ import annotations

from litestar.connection import ASGIConnection

from bighouse.table.rows import Access
from bighouse.table.settings import Settings
from bighouse.table.store.store import Store
from bighouse.table.tokens import digest, new_token
from bighouse.table.troubles import no_link

COOKIE = "bighouse"
HOST_COOKIE = "__Host-bighouse"  # under https: a browser takes it from this very host alone
YEAR = 365 * 24 * 3600
SHORTEST, LONGEST = 22, 64  # letters: 128 bits take 22
FRESH = "bighouse_session"  # where in a request's scope a new secret waits for its cookie


class Session:
    """Whoever asks. A browser that comes for the first time gets its secret once it has something to keep."""

    def __init__(self, connection: ASGIConnection, settings: Settings) -> None:  # type: ignore[type-arg]
        self.connection = connection
        given = connection.cookies.get(cookie_name(settings), "")
        self.secret = given if SHORTEST <= len(given) <= LONGEST and given.isascii() else ""

    @property
    def hash(self) -> str:
        """What the store knows the session by; empty for a stranger, who has no place anywhere."""
        return digest(self.secret) if self.secret else ""

    async def keep(self, store: Store) -> str:
        """The hash of a session that is about to get something; a stranger becomes known by a secret of our making."""
        if not self.secret or not await store.knows(self.hash):
            self.secret = new_token()
            self.connection.scope["state"][FRESH] = self.secret
        return self.hash

    async def access(self, store: Store, table: str) -> Access:
        """What the session may do at a table; Trouble when that is nothing."""
        access = await store.access(self.hash, table) if self.secret else Access()
        if not access.any:
            raise no_link()
        return access


def cookie_name(settings: Settings) -> str:
    return HOST_COOKIE if settings.secure else COOKIE


def cookie(secret: str, settings: Settings) -> str:
    secure = "; Secure" if settings.secure else ""
    return f"{cookie_name(settings)}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
