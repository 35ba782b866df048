"""Somebody at a terminal: runs a command, and answers whatever it asks with what it has written so far."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from bighouse.cli import main

CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")  # colours and the like
ASKED = re.compile(r"^(?:1-)?(\d+), \? why not.* > $", re.MULTILINE)

Answer = Callable[[str], str | None]  # from all that was written since the last answer; None: the end of the input


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Keyboard:
    """A stdin that asks the answer for every line."""

    def __init__(self, answer: Answer, screen: io.StringIO) -> None:
        self.answer = answer
        self.screen = screen
        self.seen = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        shown = self.screen.getvalue()[self.seen :]
        self.seen += len(shown)
        line = self.answer(shown)
        return "" if line is None else line + "\n"


class Terminal:
    """A plain pipe of 100 columns and a data folder of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.folder = folder
        monkeypatch.setenv("BIGHOUSE_DATA", str(folder))
        monkeypatch.setenv("COLUMNS", "100")
        for name in ("FORCE_COLOR", "CLICOLOR_FORCE", "TTY_COMPATIBLE"):
            monkeypatch.delenv(name, raising=False)

    def run(self, command: str, answers: Iterable[str] | Answer = ()) -> Ran:
        out, err = io.StringIO(), io.StringIO()
        answer = answers if callable(answers) else scripted(answers)
        with self.monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            patch.setattr(sys, "stdin", Keyboard(answer, out))
            code = main(command.split())
        return Ran(code, out.getvalue(), err.getvalue())

    @property
    def saved(self) -> list[Path]:
        return sorted(self.folder.glob("*.bighouse"))


def scripted(lines: Iterable[str]) -> Answer:
    rest = iter(lines)
    return lambda shown: next(rest, None)


def options_of(shown: str) -> int:
    """How many options the last prompt offers; 0 when it is no question of the game."""
    found = ASKED.findall(CODES.sub("", shown))
    return int(found[-1]) if found else 0
