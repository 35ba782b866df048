"""Every size of screen, with full mats: what a player owns or compares is seen whole, and fingers meet their aim."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.crowded import LONG_NAMES, sit_down
from tests.browser.house import Guests, eventually, open_menu, options, settle, wait_until_asked

DESKS = [(1280, 720), (1366, 768), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440)]
TABLET = (1024, 768)  # its town is a little smaller
SMALL = [(390, 844), (768, 1024), (844, 390)]
TOUCH = 44
SMALLEST_LETTER = 11
SMALLEST_ON_A_TABLET = 9

# What has to be in sight on a desk, and how often; in the small frame a panel holds it.
OWNED = {
    "lockup": {
        "[data-spot^='cell:']": 4,
        "[data-spot^='tome:']": 4,
        "[data-spot^='reserved:']": 2,
        "[data-spot='mat:stash'] .tile": 9,
        "[data-spot^='cube:']": 4,
        "[aria-label=Rivals] [data-spot^='stars:']": 4,
        "[aria-label=Rivals] [data-spot^='stash:'] b": 10,
    },
    "lockup-drawn": {
        "[data-spot^='drawn:']": 2,
        "[data-spot^='tome:'] .does": 4,
        "[data-spot='mat:cell'] .hidden": 1,
        "[data-spot='mat:stash'] .tile": 9,
    },
    "architects": {
        "[data-spot^='plan:']": 6,
        "[aria-label='Open your board large']": 1,
        "[data-spot^='own:']": 5,
        "[data-spot^='built:']": 4,
        "[data-spot^='good:']": 6,
        "[data-spot='seat:0'] dd": 3,
        "[aria-label=Rivals] .goods b": 24,
        "[aria-label=Rivals] .stat b": 12,
    },
    "prison_architect": {
        "[data-spot^='part:']": 4,
        "[data-spot^='buy:']": 2,
        "[data-spot='pool'] .kind": 7,
        "[data-spot='cash']": 1,
        "[data-spot='cards'] .card": 7,
        "[data-spot='needs'] tbody tr": 5,
        "[data-spot^='hand:']": 5,
        "[data-spot^='objective:']": 10,
        "[data-spot^='track:'] li": 20,
        "[data-spot='score']": 1,
        "[aria-label^=Rivals] .n": 24,
        "[aria-label^=Rivals] .points": 3,
    },
    "prison_architect-bidding": {
        "[data-spot='pool'] .kind": 7,
        "[data-spot='cards'] .card": 7,
        "[data-spot='needs'] tbody tr": 5,
        "[data-spot^='hand:']": 5,
        "[data-spot^='objective:']": 10,
        "[data-spot^='item:']": 20,
        "[aria-label^=Rivals] .points": 3,
    },
    "animalcatraz": {
        "[aria-label='Your mat'] [data-spot*=':carried:']": 6,
        "[data-spot^='card:cell_1:stash:']": 3,
        "[aria-label='Your mat'] [data-spot^='gangster:']": 4,
        "[data-spot*='spot:']": 4,
        "[data-spot^='bar:']": 4,
        "[data-spot^='crime:']": 4,
        "[data-spot='plan']": 1,
        "[data-spot='event']": 1,
        "[data-spot='rep'] .badge": 4,
        "[aria-label=Rivals] .rep b": 3,
        "[aria-label=Rivals] .levels b": 12,
        "[aria-label=Rivals] .hidden b": 19,
    },
    "animalcatraz-two": {
        "[aria-label='Your mat'] [data-spot*=':carried:']": 6,
        "[aria-label='Your mat'] [data-spot*=':stash:']": 6,
        "[aria-label='Your mat'] [data-spot^='gangster:']": 4,
        "[data-spot^='crime:']": 4,
        "[data-spot='plan']": 1,
        "[data-spot='event']": 1,
        "[data-spot='rep'] .badge": 2,
        "[aria-label=Rivals] .rep b": 1,
    },
    "animalcatraz-one": {
        "[aria-label='Your mat'] [data-spot*=':carried:']": 3,
        "[aria-label='Your mat'] [data-spot*=':stash:']": 3,
        "[aria-label='Your mat'] [data-spot^='gangster:']": 2,
        "[data-spot*='spot:']": 2,
        "[aria-label='Your mat'] .weapon": 1,
        "[aria-label='Your mat'] .skill, [aria-label='Your mat'] .skills": 1,
        "[data-spot^='crime:']": 2,
        "[aria-label=Rivals] .rep b": 3,
    },
}
# In a small frame: what one has to pay with, and what the options bring, in words, or in pictograms where the words say
# who is there.
PURSE = {"[aria-label='What you have']": 1}
SAID = {
    "lockup": {**PURSE, "[aria-label='What you can do'] .gain": 6},
    "architects": {**PURSE, "[aria-label='What you can do'] .detail": 8},
    "prison_architect": {**PURSE, "[aria-label='What you can do'] .detail": 4},
    "animalcatraz": {**PURSE, "[aria-label='What you can do'] .detail": 4},
}
# Words that are broken inside, and a title that is not seen whole.
BROKEN = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.parentElement.closest('.unseen, title, [hidden]')) continue;
        for (const {index, 0: word} of node.textContent.matchAll(/[^\\s-]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = [...range.getClientRects()].filter(({width}) => width > 0.5).map(({top}) => Math.round(top));
            if (new Set(lines).size > 1) found.push(`broken: ${word}`);
        }
    }
    for (const title of document.querySelectorAll('main h1, [data-spot^="tome:"] b')) {
        const range = document.createRange();
        range.selectNodeContents(title);
        const wide = range.getBoundingClientRect().width > title.getBoundingClientRect().width + 0.2;
        if (wide || title.scrollHeight > title.clientHeight + 8) found.push(`cut: ${title.textContent.trim()}`);
    }
    return found;
}"""
# Names of what one owns that end too early, and figures that lie under what stands beside them.
SHORTENED = """() => {
    const names = '[data-spot=cards] .name, [data-spot=needs] th button, [aria-label=Offers] .tab, .stats h2 button b';
    const cut = [...document.querySelectorAll(names)]
        .filter((name) => name.scrollWidth > name.clientWidth + 1)
        .map((name) => `shortened: ${name.textContent.trim()}`);
    const under = [...document.querySelectorAll('.gang .face small')].filter((figure) => {
        const held = figure.closest('li').querySelector('.held').getBoundingClientRect();
        return figure.getBoundingClientRect().right > held.left + 1;
    });
    return [...cut, ...under.map((figure) => `under a card: ${figure.textContent.trim()}`)];
}"""
# What an option brings, not said to its end.
UNFINISHED = """() => [...document.querySelectorAll('[aria-label="What you can do"] .detail')]
    .filter((part) => part.scrollHeight > part.clientHeight + 3)
    .map((part) => `unfinished: ${part.textContent.trim()}`)"""
