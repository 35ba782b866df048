"""A browser is opened by itself only for a person in front of a screen."""

import sys
import webbrowser
from collections.abc import Mapping
from queue import SimpleQueue

import pytest

from bighouse.table.screen import has_screen, show
from bighouse.table.serve import welcome
from bighouse.table.settings import Settings

DISPLAY = {"DISPLAY": ":0"}


class Terminal:
    def __init__(self, alive: bool) -> None:
        self.alive = alive

    def isatty(self) -> bool:
        return self.alive


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        (DISPLAY, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"SSH_CONNECTION": "1.2.3.4 5 6.7.8.9 22"}, "darwin", False),
        (DISPLAY | {"SSH_TTY": "/dev/pts/1"}, "linux", False),
        (DISPLAY | {"CI": "true"}, "linux", False),
    ],
)
def test_who_has_a_screen(
    monkeypatch: pytest.MonkeyPatch, environment: Mapping[str, str], platform: str, expected: bool
) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal(True))
    monkeypatch.setattr(sys, "stdout", Terminal(True))
    assert has_screen(environment, platform) is expected
    monkeypatch.setattr(sys, "stdout", Terminal(False))  # a log, a pipe
    assert not has_screen(environment, platform)


def test_the_page_is_shown_beside_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: SimpleQueue[str] = SimpleQueue()
    monkeypatch.setattr(webbrowser, "open", shown.put)
    show("http://localhost:8181")
    assert shown.get(timeout=30) == "http://localhost:8181"


def test_two_lines_say_what_to_do() -> None:
    alone, open_to_all = Settings("tables.db"), Settings("tables.db", host="0.0.0.0")
    for settings in (alone, open_to_all):
        lines = welcome(settings, "http://localhost:8181").splitlines()
        assert len(lines) == 2
        assert lines[0].startswith("Bighouse is open at http://localhost:8181 ")
        assert "tables.db" in lines[0]
        assert ("--host 0.0.0.0" in lines[1]) is (settings is alone)
