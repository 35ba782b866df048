"""What makes the page fit its reader: large letters, paper, and a call when it is one's turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import MIDDLE, PHONE, WIDE, Guests, eventually, make_table, open_menu, settle, wait_until_asked
from tests.browser.saves import load, saved
from tests.browser.test_screens import GAMES, as_size, close, open_a_card, open_a_rival
from tests.browser.test_table import asks, take

LARGE = "localStorage.setItem('bighouse.prefs', JSON.stringify({text: 200}))"
# The words that cannot be read: cut off by what holds them, or only to be had by scrolling sideways. A board is panned,
# and so is the row of knobs that lead to its places; where a pictogram stands for a word, the word is clipped away.
# A name above a column has its badge.
CUT = """() => [...document.querySelectorAll('body *')].flatMap((part) => {
    const words = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const elsewhere = 'svg, .unseen, .skip, thead, .landmarks, [aria-hidden=true], [aria-label=Board]';
    if (words.length === 0 || part.closest(elsewhere) || getComputedStyle(part).clipPath !== 'none') return [];
    const range = document.createRange();
    range.setStartBefore(words[0]);
    range.setEndAfter(words.at(-1));
    const box = range.getBoundingClientRect();
    if (box.width === 0) return [];
    for (let holder = part; holder !== document.body; holder = holder.parentElement) {
        const {overflowX, overflowY} = getComputedStyle(holder);
        const hold = holder.getBoundingClientRect();
        const beyond = box.right > hold.right + 2 || box.left < hold.left - 2;
        const below = box.bottom > hold.bottom + 6 || box.top < hold.top - 6;
        if ((overflowX !== 'visible' && beyond) || (overflowY === 'hidden' && below))
            return [part.textContent.trim()];
        if (overflowY === 'auto') break;
    }
    return box.right > innerWidth + 2 ? [part.textContent.trim()] : [];
})"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"
STAND_IN = """() => {
    window.calls = [];
    window.asked = 0;
    window.Notification = class {
        static permission = sessionStorage.permission ?? 'default';
        static async requestPermission() {
            window.asked += 1;
            return (this.permission = sessionStorage.permission = 'granted');
        }
        constructor(title, options) { window.calls.push(`${title}: ${options.body}`); }
        close() {}
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        window.calls.push(`${title}: ${options.body}`);
    };
}"""
sizes = pytest.mark.parametrize("size", [WIDE, MIDDLE, PHONE], ids=str)
HIDE = "Object.defineProperty(document, 'hidden', {get: () => window.away === true, configurable: true})"


def bare_screens(page: Page) -> Iterator[str]:
    """What there is without a game."""
    for address in ("/", "/about"):
        yield from visit(page, address)
    make_table(page, "lockup", "here Ann", "elsewhere Bartholomew", "open")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    yield "gathering"
    make_table(page, "lockup", "here Ann", "bot random", "bot random")
    wait_until_asked(page)
    for item in ("Seats and links", "Settings", "Keys"):
        open_menu(page, item)
        yield item
        close(page)


def screens_of(page: Page, game: str) -> Iterator[str]:
    """Making a table of a game, its rules, the table with what can lie open above it, and the score sheet."""
    for address in (f"/new/{game}", f"/rules/{game}"):
        yield from visit(page, address)
    make_table(page, game, "here Ann", "bot random", "bot random")
    wait_until_asked(page)
    yield "table"
    for tab in ("Mine", "Rivals", "Log", "Turn") if page.viewport_size == as_size(PHONE) else ():
        page.get_by_role("navigation", name="Panels").get_by_role("button", name=tab).click()
        yield tab
    open_menu(page, "Rules")
    yield "Rules"
    close(page)
    for name in above_the_table(page, game):
        yield name
        close(page)
    load(page, saved(game))
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    yield "score-sheet"


def above_the_table(page: Page, game: str) -> Iterator[str]:
    page.keyboard.press(",")
    expect(page.get_by_role("dialog", name="Everybody side by side")).to_be_visible()
    yield "compare"
    open_a_card(page, game)
    yield "card"
    open_a_rival(page, game)
    yield "player"


def visit(page: Page, address: str) -> Iterator[str]:
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    if address.startswith("/new/"):
        page.get_by_text("More:").click()
    yield address


def unreadable(guests: Guests, page: Page, screens: Iterator[str], width: int, of: str = "") -> list[str]:
    found = []
    for name in screens:
        expect(page.locator("html")).to_have_css("font-size", "32px")
        settle(page)
        guests.shoot(page, f"{of}{name.strip('/').replace('/', '-') or 'lobby'}-{width}")
        found += [f"{name}: {words}" for words in page.evaluate(CUT)]
        if page.evaluate(TOO_WIDE):
            found.append(f"{name}: wider than the window")
    return found


@sizes
def test_letters_of_twice_the_size(guests: Guests, size: tuple[int, int]) -> None:
    """Nothing is cut and nothing scrolls sideways."""
    page = guests.come(size)
    page.add_init_script(LARGE)
    assert unreadable(guests, page, bare_screens(page), size[0]) == []


@sizes
@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_letters_of_twice_the_size(guests: Guests, game: str, size: tuple[int, int]) -> None:
    page = guests.come(size)
    page.add_init_script(LARGE)
    assert unreadable(guests, page, screens_of(page, game), size[0], f"{game}-") == []


def test_fingers_may_zoom(guests: Guests) -> None:
    page = guests.come(PHONE)
    page.goto("/")
    words = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "maximum-scale" not in words
    assert "user-scalable" not in words


def test_paper(guests: Guests) -> None:
    """The rules and the score sheet are printed whole, black on white, without the page around them."""
    page = guests.come()
    page.goto("/rules/lockup")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    on_paper(page, page.get_by_role("heading", level=1).inner_text())
    expect(page.get_by_role("navigation")).to_have_count(0)
    assert eventually(page, lambda: page.evaluate("document.documentElement.scrollHeight > 3 * innerHeight"))
    guests.shoot(page, "rules")
    page.emulate_media(media="screen")
    load(page, saved("lockup"))
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    on_paper(page, "Lockup")
    for name in ("Print", "Close", "Menu"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    guests.shoot(page, "score-sheet")


def on_paper(page: Page, words: str) -> None:
    expect(page.get_by_role("heading", name=words).first).to_be_visible()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("body")).to_have_css("color", "rgb(0, 0, 0)")


def test_a_call_when_it_is_my_turn_and_nobody_looks(guests: Guests) -> None:
    """The browser is asked for leave when the switch is touched, and never before."""
    page = guests.come()
    page.add_init_script(f"({STAND_IN})(); {HIDE}")
    make_table(page, "lockup", "here Ann", "bot random")
    wait_until_asked(page)
    assert page.evaluate("asked") == 0
    settings = open_menu(page, "Settings")
    switch = settings.get_by_role("checkbox", name="Call me when it is my turn")
    switch.check()
    assert eventually(page, lambda: page.evaluate("asked")) == 1
    expect(switch).to_be_enabled()  # the answer has come, and is kept
    page.reload()
    wait_until_asked(page)
    assert page.evaluate("calls") == []  # whoever looks needs no call
    take(page, "Smithy")
    take(page, "your 5 face up")
    asks(page, "Who else goes to the Smithy")
    page.evaluate("away = true")
    take(page, "Done")
    assert eventually(page, lambda: page.evaluate("calls[0] ?? ''")).startswith("Your turn")
