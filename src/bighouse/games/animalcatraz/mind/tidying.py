"""What is worth moving about for nothing: bots need not think about anything else of the kind."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import CONVICT_SPOT, NOTHING, UPGRADE
from bighouse.games.animalcatraz.rules.actions import CARRIED, CARRIERS, LIFT, PARTNER, STASH, kind_of, place_of
from bighouse.games.animalcatraz.rules.mats import carry_limit
from bighouse.games.animalcatraz.rules.recruiting import MOST_ON_MAT
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict


def is_worth_lifting(game: Animalcatraz, option: int) -> bool:
    """An Upgrade for its free spot; a card of the stash or of the partner that can be carried; one of a full hand
    that a Gangster can take. Nothing of that leads back."""
    convict = game.convicts[game.active]
    place = place_of(LIFT, option)
    card = game.box.cards[kind_of(LIFT, option)]
    if card.kind == UPGRADE and place in (CARRIED, STASH):
        spot = convict.upgrade if card.spot == CONVICT_SPOT else convict.cell_upgrade
        if spot == NOTHING:
            return True
    if place == CARRIED:
        return not has_room(game, convict) and has_free_hand(game, convict)
    if place == STASH or PARTNER <= place < PARTNER + CARRIERS:
        return has_room(game, convict) or has_free_hand(game, convict)
    return False


def has_room(game: Animalcatraz, convict: Convict) -> bool:
    return len(convict.carry) < carry_limit(game, convict)


def has_free_hand(game: Animalcatraz, convict: Convict) -> bool:
    """Whether a Gangster on the Mat carries nothing."""
    for gangster in convict.gangsters:
        if game.held[gangster] == NOTHING:
            return True
    return False


def is_worth_taking(game: Animalcatraz, gangster: int) -> bool:
    """A partner's Gangster, for a Mat with room, by who can still do something with him."""
    convict = game.convicts[game.active]
    return gangster not in convict.gangsters and len(convict.gangsters) < MOST_ON_MAT and convict.actions > 0