# Words and drawings in mat and rivals that something cuts off, and words that lie on each other.
CUT = """([sideways, selectors]) => {
    const found = [];
    const words = [];
    const hidden = (part) => part.closest('.unseen, [hidden], [aria-label="Take back, hint"]');
    const floats = (part) => part && (getComputedStyle(part).position === 'sticky' || floats(part.parentElement));
    const check = (box, part, name) => {
        for (let holder = part; holder && holder !== document.body; holder = holder.parentElement) {
            const style = getComputedStyle(holder);
            const hold = holder.getBoundingClientRect();
            const beyond = style.overflowX !== 'visible' && (box.right > hold.right + 2 || box.left < hold.left - 2);
            // A letter is less high than what holds its line.
            const slack = Math.max(3, 0.2 * parseFloat(getComputedStyle(part).fontSize));
            const below =
                style.overflowY !== 'visible' && (box.bottom > hold.bottom + slack || box.top < hold.top - slack);
            const ellipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
            if (!ellipsis && (beyond || (below && (!sideways || style.overflowY === 'hidden'))))
                return found.push(`cut: ${name} by ${holder.className || holder.tagName}`);
            if (ellipsis) return;
            if (sideways && style.overflowY === 'auto') break;
        }
        if (box.right > innerWidth + 1 || (!sideways && box.bottom > innerHeight + 1)) found.push(`outside: ${name}`);
    };
    for (const root of document.querySelectorAll(selectors)) {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            const part = node.parentElement;
            if (!node.textContent.trim() || hidden(part)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const box = range.getBoundingClientRect();
            if (box.width < 1 || part.closest('svg')) continue;
            check(box, part, node.textContent.trim());
            const hold = part.closest('b, em, i, small, span, p, h1, h2, h3, td, th, div').getBoundingClientRect();
            const lines = getComputedStyle(part).overflowX === 'visible' ? range.getClientRects() : [hold];
            if (floats(part)) continue; // it lies above what scrolls
            words.push(...[...lines].map((line) => ({box: line, name: node.textContent.trim(), node})));
        }
        for (const part of root.querySelectorAll('svg, button')) {
            const box = part.getBoundingClientRect();
            if (box.width < 1 || hidden(part) || part.parentElement.closest('svg')) continue;
            check(box, part.parentElement, part.dataset.spot ?? part.getAttribute('class') ?? part.tagName);
        }
    }
    for (const [index, one] of words.entries())
        for (const other of words.slice(index + 1)) {
            if (one.node === other.node) continue;
            const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            const least = Math.min(one.box.height, other.box.height);
            if (wide > 2 && high > 0.4 * least) found.push(`on each other: ${one.name} / ${other.name}`);
        }
    return found;
}"""
TINY = """([least, where]) => [...document.querySelectorAll(`${where} *`)].flatMap((part) => {
    const words = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!words || part.closest('svg, .unseen') || part.getBoundingClientRect().width < 1) return [];
    const size = parseFloat(getComputedStyle(part).fontSize);
    return size > 0 && size < least ? [`${size} px: ${part.textContent.trim()}`] : [];
})"""
# Letters of a drawing are as large as it is drawn.
TINY_ON_BOARD = """(least) => [...document.querySelectorAll('[aria-label=Board] svg text')].flatMap((part) => {
    const {a, b} = part.getScreenCTM();
    const size = parseFloat(getComputedStyle(part).fontSize) * Math.hypot(a, b);
    return size < least - 0.05 ? [`${size} px on the board: ${part.textContent.trim()}`] : [];
})"""
ON_EACH_OTHER = """() => {
    const words = [...document.querySelectorAll('[aria-label=Board] svg text')];
    const boxes = words.map((part) => ({box: part.getBoundingClientRect(), name: part.textContent.trim()}));
    return boxes.flatMap((one, index) => boxes.slice(index + 1).flatMap((other) => {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.min(one.box.height, other.box.height);
        return wide > 2 && high > 0.4 * least ? [`on each other: ${one.name} / ${other.name}`] : [];
    }));
}"""
IN_REACH = """(words) => [...document.querySelectorAll('main button')].some((button) => {
    const box = button.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return button.textContent.trim().startsWith(words) && button.contains(met);
})"""
# What the Tab key reaches and shows no ring, neither around it nor drawn in the colour of one.
RINGLESS = """(where) => {
    const pen = document.createElement('canvas').getContext('2d');
    const plain = (colour) => ((pen.fillStyle = '#000'), (pen.fillStyle = colour), pen.fillStyle);
    const outlined = (part) => part && getComputedStyle(part).outlineStyle !== 'none';
    const parts = document.querySelector(where).querySelectorAll('a, button, input, select, summary, [tabindex="0"]');
    const found = [...parts].flatMap((part) => {
        part.focus();
        if (document.activeElement !== part || outlined(part) || outlined(part.closest('label'))) return [];
        const focus = plain(getComputedStyle(part).getPropertyValue('--focus').trim());
        const drawn = [...part.querySelectorAll('*')].some((each) => plain(getComputedStyle(each).stroke) === focus);
        return drawn ? [] : [`no ring: ${part.dataset.spot ?? part.className} ${part.textContent.trim()}`];
    });
    document.activeElement.blur();
    return found;
}"""
SLIPPERY = """(least) => [...document.querySelectorAll('main button, main a, main summary')].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const inText = getComputedStyle(part).getPropertyValue('--touch').trim() === '0px';
    if (box.width < 1 || part.disabled || inText || part.closest('svg, .skip, [aria-label=Board] .inner')) return [];
    const name = part.getAttribute('aria-label') ?? part.textContent.trim();
    return box.width < least - 0.5 || box.height < least - 0.5 ? [`${name}: ${box.width} x ${box.height}`] : [];
})"""
ACTIONS = """() => {
    const bar = document.querySelector('[aria-label="Take back, hint"]');
    return [...bar.querySelectorAll('button')].flatMap((button) => {
        const box = button.getBoundingClientRect();
        const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return button.contains(over) ? [] : [`covered or out of sight: ${button.textContent.trim()}`];
    });
}"""
# Numbers that a name has pushed out of sight: cut off by what holds them, outside of their card, or under another.
HIDDEN_NUMBERS = """() => {
    const found = [];
    const digits = (node) => [...node.textContent.matchAll(/\\d+/g)].map(({index, 0: {length}}) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + length);
        return range.getBoundingClientRect();
    });
    const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const part = node.parentElement;
        const name = node.textContent.trim();
        if (part.closest('.unseen, title, [hidden]') || (part.closest('.detail') && !name.includes('WW'))) continue;
        for (const box of digits(node)) {
            if (box.width < 1) continue;
            if (part.closest('svg')) {
                const beyond = ({left, right}) => box.right > right + 1 || box.left < left - 1;
                const own = part.closest('[data-card]');
                if (own && beyond(own.getBoundingClientRect())) found.push(`outside of its card: ${name}`);
                for (const card of document.querySelectorAll('[aria-label=Board] [data-card]')) {
                    if (card.contains(part)) continue;
                    const hold = card.getBoundingClientRect();
                    const wide = Math.min(box.right, hold.right) - Math.max(box.left, hold.left);
                    const high = Math.min(box.bottom, hold.bottom) - Math.max(box.top, hold.top);
                    if (wide > 1 && high > 0.4 * box.height) found.push(`under a card: ${name}`);
                }
                continue;
            }
            for (let holder = part; holder !== document.body; holder = holder.parentElement) {
                const {overflowX, overflowY} = getComputedStyle(holder);
                const hold = holder.getBoundingClientRect();
                if (overflowX === 'hidden' && (box.right > hold.right + 2 || box.left < hold.left - 2))
                    found.push(`cut: ${name}`);
                if (overflowY === 'auto') break;
                if (overflowY !== 'visible' && (box.bottom > hold.bottom + 3 || box.top < hold.top - 3))
                    found.push(`cut: ${name}`);
            }
        }
    }
    return found;
}"""
# Bids that their folder cuts off.
SLIPS = """() => [...document.querySelectorAll('[aria-label=Board] .chip')].flatMap((slip) => {
    const box = slip.getBoundingClientRect();
    const hold = slip.parentElement.getBoundingClientRect();
    const cut = box.top < hold.top - 1 || box.bottom > hold.bottom + 1 || box.right > hold.right + 1;
    return cut ? [`cut: ${slip.textContent.trim()}`] : [];
})"""
# How far cards that are looked through reach into the sheet, in px.
OVERHANG = """() => {
    const of = (name) => document.querySelector(`[aria-label="${name}"]`).getBoundingClientRect();
    return of('Cards of the Library').bottom - of('Panel').top;
}"""
GROWS = ":is([aria-label=Panel], [data-spot=mat])"  # with the letters
DRAWING = {"animalcatraz": "[aria-label='The island prison']"}  # where smaller drawings stand beside it
SCROLLS = "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


