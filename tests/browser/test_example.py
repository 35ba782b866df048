"""The example in a browser: a game without drawings of its own is played from the list of options."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import Guests, House, play_to_the_end, wait_until_asked
from tests.docs.example import install


@pytest.fixture
def guests(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guests]:
    """People of a house in which the example is installed."""
    install(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]).strip(":"))
    house = House(tmp_path / "tables.db")
    house.open()
    guests = Guests(browser, house, Path("screenshots") / "example")
    yield guests
    guests.leave()
    house.close()
    assert guests.complaints == []


def test_it_is_played_from_the_lobby_to_the_end(guests: Guests) -> None:
    page = guests.come()
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="Market day")
    card.get_by_role("link", name="New game", exact=True).click()
    page.get_by_role("radio", name="3").check()
    page.get_by_label("Seat 1: name").fill("Ann")
    page.get_by_label("Seat 2: which bot").select_option("greedy")
    page.get_by_label("Seat 3: which bot").select_option("gentle")
    page.get_by_role("button", name="Set the table").click()
    wait_until_asked(page)
    seen = page.locator("dt", has_text=re.compile("^Hand$")).locator("+ dd")
    expect(seen).to_have_text(re.compile(r"^\d+, \d+$"))  # what a seat sees is named
    guests.shoot(page, "begin")
    play_to_the_end([page], 3)
    guests.shoot(page, "over")
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
