"""Whole games in real browsers, from the lobby to the score sheet."""

from __future__ import annotations

import time
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import (
    CLICK_ANY,
    LONGEST_GAME,
    Guests,
    is_over,
    make_table,
    play_to_the_end,
    wait_until_asked,
)

GAMES = ("lockup", "architects", "prison_architect")
KEYS = """() => [...document.querySelectorAll('[aria-label="What you can do"] button[aria-disabled=false]')]
    .map((button) => button.getAttribute('aria-keyshortcuts'))"""


def plays_on(page: Page, end: float) -> bool:
    assert time.monotonic() < end, "the game does not end"
    page.wait_for_timeout(15)
    return not is_over(page)


def look_at_the_score_sheet(page: Page) -> None:
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("table")).to_be_visible()
    expect(sheet.get_by_text("Total").first).to_be_visible()
    page.keyboard.press("Escape")


def test_two_browsers_and_a_bot(guests: Guests) -> None:
    """Ann makes the table by hand and sends Ben his link; a bot sits on the third seat."""
    ann, ben = guests.come(), guests.come()
    ann.goto("/")
    card = ann.get_by_role("article").filter(has_text="Lockup")
    card.get_by_role("link", name="New game", exact=True).click()
    ann.get_by_role("radio", name="3").check()
    ann.get_by_label("Seat 1: name").fill("Ann")
    ann.get_by_label("Seat 2: who").select_option("A person elsewhere")
    ann.get_by_label("Seat 2: name").fill("Ben")
    ann.get_by_label("Seat 3: which bot").select_option("gentle")
    ann.get_by_role("button", name="Set the table").click()
    link = ann.get_by_role("textbox", name="Link for Ben").input_value()
    guests.shoot(ann, "invite")
    ben.goto(link)
    expect(ben).to_have_url(link.split("#")[0])  # the secret does not stay in the address
    ann.get_by_role("button", name="Start").click()
    play_to_the_end([ann, ben], 4)
    for name, page in (("ann", ann), ("ben", ben)):
        guests.shoot(page, f"over-{name}")
        look_at_the_score_sheet(page)


@pytest.mark.parametrize("game", GAMES)
def test_alone_against_the_automaton(guests: Guests, game: str) -> None:
    page = guests.come()
    make_table(page, game, "here Ann")
    wait_until_asked(page)
    guests.shoot(page, f"{game}-begin")
    play_to_the_end([page], 3)
    guests.shoot(page, f"{game}-over")
    look_at_the_score_sheet(page)


def test_two_people_at_one_screen(guests: Guests) -> None:
    """The curtain covers everything but a name, so nothing hidden is on the page between turns."""
    page = guests.come()
    make_table(page, "lockup", "here Ann", "here Ben")
    curtains = 0
    chance = Random(6)
    curtain = page.get_by_role("button", name="open the curtain")
    end = time.monotonic() + LONGEST_GAME / 1000
    while plays_on(page, end):
        if curtain.count():
            if curtains == 0:
                guests.shoot(page, "curtain")
            assert page.get_by_role("group", name="What you can do").count() == 0
            assert page.locator("[data-spot]").count() == 0
            curtain.click()
            curtains += 1
        else:
            page.evaluate(CLICK_ANY, chance.random())
    assert curtains > 10


def test_by_keyboard_alone(guests: Guests) -> None:
    """No pointer at all: from the lobby to the end of a game against a bot."""
    page = guests.come()
    make_table(page, "lockup", "here Ann", "bot random")
    step = 0
    end = time.monotonic() + LONGEST_GAME / 1000
    while plays_on(page, end):
        keys = page.evaluate(KEYS)
        if not keys:
            continue
        step += 1
        if step % 2:
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        else:
            assert keys[-1]
            page.keyboard.press(keys[-1])


def test_a_table_of_bots(guests: Guests) -> None:
    """Animalcatraz against three of them, with Fights and a Riot; afterwards it can be told and looked at again."""
    page = guests.come()
    make_table(page, "animalcatraz", "here Ann", "bot random", "bot random", "bot random")
    wait_until_asked(page)
    guests.shoot(page, "begin")
    play_to_the_end([page], 2)
    guests.shoot(page, "over")
    look_at_the_score_sheet(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()


def test_a_team_in_two_browsers(guests: Guests) -> None:
    """Ann and Ben are one side: they see each other's cards, talk among themselves, and win or lose together."""
    ann, ben, cleo = guests.come(), guests.come(), guests.come()
    seats = ("here Ann", "elsewhere Cleo", "elsewhere Ben", "bot random")
    make_table(ann, "animalcatraz", *seats, game_type="advanced_teams", modules=["gangsters", "warden", "trash_tags"])
    for name, page in (("Ben", ben), ("Cleo", cleo)):
        ann.get_by_role("button", name=f"New link for {name}").click()
        page.goto(ann.get_by_role("textbox", name=f"Link for {name}").input_value())
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, ben, cleo):
        expect(page.get_by_role("region", name="Your mat")).to_be_visible()
        page.get_by_role("tab", name="Chat").click()
    carried = [
        page.locator("[data-spot^='card:'][data-spot*=':stash:']").all_inner_texts() for page in (ann, ben, cleo)
    ]
    assert carried[0] == carried[1] != carried[2]
    ann.get_by_label("my side only").check()
    ann.get_by_role("textbox", name="Say something").fill("Meet me in the showers")
    ann.get_by_role("button", name="Send").click()
    expect(ben.get_by_text("Meet me in the showers")).to_be_visible()
    assert cleo.get_by_text("Meet me in the showers").count() == 0
    play_to_the_end([ann, ben, cleo], 4)
    for page in (ann, ben):
        look_at_the_score_sheet(page)
