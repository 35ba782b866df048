"""Prison Architect at the table: bids under the folder, tiles carried to their squares, two who build at once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import (
    PHONE,
    Guests,
    eventually,
    make_table,
    options,
    play_to_the_end,
    settle,
    wait_until_asked,
)
from tests.browser.test_whole_games import look_at_the_score_sheet

# A Canteen brings Comfort to the cell beside it; a window of the Staff Room keeps everything indoor from g6.
BUILDING = """prison_architect, 2 players
seed: 4
round: week 2
seat 0: 6 cash 2 staff 1 dog
seat 0 construction: canteen yard
seat 0 row 7: g7 staff_room windows N; h7 bunk_cell g2 g3; i7 locker_room
seat 1: 4 cash 1 staff
seat 1 construction: laundry
seat 1 row 7: g7 bunk_cell o3; h7 showers
start: build"""
BIDDING = """prison_architect, 2 players
seed: 4
round: week 2
seat 0: 12 cash
seat 1: 15 cash
cell offer: secure_bunk luxury_bunk
staff offer: office surveillance
basic offer: yard canteen
additional offer: library chapel
bureaucracy offer: tasers finances
start: bid"""
# How far what is said of a tile begins behind the tile, whose frame reaches so far beyond it.
CLEAR_OF_THE_FRAME = """all => all.map(told => told.getBoundingClientRect().left
    + parseFloat(getComputedStyle(told).paddingLeft) - told.previousElementSibling.getBoundingClientRect().right)"""
FRAME = 7  # pixels
HOUSING = """prison_architect, 2 players
seed: 4
round: week 2
seat 0: 6 cash
seat 0 row 7: g7 basic_holding; h7 secure_bunk
seat 1 row 7: g7 bunk_cell
start: intake"""
# The drawn table: two patterns and two rows of segments are played, and what is in hand has long words.
DRAWN = """prison_architect, 2 players
seed: 4
round: week 3
seat 0: 14 cash 1 staff 1 dog
seat 0 construction: canteen guard_tower
seat 0 row 6: f6 chapel token literacy; g6 showers; h6 surveillance; i6 luxury_dormitory windows N g3 g2 g2
seat 0 row 7: f7 locker_room staff; g7 basic_holding trainer r6 o4 g3 g2; i7 luxury_bunk windows S dog o3 g2
seat 0 row 8: f8 kennels windows S; g8 bunk_cell o5 o4; h8 yard; i8 basketball_court
seat 0 hand: E24 E25 H25 H36
seat 0 played: S06 E10 E22 H09
seat 1 row 7: g7 bunk_cell o3; h7 showers
start: build"""
CROWDED = """prison_architect, 1 player
seed: 4
round: week 2
duel: WD07
seat 0: 24 cash
seat 0 row 7: g7 basic_holding librarian r6 o5; h7 bunk_cell g2; i7 luxury_dormitory nurse nurse trainer g3
additional offer: library
cell offer: luxury_bunk luxury_holding
staff offer: office surveillance kennels
start: START"""
FULL = "H28 E13 E08 H05", "S01 S08 E05 E12 E19 E26 E33 H06"  # in hand, and played
# Names on cards of the folded offers that end too early, or lie outside of their folder.
CUT_NAMES = """() => [...document.querySelectorAll('[aria-label=Offers] .slip')].flatMap((slip) => {
    const hold = slip.closest('.folder').getBoundingClientRect();
    const cut = slip.scrollWidth > slip.clientWidth || slip.getBoundingClientRect().right > hold.right;
    return cut ? [slip.textContent.trim()] : [];
})"""
# How far what stands in a column beside the plan reaches beyond it, and the last line of the hand beyond its box.
BEYOND = """() => {
    const column = document.querySelector('[aria-label=Board] .side.right');
    const end = (part) => part.getBoundingClientRect().bottom;
    const last = Math.max(...[...column.querySelectorAll("[data-spot^='hand:']")].map(end));
    return [column.scrollHeight - column.clientHeight, last + 4 - end(column.querySelector('[data-spot=hand]'))];
}"""
AREAS = ("Cells", "Staff", "Basic", "Additional", "Bureaucracy")


def two(guests: Guests, scene: str | None = None, **how: Any) -> tuple[Page, Page]:
    """Ann, who has made the table, and Ben, each with a browser of their own."""
    ann, ben = guests.come(**how), guests.come(**how)
    make_table(ann, "prison_architect", "here Ann", "elsewhere Ben", scene=scene)
    ann.get_by_role("button", name="New link for Ben").click()
    ben.goto(ann.get_by_role("textbox", name="Link for Ben").input_value())
    ann.get_by_role("button", name="Start the game").click()
    return ann, ben


def building(guests: Guests, **how: Any) -> Page:
    ann, _ = two(guests, BUILDING, **how)
    wait_until_asked(ann)
    return ann


def on_board(page: Page, spot: str) -> Locator:
    return page.locator(f"[aria-label=Board] [data-spot='{spot}']").first


def middle(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, part: Locator, to: str) -> None:
    """Press on a part and move it over a spot of the board, which may be lit only once it is lifted."""
    x, y = middle(part)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 5, steps=3)
    expect(on_board(page, to)).to_be_visible()
    settle(page)
    page.mouse.move(*middle(on_board(page, to)), steps=4)


def stands(page: Page, name: str) -> Locator:
    """The tile of this name on the own plan."""
    return page.locator("[aria-label=Board] .prison .tile").filter(has_text=name)


def test_a_tile_is_carried_to_its_square(guests: Guests) -> None:
    page = building(guests)
    carry(page, on_board(page, "part:canteen"), "square:h6")
    note = page.locator("[aria-label=Board] .note.good")
    expect(note).to_contain_text("Canteen at H6")  # before it is let go
    expect(note).to_contain_text("becomes Comfortable")
    needs = page.locator("[aria-label=Board] [data-spot=needs]")
    expect(needs.locator("td span").first).to_be_visible()
    expect(page.locator("[data-spot=score]").first).to_contain_text("\N{RIGHTWARDS ARROW}")
    guests.shoot(page, "carried")
    page.mouse.up()
    expect(stands(page, "Canteen at H6")).to_have_count(1)
    expect(on_board(page, "part:canteen")).to_have_count(0)


def test_what_is_let_go_elsewhere_stays_in_hand(guests: Guests) -> None:
    page = building(guests)
    carry(page, on_board(page, "part:canteen"), "square:h6")
    page.mouse.move(*middle(page.locator("[data-spot=objectives]").first), steps=3)
    page.mouse.up()
    expect(page.locator("#question")).to_contain_text("Where does the Canteen go?")
    expect(page.locator("dialog[open]")).to_have_count(0)  # letting go is no click
    carry(page, on_board(page, "part:canteen"), "square:g6")  # refused, and told why
    page.mouse.up()
    refused = page.locator("[aria-label=Board] .note.bad")
    expect(refused).to_contain_text("G6 refused")
    expect(refused).to_contain_text("A window of the Staff Room at g7 faces this square")
    expect(stands(page, "Canteen")).to_have_count(0)


def test_a_bought_room_and_a_dog_are_carried_too(guests: Guests) -> None:
    page = building(guests)
    carry(page, on_board(page, "buy:locker_room"), "square:h8")
    page.mouse.up()
    expect(stands(page, "Locker Room at H8")).to_have_count(1)
    expect(page.locator("[data-spot=cash]").first).to_contain_text("$5")
    wait_until_asked(page)
    carry(page, page.locator("[data-spot='pool:dog']").first, "square:h7")
    page.mouse.up()
    expect(stands(page, "Bunk Cell").filter(has_text="a dog")).to_have_count(1)


def test_the_next_prisoner_is_carried_into_a_cell(guests: Guests) -> None:
    page, _ = two(guests, HOUSING)
    wait_until_asked(page)
    on_board(page, "gate:grey").click()
    page.get_by_role("button", name="Draw 1 prisoner").first.click()
    expect(page.locator("#question")).to_contain_text("Into which cell does")
    carry(page, page.locator("[aria-label=Board] [data-spot=gate] .now"), "square:h7")
    page.mouse.up()
    expect(stands(page, "Secure Bunk Cell").filter(has_text=re.compile("grey [23]"))).to_have_count(1)


def test_keys_place_a_tile_and_show_what_it_would_bring(guests: Guests) -> None:
    page = building(guests)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_contain_text("Where does the Canteen go?")
    wait_until_asked(page)
    page.keyboard.press("ArrowDown")
    note = page.locator("[aria-label=Board] .note.good")
    expect(note).to_contain_text("VP as it stands")
    best = options(page).first  # what brings most comes first
    square = best.locator("b").inner_text()
    expect(note).to_contain_text(f"Canteen at {square}")
    expect(best).to_contain_text("becomes Comfortable")
    page.keyboard.press("Enter")
    expect(stands(page, f"Canteen at {square}")).to_have_count(1)


def test_a_finger_sees_what_a_square_brings_before_it_places(guests: Guests) -> None:
    page = building(guests, size=PHONE)
    options(page).filter(has_text="Place the Canteen").tap()
    expect(page.get_by_text("Touch a square to see what it would bring")).to_be_visible()
    settle(page)
    on_board(page, "square:h6").tap()
    expect(page.get_by_text("Canteen at H6").last).to_be_visible()
    expect(stands(page, "Canteen")).to_have_count(0)
    guests.shoot(page, "finger")
    on_board(page, "square:h6").tap()
    expect(stands(page, "Canteen at H6")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    on_board(page, "square:h8").tap()
    page.get_by_role("button", name="Place at H8").tap()
    expect(stands(page, "Canteen at H8")).to_have_count(1)


def test_the_sheet_of_a_phone_says_what_is_on_offer_and_what_a_tile_brings(guests: Guests) -> None:
    """The board lies behind the sheet: the slip of bids names every item, and no second line is cut off."""
    page, _ = two(guests, BIDDING, size=PHONE)
    bids = page.get_by_role("group", name="Your bids")
    expect(bids.locator("dt").filter(has_text="Canteen $4")).to_be_visible()
    expect(bids.locator("dd").filter(has_text="1 Comfort to the cells beside it").first).to_be_visible()
    page = building(guests, size=PHONE)
    detail = options(page).filter(has_text="Place the Canteen").locator(".detail")
    expect(detail).to_have_text("1 Food tag. 1 Comfort to the cells beside it.")
    whole = "parts => parts.every(({scrollHeight, clientHeight}) => scrollHeight <= clientHeight + 1)"
    assert page.locator(".option .detail").evaluate_all(whole)


def test_bids_are_one_command_and_turned_up_together(guests: Guests) -> None:
    """Nobody sees an amount before all are sealed; then everybody sees all of them, before anything is bought."""
    ann, ben = two(guests, BIDDING)
    sent: list[str] = []
    ann.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    ann.reload()
    wait_until_asked(ann)
    wait_until_asked(ben)
    for _ in range(4):
        ann.get_by_role("button", name="One more on Basic").first.click()
    ann.get_by_role("textbox", name="Bid on Staff, in dollars").first.fill("5")
    ann.keyboard.press("Tab")
    expect(ann.get_by_text("$3 stay free")).to_be_visible()
    ann.get_by_role("button", name="Seal the bids").click()
    expect(ben.get_by_text("Ann: sealed").first).to_be_attached()
    assert [frame for frame in sent if '"play"' in frame] != []
    assert len([frame for frame in sent if '"play"' in frame]) == 1
    shut = ben.get_by_role("region", name="Basic").get_by_role("group", name="Bids")
    expect(shut).not_to_contain_text("$4")
    guests.shoot(ben, "sealed")

    ben.get_by_role("textbox", name="Bid on Basic, in dollars").first.fill("6")
    ben.keyboard.press("Tab")
    ben.get_by_role("button", name="Seal the bids").click()
    for page in (ann, ben):
        laid = page.get_by_role("region", name="Basic").get_by_role("group", name="Bids")
        expect(laid).to_contain_text(re.compile(r"\$6\D*\$4"))  # the highest first
    guests.shoot(ann, "turned-up")
    expect(ben.locator("#question")).to_contain_text("What do you buy in Basic Facilities with your bid of $6?")


def test_bids_lie_open_while_they_are_told(guests: Guests) -> None:
    """The board is never ahead of the story: it shows the bids, then what came of them."""
    ann, ben = two(guests, BIDDING, speed="slow")
    wait_until_asked(ann)
    wait_until_asked(ben)
    ann.get_by_role("button", name="One more on Cells").first.click()
    ann.get_by_role("button", name="Seal the bids").click()
    expect(ben.get_by_text("Ann: sealed").first).to_be_attached()
    ben.get_by_role("button", name="One more on Basic").first.click()
    ben.get_by_role("button", name="Seal the bids").click()
    laid = ann.get_by_role("region", name="Cells").get_by_role("group", name="Bids")
    expect(laid).to_contain_text("$1")
    expect(ann.get_by_role("button", name="Skip")).to_be_visible()  # still being told
    expect(ann.locator(".area.now")).to_have_count(0)  # and nobody buys yet
    guests.shoot(ann, "reveal")


def test_nobody_waits_while_both_build(guests: Guests) -> None:
    """R19: each in their own prison; taking back is one's own too, whatever the other does meanwhile (R85)."""
    ann, ben = two(guests, BUILDING)
    wait_until_asked(ann)
    wait_until_asked(ben)
    options(ann).filter(has_text="Place the Yard").click()
    expect(ann.locator("#question")).to_contain_text("Where does the Yard go?")
    options(ben).filter(has_text="Place the Laundry").click()
    expect(ben.locator("#question")).to_contain_text("Where does the Laundry go?")
    on_board(ann, "square:g6").click()  # outdoor: it may lie before a window
    expect(stands(ann, "Yard at G6")).to_have_count(1)
    on_board(ben, "square:h8").click()
    expect(stands(ben, "Laundry at H8")).to_have_count(1)
    ann.get_by_role("button", name="Undo").click()
    expect(stands(ann, "Yard")).to_have_count(0)
    expect(stands(ben, "Laundry at H8")).to_have_count(1)
    wait_until_asked(ann)
    expect(ann.locator("[aria-label^=Rivals]")).not_to_contain_text("tile to place")  # Ben's is placed


