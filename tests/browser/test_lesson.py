"""The guided first game, as somebody takes it who does what they are told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from bighouse.engine.lesson import LessonStep
from bighouse.games import rooms
from tests.browser.house import PHONE, WIDE, Guests, eventually, options, play_to_the_end

RINGS = """() => {
    const inside = ({left, right, top, bottom}) => left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
    return [...document.querySelectorAll('.ring')].map((ring) => ring.getBoundingClientRect()).filter(inside).length;
}"""
PRESSED = """(button) => {
    const box = button.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const ringed = [...document.querySelectorAll('.ring')].some((ring) => {
        const around = ring.getBoundingClientRect();
        return around.left < x && x < around.right && around.top < y && y < around.bottom;
    });
    const met = document.elementFromPoint(x, y);
    return ringed && met !== null && button.contains(met);
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["lockup", "architects", "prison_architect", "animalcatraz"])
def test_the_first_game(guests: Guests, game: str, size: tuple[int, int]) -> None:
    room = rooms()[game]
    lesson = room.lesson()
    assert lesson is not None
    page = guests.come(size)
    page.goto("/")
    page.get_by_role("article").filter(has_text=room.title).get_by_role("button", name="Guided first game").click()
    parts = [step.part for step in lesson.steps]
    for number, step in enumerate(lesson.steps):
        begins = parts.index(step.part) == number
        follow(guests, page, step, f"{game}-{size[0]}-{number + 1:02}" if begins else "")
    card = page.get_by_role("region", name="Lesson")
    expect(card).to_have_count(0)
    if size == PHONE:  # wide ones are played to the end in test_whole_games.py
        play_to_the_end([page])
        expect(card).to_contain_text(lesson.closing)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        guests.shoot(page, f"{game}-phone-over")


def follow(guests: Guests, page: Page, step: LessonStep, name: str) -> None:
    """Do or read one step: what is needed next is in sight, ringed, and nothing lies above it; name: of a picture."""
    card = page.get_by_role("region", name="Lesson")
    expect(card).to_contain_text(step.say)
    expect(card).to_contain_text(re.compile(r"Chapter \d+ of \d+"))
    if step.do:
        expect(options(page).first).to_be_visible()
        assert eventually(page, options(page).count, lambda count: 0 < count <= len(step.do)) <= len(step.do), step.say
    else:
        expect(card.get_by_role("button", name=re.compile("^(Next|Play on)$"))).to_be_visible()
    assert eventually(page, lambda: page.evaluate(RINGS)) > 0, step.say
    if step.do:
        assert eventually(page, lambda: options(page).first.evaluate(PRESSED)), step.say
    if name:
        guests.shoot(page, name)
    if step.do:
        options(page).first.click()
    else:
        card.get_by_role("button", name=re.compile("^(Next|Play on)$")).click()
