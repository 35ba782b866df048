"""The frame around a table: a desk, a sheet from below, a panel at the side."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.crowded import sit_down
from tests.browser.house import PHONE, Guests, options, settle
from tests.browser.test_screens import GAMES

PAN = "document.querySelector('[aria-label=Board] .frame')"


def pan(page: Page) -> list[float]:
    return list(page.evaluate(f"[{PAN}.scrollLeft, {PAN}.scrollTop]"))


def tap(page: Page, name: str) -> None:
    box = page.get_by_role("button", name=name).bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_moves_and_the_board_does_not(guests: Guests, game: str) -> None:
    """A tap on its handle touches nothing below it, and what was panned to stays in sight."""
    page = guests.come(PHONE)
    sit_down(page, game)
    question = page.locator("#question").inner_text()
    settle(page)  # the first place that can be touched was brought into view
    page.evaluate(f"{PAN}.scrollTo({{left: 120, top: 60, behavior: 'instant'}})")
    before = pan(page)
    for height in ("middle", "high", "low", "middle"):
        expect(page.get_by_role("button", name="Height of the panel")).to_have_accessible_name(
            f"Height of the panel: {height}"
        )
        settle(page)
        assert pan(page) == before
        menu = page.get_by_role("button", name="Menu").bounding_box()
        assert menu is not None
        for tool in page.locator(".tools button").all():
            box = tool.bounding_box()
            assert box is not None
            assert box["y"] >= menu["y"] + menu["height"]
        tap(page, "Height of the panel")
        page.wait_for_timeout(50)  # a click that falls through comes a moment later
        assert page.locator("#question").inner_text() == question


def test_the_rail_folds_and_stays_folded(guests: Guests) -> None:
    """Folded, the question, what lies nowhere on the board, and the actions stay in sight; the mat is wider."""
    page = guests.come((1280, 720))
    sit_down(page, "lockup")
    mat = page.locator("[data-spot=mat]")
    settle(page)
    before = mat.bounding_box()
    page.get_by_role("button", name="Fold this panel").click()
    expect(options(page)).to_have_count(0)
    settle(page)
    after = mat.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"] + 300
    page.reload()
    bar = page.get_by_role("complementary", name="The turn")
    expect(bar.get_by_text("Your turn")).to_be_in_viewport()
    expect(bar.get_by_role("button", name="Undo")).to_be_in_viewport()
    guests.shoot(page, "folded")
    bar.get_by_role("button", name="Pass").click()
    page.get_by_role("dialog").get_by_role("button", name="Do it").click()  # so much crew is left
    expect(bar.get_by_text("Waiting for")).to_be_in_viewport()
    page.keyboard.press(".")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()


ON_THE_BOARD = {
    "lockup": "display:0",
    "architects": "apprentice:0",
    "prison_architect": "square:f5",
    "animalcatraz": "guard:library",
}
COMPARED = {
    "lockup": ["Reputation", "Items", "Goons"],
    "architects": ["Apprentices", "Buildings"],
    "prison_architect": ["Prison", "Cash", "Objectives"],
    "animalcatraz": [
        "Reputation",
        "Bully",
        "Slick",
        "Officer Haze",
    ],  # which skills, Gangsters and Guards, not how many
}
SIDES = {"animalcatraz": 4}  # of two seats each


@pytest.mark.parametrize("game", COMPARED)
def test_everybody_side_by_side(guests: Guests, game: str) -> None:
    """One look compares what everybody has; a card under a resting mouse is shown large, or opened."""
    page = guests.come((1366, 768))
    names = sit_down(page, game)
    page.keyboard.press(",")
    dialog = page.get_by_role("dialog", name="Everybody side by side")
    for name in ["You", *names[1:]] if game in SIDES else names:
        expect(dialog.get_by_text(name).first).to_be_visible()
    for row in COMPARED[game]:
        expect(dialog.get_by_text(row, exact=False).first).to_be_attached()
    guests.shoot(page, game)
    page.set_viewport_size({"width": 390, "height": 844})
    settle(page)
    for column in dialog.get_by_role("columnheader").all()[-SIDES.get(game, len(names)) :]:
        expect(column).to_be_in_viewport(ratio=0.99)
    guests.shoot(page, f"{game}-390")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.keyboard.press("Escape")
    card = page.locator("[data-spot=mat] [data-card]:visible").last
    card.hover()
    large = page.locator(".closer")
    expect(large).to_be_visible()
    settle(page)
    box = large.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 1366
    assert box["y"] + box["height"] <= 768
    guests.shoot(page, f"{game}-card")
    page.mouse.move(700, 5)
    expect(large).to_have_count(0)
    page.locator(f"[data-spot='{ON_THE_BOARD[game]}'][data-card]").hover()
    closer = page.get_by_role("button", name="Look closer", exact=True)
    guests.shoot(page, f"{game}-closer")
    closer.click()
    expect(page.get_by_role("dialog")).to_be_visible()  # and nothing was taken
