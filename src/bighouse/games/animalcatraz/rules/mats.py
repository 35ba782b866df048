"""Mats: where cards lie, who knows them, what Upgrades give, and how cards come and go (RULES.md section 11)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.story import EVERYONE
from bighouse.games.animalcatraz.box.components import (
    CARD_KINDS,
    CARRY_LIMIT,
    CONVICT_SPOT,
    FIRST_CELL,
    NOTHING,
    SMALLER_STASH,
    STASH_LIMIT,
    UPGRADE,
)
from bighouse.games.animalcatraz.box.components import (
    CELL_SPOT as CELL_UPGRADE,
)
from bighouse.games.animalcatraz.rules.actions import CARRIED, CELL_SPOT, PARTNER, SLOT_1, SPOT, STASH
from bighouse.games.animalcatraz.rules.events import CARD_DISCARDED, CARD_DRAWN, CARD_DROPPED, STASH_FILLED
from bighouse.games.animalcatraz.rules.sides import partner_of
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz, Convict

ANY_KIND: Final = -1  # a mask of all kinds of cards
NO_COPIES: Final[list[int]] = []  # never changed: most places are empty most of the time

# Who knows a copy


def side_mask(game: Animalcatraz, rival: int) -> int:
    """The seats of a rival, as a set of knowers."""
    return game.rivals[rival].seats


def learn(game: Animalcatraz, copy: int, knowers: int) -> None:
    game.known[copy] |= knowers


def show(game: Animalcatraz, copy: int) -> None:
    """Everybody sees a card."""
    if game.known[copy] != EVERYONE:
        game.known[copy] = EVERYONE
        game.reveal()


def blur(game: Animalcatraz, copies: list[int], knowers: int) -> None:
    """Cards were moved where only these seats saw which: all others lose track of them."""
    if len(copies) > 1:  # of a single card everybody sees where it goes
        for copy in copies:
            game.known[copy] &= knowers


# Places of a Mat


def at_place(game: Animalcatraz, index: int, place: int) -> list[int]:
    """The copies at a place of a Convict's Mat, its stash, or its partner's (rules/actions.py)."""
    if place >= PARTNER:
        return at_place(game, partner_of(game, index), place - PARTNER)
    convict = game.convicts[index]
    if place == CARRIED:
        return convict.carry
    if place == STASH:
        return game.stashes[convict.cell]
    if place == SPOT:
        copy = convict.upgrade
    elif place == CELL_SPOT:
        copy = convict.cell_upgrade
    else:
        slot = place - SLOT_1
        copy = game.held[convict.gangsters[slot]] if slot < len(convict.gangsters) else NOTHING
    return NO_COPIES if copy == NOTHING else [copy]


def find(game: Animalcatraz, index: int, place: int, kind: int) -> int:
    """A copy of a kind at a place; one that its owner has shown last. NOTHING: there is none."""
    found = NOTHING
    for copy in at_place(game, index, place):
        if game.box.kind_of[copy] == kind and (found == NOTHING or not game.shown[copy]):
            found = copy
    return found


def take_away(game: Animalcatraz, index: int, place: int, copy: int) -> None:
    """Take a copy from a place of a Mat."""
    if place >= PARTNER:
        take_away(game, partner_of(game, index), place - PARTNER, copy)
        return
    convict = game.convicts[index]
    if place == CARRIED:
        convict.carry.remove(copy)
    elif place == STASH:
        game.stashes[convict.cell].remove(copy)
    elif place == SPOT:
        convict.upgrade = NOTHING
    elif place == CELL_SPOT:
        convict.cell_upgrade = NOTHING
    else:
        game.held[convict.gangsters[place - SLOT_1]] = NOTHING
    game.shown[copy] = 0


def slip_away(game: Animalcatraz, index: int, place: int, copy: int) -> None:
    """Take a copy so that only its own side sees which of the hidden cards there it is."""
    if not game.shown[copy]:
        hidden = [other for other in at_place(game, index, place) if not game.shown[other]]
        blur(game, hidden, side_mask(game, game.convicts[index].rival))
    take_away(game, index, place, copy)


def put(game: Animalcatraz, index: int, place: int, copy: int) -> None:
    """Lay a copy at a place of a Mat; on a spot it is face up (11.4)."""
    if place >= PARTNER:
        put(game, partner_of(game, index), place - PARTNER, copy)
        return
    convict = game.convicts[index]
    learn(game, copy, side_mask(game, convict.rival))
    if place == CARRIED:
        convict.carry.append(copy)
    elif place == STASH:
        game.stashes[convict.cell].append(copy)
    elif place == SPOT:
        convict.upgrade = copy
        show(game, copy)
    elif place == CELL_SPOT:
        convict.cell_upgrade = copy
        show(game, copy)
    else:
        game.held[convict.gangsters[place - SLOT_1]] = copy


def carriers(convict: Convict) -> int:
    """How many places of a Mat carry items: the Convict, then its Gangsters."""
    return 1 + len(convict.gangsters)


def carried(game: Animalcatraz, convict: Convict) -> list[int]:
    """All Carry Items of a Convict and its Gangsters."""
    out = convict.carry.copy()
    for gangster in convict.gangsters:
        if game.held[gangster] != NOTHING:
            out.append(game.held[gangster])
    return out


def kinds_at(game: Animalcatraz, index: int, place: int) -> list[int]:
    """The different kinds of cards at a place, in their order."""
    copies = at_place(game, index, place)
    if not copies:
        return NO_COPIES
    out: list[int] = []
    for copy in copies:
        kind = game.box.kind_of[copy]
        if kind not in out:
            out.append(kind)
    return out


def add_at(game: Animalcatraz, index: int, place: int, family: int, out: list[int]) -> None:
    """Add the actions of a family that name a card at a place, each kind once."""
    first = family + place * CARD_KINDS
    copies = at_place(game, index, place)
    for i in range(len(copies)):
        if not is_repeated(game, copies, i):
            out.append(first + game.box.kind_of[copies[i]])


def is_repeated(game: Animalcatraz, copies: list[int], number: int) -> bool:
    """Whether one of the copies before this one is of the same kind."""
    kinds = game.box.kind_of
    kind = kinds[copies[number]]
    for earlier in range(number):
        if kinds[copies[earlier]] == kind:
            return True
    return False


def add_carried(game: Animalcatraz, index: int, family: int, kinds: int, out: list[int]) -> None:
    """Add the actions of a family that name a Carry Item of the Convict or its Gangsters, of the kinds in a mask."""
    convict = game.convicts[index]
    box = game.box
    for copy in convict.carry:
        if kinds >> box.of(copy).kind & 1:
            action = family + box.kind_of[copy]
            if action not in out:
                out.append(action)
    for slot in range(len(convict.gangsters)):
        copy = game.held[convict.gangsters[slot]]
        if copy != NOTHING and kinds >> box.of(copy).kind & 1:
            out.append(family + (SLOT_1 + slot) * CARD_KINDS + box.kind_of[copy])


def room_at(game: Animalcatraz, index: int, place: int) -> int:
    """How many more cards a place takes."""
    if place >= PARTNER:
        return room_at(game, partner_of(game, index), place - PARTNER)
    convict = game.convicts[index]
    if place == CARRIED:
        return carry_limit(game, convict) - len(convict.carry)
    if place == STASH:
        return stash_limit(game, convict.cell) - len(game.stashes[convict.cell])
    if place == SPOT:
        return 1 if convict.upgrade == NOTHING else 0
    if place == CELL_SPOT:
        return 1 if convict.cell_upgrade == NOTHING else 0
    slot = place - SLOT_1
    return 1 if slot < len(convict.gangsters) and game.held[convict.gangsters[slot]] == NOTHING else 0


def suits(game: Animalcatraz, place: int, copy: int) -> bool:
    """Whether a card may lie at a place at all: spots are for their kind of Upgrade."""
    place %= PARTNER
    if place == SPOT:
        return game.box.of(copy).spot == CONVICT_SPOT
    if place == CELL_SPOT:
        return game.box.of(copy).spot == CELL_UPGRADE
    return True


# Upgrades


def perk(game: Animalcatraz, convict: Convict, key: int) -> int:
    """What Convict Upgrades add: on the spot, or carried and shown (R14)."""
    total = 0
    if convict.upgrade != NOTHING:
        total = game.box.of(convict.upgrade).modifiers[key]
    for copy in convict.carry:
        if game.shown[copy]:
            card = game.box.of(copy)
            if card.spot == CONVICT_SPOT:
                total += card.modifiers[key]
    return total


def cell_perk(game: Animalcatraz, cell: int, key: int) -> int:
    """What Cell Upgrades add to a cell: on the spots of its Convicts, or in its stash and shown (R70)."""
    total = 0
    for convict in game.convicts:
        if convict.cell == cell and convict.cell_upgrade != NOTHING and convict.posture != ESCAPED:
            total += game.box.of(convict.cell_upgrade).modifiers[key]
    for copy in game.stashes[cell]:
        if game.shown[copy]:
            total += game.box.of(copy).modifiers[key]
    return total


def in_force(game: Animalcatraz, key: int) -> int:
    """What the Event in force adds for everybody; a Riot card only in the Riot that it announces (R73)."""
    if game.event == NOTHING:
        return 0
    event = game.box.events[game.event]
    return event.modifiers[key] if not event.riot or game.riot.final else 0


def carry_limit(game: Animalcatraz, convict: Convict) -> int:
    return game.box.convict_carries + perk(game, convict, CARRY_LIMIT)


def stash_limit(game: Animalcatraz, cell: int) -> int:
    limit = game.box.stash + cell_perk(game, cell, STASH_LIMIT)
    attack = game.cell_attacks[cell]
    if attack != NOTHING and game.box.of(attack).cell_attack == SMALLER_STASH:
        limit -= 1
    return limit


def hidden_upgrades(game: Animalcatraz, index: int, place: int) -> list[int]:
    """Kinds of Upgrades at a place that would work there and have not been shown."""
    wanted = CELL_UPGRADE if place == STASH else CONVICT_SPOT
    out: list[int] = []
    for copy in at_place(game, index, place):
        card = game.box.of(copy)
        if card.kind == UPGRADE and card.spot == wanted and not game.shown[copy] and card.index not in out:
            out.append(card.index)
    return out


# The Chair


def to_chair(game: Animalcatraz, copy: int) -> None:
    """Under the Chair, known to whoever knew it."""
    game.shown[copy] = 0
    game.chair.insert(0, copy)


def discard(game: Animalcatraz, seat: int, copy: int) -> None:
    """Into the Chair for all to see."""
    show(game, copy)
    game.tell(CARD_DISCARDED, seat, game.box.kind_of[copy])
    to_chair(game, copy)


def drop(game: Animalcatraz, seat: int, rival: int, copy: int) -> None:
    """Into the Chair unseen, but for its owner's side (32.2)."""
    game.whisper(side_mask(game, rival), CARD_DROPPED, seat, game.box.kind_of[copy])
    to_chair(game, copy)


