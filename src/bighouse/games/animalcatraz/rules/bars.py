"""Strength and Cunning: bars of slots and levels, skills that Cunning unlocks, and Primal (RULES.md section 23)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import NO_LIMIT, Inmate
from bighouse.games.animalcatraz.rules.events import CUNNING_CHANGED, STRENGTH_CHANGED
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict


def card_of(game: Animalcatraz, convict: Convict) -> Inmate:
    """The card of a Convict."""
    return game.box.inmates[convict.card]


def strength_level(game: Animalcatraz, convict: Convict) -> int:
    """Read on the Primal side where the card is flipped (23.3)."""
    card = game.box.inmates[convict.card]
    level = card.strength[convict.strength]
    return level + card.primal_offset if convict.primal else level


def cunning_level(game: Animalcatraz, convict: Convict) -> int:
    """A Primal Convict's counts as 0."""
    return 0 if convict.primal else game.box.inmates[convict.card].cunning[convict.cunning]


def has_skill(game: Animalcatraz, convict: Convict, skill: int, level: int) -> bool:
    """Whether the Convict has this skill and its first or second level works now (23.2)."""
    card = game.box.inmates[convict.card]
    return card.skill == skill and not convict.primal and cunning_level(game, convict) >= card.skill_levels[level - 1]


def change_strength(game: Animalcatraz, index: int, slots: int) -> None:
    """Gains and losses clamp at the ends of the bar."""
    convict = game.convicts[index]
    last = len(card_of(game, convict).strength) - 1
    slot = max(0, min(last, convict.strength + slots))
    if slot != convict.strength:
        moved = slot - convict.strength
        convict.strength = slot
        game.tell(STRENGTH_CHANGED, convict.seat, convict.card, moved, strength_level(game, convict))


def change_cunning(game: Animalcatraz, index: int, slots: int) -> None:
    """A Primal Convict's marker cannot rise; losses still move it."""
    convict = game.convicts[index]
    if slots > 0 and convict.primal:
        return
    last = len(card_of(game, convict).cunning) - 1
    slot = max(0, min(last, convict.cunning + slots))
    if slot != convict.cunning:
        moved = slot - convict.cunning
        convict.cunning = slot
        game.tell(CUNNING_CHANGED, convict.seat, convict.card, moved, cunning_level(game, convict))


def primal_actions(game: Animalcatraz, convict: Convict) -> int:
    """Bonus Actions of a Primal Convict at its present level (R42)."""
    actions = 0
    if convict.primal:
        level = strength_level(game, convict)
        for marker in card_of(game, convict).primal:
            if level >= marker.level:
                actions = marker.actions
    return actions


def weapon_bonus(game: Animalcatraz, convict: Convict) -> int:
    """What the weapon of choice adds; a Primal one reads its markers."""
    card = card_of(game, convict)
    bonus = card.weapon_bonus
    if convict.primal:
        level = strength_level(game, convict)
        for marker in card.primal:
            if level >= marker.level:
                bonus = marker.weapon
    return bonus


def weapon_cap(game: Animalcatraz, convict: Convict, skill: int) -> int:
    """The most that two weapons of a Duelist add up to; 0: he may not combine them."""
    card = card_of(game, convict)
    if has_skill(game, convict, skill, 2):
        return card.number(2, "combine_weapons", NO_LIMIT)
    return card.number(1, "combine_weapons", 0) if has_skill(game, convict, skill, 1) else 0
