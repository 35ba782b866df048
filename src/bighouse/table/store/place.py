"""Where an SQLite database lies: a file that is deleted while the server runs would take every move with it."""

from __future__ import annotations

import os
from pathlib import Path


class Gone(OSError):
    """The file is no longer the one that was opened."""


class Place:
    """Knows the file by its inode; no file, no worries."""

    def __init__(self, file: str | None) -> None:
        self.file = None if file is None else Path(file)
        self.known = self.inode()

    def inode(self) -> tuple[int, int] | None:
        if self.file is None:
            return None
        try:
            found = os.stat(self.file)
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino

    def check(self) -> None:
        """Gone when it is."""
        if self.inode() != self.known:
            raise Gone(f"{self.file} was moved or deleted while the server ran, so nothing can be kept")
