"""After a game: score sheet, save file, replay, and how to play on."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import Guests, eventually, make_table, options, wait_until_asked
from tests.browser.saves import load, saved

# A line of the score sheet with something below it; where nothing is reckoned from parts there is none.
OPENS = {"lockup": "Goons", "architects": "Buildings", "prison_architect": "Objectives", "animalcatraz": ""}
COUNTED = {"lockup": "round", "architects": "turn", "prison_architect": "week", "animalcatraz": "day"}
games = pytest.mark.parametrize("game", OPENS)


def sit_down_at_another(page: Page, address: str) -> None:
    """A new table has opened, where everybody is at this screen: the curtain hides the first question."""
    expect(page).not_to_have_url(re.compile(f"^{re.escape(address)}"))
    page.get_by_role("button", name="open the curtain").click()
    wait_until_asked(page)
    options(page).first.click()
    expect(page.get_by_text("The table has stopped")).to_have_count(0)


@games
def test_the_save_and_the_score_sheet(guests: Guests, game: str) -> None:
    page = guests.come()
    load(page, saved(game))
    with page.expect_download() as download:
        page.get_by_role("link", name="Save").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == saved(game)
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("img", name="Points:")).to_be_visible()
    expect(sheet.get_by_role("columnheader")).to_have_count(2)
    expect(sheet.get_by_role("row").filter(has_text="Total")).to_have_text(re.compile(r"Total\D*\d+\D*\d+"))
    tones = sheet.locator("figcaption i:not(.lost)").evaluate_all(
        "all => all.map((i) => getComputedStyle(i).background)"
    )
    assert len(tones) == len(set(tones)) > 1
    guests.shoot(page, game)
    if not OPENS[game]:
        return
    rows = sheet.get_by_role("row")
    closed = rows.count()
    sheet.get_by_role("button", name=OPENS[game]).click()
    opened = eventually(page, rows.count, lambda count: count > closed)
    assert opened > closed
    page.emulate_media(media="print")  # on paper every line is open
    assert eventually(page, rows.count, lambda count: count > opened) > opened


@games
def test_replay_and_playing_on_from_a_position(guests: Guests, game: str) -> None:
    page = guests.come()
    address = load(page, saved(game))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Move").fill("40")
    chart = page.get_by_role("img", name="Scores after move 40:")
    expect(chart).to_be_visible()
    expect(page.get_by_role("heading", name=f"Scores by {COUNTED[game]}")).to_be_visible()
    numbers = [int(number) for number in chart.locator(".number").all_text_contents()]
    assert numbers == sorted(numbers)
    assert len(numbers) > 1
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text("41 /")).to_be_visible()
    page.get_by_label("Through the eyes of").select_option("0")
    expect(page.get_by_role("region", name="Mat", exact=True)).to_be_visible()
    page.get_by_label("Through the eyes of").select_option("A spectator")
    expect(page.get_by_role("region", name="Mat", exact=True)).to_have_count(0)
    page.get_by_role("img", name="Scores after move 41:").click(position={"x": 40, "y": 60})
    expect(page.get_by_text("41 /")).to_have_count(0)
    guests.shoot(page, game)
    page.get_by_role("slider", name="Move").fill("60")
    page.get_by_role("button", name="Play on from here").click()
    sit_down_at_another(page, address)


@games
def test_rematch(guests: Guests, game: str) -> None:
    page = guests.come()
    address = load(page, saved(game))
    page.get_by_role("button", name="Play again").click()
    sit_down_at_another(page, address)
    page.goto(address)
    page.get_by_role("button", name="To the rematch").click()
    expect(page).not_to_have_url(address)


def test_the_shuffle_can_be_checked(guests: Guests) -> None:
    """The fingerprint is there before the game begins; after its end the seed, and how to compare them."""
    page = guests.come()
    made = make_table(page, "lockup", "here Ann", "open")
    page.get_by_text("Is it shuffled fairly?").click()
    expect(page.locator("details code")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    page.get_by_role("button", name="Give it to a bot").click()
    page.get_by_label("Which bot").select_option("random")
    page.get_by_role("button", name="Let it play").click()
    page.get_by_role("button", name="Start the game").click()
    wait_until_asked(page)
    assert made in page.url
    load(page, saved("lockup"))
    page.get_by_text("Was it shuffled fairly?").click()
    expect(page.locator("details code")).to_have_count(3)
    seed, fingerprint, command = page.locator("details code").all_inner_texts()
    words = command.split("'")[3]
    assert words.endswith(f":{seed}")
    assert sha256(words.encode()).hexdigest() == fingerprint