def draw(game: Animalcatraz) -> int:
    """The card at the front of the Chair; NOTHING when it is empty (R16)."""
    return game.chair.pop() if game.chair else NOTHING


def draw_to_carry(game: Animalcatraz, index: int) -> bool:
    """A card from the Chair as a Carry Item; whoever calls it lets room be made. False: the Chair is empty."""
    copy = draw(game)
    if copy == NOTHING:
        return False
    pocket(game, index, copy)
    game.reveal()
    return True


def pocket(game: Animalcatraz, index: int, copy: int) -> None:
    """A card becomes a Carry Item of the Convict, seen by its side alone."""
    convict = game.convicts[index]
    put(game, index, CARRIED, copy)
    game.whisper(side_mask(game, convict.rival), CARD_DRAWN, convict.seat, convict.card, game.box.kind_of[copy])


def draw_to_stash(game: Animalcatraz, rival: int, seat: int, cell: int) -> bool:
    """A card from the Chair into a cell; whoever calls it lets the stash be flushed."""
    copy = draw(game)
    if copy == NOTHING:
        return False
    learn(game, copy, side_mask(game, rival))
    game.stashes[cell].append(copy)
    game.reveal()
    game.whisper(side_mask(game, rival), STASH_FILLED, seat, FIRST_CELL + cell, game.box.kind_of[copy])
    return True
