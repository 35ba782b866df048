"""What the rest of a turn promises: the best place within reach, by rules of thumb, so that bots walk towards it."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import (
    AT,
    ATTACK_STEAL,
    CELLBLOCK_A,
    CHESS,
    CRIME_PAY,
    EAT,
    ESCAPE,
    FIGHT_REP_BONUS,
    FIRST_CELL,
    GANGSTERS_MODULE,
    GUARDED,
    INVITE,
    KING,
    MANDATORY_PART,
    NO_PART,
    NOTHING,
    RECRUIT,
    SHOWER,
    STUDY,
    TRADE,
    VACANT_A_BLOCK,
    WORK,
    WORKOUT,
    Crime,
)
from bighouse.games.animalcatraz.mind.clock import nights_left
from bighouse.games.animalcatraz.mind.odds import SURE, beating, reaching
from bighouse.games.animalcatraz.mind.stakes import FALL, SWAY, price_of_one, share
from bighouse.games.animalcatraz.mind.worth import (
    CARD_VALUE,
    COIN,
    FILLED,
    FREEDOM,
    GANGSTER,
    GUARD,
    HIDDEN,
    LODGER,
    MIGHT,
    MUSCLE,
    NEW_CRIME,
    OUT,
    PLAN,
    REFILLED,
    REP,
    SECURED,
    TOOL,
    WIT,
    absence,
    armed,
    card_worth,
    crime_worth,
    escape_chance,
    height,
)
from bighouse.games.animalcatraz.mind.worth import KING as KINGDOM
from bighouse.games.animalcatraz.rules.bars import card_of, cunning_level, strength_level
from bighouse.games.animalcatraz.rules.corruption import guard_refusal, needed_for
from bighouse.games.animalcatraz.rules.crimes import CRIME_LIMIT, holds
from bighouse.games.animalcatraz.rules.guards import is_block, is_shut, owns_guard
from bighouse.games.animalcatraz.rules.icons import mark
from bighouse.games.animalcatraz.rules.mats import carried, carry_limit, in_force
from bighouse.games.animalcatraz.rules.misdeeds import happened
from bighouse.games.animalcatraz.rules.movement import shut_between
from bighouse.games.animalcatraz.rules.recruiting import MOST_ON_MAT
from bighouse.games.animalcatraz.rules.reputation import rank_of
from bighouse.games.animalcatraz.rules.sides import owns_cell
from bighouse.games.animalcatraz.rules.state import ESCAPED, LYING, STANDING, Animalcatraz, Convict

HOPED: Final = 85  # percent of what can still go wrong
SECOND: Final = 60  # percent of what else could be done there
STEP: Final = 2  # a step nearer is that much better
LEFT: Final = 12  # an Action with nothing better to do
NEW_CARD: Final = 14
FAILED_ESCAPE: Final = 160  # besides what the bars lose
FAR: Final = 99
ICONS_HERE: Final = [STUDY, WORKOUT, CHESS, EAT, WORK, TRADE, SHOWER, ESCAPE, ATTACK_STEAL, KING, RECRUIT, INVITE]


def prospect(game: Animalcatraz, index: int) -> int:
    """The best of all spaces within reach; a turn in which nothing is left to do had better be over."""
    convict = game.convicts[index]
    best = -1
    if convict.space < FIRST_CELL + 4 and convict.posture == STANDING:
        far = distances(game, convict)
        for space in range(GUARDED):
            left = convict.actions - far[space]
            if left >= 0:
                best = max(best, gain(game, convict, space, left) - STEP * far[space] - 1)
    return best


def distances(game: Animalcatraz, convict: Convict) -> list[int]:
    """Steps to each space with a Guard, through open doors."""
    far = [FAR] * GUARDED
    if convict.space < GUARDED:
        far[convict.space] = 0
        ahead = [convict.space]
    else:
        block = convict.space - FIRST_CELL + CELLBLOCK_A
        far[block] = 1
        ahead = [block]
    at = 0
    while at < len(ahead):
        space = ahead[at]
        at += 1
        for neighbour in game.box.spaces[space].neighbours:
            new = neighbour < GUARDED and far[neighbour] == FAR
            if new and not shut_between(game, space, neighbour, convict.rival):
                far[neighbour] = far[space] + 1
                ahead.append(neighbour)
    return far


def gain(game: Animalcatraz, convict: Convict, space: int, actions: int) -> int:
    """The two best things that can be done in a space with so many Actions, and what is left of these."""
    free = event_gain(game, convict, space)
    first = 0
    cost = 0
    second = 0
    shape = game.box.spaces[space]
    mine = owns_guard(game, space, convict.rival)
    for icon in ICONS_HERE:
        if shape.icons >> icon & 1 and not convict.icons & mark(space, icon):
            shut = is_shut(game, space, icon)
            if shut and not mine:
                continue
            price = 0 if shut else game.box.icon_cost[icon]
            if price <= actions:
                worth = icon_gain(game, convict, space, icon)
                if worth > first:
                    second = first if cost + price <= actions else 0
                    first, cost = worth, price
                elif worth > second and cost + price <= actions:
                    second = worth
    if actions > 0:
        worth = corruption_gain(game, convict, space)
        if worth > first:
            second = first if cost < actions else 0
            first, cost = worth, 1
        elif worth > second and cost < actions:
            second = worth
    for number in convict.crimes:
        free += crime_gain(game, convict, game.box.crimes[number], space)
    if free + first == 0:
        return 0
    return free + (first * HOPED + second * SECOND) // 100 + LEFT * (actions - cost)


def event_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    if game.event == NOTHING or convict.attended:
        return 0
    event = game.box.events[game.event]
    if event.space != space or event.part == NO_PART:
        return 0
    if event.part != MANDATORY_PART:
        return NEW_CARD
    loss = 0
    for index in range(len(game.convicts)):
        other = game.convicts[index]
        if other.rival == convict.rival:
            if other.attended:
                return 0
            loss += absence(game, index, other)
    return loss * HOPED // 100


def crime_gain(game: Animalcatraz, convict: Convict, crime: Crime, space: int) -> int:
    """What a Crime brings that only wants its Convict to come here, beyond what it is worth already."""
    wanted = False
    for i in range(len(crime.steps)):
        step = crime.steps[i]
        if step.type == CRIME_PAY:
            if step.space != space:
                return 0
            wanted = True
            count = 0
            value = 0
            for copy in carried(game, convict):
                card = game.box.of(copy)
                if step.pay_kind == NOTHING or card.kind == step.pay_kind:
                    count += 1
                    value += card.value
            if count < step.pay_cards or value < step.pay_value:
                return 0
        elif step.state == AT:
            if step.space != space:
                return 0
            wanted = True
        elif not happened(game, crime, i) or (step.state != NOTHING and not holds(game, convict.rival, step)):
            return 0
    worth = REP * crime.rep + COIN - crime_worth(game, convict.rival, crime)
    return max(0, worth) * HOPED // 100 if wanted else 0


def icon_gain(game: Animalcatraz, convict: Convict, space: int, icon: int) -> int:
    if icon == STUDY:
        return cunning_gain(game, convict, 2)
    if icon == WORKOUT:
        return strength_gain(game, convict, 2)
    if icon == CHESS:
        return cunning_gain(game, convict, 1)
    if icon == EAT:
        return strength_gain(game, convict, 1)
    if icon == WORK:
        return NEW_CARD * min(2, carry_limit(game, convict) - len(convict.carry)) + LEFT
    if icon == TRADE:
        return trade_gain(game, convict, space)
    if icon == SHOWER:
        return NEW_CRIME if len(convict.crimes) < CRIME_LIMIT else 0
    if icon == ESCAPE:
        return escape_gain(game, convict)
    if icon == ATTACK_STEAL:
        return max(fight_gain(game, convict, space), theft_gain(game, convict, space))
    if icon == KING:
        return king_gain(game, convict, space)
    if not game.has(GANGSTERS_MODULE):
        return 0
    if icon == INVITE:
        return invite_gain(game, convict)
    return recruit_gain(game, convict, space)


def strength_gain(game: Animalcatraz, convict: Convict, slots: int) -> int:
    return MIGHT * climb(card_of(game, convict).strength, convict.strength, slots)


def cunning_gain(game: Animalcatraz, convict: Convict, slots: int) -> int:
    return 0 if convict.primal else WIT * climb(card_of(game, convict).cunning, convict.cunning, slots)


def climb(bar: list[int], slot: int, slots: int) -> int:
    """How much higher it is so many slots further on, if the bar goes on so far."""
    return height(bar, min(slot + slots, len(bar) - 1)) - height(bar, slot)


def trade_gain(game: Animalcatraz, convict: Convict, room: int) -> int:
    """The card of the deck that is worth most beyond its price, of those that can be paid."""
    wealth = 0
    for copy in carried(game, convict):
        wealth += game.box.of(copy).value
    if wealth == 0:
        return 0
    best = 0
    rate = price_of_one(game, convict)
    plan = game.rivals[convict.rival].plan
    for copy in game.decks[room]:
        card = game.box.of(copy)
        if card.value <= wealth:
            best = max(best, card_worth(card, plan) - card.value * rate // 10)
    return best


def escape_gain(game: Animalcatraz, convict: Convict) -> int:
    """A plan, a tool beside it, or the attempt where it is likely enough."""
    side = game.rivals[convict.rival]
    if side.plan == NOTHING:
        return PLAN
    chance = escape_chance(game, convict)
    prize = FREEDOM
    for other in game.convicts:
        if other.rival == convict.rival and other is not convict and other.posture != ESCAPED:
            prize = OUT
    card = card_of(game, convict)
    fall = FAILED_ESCAPE - MIGHT * climb(card.strength, convict.strength, card.strength_start - convict.strength)
    fall -= WIT * climb(card.cunning, convict.cunning, card.cunning_start - convict.cunning)
    best = (chance * prize - (SURE - chance) * fall) // SURE
    for copy in convict.carry:
        if game.box.of(copy).plan == side.plan:
            best = max(best, SECURED - TOOL)
    return best


def king_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    """Cards that fill the own Cellblock, or one to be fetched from another."""
    block = space - CELLBLOCK_A
    first = block * VACANT_A_BLOCK
    filled = 0
    cards = 0
    for cell in range(first, first + VACANT_A_BLOCK):
        if game.vacant[cell] != NOTHING:
            cards += 1
        if game.vacant[cell] != NOTHING or game.lodgers[cell] != NOTHING:
            filled += 1
    if block != convict.cell:
        return NEW_CARD // 2 if cards and owns_cell(game, block) != convict.rival else 0
    hidden = min(2, len(convict.carry), VACANT_A_BLOCK - cards)
    if hidden <= 0 or filled == VACANT_A_BLOCK:
        return 0
    after = min(VACANT_A_BLOCK, filled + hidden)
    known = game.rivals[convict.rival].was_king
    worth = REFILLED[after] - REFILLED[filled] if known else FILLED[after] - FILLED[filled]
    if after == VACANT_A_BLOCK:
        worth += KINGDOM if known else KINGDOM + REP
    return worth - NEW_CARD * hidden


def fight_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    """Against whom it promises most there: REP by rank, and what both may lose."""
    best = 0
    rank = rank_of(game, game.rivals[convict.rival].rep)
    for other in game.convicts:
        if other.rival != convict.rival and other.posture == STANDING and reachable(other, space):
            chance = fight_odds(game, convict, other)
            ranks = rank_of(game, game.rivals[other.rival].rep) - rank
            prize = REP * (1 + ranks + in_force(game, FIGHT_REP_BONUS)) if ranks >= 0 else 0
            prize += share(game, REP + FALL + HIDDEN * len(other.carry))
            stakes = REP + FALL + HIDDEN * len(convict.carry) + (share(game, REP) if ranks <= 0 else 0)
            best = max(best, (chance * prize - (SURE - chance) * stakes) // SURE)
    return best


def fight_odds(game: Animalcatraz, convict: Convict, other: Convict) -> int:
    """Of the two Convicts alone, with what the one knows that it has and the other may have."""
    own = strength_level(game, convict) + armed(game, convict)
    return beating(own - strength_level(game, other) - len(other.carry) // SWAY)


def reachable(other: Convict, space: int) -> bool:
    """In the space, or in its cell behind the Cellblock."""
    if other.space == space:
        return True
    return other.space >= FIRST_CELL and is_block(space) and space == other.space - FIRST_CELL + CELLBLOCK_A


def theft_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    best = 0
    own = cunning_level(game, convict)
    for other in game.convicts:
        if other.rival != convict.rival and other.posture == STANDING and other.carry and reachable(other, space):
            best = max(best, stolen(game, beating(own - cunning_level(game, other))))
    if is_block(space) and game.stashes[space - CELLBLOCK_A]:
        cell = space - CELLBLOCK_A
        lowest = FAR
        for other in game.convicts:
            if other.cell == cell:
                if other.rival == convict.rival or other.posture == LYING:
                    return best
                if other.posture != ESCAPED:
                    lowest = min(lowest, cunning_level(game, other))
        if lowest < FAR:
            best = max(best, stolen(game, beating(own - lowest)))
    return best


def stolen(game: Animalcatraz, chance: int) -> int:
    return (chance * (REP + HIDDEN + share(game, HIDDEN)) - (SURE - chance) * REP) // SURE


def corruption_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    guard = game.guard_at[space]
    if guard_refusal(game, convict.rival, guard):
        return 0
    bribe = best_bribe(game, convict, guard)
    chance = corruption_chance(game, convict, guard)
    return (chance * (REP + GUARD) - (SURE - chance) * REP) // SURE - (NEW_CARD if bribe else 0)


def corruption_chance(game: Animalcatraz, convict: Convict, guard: int) -> int:
    """With the best bribe in the hand."""
    own = cunning_level(game, convict) + best_bribe(game, convict, guard)
    return reaching(needed_for(game, guard, convict.rival) - own)


def best_bribe(game: Animalcatraz, convict: Convict, guard: int) -> int:
    best = 0
    for copy in convict.carry:
        card = game.box.of(copy)
        if card.guard == guard:
            best = max(best, card.bonus)
    return best


def invite_gain(game: Animalcatraz, convict: Convict) -> int:
    """While there is nobody to recruit at home."""
    first = convict.cell * VACANT_A_BLOCK
    lodged = 0
    for cell in range(first, first + VACANT_A_BLOCK):
        if game.lodgers[cell] != NOTHING:
            lodged += 1
    return LODGER * min(2, VACANT_A_BLOCK - lodged)


def recruit_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    if len(convict.gangsters) >= MOST_ON_MAT:
        return 0
    best = 0
    means = 0
    for copy in carried(game, convict):
        means += game.box.of(copy).value
    first = (space - CELLBLOCK_A) * VACANT_A_BLOCK
    for cell in range(first, first + VACANT_A_BLOCK):
        gangster = game.lodgers[cell]
        if gangster != NOTHING and means >= game.box.gangsters[gangster].pay:
            card = game.box.gangsters[gangster]
            level = strength_level(game, convict) if card.recruit_by == 0 else cunning_level(game, convict)
            chance = reaching(card.recruit_level - level)
            prize = GANGSTER + MUSCLE * card.strength + REP * nights_left(game) - (CARD_VALUE + 1) * card.pay
            best = max(best, (chance * prize - (SURE - chance) * REP) // SURE)
    return best
