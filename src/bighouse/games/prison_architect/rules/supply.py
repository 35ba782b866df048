"""The supply of prisoners: what is left, a random draw, and whether a type is low (RULES.md section 5.5)."""

from __future__ import annotations

from bighouse.games.prison_architect.box.components import (
    BUREAUCRACY,
    CELL_CAPACITY,
    DRAW_BUREAUCRACY,
    RELEASE,
    TYPES,
    Card,
)
from bighouse.games.prison_architect.rules.housing import accepted
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.state import TOKENS, PrisonArchitect


def in_supply(game: PrisonArchitect, kind: int) -> int:
    count = 0
    for prisoner in range(kind, TOKENS, TYPES):
        count += game.supply[prisoner]
    return count


def draw_prisoner(game: PrisonArchitect, kind: int) -> int:
    """A random token of a type; there must be one."""
    left = game.rng.below(in_supply(game, kind))
    prisoner = kind
    while left >= game.supply[prisoner]:
        left -= game.supply[prisoner]
        prisoner += TYPES
    game.supply[prisoner] -= 1
    return prisoner


def is_low(game: PrisonArchitect) -> bool:
    """Whether the supply of some type is smaller than what all together could still house of it in this phase (R21)."""
    for kind in range(TYPES):
        wanted = 0
        for player in game.players:
            wanted += could_house(game, player.prison, kind)
        if wanted > in_supply(game, kind):
            return True
    return False


def could_house(game: PrisonArchitect, prison: Prison, kind: int) -> int:
    """The most of one type, also where cards make room in the same phase: those at hand, or that may be drawn."""
    more_room = 0
    leaving = 0
    types = 0  # of those who may leave a cell
    for place in range(len(prison.cards)):
        card = game.box.cards[prison.cards[place]]
        if not prison.exhausted[place] and len(prison.card_inmates[place]) < len(card.places):
            leaving += 1
            types |= card.types
    draws = min(prison.staff, card_slots(prison))
    if draws:
        helpful = 0
        for index in game.stacks[BUREAUCRACY] + game.discards[BUREAUCRACY]:
            drawn = game.box.cards[index]
            more_room += room_by(drawn)
            types |= let_go_by(drawn)
            helpful += int(let_go_by(drawn) > 0)
        leaving += min(draws, helpful)
    if not types >> kind & 1:  # only who is there already leaves a place to this type
        leaving = min(leaving, prison.inmates_in(-1, types))
    count = 0
    opened = 1  # by each who leaves: a place, or a whole cell for one type alone
    for number in prison.cells():
        capacity = prison.capacity(number) + more_room
        if accepted(prison, number) >> kind & 1:
            count += max(0, capacity - len(prison.inmates[number]))
        elif prison.tile(number).types >> kind & 1 and len(prison.inmates[number]) <= leaving:
            opened = max(opened, capacity)
    return count + leaving * opened if prison.cells() else 0


def card_slots(prison: Prison) -> int:
    """How many tiles would draw Bureaucracy cards for Staff."""
    count = 0
    for number in range(len(prison.tiles)):
        for effect in prison.tile(number).slot_effects:
            if effect.kind == DRAW_BUREAUCRACY and not prison.staffed[number]:
                count += 1
    return count


def room_by(card: Card) -> int:
    """How many more every cell would hold."""
    places = 0
    for passive in card.passives:
        if passive.kind == CELL_CAPACITY:
            places += passive.n
    return places


def let_go_by(card: Card) -> int:
    """The types of prisoners of whom one may leave a cell through the card."""
    types = card.types
    for effect in card.immediate:
        if effect.kind == RELEASE:
            types |= effect.types
    return types
