"""What a Fight or a theft adds up, without the dice: each part by its own number, so that all can check the sum."""

from __future__ import annotations

from typing import Final

from bighouse.games.animalcatraz.box.components import (
    CELL_DEFENCE,
    CELL_STEAL_ATTACK_ALL,
    COMBINE_WEAPONS_ALL,
    CONVICT_SPOT,
    CRAFT_PART,
    DUELIST,
    EASY_TO_ROB,
    FIGHT_ADD_CUNNING,
    FIGHT_ANY_UNARMED,
    FIGHT_UNARMED,
    FIGHT_WEAPON,
    NO_LIMIT,
    NOTHING,
    PICKPOCKET_DEFENCE,
    STEAL_ATTACK,
)
from bighouse.games.animalcatraz.rules.actions import CARRIED, SLOT_1
from bighouse.games.animalcatraz.rules.bars import card_of, cunning_level, weapon_bonus, weapon_cap
from bighouse.games.animalcatraz.rules.fighters import strength_of
from bighouse.games.animalcatraz.rules.mats import in_force
from bighouse.games.animalcatraz.rules.roles import role_of
from bighouse.games.animalcatraz.rules.state import ESCAPED, FIRST_GANGSTER, Animalcatraz, Convict

# What a part stands for
STRENGTH_PART: Final = 0
CUNNING_PART: Final = 1
CARD_PART: Final = 2  # a weapon, an Upgrade, a bribe, a tool, a Cell Attack: `source` is its kind
CRAFT: Final = 3  # a crafted weapon: `source` is its number
CHOICE_PART: Final = 4  # the weapon of choice
CAP_PART: Final = 5  # what a Duelist's weapons may not add up to
EVENT_PART: Final = 6  # `source` is the Event

NOISE: Final = 2  # what a Noise Box adds to a Cell Steal against its cell (R60)


class Part:
    """One number of a total."""

    def __init__(self, what: int, source: int, n: int) -> None:
        self.what = what
        self.source = source
        self.n = n


def numbers(parts: list[Part]) -> list[int]:
    return [part.n for part in parts]


def total(parts: list[Part]) -> int:
    out = 0
    for part in parts:
        out += part.n
    return out


def added(values: list[int]) -> int:
    """As sum() adds them, which compiled code calls like any other object, and slowly."""
    out = 0
    for value in values:
        out += value
    return out


# Weapons


def attacks(game: Animalcatraz, copies: list[int]) -> list[Part]:
    """The Attack Value of each weapon; two parts of a craft are one (R60)."""
    out: list[Part] = []
    crafted: list[int] = []
    for copy in copies:
        card = game.box.of(copy)
        if card.kind != CRAFT_PART:
            out.append(Part(CARD_PART, card.index, card.attack))
        elif card.craft not in crafted:
            crafted.append(card.craft)
            out.append(Part(CRAFT, card.craft, game.box.craft_attack[card.craft]))
    return out


def attack_of(game: Animalcatraz, copies: list[int]) -> int:
    return total(attacks(game, copies))


def damage_of(game: Animalcatraz, copies: list[int]) -> int:
    """The Actions that a weapon costs whom it beats: of two the lower; 0 unarmed."""
    damage = NO_LIMIT
    for copy in copies:
        card = game.box.of(copy)
        damage = min(damage, game.box.craft_damage[card.craft] if card.kind == CRAFT_PART else card.damage)
    return damage if copies else 0


def cap_of(game: Animalcatraz, fighter: int) -> int:
    """The most that two weapons of a fighter add up to; 0: he may show but one."""
    if in_force(game, COMBINE_WEAPONS_ALL):
        return NO_LIMIT  # the Courtyard Riot's rule knows no maximum
    return weapon_cap(game, game.convicts[fighter], DUELIST) if fighter < FIRST_GANGSTER else 0


# Fights


def fight_parts(game: Animalcatraz, fighter: int, weapons: list[int]) -> list[Part]:
    """What a fighter adds to his dice with the weapons that he has revealed (section 17)."""
    out = [Part(STRENGTH_PART, NOTHING, strength_of(game, fighter))]
    if weapons:
        out += armed_parts(game, fighter, weapons)
    elif in_force(game, FIGHT_ANY_UNARMED):
        out.append(Part(EVENT_PART, game.event, in_force(game, FIGHT_ANY_UNARMED)))
    if fighter < FIRST_GANGSTER:
        convict = game.convicts[fighter]
        out += perk_parts(game, convict, FIGHT_WEAPON if weapons else FIGHT_UNARMED)
        cunning = cunning_level(game, convict)
        if in_force(game, FIGHT_ADD_CUNNING) and cunning:
            out.append(Part(CUNNING_PART, NOTHING, cunning))
    return out


