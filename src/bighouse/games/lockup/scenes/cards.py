"""The cards of a scene that belong to nobody: rows, decks and discards."""

from __future__ import annotations

from bighouse.engine.scenes.cards import cards
from bighouse.engine.scenes.lines import Line
from bighouse.games.lockup.box.components import TOME_BITS, VALUABLES
from bighouse.games.lockup.scenes.page import LockupPage


def deck_lines(page: LockupPage) -> list[Line]:
    game = page.game
    lines = [
        *page.item_deck.lines,
        *page.goon_deck.lines,
        cards("goon discard", game.goon_discard, page.goons),
        *page.tome_deck.lines,
        cards("tome discard", game.tome_discard, page.tomes),
    ]
    if game.solitary:
        lines += [
            *page.guard_deck.lines,
            cards("guards aside", game.guards_aside, page.guards),
            *page.location_deck.lines,
            cards("locations shown", game.location_shown, page.location_cards),
        ]
    return lines


def deal_rest(page: LockupPage) -> None:
    """Cards that are named nowhere lie as the seed has dealt them."""
    page.display.fill(page.item_deck)
    page.goon_row.fill(page.goon_deck)
    for pile in (page.tome_deck, page.guard_deck, page.location_deck):
        pile.fill(pile.stock.unnamed(pile.dealt))
    for who in range(len(page.whos)):
        count_up(page, who)


def count_up(page: LockupPage, who: int) -> None:
    """What follows from a player's cards."""
    box = page.box
    player = page.game.players[who]
    for tome in page.hands[who]:
        player.tomes += 1 << (tome * TOME_BITS)
    player.tome_count = len(page.hands[who])
    unseen = page.unseen[who]
    for place, item in enumerate(player.reserved):  # the last word may be 'rest', which stands for many
        player.secret |= int(unseen[min(place, len(unseen) - 1)]) << item
    for item in player.items:
        for valuable in range(VALUABLES):
            player.valuables[valuable] += box.items[item].valuables[valuable]
            player.items_with[valuable] += min(1, box.items[item].valuables[valuable])
    for goon in player.goons:
        player.goon_types[box.goons[goon].type] += 1
        for valuable in range(VALUABLES):
            player.valuables[valuable] += box.goons[goon].valuables[valuable]