def open_panel(page: Page, tab: str) -> None:
    page.get_by_role("navigation", name="Panels").get_by_role("button", name=tab).click()
    expect(page.locator("[aria-current]", has_text=tab)).to_be_visible()
    settle(page)


def missing(page: Page, owned: dict[str, int]) -> list[str]:
    found = []
    for selector, count in owned.items():
        seen = sum(each.is_visible() for each in page.locator(selector).all())
        if seen < count:
            found.append(f"{selector}: {seen} of {count}")
    return found


@pytest.mark.parametrize("scene", OWNED)
def test_a_desk_shows_everything(guests: Guests, scene: str) -> None:
    page = guests.come(DESKS[0])
    sit_down(page, scene)
    found = []
    for size in DESKS:
        resize(page, size)
        guests.shoot(page, f"{scene}-{size[0]}")
        troubles = missing(page, OWNED[scene])
        troubles += page.evaluate(CUT, [False, "[data-spot=mat], [aria-label^=Rivals], [aria-label=Board]"])
        troubles += page.evaluate(TINY, [SMALLEST_LETTER, "main"]) + page.evaluate(BROKEN) + page.evaluate(SHORTENED)
        troubles += page.evaluate(TINY_ON_BOARD, SMALLEST_ON_A_TABLET if size == TABLET else SMALLEST_LETTER)
        troubles += page.evaluate(ON_EACH_OTHER) if size != TABLET else []
        troubles += page.evaluate(ACTIONS)
        troubles += ["the page scrolls"] if page.evaluate(SCROLLS) else []
        found += [f"{size[0]}: {trouble}" for trouble in troubles]
    page.keyboard.press("Tab")
    found += page.evaluate(RINGLESS, "main")
    if scene == "lockup":  # crew is being sent: each has two ways to go
        page.keyboard.press("4")
        expect(page.locator("[data-spot=mat]").get_by_text("To the Smithy")).to_be_visible()
        for size in DESKS[:2]:
            resize(page, size)
            found += [f"sending: {trouble}" for trouble in page.evaluate(CUT, [False, "[data-spot=mat]"])]
    for item in ("Settings", "Seats and links"):
        open_menu(page, item)
        page.keyboard.press("Tab")
        settle(page)
        found += [f"{item}: {trouble}" for trouble in page.evaluate(RINGLESS, "dialog")]
        page.keyboard.press("Escape")
    assert "\n".join(found) == ""


