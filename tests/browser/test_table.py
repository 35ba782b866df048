"""Around the moves: taking back, asking why not, advice, talk, settings, lost lines, lent seats."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.house import Guests, House, eventually, make_table, open_menu, options, settle, wait_until_asked

CHOOSE_A_PLACE = "Send crew to a place, or pass"
ESCAPE = """() => {
    const key = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true});
    document.activeElement.dispatchEvent(key);
    return document.querySelectorAll('dialog').length;
}"""


def take(page: Page, words: str) -> None:
    """Crew goes by its chips ("your 5 face up"); everything else stands in the list."""
    if sent := re.fullmatch(r"your (\w+) (face \w+)", words):
        page.get_by_role("group", name="How they go").get_by_role("button", name=sent[2]).click()
        options(page).and_(page.get_by_role("button", name=re.compile(words))).click()
    else:
        options(page).filter(has_text=words).first.click()


def asks(page: Page, words: str) -> None:
    expect(page.locator("#question")).to_contain_text(words)


def take_a_turn(page: Page) -> None:
    """A whole turn of Roll Call."""
    asks(page, CHOOSE_A_PLACE)
    take(page, "Smithy")
    take(page, "your 5 face up")
    take(page, "Done")


def alone(guests: Guests, game: str = "lockup") -> Page:
    """Ann at a table with a bot, asked for the first move of the game itself."""
    page = guests.come()
    make_table(page, game, "here Ann", "bot random")
    wait_until_asked(page)
    while "Draft" in page.locator("#question").inner_text():
        question = page.locator("#question").inner_text()
        options(page).first.click()
        expect(page.locator("#question")).not_to_have_text(question)
        wait_until_asked(page)
    return page


def two(guests: Guests) -> tuple[Page, Page]:
    """Ann, who has made the table and is asked first, and Ben, each with a browser."""
    ann, ben = guests.come(), guests.come()
    make_table(ann, "lockup", "here Ann", "elsewhere Ben")
    ann.get_by_role("button", name="New link for Ben").click()
    ben.goto(ann.get_by_role("textbox", name="Link for Ben").input_value())
    ann.get_by_role("button", name="Start the game").click()
    wait_until_asked(ann)
    expect(ben.get_by_text(re.compile("^Ann.s turn$"))).to_be_visible()
    return ann, ben


def test_taking_back(guests: Guests) -> None:
    page = alone(guests)
    take(page, "Smithy")
    asks(page, "Who goes to the Smithy")
    take(page, "your 5 face up")
    asks(page, "Who else goes to the Smithy")
    page.get_by_role("button", name="Undo").click()
    asks(page, "Who goes to the Smithy")
    page.get_by_role("button", name="Redo").click()
    asks(page, "Who else goes to the Smithy")
    page.get_by_role("button", name="Whole turn").click()
    asks(page, CHOOSE_A_PLACE)


def test_whoever_hands_the_screen_on_may_think_again(guests: Guests) -> None:
    page = guests.come()
    make_table(page, "lockup", "here Ann", "here Ben")
    curtain = page.get_by_role("button", name="open the curtain")
    curtain.click()
    take_a_turn(page)
    expect(curtain).to_be_visible()
    page.get_by_role("button", name="takes the last choice back").click()
    asks(page, "Who else goes to the Smithy")
    take(page, "Done")
    curtain.click()
    asks(page, CHOOSE_A_PLACE)


def test_a_turn_by_keys_and_back_though_a_bot_has_moved(guests: Guests) -> None:
    """Shift hides a token, passing with crew left asks once, the bot gives way, and the focus stays at the question."""
    page = alone(guests)
    options(page).filter(has_text="Smithy").focus()
    page.keyboard.press("Enter")
    asks(page, "Who goes to the Smithy")
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("Shift+S")
    expect(page.get_by_label("You: 3, face down, hidden from others").first).to_be_attached()
    asks(page, "Who else goes to the Smithy")
    wait_until_asked(page)
    page.keyboard.press("d")
    asks(page, CHOOSE_A_PLACE)
    wait_until_asked(page)
    page.keyboard.press("p")
    sure = page.get_by_role("dialog", name="Pass")
    expect(sure).to_contain_text("of your crew would stay")
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    page.keyboard.press("u")
    asks(page, "Who else goes to the Smithy")


def test_what_can_be_taken_can_be_looked_at(guests: Guests) -> None:
    """A plain touch would send crew there; a right click opens the place large."""
    page = alone(guests)
    smithy = page.locator("[data-spot='location:smithy']")
    smithy.click(button="right")
    card = page.get_by_role("dialog", name="Card")
    expect(card).to_contain_text("Smithy")
    expect(card).to_contain_text(re.compile("printed|public|reconstructed", re.IGNORECASE))
    page.keyboard.press("Escape")
    asks(page, CHOOSE_A_PLACE)
    smithy.click()
    asks(page, "Who goes to the Smithy")
    expect(page.get_by_role("heading", name="To the Smithy")).to_be_visible()


def test_a_long_press_looks_where_the_browser_tells_none(guests: Guests) -> None:
    """Safari on phones fires no contextmenu; the click of the lifted finger must not take the place."""
    page = alone(guests)
    smithy = page.locator("[data-spot='location:smithy']")
    finger = {"pointerType": "touch", "isPrimary": True, "clientX": 5, "clientY": 5}
    smithy.dispatch_event("pointerdown", finger)
    card = page.get_by_role("dialog", name="Card")
    expect(card).to_contain_text("Smithy")
    smithy.dispatch_event("pointerup", finger)
    smithy.dispatch_event("click")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    asks(page, CHOOSE_A_PLACE)


def test_recap(guests: Guests) -> None:
    page = alone(guests)
    take_a_turn(page)
    asks(page, CHOOSE_A_PLACE)
    wait_until_asked(page)
    recap = page.get_by_role("region", name="Since my last turn")

    def look_back() -> bool:
        page.get_by_role("button", name="Since my last turn").click()
        if "Nothing" not in recap.inner_text():
            return True
        page.keyboard.press("Escape")
        expect(recap).to_have_count(0)
        return False

    assert eventually(page, look_back)  # once the bot has moved
    expect(recap).to_contain_text(re.compile(r"\d+ of \d+"))
    recap.get_by_role("button", name="Again").click()
    expect(recap).to_contain_text(re.compile(r"1 of \d+"))
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)


def test_hint(guests: Guests) -> None:
    page = alone(guests)
    page.get_by_role("button", name="Hint").click()
    opinion = page.get_by_role("region", name=re.compile("A bot.s opinion"))
    expect(opinion.get_by_role("button", name="%").first).to_be_visible()
    expect(opinion.get_by_role("listitem").first).to_have_text(re.compile("^[A-Z]? ?(Send|Nobody) "))  # not "go sewers"
    expect(opinion).not_to_contain_text("_")
    guests.shoot(page, "hint")
    opinion.get_by_role("button", name="%").first.click()
    expect(opinion).to_have_count(0)


def test_chat_is_text(guests: Guests) -> None:
    page = alone(guests)
    page.get_by_role("tab", name="Chat").click()
    words = "<b>loud</b> <img src=x onerror=alert(1)> 🎲 café"
    page.get_by_role("textbox", name="Say something").fill(words)
    page.keyboard.press("Enter")
    lines = page.get_by_role("list", name="Chat")
    expect(lines).to_contain_text(f"Ann {words}")
    expect(lines.locator("b")).to_have_text(["Ann"])
    expect(lines.locator("img")).to_have_count(0)


def test_settings_stay(guests: Guests) -> None:
    page = alone(guests)
    settings = open_menu(page, "Settings")
    for choice in ("Light", "None"):
        settings.locator("label").filter(has_text=re.compile(f"^{choice}$")).click()
    settings.get_by_role("slider").fill("200")
    settings.get_by_role("checkbox", name="Colours that every eye").check()
    with page.expect_websocket() as line:  # opened anew, so that it counts at once
        settings.get_by_role("checkbox", name="Ask before others move").check()
    assert "careful=1" in line.value.url
    page.reload()
    wait_until_asked(page)
    root = page.locator("html")
    for name, value in (("data-theme", "light"), ("data-motion", "off"), ("data-safe", "on")):
        expect(root).to_have_attribute(name, value)
    expect(root).to_have_css("font-size", "32px")
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guests.shoot(page, "large-text")
    # A turn of several choices is asked about once: when others would move.
    take(page, "Smithy")
    take(page, "your 5 face up")
    asks(page, "Who else goes to the Smithy")
    take(page, "Done")
    page.get_by_role("button", name="Not yet").click()
    asks(page, "Who else goes to the Smithy")
    take(page, "Done")
    page.get_by_role("button", name="Do it").click()
    asks(page, CHOOSE_A_PLACE)


def test_rules_open_at_what_is_asked(guests: Guests) -> None:
    page = alone(guests)
    page.keyboard.press("g")
    chapter = page.get_by_role("dialog", name="Rules").get_by_role("heading", level=2).nth(1)
    expect(chapter).to_contain_text("Roll Call")
    page.keyboard.press("Escape")
    take(page, "Smithy")
    asks(page, "Who goes to the Smithy")
    page.get_by_role("button", name="The rules on this").click()
    expect(chapter).to_be_visible()
    expect(chapter).not_to_contain_text("Roll Call")


def test_a_dialog_leaves_at_once_and_gives_the_focus_back(guests: Guests) -> None:
    """Whatever is pressed right after Escape finds the page, also after one dialog has led to another."""
    page = alone(guests)
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    assert page.evaluate(ESCAPE) == 0
    expect(menu).to_be_focused()
    open_menu(page, "Settings")
    assert page.evaluate(ESCAPE) == 0
    expect(menu).to_be_focused()
    open_menu(page, "Try it out").get_by_role("button", name="Cancel").click()
    expect(menu).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    asks(page, "Who goes to")


def test_a_game_claims_keys_of_the_shell(guests: Guests) -> None:
    """In Architects B buys; the shell's own B wants Shift there, and the help says so."""
    page = alone(guests, "architects")
    page.keyboard.press("Shift+B")
    expect(page.get_by_role("region", name="Since my last turn")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Shift+B")


def test_the_line_breaks(guests: Guests, house: House) -> None:
    """The server is killed and opened again; the move made in between lands, once, and play goes on."""
    page = alone(guests)
    guests.forgiven = True
    house.kill()
    try:
        expect(page.get_by_text("Connection lost")).to_be_visible()
        take(page, "Smithy")
        expect(page.get_by_text("your move is safe")).to_be_visible()
    finally:
        house.open()
    asks(page, "Who goes to the Smithy")
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    asks(page, CHOOSE_A_PLACE)
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    take_a_turn(page)
    wait_until_asked(page)


def test_two_tabs_of_one_seat_stay_in_step(guests: Guests) -> None:
    one = alone(guests)
    other = one.context.new_page()
    other.goto(one.url)
    wait_until_asked(other)
    take(one, "Smithy")
    asks(other, "Who goes to the Smithy")
    take(other, "your 5 face up")
    asks(one, "Who else goes to the Smithy")


def test_a_spectator_sees_nothing_hidden_and_cannot_play(guests: Guests) -> None:
    ann, watcher = alone(guests), guests.come()
    seats = open_menu(ann, "Seats")
    seats.get_by_role("button", name="New link to watch").click()
    watcher.goto(seats.get_by_role("textbox", name="Link for Spectators").input_value())
    ann.keyboard.press("Escape")
    take(ann, "Smithy")
    take(ann, "your 5 face down")
    expect(ann.get_by_label("You: 5, face down, hidden from others").first).to_be_attached()
    expect(watcher.get_by_label("Ann: face down").first).to_be_attached()
    expect(watcher.get_by_label(re.compile("Ann: 5"))).to_have_count(0)
    expect(watcher.get_by_role("region", name="My own")).to_have_count(0)
    expect(watcher.get_by_role("group", name="What you can do")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_role("textbox", name="Say something")).to_have_count(0)


def test_a_bot_stands_in_and_hands_back(guests: Guests) -> None:
    page, other = two(guests)
    seats = open_menu(page, "Seats")
    seats.get_by_role("button", name="Let a bot stand in").first.click()
    seats.get_by_label("Which bot").select_option("random")
    seats.get_by_role("button", name="Stand in", exact=True).click()
    expect(seats).to_contain_text("stands in")
    page.keyboard.press("Escape")
    wait_until_asked(other)  # the bot has moved for whoever is away
    expect(page.get_by_text("A bot plays for you")).to_be_visible()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot plays for you")).to_have_count(0)


def test_going_back_when_everybody_agrees(guests: Guests) -> None:
    page, other = two(guests)
    take_a_turn(page)
    wait_until_asked(other)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    log = page.get_by_role("list", name="What has happened")
    told = log.get_by_role("listitem").filter(has_text="Smithy").first
    told.hover()
    told.get_by_role("button", name="Ask to go back").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    bar = other.get_by_role("alertdialog", name="Proposal to go back")
    expect(bar).to_contain_text("asks to go back")
    bar.get_by_role("button", name="Agree").click()
    expect(bar).to_have_count(0)
    wait_until_asked(page)
    expect(log.get_by_text("Smithy")).to_have_count(0)


def test_resigning(guests: Guests) -> None:
    page, other = two(guests)
    open_menu(page, "Resign").get_by_role("button", name="Resign").click()
    wait_until_asked(other)
    expect(open_menu(other, "Seats")).to_contain_text("resigned")


def test_whoever_is_here_is_asked_before_a_bot_stands_in(guests: Guests) -> None:
    """Ann, the host, asks Ben; he plays on, then lets it, takes the seat back with one press, and resigns."""
    ann, ben = two(guests)
    seats = open_menu(ann, "Seats and links")

    def ask() -> None:
        seats.get_by_role("button", name="Ask to let a bot stand in").click()
        seats.get_by_role("button", name="Ask", exact=True).click()

    ask()
    ben.get_by_role("button", name="I play on").click()
    ask()
    guests.shoot(ben, "asked")
    ben.get_by_role("button", name="Let it play").click()
    expect(ben.get_by_text("plays for you").first).to_be_visible()
    ben.get_by_role("button", name="Take my seat back").click()
    expect(ben.get_by_text("plays for you")).to_have_count(0)
    open_menu(ben, "Resign").get_by_role("button", name="Resign").click()
    expect(ben.get_by_text("You resigned.")).to_be_visible()
    guests.shoot(ben, "resigned")
    ann.reload()
    seats = open_menu(ann, "Seats and links")
    seats.get_by_role("button", name="Show a link").click()
    watch = ann.get_by_role("textbox", name="Link for Spectators").input_value()
    cat = guests.come()
    cat.goto(watch)
    expect(cat.get_by_role("button", name="Menu")).to_be_visible()
