"""Whether somebody sits in front of this machine, to whom a browser could be shown."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping

REMOTE = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """A person at a terminal of this very machine, and a screen beside it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    if environment.get("CI") or any(environment.get(name) for name in REMOTE):
        return False
    return platform in ("darwin", "win32") or any(environment.get(name) for name in DISPLAYS)


def show(address: str) -> None:
    """Open the page; some browsers keep whoever starts them waiting, and the server has better things to do."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
