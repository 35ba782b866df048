"""Bytes as web push writes them: base64 for addresses, without padding."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decode(text: str) -> bytes:
    """ValueError when it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
