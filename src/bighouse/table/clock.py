"""Times that were written down, and a clock that somebody may set: nobody waits longer because of it."""

from __future__ import annotations


def left_of(seconds: float, began: float, now: float) -> float:
    """What is left of so many seconds; a beginning in the future was written by a clock that was set back since."""
    return 0.0 if now < began else max(0.0, began + seconds - now)