@pytest.mark.parametrize("scene", [*OWNED, "lockup-few"])  # where the Sewers can be gone to, and lie full of loot
def test_a_small_screen_shows_everything_to_fingers(guests: Guests, scene: str) -> None:
    page = guests.come(SMALL[0])
    sit_down(page, scene)
    found = []
    for size in SMALL:
        resize(page, size)
        troubles: list[str] = []
        owned = OWNED.get(scene, {}) | SAID.get(scene, {})
        for tab in ("Mine", "Rivals", "Log", "Turn"):  # touching the open one would lower the sheet
            open_panel(page, tab)
            guests.shoot(page, f"{scene}-{size[0]}-{tab.lower()}")
            owned = {selector: count for selector, count in owned.items() if missing(page, {selector: count})}
            troubles += page.evaluate(CUT, [True, "[aria-label=Panel]"]) + page.evaluate(BROKEN)
            troubles += page.evaluate(UNFINISHED) + page.evaluate(SHORTENED)
            troubles += [f"{tab}: {name}" for name in page.evaluate(SLIPPERY, TOUCH) + page.evaluate(ACTIONS)]
            troubles += ["the page scrolls"] if page.evaluate(SCROLLS) else []
        found += [f"{size[0]}: {trouble}" for trouble in [*troubles, *owned]]
    resize(page, SMALL[0])
    page.get_by_role("navigation", name="Panels").get_by_role("button", name="Turn").click()
    expect(page.get_by_role("button", name="Height of the panel: low")).to_be_visible()
    settle(page)
    found += [f"low: {trouble}" for trouble in page.evaluate(CUT, [True, "#question"]) + page.evaluate(ACTIONS)]
    if scene == "lockup":  # what lies nowhere on the board can be answered without the list, or in it
        assert eventually(page, lambda: page.evaluate(IN_REACH, "Pass"))
        page.get_by_role("navigation", name="Panels").get_by_role("button", name="Turn").click()
        expect(page.get_by_role("button", name="Height of the panel: middle")).to_be_visible()
        resize(page, (SMALL[0][0], 560))  # the list is far too long
        assert eventually(page, lambda: page.evaluate(IN_REACH, "Pass"))
    assert "\n".join(found) == ""


