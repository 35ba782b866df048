"""Solitary mode: the guards' cards in Roll Call and Lights Out, and what the guards collect (RULES.md section 11)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.story import UNKNOWN
from bighouse.games.lockup.box.components import (
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    LIBRARY,
    LOCATIONS,
    OFF_DUTY,
)
from bighouse.games.lockup.rules.actions import SPACES
from bighouse.games.lockup.rules.effects import acts, apply, place_item, take_goon
from bighouse.games.lockup.rules.events import (
    CREW_RETURNED,
    CREW_STRAYED,
    GUARD_PLACED,
    GUARD_SHOWN,
    GUARDS_CHOSE,
    GUARDS_SHUFFLED,
    ITEM_RESERVED,
    LOCATION_SHOWN,
    WHY_DECK_EMPTY,
    WHY_HIGHEST_PAYABLE,
    WHY_LIGHTS_OUT,
    WHY_LOCATION_CARD,
    WHY_MOST_SUSPICION,
    WHY_NOT_FIRST,
    WHY_NOTHING_LEFT,
    WHY_NOTHING_PAYABLE,
    WHY_PICKED_BY_PLAYER,
    WHY_SPECIAL_CARD,
)
from bighouse.games.lockup.rules.gains import return_set, take_loot
from bighouse.games.lockup.rules.guards import (
    goon_to_seize,
    guards_gain_any,
    guards_payment,
    guards_star,
    item_to_craft,
    item_to_reserve,
)
from bighouse.games.lockup.rules.state import EMPTY, FIRST_GOON_SPACE, Lockup
from bighouse.games.lockup.rules.trickery import UncoverGuard

GOONS_SEIZED: Final = 2


def place_guards(game: Lockup) -> None:
    """One guard card face down at each of locations 1 to 7; five stay in the deck."""
    for location in range(SPACES):
        guard = game.guard_deck.pop()
        game.guards_at[location].append(guard)
        game.guards_down |= 1 << guard
        game.tell(GUARD_PLACED, game.guards, location, UNKNOWN, 1)


class GuardTurn(Step[Lockup]):
    """The player turns up a guard card, then a location card calls for another one."""

    def run(self, game: Lockup) -> None:
        if game.guards_down:  # else there is nothing to turn up (R52)
            game.do([UncoverGuard(0, WHY_PICKED_BY_PLAYER), SHOW_LOCATION])
        else:
            game.do_next(SHOW_LOCATION)


class ShowLocation(Step[Lockup]):
    """Turn up a location card: the top guard card goes there face up, unless it says off duty or none is left."""

    def run(self, game: Lockup) -> None:
        game.pause()
        card = game.location_deck.pop()
        game.location_shown.append(card)
        game.reveal()
        location = game.box.location_cards[card]
        game.tell(LOCATION_SHOWN, game.guards, location)
        if location == OFF_DUTY:
            return
        if game.guard_deck:
            guard = game.guard_deck.pop()
            game.guards_at[location].append(guard)
            game.tell(GUARD_SHOWN, game.guards, location, guard, WHY_LOCATION_CARD)
        else:
            game.tell(GUARDS_CHOSE, game.guards, WHY_DECK_EMPTY)


GUARD_TURN: Final = GuardTurn()
SHOW_LOCATION: Final = ShowLocation()


def show_guards(game: Lockup, location: int) -> None:
    """Turn up the guard cards at a location in Lights Out; a special card brings another one (R53, R54)."""
    cards = game.guards_at[location]
    position = 0
    while position < len(cards):  # cards may be added on the way
        guard = cards[position]
        position += 1
        if game.guards_down >> guard & 1:
            game.guards_down &= ~(1 << guard)
            game.reveal()
            game.tell(GUARD_SHOWN, game.guards, location, guard, WHY_LIGHTS_OUT)
            for _ in range(game.box.guards[guard].draws):
                if game.guard_deck:
                    added = game.guard_deck.pop()
                    cards.append(added)
                    game.guards_down |= 1 << added
                    game.tell(GUARD_PLACED, game.guards, location, UNKNOWN, 1)
                    game.tell(GUARDS_CHOSE, game.guards, WHY_SPECIAL_CARD)


def guards_strength(game: Lockup, location: int) -> int:
    """Printed numbers, and the guards' power for their enforcer."""
    total = 0
    for guard in game.guards_at[location]:
        if not game.guards_nullified >> guard & 1:
            card = game.box.guards[guard]
            total += game.players[game.guards].power if card.enforcer else card.strength
    return total


