"""Capturing workers, jailing them and getting them back (RULES.md section 10)."""

from __future__ import annotations

from bighouse.engine.step import Choice
from bighouse.games.architects.actions import CAPTURE, DONE, OPPONENT, OWNERS
from bighouse.games.architects.components import LOCATIONS
from bighouse.games.architects.events import (
    WORKERS_CAPTURED,
    WORKERS_FREED,
    WORKERS_JAILED,
    WORKERS_RANSOMED,
)
from bighouse.games.architects.refusals import NOBODY_THERE, otherwise
from bighouse.games.architects.state import Architects


def capture_action(game: Architects, place: int, owner: int) -> int:
    """Capturing this group, as an action."""
    return CAPTURE + place * OWNERS + (OPPONENT if owner == game.bot else owner)


def captured_place(action: int) -> int:
    return (action - CAPTURE) // OWNERS


def captured_owner(game: Architects, action: int) -> int:
    word = (action - CAPTURE) % OWNERS
    return game.bot if word == OPPONENT else word


def add_groups(game: Architects, out: list[int]) -> None:
    """Every group on a large circle as a candidate, own ones too."""
    for place in range(LOCATIONS):
        for owner in range(len(game.players)):
            if game.players[owner].at[place] > 0:
                out.append(capture_action(game, place, owner))


def group_beyond(action: int) -> int:
    return NOBODY_THERE if CAPTURE <= action < CAPTURE + LOCATIONS * OWNERS else otherwise(action)


def capture(game: Architects, who: int, place: int, owner: int) -> None:
    """Take all workers of one colour at one place (R21): own ones go home, others onto the captor's board."""
    group = game.players[owner]
    count = group.at[place]
    group.at[place] = 0
    if owner == who:
        group.home += count
    else:
        game.players[who].held[owner] += count
    game.tell(WORKERS_CAPTURED, who, owner, place, count)


def jail_captured(game: Architects, who: int) -> int:
    """Send all workers on the board to the Prison (R29); says how many."""
    held = game.players[who].held
    total = 0
    for owner in range(len(held)):
        count = held[owner]
        if count > 0:
            held[owner] = 0
            game.players[owner].prison += count
            total += count
            game.tell(WORKERS_JAILED, who, owner, count)
    return total


def free_prisoners(game: Architects, who: int, count: int) -> None:
    """Own workers come home from the Prison."""
    player = game.players[who]
    player.prison -= count
    player.home += count
    game.tell(WORKERS_FREED, who, count)


def held_elsewhere(game: Architects, who: int) -> int:
    """How many own workers stand on other boards."""
    total = 0
    for player in game.players:
        total += player.held[who]
    return total


def take_back(game: Architects, who: int) -> None:
    """All own workers come home from all other boards."""
    for holder in range(len(game.players)):
        count = game.players[holder].held[who]
        if count > 0:
            game.players[holder].held[who] = 0
            game.players[who].home += count
            game.tell(WORKERS_RANSOMED, who, holder, count)


class FreeCaptures(Choice[Architects]):
    """Captures that a building allows: no silver, no tax, no limit of places (R25)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Architects) -> list[int]:
        out: list[int] = []
        add_groups(game, out)
        out.append(DONE)
        return out

    def beyond(self, game: Architects, action: int) -> int:
        return group_beyond(action)

    def take(self, game: Architects, action: int) -> None:
        if action == DONE:
            return
        capture(game, self.seat, captured_place(action), captured_owner(game, action))
        if self.left > 1:
            game.do_next(FreeCaptures(self.seat, self.left - 1))

    def args(self) -> list[int]:
        return [self.seat, self.left]
