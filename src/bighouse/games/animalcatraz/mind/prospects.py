"""What the rest of a turn promises: the best thing within reach, by rules of thumb, so that bots walk towards it."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import (
    ATTACK_STEAL,
    CELLBLOCK_A,
    CELLBLOCK_B,
    CELLBLOCK_D,
    CHESS,
    EAT,
    ESCAPE,
    FIRST_CELL,
    GUARDED,
    INVITE,
    KING,
    NOTHING,
    RECRUIT,
    SHOWER,
    STUDY,
    TRADE,
    WORK,
    WORKOUT,
)
from bighouse.games.animalcatraz.mind.worth import GUARD, REP, SLOT, TOOL
from bighouse.games.animalcatraz.rules.bars import cunning_level, strength_level
from bighouse.games.animalcatraz.rules.corruption import guard_refusal, needed_for
from bighouse.games.animalcatraz.rules.escape import tools
from bighouse.games.animalcatraz.rules.guards import is_shut, owns_guard
from bighouse.games.animalcatraz.rules.icons import mark
from bighouse.games.animalcatraz.rules.mats import carried, carry_limit
from bighouse.games.animalcatraz.rules.movement import shut_between
from bighouse.games.animalcatraz.rules.odds import WAYS
from bighouse.games.animalcatraz.rules.reputation import rank_of
from bighouse.games.animalcatraz.rules.sides import owns_cell
from bighouse.games.animalcatraz.rules.state import LYING, STANDING, Animalcatraz, Convict

HOPED: Final = 85  # percent of what can still go wrong
SPARE: Final = 6  # an Action with nothing better to do
WORKED: Final = 44  # two cards
CRIME_DRAWN: Final = 24
BOOTY: Final = 22
BEATEN: Final = 35  # what a Fight takes from whoever loses it, beside REP
FREEDOM: Final = 4000
HALFWAY: Final = 300  # a Convict that is out while its partner is not
FAILED_ESCAPE: Final = 160
FAR: Final = 99


def beats() -> list[int]:
    """In how many of a thousand rolls two dice and a lead come to as much as two others, for leads from -12 to 12."""
    out: list[int] = []
    for lead in range(-12, 13):
        ways = 0
        for own in range(2, 13):
            for other in range(2, 13):
                if own + lead >= other:
                    ways += WAYS[2][own] * WAYS[2][other]
        out.append(1000 * ways // 1296)
    return out


def reaches() -> list[int]:
    """In how many of a thousand rolls two dice come to a number, from 0 to 13."""
    return [1000 * sum(WAYS[2][needed:]) // 36 for needed in range(14)]


BEATS: Final = beats()
REACHES: Final = reaches()


def beating(lead: int) -> int:
    return BEATS[max(-12, min(12, lead)) + 12]


def reaching(needed: int) -> int:
    return REACHES[max(0, min(13, needed))]


def prospect(game: Animalcatraz, index: int) -> int:
    """The best of all spaces within reach, and something for every Action that is left over."""
    convict = game.convicts[index]
    if convict.space > FIRST_CELL + 3:
        return 0
    far = distances(game, convict)
    best = 0
    for space in range(GUARDED):
        left = convict.actions - far[space]
        if left >= 0:
            here = (gain(game, convict, space, left) * HOPED + 50 * left * SPARE) // 100
            best = max(best, here - 2 * far[space])
    return best + SPARE * convict.actions // 2


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
    """The best single thing that can be done in a space with so many Actions."""
    best = event_gain(game, convict, space)
    shape = game.box.spaces[space]
    for icon in (STUDY, WORKOUT, CHESS, EAT, WORK, TRADE, SHOWER, ESCAPE, ATTACK_STEAL, KING, RECRUIT, INVITE):
        if shape.icons >> icon & 1 and not convict.icons & mark(space, icon):
            shut = is_shut(game, space, icon)
            mine = owns_guard(game, space, convict.rival)
            if (not shut or mine) and (game.box.icon_cost[icon] <= actions or (shut and mine)):
                best = max(best, icon_gain(game, convict, space, icon))
    if actions > 0:
        best = max(best, corruption_gain(game, convict, space))
    return best


def event_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    if game.event == NOTHING or convict.attended:
        return 0
    event = game.box.events[game.event]
    if event.space != space:
        return 0
    return 60 if event.part == 2 else 16 if event.part == 1 else 0


def icon_gain(game: Animalcatraz, convict: Convict, space: int, icon: int) -> int:
    if icon == STUDY:
        return 0 if convict.primal else 2 * SLOT
    if icon == WORKOUT:
        return 2 * SLOT
    if icon == CHESS:
        return 0 if convict.primal else SLOT
    if icon == EAT:
        return SLOT
    if icon == WORK:
        return WORKED if len(convict.carry) < carry_limit(game, convict) else WORKED // 3
    if icon == TRADE:
        return trade_gain(game, convict)
    if icon == SHOWER:
        return CRIME_DRAWN if len(convict.crimes) < 2 else 0
    if icon == ESCAPE:
        return escape_gain(game, convict, space)
    if icon == ATTACK_STEAL:
        return max(fight_gain(game, convict, space), theft_gain(game, convict, space))
    if icon == KING:
        own = space - CELLBLOCK_A == convict.cell
        return 14 if own and convict.carry and game.kings[convict.cell] == NOTHING else 0
    if icon == INVITE:
        return 20
    return recruit_gain(game, convict, space)


def trade_gain(game: Animalcatraz, convict: Convict) -> int:
    value = 0
    for copy in carried(game, convict):
        value += game.box.of(copy).value
    return min(60, 7 * value)


def escape_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    """A plan, a tool beside it, or the attempt where it is likely enough."""
    if space != CELLBLOCK_B and space != CELLBLOCK_D:
        return 0
    side = game.rivals[convict.rival]
    if side.plan == NOTHING:
        return 24
    plan = game.box.plans[side.plan]
    red = strength_level(game, convict)
    green = cunning_level(game, convict)
    for copy in tools(game, convict):
        card = game.box.of(copy)
        red += card.red
        green += card.green
    chance = reaching(plan.red - red) * reaching(plan.green - green) // 1000
    prize = FREEDOM if len(game.convicts) == len(game.rivals) else HALFWAY
    attempt = (chance * prize - (1000 - chance) * FAILED_ESCAPE) // 1000
    carried_tools = 0
    for copy in convict.carry:
        if game.box.of(copy).plan == side.plan:
            carried_tools += 1
    return max(attempt, TOOL // 2 if carried_tools else 0)


def armed(game: Animalcatraz, convict: Convict) -> int:
    """The best Attack Value in the hand."""
    best = 0
    for copy in convict.carry:
        best = max(best, game.box.of(copy).attack)
    return best


def fight_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    """Against the weakest rival there: REP by rank, and what both may lose."""
    best = 0
    own = strength_level(game, convict) + armed(game, convict)
    for other in game.convicts:
        if other.rival != convict.rival and other.posture == STANDING and reachable(other, space):
            chance = beating(own - strength_level(game, other) - len(other.carry) // 2)
            rep = game.rivals[convict.rival].rep
            ranks = rank_of(game, game.rivals[other.rival].rep) - rank_of(game, rep)
            prize = REP * (1 + ranks) if ranks >= 0 else 0
            stake = REP + BEATEN
            worth = (chance * (prize + stake) - (1000 - chance) * stake) // 1000
            best = max(best, worth)
    return best


def reachable(other: Convict, space: int) -> bool:
    """In the space, or in its cell behind the Cellblock."""
    if other.space == space:
        return True
    return other.space >= FIRST_CELL and space == other.space - FIRST_CELL + CELLBLOCK_A


def theft_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    best = 0
    own = cunning_level(game, convict)
    for other in game.convicts:
        if other.rival != convict.rival and other.posture == STANDING and other.carry and reachable(other, space):
            best = max(best, stolen(beating(own - cunning_level(game, other))))
    cell = space - CELLBLOCK_A
    if 0 <= cell < 4 and game.stashes[cell]:
        owner = owns_cell(game, cell)
        if owner != NOTHING and owner != convict.rival:
            lowest = FAR
            for other in game.convicts:
                if other.cell == cell:
                    if other.posture == LYING:
                        return best
                    lowest = min(lowest, cunning_level(game, other))
            best = max(best, stolen(beating(own - lowest)))
    return best


def stolen(chance: int) -> int:
    return (chance * (REP + 2 * BOOTY) - (1000 - chance) * REP) // 1000


def corruption_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    """With the best bribe in the hand."""
    guard = game.guard_at[space]
    if guard_refusal(game, convict.rival, guard):
        return 0
    bribe = 0
    for copy in convict.carry:
        card = game.box.of(copy)
        if card.guard == guard:
            bribe = max(bribe, card.bonus)
    chance = reaching(needed_for(game, guard, convict.rival) - cunning_level(game, convict) - bribe)
    return (chance * (REP + GUARD) - (1000 - chance) * REP) // 1000 - (BOOTY if bribe else 0)


def recruit_gain(game: Animalcatraz, convict: Convict, space: int) -> int:
    best = 0
    means = 0
    for copy in carried(game, convict):
        means += game.box.of(copy).value
    first = (space - CELLBLOCK_A) * 3
    for cell in range(first, first + 3):
        gangster = game.lodgers[cell]
        if gangster != NOTHING and means >= game.box.gangsters[gangster].pay:
            card = game.box.gangsters[gangster]
            level = strength_level(game, convict) if card.recruit_by == 0 else cunning_level(game, convict)
            chance = reaching(card.recruit_level - level)
            best = max(best, (chance * 120 - (1000 - chance) * REP) // 1000 - 8 * card.pay)
    return best
