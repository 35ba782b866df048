"""Ctrl-C that waits its turn: it is noted, and acted upon when nothing is half done."""

from __future__ import annotations

import signal
import threading
from types import FrameType
from typing import Any

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interrupt:
    """While it lasts, being told to stop sets `noted` and nothing else."""

    def __init__(self) -> None:
        self.noted = False
        self.before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Interrupt:
        if threading.current_thread() is threading.main_thread():  # others are never interrupted
            for number in SIGNALS:
                if signal.getsignal(number) is not signal.SIG_IGN:  # what runs in the background stays there
                    self.before[number] = signal.signal(number, self.note)
        return self

    def __exit__(self, *unused: object) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)

    def note(self, number: int, frame: FrameType | None) -> None:
        self.noted = True
