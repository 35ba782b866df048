"""Every screen: readable by machines that read aloud (axe-core), and never wider than the window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import MIDDLE, PHONE, WIDE, Guests, make_table, open_menu, wait_for_the_book, wait_until_asked
from tests.browser.saves import load, saved

AXE = Path("web/node_modules/axe-core/axe.min.js")
CHECK = """async () => {
    const found = await axe.run({rules: {'label-content-name-mismatch': {enabled: true}}});
    return found.violations.flatMap(({id, nodes}) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} -- ${node.failureSummary}`));
}"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"

GAMES = ("lockup", "architects", "prison_architect", "animalcatraz")
ADDRESSES = {
    "lobby": "/",
    "new-lockup": "/new/lockup",
    "new-architects": "/new/architects",
    "new-prison_architect": "/new/prison_architect",
    "new-animalcatraz": "/new/animalcatraz",
    "rules-lockup": "/rules/lockup",
    "rules-architects": "/rules/architects",
    "rules-prison_architect": "/rules/prison_architect",
    "rules-animalcatraz": "/rules/animalcatraz",
    "about": "/about",
    "nowhere": "/no/such/place",
    "no-table": "/t/nothing",
}
CARDS = {
    "lockup": "display:0",
    "architects": "apprentice:0",
    "animalcatraz": "guard:library",
}
RIVALS = dict.fromkeys(GAMES, "seat:1") | {"animalcatraz": "rival:1"}  # there a strip is a side, which may be two seats
SOURCES = re.compile("printed|public|reconstructed", re.IGNORECASE)
FROM_THE_MENU = ("Seats and links", "Since my last turn", "Rules", "Settings", "Keys", "Try it out", "Resign")


def bare_screens(page: Page) -> Iterator[str]:
    """What there is without a table, then before a game and between turns."""
    for name, address in ADDRESSES.items():
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        yield name
    make_table(page, "lockup", "here Ann", "elsewhere Ben", "open")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    yield "gathering"
    make_table(page, "lockup", "here Ann", "here Ben")
    expect(page.get_by_role("button", name="open the curtain")).to_be_visible()
    yield "curtain"


def table_screens(page: Page, game: str) -> Iterator[str]:
    """A table, with everything that can lie open above it."""
    make_table(page, game, "here Ann", "bot random", "bot random")
    wait_until_asked(page)
    yield "table"
    for tab in ("Turn", "Mine", "Rivals", "Log") if page.viewport_size == as_size(PHONE) else ():
        page.get_by_role("navigation", name="Panels").get_by_role("button", name=tab).click()
        yield f"panel-{tab.lower()}"
    for tab in ("Chat", "Rules", "Log"):
        page.get_by_role("tab", name=tab).click()
        wait_for_the_book(page)
        yield f"tab-{tab.lower()}"
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "menu"
    close(page)
    for item in FROM_THE_MENU:
        open_menu(page, item)
        yield item
        close(page)
    open_a_card(page, game)
    expect(page.get_by_role("dialog", name="Card")).to_contain_text(SOURCES)  # where its figures come from
    yield "card"
    close(page)
    open_a_rival(page, game)
    yield "player"
    close(page)


def open_a_card(page: Page, game: str) -> None:
    if game == "prison_architect":  # which tiles are left goes by who came first; a plain touch might buy one
        page.locator("[data-card^='tile:']").first.dispatch_event("contextmenu")
    else:
        touch(page, CARDS[game])
    expect(page.get_by_role("dialog", name="Card")).to_be_visible()


def open_a_rival(page: Page, game: str) -> None:
    panels = page.get_by_role("navigation", name="Panels")
    if panels.count():
        panels.get_by_role("button", name="Rivals").click()
    touch(page, RIVALS[game])
    expect(page.get_by_role("dialog")).to_be_visible()


def after_screens(page: Page, game: str) -> Iterator[str]:
    """A game that is over, and its replay."""
    address = load(page, saved(game))
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    yield "over"
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    yield "score-sheet"
    page.goto(f"{address}/replay")
    page.get_by_role("slider", name="Move").fill("40")
    expect(page.get_by_text("40 /")).to_be_visible()
    yield "replay"
    page.get_by_label("Through the eyes of").select_option("0")
    expect(page.locator("[aria-label=Mat]")).to_be_attached()
    yield "replay-eyes"


def as_size(size: tuple[int, int]) -> Any:
    return {"width": size[0], "height": size[1]}


def touch(page: Page, spot: str) -> None:
    """As a keyboard does it: on a phone the spot may lie outside of the part of the board that is in sight."""
    button = page.locator(f"[data-spot='{spot}'][role=button], button[data-spot='{spot}']").first
    button.focus()
    page.keyboard.press("Enter")


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def faults(page: Page, screens: Iterator[str], *, axe: bool) -> list[str]:
    found = []
    for name in screens:
        if page.evaluate(TOO_WIDE):
            found.append(f"{name}: wider than the window")
        if axe:
            page.evaluate(AXE.read_text(encoding="utf-8"))
            found += [f"{name}: {fault}" for fault in page.evaluate(CHECK)]
    return found


LOOKS = [("dark", WIDE), ("light", PHONE), ("light", MIDDLE)]  # each theme, each layout
looks = pytest.mark.parametrize(("theme", "size"), LOOKS, ids=[f"{theme}-{size[0]}" for theme, size in LOOKS])


@looks
def test_bare_screens(guests: Guests, theme: str, size: tuple[int, int]) -> None:
    guests.forgiven = True  # a table that is not there answers 404, and the browser writes that down
    page = guests.come(size, theme)
    assert faults(page, bare_screens(page), axe=size != MIDDLE) == []


@looks
@pytest.mark.parametrize("game", GAMES)
def test_screens_of_a_table(guests: Guests, game: str, theme: str, size: tuple[int, int]) -> None:
    page = guests.come(size, theme)
    assert faults(page, table_screens(page, game), axe=size != MIDDLE) == []


@looks
@pytest.mark.parametrize("game", GAMES)
def test_screens_after_a_game(guests: Guests, game: str, theme: str, size: tuple[int, int]) -> None:
    page = guests.come(size, theme)
    assert faults(page, after_screens(page, game), axe=size != MIDDLE) == []
