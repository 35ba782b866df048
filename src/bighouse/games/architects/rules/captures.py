"""Capturing workers, jailing them and getting them back (RULES.md section 10)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.box.components import LOCATIONS
from bighouse.games.architects.rules.actions import CAPTURE, DONE, OPPONENT, OWNERS
from bighouse.games.architects.rules.events import (
    WORKERS_CAPTURED,
    WORKERS_FREED,
    WORKERS_JAILED,
    WORKERS_RANSOMED,
)
from bighouse.games.architects.rules.in_turn import InTurn
from bighouse.games.architects.rules.refusals import NOBODY_THERE
from bighouse.games.architects.rules.state import NOBODY, Architects
from bighouse.games.architects.words.phrases import left_words, place_name, rival_name, workers_words

NONE_ELSEWHERE: Final = Reason("You have no worker on another board", "§4.6")


def capture_action(game: Architects, place: int, owner: int) -> int:
    """Capturing this group, as an action."""
    return CAPTURE + place * OWNERS + (OPPONENT if owner == game.automaton else owner)


def captured_place(action: int) -> int:
    return (action - CAPTURE) // OWNERS


def captured_owner(game: Architects, action: int) -> int:
    word = (action - CAPTURE) % OWNERS
    return game.automaton if word == OPPONENT else word


class Capturing(InTurn):
    """A choice among the groups on large circles, own ones too, or none of them."""

    def candidates(self, game: Architects) -> list[int]:
        out: list[int] = []
        for place in range(LOCATIONS):
            for owner in range(len(game.players)):
                if game.players[owner].at[place] > 0:
                    out.append(capture_action(game, place, owner))
        out.append(DONE)
        return out

    def beyond(self, game: Architects, action: int) -> int:
        return NOBODY_THERE if CAPTURE <= action < CAPTURE + LOCATIONS * OWNERS else super().beyond(game, action)

    def price(self, game: Architects) -> str:
        """What the capture costs, behind its place."""
        return ""

    def offer(self, game: Architects, action: int) -> Wording:
        if action == DONE:
            return Wording("Capture nobody")
        place = captured_place(action)
        owner = captured_owner(game, action)
        group = workers_words(game.players[owner].at[place])
        title, at = f"Capture {group} of {rival_name(game, owner)}", "at"
        if owner == self.seat:
            title, at = f"Take {group} of your own home", "from"
        where = f"{at} {place_name(place)}{self.price(game)}"
        return Wording(title, where, f"{title} {where}")

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        if refusal != NOBODY_THERE:
            return super().reason(game, action, refusal)
        owner = captured_owner(game, action)
        if owner == NOBODY or owner >= len(game.players):
            return Reason("Nobody plays that colour", "§10.1")
        who = "You have" if owner == self.seat else f"{rival_name(game, owner)} has"
        return Reason(f"{who} no worker at {place_name(captured_place(action))}", "§10.1")


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


def take_back_words(game: Architects, who: int) -> str:
    count = held_elsewhere(game, who)
    return f"Take back {workers_words(count) if count else 'workers'} from other boards"


class FreeCaptures(Capturing):
    """Captures that a building allows: no silver, no tax, no limit of places (R25)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def take(self, game: Architects, action: int) -> None:
        if action == DONE:
            return
        capture(game, self.seat, captured_place(action), captured_owner(game, action))
        if self.left > 1:
            game.do_next(FreeCaptures(self.seat, self.left - 1))

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Architects) -> str:
        return f"Capture a group for nothing, or stop{left_words(self.left, 'capture')}"

    def chapter(self, game: Architects) -> str:
        return "captures"
