"""The lobby: play at once, one's own tables, and a new table that can be set without scrolling."""

from __future__ import annotations

import re
from operator import not_

import pytest
from playwright.sync_api import Page, expect

from bighouse.games import rooms
from tests.browser.house import PHONE, WIDE, Guests, eventually, make_table, open_menu, wait_until_asked
from tests.browser.saves import load, saved
from tests.browser.test_screens import GAMES, as_size

LAPTOPS = ((1440, 900), (1366, 768), (1280, 720))
LONG = "Maximiliane-Wilhelmine von Hohenfels"
# What sticks out of the card that it belongs to, or is a number that cannot be read whole.
OUTSIDE = """() => [...document.querySelectorAll('.tables .card')].flatMap((card) => {
    const hold = card.getBoundingClientRect();
    return [...card.querySelectorAll('.tag, b, button, h3, .name')].filter((part) => {
        const box = part.getBoundingClientRect();
        const cut = part.tagName === 'B' && part.scrollWidth > part.clientWidth;
        return cut || box.left < hold.left || box.right > hold.right || box.bottom > hold.bottom;
    }).map((part) => part.textContent || part.title);
})"""


def in_sight(page: Page, words: str) -> bool:
    box = page.get_by_role("button", name=words).bounding_box()
    size = page.viewport_size
    return box is not None and size is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("game", ["Lockup", "Architects", "Prison Architect", "Animalcatraz"])
def test_play_now(guests: Guests, game: str) -> None:
    """One press, and a nameless newcomer is asked for a first move among bots."""
    page = guests.come()
    page.goto("/")
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    seats = open_menu(page, "Seats and links").locator("li")
    expect(seats.filter(has_text="bot,")).to_have_count(2)
    expect(seats.filter(has_text="you, here")).to_contain_text("Player 1")


def test_a_phone_on_its_side_can_play_now_without_scrolling(guests: Guests) -> None:
    page = guests.come((844, 390))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").nth(1)).to_be_in_viewport(ratio=0.6)  # two games side by side


@pytest.mark.parametrize("game", GAMES)
def test_the_table_can_be_set_without_scrolling(guests: Guests, game: str) -> None:
    page = guests.come()
    page.goto(f"/new/{game}")
    most = rooms()[game].seats[-1]
    players = page.get_by_role("group", name="Players")
    players.locator("label").filter(has_text=re.compile(rf"^\s*{most}\s*$")).click()
    expect(page.get_by_label(re.compile(r"^Seat \d: who"))).to_have_count(most)
    for size in (*LAPTOPS, PHONE):
        page.set_viewport_size(as_size(size))
        assert eventually(page, lambda: in_sight(page, "Set the table")), size


def test_own_tables(guests: Guests) -> None:
    """Nothing sticks out of its card; what is over tells its result, goes out of sight, and is deleted once asked."""
    page = guests.come()
    for game in GAMES:
        load(page, saved(game))
    make_table(page, "lockup", f"here {LONG}", "bot random", "bot random", "bot random")
    make_table(page, "animalcatraz", f"here {LONG}", *["bot random"] * 7, game_type="advanced_teams")
    page.goto("/")
    page.get_by_role("article").filter(has_text="Lockup").get_by_role("button", name="Guided first game").click()
    wait_until_asked(page)
    page.goto("/")
    expect(page.locator(".tables .card")).to_have_count(7)
    for size in (*LAPTOPS, PHONE):
        page.set_viewport_size(as_size(size))
        assert eventually(page, lambda: page.evaluate(OUTSIDE), not_) == [], size
    page.set_viewport_size(as_size(WIDE))
    guests.shoot(page, "own-tables")

    finished = page.get_by_role("region", name="Finished games").locator(".card")
    for name in GAMES:
        expect(finished.filter(has_text=rooms()[name].title).locator(".tag")).to_have_text(re.compile("won$"))
    lockup = finished.filter(has_text="Lockup")
    expect(lockup.locator(".tag")).to_have_text(re.compile("won$"))
    best, other = (int(points) for points in lockup.locator("li b").all_inner_texts())
    assert best >= other
    lockup.get_by_role("button", name="Archive Lockup").click()
    expect(finished).to_have_count(3)
    page.get_by_text("Archived (1)").click()
    page.get_by_role("button", name="Bring Lockup back").click()
    expect(finished).to_have_count(4)
    lockup.get_by_role("button", name="Delete Lockup").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    lockup.get_by_role("button", name="Delete Lockup").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(finished).to_have_count(3)
    page.reload()
    expect(finished).to_have_count(3)


def bring(page: Page, pack: str) -> None:
    page.get_by_label("A card pack").set_input_files(
        {"name": "my-box.json", "mimeType": "application/json", "buffer": pack.encode()}
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_card_pack_is_checked_and_played_with(guests: Guests, game: str) -> None:
    """What is wrong is named with its line before the table is made; the table says what cards it plays with."""
    page = guests.come(PHONE if game == "architects" else WIDE)
    page.goto(f"/new/{game}")
    page.get_by_text("More: a name for the table").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Take our cards as a file").click()
    shipped = download.value.path().read_text("utf-8")
    wrong = re.sub(r'"name": "[^"]+"', '"name": 7', shipped, count=1)
    line = wrong[: wrong.index('"name": 7')].count("\n") + 1
    bring(page, wrong)
    expect(page.get_by_role("listitem").filter(has_text=f"line {line}:")).to_contain_text("not 7")
    guests.shoot(page, f"{game}-faults")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_text("The card pack has faults")).to_be_visible()
    bring(page, shipped)
    expect(page.get_by_text("the table will play with these cards")).to_be_visible()
    page.get_by_role("button", name="Set the table").click()
    wait_until_asked(page)
    page.goto("/")
    expect(page.locator(".tables .card")).to_contain_text("own cards")
