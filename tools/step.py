"""Run one step of make: say how far it is, keep all its output in a log, and show that when it fails.

python tools/step.py LOG TITLE COMMAND ...

A line of the output that reads `bighouse ... words` tells how far the step is, and `bighouse: words` is worth keeping.
"""

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

HOW_FAR = re.compile(r"bighouse \.\.\. (.+)|Collecting ([\w.-]+)|Installing collected packages")  # setup.py, pip
WORTH_KEEPING = "bighouse: "
SELDOM = 10.0  # seconds between two lines where lines stay
OFTEN = 1.0  # and between two looks at the clock where the line is written over
LAST_LINES = 40  # of a log that is shown

ADVICE = [  # what the log says, and what to do about it; the first that fits
    (
        r"CERT_IN_CHAIN|CERTIFICATE_VERIFY_FAILED|UNABLE_TO_(GET_ISSUER_CERT|VERIFY)",
        "The network has a certificate of its own. Name its file in PIP_CERT and NODE_EXTRA_CA_CERTS.",
    ),
    (
        r"NewConnectionError|ConnectTimeout|ReadTimeout|name resolution|Network is unreachable|ProxyError|"
        r"No matching distribution found|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|Temporary failure resolving",
        "Packages could not be fetched. Check the network; behind a proxy set HTTPS_PROXY, and with an index of your "
        "own PIP_INDEX_URL.",
    ),
    (
        r"DO NOT MATCH THE HASHES",
        "A package is not the one that was locked. Fetch it again, from another index.",
    ),
    (r"No space left on device|ENOSPC", "The disk is full. Bighouse needs about a gigabyte."),
    (r"Read-only file system|Permission denied|EACCES|EROFS", "This folder cannot be written to. Copy it to your own."),
    (
        r"Cannot allocate memory|out of memory|signal terminated program|Killed",
        "The memory ran out. Without compiling it needs less: BIGHOUSE_PURE=1 make play",
    ),
    (
        r"command '[^']*(cc|clang|\+\+)[^']*' failed",
        "The C compiler gave up. Without compiling it works too, only slower: BIGHOUSE_PURE=1 make play",
    ),
]


class Screen:
    """A terminal, where one line is written over, or something that keeps every line and is given few."""

    def __init__(self, title: str) -> None:
        self.title = title
        # Two steps at once would write over each other's line.
        self.alive = sys.stdout.isatty() and " -j" not in os.environ.get("MAKEFLAGS", "")
        self.began = self.last = time.monotonic()
        self.words = self.shown = ""
        self.write("" if self.alive else f"{title} ...\n")
        self.tick()

    def write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    def tick(self) -> None:
        """Say how far it is, if it is time to."""
        now = time.monotonic()
        if self.alive:
            self.write(f"\r\x1b[K{self.title} ... {self.words} ({now - self.began:.0f} s)".replace("  ", " "))
        elif self.words != self.shown and now - self.last >= SELDOM:
            self.last, self.shown = now, self.words
            self.write(f"  {self.words} ({now - self.began:.0f} s)\n")

    def keep(self, words: str) -> None:
        self.write(f"\r\x1b[K{words}\n" if self.alive else f"{words}\n")

    def end(self) -> None:
        if self.alive:
            self.keep(f"{self.title}: {time.monotonic() - self.began:.0f} s")


def run(log: Path, title: str, command: list[str]) -> int:
    """Run the command; its exit code."""
    screen = Screen(title)
    lines: SimpleQueue[str | None] = SimpleQueue()
    with log.open("w", encoding="utf-8") as file:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", bufsize=1
        )

        def read() -> None:
            assert process.stdout is not None
            for line in process.stdout:
                lines.put(line)
            lines.put(None)

        Thread(target=read, daemon=True).start()
        while True:
            try:
                line = lines.get(timeout=OFTEN)
            except Empty:
                screen.tick()
                continue
            if line is None:
                break
            file.write(line)
            words = line.strip()
            if told := HOW_FAR.match(words):
                screen.words = told[1] or told[2] or "unpacking"
                screen.tick()
            elif words.startswith(WORTH_KEEPING):
                screen.keep(words)
    code = process.wait()
    if code == 0:
        screen.end()
    else:
        screen.keep(failure(log, title))
    return code


def failure(log: Path, title: str) -> str:
    """What went wrong: the end of the log, where all of it is, and what to do."""
    text = log.read_text("utf-8")
    advice = next(
        (words for pattern, words in ADVICE if re.search(pattern, text)), "Try again: make goes on from here."
    )
    end = "\n".join(text.splitlines()[-LAST_LINES:])
    return f"{end}\n\n{title}: this has failed. {advice}\nThe whole log: {log}"


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2], sys.argv[3:]))
