"""The opponent's turn: a scheme card says where its worker goes and what follows (RULES.md section 15.2)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.architects.box.components import BLACK_MARKET, GUILDHALL, LOCATIONS, SPACES, SchemeAct
from bighouse.games.architects.rules.captures import free_prisoners, take_back
from bighouse.games.architects.rules.events import (
    CAUSE_GUILDHALL,
    CAUSE_MARKET_FULL,
    OPPONENT_DID,
    SCHEME_SHOWN,
    SCHEMES_SHUFFLED,
    WHY_LEFTMOST_FREE,
    WHY_NO_TAX,
    WHY_NO_WORKERS,
    WHY_PILE_EMPTY,
    WHY_RIGHTMOST_FREE,
    WORKERS_CAPTURED,
)
from bighouse.games.architects.rules.guildhall import enter_guildhall, guildhall_resets
from bighouse.games.architects.rules.placing import market_is_full, stand_at, stand_at_market
from bighouse.games.architects.rules.reset import Reset
from bighouse.games.architects.rules.schemes import carry_out
from bighouse.games.architects.rules.state import NOBODY, Architects


class OpponentTurn(Step[Architects]):
    """Reveal a scheme, place the worker, do what the card says; without workers they all come home instead."""

    def run(self, game: Architects) -> None:
        game.pause()
        if game.players[game.automaton].home == 0:
            regroup(game)
            return
        if not game.schemes:
            shuffle_schemes(game, WHY_PILE_EMPTY)
        game.scheme = game.schemes.pop()
        game.reveal()
        game.tell(SCHEME_SHOWN, game.automaton, game.scheme)
        scheme = game.box.schemes[game.scheme]
        fallback = scheme.fallback_place != NOBODY and game.tax == 0
        if fallback:
            game.tell(OPPONENT_DID, game.automaton, WHY_NO_TAX)
        place = scheme.fallback_place if fallback else scheme.place
        acts = scheme.fallback_acts if fallback else scheme.acts
        cause = opponent_places(game, place)
        steps: list[Step[Architects]] = []
        for i in range(len(acts)):
            steps.append(SchemeStep(game.scheme, int(fallback), i))
        steps.append(DISCARD_SCHEME)
        if cause != NOBODY:
            steps.append(Reset(cause))
        game.do(steps)


def regroup(game: Architects) -> None:
    """All workers but those in the Guildhall and the Black Market come home; discards go back into the pile."""
    automaton = game.automaton
    player = game.players[automaton]
    game.tell(OPPONENT_DID, game.automaton, WHY_NO_WORKERS)
    for place in range(LOCATIONS):
        count = player.at[place]
        if count > 0:
            player.at[place] = 0
            player.home += count
            game.tell(WORKERS_CAPTURED, automaton, automaton, place, count)
    if player.prison > 0:
        free_prisoners(game, automaton, player.prison)
    take_back(game, automaton)
    shuffle_schemes(game, WHY_NO_WORKERS)


def shuffle_schemes(game: Architects, reason: int) -> None:
    """The discards are shuffled into the draw pile."""
    game.schemes += game.schemes_done
    game.schemes_done = []
    game.schemes.sort()  # so that the shuffle depends on nothing but chance
    game.rng.shuffle(game.schemes)
    game.tell(SCHEMES_SHUFFLED, game.automaton, len(game.schemes), reason)


def opponent_places(game: Architects, place: int) -> int:
    """Put a worker where the card says, which never fails (R55); says what reset it causes, if any."""
    automaton = game.automaton
    if place == GUILDHALL:
        enter_guildhall(game, automaton)
        return CAUSE_GUILDHALL if guildhall_resets(game) else NOBODY
    if place == BLACK_MARKET:
        rightmost = game.box.schemes[game.scheme].rightmost
        space = free_space(game, rightmost)
        game.tell(OPPONENT_DID, game.automaton, WHY_RIGHTMOST_FREE if rightmost else WHY_LEFTMOST_FREE, -1, space)
        stand_at_market(game, automaton, space)
        return CAUSE_MARKET_FULL if market_is_full(game) else NOBODY
    stand_at(game, automaton, place)
    return NOBODY


def free_space(game: Architects, rightmost: bool) -> int:
    """The left-most or right-most free space; a reset never leaves the market full."""
    spaces = [space for space in range(SPACES) if game.market[space] == NOBODY]
    return spaces[-1] if rightmost else spaces[0]


def scheme_act(game: Architects, card: int, fallback: int, index: int) -> SchemeAct:
    scheme = game.box.schemes[card]
    return scheme.fallback_acts[index] if fallback else scheme.acts[index]


class SchemeStep(Step[Architects]):
    """One action of the scheme card."""

    def __init__(self, card: int, fallback: int, index: int) -> None:
        self.card = card
        self.fallback = fallback
        self.index = index

    def run(self, game: Architects) -> None:
        game.pause()
        scheme = game.box.schemes[self.card]
        place = scheme.fallback_place if self.fallback else scheme.place
        carry_out(game, scheme_act(game, self.card, self.fallback, self.index), place)

    def args(self) -> list[int]:
        return [self.card, self.fallback, self.index]


class DiscardScheme(Step[Architects]):
    """The card is done."""

    def run(self, game: Architects) -> None:
        game.pause()
        game.schemes_done.append(game.scheme)
        game.scheme = NOBODY


OPPONENT_TURN: Final = OpponentTurn()
DISCARD_SCHEME: Final = DiscardScheme()