def test_offers_prices_and_bids_are_seen_whole(guests: Guests) -> None:
    """Four bid on one area, and hardly anybody can pay without adding to it."""
    page = guests.come(DESKS[0])
    sit_down(page, "prison_architect-buying")
    found = []
    for size in (*DESKS[:4], *SMALL[:1]):
        resize(page, size)
        guests.shoot(page, f"buying-{size[0]}")
        assert page.locator("[aria-label=Board] .chip").count() == 9
        found += [f"{size[0]}: {trouble}" for trouble in page.evaluate(SLIPS) + page.evaluate(ON_EACH_OTHER)]
    assert "\n".join(found) == ""


def test_what_is_looked_through_leaves_the_question_in_sight(guests: Guests) -> None:
    page = guests.come(SMALL[0])
    sit_down(page, "animalcatraz-trading")
    options(page).filter(has_text="Trade").first.click()
    expect(page.get_by_role("region", name="Cards of the Library")).to_be_visible()
    for tab in ("Mine", "Turn"):
        open_panel(page, tab)
        guests.shoot(page, f"trading-{tab.lower()}")
        assert eventually(page, lambda: page.evaluate(OVERHANG), lambda pixels: pixels <= 0) <= 0
    expect(page.locator("#question")).to_be_in_viewport()


