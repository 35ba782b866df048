"""Micromanagement: once a Build phase swap two tiles or move one (RULES.md section 12, R55)."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR
from bighouse.games.prison_architect.box.components import BUILD_REARRANGE, NOTHING
from bighouse.games.prison_architect.rules.actions import AT, DECLINE, EDGES
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.events import TILE_MOVED, TILES_SWAPPED
from bighouse.games.prison_architect.rules.placement import can_move, move_refusal, moved, squares_beside
from bighouse.games.prison_architect.rules.refusals import CANNOT_MOVE, NO_TILE_THERE, NOT_ADJACENT, SQUARE_TAKEN
from bighouse.games.prison_architect.rules.sources import CARD
from bighouse.games.prison_architect.rules.state import REARRANGED, PrisonArchitect
from bighouse.games.prison_architect.words.phrases import tile_at


class MoveTile(Asked):
    """Which tile is moved, with everything on it; one that can go nowhere would waste the ability."""

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [AT + square for square in game.players[self.seat].prison.squares]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        prison = game.players[self.seat].prison
        return 0 if can_move(prison, prison.at[action - AT]) else CANNOT_MOVE

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NO_TILE_THERE if AT <= action < EDGES else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        game.players[self.seat].built |= REARRANGED
        game.do_next(MoveTileTo(self.seat, action - AT))

    def question(self, game: PrisonArchitect) -> str:
        return "Micromanagement: which tile do you move?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "bureaucracy"


class MoveTileTo(Asked):
    """To an empty square, or to one whose tile takes its place; all rules of placement hold again."""

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square = square

    def candidates(self, game: PrisonArchitect) -> list[int]:
        prison = game.players[self.seat].prison
        out = [AT + square for square in squares_beside(prison)]
        for square in prison.squares:
            if square != self.square:
                out.append(AT + square)
        out.append(DECLINE)
        return out

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        if action == DECLINE:
            return 0
        prison = game.players[self.seat].prison
        return move_refusal(prison, prison.at[self.square], action - AT)

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        if not AT <= action < EDGES:
            return NOT_ASKED_FOR
        return SQUARE_TAKEN if action - AT == self.square else NOT_ADJACENT

    def take(self, game: PrisonArchitect, action: int) -> None:
        if action == DECLINE:
            return
        prison = game.players[self.seat].prison
        number = prison.at[self.square]
        tile = prison.tiles[number]
        other = prison.at[action - AT]
        game.because(CARD, prison.giving(BUILD_REARRANGE))
        if other == NOTHING:
            game.tell(TILE_MOVED, self.seat, tile, action - AT)
        else:
            game.tell(TILES_SWAPPED, self.seat, tile, prison.tiles[other])
        game.because()
        prison.rearrange(moved(prison, number, action - AT))

    def args(self) -> list[int]:
        return [self.seat, self.square]

    def question(self, game: PrisonArchitect) -> str:
        return f"Where to with {tile_at(game.players[self.seat].prison, self.square)}? A tile there takes its place"

    def chapter(self, game: PrisonArchitect) -> str:
        return "bureaucracy"
