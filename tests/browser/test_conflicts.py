"""Fights, thefts and Riots of Animalcatraz on the board: both sides' numbers, their dice, and what they come to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, WIDE, Guests, make_table, settle, wait_until_asked
from tests.browser.test_screens import AXE, CHECK
from tests.browser.test_story import STOPPABLE

YARD = """
animalcatraz, 3 players
seed: 5
day: 2
round: 2
rounds: 6
shank: rival 0
convict 0: big_bill, cell_1, courtyard
convict 0 has: 5 actions
convict 1: cold_cuts, cell_2, courtyard
convict 1 upgrade: inside_pocket
convict 2: rob_z, cell_3, courtyard
event: kitchen_duty
start: turn of convict 0
"""
RIOT = """
animalcatraz, 4 players
seed: 5
day: 3
round: 2
rounds: 10
shank: rival 0
convict 0: big_bill, cell_1, courtyard
convict 0 carries: hammer
convict 1: cold_cuts, cell_2, courtyard
convict 2: rob_z, cell_3, courtyard
convict 3: vinnie, cell_4, courtyard
events: none
event: riot_courtyard
riot: space 4, standing 15, final
next: PickRival(seat 0, rival 0)
next: AfterRiot
"""


def told(page: Page, scene: str, deed: str) -> None:
    """Play something, and have all time in the world to see it told."""
    page.add_init_script(STOPPABLE)
    make_table(page, "animalcatraz", "here Ann", "bot gentle", "bot gentle", scene=scene.lstrip())
    wait_until_asked(page)
    page.locator("[data-action]").filter(has_text=deed).first.click()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(
    ("deed", "title", "first", "second"),
    [
        ("Pick Cold Cuts", "Picking pockets in the Courtyard", ["Cunning 1"], ["Cunning 2", "Inside Pocket +2"]),
        ("Attack Cold Cuts", "Fight in the Courtyard", ["Strength 4"], ["Strength 3"]),
    ],
    ids=["theft", "fight"],
)
def test_whoever_rolls_is_staged_with_dice_and_totals(
    guests: Guests, size: tuple[int, int], deed: str, title: str, first: list[str], second: list[str]
) -> None:
    """Nobody is asked anything in it, and everybody sees what the dice came to all the same."""
    page = guests.come(size, speed="slow")
    told(page, YARD, deed)
    stage = page.get_by_role("region", name=title)
    expect(stage).to_be_visible()
    expect(stage.get_by_role("img", name=re.compile(r"die \d"))).to_have_count(4)
    page.evaluate("stopped = true; void (setTimeout = later)")
    for side, parts in zip(stage.locator("[data-spot^=side]").all(), (first, second), strict=True):
        words = [part.inner_text() for part in side.locator(".numbers li").all()]
        assert words == parts
        dice = [int(str(die.get_attribute("aria-label"))[-1]) for die in side.get_by_role("img", name="die").all()]
        added = sum(int(part.split()[-1]) for part in parts)
        assert side.get_by_title("The total").inner_text() == str(sum(dice) + added)
    settle(page)
    expect(stage).to_be_in_viewport(ratio=1)
    guests.shoot(page, f"{deed.split()[0].lower()}-{size[0]}")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(CHECK) == []


def test_a_riot_says_beside_each_rival_what_its_fight_comes_to(guests: Guests) -> None:
    """Level 4 against 3, where a tie is the attacker's: 861 of the 1296 ways in which four dice fall."""
    page = guests.come()
    make_table(page, "animalcatraz", "here Ann", "bot gentle", "bot gentle", "bot gentle", scene=RIOT.lstrip())
    wait_until_asked(page)
    riot = page.get_by_role("region", name="Riot in the Courtyard")
    rivals = [riot.locator(f"[data-spot='rival:{number}']") for number in range(4)]
    expect(rivals[1]).to_contain_text(re.compile(r"\d+%"))
    expect(rivals[0]).to_contain_text("standing")
    odds = page.locator("[aria-label^='The odds']")
    expect(odds).to_contain_text("with Hammer")
    expect(odds).to_contain_text("66.4 % without a card")
    expect(page.locator("[data-action]").filter(has_text="Cold Cuts")).to_contain_text("66 % without weapons")
    guests.shoot(page, "riot")
