"""What a tile or a card is good for before it is owned. Rules of thumb in hundredths of a point; nothing is a rule."""

from __future__ import annotations

from typing import Final

from bighouse.games.prison_architect.box.components import (
    ADJACENT,
    CELL,
    FINANCE,
    FUNCTIONAL,
    GAIN_CASH,
    GAIN_SPECIALIST,
    GAIN_STAFF,
    GAIN_TAG,
    NOTHING,
    PASSIVE_TAGS,
    PLACE_TOKEN,
    TILE_TAGS,
    Card,
    Effect,
    Tile,
)
from bighouse.games.prison_architect.mind.seasons import Season
from bighouse.games.prison_architect.mind.sites import best_grants, best_place
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.reckoning import Wants

PASSIVE_TAG: Final = 20  # beside what objectives want of it
TRACK_TAG: Final = 80  # on the track itself
STEP_OF_INCOME: Final = 350  # what a step of finance brings at each Income
STEP_OF_RELEASE: Final = 270  # and one of rehabilitation at each Evaluation
SPECIALIST: Final = 240  # its point, and what it does for a cell
STAFF: Final = 60
TOKEN: Final = 60
WINDOW: Final = 5
REWARD: Final = 45  # percent of what it may score at the end
EACH: Final = 80  # percent, where it scores again and again
CONDITION: Final = 40  # percent of tags that hang on a condition
VACANCY: Final = 65  # percent: it takes Staff
ABILITY: Final = 85  # of a card
DOLLAR: Final = 120
SO_FAR: Final = 20  # percent of a grant to one more cell, which may come in the same week
TO_COME: Final = 45  # and for each week to come
GRANTED: Final = [190, -90, 160, -90, 220]  # a functional tag for one more cell
NEARBY: Final = 2  # cells that may yet come beside a tile
AROUND: Final = 3  # or around it, or in its row and column


def tag_appeal(tag: int, season: Season) -> int:
    if tag < PASSIVE_TAGS:
        return PASSIVE_TAG
    if tag == FINANCE:
        return TRACK_TAG + STEP_OF_INCOME * season.incomes
    return TRACK_TAG + STEP_OF_RELEASE * season.evaluations


def tags_appeal(tags: list[int], season: Season) -> int:
    total = 0
    for tag in range(TILE_TAGS):
        if tags[tag]:
            total += tags[tag] * tag_appeal(tag, season)
    return total


def effects_appeal(effects: list[Effect], season: Season) -> int:
    total = 0
    for effect in effects:
        if effect.kind == GAIN_TAG:
            total += effect.n * tag_appeal(effect.tag, season)
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


def grant_appeal(tag: int) -> int:
    """A functional tag for one more cell."""
    return GRANTED[tag - FUNCTIONAL]


def tile_appeal(prison: Prison, tile: Tile, wants: Wants, season: Season) -> int:
    """What a tile would bring on the best square for it."""
    total = 100 * tile.vp + tags_appeal(tile.tags, season) + wants.tiles[tile.index]
    total += tile.staff * STAFF + tile.windows * WINDOW + tile.wildcards * TOKEN + sum(tile.specialists) * SPECIALIST
    if tile.category == CELL:
        total += best_place(prison, tile)
    else:
        total += best_grants(prison, tile)
    coming = min(100, SO_FAR + TO_COME * (season.building - 1))
    for given in tile.grants:
        cells = NEARBY if given.area == ADJACENT else AROUND
        if not given.staffed:
            total += cells * given.n * grant_appeal(given.tag) * coming // 100
    for conditional in tile.conditionals:
        total += tags_appeal(conditional.tags, season) * CONDITION // 100
    for reward in tile.endgame:
        total += reward.vp * (REWARD if reward.once else EACH)
    if tile.lends != NOTHING:
        total += SPECIALIST * CONDITION // 100
    total += effects_appeal(tile.slot_effects, season) * VACANCY // 100
    return total + (tile.boost + tile.intake_cash) * ABILITY * season.weeks // 2


def card_appeal(prison: Prison, card: Card, wants: Wants, season: Season) -> int:
    """What a card is good for."""
    total = effects_appeal(card.immediate, season) + len(card.passives) * ABILITY + wants.cards[card.type]
    staff = min(prison.staff, len(card.vacancies))
    for i in range(len(card.vacancies)):
        total += effects_appeal(card.vacancies[i], season) * (VACANCY if i < staff else VACANCY // 3) // 100
    for effects in card.places:
        total += effects_appeal(effects, season) * VACANCY // 100
    for reward in card.endgame:
        total += reward.vp * (REWARD if reward.once else EACH * 2)
    return total + (card.late_play + card.late_discard + card.spares) * ABILITY
