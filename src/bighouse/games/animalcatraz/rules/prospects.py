"""How likely rolls against a number are, with all that adds up: bribes, recruits, escapes (RULES.md 10, 16, 18, 26)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from bighouse.games.animalcatraz.box.components import CORRUPT, NOTHING
from bighouse.games.animalcatraz.rules.bars import cunning_level, strength_level
from bighouse.games.animalcatraz.rules.chances import Chance
from bighouse.games.animalcatraz.rules.corruption import WARDEN, bribe_value, needed_for
from bighouse.games.animalcatraz.rules.counter import lead_in_cunning
from bighouse.games.animalcatraz.rules.escape import plan_of, tools
from bighouse.games.animalcatraz.rules.getaway import padlock, stage_of
from bighouse.games.animalcatraz.rules.guard_traps import is_trapped
from bighouse.games.animalcatraz.rules.odds import at_most, reaching
from bighouse.games.animalcatraz.rules.recruiting import recruit_level
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from bighouse.games.animalcatraz.rules.taking import SecondRoll
from bighouse.games.animalcatraz.rules.totals import (
    CARD_PART,
    CUNNING_PART,
    STRENGTH_PART,
    Part,
    perk_parts,
    thief_parts,
    total,
)

DICE: Final = 2
STAT_PARTS: Final = [STRENGTH_PART, CUNNING_PART]


def against(own: list[Part], needed: int) -> Chance:
    """Two dice and these parts against a number."""
    return Chance(reaching(needed - total(own), DICE), own, [], needed, 0)


def guard_chance(game: Animalcatraz, index: int, guard: int, bribe: int) -> Chance:
    """To corrupt a Guard, or the Warden; `bribe` is a kind of card, or NOTHING."""
    convict = game.convicts[index]
    own = [Part(CUNNING_PART, NOTHING, cunning_level(game, convict)), *perk_parts(game, convict, CORRUPT)]
    if bribe != NOTHING:
        own.append(Part(CARD_PART, bribe, bribe_value(game, guard, bribe)))
    needed = needed_for(game, guard, convict.rival)
    if guard != WARDEN and is_trapped(game, convict.rival, guard):
        return Chance(Fraction(0), own, [], needed, 0)  # it goes off before any roll
    return against(own, needed)


def recruit_chance(game: Animalcatraz, index: int, gangster: int) -> Chance:
    card = game.box.gangsters[gangster]
    level = recruit_level(game, game.convicts[index], gangster)
    return against([Part(STAT_PARTS[card.recruit_by], NOTHING, level)], card.recruit_level)


def abandon_chance(game: Animalcatraz) -> Chance:
    """One die against the defender's lead in Cunning."""
    lead = lead_in_cunning(game)
    return Chance(at_most(lead), [], [], lead, 0)


def second_chance(game: Animalcatraz, choice: SecondRoll) -> Chance:
    """Slick's second roll against the victim's first total."""
    return against(thief_parts(game, choice.index, choice.thief, choice.cell), choice.against)


def escape_chances(game: Animalcatraz, index: int) -> list[Chance]:
    """The two padlocks of the plan, with every tool that counts; both must open."""
    convict = game.convicts[index]
    plan = plan_of(game, convict.rival)
    red = [Part(STRENGTH_PART, NOTHING, strength_level(game, convict))]
    green = [Part(CUNNING_PART, NOTHING, cunning_level(game, convict))]
    for copy in tools(game, convict):
        card = game.box.of(copy)
        if card.red:
            red.append(Part(CARD_PART, card.index, card.red))
        if card.green:
            green.append(Part(CARD_PART, card.index, card.green))
    return [against(red, plan.red), against(green, plan.green)]


def stage_chances(game: Animalcatraz, change: int) -> list[Chance]:
    """The padlocks of the card that the Escapee stands before, were they changed by so much."""
    convict = game.convicts[game.escapee]
    card = stage_of(game)
    out: list[Chance] = []
    if card.red:
        red = [Part(STRENGTH_PART, NOTHING, strength_level(game, convict))]
        out.append(against(red, padlock(game, card.red) + change))
    if card.green:
        green = [Part(CUNNING_PART, NOTHING, cunning_level(game, convict))]
        out.append(against(green, padlock(game, card.green) + change))
    return out


def all_of(chances: list[Chance]) -> Fraction:
    """The chance that every one of several rolls succeeds."""
    product = Fraction(1)
    for chance in chances:
        product *= chance.chance
    return product
