"""What a tile or a card is good for before it is owned. Rules of thumb in hundredths of a point; nothing is a rule."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import (
    CELL,
    COMFORT,
    CONTRABAND,
    DISCONTENT,
    FUNCTIONAL,
    FUNCTIONAL_TAGS,
    GAIN_CASH,
    GAIN_SPECIALIST,
    GAIN_STAFF,
    GAIN_TAG,
    HYGIENE,
    NOTHING,
    PASSIVE_TAGS,
    PLACE_TOKEN,
    SECURITY,
    TILE_TAGS,
    Card,
    Effect,
    Tile,
)

TRACK_TAG: Final = 170
PASSIVE_TAG: Final = 45
SPECIALIST: Final = 170  # its point, and what it does for a cell
STAFF: Final = 70
WINDOW: Final = 15
TOKEN: Final = 60
PLACE: Final = 150  # in a cell
MORE_ROOM: Final = 150
REWARD: Final = 55  # percent of what it may score at the end
EACH: Final = 90  # percent, where it scores again and again
CONDITION: Final = 60  # percent of tags that hang on a condition
VACANCY: Final = 60  # percent: it takes Staff
ABILITY: Final = 150  # of a card
DOLLAR: Final = 60


def acting_appeal(tag: int) -> int:
    """A functional tag on cells; what speaks against a need counts less than what speaks for it."""
    if tag == SECURITY:
        return 130
    if tag == COMFORT:
        return 140
    if tag == HYGIENE:
        return 170
    return -60 if tag == CONTRABAND or tag == DISCONTENT else 0


def tags_appeal(tags: list[int]) -> int:
    total = 0
    for tag in range(TILE_TAGS):
        total += tags[tag] * (PASSIVE_TAG if tag < PASSIVE_TAGS else TRACK_TAG)
    return total


def effects_appeal(effects: list[Effect]) -> int:
    total = 0
    for effect in effects:
        if effect.kind == GAIN_TAG:
            total += effect.n * (PASSIVE_TAG if effect.tag < PASSIVE_TAGS else TRACK_TAG)
        elif effect.kind == GAIN_SPECIALIST:
            total += effect.n * SPECIALIST
        elif effect.kind == GAIN_STAFF:
            total += effect.n * STAFF
        elif effect.kind == GAIN_CASH:
            total += effect.n * DOLLAR
        elif effect.kind == PLACE_TOKEN:
            total += TOKEN
        else:
            total += STAFF
    return total


def tile_appeal(tile: Tile) -> int:
    """What a tile is good for beside its printed points, on an ordinary square."""
    total = tags_appeal(tile.tags) + tile.staff * STAFF + tile.windows * WINDOW + tile.wildcards * TOKEN
    total += sum(tile.specialists) * SPECIALIST
    if tile.category == CELL:
        total += tile.capacity * PLACE
        if tile.types == 1:
            total -= tile.capacity * PLACE // 4  # for the grey ones alone
    for functional in range(FUNCTIONAL_TAGS):
        total += tile.own[functional] * acting_appeal(FUNCTIONAL + functional)
    for grant in tile.grants:
        total += grant.n * acting_appeal(grant.tag) * 3 // 2
    if tile.more_room:
        total += MORE_ROOM
    for conditional in tile.conditionals:
        total += tags_appeal(conditional.tags) * CONDITION // 100
    for reward in tile.endgame:
        total += reward.vp * (REWARD if reward.once else EACH)
    if tile.lends != NOTHING:
        total += SPECIALIST * CONDITION // 100
    total += effects_appeal(tile.slot_effects) * VACANCY // 100
    return total + (tile.boost + tile.intake_cash) * ABILITY


def card_appeal(card: Card) -> int:
    """What a card is good for."""
    total = effects_appeal(card.immediate) + len(card.passives) * ABILITY
    for effects in card.vacancies:
        total += effects_appeal(effects) * VACANCY // 100
    for effects in card.places:
        total += effects_appeal(effects) * VACANCY // 100
    for reward in card.endgame:
        total += reward.vp * (REWARD if reward.once else EACH * 2)
    return total
