"""A real server and a real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import Guests, House

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM  # draws pages alike, but costs half as much for each guest
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Not for the whole session: while it is open, its event loop keeps the server's own tests from running theirs.

    The shell is enough for all that needs no more than pages; a file says WHOLE_BROWSER where something else is tried.
    """
    program = CHROMIUM if getattr(request.module, "WHOLE_BROWSER", False) else SHELL
    if program is None:
        pytest.skip("Chromium is not installed; Debian: apt install chromium chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house") / "tables.db")
    house.open()
    yield house
    house.close()


@pytest.fixture
def guests(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Guests]:
    """Opens browsers for people; a page that complains in its console fails the test."""
    shots = Path("screenshots") / request.node.name.split("[")[0].removeprefix("test_")
    guests = Guests(browser, house, shots)
    yield guests
    guests.leave()
    assert guests.complaints == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a busy machine a browser may miss its moment: once more, and the summary says so; twice is a failure."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))
