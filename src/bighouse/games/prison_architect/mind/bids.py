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
RATHER_SURE: Final = 95  # with a bid as high as any that is usual
USUAL_BID: Final = 9  # more than this is seldom bid, and nobody bids more than he has (R8)
LEFT_TO_DIG: Final = 450  # what a bid that covers it finds in the stack when nothing is left of the offer
USUAL_COST: Final = 5
PROMISED: Final = 150  # percent of a dollar that will have to be paid beside the bid: it may not be there any more
DENIED: Final = 60  # percent of an item that the Governor does not get: he takes a Bunk Cell for it
DUG: Final = 70  # percent of what was drawn from the stack: the offer is closed, and rivals may want it
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
    each = dollar(game) * PROMISED // 100 if game.phase == BID else dollar(game)
    out: list[int] = []
    for item in items:
        short = max(0, cost_of(game, area, item) - bid) * game.box.shortfall
        if short <= unallocated:
            out.append(item_appeal(game, prison, area, item, wants, season) - short * each)
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
    best = sorted(row + [left_to_dig(game, bid)] * 2, reverse=True)
    if game.phase != BID:
        before = 0
        for rival in range(game.seats):
            if rival != seat:
                before += int(game.players[rival].bids[area] > bid)
        return best[min(before, len(best) - 1)]
    sure = first_pick(bid, richest_rival(game, seat))
    return (best[0] * sure + best[1] * (100 - sure)) // 100


def richest_rival(game: PrisonArchitect, seat: int) -> int:
    cash = 0
    for rival in range(game.seats):
        if rival != seat:
            cash = max(cash, game.players[rival].cash)
    return cash


def first_pick(bid: int, cash: int) -> int:
    """The chance, in percent, to buy before a rival who has so much."""
    if bid > cash:
        return 100
    return min(RATHER_SURE, FIRST_PICK + (RATHER_SURE - FIRST_PICK) * bid // min(cash, USUAL_BID))


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
    return total // len(game.duels) if game.duels else max(row + [left_to_dig(game, bid)])


def left_to_dig(game: PrisonArchitect, bid: int) -> int:
    """What is drawn costs twice what the bid lacks."""
    return max(0, LEFT_TO_DIG - max(0, USUAL_COST - bid) * game.box.shortfall * dollar(game))


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
        best = left_to_dig(game, bid)
        for i in range(len(row)):
            if i != wanted:
                best = max(best, row[i])
        return best
    best = max(row + [left_to_dig(game, bid)])
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
