"""The cards of a scene: what is named lies where the text says, all others as the seed deals them."""

from __future__ import annotations

from bighouse.engine.scene import Stock
from bighouse.games.lockup.components import TOME_BITS, VALUABLES
from bighouse.games.lockup.scenes.page import Page
from bighouse.games.lockup.state import EMPTY, GOON_SPACES


def read_cards(page: Page) -> None:
    deal_items(page)
    deal_goons(page)
    deal_tomes(page)
    if page.game.solitary:
        deal_guards(page)
    for who in range(len(page.whos)):
        count_up(page, who)


def deal_items(page: Page) -> None:
    game = page.game
    order = [*game.display, *reversed(game.item_deck.cards)]
    entry = page.scene.get("display")
    size = len(game.display)
    display = None if entry is None else page.items.row(entry, size, EMPTY)
    top = page.items.cards(page.scene.get("item deck"))
    under, known = read_under(page, "under the item deck", page.items)
    if display is None:
        display = keep(page.items, game.display, order)
    game.display = display
    below = page.items.unnamed(order)
    game.item_deck.cards = [*top, *below, *under][::-1]
    game.item_deck.known = known[::-1]


def deal_goons(page: Page) -> None:
    game = page.game
    order = [*game.goon_at, *reversed(game.goon_deck.cards)]
    entry = page.scene.get("goons")
    row = None if entry is None else page.goons.row(entry, GOON_SPACES, EMPTY)
    top = page.goons.cards(page.scene.get("goon deck"))
    game.goon_discard = page.goons.cards(page.scene.get("goon discard"))
    game.goon_at = keep(page.goons, game.goon_at, order) if row is None else row
    below = page.goons.unnamed(order)
    game.goon_deck.cards = [*top, *below][::-1]


def keep(stock: Stock, dealt: list[int], order: list[int]) -> list[int]:
    """The row as dealt; in place of cards that are named elsewhere the next ones come."""
    row = [card if stock.left[card] else EMPTY for card in dealt]
    fresh = [card for card in order if stock.left[card] and card not in row]
    for space, card in enumerate(row):
        if card == EMPTY and fresh:
            row[space] = fresh.pop(0)
    for card in row:
        if card != EMPTY:
            stock.left[card] -= 1
    return row


def deal_tomes(page: Page) -> None:
    game = page.game
    order = game.tome_deck.cards[::-1]
    top = page.tomes.cards(page.scene.get("tome deck"))
    under, known = read_under(page, "under the tome deck", page.tomes)
    game.tome_discard = page.tomes.cards(page.scene.get("tome discard"))
    below = page.tomes.unnamed(order)
    game.tome_deck.cards = [*top, *below, *under][::-1]
    game.tome_deck.known = known[::-1]


def read_under(page: Page, key: str, stock: Stock) -> tuple[list[int], list[int]]:
    """Cards put under a deck and who knows each, the lowest last: "seat 0 item_03; seat 2 item_07"."""
    cards: list[int] = []
    known: list[int] = []
    if entry := page.scene.get(key):
        for part in entry.parts(";"):
            knowers = 0
            words = part
            while words.value.startswith("seat"):
                who, words = page.whose(words)
                knowers |= 1 << who
            if not knowers:
                raise part.wrong("say who put it there, such as 'seat 0 item_03'")
            if not words.value:
                raise part.wrong("say which card was put there, such as 'seat 0 item_03'")
            for card in stock.cards(words):
                cards.append(card)
                known.append(knowers)
    return cards, known


def deal_guards(page: Page) -> None:
    """Guard and location cards; those named nowhere are in their decks."""
    game = page.game
    order = game.guard_deck[::-1]
    top = page.guards.cards(page.scene.get("guard deck"))
    game.guards_aside = page.guards.cards(page.scene.get("guards aside"))
    below = page.guards.unnamed(order)
    game.guard_deck = [*top, *below][::-1]
    order = game.location_deck[::-1]
    top = page.location_cards.cards(page.scene.get("location deck"))
    game.location_shown = page.location_cards.cards(page.scene.get("locations shown"))
    below = page.location_cards.unnamed(order)
    game.location_deck = [*top, *below][::-1]


def count_up(page: Page, who: int) -> None:
    """What follows from a player's cards."""
    box = page.box
    player = page.game.players[who]
    for tome in page.hands[who]:
        player.tomes += 1 << (tome * TOME_BITS)
    player.tome_count = len(page.hands[who])
    for item in player.items:
        for valuable in range(VALUABLES):
            player.valuables[valuable] += box.items[item].valuables[valuable]
            player.items_with[valuable] += min(1, box.items[item].valuables[valuable])
    for goon in player.goons:
        player.goon_types[box.goons[goon].type] += 1
        for valuable in range(VALUABLES):
            player.valuables[valuable] += box.goons[goon].valuables[valuable]
