"""The house as people see it: pages of their browsers, and what they do there."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.table.processes import free_port

T = TypeVar("T")

WIDE = (1440, 900)
MIDDLE = (1024, 768)
PHONE = (390, 844)
PATIENCE = 30_000  # milliseconds, for a slow machine that has other work
LONGEST_GAME = 600_000

# In one go: whatever is asked may have changed by the time that a second look finds it.
CLICK_ANY = """(chance) => {
    const sure = document.querySelector('dialog[open] footer .main');
    const list = document.querySelector('[aria-label="What you can do"]');
    const buttons = sure ? [sure] : list ? [...list.querySelectorAll('button[aria-disabled=false]')] : [];
    buttons[Math.floor(chance * buttons.length)]?.click();
}"""
CLICK_ALONG = f"""(seed) => {{
    const any = {CLICK_ANY};
    let state = seed;
    setInterval(() => any((state = (state * 1103515245 + 12345) % 2147483648) / 2147483648), 30);
}}"""
# Letters have come, and nothing has moved for some frames.
SETTLED = """async () => {
    await document.fonts.ready;
    const boxes = () => [...document.querySelectorAll('body *')].map((part) => {
        const {x, y, width, height} = part.getBoundingClientRect();
        return [x, y, width, height].join();
    }).join(';');
    let before = boxes();
    for (let still = 0, frames = 0; still < 3 && frames < 300; frames += 1) {
        await new Promise(requestAnimationFrame);
        const now = boxes();
        still = now === before ? still + 1 : 0;
        before = now;
    }
}"""

expect.set_options(timeout=PATIENCE)


# The first page finds it among what this person likes; whatever a test sets afterwards stays.
PREFER = """if (!localStorage.getItem('bighouse.prefs'))
    localStorage.setItem('bighouse.prefs', JSON.stringify({speed: 'SPEED'}));"""


class House:
    """A server in a process of its own; it can be killed and opened again."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def open(self) -> None:
        command = [sys.executable, "-m", "tests.browser.server", str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + 2 * PATIENCE / 1000
        while time.monotonic() < end:
            assert self.process.poll() is None, "the server has ended"
            try:
                urllib.request.urlopen(f"{self.address}/api/house", timeout=PATIENCE / 1000).close()
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

    def come(self, size: tuple[int, int] = WIDE, theme: Any = "dark", speed: str = "instant") -> Page:
        """Somebody sits down at a screen; nobody but the tests of the story waits until it is told."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=size == PHONE,
            base_url=self.house.address,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PREFER.replace("SPEED", speed))
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


def eventually(page: Page, look: Callable[[], T], good: Callable[[T], object] = bool) -> T:
    """What is seen as soon as it is good, or when patience ends: the page's policy forbids wait_for_function."""
    end = time.monotonic() + PATIENCE / 1000
    while not good(seen := look()) and time.monotonic() < end:
        page.wait_for_timeout(50)
    return seen


def settle(page: Page) -> None:
    """Until the page stands still, before it is measured."""
    page.evaluate(SETTLED)


def make_table(page: Page, game: str, *seats: str, scene: str | None = None, **options: Any) -> str:
    """A table made by whoever looks at this page, who goes first; a seat reads "here Ann", "bot gentle", "open"."""
    plans = []
    for words in seats:
        plan, _, name = words.partition(" ")
        plans.append({"plan": plan, "bot" if plan == "bot" else "name": name})
    begins = game not in ("prison_architect", "animalcatraz")  # there chance decides who goes first
    opening = {"first": 0} if scene is None and len(seats) > 1 and begins else None
    page.goto("/about")
    made = page.evaluate(
        """async (body) => {
            const answer = await fetch('/api/tables', {
                method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
            return answer.json();
        }""",
        {"game": game, "seats": plans, "options": options, "scene": scene, "opening": opening},
    )
    assert "table" in made, made
    page.goto(f"/t/{made['table']['id']}")
    return str(made["table"]["id"])


# At a table


def open_menu(page: Page, item: str) -> Locator:
    """The dialog that an item of the menu opens, once the menu is gone and nothing is still to come."""
    page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=item).click()
    expect(dialog.get_by_role("link", name="Lobby")).to_have_count(0)
    wait_for_the_book(page)
    return dialog


def wait_for_the_book(page: Page) -> None:
    """Where rules are opened they come a moment later."""
    expect(page.get_by_text("Opening the book")).to_have_count(0)


def options(page: Page) -> Locator:
    return page.get_by_role("group", name="What you can do").locator("button[aria-disabled=false]")


def is_over(page: Page) -> bool:
    return page.get_by_role("link", name="Replay").count() > 0


def wait_until_asked(page: Page) -> None:
    expect(options(page).first).to_be_visible()


def play_to_the_end(pages: Sequence[Page], seed: int = 1) -> None:
    """Everybody clicks any option whenever there is one; a small clock in the page is quicker than we are."""
    for number, page in enumerate(pages):
        page.evaluate(CLICK_ALONG, seed + number)
    for page in pages:
        expect(page.get_by_role("link", name="Replay")).to_be_visible(timeout=LONGEST_GAME)