def armed_parts(game: Animalcatraz, fighter: int, weapons: list[int]) -> list[Part]:
    shown = attacks(game, weapons)
    out = shown.copy()
    over = total(shown) - cap_of(game, fighter)
    if len(shown) > 1 and over > 0:
        out.append(Part(CAP_PART, NOTHING, -over))
    if fighter < FIRST_GANGSTER:
        convict = game.convicts[fighter]
        choice = card_of(game, convict).weapon
        for copy in weapons:
            if game.box.kind_of[copy] == choice:
                out.append(Part(CHOICE_PART, NOTHING, weapon_bonus(game, convict)))
                break  # once, also when two are combined
    if in_force(game, FIGHT_WEAPON):
        out.append(Part(EVENT_PART, game.event, in_force(game, FIGHT_WEAPON)))
    return out


def perk_parts(game: Animalcatraz, convict: Convict, key: int) -> list[Part]:
    """Convict Upgrades that count: on the spot, or carried and shown (R14)."""
    out: list[Part] = []
    copies = [copy for copy in convict.carry if game.shown[copy] and game.box.of(copy).spot == CONVICT_SPOT]
    if convict.upgrade != NOTHING:
        copies.insert(0, convict.upgrade)
    for copy in copies:
        card = game.box.of(copy)
        if card.modifiers[key]:
            out.append(Part(CARD_PART, card.index, card.modifiers[key]))
    return out


# Thefts


def thief_parts(game: Animalcatraz, index: int, thief: int, cell: int) -> list[Part]:
    """What a thief adds: the Convict, or the Thief of a slot; `cell` is NOTHING where pockets are picked."""
    convict = game.convicts[index]
    if thief == CARRIED:
        out = [Part(CUNNING_PART, NOTHING, cunning_level(game, convict))]
        out += perk_parts(game, convict, STEAL_ATTACK)
    else:
        role = role_of(game, convict.gangsters[thief - SLOT_1])
        out = [Part(CUNNING_PART, NOTHING, role.steal_cunning)]
    if cell != NOTHING:
        if in_force(game, CELL_STEAL_ATTACK_ALL):
            out.append(Part(EVENT_PART, game.event, in_force(game, CELL_STEAL_ATTACK_ALL)))
        attack = game.cell_attacks[cell]
        if attack != NOTHING and game.box.of(attack).cell_attack == EASY_TO_ROB:
            out.append(Part(CARD_PART, game.box.kind_of[attack], NOISE))
    return out


def pocket_parts(game: Animalcatraz, target: int) -> list[Part]:
    """What guards the pockets of a Convict."""
    convict = game.convicts[target]
    out = [Part(CUNNING_PART, NOTHING, cunning_level(game, convict))]
    return out + perk_parts(game, convict, PICKPOCKET_DEFENCE)


def cell_parts(game: Animalcatraz, cell: int) -> list[Part]:
    """What guards a cell: of two Convicts in prison the lower Cunning, and the Upgrades of all of it (R70)."""
    levels = [
        cunning_level(game, convict) for convict in game.convicts if convict.cell == cell and convict.posture != ESCAPED
    ]
    out = [Part(CUNNING_PART, NOTHING, min(levels))]
    for copy in cell_upgrades(game, cell):
        card = game.box.of(copy)
        if card.modifiers[CELL_DEFENCE]:
            out.append(Part(CARD_PART, card.index, card.modifiers[CELL_DEFENCE]))
    return out


def cell_upgrades(game: Animalcatraz, cell: int) -> list[int]:
    """The Cell Upgrades that count for a cell: on the spots of its Convicts, or in its stash and shown."""
    out: list[int] = []
    for convict in game.convicts:
        if convict.cell == cell and convict.cell_upgrade != NOTHING and convict.posture != ESCAPED:
            out.append(convict.cell_upgrade)
    return out + [copy for copy in game.stashes[cell] if game.shown[copy]]
