"""A room's scenarios for its refusals: SAMPLE.refusals."""

from __future__ import annotations

from typing import Any, NamedTuple

from bighouse.engine.step import Choice


class Refused(NamedTuple):
    """Ann tries what she may not do, after these acts of hers; it is her turn unless the text says where to start."""

    reason: str
    tries: str
    text: str = ""
    acts: tuple[str, ...] = ()
    first: str = ""  # what the first line says: "4 players"; three, if left out
    forced: Choice[Any] | None = None  # leaves one thing to do, which the kernel would do by itself: asked nevertheless
