"""The terminal itself: colour and clearing where it is one, plain text in a pipe."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from bighouse.engine.ink import BRASS, DIM, GOOD, HIDDEN, RULE

THEME = Theme(
    {
        "heading": f"bold {BRASS}",
        "dim": DIM,
        "rule": RULE,
        "key": f"bold {BRASS}",
        "question": "bold",
        "trouble": "bold red",
        "notice": "yellow",
        "good": GOOD,
        "hidden": HIDDEN,
    }
)
CLEAR = "\x1b[H\x1b[2J"
CLEAR_SCROLLBACK = "\x1b[3J"


def make_console(stderr: bool = False) -> Console:
    """A console that colours only what it is told to."""
    return Console(theme=THEME, stderr=stderr, highlight=False, emoji=False)


def wipe(console: Console, beyond: bool = False) -> None:
    """Clear the screen, and what can be read by scrolling back when that is asked for; a pipe keeps everything."""
    if console.is_terminal:
        console.file.write(CLEAR + CLEAR_SCROLLBACK if beyond else CLEAR)
        console.file.flush()


def harmless(words: str) -> str:
    """A stranger's words, without what could play tricks on a terminal."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in words)


def complain(words: str) -> None:
    """Say what went wrong: one red line, and what belongs to it below."""
    console = make_console(stderr=True)
    first, _, rest = harmless(words).partition("\n")
    console.print(Text(f"bighouse: {first}", "trouble"), soft_wrap=True)
    if rest:
        console.print(Text(rest), soft_wrap=True)


class Input:
    """Lines that a person types; None once there are no more."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.typed = sys.stdin.isatty() and console.is_terminal

    def line(self, prompt: str) -> str | None:
        self.console.print(Text(prompt, "key"), end="")
        try:
            line = input() + "\n" if self.typed else sys.stdin.readline()
        except EOFError:
            line = ""
        if not line:
            self.console.print()
            return None
        if not self.typed:
            self.console.print(Text(line.strip()))  # a transcript shows what was answered
        return line.strip()
