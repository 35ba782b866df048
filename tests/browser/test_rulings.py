"""Rulings that reasons and rules cite can be read without leaving the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, WIDE, Guests, make_table, settle, wait_until_asked
from tests.browser.test_screens import touch

# A ruling to look for in the whole book.
CITED = {"lockup": "R43", "architects": "R30", "animalcatraz": "R47"}

# A board where something is refused, and what to touch for the reason.
PLATES = {
    "lockup": ("lockup, 2 players\nstart: turn of seat 0\n", "location:library"),
    "architects": ("architects, 2 players\nseat 0: 0 silver\nstart: turn of seat 0\n", "market:small"),
}
TOUCH = 44


def read(page: Page, cite: str) -> None:
    """The citation opens what it names, above whatever cites it, and is put away again."""
    place = page.get_by_role("dialog", name=re.compile(rf"(Ruling|Section) {re.escape(cite)}$"))
    expect(place).to_be_visible()
    expect(place.locator("p, li").first).to_contain_text(re.compile(r"\w{3}"))
    place.get_by_role("button", name="Back").click()
    expect(place).to_have_count(0)


@pytest.mark.parametrize("game", CITED)
def test_a_citation_can_be_opened(guests: Guests, game: str) -> None:
    page = guests.come(PHONE if game == "architects" else WIDE)
    make_table(page, game, "here Ann", "bot random", "bot random")
    wait_until_asked(page)
    address = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules at what is asked").click()
    rules = page.get_by_role("dialog", name="Rules")
    cite = rules.get_by_role("button", name=re.compile(r"^R\d+$"))
    chapters = rules.get_by_label("Chapter")
    expect(chapters).to_be_visible()
    for heading in chapters.locator("option").all_inner_texts():
        chapters.select_option(label=heading)
        expect(rules.get_by_role("heading", name=heading, exact=True).last).to_be_visible()
        if cite.count() > 0:
            break
    name = cite.first.inner_text()
    cite.first.click()
    guests.shoot(page, game)
    read(page, name)
    expect(rules).to_be_visible()
    assert page.url == address

    ruling = CITED[game]
    page.goto(f"/rules/{game}#{ruling}")
    expect(page.locator(f"#{ruling}")).to_be_in_viewport()
    guests.shoot(page, f"{game}-rulings")


@pytest.mark.parametrize("game", PLATES)
def test_a_reason_on_the_board_leads_to_its_ruling(guests: Guests, game: str) -> None:
    """By finger and by key, and the focus comes back to it."""
    page = guests.come(PHONE)
    scene, spot = PLATES[game]
    make_table(page, game, "here Ann", "bot random", scene=scene)
    wait_until_asked(page)
    touch(page, spot)
    cites = re.compile(r"(?:R|§)([\d.]+)$")
    plate = page.locator("[aria-label=Board] [role=button]").filter(has_text=cites)
    expect(plate).to_be_visible()
    found = cites.search((plate.text_content() or "").strip())
    assert found is not None
    settle(page)
    guests.shoot(page, f"{game}-plate")
    reach = plate.locator(".reach").bounding_box()
    assert reach is not None
    assert min(reach["width"], reach["height"]) >= TOUCH - 0.5
    plate.focus()
    page.keyboard.press("Enter")
    read(page, found[0].lstrip("§"))
    expect(plate).to_be_focused()
    plate.tap()
    read(page, found[0].lstrip("§"))
