"""What a rival's position is worth. Rules of thumb in hundredths of a point of REP; nothing here is a rule."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import (
    ARMOR,
    AT,
    BOOST,
    BRIBE,
    CELL_TRAP,
    CRIME_EVENT,
    CRIME_STATE,
    ESCAPE_TOOL,
    MANDATORY_PART,
    NOTHING,
    PASS_CARD,
    PRIMAL_DOSE,
    UPGRADE,
    VACANT_A_BLOCK,
    WEAPON,
    Card,
    Crime,
)
from bighouse.games.animalcatraz.mind.clock import day_gone, nights_left
from bighouse.games.animalcatraz.mind.odds import reaching
from bighouse.games.animalcatraz.rules.bars import card_of, cunning_level, strength_level
from bighouse.games.animalcatraz.rules.crimes import holds
from bighouse.games.animalcatraz.rules.misdeeds import times
from bighouse.games.animalcatraz.rules.state import (
    ESCAPED,
    MOST_RIVALS,
    Animalcatraz,
    Convict,
)

REP: Final = 100
ACTION: Final = 18  # that a Convict still has in this round
MIGHT: Final = 32  # a part of a level of Strength: Fights and Riots are won by it, and with them the game
WIT: Final = 10  # of Cunning
PARTS: Final = 6  # of a level: its slots, however many it has, share them
CARD_VALUE: Final = 7  # for each point of trade value
ATTACK: Final = 9
ARMED: Final = 12  # for each point of Attack of a Convict's best weapon, besides
DAMAGE: Final = 5
ONCE: Final = 65  # percent of a weapon that is used up
USEFUL: Final = 17  # bribes, armor, traps
SLOT_CARD: Final = 12  # a boost that brings a slot: less than the slot
ACTION_CARD: Final = 16  # a boost that brings Actions
HIDDEN: Final = 17  # a card that one does not know
TOOL: Final = 45  # of the own plan
SECURED: Final = 65
UPGRADE_HELD: Final = 40
UPGRADE_SHOWN: Final = 50
UPGRADE_PLACED: Final = 80
STASHED: Final = 50  # percent of a card that lies in the cell
GUARD: Final = 26
STAND: Final = 6
COIN: Final = 24  # on the track; who has most gets REP at the end of the day
KING: Final = 40
FILLED: Final = [0, 36, 95, 110]  # cells of a Cellblock on the way to the REP of a first King
REFILLED: Final = [0, 8, 18, 24]  # and later
PLAN: Final = 20
TORN: Final = 12  # a plan that everybody knows for nothing
GANGSTER: Final = 40  # beside the REP of the nights
MUSCLE: Final = 6  # for each level of his Strength
LODGER: Final = 30  # a Gangster in an own vacant cell
POISON: Final = 30
MISSED: Final = 150  # what The Hole costs, when a mandatory Event is still to be attended
CRIME: Final = 62  # percent of its REP, when all of it is done
NEW_CRIME: Final = 26
TAG: Final = 8
PROVOKED: Final = 45
OUT: Final = 190  # a Convict that has escaped while its partner has not
FREEDOM: Final = 1500  # the game, won by an escape
STAGE: Final = 150  # of the Getaway
CROWN: Final = 500


def rival_worth(game: Animalcatraz, rival: int, known: bool) -> int:
    """Everything a rival has and may hope for; `known`: its secrets count as they are."""
    total = side_worth(game, rival)
    nights = nights_left(game)
    cells = 0
    absent = 0
    attended = False
    for index in range(len(game.convicts)):
        convict = game.convicts[index]
        if convict.rival != rival:
            continue
        if convict.posture == ESCAPED:
            total += out_worth(game, index)
            continue
        total += convict_worth(game, convict, known, nights)
        total += ACTION * actions_ahead(game, index)
        if not cells >> convict.cell & 1:
            cells |= 1 << convict.cell
            total += cell_worth(game, convict, known)
        absent += absence(game, index, convict)
        attended = attended or convict.attended
    return total if attended else total - absent


def side_worth(game: Animalcatraz, rival: int) -> int:
    """What the Convicts of a rival share: REP, Guards, stands, tags, coins, the plan and what is secured for it."""
    side = game.rivals[rival]
    total = REP * side.rep + (CROWN if side.crowned else 0)
    total += GUARD * game.owners.count(rival) + STAND * side.stands + TAG * side.tags
    total += coins_worth(game, rival)
    for other in range(len(game.rivals)):
        tags = game.placed_tags[other * MOST_RIVALS + rival]
        if tags:
            total -= tags * (PROVOKED + (REP - PROVOKED) * day_gone(game) // 100)
    if side.plan != NOTHING:
        total += PLAN - (TORN if side.plan_shown and not side.secured else 0)
        for copy in side.secured:
            if game.box.of(copy).plan == side.plan:
                total += SECURED
    return total


def actions_ahead(game: Animalcatraz, index: int) -> int:
    """That a Convict still has in this round, less what it owes."""
    convict = game.convicts[index]
    if index == game.active:
        return convict.actions
    return (0 if convict.played else game.box.actions) - convict.loss


def out_worth(game: Animalcatraz, index: int) -> int:
    """A Convict that is out: how much that is worth depends on how soon the other can follow, if there is one."""
    convict = game.convicts[index]
    total = OUT + (STAGE * convict.stage if convict.stage != NOTHING else 0)
    inside = False
    for other in game.convicts:
        if other.rival == convict.rival and other.posture != ESCAPED:
            inside = True
            total += FREEDOM * escape_chance(game, other) // 1000
    return total if inside else total + FREEDOM // 2


def escape_chance(game: Animalcatraz, convict: Convict) -> int:
    """That both padlocks open now, in thousandths, with the tools at hand; 0 without a plan."""
    side = game.rivals[convict.rival]
    if side.plan == NOTHING:
        return 0
    plan = game.box.plans[side.plan]
    red = plan.red - strength_level(game, convict)
    green = plan.green - cunning_level(game, convict)
    for copy in side.secured:
        card = game.box.of(copy)
        if card.plan == side.plan:
            red -= card.red
            green -= card.green
    for copy in convict.carry:
        card = game.box.of(copy)
        if card.plan == side.plan:
            red -= card.red
            green -= card.green
    for gangster in convict.gangsters:
        if game.held[gangster] != NOTHING:
            card = game.box.of(game.held[gangster])
            if card.plan == side.plan:
                red -= card.red
                green -= card.green
    return reaching(red) * reaching(green) // 1000


def coins_worth(game: Animalcatraz, rival: int) -> int:
    """Coins on the track, and the lead in them as the day goes on; on the last day nobody counts them."""
    own = game.track.count(rival)
    if own == 0 or not game.events:
        return 0
    lead = own
    for other in range(len(game.rivals)):
        if other != rival:
            lead = min(lead, own - game.track.count(other))
    gone = day_gone(game)
    worth = COIN * own * (100 - gone) // 100
    return worth + game.box.coins_rep * REP * gone // 100 if lead > 0 else worth


def absence(game: Animalcatraz, index: int, convict: Convict) -> int:
    """What a mandatory Event threatens that the Convict has not attended yet; more as time runs out."""
    if game.event == NOTHING or game.box.events[game.event].part != MANDATORY_PART:
        return 0
    if game.round % 2:
        return MISSED // 2
    late = convict.actions == 0 if game.active == index else convict.played
    return MISSED + MISSED // 2 if late else MISSED


def convict_worth(game: Animalcatraz, convict: Convict, known: bool, nights: int) -> int:
    """The bars, and what lies on the Mat."""
    inmate = card_of(game, convict)
    total = MIGHT * height(inmate.strength, convict.strength)
    total += WIT * (height(inmate.cunning, convict.cunning) + PARTS // 2 * convict.primal)
    if convict.poisoned:
        total -= POISON
    plan = game.rivals[convict.rival].plan
    for copy in convict.carry:
        total += copy_worth(game, copy, plan, known)
    if known:
        total += ARMED * armed(game, convict)
    for gangster in convict.gangsters:
        total += GANGSTER + MUSCLE * game.box.gangsters[gangster].strength + REP * nights
        if game.held[gangster] != NOTHING:
            total += copy_worth(game, game.held[gangster], plan, known)
    if convict.upgrade != NOTHING:
        total += UPGRADE_PLACED
    if convict.cell_upgrade != NOTHING:
        total += UPGRADE_PLACED
    for crime in convict.crimes:
        total += crime_worth(game, convict.rival, game.box.crimes[crime]) if known else NEW_CRIME
    return total


def height(bar: list[int], slot: int) -> int:
    """How far up a bar a slot is, in parts of a level."""
    level = bar[slot]
    first = slot
    while first > 0 and bar[first - 1] == level:
        first -= 1
    after = slot + 1
    while after < len(bar) and bar[after] == level:
        after += 1
    return PARTS * level + PARTS * (slot - first) // (after - first)


def armed(game: Animalcatraz, convict: Convict) -> int:
    """The best Attack Value in the hand."""
    best = 0
    for copy in convict.carry:
        card = game.box.of(copy)
        if card.kind == WEAPON:
            best = max(best, card.attack)
    return best


def cell_worth(game: Animalcatraz, convict: Convict, known: bool) -> int:
    """The stash, and the vacant cells of the Cellblock in front."""
    total = 0
    cell = convict.cell
    plan = game.rivals[convict.rival].plan
    for copy in game.stashes[cell]:
        total += copy_worth(game, copy, plan, known) * STASHED // 100
    if game.cell_attacks[cell] != NOTHING:
        total -= PARTS * WIT
    filled = 0
    for vacant in range(cell * VACANT_A_BLOCK, (cell + 1) * VACANT_A_BLOCK):
        copy = game.vacant[vacant]
        if game.lodgers[vacant] != NOTHING:
            total += LODGER
        if copy != NOTHING or game.lodgers[vacant] != NOTHING:
            filled += 1
        if known and copy != NOTHING and game.box.of(copy).kind == CELL_TRAP:
            total += USEFUL
    if game.kings[cell] == convict.rival:
        total += KING
    return total + (REFILLED[filled] if game.rivals[convict.rival].was_king else FILLED[filled])


def copy_worth(game: Animalcatraz, copy: int, plan: int, known: bool) -> int:
    if not known:
        return HIDDEN
    worth = card_worth(game.box.of(copy), plan)
    return worth + UPGRADE_SHOWN - UPGRADE_HELD if game.shown[copy] else worth


def card_worth(card: Card, plan: int) -> int:
    """What a card in the hand is good for: to be used, or to be traded, whichever is more."""
    worth = CARD_VALUE * card.value
    kind = card.kind
    if kind == WEAPON:
        use = ATTACK * card.attack + DAMAGE * card.damage
        if card.single_use:
            use = use * ONCE // 100
    elif kind == ESCAPE_TOOL:
        use = TOOL + card.value if card.plan == plan and plan != NOTHING else 0
    elif kind == UPGRADE:
        use = UPGRADE_HELD
    elif kind == BOOST:
        use = ACTION_CARD if card.once_a_turn else SLOT_CARD
    elif kind in (BRIBE, ARMOR, CELL_TRAP):
        use = USEFUL
    elif kind in (PASS_CARD, PRIMAL_DOSE):
        use = ACTION_CARD
    else:
        use = 0
    return max(worth, use) + card.value


def crime_worth(game: Animalcatraz, rival: int, crime: Crime) -> int:
    """A part of its REP for every step that is done."""
    done = 0
    need = 0
    for i in range(len(crime.steps)):
        step = crime.steps[i]
        if step.type == CRIME_EVENT:
            done += 2 * min(step.count, times(game, crime, i))
            need += 2 * step.count
        elif step.type == CRIME_STATE and step.state != AT:
            done += 2 if holds(game, rival, step) else 0
            need += 2
        else:
            done += 1  # where to be and what to pay is seldom far
            need += 2
    return NEW_CRIME + REP * crime.rep * CRIME * done // (100 * need)
