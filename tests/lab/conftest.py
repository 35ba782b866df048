"""Bots that are quick, slow or broken, found the way other people's bots are: by an entry point."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bighouse.bots.registry import GROUP, makers
from tests.terminal.script import Terminal

BOTS = '''
import os, time

class First:
    def choose(self, side, rng):
        return side.options[0]

class Last:
    def choose(self, side, rng):
        return side.options[-1]

class Shy(Last):
    """Takes a while before its first move."""
    def __init__(self):
        self.waited = False
    def choose(self, side, rng):
        if not self.waited:
            time.sleep(0.08)
        self.waited = True
        return super().choose(side, rng)

class Sleepy:
    """Never moves."""
    def choose(self, side, rng):
        time.sleep(600)

class Broken:
    def choose(self, side, rng):
        return 1 // 0

class Cheat:
    def choose(self, side, rng):
        return 10**6

class Deadly:
    def choose(self, side, rng):
        os._exit(9)
'''
NAMES = ("First", "Last", "Shy", "Sleepy", "Broken", "Cheat", "Deadly")


@pytest.fixture
def more_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The bots first, last, shy and so on, here and in every process that is started."""
    folder = tmp_path / "more"
    about = folder / "more_bots-1.dist-info"
    about.mkdir(parents=True)
    (folder / "more_bots.py").write_text(BOTS)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: more-bots\nVersion: 1\n")
    lines = [f"{name.lower()} = more_bots:{name}\n" for name in NAMES]
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{''.join(lines)}")
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.syspath_prepend(str(folder))
    makers.cache_clear()
    yield folder
    makers.cache_clear()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, tmp_path / "data")
