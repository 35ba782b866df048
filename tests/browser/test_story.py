"""What just happened: the story at the table, the log, and what automata do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import PHONE, WIDE, Guests, eventually, make_table, options, wait_until_asked
from tests.browser.test_screens import AXE, CHECK

LAST_SPACE = """architects, 2 players
guildhall: seat 0 6; seat 1 5
seat 0: 2 wood 2 stone
seat 0 hand: well
start: turn of seat 0"""
# Once it is stopped nothing more happens by waiting: whatever is told then is told at once.
STOPPABLE = """window.later = window.setTimeout;
    window.unlessStopped = (run, ...rest) => later(() => window.stopped || run(), ...rest);
    window.setTimeout = unlessStopped;"""
NEAR = 2  # pixels
LOW = 640


def log_of(page: Page) -> Locator:
    return page.get_by_role("list", name="What has happened")


def from_the_end(log: Locator) -> float:
    return float(log.evaluate("list => list.scrollHeight - list.clientHeight - list.scrollTop"))


def is_near(distance: float) -> bool:
    return distance < NEAR


def past_the_draft(page: Page) -> None:
    wait_until_asked(page)
    while "Place one worker" not in page.locator("#question").inner_text():
        question = page.locator("#question").inner_text()
        options(page).first.click()
        expect(page.locator("#question")).not_to_have_text(question)
        wait_until_asked(page)


def test_the_opponents_turn_is_told_step_by_step(guests: Guests) -> None:
    page = guests.come(speed="slow")
    page.add_init_script(STOPPABLE)
    make_table(page, "architects", "here Ann", opponent="constantine")
    past_the_draft(page)
    options(page).first.click()

    # It is told before anybody is asked: who acts, which card, which step.
    expect(page.locator("#question")).to_contain_text("Constantine\N{RIGHT SINGLE QUOTATION MARK}s turn")
    expect(page.get_by_role("list", name="Step by step").locator("[aria-current=step]")).to_be_visible()
    expect(options(page)).to_have_count(0)
    expect(page.get_by_text(re.compile("^Scheme S")).first).to_be_visible()
    guests.shoot(page, "staged")
    page.evaluate("stopped = true; void (setTimeout = later)")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(CHECK) == []  # what is staged can be heard as well
    expect(page.get_by_role("list", name="Step by step").locator("[aria-current=step]")).to_be_visible()
    page.evaluate("void (setTimeout = unlessStopped)")
    page.keyboard.press("Space")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    wait_until_asked(page)
    page.evaluate("stopped = false")

    # The log ends with it, under a line that parts it from what is old, whatever room the options leave.
    log = log_of(page)
    expect(log.get_by_text("Since your last turn")).to_have_count(1)
    assert eventually(page, lambda: from_the_end(log), is_near) < NEAR
    newest = log.locator(".entry").last
    fold = newest.get_by_role("button", name="What followed")
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.focus()
    page.keyboard.press("ArrowLeft")
    expect(fold).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("ArrowRight")
    expect(fold).to_have_attribute("aria-expanded", "true")

    # A reader who scrolls up is left alone, and led back; a low screen has too little room for any deal.
    page.set_viewport_size({"width": WIDE[0], "height": LOW})
    log.evaluate("list => list.scrollTop = 0")
    newer = page.get_by_role("button", name="Newer lines")
    expect(newer).to_be_visible()
    newer.click()
    expect(newer).to_have_count(0)
    assert eventually(page, lambda: from_the_end(log), is_near) < NEAR
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})

    # Any move can be gone through again.
    newest.hover()
    newest.get_by_role("button", name="Show this move again").click()
    again = page.get_by_role("region", name="This move again")
    expect(again).to_contain_text("Scheme S")
    page.keyboard.press("Escape")

    # Whoever wants no telling gets none.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("At once").click()
    page.keyboard.press("Escape")
    wait_until_asked(page)
    asked = page.locator("#question").inner_text()
    page.evaluate("stopped = true")
    options(page).nth(1).click()
    expect(page.locator("#question")).not_to_have_text(asked)


def test_the_guards_are_staged_with_their_card(guests: Guests) -> None:
    page = guests.come(speed="slow")
    make_table(page, "lockup", "here Ann")
    wait_until_asked(page)
    options(page).first.click()
    expect(page.locator("#question")).to_contain_text("The guards\N{RIGHT SINGLE QUOTATION MARK} turn")
    expect(page.get_by_role("button", name="Look at The guards")).to_contain_text("Guard card")
    expect(page.get_by_role("list", name="Step by step").locator("[aria-current=step]")).to_contain_text("§11")
    guests.shoot(page, "guards")
    page.keyboard.press("Space")
    wait_until_asked(page)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_last_round_is_announced_and_so_is_the_last_turn(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.come(size)
    make_table(page, "architects", "here Ann", "bot random", scene=LAST_SPACE)
    wait_until_asked(page)
    expect(page.get_by_text("The last round", exact=True)).to_have_count(0)
    options(page).filter(has_text="Well").first.click()
    expect(page.get_by_text("The last round", exact=True)).to_be_visible()
    wait_until_asked(page)
    expect(page.get_by_text("This is your last turn.", exact=True)).to_be_visible()
    guests.shoot(page, f"last_round_{size[0]}")
