"""The guided first game, as somebody takes it who does what they are told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.house import PATIENCE, PHONE, WIDE, Guests, options


@pytest.mark.parametrize(("title", "size"), [("Lockup", WIDE), ("Architects", PHONE)])
def test_the_first_game(guests: Guests, title: str, size: tuple[int, int]) -> None:
    page = guests.come(size)
    page.goto("/")
    page.get_by_role("article").filter(has_text=title).get_by_role("button", name="Guided first game").click()
    lesson = page.get_by_role("region", name="Lesson")
    expect(lesson).to_contain_text("1 of ", timeout=PATIENCE)
    found = re.search(r"1 of (\d+)", lesson.inner_text())
    assert found is not None
    steps = int(found[1])
    read_on = lesson.get_by_role("button", name=re.compile("^(Next|Play on)$"))
    for step in range(1, steps + 1):
        expect(lesson.get_by_text(f"{step} of {steps}", exact=True)).to_be_visible(timeout=PATIENCE)
        expect(read_on.or_(options(page)).first).to_be_visible(timeout=PATIENCE)
        if step in (1, steps // 2):
            guests.shoot(page, f"{title}-step-{step}")
        if read_on.count():
            read_on.click()
        else:
            options(page).first.click()
    expect(lesson).to_have_count(0)