def test_two_people_build_prisons_to_the_end(guests: Guests) -> None:
    ann, ben = two(guests)
    play_to_the_end([ann, ben], 8)
    for name, page in (("ann", ann), ("ben", ben)):
        guests.shoot(page, f"over-{name}")
        look_at_the_score_sheet(page)


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_governor_decides_in_the_open(guests: Guests, size: tuple[int, int]) -> None:
    """Section 14: what he considers, what he looks for and what he takes, each step with its rule."""
    page = guests.come(size, speed="slow")
    make_table(page, "prison_architect", "here Ann")
    wait_until_asked(page)
    while "How much do you bid" not in page.locator("#question").inner_text():
        options(page).first.click()
        page.wait_for_timeout(100)
        eventually(page, lambda: options(page).count() > 0 or page.get_by_role("button", name="Skip").count() > 0)
        if page.get_by_role("button", name="Skip").count():
            page.keyboard.press("Space")
            wait_until_asked(page)
    page.get_by_role("button", name=re.compile("^Seal")).click()
    steps = page.get_by_role("list", name="Step by step")
    expect(steps).to_contain_text("The next Warden Duel card shows his bids.")
    guests.shoot(page, f"governor-bids-{size[0]}")


@pytest.mark.parametrize(
    ("offer", "shown"),
    [
        ("foremen lawyers", ["Foremen", "Lawyers"]),
        ("fancy_coffee_machines foremen", ["Fancy Coffee Machines"]),
        ("spiritual_leaders resettlement_scheme", ["Spiritual Leaders"]),
    ],
)
def test_the_folded_offers_cut_no_name(guests: Guests, offer: str, shown: list[str]) -> None:
    page = guests.come()
    scene = BUILDING.replace("start:", f"bureaucracy offer: {offer}\nstart:")
    make_table(page, "prison_architect", "here Ann", "bot random", scene=scene)
    wait_until_asked(page)
    for width, height in ((1440, 900), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        guests.shoot(page, f"{offer.split()[0]}-{width}")
        expect(page.locator("[aria-label=Offers] .slip")).to_have_text(shown)
        assert page.evaluate(CUT_NAMES) == []


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_a_full_hand_ends_inside_its_box(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.come(size)
    hand, played = FULL
    for count in range(1, len(played.split()) + 1):
        objectives = f"seat 0 hand: {hand}\nseat 0 played: {' '.join(played.split()[:count])}"
        scene = BUILDING.replace("start:", f"{objectives}\nstart:")
        make_table(page, "prison_architect", "here Ann", "bot random", scene=scene)
        wait_until_asked(page)
        settle(page)
        guests.shoot(page, f"{size[0]}-{count}")
        assert max(page.evaluate(BEYOND)) <= 0, f"{count} played"


def test_objectives_are_drawn_whole_where_there_is_room(guests: Guests) -> None:
    page = guests.come()
    make_table(page, "prison_architect", "here Ann", "bot random", scene=DRAWN)
    wait_until_asked(page)
    settle(page)
    guests.shoot(page, "whole")
    objectives = page.locator("[aria-label=Board] [data-spot=objectives]")
    expect(objectives.locator("svg.pattern")).to_have_count(2)
    expect(objectives.locator(".segments")).to_have_count(2)
    assert max(page.evaluate(BEYOND)) <= 0


def test_whoever_may_flee_is_marked_though_specialists_stand_there(guests: Guests) -> None:
    page = guests.come()
    make_table(page, "prison_architect", "here Ann", scene=CROWDED.replace("START", "intake"))
    wait_until_asked(page)
    guests.shoot(page, "flee")
    expect(page.locator("[aria-label=Board] .prison .risk text")).to_have_text(["RISK", "ESCAPE RISK"])
    expect(page.locator("[aria-label=Board] .prison .unsafe")).to_have_count(1)  # three of them leave no room


def test_few_offers_say_what_they_are_and_the_governor_what_he_looks_for(guests: Guests) -> None:
    page = guests.come()
    make_table(page, "prison_architect", "here Ann", scene=CROWDED.replace("START", "bid"))
    wait_until_asked(page)
    rows = {name: page.get_by_role("region", name=name).locator(".told") for name in ("Cells", "Additional", "Staff")}
    expect(rows["Cells"]).to_have_count(2)
    expect(rows["Additional"]).to_contain_text("1 Literacy tag. Staff on it: gain 3 Librarians.")
    expect(rows["Staff"]).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Seal")).click()
    expect(page.locator("#question")).to_contain_text("Which area is resolved next?")
    guests.shoot(page, "few")
    expect(page.locator("[aria-label^=Rivals] .wants .name").first).to_be_visible()
    expect(page.locator("[aria-label^=Rivals]")).not_to_contain_text("bids after you")


def test_the_first_tiles_on_a_phone_cover_nothing_of_what_is_said_of_them(guests: Guests) -> None:
    page = guests.come(PHONE)
    make_table(page, "prison_architect", "here Ann", "bot random")
    wait_until_asked(page)
    told = page.locator("[aria-label=Board] .items .item.lit + .told")
    assert told.count() > 0
    for clear in told.evaluate_all(CLEAR_OF_THE_FRAME):
        assert clear >= FRAME


def test_what_one_may_do_is_not_offered_with_a_rivals_pool(guests: Guests) -> None:
    page = building(guests)
    expect(page.locator("[data-spot='pool:dog']").first).to_be_visible()
    page.locator("[data-spot='seat:1']").first.click()
    pool = page.get_by_role("dialog").locator("section").filter(has=page.get_by_role("heading", name="Pool"))
    expect(pool.locator(".kind")).to_have_text(re.compile("1 Staff"))  # and no Dog of one's own
    expect(page.get_by_role("dialog").locator(".lit")).to_have_count(0)


def test_points_without_hidden_cash_are_said_to_be_so(guests: Guests) -> None:
    """R8: what a rival has beside them is not known."""
    page = guests.come()
    scene = BUILDING.replace("2 players", "2 players, hidden_cash")
    make_table(page, "prison_architect", "here Ann", "bot random", scene=scene)
    wait_until_asked(page)
    strip = page.locator("[data-spot='seat:1']").first
    expect(strip).to_contain_text("+ cash")
    expect(strip).not_to_contain_text("$")
    expect(page.locator("[data-spot=cash]").first).to_contain_text("hidden from the others")
    strip.click()
    expect(page.get_by_role("dialog")).to_contain_text("Total without cash")
