"""What bids are likely to bring. Rules of thumb in hundredths of a point; nothing here is a rule."""

from __future__ import annotations

from typing import Final

from bighouse.engine.knowledge import mix
from bighouse.games.prison_architect.box.components import AREAS, BUNK_CELL, BUREAUCRACY, CELL
from bighouse.games.prison_architect.mind.appeal import card_appeal, tile_appeal
from bighouse.games.prison_architect.mind.seasons import Season, dollar, money, money_from
from bighouse.games.prison_architect.mind.sites import best_place
from bighouse.games.prison_architect.rules.bidding import BidOnArea
from bighouse.games.prison_architect.rules.digging import cost_of, draw_price
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.reckoning import Wants
from bighouse.games.prison_architect.rules.state import BID, Player, PrisonArchitect, is_last_week

FIRST_PICK: Final = 35  # percent: the chance to buy before a rival with the lowest bid
RATHER_SURE: Final = 95  # with a bid as high as any that is usual
USUAL_BID: Final = 9  # more than this is seldom bid, and nobody bids more than he has (R8)
HIGHEST_BID: Final = 12  # that is thought of for an area that waits
MOST_CASH: Final = 1000
KEPT: Final = 90  # percent of what money that is kept would bring
PROMISED: Final = 175  # percent of a dollar that will have to be paid beside the bid: it may not be there any more
DENIED: Final = 60  # percent of an item that the Governor does not get: he takes a Bunk Cell for it
DUG: Final = 85  # percent of what was drawn from the stack: the offer is closed, and rivals may want it
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


class Market:
    """An area as a warden sees it: what its items would bring, and what its stack may hold."""

    def __init__(
        self, game: PrisonArchitect, seat: int, prison: Prison, area: int, wants: Wants, season: Season
    ) -> None:
        player = game.players[seat]
        self.area = area
        self.items = player.dug if player.dug and game.area == area else game.offers[area]
        self.appeals = [item_appeal(game, prison, area, item, wants, season) for item in self.items]
        self.unallocated = player.unallocated()
        self.each = dollar(game) * PROMISED // 100 if game.phase == BID else dollar(game)  # of a shortfall
        stack = game.stacks[area]
        self.stack_costs: list[int] = []
        self.stack_appeals: list[int] = []
        for item in stack:
            self.stack_costs.append(cost_of(game, area, item))
            self.stack_appeals.append(item_appeal(game, prison, area, item, wants, season))

    def gains(self, game: PrisonArchitect, bid: int) -> list[int]:
        """What each item within reach of a bid would bring beside it, in the order of the row."""
        out: list[int] = []
        for i in range(len(self.items)):
            short = max(0, cost_of(game, self.area, self.items[i]) - bid) * game.box.shortfall
            out.append(self.appeals[i] - short * self.each if short <= self.unallocated else 0)
        return out

    def left_to_dig(self, game: PrisonArchitect, bid: int) -> int:
        """What a draw is likely to bring: the mean over the stack, of which everybody knows what it holds."""
        count = len(self.stack_costs)
        if count == 0:
            return 0
        total = 0
        for i in range(count):
            short = max(0, self.stack_costs[i] - bid) * game.box.shortfall
            if short <= self.unallocated:
                total += max(0, self.stack_appeals[i] - short * self.each)
        return total // count


def bids_worth(game: PrisonArchitect, seat: int, prison: Prison, wants: Wants, season: Season) -> int:
    """What the bids of a warden are likely to bring; that the money is lost with them is not counted here."""
    player = game.players[seat]
    total = 0
    for area in range(AREAS):
        if player.bids[area]:
            market = Market(game, seat, prison, area, wants, season)
            if player.dug and game.area == area:
                total += dug_worth(game, seat, market, player.bids[area])
            else:
                total += bid_worth(game, seat, market, player.bids[area])
    return total


def dug_worth(game: PrisonArchitect, seat: int, market: Market, bid: int) -> int:
    """The best of what was drawn, or one draw more."""
    best = max(market.gains(game, bid)) * DUG // 100
    price = draw_price(game, seat, market.area)
    if price <= market.unallocated:
        best = max(best, market.left_to_dig(game, bid) - price * market.each)
    return best


