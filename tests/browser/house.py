"""The house as people see it: pages of their browsers, and what they do there."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

WIDE = (1440, 900)
MIDDLE = (1024, 768)
PHONE = (390, 844)
PATIENCE = 30_000  # milliseconds
LONGEST_GAME = 300_000
MOST_STEPS = 700

CLICK_ALONG = """(seed) => {
    let state = seed;
    const below = (count) => (state = (state * 1103515245 + 12345) % 2147483648) % count;
    setInterval(() => {
        const list = document.querySelector('[aria-label="What you can do"]');
        const buttons = list ? [...list.querySelectorAll('button[aria-disabled=false]')] : [];
        if (buttons.length) buttons[below(buttons.length)].click();
    }, 30);
}"""


class House:
    """A server in a process of its own; it can be killed and opened again."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def open(self) -> None:
        command = [sys.executable, "-m", "tests.browser.server", str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(600):
            assert self.process.poll() is None, "the server has ended"
            try:
                urllib.request.urlopen(f"{self.address}/api/house", timeout=2).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait()


class Guests:
    """The people of one test, each with a browser of their own."""

    def __init__(self, browser: Browser, house: House, shots: Path) -> None:
        self.browser = browser
        self.house = house
        self.shots = shots
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.forgiven = False  # while a server is gone on purpose, a page may say so

    def come(self, size: tuple[int, int] = WIDE, theme: Any = "dark") -> Page:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=size == PHONE,
            base_url=self.house.address,
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self.complain(message.text) if message.type == "error" else None)
        return page

    def complain(self, text: str) -> None:
        if not self.forgiven:
            self.complaints.append(text)

    def shoot(self, page: Page, name: str) -> None:
        """Keep a picture for people to look at."""
        self.shots.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=self.shots / f"{name}.png")

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


def make_table(page: Page, game: str, *seats: str, **options: Any) -> str:
    """A table made by whoever looks at this page; a seat reads "here Ann", "bot gentle", "elsewhere Ben"."""
    plans = []
    for words in seats:
        plan, _, name = words.partition(" ")
        plans.append({"plan": plan, "bot" if plan == "bot" else "name": name})
    page.goto("/about")
    made = page.evaluate(
        """async (body) => {
            const answer = await fetch('/api/tables', {
                method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
            return answer.json();
        }""",
        {"game": game, "seats": plans, "options": options},
    )
    assert "table" in made, made
    page.goto(f"/t/{made['table']['id']}")
    return str(made["table"]["id"])


# At a table


def options(page: Page) -> Locator:
    return page.get_by_role("list", name="What you can do").locator("button[aria-disabled=false]")


def is_asked(page: Page) -> bool:
    return options(page).count() > 0


def is_over(page: Page) -> bool:
    return page.get_by_role("link", name="Replay").count() > 0


def click_any(page: Page, chance: Random) -> None:
    buttons = options(page)
    buttons.nth(chance.randrange(buttons.count())).click()


def wait_until_asked(page: Page) -> None:
    expect(options(page).first).to_be_visible(timeout=PATIENCE)


def play_to_the_end(pages: Sequence[Page], seed: int = 1) -> None:
    """Everybody clicks any option whenever there is one; a small clock in the page is quicker than we are."""
    for number, page in enumerate(pages):
        page.evaluate(CLICK_ALONG, seed + number)
    for page in pages:
        expect(page.get_by_role("link", name="Replay")).to_be_visible(timeout=LONGEST_GAME)


def slug(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")
