"""What just happened: the story at the table, the log, and what automata do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import CLICK_ANY, PHONE, WIDE, Guests, eventually, make_table, options, wait_until_asked
from tests.browser.test_screens import AXE, CHECK
from tests.browser.test_table import asks, take

BEFORE_THE_LAST = {
    "lockup": "lockup, 2 players\nround: 5\nseat 0: 4 scrap 3 gold\nstart: storage",
    "architects": """architects, 2 players
guildhall: seat 0 6; seat 1 5
seat 0: 2 wood 2 stone
seat 0 hand: well
start: turn of seat 0""",
    "prison_architect": "prison_architect, 1 player\nround: week 4\nstart: objectives",
    "animalcatraz": """animalcatraz, 2 players
events: riot_library
day: 5
round: 1
rounds: 17
start: round""",
}
LAST_TURN = {
    "lockup": (
        """lockup, 2 players
round: 6
at smithy: seat 0 5 lookout
at infirmary: seat 0 4 enforcer
at sewers: seat 0 3
start: turn of seat 0""",
        "This is your last turn of the last Roll Call.",
    ),
    "architects": (
        "architects, 2 players\nguildhall: seat 0 6; seat 1 6\nturns left: 2\nstart: turn of seat 0",
        "This is your last turn.",
    ),
    "prison_architect": (
        "prison_architect, 2 players\nround: week 5\nduel: none\nstart: bid",
        "This is your last Bid phase.",
    ),
    "animalcatraz": (
        """animalcatraz, 2 players
event: riot_library
day: 5
round: 2
rounds: 18
convict 1 is: played
start: turn of convict 0""",
        "This is your last turn before the Riot.",
    ),
}
GOVERNOR = "prison_architect, 1 player\nround: week 2\nstart: bid"
# Once it is stopped nothing more happens by waiting: whatever is told then is told at once.
STOPPABLE = """window.later = window.setTimeout;
    window.unlessStopped = (run, ...rest) => later(() => window.stopped || run(), ...rest);
    window.setTimeout = unlessStopped;"""
# Whenever the caption changes: it, the newest entry of the log, and how many crew lie on the board; and all that those
# who listen are told of the turn.
SAMPLE = """() => {
    window.seen = [];
    window.heard = new Set();
    let before = '';
    let looks = 0;
    const look = () => {
        const title = document.querySelector('#question strong')?.textContent ?? '';
        const last = [...document.querySelectorAll('.log .entry > .row')].at(-1)?.innerText.trim() ?? '';
        const crew = document.querySelectorAll('[aria-label=Board] [data-spot^="crew:"]').length;
        looks = title === before ? looks + 1 : 0;
        before = title;
        // Some looks later: the page may be in the middle of drawing, and on a busy machine for longer.
        if (seen.at(-1)?.[0] !== title && looks >= 5) seen.push([title, last, crew]);
        heard.add(document.querySelector('.live [role=status]')?.textContent);
    };
    setInterval(look, 20);
}"""
NEAR = 2  # pixels
ROLLING = 1100  # milliseconds, after which a key or the wheel no longer moves the log
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
    newer = page.get_by_role("button", name="Newer lines")
    page.wait_for_timeout(ROLLING)
    log.evaluate("list => list.scrollTop = 0")  # nobody's doing: what is laid out anew may throw it back
    assert eventually(page, lambda: from_the_end(log), is_near) < NEAR
    expect(newer).to_have_count(0)
    log.hover()
    page.mouse.wheel(0, -2000)
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


def test_board_and_log_keep_to_what_is_told(guests: Guests) -> None:
    """While a rival's move is told the log ends with it, the list waits, and the board has not gone on."""
    page = guests.come(speed="slow")
    make_table(page, "lockup", "here Ann", "bot random", "bot random")
    wait_until_asked(page)
    take(page, "Smithy")
    take(page, "your 5 face up")
    wait_until_asked(page)
    page.evaluate(SAMPLE)
    take(page, "Done")
    asks(page, "Send crew to a place, or pass")
    wait_until_asked(page)
    seen = [told for told in page.evaluate("seen") if told[0].endswith(" turn")]
    assert len(seen) == 2, seen  # one rival, then the other
    for title, last, _ in seen:
        assert last.startswith(title[: title.rindex("\N{RIGHT SINGLE QUOTATION MARK}")]), seen
    assert seen[0][2] <= seen[1][2], seen  # whoever passes sends nobody
    expect(page.locator(".live [role=status]")).to_contain_text("Your turn")
    heard = page.evaluate("[...heard]")
    assert not any("Ann" in words for words in heard), heard  # nobody is told to wait for themselves


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
def test_helena_is_staged_as_constantine_is(guests: Guests, size: tuple[int, int]) -> None:
    """Her card is shown large with its steps, and nothing is told twice."""
    page = guests.come(size, speed="slow")
    make_table(page, "architects", "here Ann", opponent="helena")
    past_the_draft(page)
    options(page).first.click()
    expect(page.locator("#question")).to_contain_text("Helena\N{RIGHT SINGLE QUOTATION MARK}s turn")
    steps = page.get_by_role("list", name="Step by step")
    expect(steps.locator("[aria-current=step]")).to_be_in_viewport()
    expect(page.get_by_text(re.compile("^Scheme S")).first).to_be_attached()
    lines = [words for step in steps.get_by_role("listitem").all() for words in step.inner_text().splitlines()]
    told = [words for words in lines if words.endswith(".")]  # not its number, nor that it is done
    assert told, lines
    assert len(told) == len(set(told)), told
    guests.shoot(page, f"helena-{size[0]}")
    page.keyboard.press("Space")
    wait_until_asked(page)


