"""The cards of a scene: what is named lies where the text says, all others as the seed deals them."""

from __future__ import annotations

from bighouse.engine.scene import GAP, Entry, Stock
from bighouse.games.architects.apprentices import most_apprentices
from bighouse.games.architects.components import COLUMNS, DISPLAY
from bighouse.games.architects.scenes.page import MOST, Page
from bighouse.games.architects.state import EMPTY, NOBODY

ROW_KEYS = ["upper row", "lower row"]


def read_cards(page: Page) -> None:
    read_hands(page)
    deal_buildings(page)
    deal_apprentices(page)
    deal_markets(page)
    deal_rewards(page)
    if page.game.opponent != NOBODY:
        deal_schemes(page)


def read_hands(page: Page) -> None:
    """What each player has in hand, looks at, has built and hired."""
    scene = page.scene
    for seat, name in enumerate(page.seats):
        player = page.game.players[seat]
        player.hand = page.buildings.cards(scene.get(f"{name} hand"))
        player.looking = page.buildings.cards(scene.get(f"{name} looks at"))
        player.built = page.buildings.cards(scene.get(f"{name} built"))
        packet = scene.get(f"{name} packet")
        if packet is not None and page.fresh:
            raise packet.wrong("the draft deals packets from the top of 'building deck:'; name the cards there")
        player.packet = page.buildings.cards(packet)
        entry = scene.get(f"{name} apprentices")
        player.apprentices = page.apprentices.cards(entry)
        most = most_apprentices(page.game, seat)
        if entry is not None and len(player.apprentices) > most:
            raise entry.wrong(f"{name} may have {most} apprentices, not {len(player.apprentices)}")


def deal_buildings(page: Page) -> None:
    deck = page.game.building_deck
    order = deck.cards[::-1]
    top = page.buildings.cards(page.scene.get("building deck"))
    under, known = read_under(page)
    below = page.buildings.unnamed(order)
    deck.cards = [*top, *below, *under][::-1]
    deck.known = known[::-1]


def read_under(page: Page) -> tuple[list[int], list[int]]:
    """Cards put under the pile and who knows each, the lowest last: "seat 0 well; seat 1 keep"."""
    cards: list[int] = []
    known: list[int] = []
    if entry := page.scene.get("under the building deck"):
        for part in entry.parts(";"):
            if not part.value.startswith("seat"):
                raise part.wrong("say who put it there, such as 'seat 0 well'")
            who, words = page.whose(part)
            if not words.value:
                raise part.wrong("say which card was put there, such as 'seat 0 well'")
            for card in page.buildings.cards(words):
                cards.append(card)
                known.append(1 << who)
    return cards, known


def deal_apprentices(page: Page) -> None:
    """The display with its coins, then the pile; what a row does not name is as dealt."""
    game = page.game
    deck = game.apprentice_deck
    order = [*game.display, *reversed(deck.cards)]
    named = [read_row(page.apprentices, page.scene.get(key)) for key in ROW_KEYS]
    top = page.apprentices.cards(page.scene.get("apprentice deck"))
    under = page.apprentices.cards(page.scene.get("under the apprentice deck"))
    display: list[int] = []
    coins: list[int] = []
    for row, cards in enumerate(named):
        dealt = game.display[row * COLUMNS + len(cards) : (row + 1) * COLUMNS]
        display += [*(card for card, _ in cards), *keep(page.apprentices, dealt, order)]
        coins += [*(count for _, count in cards), *([0] * len(dealt))]
    game.display = display
    game.coins = coins
    below = page.apprentices.unnamed(order)
    deck.cards = [*top, *below, *under][::-1]
    deck.known = [(1 << game.seats) - 1] * len(under)
    if EMPTY in display and deck.cards:
        row = display.index(EMPTY) // COLUMNS
        entry = page.scene.get(ROW_KEYS[row]) or page.blame
        raise entry.wrong("a space stays empty only when the pile is used up; leave it out, it is filled as dealt")


