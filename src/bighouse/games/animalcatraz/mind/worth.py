"""What a rival's position is worth. Rules of thumb in hundredths of a point of REP; nothing here is a rule."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import (
    ARMOR,
    BRIBE,
    CELL_TRAP,
    ESCAPE_TOOL,
    GOODS,
    MANDATORY_PART,
    NOTHING,
    PASS_CARD,
    PRIMAL_DOSE,
    UPGRADE,
    WEAPON,
    Card,
    Crime,
)
from bighouse.games.animalcatraz.rules.crimes import holds
from bighouse.games.animalcatraz.rules.misdeeds import times
from bighouse.games.animalcatraz.rules.sides import convicts_of
from bighouse.games.animalcatraz.rules.state import DAY_ROUNDS, ESCAPED, MOST_RIVALS, STANDING, Animalcatraz, Convict

REP: Final = 100
SLOT: Final = 13  # of Strength or Cunning
CARD_VALUE: Final = 7  # for each point of trade value
ATTACK: Final = 9
DAMAGE: Final = 5
ONCE: Final = 65  # percent of a weapon that is used up
USEFUL: Final = 18  # bribes, boosts, traps, passes
ACTIONS_CARD: Final = 20  # for each Action that a boost gives
TOOL: Final = 40  # of the own plan
STRANGE_TOOL: Final = 6
UPGRADE_HELD: Final = 26
UPGRADE_PLACED: Final = 40
STASHED: Final = 80  # percent of a card that lies in the cell
GUARD: Final = 28
STAND: Final = 6
COIN: Final = 30  # on the track; the leader gets more
COIN_LEAD: Final = 110
KING: Final = 45
PLAN: Final = 22
GANGSTER: Final = 85
LOSS: Final = 16  # an Action that is owed
DOWN: Final = 14
MISSED: Final = 55  # what The Hole costs, when a mandatory Event is still to be attended
CRIME: Final = 62  # percent of its REP, when all of it is done
NEW_CRIME: Final = 26
TAG: Final = 8
PROVOKED: Final = 45
OUT: Final = 260  # a Convict that has escaped while its partner has not
CROWN: Final = 500
WON: Final = 100_000


def rival_worth(game: Animalcatraz, rival: int, known: bool) -> int:
    """Everything a rival has and may hope for; `known`: its secrets count as they are."""
    if game.winner != NOTHING:
        return WON if game.winner == rival else 0
    side = game.rivals[rival]
    total = REP * side.rep + (CROWN if side.crowned else 0)
    total += GUARD * game.owners.count(rival) + STAND * side.stands + TAG * side.tags
    total += KING * game.kings.count(rival) + coins_worth(game, rival)
    for other in range(len(game.rivals)):
        total -= PROVOKED * game.placed_tags[other * MOST_RIVALS + rival]
    if side.plan != NOTHING:
        total += PLAN
        for copy in side.secured:
            if game.box.of(copy).plan == side.plan:
                total += TOOL + 10
    for index in convicts_of(game, rival):
        convict = game.convicts[index]
        if convict.posture == ESCAPED:
            total += OUT
        else:
            total += convict_worth(game, convict, known)
    return total - missing_worth(game, rival)


def coins_worth(game: Animalcatraz, rival: int) -> int:
    """Coins on the track, and the lead in them as the day goes on."""
    own = game.track.count(rival)
    if own == 0:
        return 0
    lead = own
    for other in range(len(game.rivals)):
        if other != rival:
            lead = min(lead, own - game.track.count(other))
    return COIN * own + (COIN_LEAD * game.round // DAY_ROUNDS if lead > 0 else 0)


def missing_worth(game: Animalcatraz, rival: int) -> int:
    """What a mandatory Event threatens that nobody of the side has attended yet; more as time runs out."""
    if game.event == NOTHING or game.box.events[game.event].part != MANDATORY_PART:
        return 0
    loss = 0
    for index in convicts_of(game, rival):
        convict = game.convicts[index]
        if convict.attended:
            return 0
        if convict.posture != ESCAPED:
            loss += MISSED if game.round % 2 == 0 else MISSED // 2
            if game.round % 2 == 0 and convict.played and game.active != index:
                loss += MISSED // 2
    return loss


def convict_worth(game: Animalcatraz, convict: Convict, known: bool) -> int:
    total = SLOT * (convict.strength + convict.cunning)
    total -= LOSS * convict.loss
    if convict.posture != STANDING:
        total -= DOWN
    if convict.poisoned:
        total -= 2 * SLOT
    if convict.primal:
        total += SLOT * convict.primal
    plan = game.rivals[convict.rival].plan
    for copy in convict.carry:
        total += card_worth(game.box.of(copy), plan) if known else USEFUL
    for gangster in convict.gangsters:
        total += GANGSTER + 4 * game.box.gangsters[gangster].strength
        copy = game.held[gangster]
        if copy != NOTHING:
            total += card_worth(game.box.of(copy), plan) if known else USEFUL
    for copy in game.stashes[convict.cell]:
        total += (card_worth(game.box.of(copy), plan) if known else USEFUL) * STASHED // 100
    if convict.upgrade != NOTHING:
        total += UPGRADE_PLACED
    if convict.cell_upgrade != NOTHING:
        total += UPGRADE_PLACED
    for crime in convict.crimes:
        total += crime_worth(game, convict.rival, game.box.crimes[crime]) if known else NEW_CRIME
    return total


def card_worth(card: Card, plan: int) -> int:
    """What a card in the hand is good for."""
    worth = CARD_VALUE * card.value
    if card.kind == WEAPON:
        gain = ATTACK * card.attack + DAMAGE * card.damage
        return worth + (gain * ONCE // 100 if card.single_use else gain)
    if card.kind == ESCAPE_TOOL:
        return worth + (TOOL if card.plan == plan and plan != NOTHING else STRANGE_TOOL)
    if card.kind == UPGRADE:
        return worth + UPGRADE_HELD
    if card.kind == GOODS:
        return worth
    if card.once_a_turn:
        return worth + ACTIONS_CARD
    if card.kind in (BRIBE, ARMOR, CELL_TRAP, PASS_CARD, PRIMAL_DOSE):
        return worth + USEFUL
    return worth + USEFUL // 2


def crime_worth(game: Animalcatraz, rival: int, crime: Crime) -> int:
    """A part of its REP for every step that is done."""
    done = 0
    need = 0
    for i in range(len(crime.steps)):
        step = crime.steps[i]
        if step.deed != NOTHING:
            done += 2 * min(step.count, times(game, crime, i))
            need += 2 * step.count
        elif step.state != NOTHING:
            done += 2 if holds(game, rival, step) else 0
            need += 2
        else:
            done += 1  # what is to be paid is seldom far
            need += 2
    return NEW_CRIME + REP * crime.rep * CRIME * done // (100 * need)
