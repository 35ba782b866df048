"""Patience: how long people wait for all that their bots do in a row, and what of it the next move may take."""

from __future__ import annotations

import time
from dataclasses import dataclass

WHOLE = 2.5  # seconds
PART = 0.1  # of what is left: a row may be of one move or of fifty
LEAST = 0.02  # seconds, shared by all who wait: even then a bot looks before it moves


@dataclass(frozen=True)
class Patience:
    """So much is left from that moment on; until then people look at the last move, and thinking costs them nothing."""

    left: float
    since: float

    def for_a_move(self) -> float:
        waited = time.monotonic() - self.since
        return max(LEAST, max(0.0, -waited) + max(0.0, self.left - max(0.0, waited)) * PART)