def test_the_governor_is_staged_and_logged(guests: Guests) -> None:
    """He bids with his card and buys by his rules; what he did is one entry of the log, told as his."""
    page = guests.come(speed="slow")
    make_table(page, "prison_architect", "here Ann", scene=GOVERNOR)
    wait_until_asked(page)
    page.get_by_role("button", name="Seal").click()
    expect(page.locator("#question")).to_contain_text("The Governor\N{RIGHT SINGLE QUOTATION MARK}s turn")
    expect(page.get_by_role("button", name="Look at The Governor")).to_be_visible()
    expect(page.get_by_role("list", name="Step by step").locator("[aria-current=step]")).to_be_visible()
    expect(options(page)).to_have_count(0)
    guests.shoot(page, "governor")
    page.keyboard.press("Space")
    wait_until_asked(page)
    log = log_of(page)
    his = log.locator(".entry").filter(has_text="The Governor")
    expect(his.first).to_be_visible()
    sentences = [words for words in log.locator(".entry .row > span").all_inner_texts() if words]
    assert len(sentences) == len(set(sentences))  # nothing is told twice
    assert eventually(page, lambda: from_the_end(log), is_near) < NEAR


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", BEFORE_THE_LAST)
def test_the_last_round_is_announced(guests: Guests, game: str, size: tuple[int, int]) -> None:
    page = guests.come(size)
    others = [] if game == "prison_architect" else ["bot random"]
    make_table(page, game, "here Ann", *others, scene=BEFORE_THE_LAST[game])
    banner = page.get_by_role("button", name="The last round. Close")
    wait_until_asked(page)
    expect(banner).to_have_count(0)

    def move_on() -> int:
        well = options(page).filter(has_text="Well")  # fills the Guildhall
        if well.count():
            well.first.click()
        else:
            page.evaluate(CLICK_ANY, 0)
        return banner.count()

    assert eventually(page, move_on)
    guests.shoot(page, f"{game}-{size[0]}")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", LAST_TURN)
def test_the_last_turn_is_said_with_the_question(guests: Guests, game: str, size: tuple[int, int]) -> None:
    page = guests.come(size)
    scene, words = LAST_TURN[game]
    make_table(page, game, "here Ann", "bot random", scene=scene)
    wait_until_asked(page)
    expect(page.get_by_text(words, exact=True)).to_be_in_viewport()
    guests.shoot(page, f"{game}-{size[0]}")
