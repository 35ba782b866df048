"""Injury, The Hole and lost Actions: pay now or store (RULES.md sections 20 and 24)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.story import UNKNOWN
from bighouse.games.animalcatraz.box.components import COURTYARD, FIRST_CELL, HOLE, INFIRMARY, NOTHING
from bighouse.games.animalcatraz.rules.events import (
    ACTIONS_CHANGED,
    ACTIONS_OWED,
    CARDS_LOST,
    INJURED,
    LEFT_HOLE,
    LIES_DOWN,
    SENT_TO_HOLE,
)
from bighouse.games.animalcatraz.rules.mats import side_mask, to_chair
from bighouse.games.animalcatraz.rules.state import HOLED, LYING, STANDING, Animalcatraz, Convict

HOLE_PENALTY: Final = 2


def lose_actions(game: Animalcatraz, index: int, actions: int) -> int:
    """From the Convict's own turn as far as it reaches; the rest is stored, and returned."""
    convict = game.convicts[index]
    paid = min(actions, convict.actions) if game.active == index else 0
    convict.actions -= paid
    convict.loss += actions - paid
    if paid:
        game.tell(ACTIONS_CHANGED, convict.seat, convict.card, -paid)
    if actions > paid:
        game.tell(ACTIONS_OWED, convict.seat, convict.card, actions - paid)
    return actions - paid


def gain_actions(game: Animalcatraz, index: int, actions: int) -> None:
    """More Actions in one's own turn."""
    convict = game.convicts[index]
    if actions and game.active == index:
        convict.actions += actions
        game.tell(ACTIONS_CHANGED, convict.seat, convict.card, actions)


def end_turn(game: Animalcatraz) -> None:
    """Nobody is on turn any more: what is left of the turn on the agenda notices it."""
    game.active = NOTHING
    game.copied = NOTHING
    if game.arrangements:
        game.arrangements = []


def lose_carry(game: Animalcatraz, index: int, to_infirmary: bool) -> None:
    """All that the Convict itself carries: to the Infirmary pile, face down, or to the Chair."""
    convict = game.convicts[index]
    lost = convict.carry
    convict.carry = []
    if not lost:
        return
    kinds = [game.box.kind_of[copy] for copy in lost]
    for copy in lost:
        game.shown[copy] = 0
        if to_infirmary:
            game.pile.append(copy)
        else:
            to_chair(game, copy)
    game.recount(
        CARDS_LOST, [convict.seat, convict.card, len(kinds), len(kinds), *kinds], side_mask(game, convict.rival)
    )


def injure(game: Animalcatraz, index: int, actions: int, in_fight: bool) -> None:
    """Cards to the Infirmary, the Convict to its cell, Actions lost; who cannot pay in its own turn lies down."""
    convict = game.convicts[index]
    lose_carry(game, index, True)
    convict.space = FIRST_CELL + convict.cell
    game.tell(INJURED, convict.seat, convict.card, actions)
    own_turn = game.active == index
    unpaid = lose_actions(game, index, actions)
    if own_turn and unpaid == 0:
        return
    convict.posture = LYING
    convict.felled = in_fight
    game.tell(LIES_DOWN, convict.seat, convict.card, convict.loss or UNKNOWN)
    if own_turn:
        end_turn(game)


def go_to_hole(game: Animalcatraz, index: int) -> None:
    """Carry Items to the Chair; the penalty is paid at once in the own turn, else at the start of the next (24)."""
    convict = game.convicts[index]
    lose_carry(game, index, False)
    convict.space = HOLE
    convict.posture = HOLED
    game.tell(SENT_TO_HOLE, convict.seat, convict.card)
    unpaid = lose_actions(game, index, HOLE_PENALTY)
    if game.active == index:
        if unpaid == 0:
            leave_hole(game, index)
        else:
            end_turn(game)


def cure(convict: Convict) -> None:
    """Poison ends as soon as the Convict is in the Infirmary, however it came there (section 6)."""
    if convict.space == INFIRMARY:
        convict.poisoned = False


def leave_hole(game: Animalcatraz, index: int) -> None:
    """Out into the Courtyard; the Warden does not ask in this turn (R45)."""
    convict = game.convicts[index]
    convict.space = COURTYARD
    convict.posture = STANDING
    convict.left_hole = True
    game.tell(LEFT_HOLE, convict.seat, convict.card)