def guards_have_lookout(game: Lockup, location: int) -> bool:
    for guard in game.guards_at[location]:
        if game.box.guards[guard].lookout:
            return True
    return False


def guards_collect(game: Lockup, rank: int) -> None:
    """The guards take their reward; they never decline (R55)."""
    here = game.here
    guards = game.guards
    got = rank == 0 and take_loot(game, guards)
    if here == CHOW_HALL or here == COMMISSARY:
        if rank > 0:
            game.tell(GUARDS_CHOSE, game.guards, WHY_NOT_FIRST)
        elif here == COMMISSARY:
            got = guards_gain_any(game) or got
        else:
            game.do_next(SeizeGoons(GOONS_SEIZED))
            got = got or goon_to_seize(game) >= 0
    elif here == CELL_BLOCK:
        got = guards_craft(game) or guards_reserve(game)
    elif here == LIBRARY:
        if rank < 2:
            guards_star(game, 1)
            got = True
    else:
        for effect in game.box.reward(game.seats, here, rank, len(game.ranking)):
            if acts(game, guards, effect):
                apply(game, guards, effect)
                got = True
    if got:
        game.collected |= 1 << guards


class SeizeGoons(Step[Lockup]):
    """Seize goons one after the other, free of charge, each with all its effects: most suspicion icons first (R22)."""

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, game: Lockup) -> None:
        location = goon_to_seize(game)
        if location < 0:
            game.tell(GUARDS_CHOSE, game.guards, WHY_NOTHING_LEFT)
            return
        goon = game.goon_at[location - FIRST_GOON_SPACE]
        game.goon_at[location - FIRST_GOON_SPACE] = EMPTY
        game.tell(GUARDS_CHOSE, game.guards, WHY_MOST_SUSPICION, -1, goon)
        if self.left > 1:
            game.do_next(SeizeGoons(self.left - 1))
        take_goon(game, game.guards, goon, location)

    def args(self) -> list[int]:
        return [self.left]


def guards_craft(game: Lockup) -> bool:
    """Craft the best item they can pay; False when there is none."""
    item = item_to_craft(game)
    if item < 0:
        return False
    guards = game.players[game.guards]
    game.tell(GUARDS_CHOSE, game.guards, WHY_HIGHEST_PAYABLE, item)
    return_set(game, game.guards, guards_payment(game, item))
    from_reserve = item in guards.reserved
    if from_reserve:
        guards.reserved.remove(item)
    else:
        game.display[game.display.index(item)] = EMPTY
    place_item(game, game.guards, item, from_reserve)
    return True


def guards_reserve(game: Lockup) -> bool:
    """Reserve the best item of the display, free of charge; False when the display is empty."""
    item = item_to_reserve(game)
    if item < 0:
        game.tell(GUARDS_CHOSE, game.guards, WHY_NOTHING_LEFT)
        return False
    game.tell(GUARDS_CHOSE, game.guards, WHY_NOTHING_PAYABLE, item)
    game.display[game.display.index(item)] = EMPTY
    game.players[game.guards].reserved.append(item)
    game.tell(ITEM_RESERVED, game.guards, item)
    return True


def guards_leave(game: Lockup, location: int) -> None:
    """Guard cards that collected are laid aside, the others go to the Library as stragglers."""
    cards = game.guards_at[location]
    if location == LIBRARY or game.collected >> game.guards & 1:
        game.guards_aside += cards
        game.tell(CREW_RETURNED, game.guards, location)
    else:
        game.guards_at[LIBRARY] += cards
        game.tell(CREW_STRAYED, game.guards, location)
    game.guards_at[location] = []


def reshuffle_guards(game: Lockup) -> None:
    """At the end of Patrol every location card and guard card goes back and is shuffled."""
    game.location_deck += game.location_shown
    game.location_shown = []
    game.guard_deck += game.guards_aside
    game.guards_aside = []
    for location in range(LOCATIONS):
        game.guard_deck += game.guards_at[location]
        game.guards_at[location] = []
    game.guards_down = 0
    shuffle_guards(game)


def shuffle_guards(game: Lockup) -> None:
    game.location_deck.sort()  # so that the shuffle depends on nothing but chance
    game.guard_deck.sort()
    game.rng.shuffle(game.location_deck)
    game.rng.shuffle(game.guard_deck)
    game.tell(GUARDS_SHUFFLED, game.guards, len(game.guard_deck))