def test_a_skill_that_does_not_fit_is_one_touch_away(guests: Guests) -> None:
    page = guests.come((1366, 768))
    sit_down(page, "animalcatraz-one")
    settle(page)
    guests.shoot(page, "skills")
    skill = page.locator("[aria-label='Your mat'] .skills button").first
    sentence = skill.locator("i").inner_text()
    skill.hover()
    closer = page.locator(".closer")
    expect(closer).to_contain_text(sentence)
    page.mouse.move(0, 0)
    expect(closer).to_have_count(0)
    skill.click()
    expect(page.get_by_role("dialog")).to_contain_text(sentence)


@pytest.mark.parametrize("scene", ["lockup-few", "architects", "prison_architect", "animalcatraz", "animalcatraz-two"])
def test_long_names_hide_no_number(guests: Guests, scene: str) -> None:
    page = guests.come(DESKS[0])
    sit_down(page, scene, LONG_NAMES)
    found = []
    for size in (*DESKS[:4], *SMALL[:1]):
        resize(page, size)
        for tab in ("Mine", "Rivals", "Turn") if size in SMALL else ("",):
            if tab:
                page.get_by_role("navigation", name="Panels").get_by_role("button", name=tab).click()
                settle(page)
            guests.shoot(page, f"{scene}-{size[0]}{tab and '-'}{tab.lower()}")
            troubles = page.evaluate(HIDDEN_NUMBERS) + (page.evaluate(ON_EACH_OTHER) if size != TABLET else [])
            found += [f"{size[0]} {tab}: {trouble}" for trouble in troubles]
    assert "\n".join(found) == ""


@pytest.mark.parametrize("game", ["lockup", "architects", "prison_architect", "animalcatraz"])
def test_large_letters_leave_the_board_its_size(guests: Guests, game: str) -> None:
    page = guests.come((1440, 900))
    sit_down(page, game)
    board = page.locator(DRAWING.get(game, "[aria-label=Board] svg")).first
    settle(page)
    before = board.bounding_box()
    found = []
    for percent in (150, 200):
        page.evaluate(f"localStorage.setItem('bighouse.prefs', JSON.stringify({{text: {percent}}}))")
        page.reload()
        expect(page.locator("html")).to_have_css("font-size", f"{percent * 0.16:g}px")
        expect(page.locator("#question")).to_have_css("font-size", f"{percent * 0.16:g}px")
        wait_until_asked(page)
        settle(page)
        after = board.bounding_box()
        assert before is not None
        assert after is not None
        assert after["width"] > 0.95 * before["width"]
        mine = ["Mine"] if page.locator("[data-spot=mat]").count() == 0 else []  # it may stand below the board
        for tab in (*mine, "Rivals", "Log", "Turn"):
            open_panel(page, tab)
            guests.shoot(page, f"{game}-{percent}-{tab.lower()}")
            troubles = page.evaluate(CUT, [True, GROWS]) + page.evaluate(ACTIONS)
            troubles += page.evaluate(TINY, [SMALLEST_LETTER * percent / 100 - 0.1, GROWS])
            found += [f"{percent} {tab}: {trouble}" for trouble in troubles]
    assert "\n".join(found) == ""
