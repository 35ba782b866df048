"""What bids are likely to bring. Rules of thumb in hundredths of a point; nothing here is a rule."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import AREAS, BUREAUCRACY
from bighouse.games.prison_architect.mind.appeal import card_appeal, tile_appeal
from bighouse.games.prison_architect.mind.seasons import Season, dollar
from bighouse.games.prison_architect.rules.digging import cost_of
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.reckoning import Wants
from bighouse.games.prison_architect.rules.state import BID, Player, PrisonArchitect, is_last_week

FIRST_PICK: Final = 35  # percent: the chance to buy before a rival with the lowest bid
FOR_DOLLAR: Final = 7  # and for each dollar more
MOST_CERTAIN: Final = 95
LEFT_TO_DIG: Final = 200  # what a bid finds in the stack when nothing is left of the offer
DENIED: Final = 60  # percent of an item that the Governor does not get: he takes a Bunk Cell for it
DUG: Final = 90  # percent of what was drawn from the stack: the offer is closed, and rivals may want it
STAFF_BITS: Final = 5
MOST_STAFF: Final = 31


def item_appeal(game: PrisonArchitect, prison: Prison, area: int, item: int, wants: Wants, season: Season) -> int:
    """What an item would bring: found once for a prison and its objectives."""
    card = area == BUREAUCRACY
    key = ((item * 2 + int(card)) * 16 + game.round) * 2 + (season.weeks + season.building) % 2
    key = key << STAFF_BITS | min(prison.staff, MOST_STAFF)
    if key not in wants.appeals:
        if card:
            wants.appeals[key] = card_appeal(prison, game.box.cards[item], wants, season)
        else:
            wants.appeals[key] = tile_appeal(prison, game.box.tiles[item], wants, season)
    return wants.appeals[key]


def gains(game: PrisonArchitect, player: Player, prison: Prison, area: int, wants: Wants, season: Season) -> list[int]:
    """What each item within reach of the bid on an area would bring beside the bid, in the order of the row."""
    items = player.dug if player.dug and game.area == area else game.offers[area]
    bid = player.bids[area]
    unallocated = player.unallocated()
    out: list[int] = []
    for item in items:
        short = max(0, cost_of(game, area, item) - bid) * game.box.shortfall
        if short <= unallocated:
            out.append(item_appeal(game, prison, area, item, wants, season) - short * dollar(game))
        else:
            out.append(0)
    return out


def bids_worth(game: PrisonArchitect, seat: int, prison: Prison, wants: Wants, season: Season) -> int:
    """What the bids of a warden are likely to bring; that the money is lost with them is not counted here."""
    player = game.players[seat]
    total = 0
    for area in range(AREAS):
        if player.bids[area]:
            row = gains(game, player, prison, area, wants, season)
            if player.dug and game.area == area:
                total += max(row) * DUG // 100
            elif game.solo:
                total += beside_governor(game, area, player.bids[area], row)
            else:
                total += among_rivals(game, seat, area, row)
    return total


def among_rivals(game: PrisonArchitect, seat: int, area: int, row: list[int]) -> int:
    """The best item for whoever buys first, the next one for whoever is second."""
    bid = game.players[seat].bids[area]
    best = sorted(row + [LEFT_TO_DIG] * 2, reverse=True)
    if game.phase != BID:
        before = 0
        for rival in range(game.seats):
            if rival != seat:
                before += int(game.players[rival].bids[area] > bid)
        return best[min(before, len(best) - 1)]
    sure = min(MOST_CERTAIN, FIRST_PICK + FOR_DOLLAR * bid)
    return (best[0] * sure + best[1] * (100 - sure)) // 100


def beside_governor(game: PrisonArchitect, area: int, bid: int, row: list[int]) -> int:
    """The mean over what he may bid: who is first has the choice, and what he does not get counts too."""
    if game.phase != BID:
        return with_his_bid(game, area, bid, game.governor.bids[area], row)
    total = 0
    for duel in game.duels:
        his = game.box.warden_cards[duel].bids[area]
        if his and game.governor.staff_at >> area & 1:
            his += game.week
        total += with_his_bid(game, area, bid, his, row)
    return total // len(game.duels) if game.duels else max(row + [LEFT_TO_DIG])


def with_his_bid(game: PrisonArchitect, area: int, bid: int, his: int, row: list[int]) -> int:
    items = game.offers[area]
    mine = 0
    for i in range(len(row)):
        if row[i] > row[mine]:
            mine = i
    wanted = -1  # by him: the most valuable of those that his bid covers
    others = 0
    for i in range(len(items)):
        if his and cost_of(game, area, items[i]) <= his:
            if i != mine:
                others += 1
            if wanted < 0 or his_worth(game, area, items[i]) > his_worth(game, area, items[wanted]):
                wanted = i
    if bid < his:
        best = LEFT_TO_DIG
        for i in range(len(row)):
            if i != wanted:
                best = max(best, row[i])
        return best
    best = max(row + [LEFT_TO_DIG])
    if wanted >= 0 and others == 0 and not is_last_week(game):
        best += his_worth(game, area, items[wanted]) * DENIED // 100
    return best


def his_worth(game: PrisonArchitect, area: int, item: int) -> int:
    """What an item is worth to the Governor."""
    difficulty = game.box.difficulties[game.difficulty]
    if area == BUREAUCRACY:
        return 100 * difficulty.per_card
    return 100 * (difficulty.per_tile + game.box.tiles[item].vp)


def drawn_worth(game: PrisonArchitect, player: Player, prison: Prison, wants: Wants, season: Season) -> int:
    """The best of what was drawn outside the Buy phase, for its price in cash."""
    best = 0
    for item in player.dug:
        price = cost_of(game, player.dug_in, item)
        if price <= player.cash:
            gain = item_appeal(game, prison, player.dug_in, item, wants, season) - price * dollar(game)
            best = max(best, gain)
    return best
