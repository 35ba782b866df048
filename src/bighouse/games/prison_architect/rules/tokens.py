"""Tokens: a passive tag on a tile, one a tile, never moved (RULES.md section 6)."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR, Step
from bighouse.games.prison_architect.box.components import PASSIVE_TAGS, WILDCARD
from bighouse.games.prison_architect.rules.actions import AT, EDGES, FREE_CHOICE, TAG
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.events import TOKEN_LOST, TOKEN_PLACED
from bighouse.games.prison_architect.rules.needs import reckoned
from bighouse.games.prison_architect.rules.prison import NO_TOKEN, Prison
from bighouse.games.prison_architect.rules.quantities import holds
from bighouse.games.prison_architect.rules.refusals import HAS_TOKEN, NO_TILE_THERE
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.words.phrases import tile_at


def shown(tag: int) -> int:
    """A token as the story names it: its tag, or the number behind the tags for a free choice."""
    return FREE_CHOICE if tag == WILDCARD else tag


def takes_token(prison: Prison) -> bool:
    """Whether some tile has no token yet."""
    return NO_TOKEN in prison.tokens


def owing(prison: Prison) -> list[int]:
    """The squares of tiles whose own token is due: a condition holds, and no token lies there yet (R29)."""
    out: list[int] = []
    for number in prison.promising:
        when = prison.tile(number).token_when
        if when is not None and prison.tokens[number] == NO_TOKEN and holds(prison, reckoned(prison), when, number):
            out.append(prison.squares[number])
    return out


def put_token(game: PrisonArchitect, seat: int, square: int, tag: int) -> None:
    prison = game.players[seat].prison
    prison.put_token(prison.at[square], tag)
    game.tell(TOKEN_PLACED, seat, tag, prison.tiles[prison.at[square]], square)


class GiveToken(Step[PrisonArchitect]):
    """A token of a card, for any tile; it is lost when none can take it."""

    def __init__(self, seat: int, tag: int) -> None:
        self.seat = seat
        self.tag = tag

    def run(self, game: PrisonArchitect) -> None:
        if takes_token(game.players[self.seat].prison):
            game.do_next(PlaceToken(self.seat, self.tag))
        else:
            game.tell(TOKEN_LOST, self.seat, shown(self.tag))

    def args(self) -> list[int]:
        return [self.seat, self.tag]


class PlaceToken(Asked):
    """On which tile a token goes."""

    def __init__(self, seat: int, tag: int) -> None:
        super().__init__(seat)
        self.tag = tag

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return [AT + square for square in game.players[self.seat].prison.squares]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        prison = game.players[self.seat].prison
        return 0 if prison.tokens[prison.at[action - AT]] == NO_TOKEN else HAS_TOKEN

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NO_TILE_THERE if AT <= action < EDGES else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        if self.tag == WILDCARD:
            game.do_next(ChooseTag(self.seat, action - AT))
        else:
            put_token(game, self.seat, action - AT, self.tag)

    def args(self) -> list[int]:
        return [self.seat, self.tag]

    def question(self, game: PrisonArchitect) -> str:
        return "On which tile does the token go?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "tokens"


class OwnToken(Step[PrisonArchitect]):
    """A token of a tile goes on that tile, unless one lies there already (R29)."""

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square

    def run(self, game: PrisonArchitect) -> None:
        prison = game.players[self.seat].prison
        if prison.tokens[prison.at[self.square]] == NO_TOKEN:
            game.do_next(ChooseTag(self.seat, self.square))

    def args(self) -> list[int]:
        return [self.seat, self.square]


class OwedTokens(Step[PrisonArchitect]):
    """Tokens that tiles owe since their condition holds."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: PrisonArchitect) -> None:
        for square in owing(game.players[self.seat].prison):
            game.do_next(ChooseTag(self.seat, square))

    def args(self) -> list[int]:
        return [self.seat]


class ChooseTag(Asked):
    """Which tag a wildcard token shows."""

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square = square

    def candidates(self, game: PrisonArchitect) -> list[int]:
        return list(range(TAG, TAG + PASSIVE_TAGS))

    def take(self, game: PrisonArchitect, action: int) -> None:
        put_token(game, self.seat, self.square, action - TAG)

    def args(self) -> list[int]:
        return [self.seat, self.square]

    def question(self, game: PrisonArchitect) -> str:
        return f"Which tag does the token on {tile_at(game.players[self.seat].prison, self.square)} show?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "tokens"
