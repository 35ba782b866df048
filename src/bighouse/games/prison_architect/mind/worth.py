"""What a warden's position is worth. Rules of thumb in hundredths of a point; nothing here is a rule."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import (
    ASSIGNMENT,
    BLUEPRINT,
    BUREAUCRACY,
    COMFORTABLE,
    EVALUATION,
    FINANCE,
    HYGIENIC,
    INCOME,
    REHABILITATION,
    WORKING_WEEK,
    Objective,
    threat_of,
)
from bighouse.games.prison_architect.mind.appeal import card_appeal, tile_appeal
from bighouse.games.prison_architect.rules.assignments import on_hand, supply_of
from bighouse.games.prison_architect.rules.blueprints import lacking
from bighouse.games.prison_architect.rules.characteristics import asks_for_objectives, reached
from bighouse.games.prison_architect.rules.digging import cost_of
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.objectives import judge
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.scoring import FROM_CASH, FROM_OBJECTIVES, sheet
from bighouse.games.prison_architect.rules.state import BID, BUILD, BUY, INTAKE, Player, PrisonArchitect
from bighouse.games.prison_architect.rules.tags import position

DOLLAR: Final = 50  # at the end
DOLLAR_EARLY: Final = 85  # while there is something left to bid for
STAFF: Final = 60  # in the pool
SPARE_STAFF: Final = 4  # more than these are of little use
FREE_PLACE: Final = 110  # in a cell that can still be filled
ESCAPEE: Final = 150  # how many hundredths of a prisoner a die sets free
LATER_ESCAPEE: Final = 60  # in a later roll: there is time to mend it
LOST_INMATE: Final = 150  # beside the threat
SLOT: Final = [0, 90, 0, 170, 0, 0, 0, 260]  # of release in one Evaluation, by the set of types
ADVANTAGE: Final = 45  # percent: the chance of an objective that is nearly there, for each week left
HAND: Final = 50  # percent of an objective in hand
WAITING: Final = 90  # percent of a tile that still has to be placed
FIRST_PICK: Final = 35  # percent: the chance of the best item of a row with the lowest bid
FOR_DOLLAR: Final = 7  # and for each dollar more
MOST_CERTAIN: Final = 92
FAR: Final = 35  # percent of a blueprint that lacks more than a square
STAFF_BITS: Final = 5
MOST_STAFF: Final = 31


def rounds_ahead(game: PrisonArchitect, kind: int) -> int:
    """How many rounds of a kind are still to come after this one."""
    count = 0
    for index in range(game.round + 1, len(game.box.rounds)):
        if game.box.rounds[index].kind == kind:
            count += 1
    return count


def weeks_ahead(game: PrisonArchitect) -> int:
    """In how many weeks tiles can still be bought, this one included until its areas are resolved."""
    return rounds_ahead(game, WORKING_WEEK) + (1 if game.phase in (BID, BUY) else 0)


def worth(game: PrisonArchitect, seat: int, known: bool) -> int:
    """Everything a warden has and may hope for; a hand that is not known is left out."""
    player = game.players[seat]
    prison = player.prison
    lines = sheet(prison, player.cash, player.played + player.chosen if known else player.played)
    if game.over:
        return 100 * sum(lines)
    total = 100 * (sum(lines) - lines[FROM_CASH] - lines[FROM_OBJECTIVES])
    weeks = weeks_ahead(game)
    dollar = DOLLAR_EARLY if weeks else DOLLAR
    total += player.cash * dollar + prospects(game, player, dollar) + objectives(game, player, known)
    if game.phase <= BUILD:
        for tile in player.construction:
            total += (100 * game.box.tiles[tile].vp + tile_appeal(game.box.tiles[tile])) * WAITING // 100
    if game.phase == BID or game.phase == BUY:
        total += bids_worth(game, player, dollar)
    return total


def prospects(game: PrisonArchitect, player: Player, dollar: int) -> int:
    """Income and releases to come, escapes to fear, room and people to use."""
    prison = player.prison
    box = game.box
    reckoning = reckoned(prison)
    incomes = rounds_ahead(game, INCOME)
    evaluations = rounds_ahead(game, EVALUATION)
    total = box.income[position(prison, reckoning, FINANCE)] * incomes * dollar
    inmates = 0
    paying = 0
    room = 0
    danger: list[int] = []
    filling = evaluations > 0 and (game.phase <= INTAKE or rounds_ahead(game, WORKING_WEEK) > 0)
    for cell in prison.cells():
        held = prison.inmates[cell]
        inmates += len(held)
        needs = reckoning.needs[cell]
        if needs.bit_count() >= box.income_needs:
            paying += len(held)
        if not needs & 1:
            danger += held
        met = (needs >> COMFORTABLE & 1) + (needs >> HYGIENIC & 1)
        if filling:
            room += max(0, prison.capacity(cell) - len(held)) * (FREE_PLACE + 40 * met)
    total += paying * min(1, incomes) * dollar + room
    slots = box.release_slots[position(prison, reckoning, REHABILITATION)]
    for index in range(len(slots)):
        if index < inmates:
            total += SLOT[slots[index]] * evaluations
    total -= escapes(game, danger)
    useful = min(prison.staff, SPARE_STAFF)
    if rounds_ahead(game, WORKING_WEEK):
        total += useful * STAFF + (prison.staff - useful) * STAFF // 4
    return total


def escapes(game: PrisonArchitect, danger: list[int]) -> int:
    """What the next roll of the dice is likely to cost, and a part of what later ones will."""
    left = 0
    for index in range(game.round + 1, len(game.box.rounds)):
        if game.box.rounds[index].kind == EVALUATION:
            left += game.box.rounds[index].dice * (LATER_ESCAPEE if left else ESCAPEE)
    loss = 0
    for prisoner in sorted(danger, reverse=True):
        share = min(100, left)
        loss += share * (threat_of(prisoner) * 100 + LOST_INMATE) // 100
        left -= share
        if left <= 0:
            break
    return loss


def objectives(game: PrisonArchitect, player: Player, known: bool) -> int:
    """What is completed, and the hope for the rest; the hand as far as it is known."""
    prison = player.prison
    table = player.played + player.chosen if known else player.played
    verdict = judge(prison, table)
    total = 100 * verdict.points
    weeks = weeks_ahead(game) + (1 if game.phase == BUILD else 0)
    for place in range(len(table)):
        if not verdict.completed >> place & 1:
            objective = game.box.objectives[table[place]]
            total += hope(prison, objective, weeks) * (objective.vp + objective.penalty)
    if known:
        for index in player.hand + player.looking:
            if index in player.chosen or index == player.dropped:
                continue
            objective = game.box.objectives[index]
            chance = hope(prison, objective, weeks)
            total += max(0, chance * (objective.vp + objective.penalty) - 100 * objective.penalty) * HAND // 100
    return total


def hope(prison: Prison, objective: Objective, weeks: int) -> int:
    """The chance, in percent, that an objective is completed in the weeks left: 100 if it is by itself already."""
    if weeks == 0:
        return 0
    shares = reckoned(prison).shares
    key = objective.index << STAFF_BITS | min(prison.staff, MOST_STAFF)
    if key not in shares:
        shares[key] = done(prison, objective)
    share = shares[key]
    if share == 100:
        return 100
    chance = share * share // 100 * min(100, ADVANTAGE * weeks) // 100
    return min(90, chance)


def done(prison: Prison, objective: Objective) -> int:
    """How much of what an objective asks for is there, in percent."""
    reckoning = reckoned(prison)
    have = 0
    need = 0
    if objective.kind == ASSIGNMENT:
        supply = supply_of(prison, reckoning, objective.requires)
        for line in range(len(objective.requires)):
            have += min(objective.requires[line].count, on_hand(supply, line))
            need += objective.requires[line].count
    elif objective.kind == BLUEPRINT:
        lacks = lacking(prison, reckoning, objective)
        if lacks > 1:
            return FAR
        need = len(objective.pattern)
        have = need - lacks
    elif asks_for_objectives(objective):
        return 50
    else:
        for condition in objective.conditions:
            amount = reached(prison, reckoning, condition)
            if condition.least == 0:
                have += 1 if amount <= condition.most else 0
                need += 1
            else:
                have += min(condition.least, amount)
                need += condition.least
    return 100 * have // need


def bids_worth(game: PrisonArchitect, player: Player, dollar: int) -> int:
    """What bids are likely to bring, less the money that is lost with them."""
    total = 0
    for area in range(len(player.bids)):
        bid = player.bids[area]
        if bid:
            best = 0
            second = 0
            for item in game.offers[area]:
                lack = max(0, cost_of(game, area, item) - bid)
                gain = item_worth(game, area, item) - lack * game.box.shortfall * dollar
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
            sure = MOST_CERTAIN if game.area == area else min(MOST_CERTAIN, FIRST_PICK + FOR_DOLLAR * bid)
            total += (best * sure + second * (100 - sure)) // 100 - bid * dollar
    return total


def item_worth(game: PrisonArchitect, area: int, item: int) -> int:
    if area == BUREAUCRACY:
        return card_appeal(game.box.cards[item])
    tile = game.box.tiles[item]
    return 100 * tile.vp + tile_appeal(tile)
