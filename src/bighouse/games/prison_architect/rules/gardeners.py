"""Gardeners: add, remove or move a window (RULES.md section 12, R61)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import NOT_ASKED_FOR
from bighouse.games.prison_architect.rules.actions import ADD_WINDOW, AT, DECLINE, EDGES, MOVE_WINDOW, REMOVE_WINDOW
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.events import WINDOW_ADDED, WINDOW_REMOVED
from bighouse.games.prison_architect.rules.placement import free_edges
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.refusals import (
    EDGE_HAS_WINDOW,
    NO_TILE_THERE,
    NO_WINDOW_THERE,
    OUTDOOR_TILE,
    WINDOW_FACES_TILE,
)
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.words.phrases import tile_at

SIDES: Final = 4


class EditWindow(Asked):
    """What to do to one window, if anything."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [ADD_WINDOW, REMOVE_WINDOW, MOVE_WINDOW, DECLINE]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        prison = game.players[self.seat].prison
        if action == DECLINE:
            return 0
        if action != ADD_WINDOW and not any_of(prison.windows):
            return NO_WINDOW_THERE
        return 0 if action == REMOVE_WINDOW else no_edge_anywhere(prison)

    def take(self, game: PrisonArchitect, action: int) -> None:
        if action == ADD_WINDOW:
            game.do_next(AddWindow(self.seat))
        elif action == REMOVE_WINDOW:
            game.do_next(RemoveWindow(self.seat, 0))
        elif action == MOVE_WINDOW:
            game.do_next(RemoveWindow(self.seat, 1))

    def question(self, game: PrisonArchitect) -> str:
        return "Gardeners: what do you do to a window?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "windows"


def no_edge_on(prison: Prison, number: int) -> int:
    """Why a tile cannot get one more window; 0 if it can."""
    if prison.tile(number).outdoor:
        return OUTDOOR_TILE
    if free_edges(prison, number):
        return 0
    return EDGE_HAS_WINDOW if prison.windows[number] else WINDOW_FACES_TILE


def no_edge_anywhere(prison: Prison) -> int:
    """The same of all tiles together: indoor ones tell more than Outdoor ones, those with windows most."""
    why = OUTDOOR_TILE
    for number in range(len(prison.tiles)):
        here = no_edge_on(prison, number)
        if here == 0:
            return 0
        if here == EDGE_HAS_WINDOW or why == OUTDOOR_TILE:
            why = here
    return why


def any_of(masks: list[int]) -> bool:
    for mask in masks:
        if mask:
            return True
    return False


class AddWindow(Asked):
    """Which tile gets the window."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [AT + square for square in game.players[self.seat].prison.squares]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        prison = game.players[self.seat].prison
        return no_edge_on(prison, prison.at[action - AT])

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NO_TILE_THERE if AT <= action < EDGES else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        game.do_next(AddWindowAt(self.seat, action - AT))

    def question(self, game: PrisonArchitect) -> str:
        return "Gardeners: which tile gets the window?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "windows"


class AddWindowAt(Asked):
    """On which edge of it."""

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square = square

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [EDGES + (1 << side) for side in range(SIDES)]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        prison = game.players[self.seat].prison
        number = prison.at[self.square]
        if prison.windows[number] & (action - EDGES):
            return EDGE_HAS_WINDOW
        return 0 if free_edges(prison, number) & (action - EDGES) else WINDOW_FACES_TILE

    def take(self, game: PrisonArchitect, action: int) -> None:
        prison = game.players[self.seat].prison
        number = prison.at[self.square]
        prison.set_windows(number, prison.windows[number] | (action - EDGES))
        game.tell(WINDOW_ADDED, self.seat, self.square, action - EDGES)

    def args(self) -> list[int]:
        return [self.seat, self.square]

    def question(self, game: PrisonArchitect) -> str:
        return f"Gardeners: on which edge of {tile_at(game.players[self.seat].prison, self.square)}?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "windows"


class RemoveWindow(Asked):
    """From which tile the window goes; to be put elsewhere, or for good."""

    def __init__(self, seat: int, moves: int) -> None:
        super().__init__(seat)
        self.moves = moves

    def candidates(self, game: PrisonArchitect) -> list[int]:
        prison = game.players[self.seat].prison
        out: list[int] = []
        for number in range(len(prison.tiles)):
            if prison.windows[number]:
                out.append(AT + prison.squares[number])
        return out

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NO_WINDOW_THERE if AT <= action < EDGES else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        game.do_next(RemoveWindowAt(self.seat, action - AT, self.moves))

    def args(self) -> list[int]:
        return [self.seat, self.moves]

    def question(self, game: PrisonArchitect) -> str:
        return "Gardeners: from which tile do you take a window?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "windows"


class RemoveWindowAt(Asked):
    """From which edge of it."""

    def __init__(self, seat: int, square: int, moves: int) -> None:
        super().__init__(seat)
        self.square = square
        self.moves = moves

    def candidates(self, game: PrisonArchitect) -> list[int]:
        prison = game.players[self.seat].prison
        windows = prison.windows[prison.at[self.square]]
        return [EDGES + (1 << side) for side in range(SIDES) if windows >> side & 1]

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NO_WINDOW_THERE if EDGES <= action < EDGES + (1 << SIDES) else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        prison = game.players[self.seat].prison
        number = prison.at[self.square]
        if self.moves:
            game.do_next(AddWindow(self.seat))
        prison.set_windows(number, prison.windows[number] & ~(action - EDGES))
        game.tell(WINDOW_REMOVED, self.seat, self.square, action - EDGES)

    def args(self) -> list[int]:
        return [self.seat, self.square, self.moves]

    def question(self, game: PrisonArchitect) -> str:
        return f"Gardeners: from which edge of {tile_at(game.players[self.seat].prison, self.square)}?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "windows"
