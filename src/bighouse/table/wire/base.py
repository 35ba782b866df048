"""What all that goes over the wire has in common."""

from __future__ import annotations

import msgspec


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From the server to a client."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From a client to the server: read strictly, and never larger than it needs to be."""
