"""Seeds that follow from other seeds."""

from __future__ import annotations

from hashlib import blake2b

BITS = 53  # so many survive in any program that reads JSON
SEEDS = 1 << BITS


def derive(*parts: object) -> int:
    """A seed for something that follows from all of these and has nothing in common with its neighbours."""
    digest = blake2b("/".join(str(part) for part in parts).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEEDS
