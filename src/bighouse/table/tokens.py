"""Secrets: made of random bits, and kept only as hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256

TOKEN_BYTES = 24  # 192 bits: nobody guesses that, so a fast hash is safe enough
TABLE_BYTES = 9


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """No secret, but nothing to count up either."""
    return secrets.token_urlsafe(TABLE_BYTES)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def commitment(table: str, seed: str) -> str:
    """Shown from the start: whoever is told the seed in the end can check that it was this one all along."""
    return sha256(f"{table}:{seed}".encode()).hexdigest()
