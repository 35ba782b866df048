"""The Foundation round: a first tile, or a high place in the initiative (RULES.md sections 4 and 14)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import NOT_ASKED_FOR, Step
from bighouse.games.prison_architect.box.components import NOTHING, TILE_STACKS
from bighouse.games.prison_architect.rules.actions import AREA, BUY_TILE, PASS, TILES
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.events import (
    DUEL_TURNED,
    GOVERNOR_TOOK_TILE,
    INITIATIVE_TAKEN,
    OBJECTIVE_DEALT,
    OFFER_DEALT,
    PHASE_BEGAN,
    TILE_BOUGHT,
    WHY_OTHER_TILE,
)
from bighouse.games.prison_architect.rules.refusals import NOT_OFFERED, NOTHING_TO_DRAW, STACK_NAMED, TOO_EXPENSIVE
from bighouse.games.prison_architect.rules.stacks import draw_item, is_exhausted
from bighouse.games.prison_architect.rules.state import FOUNDATION, PrisonArchitect


class Foundation(Step[PrisonArchitect]):
    """A tile of each stack is revealed; everybody buys one or passes, clockwise from a random player."""

    def run(self, game: PrisonArchitect) -> None:
        game.phase = FOUNDATION
        for seat in range(game.seats):
            for objective in game.players[seat].played:
                game.tell(OBJECTIVE_DEALT, seat, objective)
        if game.duel != NOTHING:
            game.tell(DUEL_TURNED, game.duel)
        game.tell(PHASE_BEGAN, FOUNDATION, game.week)
        if game.solo:
            game.do([NameStack(0, NO_STACK), DISCARD_LEFT])
            return
        for area in range(TILE_STACKS):
            if not is_exhausted(game, area):
                show_tile(game, area)
        first = game.rng.below(game.seats)
        steps: list[Step[PrisonArchitect]] = []
        for i in range(game.seats):
            steps.append(FirstTile((first + i) % game.seats))
        steps.append(DISCARD_LEFT)
        game.do(steps)


def show_tile(game: PrisonArchitect, area: int) -> None:
    tile = draw_item(game, area)
    game.offers[area].append(tile)
    game.recount(OFFER_DEALT, [area, 1, tile])


def revealed(game: PrisonArchitect) -> list[int]:
    """The tiles that lie in the offers."""
    out: list[int] = []
    for area in range(TILE_STACKS):
        out += game.offers[area]
    return out


def take_first_tile(game: PrisonArchitect, seat: int, tile: int) -> None:
    """Pay the minimum value; nobody bids, digs or overpays here (R5)."""
    game.offers[game.box.tiles[tile].category].remove(tile)
    player = game.players[seat]
    player.cash -= game.box.tiles[tile].cost
    player.construction.append(tile)
    game.tell(TILE_BOUGHT, seat, tile, game.box.tiles[tile].cost)


class FirstTile(Asked):
    """Buy and take the lowest free place of the initiative, or pass and take the highest."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        out = [BUY_TILE + tile for tile in revealed(game)]
        out.append(PASS)
        return out

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        if action == PASS:
            return 0
        return TOO_EXPENSIVE if game.box.tiles[action - BUY_TILE].cost > game.players[self.seat].cash else 0

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NOT_OFFERED if BUY_TILE <= action < BUY_TILE + TILES else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        seat = self.seat
        if action == PASS:
            place = game.initiative.index(NOT_TAKEN)
        else:
            take_first_tile(game, seat, action - BUY_TILE)
            place = len(game.initiative) - 1
            while game.initiative[place] != NOT_TAKEN:
                place -= 1
        game.initiative[place] = seat
        game.tell(INITIATIVE_TAKEN, seat, place + 1)

    def question(self, game: PrisonArchitect) -> str:
        return "Buy a first tile, or pass for a high place in the initiative?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "foundation"


class NameStack(Asked):
    """Alone: name two stacks, of which the top tiles are revealed; one is bought, the Governor takes the other."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [AREA + area for area in range(TILE_STACKS)]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        if is_exhausted(game, action - AREA):
            return NOTHING_TO_DRAW
        return STACK_NAMED if action - AREA == self.first else 0

    def take(self, game: PrisonArchitect, action: int) -> None:
        area = action - AREA
        if self.first == NO_STACK:
            game.do_next(NameStack(self.seat, area))
            return
        show_tile(game, self.first)
        show_tile(game, area)
        game.do_next(BuyOneOfTwo(self.seat))

    def args(self) -> list[int]:
        return [self.seat, self.first]

    def question(self, game: PrisonArchitect) -> str:
        return "Name a stack: its top tile is revealed" if self.first == NO_STACK else "Name a second stack"

    def chapter(self, game: PrisonArchitect) -> str:
        return "solo"


class BuyOneOfTwo(Asked):
    """Alone: a tile must be bought (R64)."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [BUY_TILE + tile for tile in revealed(game)]

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NOT_OFFERED if BUY_TILE <= action < BUY_TILE + TILES else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        take_first_tile(game, self.seat, action - BUY_TILE)
        [tile] = revealed(game)
        game.offers[game.box.tiles[tile].category].remove(tile)
        game.governor.tiles.append(tile)
        game.tell(GOVERNOR_TOOK_TILE, tile, WHY_OTHER_TILE)

    def question(self, game: PrisonArchitect) -> str:
        return "Which tile do you buy? The Governor takes the other"

    def chapter(self, game: PrisonArchitect) -> str:
        return "solo"


class DiscardLeft(Step[PrisonArchitect]):
    """Tiles that nobody took are discarded."""

    def run(self, game: PrisonArchitect) -> None:
        for area in range(TILE_STACKS):
            game.discards[area] += game.offers[area]
            game.offers[area] = []


NOT_TAKEN: Final = -1  # a place of the initiative
NO_STACK: Final = -1
DISCARD_LEFT: Final = DiscardLeft()
