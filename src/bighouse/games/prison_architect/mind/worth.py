"""What a warden's position is worth. Rules of thumb in hundredths of a point; nothing here is a rule."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import (
    CELL,
    EVALUATION,
    FINANCE,
    PASSIVE_TAGS,
    SPECIALISTS,
    TYPES,
    threat_of,
    type_of,
)
from bighouse.games.prison_architect.mind.appeal import PASSIVE_TAG, TOKEN
from bighouse.games.prison_architect.mind.bids import bids_worth, drawn_worth, item_appeal, with_the_rest
from bighouse.games.prison_architect.mind.foresight import foreseen, post_worth
from bighouse.games.prison_architect.mind.seasons import Season, dollar, money, season_of
from bighouse.games.prison_architect.mind.sites import place_worth, progress, room_to_grow, safe_kind, spare
from bighouse.games.prison_architect.mind.wants import hope, wants_of
from bighouse.games.prison_architect.rules.building import PlaceTile, PutWindows
from bighouse.games.prison_architect.rules.evaluation import release_slots
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.objective_phase import KeepObjective, PlayObjective, PlayOrDiscard
from bighouse.games.prison_architect.rules.objectives import judge
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.rearranging import MoveTile
from bighouse.games.prison_architect.rules.scoring import FROM_CASH, FROM_OBJECTIVES, sheet
from bighouse.games.prison_architect.rules.staffing import RecallFrom
from bighouse.games.prison_architect.rules.state import BID, BUILD, BUY, INTAKE, OBJECTIVES, Player, PrisonArchitect
from bighouse.games.prison_architect.rules.state import EVALUATION as EVALUATION_PHASE
from bighouse.games.prison_architect.rules.tags import position

STAFF: Final = 110  # in the pool
SPARE_STAFF: Final = 4  # more than these are of little use
FILLED: Final = 68  # percent of a free place in a cell
GROWTH: Final = 80  # percent of a place in a cell that may yet be built
GROWN: Final = 3  # of which so many are thought of
POSTED: Final = 60  # percent of what a specialist in the pool could do
IDLE: Final = 15  # a specialist in the pool, so that nobody is taken off a cell for nothing
TROUBLE: Final = 60  # and for having done so
ESCAPEE: Final = 200  # how many hundredths of a prisoner a die sets free
LATER_ESCAPEE: Final = 75  # in a later roll: there is time to mend it
LOST_INMATE: Final = 230  # beside the threat
RELEASED: Final = [300, 520, 780]  # a prisoner by type: the threat, and that another one can be taken for him
RELEASED_LAST: Final = [100, 260, 460]  # when nobody takes his place
LATER_RELEASE: Final = 75  # percent of a slot in later Evaluations
TO_BE_TAKEN: Final = 50  # percent, for a slot without a prisoner while some can still be taken
TO_PLAY: Final = [90, 80, 45, 20]  # percent of an objective in hand: two leave it in a week, the rest may be discarded
PLAYS: Final = 2  # in a week
WAITING: Final = 100  # percent of a tile that still has to be placed
IN_HAND: Final = 20  # a hair more for whoever has begun to place a tile, or to move one
CELLS_FIRST: Final = 20


def worth(game: PrisonArchitect, seat: int, known: bool) -> int:
    """Everything a warden has and may hope for; a hand that is not known is left out."""
    player = game.players[seat]
    if game.over:
        return 100 * sum(sheet(player.prison, player.cash, player.played))
    prison = foreseen(game, seat)
    table = player.played + player.chosen if known else player.played
    lines = sheet(prison, player.cash, table)
    season = season_of(game)
    total = 100 * (sum(lines) - lines[FROM_CASH] - lines[FROM_OBJECTIVES])
    if game.phase != BID and game.phase != BUY:
        total += money(game, player.cash + batch_cash(game, player))
    total += (
        prospects(game, seat, prison, season)
        + people(player, prison, season, is_filling(game, seat, season))
        - trouble(game, seat)
    )
    total += objectives(game, player, prison, table, season, known)
    if game.phase <= BUILD:
        total += waiting(game, seat, player, prison, table, season, known)
    return total


def batch_cash(game: PrisonArchitect, player: Player) -> int:
    """What the declared prisoners will bring at once."""
    cash = 0
    for kind in range(TYPES):
        if player.batch[kind]:
            cash += player.batch[kind] * (game.box.intake_cash[kind] + player.prison.intake_bonus())
    return cash


def prospects(game: PrisonArchitect, seat: int, prison: Prison, season: Season) -> int:
    """Income and releases to come, escapes to fear, room to fill."""
    box = game.box
    reckoning = reckoned(prison)
    each = dollar(game)
    total = box.income[position(prison, reckoning, FINANCE)] * season.incomes * each
    paying = 0
    danger: list[int] = []
    filling = is_filling(game, seat, season)
    for cell in prison.cells():
        held = prison.inmates[cell]
        needs = reckoning.needs[cell]
        if needs.bit_count() >= box.income_needs:
            paying += len(held)
        if not needs & 1:
            danger += held
        if filling:
            margins = spare(reckoning.acting[cell])
            total += len(held) * progress(margins[0], margins[1])
            free = prison.capacity(cell) - len(held)
            if free > 0:
                kind = safe_kind(prison.tile(cell), held, margins[0])
                total += free * place_worth(margins[0], margins[1], margins[2], kind) * FILLED // 100
    total += paying * min(1, season.incomes) * each
    if season.evaluations:
        total += releases(prison, release_slots(prison), season, filling)
    if game.phase == EVALUATION_PHASE and game.choice(seat) is not None:
        total += who_is_next(prison, slots_left(game.players[seat]), RELEASED if season.incomes else RELEASED_LAST)
    if season.weeks:
        cells = min(GROWN, box.most_cells - len(prison.cells()), season.weeks)
        total += room_to_grow(prison, cells) * GROWTH // 100
        for tag in range(PASSIVE_TAGS):
            total += reckoning.totals[tag] * PASSIVE_TAG
    return total - escapes(game, danger)


def is_filling(game: PrisonArchitect, seat: int, season: Season) -> bool:
    """Whether prisoners can still be taken."""
    if season.weeks or game.phase <= BUILD:
        return season.evaluations > 0
    return game.phase == INTAKE and game.choice(seat) is not None


def releases(prison: Prison, slots: list[int], season: Season, filling: bool) -> int:
    """Whom the next Evaluations are likely to release."""
    gain = RELEASED_LAST if season.evaluations == 1 else RELEASED
    total = who_is_next(prison, slots, gain, TO_BE_TAKEN if filling else 0)
    later = 0
    for slot in slots:
        later += RELEASED[slot.bit_length() - 1]
    return total + min(2, season.evaluations - 1) * (later * LATER_RELEASE // 100)


def who_is_next(prison: Prison, slots: list[int], gain: list[int], empty: int = 0) -> int:
    """What slots bring: each the most dangerous that it takes; `empty`: percent of one for which there is nobody."""
    have = [0] * TYPES
    for cell in prison.cells():
        for prisoner in prison.inmates[cell]:
            have[type_of(prisoner)] += 1
    total = 0
    for slot in sorted(slots, reverse=True):
        kind = slot.bit_length() - 1
        while kind >= 0 and have[kind] == 0:
            kind -= 1
        if kind >= 0:
            have[kind] -= 1
            total += gain[kind]
        else:
            total += gain[0] * empty // 100
    return total


def slots_left(player: Player) -> list[int]:
    """The slots of an Evaluation that nobody was released by: those gone took no more types than they had to."""
    left = sorted(player.slots)
    for kind in range(TYPES - 1, -1, -1):
        for _ in range(player.freed[kind]):
            for place in range(len(left)):
                if left[place] >> kind & 1:
                    left.pop(place)
                    break
    return left


def escapes(game: PrisonArchitect, danger: list[int]) -> int:
    """What the next roll of the dice is likely to cost, and a part of what later ones will."""
    if not danger:
        return 0
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


def people(player: Player, prison: Prison, season: Season, filling: bool) -> int:
    """Staff to place, and specialists to post."""
    total = 0
    idle = 0
    if season.weeks:
        useful = min(prison.staff, SPARE_STAFF)
        total += useful * STAFF + (prison.staff - useful) * STAFF // 4
    for specialist in range(SPECIALISTS):
        count = prison.in_pool(specialist)
        idle += player.prison.in_pool(specialist)
        if count:
            posts: list[int] = []
            for cell in prison.cells():
                if prison.specialists_on(cell) < prison.box.most_specialists:
                    posts.append(post_worth(prison, specialist, cell, filling))
            posts.sort(reverse=True)
            total += sum(posts[:count]) * POSTED // 100
    return total - idle * IDLE


def trouble(game: PrisonArchitect, seat: int) -> int:
    """What it costs to take specialists off cells: every time more, so that nobody goes round for ever (R87)."""
    if game.phase < BUILD or game.phase > OBJECTIVES:
        return 0
    times = game.players[seat].recalled + int(isinstance(game.choice(seat), RecallFrom))
    return times * (times + 1) // 2 * TROUBLE


def objectives(
    game: PrisonArchitect, player: Player, prison: Prison, table: list[int], season: Season, known: bool
) -> int:
    """What is completed, and the hope for the rest; the hand as far as it is known."""
    verdict = judge(prison, table)
    total = 100 * verdict.points
    time = season.time
    for place in range(len(table)):
        if not verdict.completed >> place & 1:
            objective = game.box.objectives[table[place]]
            total += hope(prison, objective, time) * (objective.vp + objective.penalty)
    if known and (time or is_playing(game, player)):
        held: list[int] = []
        for index in player.hand:
            if index not in player.chosen and index != player.dropped:
                held.append(promise(game, prison, index, time))
        if player.looking:
            held += best_of_looking(game, player, prison, time)
        held.sort(reverse=True)
        for place in range(len(held) if season.weeks else min(PLAYS, len(held))):
            total += held[place] * TO_PLAY[min(place, len(TO_PLAY) - 1)] // 100
    return total


def is_playing(game: PrisonArchitect, player: Player) -> bool:
    """Whether objectives of the hand can still be played this week."""
    if BID <= game.phase < OBJECTIVES:
        return True
    for seat in game.to_act:
        if game.players[seat] is player and isinstance(game.choice(seat), (PlayObjective, PlayOrDiscard)):
            return True
    return False


def promise(game: PrisonArchitect, prison: Prison, index: int, time: int) -> int:
    """What an objective that may still be played is worth: it costs nothing as long as it is not."""
    objective = game.box.objectives[index]
    return hope(prison, objective, time) * objective.vp


def best_of_looking(game: PrisonArchitect, player: Player, prison: Prison, time: int) -> list[int]:
    """Of the objectives drawn those count that will be kept."""
    promises = [promise(game, prison, index, time) for index in player.looking]
    promises.sort(reverse=True)
    kept = game.box.objective_keep
    for seat in game.to_act:
        choice = game.choice(seat)
        if game.players[seat] is player and isinstance(choice, KeepObjective):
            kept = choice.left
    return promises[:kept]


def waiting(
    game: PrisonArchitect, seat: int, player: Player, prison: Prison, table: list[int], season: Season, known: bool
) -> int:
    """Tiles, tokens and drawn items that wait, and bids that are likely to bring some."""
    total = len(player.pending) * TOKEN
    bidding = game.phase == BID or game.phase == BUY
    if not player.construction and not player.dug and not bidding:
        return total
    choice = game.choice(seat)
    wants = wants_of(prison, table, player.hand if known else [], season.time)
    in_hand = choice.tile if isinstance(choice, PutWindows) else -1
    for tile in player.construction:
        if tile == in_hand:
            in_hand = -1
        else:
            total += item_appeal(game, prison, game.box.tiles[tile].category % 4, tile, wants, season) * WAITING // 100
    if isinstance(choice, PlaceTile):
        total += IN_HAND + (CELLS_FIRST if game.box.tiles[choice.tile].category == CELL else 0)
    elif isinstance(choice, MoveTile):
        total += IN_HAND
    if bidding:
        return total + bids_worth(game, seat, prison, wants, season) + with_the_rest(game, seat, prison, wants, season)
    return total + (drawn_worth(game, player, prison, wants, season) if player.dug else 0)