def read_row(stock: Stock, entry: Entry | None) -> list[tuple[int, int]]:
    """The apprentices of a row from the left, each with the coins on it: "woodcutter (2) jeweller"."""
    out: list[tuple[int, int]] = []
    if entry is None:
        return out
    for word, coins in entry.marked():
        if not coins:
            out.append((EMPTY if word == GAP else stock.take(entry, word), 0))
        elif not out or out[-1][0] == EMPTY or out[-1][1]:
            raise entry.wrong("coins lie on an apprentice; write 'woodcutter (2)'")
        else:
            out[-1] = (out[-1][0], entry.number(word, 0, MOST))
    if len(out) > COLUMNS:
        raise entry.wrong(f"there is room for {COLUMNS} apprentices here, not for {len(out)}")
    return out


def keep(stock: Stock, dealt: list[int], order: list[int]) -> list[int]:
    """The row as dealt; in place of cards that are named elsewhere the next ones of the pile come."""
    row = [card if stock.left[card] else EMPTY for card in dealt]
    fresh = [card for card in order[DISPLAY:] if stock.left[card]]
    for space, card in enumerate(row):
        if card == EMPTY and fresh:
            row[space] = fresh.pop(0)
    for card in row:
        if card != EMPTY:
            stock.left[card] -= 1
    return row


def deal_markets(page: Page) -> None:
    game = page.game
    order = game.small[::-1]
    top = page.markets.cards(page.scene.get("small market"))
    large = page.markets.cards(page.scene.get("large market"))
    below = page.markets.unnamed(order)
    game.small = [*top, *below][::-1]
    game.large = large[::-1]


def deal_rewards(page: Page) -> None:
    """So many are in play; those that are named nowhere fill the pile, the others are in the box."""
    game = page.game
    scene = page.scene
    order = [*reversed(game.rewards), *game.rewards_boxed]
    in_play = len(game.rewards)
    pile = page.rewards.cards(scene.get("rewards"))
    gone = page.rewards.cards(scene.get("rewards gone"))
    boxed = page.rewards.cards(scene.get("rewards boxed"))
    below = page.rewards.unnamed(order)
    left = in_play - len(gone)
    if entry := scene.get("rewards left"):
        left = entry.number(entry.value, 0, in_play)
    entry = scene.get("rewards left") or scene.get("rewards gone") or scene.get("rewards") or scene.header
    if len(pile) > left or left + len(gone) > in_play or left < 0:
        raise entry.wrong(f"{in_play} rewards are in play here; the scene names {len(pile)} left, {len(gone)} gone")
    for cards, size in ((pile, left), (gone, in_play - left), (boxed, len(page.box.rewards) - in_play)):
        while len(cards) < size and below:
            cards.append(below.pop(0))
    if below or len(boxed) > len(page.box.rewards) - in_play:
        entry = scene.get("rewards boxed") or entry
        raise entry.wrong(f"{len(page.box.rewards) - in_play} rewards are in the box here, not {len(boxed)}")
    game.rewards = pile[::-1]
    game.rewards_gone = gone
    game.rewards_boxed = boxed


def deal_schemes(page: Page) -> None:
    """The opponent's piles; those that are named nowhere are in their own."""
    game = page.game
    scene = page.scene
    start_order = game.schemes[::-1]
    future_order = game.future[::-1]
    top = page.schemes.cards(scene.get("schemes"))
    future = page.schemes.cards(scene.get("future"))
    game.schemes_done = page.schemes.cards(scene.get("schemes done"))
    if entry := scene.get("future"):
        for card in future:
            if not page.box.schemes[card].future:
                raise entry.wrong(f"{page.box.schemes[card].id} is no Future scheme; name it in 'schemes:'")
    if entry := scene.get("scheme"):
        game.scheme = page.schemes.take(entry, entry.value)
    below = page.schemes.unnamed([*start_order, *future_order])
    game.schemes = [*top, *(card for card in below if card in start_order)][::-1]
    game.future = [*future, *(card for card in below if card in future_order)][::-1]
