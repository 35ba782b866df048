"""What the server writes to its log: each trouble once a second, however often it happens."""

from __future__ import annotations

import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable

EVERY = 1.0  # seconds between two lines of a kind
MOST_KINDS = 500  # that are remembered

Kind = tuple[str, int, str]


class Calm(logging.Filter):
    """Lets one line of a kind pass, and tells with the next one how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.kinds: OrderedDict[Kind, tuple[float, int]] = OrderedDict()  # when a line passed last, and how many since

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, str(record.msg).partition("\n")[0])
        now = self.clock()
        last, left_out = self.kinds.pop(kind, (-EVERY, 0))
        passes = now - last >= EVERY
        self.kinds[kind] = (now, 0) if passes else (last, left_out + 1)
        if len(self.kinds) > MOST_KINDS:
            self.kinds.popitem(last=False)
        if passes and left_out:
            record.msg = f"{record.msg} (and {left_out} more of the kind)"
        return passes


def write_log() -> None:
    """Everything from warnings up goes to the error stream, with its time."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