def bid_worth(game: PrisonArchitect, seat: int, market: Market, bid: int) -> int:
    """What a bid on an area is likely to bring."""
    row = market.gains(game, bid)
    dig = market.left_to_dig(game, bid)
    if game.solo:
        return beside_governor(game, market.area, bid, row, dig)
    return among_rivals(game, seat, market.area, bid, row, dig)


def purse(game: PrisonArchitect, seat: int, prison: Prison) -> int:
    """What money is worth on which no bid lies."""
    player = game.players[seat]
    return money(game, player.unallocated()) + bunk_cell(game, player, prison, player.unallocated())


def with_the_rest(game: PrisonArchitect, seat: int, prison: Prison, wants: Wants, season: Season) -> int:
    """The same while bids are laid, split as well as can be over the areas that wait for one: five are one decision.

    Before anybody has begun it is not: or to come here, out of the phase before, would seem to bring something.
    """
    player = game.players[seat]
    cash = player.unallocated()
    first = AREAS
    choice = game.choice(seat)
    if isinstance(choice, BidOnArea):
        first = choice.area
    if not has_begun(game):
        return money_from(game, cash, game.round)
    if first == AREAS:
        return purse(game, seat, prison)
    key = -1 - split_key(game, seat, prison, first, cash)
    if key not in wants.appeals:
        best = [money(game, left) + bunk_cell(game, player, prison, left) for left in range(cash + 1)]
        for area in range(first, AREAS):
            market = Market(game, seat, prison, area, wants, season)
            before = best.copy()
            for bid in range(1, min(cash, HIGHEST_BID) + 1):
                gain = bid_worth(game, seat, market, bid)
                for left in range(bid, cash + 1):
                    if before[left - bid] + gain > best[left]:
                        best[left] = before[left - bid] + gain
        wants.appeals[key] = best[cash]
    return wants.appeals[key]


def split_key(game: PrisonArchitect, seat: int, prison: Prison, first: int, cash: int) -> int:
    """A number for all that the best split of money hangs on beside the prison and its objectives."""
    player = game.players[seat]
    key = mix((game.round * AREAS + first) * MOST_CASH + cash, player.construction)
    key = mix(key, [prison.staff, richest_rival(game, seat), game.governor.staff_at])
    for area in range(first, AREAS):
        key = mix(mix(key, game.offers[area]), sorted(game.stacks[area]))
    return mix(key, sorted(game.duels)) if game.solo else key


def has_begun(game: PrisonArchitect) -> bool:
    """Whether anybody has laid a bid, or none, on the first area."""
    for seat in range(game.seats):
        choice = game.choice(seat)
        if not isinstance(choice, BidOnArea) or choice.area:
            return True
    return False


def bunk_cell(game: PrisonArchitect, player: Player, prison: Prison, cash: int) -> int:
    """Money that is kept for a Bunk Cell of this week."""
    price = game.box.bunk_cell_price
    cells = len(prison.cells())
    for tile in player.construction:
        cells += int(game.box.tiles[tile].category == CELL)
    if cash < price or cells >= game.box.most_cells:
        return 0
    return max(0, best_place(prison, game.box.tiles[BUNK_CELL]) - price * dollar(game)) * KEPT // 100


def among_rivals(game: PrisonArchitect, seat: int, area: int, bid: int, row: list[int], dig: int) -> int:
    """The best item for whoever buys first, the next one for whoever is second."""
    best = sorted([*row, dig, dig], reverse=True)
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


def beside_governor(game: PrisonArchitect, area: int, bid: int, row: list[int], dig: int) -> int:
    """The mean over what he may bid: who is first has the choice, and what he does not get counts too."""
    if game.phase != BID:
        return with_his_bid(game, area, bid, game.governor.bids[area], row, dig)
    total = 0
    for duel in game.duels:
        his = game.box.warden_cards[duel].bids[area]
        if his and game.governor.staff_at >> area & 1:
            his += game.week
        total += with_his_bid(game, area, bid, his, row, dig)
    return total // len(game.duels) if game.duels else max([*row, dig])


def with_his_bid(game: PrisonArchitect, area: int, bid: int, his: int, row: list[int], dig: int) -> int:
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
        best = dig
        for i in range(len(row)):
            if i != wanted:
                best = max(best, row[i])
        return best
    best = max([*row, dig])
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
