"""In a window of a certain size: nothing runs out of it, and nothing is left behind a curtain."""

from __future__ import annotations

import re

import pytest

from tests.terminal.script import CODES, Terminal
from tests.terminal.test_play import at_random

CLEAR = "\x1b[H\x1b[2J"
SCROLLBACK = "\x1b[3J"


@pytest.fixture
def window(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("TTY_INTERACTIVE", "0")
    monkeypatch.setenv("TERM", "xterm-256color")
    return terminal


def screens(out: str) -> list[list[str]]:
    """The lines of each screen, up to where the input begins."""
    return [CODES.sub("", screen).split(" > ")[0].splitlines() for screen in out.split(CLEAR)[1:]]


@pytest.mark.parametrize(("width", "height"), [(80, 40), (100, 45), (160, 40)])
@pytest.mark.parametrize("players", [1, 5])
def test_every_screen_fits(
    window: Terminal, monkeypatch: pytest.MonkeyPatch, width: int, height: int, players: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("LINES", str(height))
    ran = window.run(f"play lockup --players {players} --bots random --seed 6", at_random(3, 16))
    shown = screens(ran.out)[:-1]  # the last one is the end of the game, which may scroll
    assert len(shown) > 10
    for lines in shown:
        assert max(len(line) for line in lines) <= width
        assert len(lines) <= height  # the line to type in included
        assert any("What now?" in line for line in lines)


def test_a_low_window_says_what_it_leaves_out(window: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "24")
    out = CODES.sub("", window.run("play lockup --players 3 --bots random --seed 6", ["b"]).out)
    low, whole = out.split("LOCKUP")[1:]
    assert "too low for" in low
    assert "Goals" not in low
    assert "Goals" in whole


def test_the_curtain_wipes_what_could_be_scrolled_back_to(window: Terminal) -> None:
    out = window.run("play lockup --players 2 --people 2 --seed 6", ["", "2", "1", "done", "", "3"]).out
    for curtain in re.finditer("Take the seat", out):
        assert CLEAR + SCROLLBACK in out[: curtain.start()].rsplit("╭", 1)[0][-40:]
    assert out.count(SCROLLBACK) == out.count("Take the seat") == 2


def test_a_pipe_stays_plain(terminal: Terminal) -> None:
    assert "\x1b" not in terminal.run("play lockup --players 2 --people 2 --seed 6", ["", "2", "1", "done", ""]).out
