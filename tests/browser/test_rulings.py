"""Rulings that reasons and rules cite can be read without leaving the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, WIDE, Guests, make_table, options, settle, wait_until_asked
from tests.browser.test_prison import BUILDING
from tests.browser.test_screens import touch

# A ruling to look for in the whole book.
CITED = {"lockup": "R43", "architects": "R30", "prison_architect": "R20", "animalcatraz": "R47"}

# A board where something is refused, what to choose first if anything, and what to touch for the reason.
PLATES = {
    "lockup": ("lockup, 2 players\nstart: turn of seat 0\n", "", "location:library"),
    "architects": ("architects, 2 players\nseat 0: 0 silver\nstart: turn of seat 0\n", "", "market:small"),
    "prison_architect": (BUILDING, "Place the Canteen", "square:g6"),
    "animalcatraz": (
        "animalcatraz, 2 players\nconvict 0: big_bill, cell_1, courtyard\nstart: turn of convict 0\n",
        "",
        "icon:courtyard:chess",
    ),
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
def test_a_reason_is_told_on_the_board_and_in_the_list_and_leads_to_its_ruling(guests: Guests, game: str) -> None:
    """By finger and by key, and the focus comes back to it."""
    size = WIDE if game == "prison_architect" else PHONE  # whose small sheet has no room for a reason: the list has it
    page = guests.come(size)
    scene, first, spot = PLATES[game]
    make_table(page, game, "here Ann", "bot random", scene=scene)
    wait_until_asked(page)
    if first:
        options(page).filter(has_text=first).first.click()
    shut = page.locator(f"[data-spot='{spot}'][aria-disabled=true]").first
    expect(shut).to_be_attached()
    touch(page, spot)
    reason = page.get_by_role("alert")
    expect(reason).to_contain_text(re.compile(r"\w \w"))
    cites = re.compile(r"(?:R|§)([\d.]+)$")
    plate = page.get_by_label("Board").get_by_role("button").filter(has_text=cites)
    expect(plate).to_be_visible()
    found = cites.search((plate.text_content() or "").strip())
    assert found is not None
    settle(page)
    guests.shoot(page, f"{game}-plate")
    drawn = plate.locator(".reach")
    reach = (drawn if drawn.count() else plate).bounding_box()
    assert reach is not None
    assert min(reach["width"], reach["height"]) >= TOUCH - 0.5
    plate.focus()
    page.keyboard.press("Enter")
    read(page, found[0].lstrip("§"))
    expect(plate).to_be_focused()
    (plate.tap if size == PHONE else plate.click)()
    read(page, found[0].lstrip("§"))

    # The list says it too, folded where there is much.
    page.get_by_role("button", name="Understood").click()
    expect(reason).to_have_count(0)
    expect(plate).to_have_count(0)
    folded = page.get_by_role("button", name=re.compile("not possible now$"))
    barred = page.locator(".barred li").first
    expect(folded.or_(barred).first).to_be_attached()
    if folded.count():
        folded.click()
    barred.get_by_role("button").first.click()
    expect(reason).to_contain_text(barred.locator("p").inner_text())
    if game == "architects":  # and what is offered but would bring nothing says so, dimmed
        hollow = options(page).filter(has_text="no silver for a capture")
        expect(hollow.locator("b").first).to_have_css("opacity", "0.62")
        expect(options(page).filter(has_text="Quarry").locator("b").first).to_have_css("opacity", "1")
