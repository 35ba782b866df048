"""The Governor of the solo game: what he bids and takes, by which rule (RULES.md section 14)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.games.prison_architect.box.components import (
    AREAS,
    BUNK_CELL,
    BUREAUCRACY,
    CHEAPEST,
    DECKS,
    FUNCTIONAL,
    GAIN_SPECIALIST,
    GAIN_TAG,
    LOCKER_ROOM,
    MOST_STAFF,
    MOST_VP,
    MOST_WINDOWS,
    NOTHING,
    POLICY,
    SPECIALISTS,
    STAFF_CARD,
    TILE_TAGS,
    Box,
)
from bighouse.games.prison_architect.rules.cleanup import turn_duel
from bighouse.games.prison_architect.rules.digging import cost_of
from bighouse.games.prison_architect.rules.events import (
    GOVERNOR_ADDED,
    GOVERNOR_BID,
    GOVERNOR_COUNTED,
    GOVERNOR_DREW,
    GOVERNOR_LOOKED,
    GOVERNOR_STAFFED,
    GOVERNOR_TOOK_CARD,
    GOVERNOR_TOOK_TILE,
    GOVERNOR_WAITED,
    GOVERNOR_WEIGHED,
    WHY_CLOSEST,
    WHY_FEW_TILES,
    WHY_FEWER_OF_TYPE,
    WHY_NO_TILES,
    WHY_ONLY_ONE,
    WHY_OTHER_TYPE,
    WHY_PRIORITIES,
    WHY_TOP_OF_STACK,
)
from bighouse.games.prison_architect.rules.objective_decks import can_draw, draw_top
from bighouse.games.prison_architect.rules.stacks import draw_item, is_exhausted
from bighouse.games.prison_architect.rules.state import PrisonArchitect, is_last_week


def turn_bids(game: PrisonArchitect) -> None:
    """The next Warden Duel card shows what he bids; where his Staff stands the week is added (R68)."""
    turn_duel(game, False)
    governor = game.governor
    governor.bought = 0
    for area in range(AREAS):
        bid = game.box.warden_cards[game.duel].bids[area]
        if bid > 0 and governor.staff_at >> area & 1:
            bid += game.week
            game.tell(GOVERNOR_ADDED, area, game.week)
        governor.bids[area] = bid
    game.pause()
    game.recount(GOVERNOR_BID, governor.bids.copy())


class GovernorBuys(Step[PrisonArchitect]):
    """He takes the best item that he can afford; if there is none his Staff waits, in the last week he draws."""

    def run(self, game: PrisonArchitect) -> None:
        game.pause()
        area = game.area
        governor = game.governor
        row = affordable(game, area)
        if row:
            item, why = choice_of_card(game, row) if area == BUREAUCRACY else choice_of_tile(game, row)
            game.offers[area].remove(item)
            take(game, area, item, why)
        elif is_last_week(game):
            if not is_exhausted(game, area):
                take(game, area, draw_item(game, area), WHY_TOP_OF_STACK)
        elif governor.staff_at >> area & 1:
            game.tell(GOVERNOR_WAITED, area)
        else:
            governor.staff_at |= 1 << area
            game.tell(GOVERNOR_STAFFED, area)


def affordable(game: PrisonArchitect, area: int) -> list[int]:
    """The items of a row that his bid covers; none with a bid of 0 (R66)."""
    bid = game.governor.bids[area]
    return [item for item in game.offers[area] if bid > 0 and cost_of(game, area, item) <= bid]


def take(game: PrisonArchitect, area: int, item: int, why: int) -> None:
    """His Staff comes back from an area where he takes something (R67)."""
    governor = game.governor
    governor.staff_at &= ~(1 << area)
    if area == BUREAUCRACY:
        governor.cards.append(item)
        game.tell(GOVERNOR_TOOK_CARD, item, why)
    else:
        governor.tiles.append(item)
        governor.bought += 1
        game.tell(GOVERNOR_TOOK_TILE, item, why)


def choice_of_tile(game: PrisonArchitect, row: list[int]) -> tuple[int, int]:
    """By the priorities of the visible card, left to right (R65), then the closest to the stack; and why."""
    if len(row) == 1:
        return row[0], WHY_ONLY_ONE
    game.recount(GOVERNOR_WEIGHED, [game.governor.bids[game.area], len(row), *row])
    left = row
    for priority in game.box.warden_cards[game.duel].priorities:
        if len(left) > 1:
            worth = [worth_to_governor(game.box, tile, priority) for tile in left]
            best = max(worth)
            left = [left[i] for i in range(len(left)) if worth[i] == best]
            game.recount(GOVERNOR_LOOKED, [priority, abs(best), len(left), *left])
    return left[0], WHY_PRIORITIES if len(left) == 1 else WHY_CLOSEST


def choice_of_card(game: PrisonArchitect, row: list[int]) -> tuple[int, int]:
    """The type that he owns fewer of, Staff if equal; the other type if none lies there; and why."""
    box = game.box
    staff = sum([box.cards[card].type == STAFF_CARD for card in game.governor.cards])
    wanted = STAFF_CARD if 2 * staff <= len(game.governor.cards) else POLICY
    left = [card for card in row if box.cards[card].type == wanted]
    if len(row) == 1:
        return row[0], WHY_ONLY_ONE
    game.tell(GOVERNOR_COUNTED, staff, len(game.governor.cards) - staff, wanted)
    if not left:
        return row[0], WHY_OTHER_TYPE
    return left[0], WHY_FEWER_OF_TYPE if len(left) == 1 else WHY_CLOSEST


def worth_to_governor(box: Box, kind: int, priority: int) -> int:
    """How much of a benefit a tile shows him; wildcards and the Armoury's boost count for nothing."""
    tile = box.tiles[kind]
    if priority == MOST_VP:
        return tile.vp
    if priority == CHEAPEST:
        return -tile.cost
    if priority == MOST_STAFF:
        return tile.staff
    if priority == MOST_WINDOWS:
        return tile.windows
    count = tile.tags[priority] if priority < TILE_TAGS else tile.own[priority - FUNCTIONAL]
    for grant in tile.grants:
        if grant.tag == priority:
            count += grant.n
    for conditional in tile.conditionals:
        if priority < TILE_TAGS:
            count += conditional.tags[priority]
    for effect in tile.slot_effects:
        if (effect.kind == GAIN_TAG and effect.tag == priority) or (
            effect.kind == GAIN_SPECIALIST and box.specialist_tag[effect.specialist] == priority
        ):
            count += effect.n
    for specialist in range(SPECIALISTS):
        if box.specialist_tag[specialist] == priority:
            count += tile.specialists[specialist]
    if tile.lends != NOTHING and box.specialist_tag[tile.lends] == priority:
        count += 1
    return count


def governor_builds(game: PrisonArchitect) -> None:
    """With few tiles bought this week he takes a Bunk Cell, with none a Locker Room as well."""
    governor = game.governor
    if governor.bought < game.box.governor_bunk_below:
        governor.tiles.append(BUNK_CELL)
        game.tell(GOVERNOR_TOOK_TILE, BUNK_CELL, WHY_FEW_TILES)
    if governor.bought < game.box.governor_locker_below:
        governor.tiles.append(LOCKER_ROOM)
        game.tell(GOVERNOR_TOOK_TILE, LOCKER_ROOM, WHY_NO_TILES)


def draw_governor_objectives(game: PrisonArchitect) -> None:
    """He takes objectives face down in each of the weeks (R86)."""
    counts = game.box.governor_objectives[int(game.harder)]
    for deck in range(DECKS):
        for _ in range(counts[deck]):
            if can_draw(game, deck):
                game.governor.objectives.append(draw_top(game, deck))
                game.tell(GOVERNOR_DREW, deck)
